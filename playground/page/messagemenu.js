/** What one can do with a message: reply, copy, delete. */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { plain } from "./html.js";

/** Open the menu of a message over its bubble; a second tap closes it. */
export function openMessageMenu(event, node, message, room) {
  if (message.service || event.target.closest("a, img")) return;
  event.preventDefault();
  const open = node.querySelector(".menu");
  document.querySelectorAll(".message .menu").forEach((menu) => menu.remove());
  if (open) return;
  const menu = el("div", { class: "menu", role: "menu" }, ...choices(message, room));
  const close = () => menu.remove();
  menu.addEventListener("click", close);
  menu.addEventListener("keydown", (press) => press.key === "Escape" && close());
  menu.addEventListener("focusout", (change) => menu.contains(change.relatedTarget) || close());
  node.append(menu);
  menu.querySelector("button").focus({ preventScroll: true });
}

function choices(message, room) {
  const { device, say } = room;
  const copy = () => navigator.clipboard.writeText(plain(message.html ?? "")).catch(() => {});
  const remove = () => device.attempt(api.remove(device.user.id, message.chat_id, message.id));
  const isMine = message.from?.id === device.user.id;
  return [
    !message.only_you && item(say("reply"), () => room.composer.replyTo(message)),
    message.html && item(say("copyText"), copy),
    isMine && item(say("delete"), remove),
  ].filter(Boolean);
}

const item = (text, onclick) => button({ role: "menuitem", text, onclick });
