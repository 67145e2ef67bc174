/** The bar above the phones: whose phones are shown, and making people and groups. */

import { api } from "./api.js";
import { button, el, icon, ICONS, reconcile } from "./dom.js";
import { askForGroup, askForPerson } from "./dialogs.js";
import { userAvatar } from "./people.js";
import { speaker } from "./words.js";

/**
 * @param {any} store
 * @param {(store: any) => boolean} isSingle whether one phone is shown at a time
 */
export function createBar(store, isSingle) {
  const say = speaker(navigator.language);
  const people = el("nav", { class: "people" });
  const turn = () => store.set({ single: !store.single });
  const layout = button({ class: "quiet tool layout", onclick: turn });
  const client = button({ class: "quiet tool client", onclick: () => nextClient(store) });
  const tools = el(
    "div",
    { class: "tools" },
    tool(ICONS.alone, say("playAlone"), () => playAlone(store)),
    tool(ICONS.person, say("newPerson"), () => askForPerson(say)),
    tool(ICONS.group, say("newGroup"), () => askForGroup(store, say)),
    client,
    layout,
  );
  const sign = el("img", { src: "/static/icon.svg", alt: "" });
  const brand = el("h1", {}, sign, el("span", { text: "Nastolka" }));
  store.listen(() => {
    drawPeople(people, store, isSingle);
    drawLayout(layout, store, say);
    drawClient(client, store, say);
  });
  return el("header", { class: "bar" }, brand, people, tools);
}

const tool = (sign, text, onclick) =>
  button(
    { class: "quiet tool", title: text, "aria-label": text, onclick },
    icon(sign),
    el("span", { text }),
  );

function drawLayout(node, store, say) {
  const text = say(store.single ? "sideBySide" : "oneAtATime");
  if (node.title === text) return;
  node.title = text;
  node.setAttribute("aria-label", text);
  node.replaceChildren(icon(store.single ? ICONS.side : ICONS.one), el("span", { text }));
}

/** Telegram's clients show pictures at different sizes: clients.css. */
const CLIENTS = { iphone: "iPhone", android: "Android", desktop: "Desktop" };

function nextClient(store) {
  const all = Object.keys(CLIENTS);
  store.set({ client: all[(all.indexOf(store.client) + 1) % all.length] });
}

function drawClient(node, store, say) {
  const name = CLIENTS[store.client];
  if (node.textContent === name) return;
  node.title = say("shownAs", { name });
  node.setAttribute("aria-label", node.title);
  node.replaceChildren(icon(ICONS.phone), el("span", { text: name }));
}

/** The bot's private chat on the phone in front, and its Start, where that was not pressed yet. */
async function playAlone(store) {
  const id = frontOf(store) ?? store.world.users[0]?.id;
  if (id === undefined) return;
  const shown = [...new Set([...(store.shown ?? []), id])];
  store.set({ rooms: { ...store.rooms, [id]: `${id}/` }, shown, front: id });
  const rows = store.rows.get(id) ?? [];
  if (!rows.some((row) => row.chat.id === id && row.started)) await api.start(id);
}

function frontOf({ shown, front }) {
  return shown?.includes(front) ? front : shown?.[0];
}

/** Alone, a person's tab brings the phone to the front; side by side it shows or hides it. */
function choose(store, id, isSingle) {
  if (isSingle) return store.set({ front: id, shown: [...new Set([...store.shown, id])] });
  const isShown = store.shown.includes(id);
  const shown = isShown ? store.shown.filter((one) => one !== id) : [...store.shown, id];
  return store.set({ shown, front: id });
}

function drawPeople(node, store, isSingle) {
  const make = ({ id }) =>
    button({ class: "person", onclick: () => choose(store, id, isSingle(store)) });
  const update = (child, user) => drawPerson(child, user, store, isSingle);
  reconcile(node, store.world.users, (user) => user.id, make, update);
}

function drawPerson(node, user, store, isSingle) {
  const shown = store.shown ?? [];
  const isPressed = isSingle(store) ? user.id === frontOf(store) : shown.includes(user.id);
  const unread = (store.rows.get(user.id) ?? []).reduce((sum, row) => sum + row.unread, 0);
  const mark = JSON.stringify([user, isPressed, unread]);
  if (node.mark === mark) return;
  node.mark = mark;
  node.setAttribute("aria-pressed", String(isPressed));
  node.replaceChildren(
    userAvatar(user, "tiny"),
    el("span", { text: user.first_name }),
    unread > 0 && !isPressed ? el("span", { class: "badge", text: unread }) : "",
  );
}
