/** The messages of a chat: kept in order, scrolled as a phone scrolls them. */

import { createBubble, drawBubble } from "./bubble.js";
import { day, isNewDay } from "./clock.js";
import { button, el, icon, ICONS, reconcile } from "./dom.js";

const NEAR = 60;
const SAME_SPEECH = 300;

/** The scrolling list of a room. */
export function createMessages(room) {
  const { say } = room;
  const messages = new Map();
  const list = el("div", { class: "messages", role: "log", "aria-label": say("messages") });
  const scroller = el("div", { class: "scroller", tabindex: "0" }, list);
  const chip = createChip(say, () => scroll.toBottom());
  const scroll = keepAtBottom(scroller, list, chip);

  const draw = () => {
    const inOrder = [...messages.values()].sort((one, other) => one.id - other.id);
    room.all = inOrder;
    const items = inOrder.flatMap((message, index) => withDay(message, inOrder[index - 1], room.device.language));
    reconcile(list, items, (item) => item.id, (item) => (item.message ? createBubble() : dayMark(item)), (node, item) => {
      if (item.message) drawBubble(node, { ...item, original: messages.get(item.message.reply_to), room });
    });
  };

  return {
    node: el("div", { class: "paper" }, scroller, chip.node),
    all: (newest) => {
      messages.clear();
      newest.forEach((message) => messages.set(message.id, message));
      draw();
    },
    arrive: (newest) => {
      const fresh = newest.filter((message) => !messages.has(message.id));
      newest.forEach((message) => messages.set(message.id, message));
      fresh.forEach((message) => scroll.arrived(message.from.id === room.device.user.id));
      draw();
    },
    // The stream tells everybody the same: whom a message pings was known when it came.
    edit: (message) => {
      const old = messages.get(message.id);
      if (old) messages.set(message.id, { ...message, pings: old.pings });
      draw();
    },
    remove: (id) => {
      messages.delete(id);
      draw();
    },
    show: (id) => list.querySelector(`[data-key="${id}"]`)?.scrollIntoView({ block: "center" }),
  };
}

/** Whether two messages are one speech: the name is written once. */
export const isSameSpeech = (before, message) =>
  before && !before.service && !message.service && before.from?.id === message.from?.id &&
  message.date - before.date < SAME_SPEECH && !isNewDay(before.date, message.date);

/** A message, below the name of its day when it is the first of it. */
function withDay(message, before, language) {
  const item = { id: message.id, message, before };
  if (before && !isNewDay(before.date, message.date)) return [item];
  const name = day(message.date, language);
  return [{ id: `day ${name}`, name }, item];
}

const dayMark = ({ name }) => el("p", { class: "day", text: name });

/** Stay at the newest message unless the person has scrolled up. */
function keepAtBottom(scroller, list, chip) {
  let isStuck = true;
  let news = 0;
  const toBottom = () => {
    isStuck = true;
    news = 0;
    scroller.scrollTop = scroller.scrollHeight;
    chip.draw(isStuck, news);
  };
  scroller.addEventListener("scroll", () => {
    const distance = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    isStuck = distance < NEAR;
    if (isStuck) news = 0;
    chip.draw(isStuck, news);
  }, { passive: true });
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
