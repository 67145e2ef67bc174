/** Names, colours and pictures of people and chats. */

import { el } from "./dom.js";

const TINTS = 8;

/** First and last name. */
export const fullName = (user) => [user.first_name, user.last_name].filter(Boolean).join(" ");

/** The colour class of a person, chat or topic, the same everywhere. */
export function tint(key) {
  let sum = 0;
  for (const letter of String(key)) sum = (sum * 31 + letter.charCodeAt(0)) % 1009;
  return `tint-${sum % TINTS}`;
}

/** A round picture with the first letters of a name; the bot has its own sign. */
export function avatar(key, name, { size = "", isBot = false } = {}) {
  const look = { class: `avatar ${tint(key)} ${size}`, "aria-hidden": "true" };
  if (isBot) return el("img", { ...look, src: "/static/icon.svg", alt: "" });
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("");
  return el("span", { ...look, text: letters.toLocaleUpperCase() });
}

/** The picture of a user. */
export const userAvatar = (user, size) =>
  avatar(user.id, fullName(user), { size, isBot: user.is_bot });

/** The picture of a chat or topic as its chat list row has it. */
export const chatAvatar = (row, say, size) =>
  avatar(roomKey(row), chatName(row, say), { size, isBot: row.chat.type === "private" });

/** What a row or header calls a chat: its title, or the name of a topic. */
export function chatName(row, say) {
  if (row.chat.type === "private") return row.topic?.name ?? row.chat.title;
  if (!row.chat.is_forum) return row.chat.title;
  return row.topic?.name ?? say("general");
}

/** A place in the world as one string: chat and topic. */
export const roomKey = (row) => `${row.chat.id}/${row.topic?.id ?? ""}`;
