"""Groups that take no pictures: played in words, told why, and the picture comes when it may.

https://core.telegram.org/bots/api#chatpermissions (`can_send_photos`); the refusals are those of
td/telegram/MessageContent.cpp.
"""

import asyncio
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from redis.asyncio import Redis
from telegram import (
    ChatMember,
    ChatMemberMember,
    ChatMemberOwner,
    ChatMemberRestricted,
    ChatPermissions,
    User,
)
from telegram.error import BadRequest, TimedOut

from bot.display.values import NOTHING
from bot.metrics import REFUSALS
from bot.reconciler.messenger import Messenger
from bot.reconciler.reachability import chats
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.store.store import Store
from bot.table.values import to_act
from games.core.values import Seat
from tests.bot.stores import standing
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, PEOPLE, begun, decide, lobby, over
from tests.bot.telegrams import Telegram, messenger_at, shown

WHY = FRAME.say("en", "no-pictures")
FORBIDDEN = BadRequest("Not enough rights to send photos to the chat")


def forbid(telegram: Telegram) -> None:
    telegram.photos = False
    telegram.refusals["send_photo"] = [FORBIDDEN] * 99


def allow(telegram: Telegram) -> None:
    telegram.photos = True
    telegram.refusals.clear()


def said(telegram: Telegram) -> list[dict[str, Any]]:
    return list(telegram.messages[GROUP.chat].values())


async def test_lobby_says_before_the_game_that_there_will_be_no_pictures(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    forbid(telegram)
    await shown(messenger, await standing(store, lobby("carcassonne", ANNA)))
    (posted,) = said(telegram)
    assert WHY in posted["text"]
    allow(telegram)
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    (posted,) = said(telegram)
    assert WHY not in posted["text"]


async def test_lobby_asks_no_more_than_it_must(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, lobby("carcassonne", ANNA))
    for _ in range(3):
        await shown(messenger, live)
    assert telegram.calls.count("get_chat") == 1
    assert WHY not in said(telegram)[0]["text"]


async def test_timer_of_a_private_chat_is_asked_for_once(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """Its message came before ours: the person had set it for all new chats."""
    telegram.timer = 86_400
    for _ in range(2):
        await messenger.chats.opened(ANNA.id)
    assert telegram.calls.count("get_chat") == 1
    assert (await store.profiles.of(ANNA.id)).timer == 86_400


async def test_admin_is_bound_by_no_permissions(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    telegram.photos, telegram.status = False, "administrator"
    await shown(messenger, await standing(store, lobby("carcassonne", ANNA)))
    assert WHY not in said(telegram)[0]["text"]


async def test_lobby_of_a_group_that_tells_nothing_is_shown(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise TimedOut

    monkeypatch.setattr(Telegram, "get_chat_member", away)
    await shown(messenger, await standing(store, lobby("carcassonne", ANNA)))
    assert WHY not in said(telegram)[0]["text"]


async def test_game_is_played_in_words_where_no_pictures_are_taken(
    store: Store, messenger: Messenger, telegram: Telegram, redis: Redis
) -> None:
    """Start gave an empty toast, /board nothing, and nobody was told."""
    forbid(telegram)
    refusals = REFUSALS._value.get()
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    (posted,) = said(telegram)
    assert WHY in posted["text"]
    assert "<pre>" in posted["text"]  # the board in characters
    assert posted["buttons"]
    assert not await UnreachableChats(redis).of(live.table.id)
    assert REFUSALS._value.get() == refusals  # nothing for the operator to look at
    tries = telegram.calls.count("send_photo")
    for seat in (0, 1):
        live = await store.tables.save(decide(live, Seat(seat), Random(1)), live)
        await shown(messenger, live)
    assert telegram.calls.count("send_photo") == tries == 1  # nothing is drawn in vain


async def test_picture_comes_by_itself_when_it_may(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    forbid(telegram)
    monkeypatch.setattr(chats, "AGAIN", 0.0)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    assert "text" in telegram.live(GROUP.chat)
    allow(telegram)
    await shown(messenger, live)
    before, board = said(telegram)
    assert board["photo"] == b"\xff\xd8"
    assert WHY not in board["caption"]
    assert board["buttons"]
    assert not before["buttons"]


async def test_waiting_table_looks_again(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    forbid(telegram)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    assert await messenger._tables.shown(live.table.id, NOTHING) == chats.AGAIN


async def test_command_brings_the_picture_at_once(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    forbid(telegram)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    allow(telegram)
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    assert "photo" in telegram.live(GROUP.chat)


async def test_restart_says_nothing_twice(
    store: Store, messenger: Messenger, telegram: Telegram, redis: Redis
) -> None:
    """It is known by a refusal again; what stands there stands there."""
    forbid(telegram)
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    before = said(telegram)
    await shown(messenger_at(telegram, store, redis), live)
    assert said(telegram) == before


async def test_rights_that_are_taken_during_a_game(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    forbid(telegram)
    telegram.refusals["edit_message_media"] = [FORBIDDEN] * 99
    moved = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    await shown(messenger, moved)
    first, *_, last = said(telegram)
    assert WHY in last["text"]
    assert last["buttons"]
    assert not first["buttons"]


async def test_end_of_a_game_is_told_in_words(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    forbid(telegram)
    live = await standing(store, over("saboteur", *PEOPLE))
    await shown(messenger, live)
    assert "Game over" in telegram.live(GROUP.chat)["text"]


async def test_words_that_must_not_stay_go_as_pictures_do(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """docs/adr/0033, where no picture is taken, and once it is again."""
    forbid(telegram)
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    await shown(messenger, live)
    assert telegram.calls[-2:] == ["send_message", "edit_message_text"]  # empty, then filled
    (first,) = telegram.messages[GROUP.chat]
    live = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    await shown(messenger, live)
    (second,) = telegram.messages[GROUP.chat]
    assert second != first
    allow(telegram)
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    (third,) = said(telegram)
    assert "media" in third


async def test_picture_that_must_not_stay_waits_for_an_empty_one_to_be_taken(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """After two days Telegram deletes no more: it is emptied, which is a picture, too."""
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    await shown(messenger, live)
    (first,) = telegram.messages[GROUP.chat]
    forbid(telegram)
    telegram.refusals["edit_message_media"] = [FORBIDDEN] * 99
    telegram.refusals["delete_message"] = [BadRequest("Message can't be deleted")] * 99
    moved = await store.tables.save(decide(live, to_act(ALL, live)[0], Random(1)), live)
    await shown(messenger, moved)
    allow(telegram)
    await messenger.chats.opened(GROUP.chat)
    await asyncio.wait_for(messenger.settle(), 60)
    assert first not in telegram.messages[GROUP.chat]


# What a group lets us send


class Asked:
    """A Telegram that says what we are in a group, and what its members may."""

    id = 77

    def __init__(self, us: ChatMember, permissions: ChatPermissions | None) -> None:
        self._us = us
        self._group = SimpleNamespace(permissions=permissions)

    async def get_chat_member(self, chat: int, user: int) -> ChatMember:
        assert (chat, user) == (GROUP.chat, self.id)
        return self._us

    async def get_chat(self, chat: int) -> object:
        return self._group


US = User(77, "Nastolka", is_bot=True)
NOON_THEN = datetime(2026, 1, 1, 12, tzinfo=UTC)
MEMBER = ChatMemberMember(US)
_RIGHTS = ("messages", "audios", "documents", "photos", "videos", "video_notes", "voice_notes")


def restricted(*, photos: bool) -> ChatMember:
    rights: Any = {f"can_send_{what}": True for what in (*_RIGHTS, "polls", "other_messages")}
    others = ("add_web_page_previews", "change_info", "invite_users", "pin_messages")
    more = ("manage_topics", "edit_tag", "react_to_messages")
    rights |= {f"can_{what}": True for what in (*others, *more)} | {"can_send_photos": photos}
    return ChatMemberRestricted(US, is_member=True, until_date=NOON_THEN, **rights)


@pytest.mark.parametrize(
    ("us", "photos", "may"),
    [
        (MEMBER, True, True),
        (MEMBER, False, False),
        (MEMBER, None, True),
        (ChatMemberOwner(US, is_anonymous=False), False, True),
        (restricted(photos=False), True, False),
        (restricted(photos=True), True, True),
        (restricted(photos=True), False, False),
    ],
)
async def test_we_may_send_what_admins_may_or_all_and_nothing_from_which_we_are_kept(
    us: ChatMember, photos: bool | None, may: bool
) -> None:
    bot: Any = Asked(us, ChatPermissions(can_send_photos=photos))
    assert await chats.may_send(bot, GROUP.chat, "can_send_photos") is may
    silent: Any = Asked(MEMBER, None)
    assert await chats.may_send(silent, GROUP.chat, "can_send_photos")
