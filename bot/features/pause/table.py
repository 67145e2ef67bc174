"""Pausing a game, and going on (docs/adr/0128). PURE.

While a table pauses, no time counts and nobody is reminded or skipped. Votes keep their voices and
may be answered; what they carry is done when the game goes on, but for a vote to stop it. A player
who wants to move may do so, which does not end the pause.
"""

from zlib import crc32

from msgspec.structs import replace

from bot.features.pause.part import Pause, Wish
from bot.table.computers import people_asked
from bot.table.moves import running
from bot.table.seating import (
    chair_of,
    chairs_at,
    posted_anew,
    posted_to_ask,
    present,
    seat_at,
    seated,
)
from bot.table.tally import is_disputed, tally_of_all
from bot.table.values import (
    DAY,
    HOUR,
    Command,
    Games,
    Live,
    Phase,
    Refused,
    Table,
    User,
    calls_apart,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import in_charge
from games.core.log import By

_SEVERAL = 2
DAYS = (1, 3, 7, 14, 0)
"""How long a pause may last, in days; 0: until somebody goes on."""


def ends_at(table: Table) -> int | None:
    """Return when a pause ends by itself; None for never, and without a pause."""
    return table.pause.until or None if table.is_paused else None


def wish_of(table: Table) -> Wish | None:
    """Return the pause that somebody asks for, unless the game has moved on since."""
    wish = table.pause.wish
    is_void = wish is None or table.phase is not Phase.RUNNING or wish.position != position(table)
    return None if is_void else wish


class AskPause(Command, frozen=True):
    """Pause the game, if it is the host's and for a day; else ask the others for it."""

    is_news = True

    days: int
    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        table = live.table
        if table.is_paused:
            raise Refused("refused-paused-already")
        hurries, is_asked_about = _thinks_fast(games, live, user), is_disputed(table, user)
        is_alone = not (hurries or is_asked_about)
        if self.days == 1 and in_charge(table, user) and is_alone:
            return paused(live, self.days, user.id, self.now)
        seated(table, user)
        wish = wish_of(table)
        if wish and wish.days == self.days:  # they agree
            return _with_wish(live, replace(wish, agreed=wish.agreed | {user.id}))
        wish = Wish(user.id, self.days, position(table), frozenset({user.id}))
        if not is_alone and tally_of_all(games, live, wish.agreed).is_carried:
            raise Refused("refused-pause-awaited" if hurries else "refused-nobody-to-agree")
        return _with_wish(replace(live, table=posted_to_ask(table)), wish)


def _thinks_fast(games: Games, live: Live, user: User) -> bool:
    """Tell whether somebody is awaited by others with a clock of an hour or less: a pause of their
    own would be time to think.
    """
    table, chair = live.table, chair_of(live.table, user.id)
    if chair is None or not 0 < table.clock <= HOUR or len(present(table)) < _SEVERAL:
        return False
    return seat_at(table, chair) in people_asked(games, live)


class Consent(Command, frozen=True):
    """Agree to the pause that somebody asks for; once all do, it begins."""

    is_news = True

    wish: str
    """The stamp of the wish that was read, see `stamp_of_wish`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        seated(live.table, user)
        wish = _open_wish(live.table, self.wish)
        return _with_wish(live, replace(wish, agreed=wish.agreed | {user.id}))


class Decline(Command, frozen=True):
    """Decline a pause, which cancels the wish for it; its author withdraws the wish."""

    is_news = True

    wish: str
    """The stamp of the wish that was read, see `stamp_of_wish`."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        seated(live.table, user)
        _open_wish(live.table, self.wish)
        return with_changes(live, pause=Pause())


class Resume(Command, frozen=True):
    """Go on: all have as much time left as they had before the pause, and half of it at least."""

    is_news = True

    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        if not in_charge(live.table, user):
            seated(live.table, user)
        if not live.table.is_paused:
            raise Refused("refused-outdated")
        return replace(live, table=_gone_on(games, live))


def stamp_of_wish(wish: Wish) -> str:
    """Return what names a wish in a button: an answer to one is none to the next."""
    said = f"{wish.author} {wish.days} {wish.position}"
    return f"{crc32(said.encode()):08x}"


def _open_wish(table: Table, stamp: str) -> Wish:
    """Return the wish that is to be answered.

    :raises Refused: when the table has no such wish.
    """
    wish = wish_of(table)
    if wish is None or stamp_of_wish(wish) != stamp:
        raise Refused("refused-outdated")
    return wish


def _with_wish(live: Live, wish: Wish) -> Live:
    return with_changes(live, pause=Pause(wish=wish))


def paused(live: Live, days: int, by: int, now: int) -> Live:
    """Return a table that pauses.

    :param days: 0: until somebody goes on.
    :param by: the user who has asked for it.
    """
    pause = Pause(now, now + days * DAY if days else 0, by)
    return with_changes(live, pause=pause, dormant=False)


def ended(games: Games, live: Live, now: int) -> Live:
    """Return a table whose pause is over, if its time has come; the players who are to act are
    called.
    """
    until = ends_at(live.table)
    if until is None or now < until:
        return live
    return replace(live, table=_gone_on(games, live))


def _gone_on(games: Games, live: Live) -> Table:
    table = live.table
    going = replace(table, pause=Pause(), dormant=False, late=False)  # they have time again
    asked = {chair for seat in to_act(games, live) for chair in chairs_at(table, seat)}
    users = {table.people[chair].user for chair in asked}
    if calls_apart(table):
        calls = replace(table.calls, wanted=table.calls.wanted | users)
        going = replace(going, calls=calls)
    return posted_anew(going, users)


def stand_still(before: Live, after: Live) -> None:
    """Make sure of a table that pauses that nobody is skipped.

    :raises Refused: when somebody is skipped.
    """
    old, new = before.table, after.table
    if new.pause != old.pause:
        return
    moves = new.log.moves[len(old.log.moves) :] if old.log and new.log else ()
    if any(move.by is By.SKIPPED for move in moves):
        raise Refused("refused-paused")
