"""What a change of a table does to its waits: whose begins, whose goes on, who is pinged. PURE."""

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from bot.features.calling.part import Calls
from bot.features.pause.table import stand_still
from bot.table.banks import bank_of, banked, time_of
from bot.table.counting import begun_anew, given_back, ledger_of, own_time, settled
from bot.table.hours import SILENCE, asks_in_private, half_time, late_at
from bot.table.moves import deciding_anew, taken_back_by_people
from bot.table.outages import Outage
from bot.table.seating import is_computer, is_reached, people_at, posted_anew, seat_at
from bot.table.suspension import noted
from bot.table.values import (
    Games,
    Live,
    Person,
    Phase,
    Table,
    calls_apart,
    is_gathering,
    is_open,
    to_act,
    with_changes,
)
from games.core.values import Seat


def _is_called_by_board(games: Games, live: Live, seat: Seat) -> bool:
    """Tell whether a new board pings a seat that is asked: not computers, and not where the hand
    asks below the board in the same private chat.
    """
    if live.play is None or is_computer(live.table, seat):
        return False
    return live.table.place.is_group or not asks_in_private(games, live, seat)


def timed(games: Games, before: Live, after: Live, now: int) -> Live:
    """Return a change with its time. Seats that must act now have the whole time, and their people
    are pinged by a new message; computers are not pinged.

    :raises Refused: when a table pauses, and somebody would be skipped.
    """
    if before.table.is_paused:
        stand_still(before, after)
    anew, back = deciding_anew(games, before, after), taken_back_by_people(games, before, after)
    asked, after = anew | back, _with_times(before, after, now)
    thought = {*before.table.ledger.spent, *before.table.ledger.meanwhile}
    after = _with_time_used(games, before, after, anew | {*back} - thought, now)
    if asked:
        seats = [seat for seat in asked if _is_called_by_board(games, after, seat)]
        after = replace(after, table=calling(after.table, seats) if seats else after.table)
    after = in_time(games, after, now)
    still = after.table.still
    return noted(games, after, now) if still.away or still.turned else after


def _with_time_used(
    games: Games, before: Live, after: Live, anew: Collection[Seat], now: int
) -> Live:
    """Return a change with what has been used of the time.

    :param anew: the seats whose wait begins with it: not those of people who take them back for a
        decision that they have thought about.
    """
    if after.table.phase is not Phase.RUNNING:
        ends = is_open(before.table) and not is_open(after.table)
        changes = ends or is_gathering(after.table)
        begun = begun_anew(before, after, now)
        return with_changes(begun, since=now, calls=Calls()) if changes else after
    if _is_own_undo(before, after, now):
        return _as_before_tap(games, before, after, now)
    counted = settled(games, before, after, anew, now)
    if before.table.is_paused and not after.table.is_paused:
        counted = _with_half_left(counted)
    if counted.table.increment:
        counted = banked(games, before, counted, anew, now)
    return _with_wait(counted, now, anew) if anew else counted


def _with_half_left(live: Live) -> Live:
    """Return a table whose pause is over: each seat has half of its time at least, for a pause ends
    when nobody expects it.
    """
    table, ledger = live.table, live.table.ledger
    halves = {seat: (time_of(table, Seat(seat)) or SILENCE) // 2 for seat in ledger.spent}
    spent = {seat: min(used, halves[seat]) for seat, used in ledger.spent.items()}
    return with_changes(live, ledger=replace(ledger, spent=spent))


def _with_wait(live: Live, now: int, anew: Collection[Seat]) -> Live:
    """Return a table whose people begin to be awaited.

    :param anew: the seats that are; others go on to think about the decision they have.
    """
    fresh = replace(live.table, since=now, late=False, dormant=False, reminded={}, half=False)
    fresh = replace(fresh, called=False, wanted=None, calls=_kept_calls(fresh, anew))
    return replace(live, table=fresh)


def _kept_calls(table: Table, anew: Collection[Seat]) -> Calls:
    """Return the calls of those who go on to be awaited."""
    calls, fresh = table.calls, {one.user for one in _asked_at(table, anew)}
    return Calls(
        {user: call for user, call in calls.made.items() if user not in fresh},
        calls.wanted - fresh,
        calls.named - fresh,
        calls.shut - fresh | {one.user for one in _asked_at(table, anew) if not is_reached(one)},
        calls.rings,
        {user: time for user, time in calls.heard.items() if user not in fresh},
        calls.polled,
        calls.asks,
        {user: at for user, at in calls.leaving.items() if user not in fresh},
    )


def _asked_at(table: Table, seats: Iterable[Seat]) -> tuple[Person, ...]:
    return tuple(person for seat in seats for person in people_at(table, seat))


def _is_own_undo(before: Live, after: Live, now: int) -> bool:
    """Tell whether somebody has taken their last tap back, and nobody else has a say in it."""
    tapped, was = before.table.tapped, before.table.undone
    if was == after.table.undone or tapped is None or tapped.until is None:
        return False
    return own_time(before.table, now) <= tapped.until


def _as_before_tap(games: Games, before: Live, after: Live, now: int) -> Live:
    """Return the table after such an undo: the clock has what it had before the tap, and reminds
    nobody again.
    """
    tapped, table = before.table.tapped, after.table
    assert tapped
    seat = seat_at(table, tapped.chair)
    counted = settled(games, before, after, {*to_act(games, after)} - {*to_act(games, before)}, now)
    if table.increment:  # they have paid
        counted = banked(games, before, counted, (), now)
        bank = bank_of(counted.table, seat) + tapped.spent
        counted = with_changes(counted, banks={**counted.table.banks, seat: bank})
    ledger = counted.table.ledger
    ledger = replace(ledger, spent={**ledger.spent, seat: tapped.spent})
    counted = with_changes(counted, ledger=ledger)
    left = time_of(counted.table, seat) - tapped.spent
    told = people_at(table, seat) if tapped.spent >= left else ()
    counted = _with_wait(counted, now, to_act(games, counted))
    return with_changes(counted, reminded=dict.fromkeys((one.user for one in told), now))


def in_time(games: Games, live: Live, now: int) -> Live:
    """Return a table at which nobody is late, or half of the way there, who has time again."""
    table = live.table
    if table.phase is not Phase.RUNNING or table.is_paused or not (table.late or table.half):
        return live
    late, half = late_at(games, live), half_time(games, live)
    return with_changes(
        live,
        late=table.late and late is not None and late <= now,
        half=table.half and half is not None and half <= now,
    )


def resumed(games: Games, live: Live, outages: Sequence[Outage]) -> Live:
    """Return a table as it was before outages that it has missed; the same one if there are none.

    :param outages: oldest first.
    """
    if not is_open(live.table):
        return live
    after = given_back(games, live, outages)
    return live if after is live else in_time(games, after, ledger_of(after.table).at)


def _with_times(before: Live, after: Live, now: int) -> Live:
    """Record when a game begins, and how long the first of its new moves took: the others followed
    at once.
    """
    log, known = after.table.log, before.table.log
    if log is None:
        return after
    if known is None:
        return with_changes(after, began=now)
    at = len(known.moves)
    if len(log.moves) <= at:
        return after
    timed = replace(log.moves[at], took=max(0, now - before.table.since))
    return with_changes(
        after, log=replace(log, moves=(*log.moves[:at], timed, *log.moves[at + 1 :]))
    )


def calling(table: Table, seats: Collection[Seat]) -> Table:
    """Post the board anew for the people at these seats; a group has one board for all."""
    users = {one.user for seat in seats for one in people_at(table, seat)}
    return ringing(posted_anew(table, users))


def ringing(table: Table) -> Table:
    """Return a table whose board, just posted anew, may make a sound in its group."""
    if not calls_apart(table):
        return table
    return replace(table, calls=replace(table.calls, rings=table.generation))
