/** Pictures, animations and documents inside a bubble. */

import { button, el, icon, ICONS } from "./dom.js";
import { plain, unmarked } from "./html.js";

const ALT = 160;
const KILO = 1024;

/** Show what a message carries; a new picture takes the old one's place when it is decoded. */
export function drawMedia(slot, message, room) {
  const media = message.photo ?? message.animation ?? message.document;
  const mark = JSON.stringify([media ?? null, message.html]);
  if (slot.mark === mark) return;
  const wasPhoto = slot.kind === "photo";
  slot.mark = mark;
  slot.kind = message.photo ? "photo" : "other";
  slot.hidden = !media;
  if (!media) slot.replaceChildren();
  else if (!message.photo) slot.replaceChildren(other(slot, message, room));
  else if (wasPhoto) swap(slot, message, room);
  else slot.replaceChildren(photo(slot, message, room));
}

/** All pictures of a list of messages, for leafing through. */
export const picturesOf = (messages, say) =>
  messages
    .filter((message) => message.photo)
    .map((message) => ({
      id: message.id,
      image: { src: message.photo.url, alt: altOf(message, say) },
      caption: unmarked(message.html ?? ""),
    }));

function altOf(message, say) {
  const words = plain(message.html ?? "");
  return words ? say("pictureOf", { text: words.slice(0, ALT) }) : say("picture");
}

function photo(slot, message, room) {
  const node = button({ class: "photo" }, el("img", { loading: "lazy", decoding: "async" }));
  dress(slot, node, message, room);
  node.firstChild.src = message.photo.url;
  return node;
}

/** Size, words and behaviour of a picture, apart from its bytes. */
function dress(slot, node, message, room) {
  const { width, height, spoiler } = message.photo;
  shape(slot, width, height);
  node.firstChild.alt = altOf(message, room.say);
  node.classList.toggle("veiled", Boolean(spoiler) && !node.unveiled);
  node.onclick = () => {
    if (!node.classList.contains("veiled"))
      return room.device.viewer.open(picturesOf(room.all, room.say), message.id, room.say);
    node.unveiled = true;
    return node.classList.remove("veiled");
  };
}

async function swap(slot, message, room) {
  const next = new Image();
  next.src = message.photo.url;
  await next.decode().catch(() => {});
  const node = slot.querySelector(".photo");
  const isCurrent = slot.mark === JSON.stringify([message.photo, message.html]);
  if (!node || !isCurrent) return;
  dress(slot, node, message, room);
  next.alt = node.firstChild.alt;
  if (node.firstChild.src !== next.src) node.firstChild.replaceWith(next);
}

function other(slot, message, room) {
  if (!message.animation) return file(message.document);
  const { url, width, height, mime } = message.animation;
  const film = moving(url, mime, altOf(message, room.say));
  shape(slot, width || 1, height || 1);
  return film;
}

/** Tell the stylesheet how a picture is shaped: clients fit it into a box, see clients.css. */
function shape(slot, width, height) {
  const node = slot.closest(".message");
  node.style.setProperty("--ratio", String(width / height));
  node.toggleAttribute("data-tall", height > width);
}

/** A GIF is a picture; an MP4 plays by itself, silently, again and again, as in Telegram's apps. */
function moving(url, mime, alt) {
  if (mime !== "video/mp4") return el("img", { class: "film", src: url, alt });
  const film = el("video", { class: "film", src: url, "aria-label": alt, playsinline: "" });
  Object.assign(film, { autoplay: true, loop: true, muted: true, controls: true });
  return film;
}

function file({ url, name, size }) {
  return el(
    "a",
    { class: "file", href: url, download: name },
    el("span", { class: "sign" }, icon(ICONS.file)),
    el(
      "span",
      { class: "lines" },
      el("strong", { text: name }),
      el("span", { class: "faint", text: `${Math.max(1, Math.round(size / KILO))} KB` }),
    ),
  );
}
