/** Formatted text: the server's HTML is rebuilt from the few allowed elements, never inserted. */

import { button, el } from "./dom.js";

const PLAIN = new Set(["b", "i", "u", "s", "code", "pre"]);
const LINK = /^(https?|tg|mailto|tel):/i;

/**
 * The nodes for a piece of HTML; unknown elements leave only their text.
 * @param {string} source
 * @param {(key: string) => string} say words of the page
 * @returns {DocumentFragment}
 */
export function formatted(source, say) {
  const parsed = new DOMParser().parseFromString(source, "text/html");
  const fragment = document.createDocumentFragment();
  fragment.append(...rebuilt(parsed.body, say));
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

function rebuilt(parent, say) {
  return [...parent.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.data)];
    return node.nodeType === Node.ELEMENT_NODE ? element(node, say) : [];
  });
}

function element(node, say) {
  const name = node.localName;
  if (name === "script" || name === "style") return [];
  const children = rebuilt(node, say);
  if (PLAIN.has(name)) return [el(name, {}, ...children)];
  if (name === "br") return [el("br")];
  if (name === "a") return [link(node, children)];
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
  const toggle = button({ class: "expand", "aria-expanded": "false", text: say("more") });
  toggle.addEventListener("click", () => {
    const isOpen = text.classList.toggle("open");
    toggle.setAttribute("aria-expanded", String(isOpen));
    toggle.textContent = say(isOpen ? "less" : "more");
  });
  // Only a laid out text knows whether it is longer than its clamp.
  requestAnimationFrame(() => {
    toggle.hidden = text.isConnected && text.scrollHeight <= text.clientHeight + 1;
  });
  return el("blockquote", { class: "expandable" }, text, toggle);
}
