"""What Telegram tells of chats: who comes and goes, what we may do there, what a chat becomes."""

from typing import Any

import pytest
from redis.asyncio import Redis

from bot.features.handing.table import OfferSeat
from bot.features.seeking.table import Wish
from bot.table.parts import Friend
from bot.table.values import Live, User
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, NOON, PEOPLE, begun, do, lobby

CHAT = {"id": GROUP.chat, "type": "supergroup", "title": "Friday"}
US = {"id": 77, "is_bot": True, "first_name": "Nastolka", "username": "some_bot"}
RIGHTS = (
    *("can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages"),
    *("can_pin_messages", "can_manage_video_chats", "can_restrict_members"),
    *("can_promote_members", "can_change_info", "can_invite_users"),
    *("can_post_stories", "can_edit_stories", "can_delete_stories"),
)
SENDING = (
    *("can_change_info", "can_invite_users", "can_pin_messages", "can_send_messages"),
    *("can_send_polls", "can_send_other_messages", "can_add_web_page_previews"),
    *("can_manage_topics", "can_send_audios", "can_send_documents", "can_send_photos"),
    *("can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_edit_tag"),
    "can_react_to_messages",
)


def sender(user: User) -> dict[str, Any]:
    return {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}


def said(by: User = ANNA, **what: Any) -> dict[str, Any]:
    """A message of Telegram's own in the group."""
    return {"message_id": 7, "date": 1, "chat": CHAT, "from": sender(by), **what}


def admin(*rights: str) -> dict[str, Any]:
    """What the bot is in a group whose admin it is."""
    may = {right: right in rights for right in RIGHTS}
    return {"status": "administrator", "user": US, **may}


def change(who: dict[str, Any], before: str = "left", kind: str = "supergroup") -> dict[str, Any]:
    """That somebody is another in the group than before."""
    old = {"status": before, "user": who["user"]}
    about = {"chat": {**CHAT, "type": kind}, "from": sender(ANNA), "date": 1}
    return {**about, "old_chat_member": old, "new_chat_member": who}


def restricted(user: User, *, is_member: bool) -> dict[str, Any]:
    may = dict.fromkeys(SENDING, False)
    return {
        "status": "restricted",
        "user": sender(user),
        "until_date": 0,
        "is_member": is_member,
        **may,
    }


async def at_table(bot: Pressed, live: Live) -> set[int]:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return {person.user for person in found.table.people}


@pytest.fixture
async def live(bot: Pressed) -> Live:
    """A lobby of three in the group, in which all are called."""
    kept = await standing(bot.store, lobby("gifts", *PEOPLE))
    await bot.store.agenda.note(kept.table, None, NOON)
    for user in PEOPLE:
        await bot.store.callings.join(GROUP.chat, user.id, user.name)
    return kept


async def test_who_is_restricted_is_at_the_table_until_they_leave(bot: Pressed, live: Live) -> None:
    """https://core.telegram.org/bots/api#chatmemberrestricted"""
    await bot.told(chat_member=change(restricted(BORIS, is_member=True), "member"))
    assert await at_table(bot, live) == {ANNA.id, BORIS.id, CLARA.id}
    await bot.told(chat_member=change(restricted(BORIS, is_member=False), "member"))
    assert await at_table(bot, live) == {ANNA.id, CLARA.id}


@pytest.mark.parametrize("way", ["as admins are told", "as all are told", "by an admin"])
async def test_who_leaves_a_group_is_not_called_there_any_more(
    bot: Pressed, live: Live, way: str
) -> None:
    gone = {"status": "left", "user": sender(BORIS)}
    if way == "as admins are told":
        back = {"status": "member", "user": sender(CLARA)}
        await bot.told(chat_member=change(back, "left"))
        await bot.told(chat_member=change(gone, "member"))
    else:
        by = ANNA if way == "by an admin" else BORIS
        await bot.told(message=said(by, left_chat_member=sender(BORIS)))
    assert set(await bot.store.callings.people(GROUP.chat)) == {ANNA.id, CLARA.id}
    assert await at_table(bot, live) == {ANNA.id, CLARA.id}


async def test_who_blocks_the_bot_is_not_looked_for_and_not_written_to(bot: Pressed) -> None:
    for user in (ANNA, BORIS):
        await bot.store.seekers.ask(Wish(user, "gifts", 0, NOON))
    blocked = {"status": "kicked", "user": US, "until_date": 0}
    about = change(blocked, "member") | {"chat": {"id": BORIS.id, "type": "private"}}
    await bot.told(my_chat_member=about | {"from": sender(BORIS)})
    assert await bot.store.seekers.wish(BORIS.id) is None
    assert await bot.store.seekers.wish(ANNA.id)
    assert bot.messenger.noted == [("shut", BORIS.id)]
    assert (await bot.store.profiles.of(BORIS.id)).reachable is False
    back = {"new_chat_member": {"status": "member", "user": US}, "from": sender(BORIS)}
    await bot.told(my_chat_member=about | back)
    assert (await bot.store.profiles.of(BORIS.id)).reachable is True
    assert bot.messenger.noted[1:] == [("opened", BORIS.id, None)]


@pytest.mark.parametrize(
    ("rights", "may"),
    [
        (("can_pin_messages", "can_delete_messages"), True),
        (("can_pin_messages",), False),
        (("can_delete_messages",), False),
    ],
)
async def test_boards_are_pinned_where_their_notices_can_be_deleted(
    bot: Pressed, live: Live, rights: tuple[str, ...], may: bool
) -> None:
    """docs/adr/0045"""
    await bot.told(my_chat_member=change(admin(*rights), "member"))
    assert (await bot.store.profiles.of(GROUP.chat)).may_pin is may
    shown = [one for one in bot.messenger.noted if one[0] == "show_anyway"]
    assert shown == ([("show_anyway", live.table.id)] if may else [])


async def test_a_group_is_greeted_once_and_a_supergroup_when_somebody_adds_the_bot(
    bot: Pressed,
) -> None:
    """A group that becomes a supergroup is told of in the same way (telegram-bot-api#266)."""
    us = {"status": "member", "user": US}
    await bot.told(my_chat_member=change(us, "left", "group"))
    assert len(bot.messenger.surfaces) == 1
    await bot.told(my_chat_member=change(us, "member", "group"))
    await bot.told(my_chat_member=change(us, "left", "supergroup"))
    await bot.told(message=said(new_chat_members=[sender(BORIS)]))
    assert len(bot.messenger.surfaces) == 1
    await bot.told(message=said(new_chat_members=[US]))
    (first, second) = bot.messenger.surfaces
    assert first == second
    assert first.place == GROUP
    assert first.text != FRAME.say("en", "greeting-channel")
    assert "some_bot" in first.text


async def test_a_channel_is_told_that_nobody_can_play_there(bot: Pressed) -> None:
    await bot.told(my_chat_member=change({"status": "member", "user": US}, "left", "channel"))
    (told,) = bot.messenger.surfaces
    assert told.text == FRAME.say("en", "greeting-channel")


async def test_group_that_puts_the_bot_out_is_forgotten(bot: Pressed, live: Live) -> None:
    await bot.told(my_chat_member=change({"status": "left", "user": US}, "member"))
    assert await bot.store.callings.people(GROUP.chat) == {}
    assert bot.messenger.surfaces == []


async def test_tables_follow_a_group_into_its_supergroup_whichever_message_comes(
    bot: Pressed,
) -> None:
    await bot.told(message=said(migrate_to_chat_id=-1001))
    await bot.told(message=said(migrate_from_chat_id=-55))
    assert bot.messenger.noted == [("moved", GROUP.chat, -1001), ("moved", -55, GROUP.chat)]


async def test_topic_that_is_opened_again_is_written_to(bot: Pressed) -> None:
    await bot.told(
        message=said(message_thread_id=5, is_topic_message=True, forum_topic_reopened={})
    )
    assert bot.messenger.noted == [("opened", GROUP.chat, 5)]


async def test_after_how_long_messages_vanish_is_remembered(
    bot: Pressed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "1")  # as the bot itself does
    timer = {"message_auto_delete_time": 86400}
    await bot.told(message=said(message_auto_delete_timer_changed=timer))
    assert (await bot.store.profiles.of(GROUP.chat)).timer == 86400


async def test_notice_of_our_pin_is_deleted_and_what_somebody_pins_is_kept(
    bot: Pressed, redis: Redis
) -> None:
    bot.telegram.refusal = (400, "Bad Request: message to delete not found")
    pinned = said(ANNA) | {"message_id": 3, "text": "a board"}
    await bot.told(message=said(pinned_message=pinned) | {"from": US})
    assert bot.telegram.asked == ["deleteMessage"]
    assert await bot.store.kept_boards.among(GROUP.chat, [3]) == frozenset()
    await bot.told(message=said(BORIS, pinned_message=pinned))
    assert bot.telegram.asked == ["deleteMessage"]
    assert await bot.store.kept_boards.among(GROUP.chat, [3, 4]) == {3}


async def test_who_leaves_is_offered_no_seat_by_their_name(bot: Pressed) -> None:
    offer = OfferSeat(NOON, Friend("carol", "@carol"))
    live = await standing(bot.store, do(begun("gifts", ANNA, BORIS), BORIS, offer))
    await bot.store.agenda.note(live.table, None, NOON)
    await bot.told(message=said(left_chat_member=sender(CLARA) | {"username": "Carol"}))
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert found.table.offer is None
