/** What lies over a phone's screen: toasts, alerts, and notices of messages in other chats. */

import { button, el } from "./dom.js";
import { plain } from "./html.js";
import { chatAvatar, chatName, fullName, roomKey } from "./people.js";

const TOAST = 3500;
const NOTICE = 5000;

/** The layer over one phone. */
export function createOverlay(say) {
  const toasts = el("div", { class: "toasts", role: "status" });
  const notices = el("div", { class: "notices" });
  const node = el("div", { class: "overlay" }, notices, toasts);
  const newest = new Map();

  return {
    node,
    toast: (text) => passing(toasts, el("div", { class: "toast", text }), TOAST),
    alert: (text) => node.append(alertBox(text, say)),
    announce: (device, rows, openKey) => {
      const news = rows.filter((row) => isNews(newest, row, device, openKey));
      news.forEach((row) => passing(notices, notice(device, row), NOTICE));
    },
  };
}

function passing(place, node, milliseconds) {
  place.replaceChildren(node);
  setTimeout(() => node.remove(), milliseconds);
}

/** Whether a row's last message came after the first look, unread, with sound, from another. */
function isNews(newest, row, device, openKey) {
  const key = roomKey(row);
  const before = newest.get(key);
  const id = row.last?.id ?? 0;
  newest.set(key, id);
  if (before === undefined || id <= before || key === openKey || !row.unread) return false;
  return !row.last.silent && !row.last.service && row.last.from?.id !== device.user.id;
}

function notice(device, row) {
  const { say } = device;
  const name = chatName(row, say);
  const node = button(
    { class: "notice", onclick: () => (node.remove(), device.open(roomKey(row))) },
    chatAvatar(row, say, "small"),
    el(
      "span",
      { class: "lines" },
      el("strong", { text: name }),
      el("span", { text: newsOf(row, say) }),
    ),
  );
  return node;
}

function newsOf({ chat, last }, say) {
  const words = plain(last.html) || say("picture");
  return chat.type === "private" ? words : `${fullName(last.from)}: ${words}`;
}

function alertBox(text, say) {
  const before = document.activeElement;
  const close = () => {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const ok = button({ class: "primary", text: say("ok"), onclick: close });
  const card = el("div", { class: "card" }, el("p", { text }), ok);
  const box = el(
    "div",
    { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-label": text },
    card,
  );
  box.addEventListener("keydown", (event) => event.key === "Escape" && close());
  requestAnimationFrame(() => ok.focus());
  return box;
}
