/** What the page asks of the bot. */

import { learn, names, peep } from "./faces.js";
import { initData, table } from "./telegram.js";

const TABLE = `${location.pathname}/table/${encodeURIComponent(table || "none")}`;
const HEADERS = { authorization: `tma ${initData}` };
const PATIENCE = 5000;
const SILENCE = 40000;
const PAUSE = 3000;
const RARELY = 30000;
/** How often to ask before a stream that was kept back is tried again. */
const POLLS = 20;

/** The bot says no, in words. */
export class Refused extends Error {}

async function ask(path, tapped, options = {}) {
  const body = JSON.stringify(tapped);
  const answer = await fetch(TABLE + path, { method: "POST", headers: HEADERS, body, ...options });
  if (answer.ok) return answer;
  const { error } = await answer.json().catch(() => ({}));
  // a proxy's own answer, which is no JSON: as if there were no connection
  throw error ? new Refused(error) : new Error(answer.status);
}

/** The table, after some answers. */
export const look = async (tapped) => told(await ask("", { ...tapped, has: names() }));
/** The table, after a move. */
export const press = async (tapped) => told(await ask("/press", { ...tapped, has: names() }));
/** The picture of the chat. */
export const picture = async (tapped) => (await ask("/picture", tapped)).blob();

/** The table as it is first seen: asked for while the rest of the page is still under way. */
export const first = look({});
first.catch(() => {}); // who shows it hears of it

/**
 * What is told in a line; `drawn` once the faces have come that its map lacks, in the next one. Where
 * they have come small, `sharpen` waits for the last line.
 */
async function told(answer) {
  const lines = parts(answer, "\n");
  const seen = JSON.parse((await lines.next()).value);
  const shown = seen.map?.faces.map(([name]) => name) ?? [];
  const next = async () => JSON.parse((await lines.next()).value);
  const sharpen = async () => learn(shown, await next());
  const drawn = seen.small ? next().then(peep) : sharpen();
  drawn.catch(() => {}); // whoever draws the map hears of it
  return { ...seen, drawn, sharpen };
}

/** An answer's parts, each as soon as it has come. */
async function* parts(answer, separator) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const found = (rest + value).split(separator);
    rest = found.pop();
    yield* found;
  }
}

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function seen() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((done) =>
    document.addEventListener("visibilitychange", done, { once: true }),
  ).then(seen);
}

/**
 * Tell of each new version for as long as the page is seen. Where a stream fails, ask, and try it
 * again: the bot is restarted, or has no place. Where it says nothing, for a proxy keeps it back,
 * ask every few seconds instead, ever more rarely while nothing changes.
 * @param {(version?: number) => Promise<boolean>} heard tells whether there was something new
 */
export async function follow(heard) {
  let polls = 0;
  for (let rest = PAUSE; ; await pause(rest)) {
    await seen();
    const came = polls ? null : await stream(heard).catch(() => null);
    if (came) rest = PAUSE;
    else rest = (await heard()) ? PAUSE : Math.min(RARELY, rest * 1.3);
    polls = came === false ? POLLS : Math.max(0, polls - 1);
  }
}

/** Whether anything came; throws where there is no stream. */
async function stream(heard) {
  const stop = new AbortController();
  let came = false;
  let timer = setTimeout(() => stop.abort(), PATIENCE);
  const hide = () => document.hidden && stop.abort();
  document.addEventListener("visibilitychange", hide);
  try {
    const answer = await fetch(`${TABLE}/news`, { headers: HEADERS, signal: stop.signal });
    if (!answer.ok) throw new Error(answer.status);
    for await (const event of parts(answer, "\n\n")) {
      came = true;
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), SILENCE);
      if (event.startsWith("event: full")) throw new Error("full");
      if (event.startsWith("data: ")) await heard(Number(event.slice(6)));
    }
    return came;
  } catch (error) {
    if (stop.signal.aborted) return came || document.hidden;
    throw error;
  } finally {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", hide);
    stop.abort();
  }
}
