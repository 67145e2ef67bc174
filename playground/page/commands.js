/** The bot's command menu: opened by its button or by a slash at the beginning of a text. */

import { api } from "./api.js";
import { button, el } from "./dom.js";

/** The menu above a text field. `key` tells whether it took a key press. */
export function createCommands(room, field, send) {
  const { say } = room;
  const label = { "aria-label": say("commands") };
  const node = el("div", { class: "commands", role: "listbox", ...label, hidden: true });
  const opener = button({ class: "quiet slash", ...label, "aria-expanded": "false", text: "/" });
  const menu = { known: [], chosen: 0, shown: [] };

  const draw = (shown) => {
    menu.shown = shown;
    menu.chosen = Math.min(menu.chosen, Math.max(0, shown.length - 1));
    node.hidden = !shown.length;
    opener.setAttribute("aria-expanded", String(shown.length > 0));
    node.replaceChildren(...lines(menu, pick));
  };
  const pick = (command) => {
    field.value = "";
    draw([]);
    send(address(command, room), command.ephemeral);
  };
  const look = async () => draw(await fitting(field.value, menu, room));
  field.addEventListener("input", look);
  opener.addEventListener("click", async () => draw(node.hidden ? await known(menu, room) : []));
  return {
    node,
    button: opener,
    look,
    key: (event) => take(event, menu, draw, pick),
    forget: () => void (menu.known = []),
  };
}

/** The commands that begin like the text, as long as it is one word. */
async function fitting(text, menu, room) {
  const typed = text.match(/^\/(\w*)$/);
  if (!typed) return [];
  const all = await known(menu, room);
  return all.filter(({ command }) => command.startsWith(typed[1].toLowerCase()));
}

/** An empty menu is not kept: a bot that has just been started fills it soon. */
async function known(menu, { device, row }) {
  if (menu.known.length) return menu.known;
  menu.known = (await device.attempt(api.commands(device.user.id, row.chat.id))) ?? [];
  return menu.known;
}

/** In a group a command is addressed to its bot, as phones do it. */
const address = ({ command }, { row, device }) =>
  row.chat.type === "private" ? `/${command}` : `/${command}@${device.store.world.bot.username}`;

const lines = ({ shown, chosen }, pick) =>
  shown.map((command, index) => line(command, index === chosen, pick));

function line({ command, description, ephemeral }, isChosen, pick) {
  const choose = () => pick({ command, ephemeral });
  return button(
    { role: "option", "aria-selected": String(isChosen), onclick: choose },
    el("strong", { text: `/${command}` }),
    el("span", { class: "faint", text: description }),
  );
}

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

function take(event, menu, draw, pick) {
  const { shown } = menu;
  if (!shown.length) return false;
  if (event.key in STEPS)
    menu.chosen = (menu.chosen + STEPS[event.key] + shown.length) % shown.length;
  else if (event.key === "Enter" || event.key === "Tab") pick(shown[menu.chosen]);
  else if (event.key !== "Escape") return false;
  event.preventDefault();
  if (event.key in STEPS) draw(shown);
  if (event.key === "Escape") draw([]);
  return true;
}
