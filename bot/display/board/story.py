"""The story of a game over days: once a day, on the next board, how far it has come, who leads,
what is contested, and who is to move since when. PURE.

It follows from the log when a board is the first one of its day, so nothing is stored, and the same
board says the same after any edit.
"""

from collections.abc import Iterator

from bot.display.views import view_of
from bot.table.computers import people_asked
from bot.table.values import DAY, Live, Phase, Table, game_of, is_over_days
from bot.texts.catalogues import figure
from bot.texts.frame import html_names
from bot.texts.local_time import local_time
from bot.texts.reader import Reader
from games.core.log import By
from games.core.message import Message, Named, Variable
from games.core.score import ranking
from games.core.values import TABLE, Seat


def story_line(reader: Reader, live: Live) -> str:
    """Say how a game stands, on the first board of a day; empty on all others."""
    table = live.table
    if not table.place.is_group or table.phase is not Phase.RUNNING or not is_over_days(table):
        return ""
    if table.log is None or not _is_new_day(table):
        return ""
    day = table.since // DAY - table.began // DAY + 1
    told = {"day": day, "moves": len(table.log.moves)}
    said = reader.say(Message("story", told))
    parts = (said, _lead(reader, live), _contested_line(reader, live), _awaited_line(reader, live))
    return " ".join(part for part in parts if part)


def _is_new_day(table: Table) -> bool:
    """Tell whether nobody had moved yet on the day of the last move."""
    days = list(_days(table))
    return len(days) > 1 and days[-1] != days[-2]


def _days(table: Table) -> Iterator[int]:
    """Yield the day, counted from 1970, of the beginning and of the latest human decision, with the
    one before it; moves of computers belong to the decision that they follow.
    """
    assert table.log
    moment, moves = table.since, list(table.log.moves)
    while moves and moves[-1].by is By.COMPUTER:
        moment -= moves.pop().took
    if moves:
        yield (moment - moves[-1].took) // DAY
    yield moment // DAY


def _lead(reader: Reader, live: Live) -> str:
    """Name who leads, and by how many points; of a team, the points. Empty where nobody knows them,
    or all are level.
    """
    scores = game_of(reader.frame.games, live.table).scores(view_of(reader.frame, live, TABLE))
    if len(scores) == 1:  # a team, or somebody alone
        return reader.say(Message("story-points", {"points": scores[0]}))
    if len(scores) < 2:
        return ""
    first, *others = ranking(scores)
    leaders = tuple(Named(Seat(seat)) for seat in first)
    if not others or not max(scores):
        return ""
    points = scores[first[0]] - scores[others[0][0]]
    names = html_names(live.table)
    told: dict[str, Variable] = {"seats": leaders, "count": len(leaders), "points": figure(points)}
    return reader.say(Message("story-lead", told), names)


def _contested_line(reader: Reader, live: Live) -> str:
    """Say what people fight for; empty where it is nothing, or the game has no such thing."""
    contested = game_of(reader.frame.games, live.table).telling.contested
    said = contested(view_of(reader.frame, live, TABLE)) if contested else None
    return reader.say(said, html_names(live.table)) if said else ""


def _awaited_line(reader: Reader, live: Live) -> str:
    """Name the people who are to move, and since when."""
    table, seats = live.table, tuple(map(Named, people_asked(reader.frame.games, live)))
    if not seats or table.is_paused:
        return ""
    told: dict[str, Variable] = {"seats": seats, "moment": local_time(table.since)}
    return reader.say(Message("story-awaited", told), html_names(table))
