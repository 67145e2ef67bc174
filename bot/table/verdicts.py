"""What counts of a game that ends: for whom, and who is ranked among whom (docs/adr/0048). PURE.

A result counts for a person who has made most of their seat's moves and sits there at the end. A
computer that has played for somebody takes nothing from the others: its seat is not ranked. A
game whose leader was removed within their time counts for nobody.

It is settled once, by the change that ends the game (`Table.verdicts`): last word, series and
statistics say the same, and go on saying it. Games of 0.1.0 that were over have no verdicts; of
them, those people are ranked who were present.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from bot.table.computers import own
from bot.table.seating import chairs, is_team, players, present, seat_at
from bot.table.values import NOBODY, Chair, Games, Live, Phase, Table, game_of
from bot.table.verdict import RANKED, Verdict
from games.core.log import By
from games.core.score import Result
from games.core.values import Seat

Ranks = tuple[tuple[Seat, ...], ...]


def leads(games: Games, live: Live, chair: Chair) -> bool:
    """Tell whether somebody is ahead of another player, and nobody of them, by the points that each
    player knows to be theirs.
    """
    table = live.table
    if is_team(table) or live.play is None:
        return False
    game, state = game_of(games, table), live.play.state
    others = [one for one in players(table) if one != chair]
    known = {one: game.scores(game.view(state, seat_at(table, one))) for one in (chair, *others)}
    if not others or not all(known.values()):
        return False
    points = {one: scores[seat_at(table, one)] for one, scores in known.items()}
    theirs = [points[one] for one in others]
    return points[chair] >= max(theirs) and points[chair] > min(theirs)


def settled(before: Live, after: Live) -> Live:
    """Return a change with its verdicts, if it has brought a game to its end."""
    table = after.table
    if before.table.phase is not Phase.RUNNING or table.phase is not Phase.OVER:
        return after
    return replace(after, table=replace(table, verdicts=_verdicts(table)))


def _verdicts(table: Table) -> tuple[Verdict, ...]:
    if is_void(table):
        return (Verdict.VOID,) * len(table.people)
    found = tuple(_verdict(table, chair) for chair in chairs(table))
    ranked = [verdict for verdict in found if verdict in RANKED]
    has_rivals = len(ranked) > 1 and set(ranked) != {Verdict.COMPUTER}
    if has_rivals or is_team(table) or len(table.people) == 1:
        return found
    return tuple(Verdict.ALONE if verdict in RANKED else verdict for verdict in found)


def is_void(table: Table) -> bool:
    """Tell whether a game counts for nobody, because who led was removed within their time and has
    not come back.
    """
    return not table.sent_off <= {*present(table)}


def _verdict(table: Table, chair: Chair) -> Verdict:
    person, log = table.people[chair], table.log
    assert log is not None
    if chair in table.gone:
        return Verdict.LEFT
    if person.computer:
        return Verdict.COMPUTER if person.user == NOBODY else Verdict.REPLACED
    by = Counter(move.by for move in log.moves if move.seat == seat_at(table, chair))
    if not is_team(table) and by.total() and 2 * by[By.COMPUTER] >= by.total():
        return Verdict.COMPUTED
    if not _is_whole(table, chair):
        is_late = bool(log.joined) and chair >= log.seats - len(log.joined)
        return Verdict.LATE if is_late else Verdict.SHARED
    has_played = 2 * (by[By.PERSON] + by[By.PREPARED]) > by.total() or not by.total()
    return Verdict.COUNTS if has_played or is_team(table) else Verdict.SKIPPED


def _is_whole(table: Table, chair: Chair) -> bool:
    """Tell whether one person has sat on a chair from the start."""
    log = table.log
    is_late = log is not None and bool(log.joined) and chair >= log.seats - len(log.joined)
    return not is_late and all(former.chair != chair for former in table.former)


def contenders(table: Table) -> tuple[Chair, ...]:
    """Return the chairs that are ranked among each other, of people and of computers with a chair
    of their own; none if the game counts for nobody.
    """
    if not table.verdicts:
        computers = own(table)
        here = {*present(table), *(c for c in chairs(table) if table.people[c] in computers)}
        return tuple(sorted(here))
    return tuple(chair for chair in chairs(table) if table.verdicts[chair] in RANKED)


def counts(table: Table, chair: Chair) -> bool:
    """Tell whether a result counts for the person or the computer on a chair."""
    if not table.verdicts:
        return _is_whole(table, chair)
    return table.verdicts[chair] in (Verdict.COUNTS, Verdict.COMPUTER)


def ranks(table: Table, result: Result, among: Iterable[Chair]) -> Ranks:
    """Return the seats of some chairs, best first; those that share a place stand together."""
    seats = {seat_at(table, chair) for chair in among}
    found = (tuple(seat for seat in rank if seat in seats) for rank in result.ranking)
    return tuple(rank for rank in found if rank)


def told_ranks(table: Table, result: Result) -> Ranks:
    """Return the seats that the last word ranks: those that count among each other, or all if that
    was not settled or there are none.
    """
    among = contenders(table) if table.verdicts else ()
    return ranks(table, result, among) or result.ranking
