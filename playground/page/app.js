/** The bot's Mini App, in a frame over the phone's screen. */

import { api } from "./api.js";
import { el } from "./dom.js";
import { openPanel } from "./sheet.js";

/**
 * Open a page with Telegram's word on who opens it.
 * @param {{url?: string, start?: string}} opened the page of a button, or what a link says
 */
export async function openApp(device, opened) {
  const { screen, say, store, user } = device;
  const found = await device.attempt(api.app(user.id, opened));
  if (!found) return;
  const title = store.world.bot.name;
  const panel = openPanel(screen, { title, label: title, say });
  panel.body.classList.add("app");
  panel.body.append(el("iframe", { src: found.url, title, referrerpolicy: "no-referrer" }));
}
