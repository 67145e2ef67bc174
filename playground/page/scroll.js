/** Staying at the newest message unless the person has scrolled up. */

import { button, el, icon, ICONS } from "./dom.js";

/** Pixels from the end that still count as being there. */
const NEAR = 60;

/**
 * A scrolling pane around a list.
 * @param {HTMLElement} list
 * @param {(key: string, values?: object) => string} say
 * @returns {{node: HTMLElement, arrived: (isMine: boolean) => void}} `arrived` is called before
 *   a new message is drawn
 */
export function createPane(list, say) {
  const scroller = el("div", { class: "scroller", tabindex: "0" }, list);
  const chip = createChip(say, () => pane.toBottom());
  const pane = keepAtBottom(scroller, list, chip);
  return { node: el("div", { class: "paper" }, scroller, chip.node), arrived: pane.arrived };
}

function keepAtBottom(scroller, list, chip) {
  let isStuck = true;
  let news = 0;
  const toBottom = () => {
    isStuck = true;
    news = 0;
    scroller.scrollTop = scroller.scrollHeight;
    chip.draw(isStuck, news);
  };
  let top = 0;
  scroller.addEventListener("scroll", () => {
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    // Far from the end is not scrolled up: the list may have grown since we went to its end.
    if (isAtEnd || scroller.scrollTop < top) isStuck = isAtEnd;
    top = scroller.scrollTop;
    if (isStuck) news = 0;
    chip.draw(isStuck, news);
  });
  const watcher = new ResizeObserver(() => isStuck && toBottom());
  watcher.observe(list);
  watcher.observe(scroller);
  const arrived = (isMine) => {
    if (isMine) isStuck = true;
    else if (!isStuck) news += 1;
    chip.draw(isStuck, news);
  };
  return { toBottom, arrived };
}

function createChip(say, onclick) {
  const count = el("span", { class: "badge" });
  const node = button({ class: "chip", hidden: true, onclick }, icon(ICONS.down), count);
  const draw = (isStuck, news) => {
    node.hidden = isStuck;
    count.hidden = news === 0;
    count.textContent = news;
    node.setAttribute("aria-label", news ? say("newMessages", { n: news }) : say("toBottom"));
  };
  return { node, draw };
}
