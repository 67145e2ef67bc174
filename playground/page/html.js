/** Formatted text: the server's HTML is rebuilt from the few allowed elements, never inserted. */

import { button, el } from "./dom.js";

const PLAIN = new Set(["b", "i", "u", "s", "code", "pre"]);
const LINK = /^(https?|tg|mailto|tel):/i;

/**
 * The nodes for a piece of HTML; unknown elements leave only their text.
 * @param {string} source
 * @param {{say: (key: string) => string, language: string}} device whose phone it is read on
 * @returns {DocumentFragment}
 */
export function formatted(source, device) {
  const parsed = new DOMParser().parseFromString(source, "text/html");
  const fragment = document.createDocumentFragment();
  fragment.append(...rebuilt(parsed.body, device));
  return fragment;
}

/** The text of a piece of HTML on one line, spoilers hidden: for lists and quotes. */
export const plain = (source) => unmarked(source).replace(/\s+/g, " ").trim();

/** The text of a piece of HTML in its lines, spoilers hidden. */
export function unmarked(source) {
  const parsed = new DOMParser().parseFromString(source, "text/html");
  parsed.querySelectorAll("tg-spoiler").forEach((node) => {
    node.textContent = node.textContent.replace(/\S/g, "•");
  });
  return parsed.body.textContent;
}

function rebuilt(parent, device) {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.data)];
    return node.nodeType === Node.ELEMENT_NODE ? element(node, device) : [];
  });
}

function element(node, device) {
  const { say, language } = device;
  const name = node.localName;
  if (name === "script" || name === "style") return [];
  const children = rebuilt(node, device);
  if (PLAIN.has(name)) return [el(name, {}, ...children)];
  if (name === "br") return [el("br")];
  if (name === "a") return [link(node, children)];
  if (name === "time") return [moment(node, children, language)];
  if (name === "tg-spoiler") return [spoiler(children, say)];
  if (name === "blockquote") return [quote(node.hasAttribute("expandable"), children, say)];
  return children;
}

function link(node, children) {
  const { user, command } = node.dataset;
  if (user) return el("span", { class: "mention", "data-user": user }, ...children);
  if (command !== undefined) return button({ class: "command" }, ...children);
  const href = node.getAttribute("href") ?? "";
  if (!LINK.test(href)) return el("span", {}, ...children);
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

/** A moment in the reader's own time and language, as far as its format asks for it. */
function moment(node, children, language) {
  const { unix, format } = node.dataset;
  if (!/^\d+$/.test(unix ?? "")) return el("span", {}, ...children);
  const date = new Date(Number(unix) * 1000);
  const text = localTime(date, format ?? "", language);
  return el("time", { datetime: date.toISOString() }, ...(text ? [text] : children));
}

function localTime(date, format, language) {
  if (format === "r") return relative(date, language);
  const has = (letter) => format.includes(letter);
  const options = {
    ...(has("w") && { weekday: "short" }),
    ...((has("d") || has("D")) && { day: "numeric", month: has("D") ? "long" : "short" }),
    ...(has("D") && { year: "numeric" }),
    ...((has("t") || has("T")) && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    ...(has("T") && { second: "2-digit" }),
  };
  return format ? date.toLocaleString(language, options) : "";
}

function relative(date, language) {
  const minutes = Math.round((date - Date.now()) / 60_000);
  const words = new Intl.RelativeTimeFormat(language);
  if (Math.abs(minutes) < 90) return words.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 36
    ? words.format(hours, "hour")
    : words.format(Math.round(hours / 24), "day");
}

function spoiler(children, say) {
  const show = () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
  };
  const node = button(
    { class: "spoiler", "aria-label": say("hidden"), onclick: show },
    ...children,
  );
  return node;
}

function quote(isExpandable, children, say) {
  if (!isExpandable) return el("blockquote", {}, ...children);
  const text = el("div", { class: "clamped" }, ...children);
  const toggle = button({ class: "expand", "aria-expanded": "false" });
  const label = (isOpen) => {
    toggle.textContent = isOpen ? "▴" : "▾";
    toggle.setAttribute("aria-label", say(isOpen ? "less" : "more"));
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  label(false);
  toggle.addEventListener("click", () => label(text.classList.toggle("open")));
  // Only a laid out text knows whether it is longer than its clamp.
  requestAnimationFrame(() => {
    toggle.hidden = text.isConnected && text.scrollHeight <= text.clientHeight + 1;
  });
  return el("blockquote", { class: "expandable" }, text, toggle);
}
