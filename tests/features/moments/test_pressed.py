"""Presses in the review of one's own decisions (docs/adr/0095)."""

import asyncio

import pytest

from bot.display.values import Surface
from bot.features.moments.buttons import Moments
from games.core.contract import AnyGame
from games.core.log import Log
from games.core.moments import Moment
from tests.bot.handlers.test_lenses import GROUP, Evening, evening, message
from tests.bot.handlers.test_pages import PHOTO
from tests.bot.tables import ANNA, BORIS, over
from tests.bot.thinking import ThinkingHere

__all__ = ["evening"]


async def test_moment_of_long_ago_stays_until_it_is_found_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found is kept for a day. The words that it takes a while would take the picture's
    message away, and the moment had none to come to.
    """

    async def weigh(_: ThinkingHere, game: AnyGame, log: Log, number: int) -> Moment:
        return Moment(number, log.moves[number].action, 1.0)

    monkeypatch.setattr(ThinkingHere, "weigh", weigh)
    turned: list[Surface] = []
    monkeypatch.setattr(evening.messenger, "rewrite", lambda page, _: turned.append(page))
    live = await evening.put(over("carcassonne", ANNA, BORIS), GROUP)
    says = Moments(live.table.id, "a", 1)
    await evening.press(ANNA, message(ANNA.id, says, **PHOTO), says)
    while not turned:
        await asyncio.sleep(0.01)
    assert [bool(page.picture) for page in turned] == [True]
    assert (evening.messenger.deleted, evening.messenger.said) == ([], 0)
