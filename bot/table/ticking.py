"""What time alone changes at a table: who is late, reminded or called, and what ends. PURE.

The table records all that `Tick` has made happen, so nothing happens twice.
"""

from msgspec.structs import replace

from bot.features.calling.part import Call
from bot.features.pause.table import ended
from bot.features.tonight.table import closed
from bot.table.computers import people_asked
from bot.table.counting import ledger_of, own_time
from bot.table.hours import NOTICE, closing, dormant_at, half_time, late_at, lobby_ends, may_remind
from bot.table.moves import running
from bot.table.parting import cut_off
from bot.table.seating import chairs_at, people_at, posted_anew, seated
from bot.table.suspension import noted
from bot.table.values import (
    Command,
    Games,
    Live,
    Phase,
    Refused,
    Table,
    User,
    calls_apart,
    is_gathering,
    is_open,
    position,
    with_changes,
)
from bot.table.waits import calling, ringing


class Tick(Command, frozen=True):
    """Time has passed. Only sent by the clock; void when the table has changed since it looked."""

    now: int
    revision: int
    """Of the table when the clock looked."""
    remind: tuple[int, ...] = ()
    """Users to remind now."""
    called: tuple[tuple[int, bool], ...] = ()
    """Users to call now in private, each with whether it comes without a sound."""
    polled: tuple[tuple[int, Call], ...] = ()
    """Users to call now in private for a question besides their turn, each with the call."""
    named: tuple[int, ...] = ()
    """Users to name now in the group."""
    leaving: tuple[tuple[int, int], ...] = ()
    """Users who are told now that they will be replaced or skipped, and when."""
    unreachable: frozenset[int] = frozenset()
    """Users whose private chat takes nothing from us."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if live.revision != self.revision or not is_open(live.table):
            return live
        if is_gathering(live.table):
            return _lobby_over(games, live) if self.now >= lobby_ends(live.table) else live
        going = ended(games, live, self.now)
        if going is not live:  # the rest follows: the pause is counted first
            return going
        if self.now >= closing(live.table) and live.table.dormant:
            return with_changes(live, phase=Phase.EXPIRED, wanted=None)
        here = cut_off(live.table, self.unreachable)
        if here.phase is not Phase.RUNNING:
            return replace(live, table=here)
        live = replace(live, table=_without_lapsed(here, self.now))
        late = _late(games, _half(games, live, self.now), self.now)
        dormant = _dormant(games, replace(live, table=late), self.now)
        after = replace(live, table=_with_reminders(_with_calls(dormant, self), self))
        return noted(games, after, self.now)


def _lobby_over(games: Games, live: Live) -> Live:
    if live.table.phase is Phase.VOTING:
        return closed(games, live)
    return with_changes(live, phase=Phase.EXPIRED)


def _without_lapsed(table: Table, now: int) -> Table:
    """Let undo without consent, and the offer of a seat, expire."""
    tapped, offer, own = table.tapped, table.offer, own_time(table, now)
    if tapped and tapped.until is not None and own >= tapped.until:
        tapped = replace(tapped, until=None)
    return replace(table, tapped=tapped, offer=offer if offer and own < offer.until else None)


def _half(games: Games, live: Live, now: int) -> Live:
    """Record that half of the time is over: a button appears, nobody is pinged."""
    half = half_time(games, live)
    return live if half is None or now < half else with_changes(live, half=True)


class Remind(Command, frozen=True):
    """Remind those who are awaited, once half of their time is over."""

    position: int
    """Of the game when the button was made."""
    is_loud: bool = False
    """Whether the group wants its board to call, see `Table.is_loud`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Ping those who are awaited by a new message, once for each decision."""
        running(live)
        table, chair = live.table, seated(live.table, user)
        if self.position != position(table) or not may_remind(games, live):
            raise Refused("refused-outdated")
        if all(chairs_at(table, seat) == (chair,) for seat in people_asked(games, live)):
            raise Refused("refused-awaited")
        asked = people_asked(games, live)
        if calls_apart(table) and not self.is_loud:
            users = {one.user for seat in asked for one in people_at(table, seat)}
            calls = replace(table.calls, wanted=table.calls.wanted | users)
            return with_changes(live, called=True, calls=calls)
        return replace(live, table=replace(calling(table, asked), called=True))


def _late(games: Games, live: Live, now: int) -> Table:
    """Record that the time is up; a new message tells the others what they can do. Without a clock
    nobody has promised to be there: the board offers it, and calls nobody. In a group it comes
    anew for that, silently: the one that stands is a day of messages away.
    """
    table, ends = live.table, late_at(games, live)
    if ends is None or table.late or now < ends:
        return table
    late = replace(table, late=True)
    return posted_anew(late) if table.clock or table.place.is_group else late


def _dormant(games: Games, live: Live, now: int) -> Table:
    """Record that nobody has moved for long; a new message says that the game will be closed."""
    table = live.table
    has_time = not table.late and late_at(games, live) is not None
    if table.dormant or has_time or now < dormant_at(table):
        return table
    closes = now - ledger_of(table).lost + NOTICE
    return posted_anew(replace(table, dormant=True, closes=closes))


def _with_calls(table: Table, command: Tick) -> Table:
    """Record who is called, named or warned now; naming somebody posts the board anew."""
    if not (command.called or command.polled or command.named or command.leaving):
        return table
    calls, told = table.calls, {user for user, _ in command.called}
    calls = replace(
        calls,
        made={**calls.made, **{user: Call(command.now, quiet) for user, quiet in command.called}},
        polled={**calls.polled, **dict(command.polled)},
        wanted=calls.wanted - told - {*command.named},
        named=calls.named | {*command.named},
        leaving={**calls.leaving, **dict(command.leaving)},
    )
    called = replace(table, calls=calls)
    return ringing(posted_anew(called)) if command.named else called


def _with_reminders(table: Table, command: Tick) -> Table:
    known = {user: min(at, command.now) for user, at in table.reminded.items()}
    return replace(table, reminded=known | dict.fromkeys(command.remind, command.now))
