/** What happened to a chat, in a sentence. */

import { fullName } from "./people.js";

const SENTENCES = {
  group_chat_created: "served_created",
  supergroup_chat_created: "served_created",
  new_chat_members: "served_joined",
  left_chat_member: "served_left",
  migrate_to_chat_id: "served_migrated",
  migrate_from_chat_id: "served_migrated",
  pinned_message: "served_pinned",
  message_auto_delete_timer_changed: "served_timer",
  forum_topic_created: "served_topic",
  forum_topic_closed: "served_closed",
  forum_topic_reopened: "served_reopened",
  forum_topic_edited: "served_renamed",
  new_chat_title: "served_renamed",
};

/** The sentence for a service message; its kind for one that the page does not know. */
export function sentence({ service, from }, say) {
  const key = SENTENCES[service.kind];
  if (!key) return service.kind;
  const names = (service.users ?? []).map(fullName).join(", ");
  return say(key, { who: from ? fullName(from) : "", names, name: service.name ?? "" });
}
