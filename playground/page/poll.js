/** A poll inside a bubble: a tap votes, or takes the vote back. */

import { api } from "./api.js";
import { time } from "./clock.js";
import { button, el } from "./dom.js";

/** Show a message's poll, if it has one. */
export function drawPoll(slot, message, room) {
  const mark = JSON.stringify(message.poll ?? null);
  if (slot.mark === mark) return;
  slot.mark = mark;
  slot.hidden = !message.poll;
  slot.replaceChildren(...(message.poll ? poll(message, room) : []));
}

function poll(message, room) {
  const { question, options, total, closed, closes } = message.poll;
  const { device, say } = room;
  const until = closes && say("pollUntil", { time: time(closes, device.language) });
  const state = closed ? say("pollClosed") : until;
  return [
    el("strong", { text: question }),
    ...options.map((option, number) => choice(option, number, message, room)),
    el("p", { class: "faint", text: [say("pollVotes", { count: total }), state].filter(Boolean).join(" · ") }),
  ];
}

function choice({ text, count, voters }, number, message, room) {
  const { total, closed } = message.poll;
  const names = voters.map(({ name }) => name).join(", ");
  const isMine = votesOf(message, room).includes(number);
  const share = total ? Math.round((100 * count) / total) : 0;
  const node = button(
    {
      class: "choice",
      disabled: closed,
      "aria-pressed": String(isMine),
      title: names,
      onclick: () => vote(number, message, room),
    },
    el("span", { text }),
    el("span", { class: "faint", text: count ? [count, names].filter(Boolean).join(" · ") : "" }),
  );
  node.style.setProperty("--share", `${share}%`);
  return node;
}

/** The numbers of the options that this phone's person has voted for. */
const votesOf = ({ poll: { options } }, { device }) =>
  [...options.keys()].filter((number) =>
    options[number].voters.some(({ id }) => id === device.user.id),
  );

function vote(number, message, room) {
  const { device } = room;
  const { id: message_id, chat_id, poll } = message;
  const mine = votesOf(message, room);
  const others = poll.multiple ? mine.filter((one) => one !== number) : [];
  const options = mine.includes(number) ? others : [...others, number];
  return device.attempt(api.vote(device.user.id, { chat_id, message_id, options }));
}
