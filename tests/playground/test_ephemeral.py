"""Messages that one member of a group sees (bots/api#ephemeral-messages-and-commands, 10.3)."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.error import BadRequest, EndPointNotFound

from playground.person import Host, Person, Post, RefusedError
from playground.settings import NO_RATES, Rates, Settings
from tests.playground.conftest import WEB, Friends, picture


@pytest.fixture
def settings() -> Settings:
    """Nobody waits for the answer to a press."""
    return Settings(rates=NO_RATES, press_seconds=0.05)


@pytest.fixture
async def board(bot: Bot, friends: Friends) -> Post:
    markup = InlineKeyboardMarkup([[InlineKeyboardButton("My hand", callback_data="hand")]])
    await bot.send_message(friends.group, "The board", reply_markup=markup)
    return friends.boris.messages(friends.group)[-1]


async def press_of(bot: Bot, person: Person, board: Post) -> str:
    """The id of the query of a press."""
    await asyncio.to_thread(person.press, board, "My hand")
    (*_, last) = await bot.get_updates(timeout=5)
    assert last.callback_query
    return last.callback_query.id


def to(person: Person, press: str | None = None, **more: Any) -> dict[str, Any]:
    """What asks for a message for one person, as the library passes it on."""
    asked = {"receiver_user_id": person.user_id, "callback_query_id": press, **more}
    kept = {name: value for name, value in asked.items() if value is not None}
    return {"ephemeral_message_parameters": kept}


def number_of(message: Message) -> int:
    """Of an ephemeral message; the library does not know the field yet."""
    assert message.message_id == 0
    return int(message.api_kwargs["ephemeral_message_id"])


async def change(bot: Bot, what: str, person: Person, group: int, number: int, **more: Any) -> Any:
    where = {"chat_id": group, "receiver_user_id": person.user_id, "ephemeral_message_id": number}
    return await bot.do_api_request(what, api_kwargs={**where, **more})


def seen(person: Person, friends: Friends) -> list[str]:
    return [post.text for post in person.ephemeral(friends.group)]


async def test_only_the_receiver_sees_it(bot: Bot, friends: Friends, board: Post) -> None:
    press = await press_of(bot, friends.boris, board)
    sent = await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, press))
    assert number_of(sent) == 1
    assert sent.api_kwargs["receiver_user"]["id"] == friends.boris.user_id
    assert seen(friends.boris, friends) == ["elk"]
    assert seen(friends.anna, friends) == []
    texts = [post.text for post in friends.anna.messages(friends.group)]
    assert "elk" not in texts


async def test_it_takes_no_message_id(bot: Bot, friends: Friends, board: Post) -> None:
    press = await press_of(bot, friends.boris, board)
    await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, press))
    following = await bot.send_message(friends.group, "all")
    assert following.message_id == board.id + 1
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", friends.group, -1)
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.delete_message(friends.group, -1)


async def test_events_of_it_reach_only_the_receiver(
    bot: Bot, friends: Friends, board: Post, host: Host
) -> None:
    before = host.get("world")["seq"]
    press = await press_of(bot, friends.boris, board)
    sent = await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, press))
    group, number = friends.group, number_of(sent)
    await change(bot, "editEphemeralMessageText", friends.boris, group, number, text="ox")
    await change(bot, "deleteEphemeralMessage", friends.boris, group, number)
    told = {
        person: await asyncio.to_thread(_kinds, host, before, person)
        for person in (friends.boris, friends.anna)
    }
    assert told == {friends.boris: ["message", "edit", "delete"], friends.anna: []}


def _kinds(host: Host, after: int, person: Person) -> list[str]:
    """The kinds of events about messages that a person's stream tells, up to a last message."""
    url = f"{host.base_url}/play/events?after={after}&user={person.user_id}"
    host.post(f"users/{person.user_id}/start", {})
    kinds: list[str] = []
    with WEB.stream("GET", url) as stream:
        for line in stream.iter_lines():
            event = json.loads(line[6:]) if line.startswith("data: ") else {}
            if event.get("kind") in ("message", "edit", "delete"):
                if event["chat_id"] == person.user_id:
                    return kinds
                kinds.append(event["kind"])
    raise AssertionError("the stream ended")


async def test_picture_is_edited_and_deleted_by_methods_of_its_own(
    bot: Bot, friends: Friends, board: Post
) -> None:
    press = await press_of(bot, friends.boris, board)
    asked = to(friends.boris, press)
    sent = await bot.send_photo(friends.group, picture(), caption="elk", api_kwargs=asked)
    number, group = number_of(sent), friends.group
    (first,) = friends.boris.ephemeral(group)
    upload = InputMediaPhoto(picture(colour=(1, 2, 3)), caption="ox")
    with pytest.raises(BadRequest, match="File upload isn't supported"):
        await change(bot, "editEphemeralMessageMedia", friends.boris, group, number, media=upload)
    other = await bot.send_photo(friends.group, picture(colour=(1, 2, 3)))
    media = InputMediaPhoto(other.photo[-1].file_id, caption="ox")
    assert await change(bot, "editEphemeralMessageMedia", friends.boris, group, number, media=media)
    (second,) = friends.boris.ephemeral(group)
    assert (second.id, second.text) == (first.id, "ox")
    assert first.photo
    assert second.photo
    assert first.photo.url != second.photo.url
    assert await change(
        bot, "editEphemeralMessageCaption", friends.boris, group, number, caption="bear"
    )
    assert seen(friends.boris, friends) == ["bear"]
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await change(bot, "deleteEphemeralMessage", friends.anna, group, number)
    assert await change(bot, "deleteEphemeralMessage", friends.boris, group, number)
    assert seen(friends.boris, friends) == []
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await change(bot, "editEphemeralMessageCaption", friends.boris, group, number, caption="x")


async def test_number_of_one_that_is_gone_is_given_again(
    bot: Bot, friends: Friends, board: Post
) -> None:
    asked = to(friends.boris, await press_of(bot, friends.boris, board))
    numbers = []
    for text in ("elk", "ox"):
        numbers.append(number_of(await bot.send_message(friends.group, text, api_kwargs=asked)))
    await change(bot, "deleteEphemeralMessage", friends.boris, friends.group, numbers[0])
    again = await bot.send_message(friends.group, "bear", api_kwargs=asked)
    assert (numbers, number_of(again)) == ([1, 2], 1)


async def test_press_must_be_young_and_the_receivers_own(
    bot: Bot, friends: Friends, board: Post, host: Host
) -> None:
    press = await press_of(bot, friends.boris, board)
    with pytest.raises(BadRequest, match="somebody else"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.anna, press))
    with pytest.raises(BadRequest, match="too old"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, "17"))
    await asyncio.to_thread(host.advance, 16)
    with pytest.raises(BadRequest, match="too old"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, press))
    assert seen(friends.boris, friends) == seen(friends.anna, friends) == []


async def test_only_an_administrator_needs_no_press(
    bot: Bot, friends: Friends, board: Post, host: Host
) -> None:
    with pytest.raises(BadRequest, match="administrator"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris))
    order = {"user_id": bot.id, "admin": True}
    await asyncio.to_thread(host.post, f"chats/{friends.group}/admins", order)
    await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris))
    assert seen(friends.boris, friends) == ["elk"]
    with pytest.raises(BadRequest, match="User_not_participant"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.clara))


async def test_a_press_that_is_answered_proves_nothing_any_more(
    bot: Bot, friends: Friends, board: Post
) -> None:
    """Whether the real server takes it is not known."""
    press = await press_of(bot, friends.boris, board)
    await bot.answer_callback_query(press)
    with pytest.raises(BadRequest, match="too old"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris, press))


async def test_what_is_not_known_of_them_is_refused(
    bot: Bot, friends: Friends, board: Post
) -> None:
    press = await press_of(bot, friends.boris, board)
    await asyncio.to_thread(friends.boris.start)
    with pytest.raises(BadRequest, match="for groups"):
        await bot.send_message(friends.boris.user_id, "elk", api_kwargs=to(friends.boris, press))


BACK = InlineKeyboardMarkup([[InlineKeyboardButton("Back", callback_data="back")]])


async def in_place(bot: Bot, friends: Friends, board: Post) -> Message:
    """Boris presses, and sees something in the place of the board."""
    press = await press_of(bot, friends.boris, board)
    asked = to(friends.boris, press, replace_callback_query_message=True)
    return await bot.send_message(friends.group, "elk", reply_markup=BACK, api_kwargs=asked)


def chat_of(person: Person, friends: Friends) -> list[str]:
    """All that a person sees in the group, in order."""
    posts = person.messages(friends.group) + person.ephemeral(friends.group)
    return [post.text for post in sorted(posts, key=lambda post: post.replaces or post.id)]


async def test_its_receiver_sees_it_in_the_place_of_the_message_with_the_button(
    bot: Bot, friends: Friends, board: Post
) -> None:
    """bots/api#ephemeralmessageparameters: replace_callback_query_message."""
    before = chat_of(friends.boris, friends)
    assert before[-1] == "The board"
    sent = await in_place(bot, friends, board)
    await bot.send_message(friends.group, "news")
    assert chat_of(friends.boris, friends) == [*before[:-1], "elk", "news"]
    assert chat_of(friends.anna, friends)[-2:] == ["The board", "news"]
    (post,) = friends.boris.ephemeral(friends.group)
    assert post.replaces == board.id
    with pytest.raises(RefusedError, match="gone"):
        await asyncio.to_thread(friends.boris.press, board, "My hand")
    group, number = friends.group, number_of(sent)
    await bot.edit_message_text("The new board", group, board.id)
    await change(bot, "deleteEphemeralMessage", friends.boris, group, number)
    assert chat_of(friends.boris, friends) == [*before[:-1], "The new board", "news"]


async def test_press_on_it_is_told_to_the_bot(bot: Bot, friends: Friends, board: Post) -> None:
    number = number_of(await in_place(bot, friends, board))
    (post,) = friends.boris.ephemeral(friends.group)
    with pytest.raises(RefusedError, match="gone"):
        await asyncio.to_thread(friends.anna.press, post, "Back")
    await asyncio.to_thread(friends.boris.press, post, "Back")
    (*_, last) = await bot.get_updates(timeout=5)
    assert last.callback_query
    assert isinstance(message := last.callback_query.message, Message)
    assert (last.callback_query.data, number_of(message)) == ("back", number)
    for replaces in (True, False):
        asked = to(friends.boris, last.callback_query.id, replace_callback_query_message=replaces)
        if replaces:  # "must be edited using regular editEphemeralMessage… methods"
            with pytest.raises(BadRequest, match="an edit of it"):
                await bot.send_message(friends.group, "ox", api_kwargs=asked)
        else:
            assert number_of(await bot.send_message(friends.group, "ox", api_kwargs=asked)) == 2


async def test_without_a_press_there_is_nothing_to_replace(
    bot: Bot, friends: Friends, board: Post, host: Host
) -> None:
    order = {"user_id": bot.id, "admin": True}
    await asyncio.to_thread(host.post, f"chats/{friends.group}/admins", order)
    asked = to(friends.boris, replace_callback_query_message=True)
    with pytest.raises(BadRequest, match="without a press"):
        await bot.send_message(friends.group, "elk", api_kwargs=asked)


class TestRates:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(rates=Rates(group_per_minute=2), press_seconds=0.05)

    async def test_it_counts_like_a_message(self, bot: Bot, friends: Friends, board: Post) -> None:
        asked = to(friends.boris, await press_of(bot, friends.boris, board))
        await bot.send_message(friends.group, "elk", api_kwargs=asked)
        with pytest.raises(Exception, match="Flood control"):
            await bot.send_message(friends.group, "ox", api_kwargs=asked)


class TestOlderServer:
    @pytest.fixture
    def settings(self) -> Settings:
        return Settings(rates=NO_RATES, press_seconds=0.05, ephemeral=False)

    async def test_it_ignores_what_it_does_not_know(
        self, bot: Bot, friends: Friends, board: Post
    ) -> None:
        """As Telegram does with unknown parameters: the message is for all."""
        asked = to(friends.boris, await press_of(bot, friends.boris, board))
        sent = await bot.send_message(friends.group, "elk", api_kwargs=asked)
        assert sent.message_id == board.id + 1
        assert [post.text for post in friends.anna.messages(friends.group)][-1] == "elk"
        with pytest.raises(EndPointNotFound):
            await change(bot, "deleteEphemeralMessage", friends.boris, friends.group, 1)


async def test_a_command_that_nobody_else_sees_may_be_answered_so(
    bot: Bot, friends: Friends
) -> None:
    """BotCommand.is_ephemeral: its number, which the answer must name, proves it; no press is
    needed, and no admin (bots/api#ephemeral-messages-and-commands).
    """
    asked = await asyncio.to_thread(friends.boris.send, friends.group, "/stats", alone=True)
    assert asked.only_you
    assert seen(friends.anna, friends) == []
    (*_, update) = await bot.get_updates(timeout=5)
    assert update.message
    assert number_of(update.message) == -asked.id
    assert update.message.api_kwargs["receiver_user"]["id"] == bot.id
    answers = {"reply_parameters": {"ephemeral_message_id": -asked.id}}
    with pytest.raises(BadRequest, match="without a press or a command"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris))
    with pytest.raises(BadRequest, match="replied not found"):
        await bot.send_message(friends.group, "elk", api_kwargs=to(friends.anna) | answers)
    await bot.send_message(friends.group, "elk", api_kwargs=to(friends.boris) | answers)
    assert seen(friends.boris, friends) == ["/stats", "elk"]


async def test_words_are_never_so(friends: Friends) -> None:
    with pytest.raises(RefusedError):
        await asyncio.to_thread(friends.boris.send, friends.group, "hello", alone=True)
