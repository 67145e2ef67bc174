"""What lobby, options and last word say of a series. PURE."""

from collections.abc import Iterable
from html import escape
from typing import Annotated

from msgspec import Meta

from bot.display.token import Token
from bot.display.values import Button
from bot.features.series.part import MIXED, Series, Tally
from bot.features.series.table import (
    BEST_OF,
    counted,
    going_on,
    is_for_one_score,
    may_be_set,
    needed,
    players_of,
    victors,
)
from bot.table.values import Live, Person, Phase, Table
from bot.table.verdicts import is_void
from bot.texts.catalogues import figure
from bot.texts.frame import bold, called
from bot.texts.reader import Reader
from games.core.message import Message


class BestOf(Token, tag="bo", frozen=True):
    """Say of how many games the best wins the series; 0: wins are only counted."""

    games: Annotated[int, Meta(ge=0, le=5)]


_MOST = 4
"""Where more people play, only those are named who have won something, and no points."""
_Players = tuple[tuple[Person, Tally], ...]


def series_line(reader: Reader, live: Live) -> str:
    """Say on the last word how the series stands, or who has won it; empty where there is none, or
    none goes on.
    """
    table = live.table
    if table.phase is not Phase.OVER or is_void(table):
        return ""
    series = counted(reader.frame.games, live)
    players = tuple(zip(table.people, series.tallies, strict=True))
    if series.number < 2 and not series.best_of:
        return ""
    if won := victors(series):
        names = reader.listed([bold(table.people[chair]) for chair in won])
        wins = _figures(sorted((tally.wins for tally in series.tallies), reverse=True)[:_MOST])
        return reader.say(Message("series-won", {"names": names, "wins": wins}))
    return _series_standing(reader, table, series, players)


def lobby_line(reader: Reader, table: Table) -> str:
    """Say in a lobby how the series stands that its game goes on with; empty where somebody sits
    there who has not played it.
    """
    series, users = going_on(table.series), {tally.user for tally in table.series.tallies}
    if any(person.user not in users for person in table.people):
        series = Series(best_of=series.best_of)
    if not (series.tallies or series.best_of):
        return ""
    return _series_standing(reader, table, series, players_of(table) if series.tallies else ())


def _series_standing(reader: Reader, table: Table, series: Series, players: _Players) -> str:
    def say(id: str, **variables: int | str) -> str:
        return reader.say(Message(id, variables))

    best_of = say("series-best-of", games=series.best_of)
    number = say("series-game", number=max(series.number, 1))
    parts = [best_of] if series.best_of else []
    parts += [number] if series.number > 1 else []
    if is_for_one_score(table) or not any(tally.wins for _, tally in players):
        best = max((tally.points for _, tally in players), default=0)
        known = players and series.terms != MIXED
        return " · ".join((*parts, *([say("series-best", points=best)] if known else ())))
    return " · ".join((*parts, *_win_lines(reader, table, series, players)))


def _win_lines(reader: Reader, table: Table, series: Series, players: _Players) -> Iterable[str]:
    """Yield what everybody has won, most first, and their points where they can be compared."""
    order = sorted(players, key=lambda one: (-one[1].wins, -one[1].points))
    are_few = len(order) <= _MOST
    named = order if are_few else [one for one in order if one[1].wins]
    won = [f"{escape(called(person))} {tally.wins}" for person, tally in named]
    yield reader.enumerated(won)
    if are_few and series.terms != MIXED and not series.best_of:
        points = _figures(tally.points for _, tally in order)
        yield reader.say(Message("series-points", {"points": points}))


def _figures(numbers: Iterable[int]) -> str:
    return " : ".join(map(figure, numbers))


def best_of_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Offer the host of a rematch the next of the ways to win a series."""
    if not may_be_set(reader.frame.games, table):
        return ()
    held = table.series.best_of
    after = BEST_OF[(BEST_OF.index(held) + 1) % len(BEST_OF)]
    said = reader.say(best_of_word(held))
    return (Button(f"🏆 {said}", BestOf(table.id, after)),)


def best_of_word(best_of: int) -> Message:
    """Say of how many games the best wins."""
    if not best_of:
        return Message("series-open")
    return Message("series-best-of", {"games": best_of})


def best_of_help(best_of: int) -> Message:
    """Say in a toast how a series is won."""
    if not best_of:
        return Message("series-open-help")
    return Message("series-best-of-help", {"games": best_of, "wins": needed(best_of)})
