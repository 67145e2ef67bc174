"""Counts a table's time: what a wait has used, and up to when that was counted (docs/adr/0118).
PURE.

A wait has used what its ledger says, plus what has run since by what stands still now (`still`).
So the past is settled (`settled`) before anything changes what stands still or who is awaited; the
referee does it after each command, and no command by itself. `given_back` settles what is known
only afterwards: an outage.

Which time stands still when, besides the time to think of people who are awaited:

    what                                 paused  outage  weekends, days away
    seat on offer, question of one who
      comes late                         still   still   runs
    undo without consent                 still   still   runs
    others who want the table's slot     still   still   runs
    silence until a game is closed       still   still   runs, but waits for the time to think
    the week's notice of that            runs    still   runs
    lobby, and the vote in it            -       still   runs
    a pause's own end, a year of pause   runs    runs    runs
    the next daily reminder              none    runs    none
    a computer's pace, news that rang    runs    runs    runs

The moments in the upper half are stored in the table's own time: seconds since 1970 without the
pauses and outages that it has had. It is told as a moment by `moment_of`.
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from bot.table.computers import people_asked
from bot.table.ledger import Ledger
from bot.table.outages import Outage
from bot.table.suspension import absences, ran, runs_out, still, week
from bot.table.values import Games, Live, Phase, Table, to_act, with_changes
from games.core.values import Seat


def ledger_of(table: Table) -> Ledger:
    """Return the ledger of a table; of one that has none yet, it begins with the wait."""
    return table.ledger if table.ledger.at else Ledger(at=table.since, began=table.since)


def is_behind(table: Table, now: int) -> bool:
    """Tell whether the clock was put back since a table was counted."""
    return now < ledger_of(table).at


def own_time(table: Table, now: int) -> int:
    """Return a moment in the table's own time; in a pause that stands still."""
    ledger = ledger_of(table)
    return (ledger.at if table.is_paused else now) - ledger.lost - ledger.paused


def moment_of(table: Table, own: int) -> int | None:
    """Return when the table's own time comes that far; None in a pause, for that may last."""
    ledger = ledger_of(table)
    return None if table.is_paused else own + ledger.lost + ledger.paused


def used(games: Games, live: Live, seat: Seat, now: int) -> int:
    """Return for how many seconds a seat has thought about its present decision."""
    return _counted_ledger(games, live, now).spent.get(seat, 0)


def owed(games: Games, live: Live, seat: Seat, now: int) -> int:
    """Return for how many seconds a seat pays that moves: in a pause it has thought, too."""
    ledger = _counted_ledger(games, live, now)
    return ledger.spent.get(seat, 0) + ledger.meanwhile.get(seat, 0)


def used_up(games: Games, live: Live, limit: int = 0, parts: int = 1) -> int | None:
    """Return when the last of those who are awaited has used so much time; None where no person
    is awaited.

    :param limit: seconds for all; 0 for those of the clock, or of each seat's bank.
    :param parts: how many times as much they have.
    """
    table, spent = live.table, live.table.ledger.spent
    banks = table.banks if table.increment else {}
    asked = people_asked(games, live)
    left = [(limit or banks.get(s, table.clock)) // parts - spent.get(s, 0) for s in asked]
    if not left:
        return None
    return goes_on_at(games, live, ledger_of(live.table).at, max(0, *left))


def goes_on_at(games: Games, live: Live, moment: int, seconds: int = 0) -> int:
    """Return when so much time has run since a moment after what is counted."""
    if not (live.table.still.away or live.table.still.weekends):
        return moment + seconds
    return runs_out(moment, seconds, still(games, live, ledger_of(live.table).at))


def settled(games: Games, before: Live, after: Live, anew: Collection[Seat], now: int) -> Live:
    """Return a change with the past settled, if it alters who thinks or what stands still.

    :param anew: the seats whose wait begins with the change.
    """
    if not (anew or is_behind(before.table, now)) and _is_counted_alike(games, before, after):
        return after
    ledger, asked = _counted_ledger(games, before, now), to_act(games, after)
    still_on = {*asked} - {*anew}
    spent = {seat: time for seat, time in ledger.spent.items() if seat in still_on and time}
    goes_on = still_on if after.table.is_paused else ()
    meanwhile = {seat: time for seat, time in ledger.meanwhile.items() if seat in goes_on and time}
    ledger = replace(ledger, spent=spent, meanwhile=meanwhile)
    if anew:
        ledger = replace(ledger, began=now - ledger.lost - ledger.paused)
    return with_changes(after, ledger=ledger)


def begun_anew(before: Live, after: Live, now: int) -> Live:
    """Return a lobby, or a table that is over, whose time begins with the change."""
    ledger = ledger_of(before.table)
    lost = ledger.lost + min(0, now - ledger.at)
    fresh = Ledger(at=now, began=now - lost - ledger.paused, lost=lost, paused=ledger.paused)
    return with_changes(after, ledger=fresh)


def given_back(games: Games, live: Live, outages: Iterable[Outage]) -> Live:
    """Return a table for which no time has run in outages; the same one if it knows them all.

    :param outages: oldest first.
    """
    for start, end in outages:
        ledger = ledger_of(live.table)
        if end <= ledger.at:
            continue
        begun = max(start, ledger.at)
        ledger = _counted_ledger(games, live, begun)
        ledger = replace(ledger, at=end, lost=ledger.lost + end - begun)
        live = with_changes(live, ledger=ledger)
    return live


def _counted_ledger(games: Games, live: Live, now: int) -> Ledger:
    """Return the ledger of a table, counted up to now. A clock that was put back has counted all
    there is.
    """
    table, ledger = live.table, ledger_of(live.table)
    if now <= ledger.at or table.phase is not Phase.RUNNING:
        return replace(ledger, at=now, lost=ledger.lost + min(0, now - ledger.at))
    time = now - ledger.at
    if table.still.away or table.still.weekends:
        time = ran(ledger.at, now, still(games, live, ledger.at))
    thought = dict(ledger.meanwhile if table.is_paused else ledger.spent)
    for seat in people_asked(games, live):
        thought[seat] = thought.get(seat, 0) + time
    if not table.is_paused:
        return replace(ledger, at=now, spent=thought)
    return replace(ledger, at=now, paused=ledger.paused + now - ledger.at, meanwhile=thought)


def _is_counted_alike(games: Games, before: Live, after: Live) -> bool:
    """Tell whether the time before a change counts as it would without it. Days away that a table
    has not known before count from their own first moment.
    """
    old, new = before.table, after.table
    if old.is_paused != new.is_paused or week(old) != week(new):
        return False
    if people_asked(games, before) != people_asked(games, after):
        return False
    if not old.still.away:
        return True
    return absences(games, before).items() <= absences(games, after).items()
