/** Making and keeping elements. People's words only ever enter as text. */

/**
 * A new element. `text` becomes its text, `on...` a listener, the rest attributes;
 * `true` is an empty attribute, `false`, `null` and `undefined` are left out.
 * @param {string} name
 * @param {Record<string, any>} [options]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {any}
 */
export function el(name, options = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(options)) put(node, key, value);
  node.append(...children.filter(Boolean));
  return node;
}

function put(node, key, value) {
  if (key === "text") node.textContent = value ?? "";
  else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
  else if (value === true) node.setAttribute(key, "");
  else if (value !== false && value != null) node.setAttribute(key, String(value));
}

/** A button that never submits a form. */
export const button = (options, ...children) =>
  el("button", { type: "button", ...options }, ...children);

const SVG = "http://www.w3.org/2000/svg";

/** A line icon of 24 by 24, invisible to screen readers. */
export function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export const ICONS = {
  alone: "M12 3v4M5 7h14v12H5zM9 11v2M15 11v2M9 16h6M2 11v4M22 11v4",
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  down: "M5 9l7 7 7-7",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 .01 0",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  left: "M15 5l-7 7 7 7",
  more: "M12 5v.01M12 12v.01M12 19v.01",
  out: "M8 16L16 8M9 8h7v7",
  copy: "M9 9h11v11H9zM5 15V4h11",
  plus: "M12 5v14M5 12h14",
  phone: "M7 3h10v18H7zM11 18h2",
  person: "M10 4a4 4 0 1 0 .01 0M3 20c0-4 3-6 7-6s7 2 7 6M20 8v6M17 11h6",
  group:
    "M8 5a3.500 3.500 0 1 0 .01 0M2 19c0-3.500 2.500-5 6-5s6 1.500 6 5M15 5.500a3 3 0 0 1 0 6M17 14c3 .5 5 2 5 5",
  reply: "M10 7L4 12l6 5M4 12h9c4 0 7 2 7 6",
  right: "M9 5l7 7-7 7",
  send: "M4 12l16-8-6 16-3-7z",
  side: "M4 5h4v14H4zM10 5h4v14h-4zM16 5h4v14h-4z",
  one: "M8 4h8v16H8z",
  zoomIn: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M16 16l4 4M11 8v6M8 11h6",
  zoomOut: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M16 16l4 4M8 11h6",
};

/**
 * Make a parent's children follow a list, keeping the nodes of items that stay.
 * @param {Element} parent
 * @param {Array<any>} items
 * @param {(item: any) => string|number} keyOf
 * @param {(item: any) => HTMLElement} make
 * @param {(node: any, item: any, index: number) => void} [update]
 */
export function reconcile(parent, items, keyOf, make, update) {
  const old = new Map(
    [...parent.children].map((node) => [/** @type {any} */ (node).dataset.key, node]),
  );
  let place = parent.firstElementChild;
  items.forEach((item, index) => {
    const key = String(keyOf(item));
    const node = old.get(key) ?? make(item);
    old.delete(key);
    node.dataset.key = key;
    update?.(node, item, index);
    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
  });
  old.forEach((node) => node.remove());
}
