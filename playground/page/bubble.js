/** One message. Its parts are replaced only when they change: edits neither flicker nor jump. */

import { time } from "./clock.js";
import { button, el, icon, ICONS } from "./dom.js";
import { formatted, plain } from "./html.js";
import { drawKeyboard } from "./keyboard.js";
import { drawMedia } from "./media.js";
import { openMessageMenu } from "./messagemenu.js";
import { isSameSpeech } from "./messages.js";
import { drawPoll } from "./poll.js";
import { fullName, tint, userAvatar } from "./people.js";
import { sentence } from "./service.js";

const PARTS = { from: "div", quote: "div", media: "div", poll: "div", text: "div", only: "div" };

/** An empty message; `drawBubble` fills it. */
export function createBubble() {
  const parts = Object.entries(PARTS).map(([name, element]) =>
    el(element, { class: name, hidden: true }),
  );
  const bubble = el("div", { class: "bubble" }, ...parts);
  return el(
    "article",
    { class: "message" },
    bubble,
    el("div", { class: "keyboard", hidden: true }),
  );
}

/**
 * Make a bubble show a message.
 * @param {any} node
 * @param {{message: any, before: any, original: any, room: any}} scene
 *   the message, the one above it, the one it replies to, and where it is
 */
export function drawBubble(node, scene) {
  if (isSameScene(node.scene, scene)) return;
  node.scene = scene;
  node.className = kindOf(scene);
  const [bubble, keyboard] = node.children;
  const [from, quote, media, poll, text, only] = bubble.children;
  const { message, original, room } = scene;
  part(from, nameOf(scene), writeName);
  part(quote, message.reply_to && [original?.id, original?.html, original?.from], () => [
    quoted(scene),
  ]);
  part(text, words(message), () => written(scene));
  part(only, message.only_you && room.say("onlyYou"), (words) => [icon(ICONS.eye), words]);
  drawMedia(media, message, room);
  drawPoll(poll, message, room);
  drawKeyboard(keyboard, message, room);
  node.oncontextmenu = (event) => openMessageMenu(event, node, message, room);
}

const isSameScene = (old, scene) =>
  old &&
  old.message === scene.message &&
  old.before === scene.before &&
  old.original === scene.original;

function kindOf({ message, before, room }) {
  const classes = ["message"];
  if (message.service) return "message service";
  classes.push(message.from?.id === room.device.user.id ? "own" : "other");
  if (!isSameSpeech(before, message)) classes.push("first");
  if (message.pings && room.row.chat.type !== "private") classes.push("pings");
  if (message.only_you) classes.push("private");
  if (message.photo || message.animation) classes.push("pictured");
  return classes.join(" ");
}

/** Fill a part when what it shows has changed; an empty one is hidden. */
function part(slot, content, make) {
  const mark = JSON.stringify(content ?? null);
  if (slot.mark === mark) return;
  slot.mark = mark;
  slot.hidden = !content;
  slot.replaceChildren(...(content ? make(content) : []));
}

/** Whose name stands above: only in groups, only at the beginning of a speech. */
function nameOf({ message, before, room }) {
  const isShown = room.row.chat.type !== "private" && message.from?.id !== room.device.user.id;
  if (!isShown || message.service || isSameSpeech(before, message)) return null;
  return { user: message.from, bot: message.from.is_bot && room.say("bot") };
}

const writeName = ({ user, bot }) =>
  [
    userAvatar(user, "tiny"),
    el("strong", { class: `ink ${tint(user.id)}`, text: fullName(user) }),
    bot && el("span", { class: "faint", text: bot }),
  ].filter(Boolean);

function quoted({ message, original, room }) {
  const open = () => room.messages.show(message.reply_to);
  const name = original?.from ? fullName(original.from) : "";
  const words = original ? plain(original.html) || room.say("picture") : "…";
  const color = original?.from ? tint(original.from.id) : "";
  return button(
    { class: `reply ${color}`, onclick: open },
    el("strong", { text: name }),
    el("span", { text: words }),
  );
}

const words = ({ html, service, date, edit_date: edited, via_bot: via }) => [
  html,
  service,
  date,
  edited,
  via,
];

function written({ message, room }) {
  const { device, say } = room;
  if (message.service) return [el("span", { text: sentence(message, say) })];
  const words = formatted(message.html ?? "", device);
  bindLinks(words, message, room);
  const edited = message.edit_date ? `${say("edited")} ` : "";
  const via = message.via_bot
    ? `${say("viaBot", { name: `@${device.store.world.bot.username}` })} `
    : "";
  const meta = button({
    class: "meta",
    title: say("menu"),
    text: via + edited + time(message.date, device.language),
  });
  meta.addEventListener("click", (event) =>
    openMessageMenu(event, meta.closest(".message"), message, room),
  );
  return [words, meta];
}

/** Links go where a phone would go; commands in a text are sent when tapped. */
function bindLinks(words, message, room) {
  words.querySelectorAll("a[href]").forEach((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      room.device.follow(link.getAttribute("href"));
    });
  });
  words.querySelectorAll("button.command").forEach((command) => {
    command.addEventListener("click", () => room.composer.send(command.textContent));
  });
  words.querySelectorAll(".mention").forEach((mention) => {
    mention.classList.toggle("me", Number(mention.dataset.user) === room.device.user.id);
  });
}
