/** Wheel, double tap, drag and pinch over a picture. */

const WHEEL = 0.0015;
const DOUBLE = 2.5;

/**
 * @param {HTMLElement} area where fingers are watched
 * @param {HTMLElement} picture what they move
 * @param {{zoom: Function, move: Function, reset: Function, isZoomed: () => boolean}} look
 */
export function watchGestures(area, picture, look) {
  const fingers = new Map();
  area.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      look.zoom(Math.exp(-event.deltaY * WHEEL), ...fromMiddle(event));
    },
    { passive: false },
  );
  picture.addEventListener("dblclick", (event) => {
    if (look.isZoomed()) look.reset();
    else look.zoom(DOUBLE, ...fromMiddle(event));
  });
  picture.addEventListener("pointerdown", (event) => {
    picture.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
  });
  picture.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, event);
    follow(before, [...fingers.values()], look);
  });
  const lift = (event) => fingers.delete(event.pointerId);
  picture.addEventListener("pointerup", lift);
  picture.addEventListener("pointercancel", lift);
}

const fromMiddle = ({ clientX, clientY }) => [clientX - innerWidth / 2, clientY - innerHeight / 2];

function follow(before, after, look) {
  const [old, now] = [middle(before), middle(after)];
  look.move(now.clientX - old.clientX, now.clientY - old.clientY);
  if (after.length === 2) look.zoom(spread(after) / spread(before), ...fromMiddle(now));
}

const middle = (points) => ({
  clientX: points.reduce((sum, point) => sum + point.clientX, 0) / points.length,
  clientY: points.reduce((sum, point) => sum + point.clientY, 0) / points.length,
});

const spread = ([one, other]) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
