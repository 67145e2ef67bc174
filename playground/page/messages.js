/** The messages of a chat: kept in order, scrolled as a phone scrolls them. */

import { createBubble, drawBubble } from "./bubble.js";
import { day, isNewDay } from "./clock.js";
import { el, reconcile } from "./dom.js";
import { createPane } from "./scroll.js";

/** Seconds within which messages of one person are one speech. */
const SAME_SPEECH = 300;

/** The scrolling list of a room; `room.all` is what it shows, oldest first. */
export function createMessages(room) {
  const messages = new Map();
  const options = { class: "messages", role: "log", "aria-label": room.say("messages") };
  const list = el("div", options);
  const pane = createPane(list, room.say);
  const put = (newest) => newest.forEach((message) => messages.set(message.id, message));
  const drawn = (change) => (news) => {
    change(news);
    drawAll(list, messages, room);
  };

  return {
    node: pane.node,
    all: drawn((newest) => {
      messages.clear();
      put(newest);
    }),
    arrive: drawn((newest) => {
      const fresh = newest.filter((message) => !messages.has(message.id));
      fresh.forEach((message) => pane.arrived(message.from.id === room.device.user.id));
      put(newest);
    }),
    // The stream tells everybody the same: whom a message pings was known when it came.
    edit: drawn((message) => {
      const old = messages.get(message.id);
      if (old) put([{ ...message, pings: old.pings }]);
    }),
    remove: drawn((id) => messages.delete(id)),
    isInPlace: (id) => Boolean(messages.get(id)?.replaces),
    show: (id) => list.querySelector(`[data-key="${id}"]`)?.scrollIntoView({ block: "center" }),
  };
}

function drawAll(list, messages, room) {
  const hidden = new Set([...messages.values()].map(({ replaces }) => replaces));
  room.all = [...messages.values()].filter(({ id }) => !hidden.has(id)).sort(inPlace);
  const { language } = room.device;
  const items = room.all.flatMap((message, at) => withDay(message, room.all[at - 1], language));
  const make = (item) => (item.message ? createBubble() : dayMark(item));
  const update = (node, { message, before }) => {
    if (message)
      drawBubble(node, { message, before, original: messages.get(message.reply_to), room });
  };
  reconcile(list, items, (item) => item.id, make, update);
}

/** After which id a message stands: one that only you see has none of its own. */
export const placeOf = (message) => message.beneath ?? message.id;

/** Ids of what only you see are negative: the newer the smaller, and below what all see. */
const inPlace = (one, other) => placeOf(one) - placeOf(other) || other.id - one.id;

/** Whether two messages are one speech: the name is written once. */
export const isSameSpeech = (before, message) =>
  before &&
  !before.service &&
  !message.service &&
  before.from?.id === message.from?.id &&
  message.date - before.date < SAME_SPEECH &&
  !isNewDay(before.date, message.date);

/** A message, below the name of its day when it is the first of it. */
function withDay(message, before, language) {
  const item = { id: message.id, message, before };
  if (before && !isNewDay(before.date, message.date)) return [item];
  const name = day(message.date, language);
  return [{ id: `day ${name}`, name }, item];
}

const dayMark = ({ name }) => el("p", { class: "day", text: name });
