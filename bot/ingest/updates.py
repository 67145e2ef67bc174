"""Updates as raw JSON: stored unparsed; only what is needed for their order and route is read."""

import json
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field
from telegram import Bot, Update

from bot.display.token import table_of

Written = dict[str, Any]
"""An update, in the words of https://core.telegram.org/bots/api#update."""


class Incoming(NamedTuple):
    """An update to be stored."""

    id: int
    lane: str
    """The ordering key: its table, else its chat, poll or person."""
    body: bytes
    """The whole update, as JSON."""


def incoming(written: Written) -> Incoming:
    """Parse Telegram's answer. Anything that is no update has no lane: its reader reports it."""
    body = _json_bytes(written)
    try:
        lane = _lane_of(msgspec.json.decode(body, type=_Update))
    except msgspec.DecodeError:
        lane = ""
    return Incoming(written["update_id"], lane, body)


def incoming_body(body: bytes) -> Incoming:
    """Parse the body of a webhook request.

    :raises ValueError: when the body is no update: nothing that has an `update_id`.
    """
    written = json.loads(body.decode(errors="replace"))
    if not (isinstance(written, dict) and isinstance(written.get("update_id"), int)):
        raise ValueError("no update")
    return incoming(written)


class Press(NamedTuple):
    """A button was pressed."""

    id: str
    """By which it is answered."""
    language: str | None
    """Of whoever pressed, as Telegram tells it."""


def press_of(update: Incoming) -> Press | None:
    """Return the press that an update tells of."""
    try:
        query = msgspec.json.decode(update.body, type=_Update).callback_query
    except msgspec.DecodeError:
        return None
    return Press(query.id, query.sender.language_code) if query and query.id else None


_SERVICE = (
    *("migrate_to_chat_id", "migrate_from_chat_id", "new_chat_members", "left_chat_member"),
    *("pinned_message", "group_chat_created", "supergroup_chat_created", "forum_topic_created"),
    *("forum_topic_closed", "forum_topic_reopened", "message_auto_delete_timer_changed"),
)
"""Fields of a message that says what has become of a chat, not what somebody wrote."""


def news_of_chat(update: Incoming) -> str:
    """Return which change of a chat an update tells of, and of which chat; "" for any other. No
    names: the log may tell it.
    """
    written = msgspec.json.decode(update.body)
    message = written.get("message") or {}
    kinds = [name for name in _SERVICE if name in message]
    kinds += [name for name in ("my_chat_member", "chat_member") if name in written]
    about = message or next((written[kind] for kind in kinds), {})
    told = [f"{kind} {message[kind]}" if kind.endswith("_id") else kind for kind in kinds]
    return f"chat {about['chat']['id']}: {', '.join(told)}" if told else ""


def update_of(bot: Bot, body: bytes) -> Update:
    """Parse an update.

    :raises ValueError: when the body is no update.
    """
    try:
        update = Update.de_json(spared(msgspec.json.decode(body, type=dict)), bot)
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError) as error:
        raise ValueError("no update") from error
    assert update
    return update


def _json_bytes(written: Any) -> bytes:
    """Return JSON in valid UTF-8, whatever a button or name contains."""
    try:
        return msgspec.json.encode(written)
    except UnicodeEncodeError:  # half a character: a surrogate that stands alone
        return json.dumps(written, ensure_ascii=False).encode(errors="replace")


def spared(written: Written) -> Written:
    """Return an update without what nobody reads of the message whose button was pressed: the
    library would make objects of all its other buttons, words in bold and sizes of its picture.
    """
    query = written.get("callback_query") or {}
    if not (message := query.get("message")):
        return written
    kept = {name: value for name, value in message.items() if name not in _UNREAD}
    if sizes := kept.get("photo"):
        kept["photo"] = sizes[:1]
    if keyboard := kept.get("reply_markup"):
        kept["reply_markup"] = _with_button(keyboard, query.get("data"))
    return written | {"callback_query": query | {"message": kept}}


_UNREAD = ("caption_entities", "entities", "reply_to_message")


def _with_button(keyboard: Written, data: str | None) -> Written:
    """Return a keyboard reduced to the buttons with this data."""
    rows = keyboard["inline_keyboard"]
    return {"inline_keyboard": [[b for b in row if b.get("callback_data") == data] for row in rows]}


class _Chat(Struct):
    id: int


class _Message(Struct):
    chat: _Chat


class _From(Struct):
    language_code: str | None = None


class _Query(Struct):
    id: str = ""
    sender: _From = field(name="from", default_factory=_From)
    data: str | None = None
    message: _Message | None = None


class _PollAnswer(Struct):
    poll_id: str


class _Poll(Struct):
    id: str


class _InlineQuery(Struct):
    sender: _Chat = field(name="from")


class _Chosen(Struct):
    result_id: str


class _Update(Struct):
    update_id: int
    message: _Message | None = None
    callback_query: _Query | None = None
    my_chat_member: _Message | None = None
    chat_member: _Message | None = None
    poll_answer: _PollAnswer | None = None
    poll: _Poll | None = None
    inline_query: _InlineQuery | None = None
    chosen_inline_result: _Chosen | None = None


def _lane_of(update: _Update) -> str:
    if update.poll_answer:  # it names neither table nor chat
        return f"poll:{update.poll_answer.poll_id}"
    if update.poll:
        return f"poll:{update.poll.id}"
    if update.inline_query:  # nor does this: each person's own come in order
        return f"inline:{update.inline_query.sender.id}"
    if update.chosen_inline_result:  # its id begins with that of its table
        return update.chosen_inline_result.result_id.partition("-")[0]
    query = update.callback_query or _Query()
    table = table_of(query.data)
    membership = update.my_chat_member or update.chat_member
    about = update.message or query.message or membership
    return table or (str(about.chat.id) if about else "")
