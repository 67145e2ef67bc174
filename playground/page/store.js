/** What the page knows of the world and which phones it shows. */

import { api } from "./api.js";

const MEMORY = "nastolka.playground";
const SHOWN_AT_FIRST = 3;
const CALM = 60;
const FORGOTTEN = { shown: null, single: false, client: "iphone", rooms: {} };

/** A value that tells its listeners when it changes. */
export function createStore() {
  const listeners = new Set();
  const store = {
    world: { bot: null, users: [], chats: [] },
    /** @type {Map<number, Array<any>>} chat list of each person */
    rows: new Map(),
    isOnline: true,
    isLoaded: false,
    ...remembered(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      Object.assign(store, change);
      remember(store);
      listeners.forEach((listener) => listener());
    },
  };
  store.refresh = calmly(store);
  return store;
}

function remembered() {
  try {
    return { ...FORGOTTEN, ...JSON.parse(localStorage.getItem(MEMORY)) };
  } catch {
    return { ...FORGOTTEN };
  }
}

function remember({ shown, single, client, rooms }) {
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ shown, single, client, rooms }));
  } catch {
    // A browser that keeps nothing for us still plays.
  }
}

/** Fetch people and chats anew, then everybody's chat list. */
export async function refreshWorld(store) {
  const world = await api.world();
  const ids = world.users.map((user) => user.id);
  const kept = (store.shown ?? ids.slice(0, SHOWN_AT_FIRST)).filter((id) => ids.includes(id));
  store.set({ world, shown: kept.length ? kept : ids.slice(0, SHOWN_AT_FIRST) });
  await Promise.all(ids.map((id) => refreshRows(store, id)));
  store.set({ isLoaded: true });
}

async function refreshRows(store, user) {
  const rows = await api.chats(user);
  store.rows.set(user, rows);
  store.set({});
}

/** Refreshers that gather a burst into one request; a lost one is made good on reconnection. */
function calmly(store) {
  const timers = new Map();
  const after = (key, work) => {
    if (timers.has(key)) return;
    const run = () => {
      timers.delete(key);
      work().catch(() => {});
    };
    timers.set(key, setTimeout(run, CALM));
  };
  return {
    world: () => after("world", () => refreshWorld(store)),
    rows: (user) => after(user, () => refreshRows(store, user)),
  };
}

/** Whom a change in a chat concerns. */
export function concerned(store, chatId) {
  const chat = store.world.chats.find(({ id }) => id === chatId); // private ones are not listed
  const ids = store.world.users.map((user) => user.id);
  return chat?.members
    ? ids.filter((id) => chat.members.includes(id))
    : ids.filter((id) => id === chatId);
}
