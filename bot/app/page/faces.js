/** Faces: what maps are put together of, each as an address of data. Those of the last visit are kept. */

const KEPT = "faces";
const MOST = 300;
const known = new Map(kept());
let isNew = false;
/** Those that were under way last, smaller. */
let small = {};

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? [];
  } catch {
    return []; // a frame may be given no store
  }
}

function keep() {
  if (!isNew || !document.hidden) return;
  isNew = false;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known]));
  } catch {
    // It is full, or none is given: they come again.
  }
}

/** The names of all that there are. */
export const names = () => [...known.keys()];

/** Show these until they come as they are. */
export const peep = (sent) => (small = sent);

/** Take in what has come of those that a map shows; what was not shown for long is forgotten. */
export function learn(shown, sent) {
  for (const name of shown) {
    const file = name in sent ? addressOf(sent[name]) : known.get(name);
    known.delete(name);
    known.set(name, file);
    isNew ||= name in sent;
  }
  for (const name of names().slice(0, -MOST)) known.delete(name);
}

const addressOf = (file) => `data:image/webp;base64,${file}`;

/** A face by its name. */
export const faceOf = (name) => known.get(name) ?? addressOf(small[name]);

document.addEventListener("visibilitychange", keep);
