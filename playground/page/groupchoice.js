/** A link that brings the bot into a group (core.telegram.org/bots/features#deep-linking). */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { fullName } from "./people.js";
import { openPanel } from "./sheet.js";

/** Let the person choose a group; the bot is added and told "/start payload" there. */
export function chooseGroup(device, payload) {
  const { say, store, screen } = device;
  const title = say("chooseGroup", { name: fullName(store.world.bot) });
  const panel = openPanel(screen, { title, label: title, say });
  const enter = (chat) => {
    panel.close();
    device.open(`${chat.id}/`);
    device.attempt(bringBot(device, chat, payload));
  };
  const groups = groupsOf(store.rows.get(device.user.id));
  panel.body.append(
    ...groups.map((chat) => button({ text: chat.title, onclick: () => enter(chat) })),
    groups.length ? "" : el("p", { class: "faint", text: say("noGroups") }),
  );
}

/** A forum has a row for each topic, but is one group. */
const groupsOf = (rows) => [
  ...new Map(
    rows.filter(({ chat }) => chat.type !== "private").map(({ chat }) => [chat.id, chat]),
  ).values(),
];

function bringBot({ user, store }, chat, payload) {
  const { bot } = store.world;
  if (!chat.members.includes(bot.id))
    return api.addMember(chat.id, bot.id, { by: user.id, payload });
  return api.send(user.id, { chat_id: chat.id, text: `/start@${bot.username} ${payload}`.trim() });
}
