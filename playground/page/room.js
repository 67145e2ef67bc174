/** An open chat: its header, its messages, and where one writes. */

import { api } from "./api.js";
import { createComposer } from "./composer.js";
import { el } from "./dom.js";
import { createMessages, placeOf } from "./messages.js";
import { roomKey } from "./people.js";
import { createHeader } from "./roomheader.js";

/** How many messages an opened chat shows. */
const NEWEST = 500;

/** The chat of one row of the chat list. */
export function createRoom(device, row) {
  const room = { key: roomKey(row), row, device, replyTo: null, all: [], say: device.say };
  room.messages = createMessages(room);
  room.composer = createComposer(room);
  room.header = createHeader(room);
  room.node = el(
    "div",
    { class: row.chat.type === "private" ? "room alone" : "room" },
    room.header.node,
    room.messages.node,
    room.composer.node,
  );
  // One after the other: an older answer never overtakes a newer one.
  const inOrder = queue();
  const reload = () => inOrder(async () => room.messages.all(await fetched(room)));
  const draw = (newer) => {
    room.row = newer;
    room.header.draw();
    room.composer.draw();
  };
  reload();
  return {
    key: room.key,
    node: room.node,
    draw,
    reload,
    take: (event) => take(event, room, inOrder),
  };
}

/** What the person sees here, newer than a message; to fetch is to have read. */
async function fetched({ row, device }, after) {
  const where = { chat: row.chat.id, topic: row.topic?.id, after, limit: NEWEST };
  const messages = await api.messages(device.user.id, where);
  device.store.refresh.rows(device.user.id);
  return messages;
}

const HAPPENED = {
  message: async (event, { messages, ...room }) =>
    messages.arrive(await fetched(room, placeOf(event.message) - 1)),
  edit: async (event, { messages }) => messages.edit(event.message),
  delete: async (event, { messages, ...room }) => {
    // What it stood in the place of is seen again, as it is by now.
    if (messages.isInPlace(event.message_id)) messages.all(await fetched(room));
    else messages.remove(event.message_id);
  },
};

function take(event, room, inOrder) {
  if (event.kind === "commands") room.composer.forgetCommands();
  if (!isHere(event, room.row) || !isFor(event, room.device.user)) return;
  if (event.kind in HAPPENED) inOrder(() => HAPPENED[event.kind](event, room));
  if (event.kind === "typing") room.header.typing();
  if (event.kind === "message") room.header.calm();
}

const isHere = (event, row) =>
  event.chat_id === row.chat.id && (event.topic_id ?? null) === (row.topic?.id ?? null);

/** What is ephemeral is told to one person. */
const isFor = (event, user) => (event.only ?? user.id) === user.id;

/** Work done strictly in the order it was asked for; what fails is left to the next reload. */
function queue() {
  let last = Promise.resolve();
  return (work) => (last = last.then(work).catch(() => {}));
}
