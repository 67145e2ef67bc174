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
