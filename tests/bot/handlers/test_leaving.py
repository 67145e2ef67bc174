"""People whom tables know without a chair, as Telegram tells of them: who has left a group is not
called there, and who has blocked the bot is not dealt in.
"""

import json
from itertools import count
from typing import Any

import pytest

from bot.display import buttons
from bot.features.tonight.table import Vote, ballot_of
from bot.ingest.consumer import deal
from bot.ingest.inbox import Entry
from bot.service.delivery import delivered
from bot.store.store import Store
from bot.table.relations import relations
from bot.table.seating import awaited_guests
from bot.table.values import Live, Phase, User, with_changes
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import standing
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    GROUP,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    fresh,
    lobby,
)
from tests.features.latecomers.test_newcomers import waiting

_NUMBERS = count(5000)


async def told(bot: Pressed, what: dict[str, Any]) -> None:
    number = next(_NUMBERS)
    with delivered(number):
        update = json.dumps({"update_id": number, **what}).encode()
        await deal(bot.app, Entry("", number, update))


async def left(bot: Pressed, user: User) -> None:
    """Telegram tells that somebody has left the group."""
    chat = {"id": GROUP.chat, "type": "supergroup", "title": "Friday"}
    person = {"id": user.id, "is_bot": False, "first_name": user.name}
    message = {"message_id": 7, "date": 1, "chat": chat, "from": person}
    await told(bot, {"message": message | {"left_chat_member": person}})


async def blocked(bot: Pressed, user: User) -> None:
    """Telegram tells that somebody has blocked the bot."""
    person = {"id": user.id, "is_bot": False, "first_name": user.name}
    us = {"id": 77, "is_bot": True, "first_name": "Nastolka"}
    change = {"chat": {"id": user.id, "type": "private"}, "from": person, "date": 1}
    change["old_chat_member"] = {"status": "member", "user": us}
    change["new_chat_member"] = {"status": "kicked", "user": us, "until_date": 0}
    await told(bot, {"my_chat_member": change})


async def now(store: Store, live: Live) -> Live:
    found = await store.tables.load(live.table.id)
    assert found
    return found


async def stood(bot: Pressed, live: Live) -> Live:
    kept = await standing(bot.store, live)
    await bot.store.agenda.note(kept.table, None, NOON)
    return kept


async def test_who_is_invited_and_has_left_the_group_is_not_called(bot: Pressed) -> None:
    people = begun("gifts", *PEOPLE).table.people
    live = await stood(bot, with_changes(lobby("gifts", ANNA), invited=people))
    await left(bot, BORIS)
    assert {one.user for one in awaited_guests((await now(bot.store, live)).table)} == {CLARA.id}


async def test_voter_who_has_left_the_group_does_not_choose_the_game(bot: Pressed) -> None:
    live = with_changes(fresh(), phase=Phase.VOTING, ballot=ballot_of(ALL, NOON), since=NOON)
    live = await stood(bot, do(do(live, ANNA, Vote((0,))), BORIS, Vote((1,))))
    await left(bot, BORIS)
    table = (await now(bot.store, live)).table
    assert table.ballot
    assert set(table.ballot.votes) == {ANNA.id}
    assert BORIS.id not in {one.user for one in table.invited}


@pytest.mark.parametrize("way", [left, blocked])
async def test_who_waits_for_the_next_round_and_goes_waits_no_more(bot: Pressed, way: Any) -> None:
    live = await stood(bot, waiting())
    assert relations(live.table, STRANGER.id)
    await way(bot, STRANGER)
    assert relations((await now(bot.store, live)).table, STRANGER.id) == frozenset()


async def test_language_of_who_waits_is_theirs(bot: Pressed) -> None:
    live = await stood(bot, waiting())
    await bot.press(STRANGER, STRANGER.id, buttons.Language("", "uk"))
    (person,) = (await now(bot.store, live)).table.invited
    assert person.language == "uk"


async def test_lobby_whose_host_has_left_the_group_goes_on_with_another(bot: Pressed) -> None:
    live = await stood(bot, lobby("gifts", ANNA, BORIS))
    await left(bot, ANNA)
    assert (await now(bot.store, live)).table.host == BORIS.id
    await left(bot, BORIS)
    assert (await now(bot.store, live)).table.phase is Phase.STOPPED


async def test_who_was_removed_by_mistake_is_invited_back(bot: Pressed) -> None:
    live = await stood(bot, lobby("gifts", ANNA, BORIS))
    await bot.say(ANNA, GROUP.chat, "/kick")
    (row, *_) = bot.messenger.surfaces[-1].keyboard
    assert isinstance(row[0].token, buttons.Dismiss)
    await bot.press(ANNA, GROUP.chat, row[0].token)
    assert not awaited_guests((await now(bot.store, live)).table)
    await bot.say(ANNA, GROUP.chat, "/kick")
    (row, *_) = bot.messenger.surfaces[-1].keyboard
    assert isinstance(row[0].token, buttons.InviteBack)
    await bot.press(ANNA, GROUP.chat, row[0].token)
    assert {one.user for one in awaited_guests((await now(bot.store, live)).table)} == {BORIS.id}


async def test_a_button_that_names_one_invites_nobody_else_back(bot: Pressed) -> None:
    """Of two who were removed: once the first is back, the second stands in that place."""
    live = await stood(bot, lobby("gifts", ANNA, BORIS, CLARA))
    for _ in range(2):
        await bot.say(ANNA, GROUP.chat, "/kick")
        token = bot.messenger.surfaces[-1].keyboard[0][0].token
        assert isinstance(token, buttons.Dismiss)
        await bot.press(ANNA, GROUP.chat, token)
    await bot.say(ANNA, GROUP.chat, "/kick")
    token = bot.messenger.surfaces[-1].keyboard[0][0].token
    assert isinstance(token, buttons.InviteBack)
    for _ in range(2):
        await bot.press(ANNA, GROUP.chat, token)
    table = (await now(bot.store, live)).table
    assert (len(awaited_guests(table)), len(table.dismissed)) == (1, 1)
