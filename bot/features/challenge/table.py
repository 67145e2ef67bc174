"""The table of a challenge: one deal a day of a game, which each person plays once, alone or
against the strongest computer. PURE.

The table has one person, and stands in a circle of its own (docs/adr/0097). A user, a day and a
game always lead to the same circle, so nobody begins a challenge twice.
"""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.table.computers import STRONGEST, with_computer
from bot.table.played import played
from bot.table.seating import seat_of
from bot.table.values import (
    NOBODY,
    Games,
    Live,
    Phase,
    Place,
    Refused,
    Table,
    game_of,
)
from games.core.contract import AnyGame, Options, as_preset, defaults
from games.core.seats import is_shared, lawful_people

DAYS = 7
"""Days for which a challenge's results are listed; a challenge that is ended later is in no list.
"""
_LONG = 6
"""Bytes of a circle's number."""


class Terms(NamedTuple):
    """How a game is played as a challenge."""

    options: Options
    is_alone: bool
    """Without a computer, for points."""


class Standing(Struct, frozen=True):
    """A user's standing among all who have ended a challenge."""

    count: int
    """How many people have ended it."""
    best: int
    median: int
    mine: int | None = None
    """The user's result; None if they have not ended it."""
    ahead: int = 0
    """How many people have a better result ..."""
    behind: int = 0
    """... and a worse one."""


class Challenged(Struct, frozen=True):
    """All that a user is told about the challenge of a day (`2026-11-20`)."""

    day: str
    game: str
    live: Live | None = None
    """The user's own table, if they have begun."""
    standing: Standing | None = None
    """None while nobody has ended it."""
    friends: tuple[tuple[str, int], ...] = ()
    """Names and results of people who have shared a table with the user and have ended the
    challenge, the best first."""
    streak: int = 0


def terms(game: AnyGame) -> Terms | None:
    """Return the terms on which one person plays a game as a challenge: by the game's preset for
    one, else with the default options against a computer; None where the game allows neither.
    """
    for preset in game.presets:
        options = as_preset(game, preset)
        if is_shared(game, options) and 1 in lawful_people(game, options):
            return Terms(options, is_alone=True)
    usual = defaults(game)
    return Terms(usual, is_alone=False) if 2 in lawful_people(game, usual) else None


def offered(games: Games) -> tuple[str, ...]:
    """Return the ids of the games that have a challenge."""
    return tuple(id for id, game in games.items() if terms(game))


def place_of(user: int, day: str, game: str) -> Place:
    """Return the place of a user's challenge of a day (`2026-11-20`)."""
    told = blake2b(f"challenge/{user}/{day}/{game}".encode(), digest_size=_LONG).digest()
    return Place(NOBODY, int.from_bytes(told))


def with_terms(games: Games, table: Table, day: str) -> Table:
    """Return a table of one person with the options of its challenge, ready to be dealt.

    :raises Refused: when the table's game has no challenge.
    """
    agreed = terms(game_of(games, table))
    if agreed is None:
        raise Refused("refused-outdated")
    ready = replace(table, options=agreed.options, day=day)
    return ready if agreed.is_alone else with_computer(ready, STRONGEST)


def outcome(games: Games, live: Live, user: int) -> int | None:
    """Return a user's result: their points; against a computer, how many more points they have than
    it. None if they have not played the challenge to its end themselves.
    """
    summary = played(games, live) if live.table.is_challenge else None
    if summary is None or user not in {one.user for one in summary.sittings} - {NOBODY}:
        return None
    scores = _scores(games, live)
    seat = seat_of(live.table, user)
    assert seat is not None
    others = [points for other, points in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def parts(games: Games, live: Live, user: int) -> tuple[tuple[str, int], ...]:
    """Return a user's points by category of the game, the largest first."""
    sums: Counter[str] = Counter()
    result, seat = _result(games, live), seat_of(live.table, user)
    for line in result.lines:
        if line.seat == seat:
            sums[line.category] += line.points
    return tuple(sums.most_common())


def number_of(day: str) -> int:
    """Return the number of a day; the next day has the next number."""
    return date.fromisoformat(day).toordinal()


def is_kept(day: str, now: int) -> bool:
    """Tell whether the results of a day are still listed."""
    today = datetime.fromtimestamp(now, UTC).date()
    return today - date.fromisoformat(day) < timedelta(days=DAYS)


def _scores(games: Games, live: Live) -> tuple[int, ...]:
    scores: tuple[int, ...] = _result(games, live).scores
    return scores


def _result(games: Games, live: Live) -> Any:
    assert live.play is not None
    assert live.table.phase is Phase.OVER
    return game_of(games, live.table).result(live.play.state)
