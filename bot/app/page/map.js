/** A map that is dragged, pinched and tapped: images and buttons on one layer that moves. */

import { button, el } from "./dom.js";

const FAR = 0.08;
const NEAR = 2.5;
const DRAG = 8;
const TWICE = 300;
const STEP = 60;
const RIM = 60;
const TOOLS = 60;
const KEYS = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** A map in a node. */
export function createMap(node) {
  const layer = el("div", { class: "layer" });
  const pieces = new Map();
  const at = { x: 0, y: 0, k: 0 };
  let bounds = [0, 0, 1, 1];
  node.tabIndex = 0;
  node.append(layer);

  const move = () => {
    layer.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.k})`;
    layer.style.setProperty("--k", at.k);
  };
  const zoom = (by, x = node.clientWidth / 2, y = node.clientHeight / 2) => {
    const k = Math.min(NEAR, Math.max(FAR, at.k * by));
    at.x = x - ((x - at.x) * k) / at.k;
    at.y = y - ((y - at.y) * k) / at.k;
    at.k = k;
    move();
  };
  const pan = (dx, dy) => {
    at.x += dx;
    at.y += dy;
    move();
  };
  const show = ([left, top, right, bottom], nearest) => {
    const [width, height] = [node.clientWidth - TOOLS, node.clientHeight];
    const k = Math.min(width / (right - left), height / (bottom - top), nearest);
    at.k = Math.max(FAR, k);
    at.x = (width - (left + right) * at.k) / 2;
    at.y = (height - (top + bottom) * at.k) / 2;
    move();
  };

  /** Lay out what there is; what lies there already is kept. */
  const draw = ({ faces, placed, glows, places }) => {
    const used = new Set();
    const keep = (key, make, style) => {
      if (!pieces.has(key)) pieces.set(key, make());
      const piece = pieces.get(key);
      Object.assign(piece.style, style);
      used.add(key);
      layer.append(piece);
      return piece;
    };
    const corners = [];
    for (const [number, x, y, strength] of placed) {
      const [src, left, top, width, height] = faces[number];
      const box = [x + left, y + top, x + left + width, y + top + height];
      corners.push(box);
      keep(
        `${src} ${x} ${y}`,
        () => el("img", { src, alt: "", draggable: "false", decoding: "async" }),
        { ...placeOf(box), opacity: strength / 100 },
      );
    }
    for (const box of glows) keep(`glow ${box}`, () => el("i", { class: "glow" }), placeOf(box));
    for (const { x, y, r, label, says, picked, onclick } of places) {
      corners.push([x - r, y - r, x + r, y + r]);
      const place = keep(`place ${x} ${y} ${label}`, () => button({ class: "place", text: label }), {
        left: `${x}px`,
        top: `${y}px`,
      });
      place.style.setProperty("--r", `${r}px`);
      place.setAttribute("aria-label", says);
      place.setAttribute("aria-pressed", String(picked));
      place.onclick = onclick;
    }
    for (const [key, piece] of pieces) {
      if (used.has(key)) continue;
      piece.remove();
      pieces.delete(key);
    }
    bounds = around(corners);
    if (!at.k && corners.length) show(bounds, 0.5);
  };

  listen(node, { zoom, pan, whole: () => show(bounds, 1) });
  /** Have parts of the map be seen, with some room around them; all of it, where that is needed. */
  const reveal = (boxes) => {
    const [left, top, right, bottom] = around(boxes, 0).map((side) => side * at.k);
    const { clientWidth: width, clientHeight: height } = node;
    if (right - left + 2 * RIM > width || bottom - top + 2 * RIM > height) return show(bounds, at.k);
    const into = (start, end, room) => Math.max(0, RIM - start) || Math.min(0, room - RIM - end);
    return pan(into(left + at.x, right + at.x, width), into(top + at.y, bottom + at.y, height));
  };

  return { draw, zoom, reveal, whole: () => show(bounds, 1), forget: () => (at.k = 0) };
}

const placeOf = ([left, top, right, bottom]) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});

function around(boxes, rim = RIM) {
  const side = (index, choose, by) => choose(...boxes.map((box) => box[index])) + by;
  return [
    side(0, Math.min, -rim),
    side(1, Math.min, -rim),
    side(2, Math.max, rim),
    side(3, Math.max, rim),
  ];
}

/** Fingers, a mouse, keys. */
function listen(node, { zoom, pan, whole }) {
  const fingers = new Map();
  let dragged = 0;
  let last = { time: 0, x: 0, y: 0 };
  const here = ({ clientX, clientY }) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spread = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = (all) => ({
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  });

  node.addEventListener("pointerdown", (event) => {
    if (!fingers.size) dragged = 0;
    fingers.set(event.pointerId, here(event));
  });
  node.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, here(event));
    const after = [...fingers.values()];
    const [from, to] = [middle(before), middle(after)];
    dragged += Math.hypot(to.x - from.x, to.y - from.y);
    if (after.length > 1) {
      dragged = DRAG;
      zoom(spread(after) / spread(before), to.x, to.y);
    }
    if (dragged < DRAG) return;
    if (event.isTrusted) node.setPointerCapture(event.pointerId);
    pan(to.x - from.x, to.y - from.y);
  });
  const lift = (event) => {
    if (!fingers.delete(event.pointerId) || event.type !== "pointerup" || dragged >= DRAG) return;
    const now = { time: event.timeStamp, ...here(event) };
    const isTwice = now.time - last.time < TWICE && spread([now, last]) < 4 * DRAG;
    if (isTwice && !event.target.closest("button")) zoom(2, now.x, now.y);
    last = isTwice ? { time: 0, x: 0, y: 0 } : now;
  };
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  // A finger that has dragged the map taps nothing.
  node.addEventListener("click", (event) => dragged >= DRAG && event.stopPropagation(), true);
  node.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { x, y } = here(event);
      zoom(2 ** (-event.deltaY / 300), x, y);
    },
    { passive: false },
  );
  node.addEventListener("keydown", (event) => {
    if (KEYS[event.key]) pan(...KEYS[event.key]);
    else if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") whole();
    else return;
    event.preventDefault();
  });
}
