/** The page: a table as somebody may see it. It keeps nothing of a table but what is on the screen. */

import { button, el, icon } from "./dom.js";
import { faceOf } from "./faces.js";
import { createMap } from "./map.js";
import { first, follow, look, picture, press, Refused } from "./server.js";
import { begin, dress, feel, halfway } from "./telegram.js";

const part = (id) => document.getElementById(id);
const map = createMap(part("map"));
const SAID = 6000;
/** What is said while nothing has come yet. */
const OFFLINE = part("said").dataset.offline;
/** More options than that stand in one row that scrolls. */
const MANY = 4;
/** So many people stand with their names in one line. */
const FEW = 3;
let now = null;
let pictured = false;
let shown = "";
let image = null;
let asks = 0;
let asked = "";
let silence = 0;

/** Show what is asked of the server, unless something newer was asked meanwhile. */
async function show(work, felt) {
  const mine = ++asks;
  document.body.classList.add("busy");
  try {
    const fresh = await work;
    if (fresh.small) sharpen(fresh).catch(() => {}); // what stays small comes with the next look
    if (mine !== asks) return;
    tell(fresh.said || fresh.where || "", !fresh.said);
    if (felt) feel(fresh.said ? "error" : felt);
    now = fresh;
    document.documentElement.lang = now.language;
    keepingFocus(drawPanel);
    await now.drawn;
    if (mine === asks) await draw();
  } catch (error) {
    if (mine !== asks) return;
    tell(error instanceof Refused ? error.message : now?.words.offline ?? OFFLINE);
  } finally {
    if (mine === asks) document.body.classList.remove("busy");
  }
}

/** Draw a map once more that has been seen with small faces. */
async function sharpen(fresh) {
  await fresh.drawn;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await fresh.sharpen();
  if (fresh === now && isMapped()) await draw();
}

const tapped = (path, lens = now?.lens) => ({ stamp: now?.stamp, path, before: now?.path, lens });
const go = (path) => show(look(tapped(path)), "chosen");
const play = (path) => show(press(tapped(path)), "success");
const again = () => show(look(now ? tapped(now.path) : {}));

/** Say something for a while: what was done, or why it was not. */
function tell(words, isDone = false) {
  clearTimeout(silence);
  part("said").textContent = words;
  part("said").classList.toggle("done", isDone);
  part("said").hidden = !words;
  if (words && now) silence = setTimeout(() => tell(""), SAID);
}

/** Change a part of the page: a button that is made anew in it keeps the focus. */
function keepingFocus(change) {
  const buttons = () => [...document.querySelectorAll("button")];
  const focused = buttons().indexOf(document.activeElement);
  change();
  if (document.activeElement === document.body) buttons()[focused]?.focus({ preventScroll: true });
}

const ASKS = "➤ ";
const asksFor = (line) => line.startsWith(ASKS);

const isMapped = () => now.map && !pictured;

/** Tell what is asked: faces may be under way meanwhile. */
function drawPanel() {
  const lines = now.text.split("\n").filter(Boolean);
  part("text").replaceChildren(
    ...lines.filter(asksFor).map((line) => el("p", { class: "asks" }, ...said(question(line)))),
    ...lines.filter((line) => !asksFor(line)).map((line) => el("p", {}, ...said(line))),
  );
  part("status").textContent = now.status;
  part("stock").textContent = now.stock;
  fold();
  part("people").replaceChildren(...(isMapped() ? sitting() : []));
  part("people").classList.toggle("few", now.people.length <= FEW);
  part("map").setAttribute("aria-label", now.words.whole);
  part("questions").replaceChildren(...now.questions.map(questionOf));
  part("actions").replaceChildren(...actions());
  part("tools").replaceChildren(...tools());
  part("lenses").replaceChildren(...now.lenses.map(lensOf), ...picturing());
  const { back } = now;
  halfway(back ? () => go(back) : null);
}

/** What is asked; the strip of people shows already that it is the reader who is asked. */
function question(line) {
  const [who, ...asks] = line.slice(ASKS.length).split(" — ");
  const isOwn = now.people.some(({ acts, mark }) => acts && mark && who.startsWith(mark));
  if (!isOwn || !asks.length || !now.stamp) return line.slice(ASKS.length);
  const [first, ...rest] = asks.join(" — ");
  return first.toUpperCase() + rest.join("");
}

/** Words, with people's pieces in the place of the signs of their colours. */
function said(words) {
  const marks = now.people.map(({ mark }) => mark).filter(Boolean);
  if (!isMapped() || !marks.length) return [words];
  return words.split(new RegExp(`(${marks.join("|")})`)).map((part) => {
    const seat = part ? now.people.findIndex(({ mark }) => mark === part) : -1;
    return seat < 0 ? part : el("img", { class: "piece", "data-seat": String(seat), alt: part });
  });
}

/** The people with their points, each on turn in gold. */
function sitting() {
  return now.people.map(({ name, points, ahead, acts }, seat) => {
    const more = ahead === null ? [] : [el("small", { text: `+${ahead}` })];
    return el(
      "div",
      { class: acts ? "person acts" : "person" },
      ...(now.people.length > FEW ? [el("span", { text: name })] : []),
      el("img", { "data-seat": String(seat), alt: "" }),
      ...(now.people.length > FEW ? [] : [el("span", { text: name })]),
      el("b", { text: String(points) }, ...more),
    );
  });
}

/** Put the faces of pieces where they stand, once they have come. */
function drawPieces() {
  for (const image of document.querySelectorAll("img[data-seat]")) {
    image.src = faceOf(now.map.faces[now.map.pieces[image.dataset.seat]][0]);
  }
}

/** Say whether a tap shows more than is seen while the panel is folded up. */
function fold() {
  const panel = part("panel");
  const isOpen = panel.classList.contains("open");
  panel.classList.remove("open");
  const isCut = ({ offsetHeight, scrollHeight }) => !offsetHeight || scrollHeight > offsetHeight + 1;
  const folds = [...part("text").children].some(isCut);
  panel.classList.toggle("open", isOpen);
  part("told").classList.toggle("folds", folds);
}

/** Show map and hand, or the picture in their place. */
async function draw() {
  keepingFocus(() => part("held").replaceChildren(...(isMapped() ? held() : [])));
  document.body.classList.toggle("flat", !isMapped());
  const kind = isMapped() ? "map" : now.lens || "picture";
  if (kind !== shown) map.forget();
  shown = kind;
  dress(now.dress);
  if (isMapped()) drawPieces();
  await (isMapped() ? drawMap() : drawPicture());
}

const choose = (option) => () => (option.moves ? play : go)(option.path);

/** The list of what can be chosen: of what lies on the map, too; but for what is shown in the hand. */
function questionOf(question, row) {
  if (question.turns) return turnOf(question);
  const mine = ([, , , ...option]) => option.at(-2) === row;
  const inHand = isMapped() ? now.map.held.filter(mine).map((one) => one.at(-1)) : [];
  const options = question.options
    .filter((_, index) => !inHand.includes(index))
    .map((option) =>
      button({
        class: ["option", option.moves && "moves", isMapped() && isOnMap(row, option) && "mapped"].filter(Boolean).join(" "),
        text: option.says,
        "aria-pressed": String(option.picked),
        onclick: choose(option),
      }),
    );
  const seen = options.filter(({ classList }) => !classList.contains("mapped"));
  const isMap = options.length && !seen.length;
  const names = ["question", seen.length > MANY && "row", isMap && "mapped"].filter(Boolean).join(" ");
  return el("div", { class: names, role: "group", "aria-label": now.words.places }, ...options);
}

/** Whether an answer to a question lies on the map, and its button would say no more. */
const isOnMap = (row, { label, says }) =>
  says === label && now.map.places.some((place) => place.at(-2) === row && now.questions[row].options[place.at(-1)].label === label);

/** One button goes through all turns. */
function turnOf(question) {
  const next = question.options.findIndex(({ picked }) => picked) + 1;
  const option = question.options[next % question.options.length];
  const turn = button({ class: "turn", text: `↻ ${now.words.turn}`, onclick: () => go(option.path) });
  return el("div", { class: "question" }, turn);
}

function actions() {
  const found = [];
  if (now.back) found.push(button({ text: `‹ ${now.back_says}`, onclick: () => go(now.back) }));
  if (now.confirm) {
    const what = now.confirms && el("small", { text: now.confirms });
    const word = el("span", { text: now.confirm });
    found.push(button({ class: "confirm", onclick: () => play(now.path) }, word, ...(what ? [what] : [])));
  }
  return found;
}

function tools() {
  const { words } = now;
  const tool = (drawing, says, onclick, options) =>
    button({ "aria-label": says, onclick, ...options }, icon(drawing));
  return [
    tool("M12 5v14M5 12h14", words.nearer, () => map.zoom(1.5), { class: "zoom" }),
    tool("M5 12h14", words.farther, () => map.zoom(1 / 1.5), { class: "zoom" }),
    tool("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", words.whole, map.whole, { class: "whole" }),
  ];
}

/** A tab that shows the chat's picture in the map's place. */
function picturing() {
  if (!now.map || !now.pictured || now.lens) return [];
  const says = { "aria-label": now.words.picture, "aria-pressed": String(pictured) };
  return [button({ ...says, onclick: turnOver }, icon("M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4"))];
}

/** What is in the hand: under its letter, where it can be chosen. */
function held() {
  return now.map.held.map(([number, count, picked, row, index]) => {
    const image = el("img", { src: faceOf(now.map.faces[number][0]), alt: "" });
    const times = count > 1 ? [el("i", { text: `×${count}` })] : [];
    const question = now.questions[row];
    if (!question) return el("span", { class: picked && "picked" }, image, ...times);
    const option = question.options[index];
    return button(
      {
        "aria-label": option.says,
        "aria-pressed": String(option.picked),
        onclick: choose(option),
      },
      image,
      ...times,
      el("b", { text: option.label }),
    );
  });
}

/** A button that lays a layer over the map, or shows a picture in its place, and takes it away. */
function lensOf([page, says]) {
  const isOn = page === now.lens;
  const onclick = () => {
    pictured = false;
    show(look(tapped(now.path, isOn ? "" : page)), "chosen");
  };
  return button({ text: says, "aria-pressed": String(isOn), onclick });
}

function turnOver() {
  pictured = !pictured;
  keepingFocus(drawPanel);
  draw();
}

async function drawMap() {
  const faces = now.map.faces.map(([name, ...box]) => [name, faceOf(name), ...box]);
  const places = now.map.places.map(([x, y, r, ink, fill, ring, row, index]) => {
    const question = now.questions[row];
    const option = question.options[index];
    return { x, y, r, ink, fill, ring, ...option, onclick: choose(option) };
  });
  const around = now.map.places.map(([x, y, r]) => [x - r, y - r, x + r, y + r]);
  const tried = now.path.length ? now.map.glows : [];
  const step = `${now.stamp} ${now.path}`;
  await map.draw({ ...now.map, ground: faces[now.map.ground][1], faces, places });
  if (step !== asked) map.reveal([...around, ...tried], Math.min(...places.map(({ r }) => r)));
  asked = step;
}

async function drawPicture() {
  if (!now.pictured) return map.draw({ flat: true });
  const blob = await picture(tapped(now.path));
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  if (image) URL.revokeObjectURL(image);
  image = URL.createObjectURL(blob);
  const faces = [[image, image, 0, 0, width, height]];
  part("map").style.setProperty("--beyond", footOf(bitmap));
  const high = now.high < height ? now.high : 0;
  part("map").classList.toggle("open", high > 0);
  part("map").style.setProperty("--high", `${high}px`);
  return map.draw({ flat: true, faces, placed: [[0, 0, 0, 100]], high });
}

/** The colour at the foot of a picture, in which the page goes on. */
function footOf(bitmap) {
  const pen = Object.assign(el("canvas"), { width: 1, height: 1 }).getContext("2d");
  pen.drawImage(bitmap, 0, bitmap.height - 1, bitmap.width, 1, 0, 0, 1, 1);
  return `rgb(${pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
}

part("head").addEventListener("click", () => part("head").classList.toggle("open"));
part("told").addEventListener("click", (event) => {
  if (!event.target.closest("button")) part("panel").classList.toggle("open");
});
addEventListener("resize", () => now && fold());
begin();
await show(first);
follow(async (version) => {
  const before = now?.version;
  if (version === undefined || version !== before) await again();
  const isNew = before !== now?.version;
  // nobody tells this version again: the stream ends, and `follow` asks
  if (version !== undefined && version !== now?.version && !isNew) throw new Error("behind");
  return isNew;
});
