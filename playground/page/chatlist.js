/** The list of a person's chats, newest first. */

import { short } from "./clock.js";
import { button, el, reconcile } from "./dom.js";
import { plain } from "./html.js";
import { chatAvatar, chatName, fullName, roomKey } from "./people.js";
import { sentence } from "./service.js";

/** @param {import("./phone.js").Device} device */
export function createChatList(device) {
  const rows = el("nav", { class: "rows", "aria-label": device.say("chats") });
  const title = el("header", { class: "title" }, el("h2", { text: device.say("chats") }));
  const node = el("div", { class: "chatlist" }, title, rows);
  const make = (row) => button({ class: "row", onclick: () => device.open(roomKey(row)) });
  const newestFirst = (one, other) => (other.last?.date ?? 0) - (one.last?.date ?? 0);
  return {
    node,
    draw: (all) =>
      reconcile(rows, [...all].sort(newestFirst), roomKey, make, (button, row) => {
        fill(button, row, device);
      }),
  };
}

function fill(node, row, device) {
  const mark = JSON.stringify([row.last, row.unread, row.topic, row.chat.title]);
  if (node.mark === mark) return;
  node.mark = mark;
  const name = chatName(row, device.say);
  node.replaceChildren(
    chatAvatar(row, device.say),
    el("span", { class: "lines" }, heading(row, name, device), teaser(row, device)),
  );
}

function heading(row, name, { language }) {
  return el(
    "span",
    { class: "line" },
    el("strong", { text: name }),
    row.chat.is_forum && el("span", { class: "faint forum", text: row.chat.title }),
    row.last && el("time", { class: "faint", text: short(row.last.date, language) }),
  );
}

function teaser(row, { say, user }) {
  const isPinged = row.unread && row.last?.pings && row.chat.type !== "private";
  return el(
    "span",
    { class: "line" },
    el("span", { class: "teaser", text: lastWords(row, say, user) }),
    isPinged && el("span", { class: "badge ping", text: "@", "aria-hidden": "true" }),
    row.unread > 0 &&
      el("span", {
        class: "badge",
        text: row.unread,
        "aria-label": say("unread", { n: row.unread }),
      }),
  );
}

function lastWords({ last, chat }, say, user) {
  if (!last) return say("noMessages");
  if (last.service) return sentence(last, say);
  const words = plain(last.html) || (last.document?.name ?? say("picture"));
  if (chat.type === "private" && last.from.id !== user.id) return words;
  return `${last.from.id === user.id ? say("you") : fullName(last.from)}: ${words}`;
}
