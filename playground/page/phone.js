/** One person's phone: the chat list or an open chat, and what lies over them. */

import { api } from "./api.js";
import { openApp } from "./app.js";
import { createChatList } from "./chatlist.js";
import { button, el, icon, ICONS } from "./dom.js";
import { chooseGroup } from "./groupchoice.js";
import { placeOf } from "./links.js";
import { createOverlay } from "./overlay.js";
import { fullName, roomKey, userAvatar } from "./people.js";
import { createRoom } from "./room.js";
import { LANGUAGES, speaker, spoken } from "./words.js";

/**
 * @typedef {object} Device what the parts of a phone share
 * @property {any} user whose phone it is
 * @property {any} store
 * @property {any} viewer shows pictures large
 * @property {Element} screen what panels cover
 * @property {any} overlay
 * @property {string} language
 * @property {(key: string, values?: object) => string} say
 * @property {Set<string>} pending presses that wait for an answer
 * @property {(text: string) => void} toast
 * @property {(text: string) => void} alert
 * @property {(key: string|null) => void} open go to a chat, or back to the list
 * @property {(url: string) => void} follow
 * @property {(work: Promise<any>) => Promise<any>} attempt shows a refusal as a toast
 */

/** A phone; `draw` follows the store, `take` an event, `reload` a new connection. */
export function createPhone(userId, store, viewer) {
  const device = createDevice(userId, store, viewer);
  const { screen, overlay } = device;
  const list = createChatList(device);
  const node = el("section", phoneOptions(device), owner(device), screen, overlay.node);
  let room = null;
  let wasVisible = false;

  const draw = (isVisible) => {
    const rows = store.rows.get(userId);
    const isNew = !wasVisible;
    wasVisible = isVisible && Boolean(rows);
    if (!wasVisible) return;
    const row = rows.find((one) => roomKey(one) === openKey(store, userId, rows));
    if (!row) room = null;
    else if (room?.key !== roomKey(row)) room = createRoom(device, row);
    else if (isNew) room.reload();
    list.draw(rows);
    room?.draw(row);
    show(screen, room?.node ?? list.node);
    overlay.announce(device, rows, room?.key);
  };

  return {
    node,
    draw,
    reload: () => wasVisible && room?.reload(),
    take: (event) => wasVisible && room?.take(event),
  };
}

function createDevice(userId, store, viewer) {
  const user = store.world.users.find(({ id }) => id === userId);
  const language = spoken(user.language_code);
  const say = speaker(language);
  const overlay = createOverlay(say);
  const device = {
    user,
    store,
    viewer,
    overlay,
    language,
    say,
    screen: el("div", { class: "screen" }),
    pending: new Set(),
    toast: overlay.toast,
    alert: overlay.alert,
    open: (key) => store.set({ rooms: { ...store.rooms, [userId]: key } }),
    follow: (url) => device.attempt(go(device, url)),
    attempt: (work) => work.catch((error) => overlay.toast(error.message)),
  };
  return device;
}

/** Follow a link: into the bot's private chat, to a message, or out of the playground. */
async function go(device, url) {
  const place = placeOf(url, device.store.world.bot);
  if (!place) return void window.open(url, "_blank", "noopener");
  if (place.kind === "message") return device.open(`${place.chat}/${place.topic ?? ""}`);
  if (place.kind === "app") return openApp(device, { start: place.payload });
  if (place.kind === "startgroup") return chooseGroup(device, place.payload);
  device.open(`${device.user.id}/`);
  if (place.kind === "start") await api.start(device.user.id, place.payload);
}

/** The chat that is open: the remembered one, or the first group on the very first visit. */
function openKey(store, userId, rows) {
  const remembered = store.rooms[userId];
  if (remembered !== undefined) return moved(store, remembered);
  const group = rows.find((row) => row.chat.type !== "private" && !row.chat.is_forum);
  return group ? roomKey(group) : null;
}

/** A group that became a supergroup goes on under another id. */
function moved(store, key) {
  const chat = store.world.chats.find(({ id }) => key === `${id}/`);
  return chat?.migrated_to ? `${chat.migrated_to}/` : key;
}

const phoneOptions = ({ user, language }) => ({
  class: "phone",
  lang: language,
  "data-user": user.id,
  "aria-label": fullName(user),
});

function owner(device) {
  const { user, store, say } = device;
  const hide = () => store.set({ shown: store.shown.filter((id) => id !== user.id) });
  return el(
    "header",
    { class: "owner" },
    userAvatar(user, "tiny"),
    el("strong", { text: fullName(user) }),
    el("span", { class: "faint", text: LANGUAGES[device.language] }),
    el("span", { class: "connection", role: "status", text: say("reconnecting") }),
    button(
      { class: "quiet hide", "aria-label": say("hidePhone"), onclick: hide },
      icon(ICONS.close),
    ),
  );
}

function show(screen, node) {
  if (screen.firstChild !== node) screen.replaceChildren(node);
}
