/** An open chat: its header, its messages, and where one writes. */

import { api } from "./api.js";
import { openSettings } from "./chatsettings.js";
import { createComposer } from "./composer.js";
import { button, el, icon, ICONS } from "./dom.js";
import { createMessages } from "./messages.js";
import { chatAvatar, chatName, fullName, roomKey } from "./people.js";

const NEWEST = 500;
const TYPING = 5000;

/** The chat of one row of the chat list. */
export function createRoom(device, row) {
  const room = { key: roomKey(row), row, device, replyTo: null, say: device.say };
  room.messages = createMessages(room);
  room.composer = createComposer(room);
  const header = createHeader(room);
  room.node = el("div", { class: "room" }, header.node, room.messages.node, room.composer.node);
  const inOrder = queue();

  // One after the other: an older answer never overtakes a newer one. To fetch is to have read.
  const fetched = async (options) => {
    const messages = await api.messages(device.user.id, { ...placeOf(room.row), limit: NEWEST, ...options });
    device.store.refresh.rows(device.user.id);
    return messages;
  };
  const reload = () => inOrder(async () => room.messages.all(await fetched({})));
  const arrive = (id) => inOrder(async () => room.messages.arrive(await fetched({ after: id - 1 })));

  const take = (event) => {
    if (event.kind === "commands") room.composer.forgetCommands();
    if (!isHere(event, room.row)) return;
    if (event.kind === "message") arrive(event.message.id);
    if (event.kind === "edit") inOrder(async () => room.messages.edit(event.message));
    if (event.kind === "delete") inOrder(async () => room.messages.remove(event.message_id));
    if (event.kind === "typing") header.typing();
    if (event.kind === "message") header.calm();
  };

  const draw = (newer) => {
    room.row = newer;
    header.draw();
    room.composer.draw();
  };

  reload();
  return { key: room.key, node: room.node, draw, take, reload };
}

const placeOf = (row) => ({ chat: row.chat.id, topic: row.topic?.id });

const isHere = (event, row) =>
  event.chat_id === row.chat.id && (event.topic_id ?? null) === (row.topic?.id ?? null);

/** Work done strictly in the order it was asked for; what fails is left to the next reload. */
function queue() {
  let last = Promise.resolve();
  return (work) => (last = last.then(work).catch(() => {}));
}

function createHeader(room) {
  const { device, say } = room;
  const title = el("strong", { class: "name" });
  const status = el("span", { class: "faint" });
  const picture = el("span", { class: "picture" });
  const open = () => openSettings(room);
  const node = el(
    "header",
    { class: "title" },
    button({ class: "quiet", "aria-label": say("back"), onclick: () => device.open(null) }, icon(ICONS.back)),
    button({ class: "chat", "aria-label": say("settings"), onclick: open },
      picture, el("span", { class: "lines" }, title, status)),
    button({ class: "quiet", "aria-label": say("menu"), onclick: open }, icon(ICONS.more)),
  );
  let timer = 0;
  const draw = () => {
    const name = chatName(room.row, say);
    if (title.textContent !== name) picture.replaceChildren(chatAvatar(room.row, say, "small"));
    title.textContent = name;
    status.textContent = timer ? say("typing", { name: fullName(device.store.world.bot) }) : subtitle(room);
  };
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
  return { node, draw, typing, calm };
}

function subtitle({ row, say }) {
  if (row.chat.type === "private") return say("bot");
  const members = say("members", { n: row.chat.members.length });
  return row.chat.is_forum ? `${row.chat.title} · ${members}` : members;
}
