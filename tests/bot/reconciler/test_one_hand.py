"""A hand is one message that changes (docs/adr/0095): a question rings, what it replaces goes."""

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.reconciler.messenger import Messenger
from bot.store.store import Store
from bot.table.gathering import SetOption, Start
from bot.table.habits import Habits
from bot.table.values import Live, User, to_act
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, begun, decide, do, lobby, moved
from tests.bot.telegrams import Telegram, messenger_at
from tests.proofs import filled

CAN_T = BadRequest("Message can't be deleted for everyone")


async def shown(messenger: Messenger, store: Store, live: Live, before: Live | None) -> Live:
    saved = await store.tables.save(live, before)
    if before is None:
        await store.places.claim(live.table.place, live.table.id, None)
    messenger.show(live.table.id)
    await asyncio.wait_for(messenger.settle(), 60)
    return saved


def hidden(*people: User) -> Live:
    """A game of Laar that asks in private: experts are hidden."""
    return do(lobby("laar", *people), ANNA, SetOption("experts", "hidden"), Start(1))


async def played(messenger: Messenger, store: Store, moves: int) -> Live:
    """Play some moves, each of which is shown."""
    live, chance = await shown(messenger, store, hidden(ANNA, BORIS, CLARA), None), Random(1)
    for _ in range(moves):
        after = decide(live, to_act(ALL, live)[0], chance)
        live = await shown(messenger, store, after, live)
    return live


def hands(telegram: Telegram) -> dict[int, list[dict[str, Any]]]:
    """What stands in the private chats, the oldest first."""
    return {one.id: list(telegram.messages[one.id].values()) for one in (ANNA, BORIS, CLARA)}


async def test_private_chat_has_one_hand_however_long_the_game(
    messenger: Messenger, store: Store, telegram: Telegram
) -> None:
    """There were 25 of them after a game of Laar."""
    await played(messenger, store, 24)
    assert {user: len(said) for user, said in hands(telegram).items()} == {1: 1, 2: 1, 3: 1}


async def test_question_in_private_is_a_new_message_and_all_else_an_edit(
    messenger: Messenger, store: Store, telegram: Telegram
) -> None:
    """It rings unless its person has moved just before (docs/adr/0022), or may be asleep."""
    for person in (ANNA, BORIS, CLARA):
        await store.profiles.change(person.id, habits=Habits(quiet="none"))
    live, chance = await played(messenger, store, 0), Random(1)
    posted = 0
    for _ in range(24):
        stood = {user: set(telegram.messages[user]) for user in (1, 2, 3)}
        seat = to_act(ALL, live)[0]
        mover = live.table.people[seat].user
        live = await shown(messenger, store, decide(live, seat, chance), live)
        asked = {live.table.people[seat].user for seat in to_act(ALL, live)}
        for user in (1, 2, 3):
            for number in telegram.messages[user].keys() - stood[user]:
                assert telegram.messages[user][number]["buttons"]
                assert user in asked
                is_silent = telegram.messages[user][number]["disable_notification"]
                assert is_silent == (user == mover)
                posted += 1
    assert posted


@pytest.mark.parametrize("refusal", [CAN_T, BadRequest("Chat not found")])
async def test_hand_that_cannot_be_deleted_loses_its_buttons(
    messenger: Messenger, store: Store, telegram: Telegram, refusal: BadRequest
) -> None:
    """Telegram deletes nothing after two days: https://core.telegram.org/bots/api#deletemessage"""
    telegram.refusals["delete_message"] = [refusal] * 100
    await played(messenger, store, 24)
    for said in filled(hands(telegram).values()):
        assert len(said) > 1
        assert not any(old["buttons"] for old in said[:-1])


async def test_hand_is_deleted_after_a_crash_before_that(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """What is to go stands in the record of what took its place."""
    dying, chance = messenger_at(telegram, store, redis), Random(1)
    live = await played(dying, store, 3)
    telegram.gates["delete_message"] = asyncio.Event()
    while not telegram.busy:  # until a hand is to be deleted
        live = await store.tables.save(decide(live, to_act(ALL, live)[0], chance), live)
        dying.show(live.table.id)
        await asyncio.wait(dying._tables.scheduler.tasks, timeout=1)
    for task in dying._tables.scheduler.tasks:
        task.cancel()
    telegram.gates.clear()
    again = messenger_at(telegram, store, redis)
    again.show(live.table.id)
    await asyncio.wait_for(again.settle(), 60)
    assert {user: len(said) for user, said in hands(telegram).items()} == {1: 1, 2: 1, 3: 1}


async def test_a_first_hand_is_not_told_the_whole_game(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Whoever sets "In words" in the middle of a game would hear of moves long past."""
    messenger = messenger_at(telegram, store, redis)
    live = moved(begun("carcassonne", replace(ANNA, aloud=True), BORIS), 20)
    await shown(messenger, store, live, None)
    ((said,),) = [list(telegram.messages[ANNA.id].values())]
    assert said["text"].count(" — row ") + said["text"].count("\n…") <= 2


async def test_who_listens_has_one_hand_too(store: Store, redis: Redis, telegram: Telegram) -> None:
    """Who swipes to the end of the chat finds the question; chapters tell the rest again."""
    messenger = messenger_at(telegram, store, redis)
    anna = replace(ANNA, aloud=True)
    live = await shown(messenger, store, hidden(anna, BORIS, CLARA), None)
    chance = Random(1)
    for _ in range(12):
        after = decide(live, to_act(ALL, live)[0], chance)
        live = await shown(messenger, store, after, live)
    assert len(telegram.messages[ANNA.id]) == 1
