/** A panel over a phone's screen, closed by its cross or Escape. */

import { button, el, icon, ICONS } from "./dom.js";

/**
 * Open a panel; the focus goes into it and comes back.
 * @param {Element} host what it covers
 * @param {{title: string, label: string, say: Function, closed?: () => void}} options
 */
export function openPanel(host, { title, label, say, closed }) {
  const before = document.activeElement;
  const body = el("div", { class: "sheet-body" });
  const close = () => {
    closed?.();
    node.remove();
    before?.focus({ preventScroll: true });
  };
  const closer = button(
    { class: "quiet", "aria-label": say("close"), onclick: close },
    icon(ICONS.close),
  );
  const head = el("header", { class: "title" }, el("h2", { text: title }), closer);
  const node = el("div", { class: "sheet", role: "dialog", "aria-label": label }, head, body);
  node.addEventListener("keydown", (event) => event.key === "Escape" && close());
  host.append(node);
  closer.focus({ preventScroll: true });
  return { body, close };
}
