/** Links into the playground: t.me addresses that a phone opens by itself. */

const T_ME = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/([^?#]*)(?:\?([^#]*))?/i;
const TG = /^tg:\/\/resolve\/?\?(.*)/i;

/**
 * Where a link leads inside the playground, or null when it leads out.
 * @param {string} url
 * @param {{username: string}} bot
 * @returns {{kind: "app"|"start"|"startgroup"|"chat"|"message", payload?: string, chat?: number, topic?: number}|null}
 */
export function placeOf(url, bot) {
  const address = url.match(T_ME);
  if (address) return within(address[1], new URLSearchParams(address[2]), bot);
  const resolve = url.match(TG);
  if (!resolve) return null;
  const values = new URLSearchParams(resolve[1]);
  return within(values.get("domain") ?? "", values, bot);
}

function within(path, values, bot) {
  const parts = path.split("/").filter(Boolean);
  if (parts[0] === "c") return message(parts.slice(1).map(Number));
  if (parts[0]?.toLowerCase() !== bot.username.toLowerCase()) return null;
  if (values.has("startapp")) return { kind: "app", payload: values.get("startapp") };
  if (values.has("start")) return { kind: "start", payload: values.get("start") };
  if (values.has("startgroup")) return { kind: "startgroup", payload: values.get("startgroup") };
  return { kind: "chat" };
}

/** t.me/c/CHAT/MESSAGE or t.me/c/CHAT/TOPIC/MESSAGE: supergroup ids lack their -100. */
function message([chat, ...rest]) {
  const topic = rest.length > 1 ? rest[0] : undefined;
  return { kind: "message", chat: Number(`-100${chat}`), topic };
}
