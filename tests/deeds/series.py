"""I23: what is known of the games before this one, told anew from who has won them: a series goes
on with the same people and computers, as these played, until somebody has won it.
"""

from collections.abc import Iterator, Mapping

from bot.table.values import NOBODY, Live, Phase, Table, game_of, is_gathering
from bot.table.verdict import Verdict
from games.core.values import Seat
from tests.bot.tables import ALL
from tests.deeds.model import is_team

_COUNTED = {Verdict.COUNTS, Verdict.COMPUTER}


def of_lobby(before: Live, lobby: Table) -> Iterator[str]:
    """Yield what the lobby of a rematch, as it was opened, knows otherwise of the games before.

    :param before: the game that was played last where the lobby stands.
    """
    known, wins = _wins(lobby), wins_after(before)
    played = {one.user for one in before.table.people if one.user != NOBODY}
    is_same = _levels(before.table) == _levels(lobby)
    is_same &= played <= {one.user for one in (*lobby.people, *lobby.invited)}
    is_same &= not any(one.is_forgotten for one in before.table.people)
    if known and not is_same:
        yield f"I23: a series goes on in {lobby.id} with others than it was played by: {known}"
    if wins and is_same and known != wins and _is_plain(before.table):
        yield f"I23: {lobby.id} knows of wins {known}, and it was {wins}"


def of_beginning(old: Table, new: Table) -> Iterator[str]:
    """Yield that a game begins with other wins than its lobby told, or with others' ones."""
    if not is_gathering(old) or new.phase is not Phase.RUNNING or is_team(new):
        return
    tallies = zip(new.people, new.series.tallies, strict=False)
    begins = {one.user: tally.wins for one, tally in tallies if one.user and tally.wins}
    told, best_of = _wins(old), old.series.best_of
    if best_of and max(told.values(), default=0) > best_of // 2:
        told = {}  # it was won: another begins
    known = {one.user for one in old.series.tallies}
    is_same = {one.user for one in new.people} == known
    if begins and begins != told:
        yield f"I23: {new.id} begins with wins {begins}, and its lobby told {told}"
    if told and is_same and len(new.people) == len(old.series.tallies) and begins != told:
        yield f"I23: {new.id} forgets the wins {told} of its lobby, and has {begins}"


def wins_after(live: Live) -> Mapping[int, int]:
    """Return how many games of its series people have won, with this one; nobody where no series
    goes on.
    """
    table, best_of = live.table, live.table.series.best_of
    is_void = Verdict.VOID in table.verdicts
    is_for_one = table.log is None or table.log.seats == 1
    if (
        is_team(table)
        or is_for_one
        or is_void
        or (table.series.number == 0 and not _is_counted(live))
    ):
        return {}
    before = [tally.wins for tally in table.series.tallies] or [0] * len(table.people)
    won = _winners(live)
    wins = [n + (chair in won) for chair, n in enumerate(before)]
    if best_of and max(wins) > best_of // 2:
        return {}
    pairs = zip(table.people, wins, strict=True)
    return {one.user: n for one, n in pairs if one.user and n}


def _is_counted(live: Live) -> bool:
    return live.table.phase is Phase.OVER and live.play is not None


def _winners(live: Live) -> set[int]:
    """Return the chairs that are first of those that are ranked, and for whom it counts."""
    table = live.table
    if table.phase is not Phase.OVER or live.play is None:
        return set()
    result = game_of(ALL, table).result(live.play.state)
    ranked = [n for n, verdict in enumerate(table.verdicts) if verdict is not Verdict.REPLACED]
    for rank in result.ranking if result else ():
        first = {chair for chair in ranked if Seat(chair) in rank}
        if first:
            return {chair for chair in first if table.verdicts[chair] in _COUNTED}
    return set()


def _is_plain(table: Table) -> bool:
    """Tell whether everybody has played to the end by themselves."""
    return {*table.verdicts} <= _COUNTED


def _wins(lobby: Table) -> dict[int, int]:
    """Return what a lobby tells of the wins of people who have any."""
    return {one.user: one.wins for one in lobby.series.tallies if one.user and one.wins}


def _levels(table: Table) -> list[object]:
    return [one.computer for one in table.people if one.computer and one.user == NOBODY]
