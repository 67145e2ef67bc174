/** Making elements. */

/** An element; `on…` are listeners, `text` is what it says. */
export function el(tag, { text, ...options } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(options)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(name, value);
  }
  if (text !== undefined) node.textContent = text;
  node.append(...children);
  return node;
}

/** A button. */
export const button = (options, ...children) => el("button", { type: "button", ...options }, ...children);

const SVG = "http://www.w3.org/2000/svg";

/** A small drawing of lines in a square of 24. */
export function icon(lines) {
  const node = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  node.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", lines);
  node.append(path);
  return node;
}
