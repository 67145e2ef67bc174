/** Names, colours and pictures of people and chats. */

import { el } from "./dom.js";

const TINTS = 8;

/** First and last name. */
export const fullName = (user) => [user.first_name, user.last_name].filter(Boolean).join(" ");

/** The colour class of a person or chat, the same everywhere. */
export const tint = (id) => `tint-${Math.abs(id) % TINTS}`;

/** A round picture with the first letters of a name. */
export function avatar(id, name, extra = "") {
  const letters = name.split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("");
  return el("span", { class: `avatar ${tint(id)} ${extra}`, "aria-hidden": "true", text: letters });
}

/** What a row or header calls a chat: its title, or the name of a forum's topic. */
export function chatName(row, say) {
  if (!row.chat.is_forum) return row.chat.title;
  return row.topic?.name ?? say("general");
}

/** A place in the world as one string: chat and topic. */
export const roomKey = (row) => `${row.chat.id}/${row.topic?.id ?? ""}`;
