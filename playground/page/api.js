/** The user side of the playground's server, one function a route. */

/** A refusal by the server, in its own words. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function ask(method, path, body) {
  const options = { method, headers: body ? { "content-type": "application/json" } : {} };
  if (body) options.body = JSON.stringify(body);
  const response = await fetch(`/play/${path}`, options);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer.error ?? response.statusText);
  return answer;
}

const query = (values) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value != null)).toString();

const get = (path) => ask("GET", path);
const post = (path, body = {}) => ask("POST", path, body);

export const api = {
  world: () => get("world"),
  newUser: (user) => post("users", user),
  newChat: (chat) => post("chats", chat),
  addMember: (chat, user, link = {}) => post(`chats/${chat}/members`, { user_id: user, ...link }),
  removeMember: (chat, user) => ask("DELETE", `chats/${chat}/members/${user}`),
  setAdmin: (chat, user, admin) => post(`chats/${chat}/admins`, { user_id: user, admin }),
  newTopic: (chat, name) => post(`chats/${chat}/topics`, { name }),
  changeTopic: (chat, topic, change) => post(`chats/${chat}/topics/${topic}`, change),
  migrate: (chat) => post(`chats/${chat}/migrate`),

  chats: (user) => get(`users/${user}/chats`),
  messages: (user, { chat, topic, after, limit }) =>
    get(`users/${user}/messages?${query({ chat, topic, after, limit })}`),
  commands: (user, chat) => get(`users/${user}/commands?${query({ chat })}`),
  send: (user, message) => post(`users/${user}/send`, message),
  press: (user, press) => post(`users/${user}/press`, press),
  vote: (user, vote) => post(`users/${user}/vote`, vote),
  inline: (user, query) => post(`users/${user}/inline`, { query }),
  choose: (user, choice) => post(`users/${user}/choose`, choice),
  app: (user, opened) => post(`users/${user}/app`, opened),
  start: (user, payload) => post(`users/${user}/start`, payload ? { payload } : {}),
  block: (user, blocked) => post(`users/${user}/block`, { blocked }),
  remove: (user, chat_id, message_id) => post(`users/${user}/delete`, { chat_id, message_id }),
};
