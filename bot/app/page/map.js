/** A map that is dragged, pinched and tapped: images and buttons on one layer that moves. */

import { el } from "./dom.js";

const FAR = 0.03;
const NEAR = 2.5;
const DRAG = 8;
const TWICE = 300;
const STEP = 60;
const RIM = 20;
/** Pixels that stay free below a map for the tabs of lenses, and on all sides. */
const LENSES = 44;
const FREE = 10;
/** Pixels of paper beside a map and above it, where it is drawn on a sheet; the least share of the room that this takes. */
const HEM = [6, 20];
const TALL = 0.94;
/** Pixels of the nearest piece that stay in sight, wherever a map is moved. */
const SIGHT = 40;
/** Pixels of a place that is seen well, of one that is still seen, and round a finger where one is meant. */
const SEEN = 26;
const LEAST = 16;
const FINGER = 28;
const KEYS = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** A map in a node. */
export function createMap(node) {
  const layer = el("div", { class: "layer", "aria-hidden": "true" });
  const sheet = el("i", { class: "sheet" });
  let pieces = new Map();
  const at = { x: 0, y: 0, k: 0 };
  let bounds = [0, 0, 1, 1];
  let lying = [];
  let offered = [];
  let isFlat = false;
  /** Whether the ground of a picture goes on below it. */
  let isOpen = false;
  let size = [0, 0];
  /** How near the whole map is shown at most, as long as nobody has moved it. */
  let fitted = 0;
  node.tabIndex = 0;
  node.append(layer);
  /** How far a piece is out of sight: to the right, down. */
  const missing = ([left, top, right, bottom]) => {
    const beyond = (start, end, most) => Math.max(0, SIGHT - end) || Math.min(0, most - SIGHT - start);
    return [
      beyond(left * at.k + at.x, right * at.k + at.x, size[0]),
      beyond(top * at.k + at.y, bottom * at.k + at.y, size[1]),
    ];
  };
  const move = (eased = false) => {
    const ways = lying.map(missing);
    const [dx, dy] = ways.reduce((a, b) => (Math.hypot(...b) < Math.hypot(...a) ? b : a), ways[0] ?? [0, 0]);
    at.x += dx;
    at.y += dy;
    layer.classList.toggle("eased", eased);
    layer.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.k})`;
    layer.style.setProperty("--k", at.k);
    node.parentNode.classList.toggle("away", !isWhole());
  };
  /** Whether all of the map is seen. */
  const isWhole = () => {
    const [left, top, right, bottom] = bounds.map((side) => side * at.k);
    return left + at.x > -1 && top + at.y > -1 && right + at.x < size[0] + 1 && bottom + at.y < size[1] + 1;
  };
  const zoom = (by, x = size[0] / 2, y = size[1] / 2, eased = false) => {
    fitted = 0;
    const k = Math.min(NEAR, Math.max(FAR, at.k * by));
    at.x = x - ((x - at.x) * k) / at.k;
    at.y = y - ((y - at.y) * k) / at.k;
    at.k = k;
    move(eased);
  };
  const pan = (dx, dy, eased = false) => {
    fitted = 0;
    at.x += dx;
    at.y += dy;
    move(eased);
  };
  /** Take in how much room there is: a whole map fills it anew, else what is in the middle stays there. */
  const measure = () => {
    const [width, height] = size;
    size = [node.clientWidth, node.clientHeight];
    const [wider, higher] = [size[0] - width, size[1] - height];
    if (!at.k || !(wider || higher)) return;
    if (fitted) show(bounds, fitted);
    else pan(wider / 2, higher / 2);
  };
  new ResizeObserver(measure).observe(node);
  /** The part of the node in which a map lies: left, top, right, bottom. */
  const room = () => {
    const free = isFlat ? 0 : FREE;
    return [free, free / 2, size[0] - free, size[1] - LENSES - free / 2];
  };
  const fitting = (box) => {
    const [width, height] = extent(room());
    const [wide, high] = extent(box);
    return Math.min(width / wide, height / high);
  };
  const show = (box, nearest, eased = false) => {
    const [left, top, right, bottom] = box;
    fitted = box === bounds ? nearest : 0;
    at.k = Math.max(FAR, Math.min(fitting(box), nearest));
    at.x = (size[0] - (left + right) * at.k) / 2;
    at.y = isOpen ? -top * at.k : (size[1] - LENSES - (top + bottom) * at.k) / 2;
    move(eased);
  };
  const whole = () => show(bounds, 1, true);
  /** The sheet on which a map is drawn, as it lies on the table when all of it is seen. */
  const paper = () => {
    const k = fitting(bounds);
    const [left, top, right, bottom] = bounds;
    const high = Math.max(HEM[1] / k, ((size[1] - LENSES) * TALL / k - (bottom - top)) / 2);
    const box = [left - HEM[0] / k, top - high, right + HEM[0] / k, bottom + high];
    Object.assign(sheet.style, placeOf(box));
    return sheet;
  };

  /** Lay out what there is; what lies there already is kept. */
  const draw = async ({ flat = false, ground, onSheet = false, faces = [], lights = [], placed = [], glows = [], lasts = [], slots = [], places = [], high = 0 }) => {
    const used = new Map();
    const keep = (key, make, style) => {
      const piece = used.get(key) ?? pieces.get(key) ?? make();
      Object.assign(piece.style, style);
      used.set(key, piece);
      return piece;
    };
    const frame = (box, name) => keep(`${name} ${box}`, () => el("i", { class: name }), placeOf(box));
    const corners = [];
    node.style.setProperty("--ground", ground ? `url("${ground}")` : "none");
    node.classList.toggle("table", onSheet);
    const put = ([number, x, y, strength]) => {
      const [name, src, left, top, width, height] = faces[number];
      const box = [x + left, y + top, x + left + width, y + top + height];
      const piece = keep(
        `${name} ${x} ${y}`,
        () => imageOf(src),
        { ...placeOf(box), opacity: strength / 100 },
      );
      if (piece.src !== src) piece.src = src; // what was small is seen until this has come
      return box;
    };
    lights.forEach(put);
    for (const box of slots) frame(box, "slot");
    corners.push(...placed.map(put));
    lying = [...corners];
    corners.push(...slots);
    for (const box of glows) frame(box, "glow");
    for (const box of lasts) frame(box, "last");
    for (const { x, y, r, ink, fill, ring, label, picked } of places) {
      corners.push([x - r, y - r, x + r, y + r]);
      const place = keep(`place ${x} ${y} ${label}`, () => el("b", { class: "place", text: label }), {
        left: `${x}px`,
        top: `${y}px`,
      });
      place.style.setProperty("--r", `${r}px`);
      place.style.setProperty("--ink", ink);
      place.style.setProperty("--fill", fill);
      place.style.setProperty("--ring", ring);
      place.classList.toggle("picked", picked);
    }
    offered = places;
    isFlat = flat;
    isOpen = high > 0;
    await null; // images begin to load, and so to be decoded, before the page is laid out
    measure();
    bounds = around(corners, flat ? 0 : RIM);
    if (high) bounds[3] = high; // below it there is only ground
    if (!at.k && corners.length) show(bounds, 0.5);
    pieces = used;
    layer.replaceChildren(...(onSheet ? [paper()] : []), ...used.values());
  };

  /** Choose the place that is meant: the nearest one, for a finger is larger than it is. */
  const tap = ({ x, y }) => {
    const far = (place) => Math.hypot(place.x * at.k + at.x - x, place.y * at.k + at.y - y);
    const [nearest] = [...offered].sort((one, other) => far(one) - far(other));
    if (nearest && far(nearest) < Math.max(FINGER, nearest.r * at.k)) nearest.onclick();
  };

  /** Have the whole map be seen, where places of this radius are still seen there; else parts of it, near enough. */
  const reveal = (boxes, r) => {
    if (!boxes.length) return undefined;
    if (2 * r * fitting(bounds) >= LEAST) return show(bounds, NEAR, true);
    const box = around(boxes);
    const k = Math.min(fitting(box), Math.max(at.k, SEEN / 2 / r));
    if (k !== at.k) return show(box, k, true);
    const [left, top, right, bottom] = room();
    const into = (least, most, start, end) => Math.max(0, least - start) || Math.min(0, most - end);
    const [x, y, endX, endY] = box.map((side, index) => side * k + (index % 2 ? at.y : at.x));
    return pan(into(left, right, x, endX), into(top, bottom, y, endY), true);
  };

  listen(node, { zoom, pan, whole, tap });
  return {
    draw,
    reveal,
    whole,
    zoom: (by) => zoom(by, undefined, undefined, true),
    forget: () => (at.k = 0),
  };
}

function imageOf(src) {
  const image = el("img", { src, alt: "", draggable: "false", decoding: "async" });
  image.decode().catch(() => {}); // nothing is seen in its place
  return image;
}

const extent = ([left, top, right, bottom]) => [right - left, bottom - top];

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
function listen(node, { zoom, pan, whole, tap }) {
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
    if (isTwice) zoom(2, now.x, now.y, true);
    last = isTwice ? { time: 0, x: 0, y: 0 } : now;
  };
  node.addEventListener("pointerup", lift);
  node.addEventListener("pointercancel", lift);
  // A finger that has dragged the map taps nothing.
  node.addEventListener("click", (event) => dragged < DRAG && tap(here(event)));
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
