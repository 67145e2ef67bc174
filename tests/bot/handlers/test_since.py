"""What has happened since one's own move is told once, at the first look: docs/adr/0095."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.display import buttons
from bot.display.board.recap import LONG, since_own
from bot.display.surfaces import surfaces
from bot.display.token import Token
from bot.table.seating import chairs_at
from bot.table.values import Live, to_act
from tests.bot.handlers.pressing import Pressed, at_work
from tests.bot.stores import saved
from tests.bot.tables import ALL, FRAME, NOON, PEOPLE, begun, moved, user_at


@pytest.fixture
async def morning(redis: Redis) -> AsyncIterator[Pressed]:
    async for bot in at_work(redis, NOON + LONG):
        yield bot


def eventful() -> Live:
    """A game whose awaited person finds that something has happened."""
    games = (moved(begun("carcassonne", *PEOPLE), count) for count in range(6, 40))
    return next(live for live in games if _news(live))


def _news(live: Live) -> str:
    (seat,) = to_act(ALL, live)
    return since_own(FRAME, live, chairs_at(live.table, seat)[0], "en")


def _first_choice(live: Live) -> Token:
    (board, *_) = surfaces(FRAME, live)
    tokens = (button.token for row in board.keyboard for button in row)
    return next(token for token in tokens if token and isinstance(token, buttons.Choose))


async def test_it_is_told_once_also_after_a_restart(morning: Pressed) -> None:
    live = await saved(morning.store, eventful())
    user, press = user_at(live, to_act(ALL, live)[0]), _first_choice(live)
    assert await morning.press(user, live.table.place.chat, press) == _news(live)
    assert await morning.press(user, live.table.place.chat, press) == ""


async def test_what_answers_a_tap_has_no_signs_for_who_plays_in_words(morning: Pressed) -> None:
    """A voice reads a clock's sign by its name: "mantelpiece clock"."""
    live = await saved(morning.store, eventful())
    user, press = user_at(live, to_act(ALL, live)[0]), _first_choice(live)
    await morning.store.profiles.change(user.id, aloud=True)
    told = await morning.press(user, live.table.place.chat, press)
    assert told.startswith("Since your move: ")
    assert _news(live).startswith("🕰")
