/** The head of an open chat: the way back, its name, what the bot is doing, its settings. */

import { openSettings } from "./chatsettings.js";
import { button, el, icon, ICONS } from "./dom.js";
import { chatAvatar, chatName, fullName } from "./people.js";

/** Milliseconds for which "typing" is shown (core.telegram.org/bots/api#sendchataction). */
const TYPING = 5000;

/** `typing` and `calm` begin and end the sign that the bot is busy. */
export function createHeader(room) {
  const parts = {
    name: el("strong", { class: "name" }),
    status: el("span", { class: "faint" }),
    picture: el("span", { class: "picture" }),
  };
  let timer = 0;
  const draw = () => drawParts(parts, room, timer !== 0);
  const calm = () => {
    clearTimeout(timer);
    timer = 0;
    draw();
  };
  const typing = () => {
    clearTimeout(timer);
    timer = setTimeout(calm, TYPING);
    draw();
  };
  return { node: frame(parts, room), draw, typing, calm };
}

function frame({ name, status, picture }, room) {
  const { device, say } = room;
  const back = () => device.open(null);
  const open = () => openSettings(room);
  const lines = el("span", { class: "lines" }, name, status);
  return el(
    "header",
    { class: "title" },
    button({ class: "quiet", "aria-label": say("back"), onclick: back }, icon(ICONS.back)),
    button({ class: "chat", "aria-label": say("settings"), onclick: open }, picture, lines),
    button({ class: "quiet", "aria-label": say("menu"), onclick: open }, icon(ICONS.more)),
  );
}

function drawParts({ name, status, picture }, { row, say, device }, isTyping) {
  const title = chatName(row, say);
  if (name.textContent !== title) picture.replaceChildren(chatAvatar(row, say, "small"));
  name.textContent = title;
  const bot = fullName(device.store.world.bot);
  status.textContent = isTyping ? say("typing", { name: bot }) : subtitle(row, say);
}

function subtitle({ chat, topic }, say) {
  if (chat.type === "private") return topic ? `${chat.title} · ${say("bot")}` : say("bot");
  const members = say("members", { n: chat.members.length });
  return chat.is_forum ? `${chat.title} · ${members}` : members;
}
