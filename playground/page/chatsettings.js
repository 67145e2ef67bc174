/** The settings of a chat: members, rights, topics, the bot's stay. */

import { api } from "./api.js";
import { button, el, icon, ICONS } from "./dom.js";
import { chatName, fullName, userAvatar } from "./people.js";
import { openPanel } from "./sheet.js";

/** Open the settings over a room; they follow the world until they are closed. */
export function openSettings(room) {
  const { device, say } = room;
  const title = chatName(room.row, say);
  const panel = openPanel(room.node, {
    title,
    label: say("settings"),
    say,
    closed: () => forget(),
  });
  const about = room.row.chat.type === "private" ? aboutBot : aboutGroup;
  const draw = () => redraw(panel.body, about(room, panel.close));
  const forget = device.store.listen(draw);
  draw();
}

/** Show new contents unless they are the same: a list that is being read stays. */
function redraw(body, nodes) {
  const fresh = el("div", {}, ...nodes.filter(Boolean));
  if (body.mark === fresh.innerHTML) return;
  body.mark = fresh.innerHTML;
  body.replaceChildren(...fresh.childNodes);
}

function aboutBot({ device, row, say }, close) {
  const { blocked, started } = row;
  const change = () => {
    close();
    device.attempt(api.block(device.user.id, !blocked));
  };
  const text = say(blocked ? "unblock" : "block");
  return [
    row.topic && deleteTopic(device, row, say, close),
    started && button({ class: blocked ? "" : "danger", text, onclick: change }),
  ];
}

/** A person may do that in their own chat with the bot; the bot is not told. */
function deleteTopic(device, { chat, topic }, say, close) {
  const gone = () => {
    close();
    device.open(null);
    device.attempt(api.changeTopic(chat.id, topic.id, { deleted: true }));
  };
  return button({ class: "danger", text: say("deleteTopic"), onclick: gone });
}

function aboutGroup(room, close) {
  const { device, row, say } = room;
  const { chat, topic } = row;
  const { bot, users } = device.store.world;
  const members = users.filter((user) => chat.members.includes(user.id));
  const others = users.filter((user) => !chat.members.includes(user.id));
  const act = (work) => () => device.attempt(work());
  const isBotHere = chat.members.includes(bot.id);
  return [
    ...[...members, ...(isBotHere ? [bot] : [])].map((user) => memberLine(user, chat, say, device)),
    !isBotHere &&
      button({ text: say("returnBot"), onclick: act(() => api.addMember(chat.id, bot.id)) }),
    others.length > 0 && el("h3", { text: say("addMember") }),
    ...others.map((user) =>
      button(
        { onclick: act(() => api.addMember(chat.id, user.id)) },
        icon(ICONS.plus),
        fullName(user),
      ),
    ),
    ...topicButtons(topic, chat, say, act),
    chat.is_forum && topicForm(chat, device, say),
    chat.type === "group" &&
      button({ text: say("upgrade"), onclick: () => (close(), act(() => api.migrate(chat.id))()) }),
  ];
}

function topicButtons(topic, chat, say, act) {
  if (!topic) return [];
  const change = act(() => api.changeTopic(chat.id, topic.id, { closed: !topic.closed }));
  return [button({ text: say(topic.closed ? "reopenTopic" : "closeTopic"), onclick: change })];
}

function memberLine(user, chat, say, device) {
  const isAdmin = chat.admins.includes(user.id);
  const turn = () => device.attempt(api.setAdmin(chat.id, user.id, !isAdmin));
  const remove = () => device.attempt(api.removeMember(chat.id, user.id));
  const name = fullName(user);
  return el(
    "div",
    { class: "member" },
    userAvatar(user, "small"),
    el(
      "span",
      { class: "lines" },
      el("strong", { text: name }),
      isAdmin && el("span", { class: "faint", text: say("admin") }),
    ),
    button({ class: "small", text: say(isAdmin ? "demote" : "promote"), onclick: turn }),
    button(
      { class: "small danger", "aria-label": `${say("removeMember")}: ${name}`, onclick: remove },
      icon(ICONS.close),
    ),
  );
}

function topicForm(chat, device, say) {
  const name = el("input", {
    placeholder: say("topicName"),
    "aria-label": say("topicName"),
    maxlength: "128",
    required: true,
  });
  const form = el(
    "form",
    { class: "inline" },
    name,
    el("button", { type: "submit", text: say("newTopic") }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    device.attempt(api.newTopic(chat.id, name.value.trim()));
    name.value = "";
  });
  return form;
}
