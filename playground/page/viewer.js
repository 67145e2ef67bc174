/** Pictures large: leaf with the arrows, zoom with the wheel, two fingers or a double tap, drag. */

import { button, el, icon, ICONS } from "./dom.js";
import { watchGestures } from "./gestures.js";

const STEP = 1.5;
const LARGEST = 8;
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/** The one viewer of the page. `open(pictures, id, say)` starts at the picture of that message;
 * a picture is {id, image: {src, alt}, caption}. */
export function createViewer() {
  const picture = el("img", { class: "large", draggable: "false" });
  const caption = el("p", { class: "caption" });
  const node = el("dialog", { class: "viewer" });
  const look = createLook(picture);
  const shown = { pictures: [], index: 0 };

  const leaf = (step) => {
    const index = shown.index + step;
    if (!shown.pictures[index]) return;
    shown.index = index;
    look.reset();
    Object.assign(picture, shown.pictures[index].image);
    caption.textContent = shown.pictures[index].caption;
    node.querySelector(".previous").hidden = index === 0;
    node.querySelector(".next").hidden = index === shown.pictures.length - 1;
  };

  const open = (pictures, id, say) => {
    shown.pictures = pictures;
    shown.index = pictures.findIndex((one) => one.id === id);
    node.setAttribute("aria-label", say("picture"));
    node.replaceChildren(picture, caption, ...controls(node, look, leaf, say));
    leaf(0);
    node.showModal();
  };

  node.addEventListener("keydown", (event) => event.key in KEYS && leaf(KEYS[event.key]));
  node.addEventListener("click", (event) => event.target === node && node.close());
  watchGestures(node, picture, look);
  return { node, open };
}

function controls(node, look, leaf, say) {
  const make = (name, word, sign, onclick) =>
    button({ class: `control ${name}`, "aria-label": say(word), onclick }, icon(sign));
  return [
    make("previous", "previous", ICONS.left, () => leaf(-1)),
    make("next", "next", ICONS.right, () => leaf(1)),
    make("larger", "zoomIn", ICONS.zoomIn, () => look.zoom(STEP)),
    make("smaller", "zoomOut", ICONS.zoomOut, () => look.zoom(1 / STEP)),
    make("closer", "close", ICONS.close, () => node.close()),
  ];
}

/** Scale and shift of the picture; distances in CSS pixels. */
function createLook(picture) {
  const look = { scale: 1, x: 0, y: 0 };
  const draw = () => {
    picture.style.transform = `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
    picture.classList.toggle("zoomed", look.scale > 1);
  };
  const zoom = (factor, x = 0, y = 0) => {
    const scale = Math.min(LARGEST, Math.max(1, look.scale * factor));
    const ratio = scale / look.scale;
    // The point under the finger stays where it is; x and y are seen from the middle.
    look.x = scale === 1 ? 0 : x - (x - look.x) * ratio;
    look.y = scale === 1 ? 0 : y - (y - look.y) * ratio;
    look.scale = scale;
    draw();
  };
  const move = (x, y) => {
    if (look.scale === 1) return;
    look.x += x;
    look.y += y;
    draw();
  };
  const reset = () => {
    Object.assign(look, { scale: 1, x: 0, y: 0 });
    draw();
  };
  return { zoom, move, reset, isZoomed: () => look.scale > 1 };
}
