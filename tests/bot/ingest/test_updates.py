"""An update is read as far as somebody reads it."""

import json
from typing import Any

import pytest
from telegram import Bot, Message, Update

from bot.ingest.updates import incoming, update_of

BUTTONS = [[{"text": "1", "callback_data": "one"}], [{"text": "2", "callback_data": "two"}]]
SIZES = [{"file_id": n, "file_unique_id": n, "width": 1, "height": 1} for n in "abc"]


def pressed(data: str, **message: Any) -> Update:
    sender = {"id": 7, "is_bot": False, "first_name": "Anna"}
    there = {"message_id": 5, "date": 1, "chat": {"id": -1, "type": "group"}, **message}
    query = {"id": "3", "from": sender, "chat_instance": "c", "data": data, "message": there}
    update = {"update_id": 9, "callback_query": query}
    return update_of(Bot("1:x"), json.dumps(update).encode())


@pytest.mark.parametrize(("data", "stands"), [("two", True), ("three", False)])
def test_press_tells_of_the_keyboard_whether_it_has_the_button(data: str, *, stands: bool) -> None:
    query = pressed(data, reply_markup={"inline_keyboard": BUTTONS}).callback_query
    assert query
    assert isinstance(query.message, Message)
    assert query.message.reply_markup
    there = [b.callback_data for row in query.message.reply_markup.inline_keyboard for b in row]
    assert there == [data] * stands


def test_press_tells_of_the_message_where_it_stands_and_whether_it_has_a_picture() -> None:
    bold = [{"type": "bold", "offset": 0, "length": 4}]
    topic = {"message_thread_id": 3, "is_topic_message": True}
    query = pressed(
        "one", photo=SIZES, caption="Anna", caption_entities=bold, **topic
    ).callback_query
    assert query
    assert isinstance(query.message, Message)
    assert (query.message.message_id, query.message.chat.id) == (5, -1)
    assert (query.message.message_thread_id, query.message.is_topic_message) == (3, True)
    assert len(query.message.photo) == 1
    assert query.message.caption == "Anna"
    assert not query.message.caption_entities


def test_what_is_no_press_is_read_whole() -> None:
    entity = {"type": "bot_command", "offset": 0, "length": 5}
    said = {"message_id": 5, "date": 1, "chat": {"id": -1, "type": "group"}, "text": "/play"}
    update = {"update_id": 9, "message": {**said, "entities": [entity]}}
    read = update_of(Bot("1:x"), json.dumps(update).encode())
    assert read.message
    assert read.message.entities[0].type == "bot_command"


@pytest.mark.parametrize("body", ['{"update_id": 9, "callback_query": 3}', "[]"])
def test_what_is_no_update_is_refused(body: str) -> None:
    with pytest.raises(ValueError, match="no update"):
        update_of(Bot("1:x"), body.encode())


@pytest.mark.parametrize("kind", ["message", "my_chat_member", "chat_member"])
def test_what_comes_from_one_chat_comes_in_order(kind: str) -> None:
    """Somebody who leaves and comes back at once has come back; so have we."""
    chat = {"id": -100, "type": "supergroup"}
    assert incoming({"update_id": 9, kind: {"chat": chat, "date": 1}}).lane == "-100"
