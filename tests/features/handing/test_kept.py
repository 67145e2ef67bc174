"""Seats that are handed on, in the store: docs/adr/0072."""

import asyncio

import pytest

from bot.features.handing.table import OFFERED, OfferSeat, TakeOver, word_of_offer
from bot.service import sitting as module
from bot.store.profiles import Profile
from bot.table.forgetting import Forget
from bot.table.habits import Habits
from bot.table.values import DAY, Live, Refused, User, to_act
from tests.bot.service.evening import Evening
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, NOON, STRANGER, stop, user_at

FRIEND = User(8, "Fred", "en", reachable=True)


def take(live: Live) -> TakeOver:
    assert live.table.offer
    return TakeOver(live.table.offer.chair, word_of_offer(live.table, live.table.offer), NOON)


async def test_table_is_the_newcomers_and_knows_the_former_owner_until_it_is_over(
    evening: Evening,
) -> None:
    """Who is known can be forgotten: /forget asks this list."""
    live = await evening.table()
    agenda = evening.store.agenda
    await evening.do(live, ANNA, OfferSeat(NOON))
    await evening.do(live, FRIEND, take)
    assert await agenda.tables_of(FRIEND.id) == (live.table.id,)
    assert await agenda.tables_of(ANNA.id) == ()
    assert await agenda.all_tables_of(ANNA.id) == (live.table.id,)
    await evening.do(live, ANNA, Forget("Player 7"))
    assert "Anna" not in str((await evening.service.find(live.table.id)).table)
    table = (await evening.service.find(live.table.id)).table
    host = next(user for user in (BORIS, CLARA) if user.id == table.host)
    await evening.do(live, host, stop)
    assert await agenda.all_tables_of(ANNA.id) == ()


async def test_of_two_who_press_at_once_one_sits_down(evening: Evening) -> None:
    live = await evening.table()
    offered = await evening.do(live, ANNA, OfferSeat(NOON))
    pressed = (evening.do(live, user, take(offered)) for user in (FRIEND, STRANGER))
    came = await asyncio.gather(*pressed, return_exceptions=True)
    (refused,) = [one for one in came if isinstance(one, Refused)]
    assert refused.message.id == "refused-outdated"
    users = {person.user for person in (await evening.service.find(live.table.id)).table.people}
    assert len(users & {FRIEND.id, STRANGER.id}) == 1


async def test_who_sits_at_as_many_tables_as_may_be_takes_no_seat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await evening.table()
    await evening.do(live, ANNA, OfferSeat(NOON))
    monkeypatch.setattr(module, "_MOST", 0)
    with pytest.raises(Refused, match="refused-many-tables"):
        await evening.do(live, FRIEND, take)


async def test_clock_lets_an_offer_lapse(evening: Evening) -> None:
    live = await evening.table(clock=7 * DAY)
    await evening.do(live, ANNA, OfferSeat(NOON))
    await evening.until(NOON + OFFERED - 60)
    assert (await evening.service.find(live.table.id)).table.offer
    await evening.until(NOON + OFFERED + 60)
    assert (await evening.service.find(live.table.id)).table.offer is None


async def test_newcomer_is_reminded_and_the_former_owner_is_not(evening: Evening) -> None:
    live = await evening.table()
    (seat,) = to_act(ALL, live)
    owner = user_at(live, seat)
    await evening.store.profiles.remember(
        FRIEND.id, Profile(reachable=True, habits=Habits(offset=0))
    )
    await evening.do(live, owner, OfferSeat(NOON))
    await evening.do(live, FRIEND, take)
    await evening.until(NOON + DAY)
    reminded = (await evening.service.find(live.table.id)).table.reminded
    assert FRIEND.id in reminded
    assert owner.id not in reminded
