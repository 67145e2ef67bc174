"""A seat that is handed on: what stands in whose private chat (docs/adr/0072)."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from bot.display.surfaces import surfaces
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.reconciler.state.shown import Records
from bot.store.store import Store
from bot.table.values import Live, User, to_act, with_changes
from tests.bot.stores import standing
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    NOON,
    STRANGER,
    begun,
    do,
    people_for,
)
from tests.bot.telegrams import Telegram, messenger_at, shown
from tests.proofs import filled

HANDED_ON = "You’ve handed on your seat"
SECRET = ("sealed", "saboteur", "laar", "land_vs_sea")


async def offered(store: Store, game: str) -> Live:
    """A game in which Anna has been shown her hand and offers her seat; Clara does not play."""
    guests = (user for user in people_for(game, 4) if user not in (ANNA, CLARA))
    count = len(people_for(game))
    people = (ANNA, *guests)[:count] if count > 1 else (ANNA, BORIS)
    return await standing(store, begun(game, *people))


async def handed(store: Store, live: Live, leaver: User = ANNA, newcomer: User = CLARA) -> Live:
    offering = do(live, leaver, OfferSeat(NOON))
    offer = offering.table.offer
    assert offer
    after = do(
        offering, newcomer, TakeOver(offer.chair, word_of_offer(offering.table, offer), NOON)
    )
    return await store.tables.save(after, live)


def said(message: dict[str, Any]) -> str:
    return str(message.get("caption") or message.get("text"))


def buttons(telegram: Telegram, chat: int) -> list[Any]:
    return [row for message in telegram.messages[chat].values() for row in message["buttons"]]


@pytest.mark.parametrize("game", SECRET)
async def test_newcomer_is_shown_all_that_the_seat_may_know_and_the_former_owner_no_more(
    store: Store, redis: Redis, telegram: Telegram, game: str
) -> None:
    live = await offered(store, game)
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    before = {number: said(one) for number, one in telegram.messages[ANNA.id].items()}
    after = await handed(store, live)
    await shown(messenger, after)
    theirs = [surface for surface in surfaces(FRAME, after) if surface.place.chat == CLARA.id]
    assert len(telegram.messages[CLARA.id]) == len(theirs)
    assert buttons(telegram, ANNA.id) == []
    left = telegram.messages[ANNA.id]
    assert left.keys() <= before.keys()  # no new message
    changed = {number for number, one in left.items() if said(one) != before[number]}
    assert all(filled(HANDED_ON in said(left[number]) for number in changed))


async def test_former_hand_says_that_the_seat_was_handed_on(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    """Anna speaks English, the group does not."""
    russian = with_changes(begun("saboteur", ANNA, *people_for("saboteur")[1:]), language="ru")
    live = await standing(store, russian)
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    await shown(messenger, await handed(store, live, newcomer=STRANGER))
    assert HANDED_ON in said(telegram.live(ANNA.id))
    assert HANDED_ON not in said(telegram.live(STRANGER.id))


async def test_who_takes_the_seat_is_asked_and_who_gave_it_is_told_nothing_later(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await offered(store, "sealed")
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    after = await handed(store, live)
    await shown(messenger, after)
    assert telegram.live(CLARA.id)["buttons"]
    assert len(to_act(ALL, after)) == 2
    before = dict(telegram.messages[ANNA.id])
    await shown(messenger, after)
    assert telegram.messages[ANNA.id] == before


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with hands that must not stay: none of the registry has both."""
    monkeypatch.setitem(
        ALL,
        "sealed",
        replace(
            ALL["sealed"], secrecy=replace(ALL["sealed"].secrecy, forgets=lambda options: True)
        ),
    )
    return "sealed"


async def test_where_the_game_forgets_nothing_of_the_hand_is_left(
    store: Store, redis: Redis, telegram: Telegram, forgetful: str
) -> None:
    """Strict memory: docs/adr/0033."""
    live = await offered(store, forgetful)
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    hand = max(telegram.messages[ANNA.id])
    assert telegram.live(ANNA.id)["buttons"]
    await shown(messenger, await handed(store, live))
    assert hand not in telegram.messages[ANNA.id]
    assert telegram.live(CLARA.id)["buttons"]


async def test_hand_retires_when_a_kill_comes_between(
    store: Store, redis: Redis, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the hand was set apart, before the rest: the next process goes on from there."""
    live = await offered(store, "sealed")
    await shown(messenger_at(telegram, store, redis), live)
    after = await handed(store, live)
    killed = messenger_at(telegram, store, redis)
    remember: Callable[..., Any] = Records.remember
    kept = list[str]()

    async def once(self: Records, id: str, key: str, *rest: Any, **named: Any) -> None:
        if kept:
            raise asyncio.CancelledError
        kept.append(key)
        await remember(self, id, key, *rest, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Records, "remember", once)
        killed.show(live.table.id)
        await asyncio.wait(killed._tables.scheduler.tasks)
    assert "@" in kept[0]
    await shown(messenger_at(telegram, store, redis), after)
    assert HANDED_ON in said(telegram.live(ANNA.id))
    assert telegram.live(CLARA.id)["buttons"]
    assert not any(filled("@" in key for key in await Records(redis).of(live.table.id)))


async def test_hand_in_a_chat_that_is_closed_waits_until_it_opens(
    store: Store, redis: Redis, telegram: Telegram, forgetful: str
) -> None:
    live = await offered(store, forgetful)
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    hand = max(telegram.messages[ANNA.id])
    await messenger._tables.reachability.shut_private(live.table.id, ANNA.id)
    await shown(messenger, await handed(store, live))
    assert telegram.messages[CLARA.id]
    before = len(telegram.calls)
    await shown(messenger, live)
    assert len(telegram.calls) == before  # nothing is tried in vain
    assert hand in telegram.messages[ANNA.id]
    await messenger.chats.opened(ANNA.id)
    await asyncio.wait_for(messenger.settle(), 60)
    assert hand not in telegram.messages[ANNA.id]


async def test_seat_that_comes_back_brings_the_hand_back(
    store: Store, redis: Redis, telegram: Telegram
) -> None:
    live = await offered(store, "sealed")
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    there = await handed(store, live)
    await shown(messenger, there)
    back = await handed(store, there, CLARA, ANNA)
    await shown(messenger, back)
    assert telegram.live(ANNA.id)["buttons"]
    assert buttons(telegram, CLARA.id) == []


async def test_group_is_told_who_plays_on(store: Store, redis: Redis, telegram: Telegram) -> None:
    live = await offered(store, "sealed")
    messenger = messenger_at(telegram, store, redis)
    await shown(messenger, live)
    after = await handed(store, live)
    await shown(messenger, after)
    assert "takes over from <b>Anna</b>" in said(telegram.live(GROUP.chat))
