"""Invitations reach whoever wants them, once (docs/adr/0022)."""

import pytest

from bot.table.gathering import Join
from bot.table.seating import awaited_guests
from bot.table.values import NOBODY, Live, Place, Refused, User, with_changes
from tests.bot.service.evening import Evening
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, over, stop


async def over_for(evening: Evening, *people: User) -> Live:
    """A game without a group that is over."""
    live = with_changes(over("gifts", *people), place=Place(NOBODY, 5), id="abcdef0123")
    return await evening.store.tables.save(live, None)


async def invited_by_turns(evening: Evening, old: Live, host: User, times: int) -> int:
    """How many invitations others get where a host opens a rematch and cancels it."""
    count = 0
    for _ in range(times):
        live = await evening.service.rematch(old, host)
        count += len(awaited_guests(live.table))
        await evening.do(live, host, stop)
    return count


async def test_invitation_that_is_let_lie_is_not_repeated_within_an_hour(evening: Evening) -> None:
    """A rematch and Cancel by turns put 31 loud lobbies a minute into others' chats."""
    old = await over_for(evening, ANNA, BORIS)
    assert await invited_by_turns(evening, old, ANNA, 5) == 1


async def test_who_comes_is_invited_again(evening: Evening) -> None:
    old = await over_for(evening, ANNA, BORIS)
    live = await evening.service.rematch(old, ANNA)
    await evening.do(live, BORIS, Join())
    await evening.do(live, ANNA, stop)
    assert await invited_by_turns(evening, old, ANNA, 1) == 1


async def test_who_plays_no_more_with_somebody_is_not_invited_by_them_and_not_joined(
    evening: Evening,
) -> None:
    old = await over_for(evening, ANNA, BORIS, CLARA)
    await evening.store.seekers.shun(BORIS.id, ANNA.id, NOON)
    live = await evening.service.rematch(old, ANNA)
    assert [guest.user for guest in awaited_guests(live.table)] == [CLARA.id]
    theirs = await evening.service.open(Place(NOBODY, 6), BORIS, "en", "gifts")
    with pytest.raises(Refused, match="refused-table-full"):
        await evening.do(theirs, ANNA, Join())
    assert (await evening.do(theirs, CLARA, Join())).table.people


async def test_lobbies_of_one_person_ring_once_an_hour_in_a_group(evening: Evening) -> None:
    place, hushed = Place(-77), []
    for _ in range(3):
        live = await evening.service.open(place, ANNA, "en", "gifts")
        hushed.append(live.table.hushed)
        await evening.do(live, ANNA, stop)
    assert hushed == [False, True, True]
    assert not (await evening.service.open(place, BORIS, "en", "gifts")).table.hushed
