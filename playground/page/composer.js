/** Where a person writes: the text, the command menu, and the big buttons of the private chat. */

import { api } from "./api.js";
import { createCommands } from "./commands.js";
import { button, el, icon, ICONS } from "./dom.js";
import { plain } from "./html.js";
import { fullName } from "./people.js";

/** The foot of a room. */
export function createComposer(room) {
  const { device, say } = room;
  const node = el("footer", { class: "composer" });
  const writer = createWriter(room, (text, alone) => send(text, alone));
  let mode = null;

  const send = async (text, alone = false) => {
    const { chat, topic } = room.row;
    const reply_to = room.replyTo?.id;
    writer.replyTo(null);
    return device.attempt(
      api.send(device.user.id, { chat_id: chat.id, text, topic_id: topic?.id, reply_to, alone }),
    );
  };

  const draw = () => {
    const now = modeOf(room);
    if (now === mode) return;
    mode = now;
    node.replaceChildren(...(now === "write" ? writer.nodes : bigButton(now, device, say)));
  };

  return { node, draw, send, replyTo: writer.replyTo, forgetCommands: writer.forgetCommands };
}

/** What a phone shows at the bottom: start | blocked | closed | write. */
function modeOf({ row, device }) {
  if (row.chat.type === "private") {
    if (row.blocked) return "blocked";
    return row.started ? "write" : "start";
  }
  const isAdmin = row.chat.admins?.includes(device.user.id);
  return row.topic?.closed && !isAdmin ? "closed" : "write";
}

function bigButton(mode, device, say) {
  const { id } = device.user;
  if (mode === "closed") return [el("p", { class: "notice-line faint", text: say("topicClosed") })];
  if (mode === "blocked") {
    const unblock = () => device.attempt(api.block(id, false));
    return [button({ class: "big primary", text: say("unblock"), onclick: unblock })];
  }
  const start = () => device.attempt(api.start(id));
  return [button({ class: "big primary", text: say("start"), onclick: start })];
}

function createWriter(room, send) {
  const { say } = room;
  const label = { placeholder: say("message"), "aria-label": say("message") };
  const field = el("textarea", { rows: "1", maxlength: "4096", ...label });
  const commands = createCommands(room, field, send);
  const reply = el("div", { class: "replying", hidden: true });
  const submit = () => submitted(field, commands, send);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing || commands.key(event)) return;
    if (event.key === "Escape") replyTo(null);
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    submit();
  });
  const replyTo = (message) => {
    room.replyTo = message;
    drawReply(reply, message, room, () => replyTo(null));
    if (message) field.focus();
  };
  const sender = button(
    { class: "send", "aria-label": say("send"), onclick: submit },
    icon(ICONS.send),
  );
  const line = el("div", { class: "line" }, commands.button, field, sender);
  return { nodes: [commands.node, reply, line], replyTo, forgetCommands: commands.forget };
}

/** Send what is written; what the server refuses is given back. */
async function submitted(field, commands, send) {
  const text = field.value.trim();
  field.value = "";
  commands.look();
  if (text && !(await send(text))) field.value ||= text;
}

function drawReply(node, message, { say }, cancel) {
  node.hidden = !message;
  if (!message) return node.replaceChildren();
  const words = plain(message.html ?? "") || say("picture");
  return node.replaceChildren(
    icon(ICONS.reply),
    el(
      "span",
      { class: "lines" },
      el("strong", { text: fullName(message.from) }),
      el("span", { text: words }),
    ),
    button({ class: "quiet", "aria-label": say("cancel"), onclick: cancel }, icon(ICONS.close)),
  );
}
