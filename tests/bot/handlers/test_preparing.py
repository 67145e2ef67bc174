"""Buttons by which a move is prepared: docs/adr/0094."""

import pytest

from bot.display import buttons
from bot.display.token import Token
from bot.display.values import Selection
from bot.table.prepared import AHEAD
from bot.table.preparing import imagined, prepared_by
from bot.table.values import Live, Place, stamp_of, with_changes
from games.core.contract import Action
from games.core.values import Seat
from games.saboteur.actions import Lay, Pass
from tests.bot.handlers.pressing import Pressed
from tests.bot.looking import shown
from tests.bot.stores import saved
from tests.bot.table.test_preparing import (
    NEXT,
    hindered,
    mine,
    passes,
    prepared,
    preparing,
    ways,
)
from tests.bot.tables import ALL, user_at


@pytest.mark.parametrize("is_left", [True, False])
async def test_move_that_does_not_fit_any_more_makes_way_for_another(
    bot: Pressed, *, is_left: bool
) -> None:
    """One tap asks anew; what still fits stays until it is taken back."""
    live = mine()
    ready = prepared(live, NEXT, next(way for way in ways(live, NEXT) if isinstance(way, Lay)))
    kept = await saved(bot.store, ready if is_left else hindered(ready, NEXT))
    user = user_at(kept, NEXT)
    told = await bot.press(user, user.id, buttons.Prepare(kept.table.id))
    found = await bot.store.tables.load(kept.table.id)
    assert found
    assert bool(prepared_by(found.table, NEXT)) is is_left
    looks = [look.stamp for _, look in bot.messenger.looks]
    if is_left:
        assert told.startswith("Your next move is prepared already")
        assert looks == []
    else:
        assert told == ""
        assert [look[0] for look in looks] == [AHEAD[0]]


async def test_second_move_is_asked_for_once_the_first_is_prepared(bot: Pressed) -> None:
    """Docs/adr/0094: "Else…" leads through the choice again; a third is not asked for."""
    live = await saved(bot.store, prepared(mine(), NEXT))
    user = user_at(live, NEXT)
    second = buttons.Prepare(live.table.id, "o")
    assert await bot.press(user, user.id, second) == ""
    assert [look.stamp[0] for _, look in bot.messenger.looks] == [AHEAD[1]]
    away = [way for way in ways(live, NEXT) if isinstance(way, Pass)][-1]
    await bot.press(user, user.id, confirm(live, NEXT, away))
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert [one.action for one in prepared_by(found.table, NEXT)][1:] == [str(away)]
    told = await bot.press(user, user.id, second)
    assert told.startswith("Your next move is prepared already")


async def test_second_move_of_a_first_that_does_not_fit_any_more_is_a_first(bot: Pressed) -> None:
    lay = next(way for way in ways(mine(), NEXT) if isinstance(way, Lay))
    live = await saved(bot.store, hindered(prepared(mine(), NEXT, lay), NEXT))
    user = user_at(live, NEXT)
    await bot.press(user, user.id, buttons.Prepare(live.table.id, "o"))
    assert [look.stamp[0] for _, look in bot.messenger.looks] == [AHEAD[0]]


async def test_confirm_is_refused_where_somebody_has_moved_since_it_was_drawn(
    bot: Pressed,
) -> None:
    """docs/adr/0094: the preview stands there anew, and its Confirm counts."""
    live, waits = mine(), Seat(2)
    away = next(way for way in ways(live, waits) if isinstance(way, Pass))
    moved_on = await saved(bot.store, passes(live))
    user = user_at(live, waits)
    told = await bot.press(user, user.id, confirm(live, waits, away))
    assert told.startswith("Somebody has moved since")
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert not prepared_by(found.table, waits)
    await bot.press(user, user.id, confirm(moved_on, waits, away))
    found = await bot.store.tables.load(live.table.id)
    assert found
    assert prepared_by(found.table, waits)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (Place(-1), "Prepared: only you can see it. The board is in the group."),
        (Place(0, 5), "Prepared: only you can see it."),
    ],
)
async def test_whoever_prepares_a_move_is_told_where_the_board_is_if_that_is_elsewhere(
    bot: Pressed, place: Place, said: str
) -> None:
    """They may have cleared or lost sight of it: of a message deleted for oneself alone Telegram
    tells no bot.
    """
    live = await saved(bot.store, with_changes(mine(), place=place))
    user = user_at(live, NEXT)
    wanted = next(way for way in ways(live, NEXT) if isinstance(way, Pass))
    assert await bot.press(user, user.id, confirm(live, NEXT, wanted)) == said
    waits = await saved(bot.store, with_changes(hindered(live, NEXT), id="0000000002"))
    assert await bot.press(user, user.id, buttons.Idle(waits.table.id)) == said


def confirm(live: Live, seat: Seat, action: Action) -> Token:
    """The button that the hand of a seat has which is about to prepare a move."""
    ahead, path = imagined(ALL, live, seat), preparing(live, seat, action).path
    assert ahead
    hand = shown(live, Selection(seat, stamp_of(ALL, ahead, seat), path))[f"hand{seat}"]
    tokens = [button.token for row in hand.keyboard for button in row if button.token]
    return next(token for token in tokens if isinstance(token, buttons.Confirm))
