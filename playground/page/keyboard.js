/** The buttons under a message. */

import { api, Refused } from "./api.js";
import { openApp } from "./app.js";
import { button, el, icon, ICONS } from "./dom.js";
import { share } from "./share.js";

const STYLES = new Set(["primary", "success", "danger"]);
const CONFLICT = 409;

/** Show a message's buttons; the focus stays at the same place of a changed keyboard. */
export function drawKeyboard(slot, message, room) {
  const mark = JSON.stringify(message.keyboard ?? null);
  if (slot.mark === mark) return;
  slot.mark = mark;
  slot.hidden = !message.keyboard?.length;
  const focused = [...slot.querySelectorAll("button")].indexOf(document.activeElement);
  const rows = (message.keyboard ?? []).map((row) =>
    el("div", { class: "keys" }, ...row.map((key) => keyButton(key, message, room, slot))),
  );
  slot.replaceChildren(...rows);
  showPending(slot, message, room.device.pending);
  slot.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
}

function keyButton(key, message, room, slot) {
  const style = STYLES.has(key.style) ? key.style : "plain";
  const leads = key.url || key.page || key.share !== undefined;
  const sign = leads ? ICONS.out : key.copy && ICONS.copy;
  return button(
    {
      class: `key ${style}`,
      disabled: Boolean(key.disabled),
      onclick: () => act(key, message, room, slot),
    },
    el("span", { text: key.text }),
    sign && icon(sign),
  );
}

function act(key, message, room, slot) {
  if (key.page) return openApp(room.device, { url: key.page });
  if (key.url) return room.device.follow(key.url);
  if (key.share !== undefined) return share(room.device, key.share);
  if (key.copy) return copy(key.copy, room.device);
  return press(key, message, room, slot);
}

async function copy(text, device) {
  await navigator.clipboard.writeText(text).catch(() => {});
  device.toast(device.say("copied"));
}

async function press(key, message, room, slot) {
  const { device } = room;
  const id = pressId(message, key);
  if (device.pending.has(id)) return;
  device.pending.add(id);
  showPending(slot, message, device.pending);
  try {
    const { id: message_id, chat_id } = message;
    tell(device, await api.press(device.user.id, { chat_id, message_id, data: key.data }));
  } catch (error) {
    device.toast(
      error instanceof Refused && error.status === CONFLICT
        ? device.say("buttonGone")
        : error.message,
    );
  } finally {
    device.pending.delete(id);
    showPending(slot, message, device.pending);
  }
}

/** The bot's answer to a press: silence, a toast, an alert, or a link to follow. */
function tell(device, answer) {
  if (!answer.answered) device.toast(device.say("answerMissing"));
  else if (answer.url) device.follow(answer.url);
  else if (answer.text && answer.alert) device.alert(answer.text);
  else if (answer.text) device.toast(answer.text);
}

const pressId = (message, key) => `${message.chat_id}/${message.id}/${key.data}`;

/** Progress on the pressed buttons, also on those of a keyboard that was changed meanwhile. */
function showPending(slot, message, pending) {
  const shown = JSON.parse(slot.mark) ?? [];
  const buttons = slot.querySelectorAll("button");
  shown.flat().forEach((key, index) => {
    const isBusy = pending.has(pressId(message, key));
    buttons[index].classList.toggle("busy", isBusy);
    buttons[index].setAttribute("aria-busy", String(isBusy));
  });
}
