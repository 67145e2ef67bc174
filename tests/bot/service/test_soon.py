"""Who wants to be told that they are next is told so once a turn, silently; nobody else is."""

import pytest

from bot.store.store import Store
from bot.table.days_off import Span
from bot.table.preparing import Press
from bot.table.suspension import SetAway
from bot.table.values import DAY, Live, Place, stamp_of, to_act
from games.core.choices import Decided, narrow
from games.core.values import Seat
from tests.bot.service.evening import Evening
from tests.bot.tables import ALL, PEOPLE, lobby, user_at


async def turn(evening: Evening, live: Live) -> Live:
    """Let whoever is asked decide until somebody else is."""
    (seat,) = to_act(ALL, live)
    while to_act(ALL, live) == (seat,):
        path: tuple[int, ...] = ()
        assert live.play
        actions = list(ALL[live.table.game or ""].legal_actions(live.play.state, seat))
        while not isinstance(narrow(actions, path), Decided):
            path = (*path, 0)
        press = Press(stamp_of(ALL, live, seat), path, confirm=True)
        live = await evening.do(live, user_at(live, seat), press)
    return live


@pytest.mark.parametrize("wanted", [True, False])
async def test_next_one_is_told_if_wanted(store: Store, wanted: bool) -> None:
    evening = Evening(store)
    live = await evening.table(at=lobby("carcassonne", *PEOPLE))
    for person in PEOPLE:
        await store.profiles.change(person.id, soon=wanted)
    live = await turn(evening, live)
    (asked,) = to_act(ALL, live)
    after = live.table.people[(asked + 1) % 3]
    said = [one for one in evening.messenger.said if one.text.count("⏳")]
    assert [one.place for one in said] == ([Place(after.user)] if wanted else [])
    assert [one.silent for one in said] == ([True] if wanted else [])


async def test_nobody_is_told_on_days_away(store: Store) -> None:
    """ADR 118: the table waits for them until they are back."""
    evening = Evening(store)
    live = await evening.table(at=lobby("carcassonne", *PEOPLE))
    (asked,) = to_act(ALL, live)
    next_up = user_at(live, Seat((asked + 2) % 3))
    await store.profiles.change(next_up.id, soon=True)
    await evening.do(live, next_up, SetAway(Span(evening.time, evening.time + DAY)))
    await turn(evening, live)
    assert evening.messenger.said == []
