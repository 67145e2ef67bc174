/** Sharing through the bot: what it offers inline, sent into a chat of the person's choice. */

import { api } from "./api.js";
import { button, el } from "./dom.js";
import { plain } from "./html.js";
import { chatName, roomKey } from "./people.js";
import { openPanel } from "./sheet.js";

/** Let the person choose a chat, then what to send there. */
export function share(device, query) {
  const { say, store, screen } = device;
  const panel = openPanel(screen, { title: say("share"), label: say("share"), say });
  const rows = store.rows.get(device.user.id);
  panel.body.append(
    ...rows.map((row) =>
      button({ text: chatName(row, say), onclick: () => offer(device, query, row, panel) }),
    ),
  );
}

async function offer(device, query, row, panel) {
  const { say, user } = device;
  const found = await device.attempt(api.inline(user.id, query));
  if (!found) return panel.close();
  const send = ({ id: result_id }) => {
    panel.close();
    device.open(roomKey(row));
    const where = { chat_id: row.chat.id, topic_id: row.topic?.id };
    device.attempt(api.choose(user.id, { query_id: found.id, result_id, ...where }));
  };
  const start = () => {
    panel.close();
    device.open(`${user.id}/`);
    device.attempt(api.start(user.id, found.start.payload));
  };
  return panel.body.replaceChildren(
    ...(found.start ? [button({ text: found.start.text, onclick: start })] : []),
    ...found.results.map((result) => resultButton(result, () => send(result))),
    ...(found.results.length ? [] : [el("p", { class: "faint", text: say("nothingToShare") })]),
  );
}

function resultButton({ url, mime, title, html, kind }, onclick) {
  const isFilm = kind === "animation" && mime === "video/mp4";
  if (!url) return button({ class: "offer", onclick }, el("span", { text: title }));
  const seen = isFilm
    ? el("video", { src: url, width: "120", muted: "", autoplay: "", loop: "" })
    : el("img", { src: url, width: "120", alt: title });
  return button({ class: "offer", onclick }, seen, el("span", { text: title || plain(html) }));
}
