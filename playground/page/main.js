/** The page: a bar for the world, the phones below it, and the stream that keeps them true. */

import { createBar } from "./bar.js";
import { el, reconcile } from "./dom.js";
import { follow } from "./live.js";
import { createPhone } from "./phone.js";
import { concerned, createStore, refreshWorld } from "./store.js";
import { createViewer } from "./viewer.js";

const CHANGES = new Set(["message", "edit", "delete"]);
const NARROW = matchMedia("(max-width: 759px)");

function start() {
  const store = createStore();
  const phones = new Map();
  const viewer = createViewer();
  const stage = el("main", { class: "stage" });
  document.body.append(createBar(store, isSingle), stage, viewer.node);

  const draw = () => {
    document.body.classList.toggle("single", isSingle(store));
    document.body.classList.toggle("offline", !store.isOnline);
    document.body.dataset.client = store.client;
    reconcile(
      stage,
      visible(store),
      (user) => user.id,
      (user) => phoneOf(user).node,
    );
    phones.forEach((phone, id) => phone.draw(visible(store).some((user) => user.id === id)));
  };

  const phoneOf = (user) => {
    if (!phones.has(user.id)) phones.set(user.id, createPhone(user.id, store, viewer));
    return phones.get(user.id);
  };

  store.listen(draw);
  NARROW.addEventListener("change", draw);
  follow(tellers(store, phones));
}

/** One phone at a time: chosen, or forced by a narrow window. */
const isSingle = (store) => store.single || NARROW.matches;

function visible(store) {
  const users = store.world.users.filter((user) => store.shown?.includes(user.id));
  if (!isSingle(store)) return users;
  return [users.find((user) => user.id === store.front) ?? users[0]].filter(Boolean);
}

function tellers(store, phones) {
  const reload = async () => {
    await refreshWorld(store);
    phones.forEach((phone) => phone.reload());
  };
  return {
    opened: () => {
      store.set({ isOnline: true });
      reload().catch(() => {});
    },
    lost: () => store.set({ isOnline: false }),
    event: (event) => {
      if (event.kind === "reset") return void reload().catch(() => {});
      if (event.kind === "chat" || event.kind === "user") store.refresh.world();
      else if (CHANGES.has(event.kind)) concerned(store, event.chat_id).forEach(store.refresh.rows);
      phones.forEach((phone) => phone.take(event));
    },
  };
}

start();
