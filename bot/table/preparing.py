"""Moves that people prepare before their turn, and that are made once the turn has come (premoves).
PURE.

They are part of the table: stored, and made, in the same commit as the move before them. Only the
seat that has prepared a move sees it, until it is made (docs/adr/0094). A seat may prepare a second
one, which is made if the first does not fit.
"""

from msgspec.structs import replace

from bot.table.moves import Play, asking_back, decided, running
from bot.table.prepared import AHEAD, Prepared
from bot.table.seating import chair_of, is_computer, is_left, seat_at, seated
from bot.table.values import (
    Chair,
    Command,
    Games,
    Live,
    Phase,
    Refused,
    Table,
    User,
    decision_of,
    game_of,
    position,
    stamp_for,
    stamp_of,
    to_act,
    with_changes,
)
from games.core.ahead import concern, fitting, idling, occasion, on_turn
from games.core.choices import Decision, decision, screen
from games.core.contract import Action
from games.core.errors import RuleViolation
from games.core.log import By
from games.core.values import Seat


def imagined(games: Games, live: Live, seat: Seat) -> Live | None:
    """Return the table as if the turn of a seat that waits had come; None where nothing can be
    prepared there.
    """
    if live.table.phase is not Phase.RUNNING or live.play is None:
        return None
    state = on_turn(game_of(games, live.table), live.play.state, seat)
    if state is None:
        return None
    return replace(live, play=replace(live.play, state=state), is_imagined=True)


def asked_by(games: Games, live: Live, seat: Seat, stamp: str) -> Live | None:
    """Return the table at which a seat is asked for the decision of a stamp: as it is, or as if its
    turn had come; None where it is not, or has decided.
    """
    if stamp.startswith(AHEAD):
        return _ahead(games, live, seat, stamp) if has_room(live.table, seat) else None
    is_asked = seat in to_act(games, live) and stamp == stamp_of(games, live, seat)
    return live if is_asked else None


def decision_by(games: Games, live: Live, seat: Seat, stamp: str) -> Decision | None:
    """Return the decision of a stamp if a seat is asked for it, now or as if its turn had come."""
    is_ahead = stamp.startswith(AHEAD)
    if not (has_room(live.table, seat) if is_ahead else seat in to_act(games, live)):
        return None
    at = imagined(games, live, seat) if is_ahead else live
    actions = decision_of(games, at, seat) if at else None
    return actions if at and actions and stamp == stamp_for(at, seat, actions) else None


def _ahead(games: Games, live: Live, seat: Seat, stamp: str) -> Live | None:
    future = imagined(games, live, seat)
    return future if future and stamp == stamp_of(games, future, seat) else None


def prepared_by(table: Table, seat: Seat) -> tuple[Prepared, ...]:
    """Return the prepared moves of a seat: the second is made if the first does not fit."""
    return tuple(one for one in table.prepared if one.seat == seat)


def has_room(table: Table, seat: Seat) -> bool:
    """Tell whether a seat may prepare one more move."""
    ready = prepared_by(table, seat)
    return len(ready) < len(AHEAD) and all(one.action and not one.is_void for one in ready)


def action_of(games: Games, live: Live, prepared: Prepared) -> Action | None:
    """Return the action that a prepared move stands for now; None where it does not fit.

    :param live: the table at which the seat is to act, real or imagined.
    """
    assert live.play is not None
    at = game_of(games, live.table), live.play.state, prepared.seat
    return fitting(*at, prepared.action, prepared.concern) if prepared.action else idling(*at)


def misfits(games: Games, live: Live, seat: Seat) -> bool:
    """Tell whether none of a seat's prepared moves would be made if its turn came now."""
    future, ready = imagined(games, live, seat), prepared_by(live.table, seat)
    return future is None or all(action_of(games, future, one) is None for one in ready)


class Press(Play, frozen=True):
    """A tap on the board, or on a choice that is made before its turn."""

    seen: int = 0
    """Of a move that is confirmed before its turn, the position in which it was looked at."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Go on with a choice: with a move, or with one that is prepared."""
        if not self.stamp.startswith(AHEAD):
            return super().apply(games, live, user)
        running(live)
        seat = seat_at(live.table, seated(live.table, user))
        before = _before(live, seat, self.stamp)
        ahead = asked_by(games, before, seat, self.stamp)
        if ahead is None or ahead.play is None:
            raise Refused("refused-outdated")
        game, state = game_of(games, live.table), ahead.play.state
        try:
            action = screen(decision(game, state, seat), self.path).action
        except RuleViolation as error:
            raise Refused("refused-outdated") from error
        if not self.confirm:
            return live
        if action is None:
            raise Refused("refused-outdated")
        if self.seen != position(live.table):  # what it is for may look different by now
            raise Refused("refused-moved-on")
        ready = Prepared(seat, str(action), concern(game, state, seat, action))
        return with_changes(live, prepared=(*before.table.prepared, ready))


def _before(live: Live, seat: Seat, stamp: str) -> Live:
    """Return the table without the moves that a seat has prepared by the decision of a stamp, or
    after it: Confirm may be pressed twice.
    """
    count = [stamp.startswith(sign) for sign in AHEAD].index(True)
    left = prepared_by(live.table, seat)[:count]
    return with_changes(live, prepared=(*_without(live, seat).table.prepared, *left))


class Idle(Command, frozen=True):
    """Idle turn after turn, as long as something keeps one from playing, and no longer than the
    occasion lasts.
    """

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Let a seat idle turn after turn, as long as the game lets it."""
        running(live)
        idle = Prepared(seat_at(live.table, seated(live.table, user)))
        ahead = imagined(games, live, idle.seat)
        if ahead is None or action_of(games, ahead, idle) is None:
            raise Refused("refused-outdated")
        return _with(live, idle)


class Withdraw(Command, frozen=True):
    """Cancel one's prepared moves."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        running(live)
        seat = seat_at(live.table, seated(live.table, user))
        if not prepared_by(live.table, seat):
            raise Refused("refused-outdated")
        return _without(live, seat)


def _with(live: Live, prepared: Prepared) -> Live:
    left = _without(live, prepared.seat)
    return with_changes(left, prepared=(*left.table.prepared, prepared))


def _without(live: Live, seat: Seat) -> Live:
    return with_changes(
        live, prepared=tuple(prepared for prepared in live.table.prepared if prepared.seat != seat)
    )


def carried_out(games: Games, before: Live, after: Live) -> Live:
    """Return a table after a command: prepared moves that the command makes void are removed, and
    those whose turn has come are made, one after another.
    """
    live = _still_meant(games, before, after)
    while one := _due(games, live):
        live = _still_meant(games, before, _with_move_made(games, live, one))
    return live


def _still_meant(games: Games, before: Live, after: Live) -> Live:
    """Discard prepared moves of people who do not decide there any more, and idling that has ended.
    A prepared move survives an undo if it still fits; but a player whose turn comes back by the
    undo decides anew.
    """
    table = after.table
    left = tuple(
        prepared
        for prepared in table.prepared
        if _decides(before, table, prepared)
        and (prepared.action or _idles_on(games, before, after, prepared))
    )
    if table.undone != before.table.undone:
        back = to_act(games, after)
        kept = (prepared for prepared in left if prepared.action or prepared.seat not in back)
        left = tuple(
            replace(prepared, is_void=True) if prepared.seat in back else prepared
            for prepared in kept
        )
    return after if left == table.prepared else with_changes(after, prepared=left)


def _decides(before: Live, table: Table, prepared: Prepared) -> bool:
    if table.phase is not Phase.RUNNING:
        return False
    if is_computer(table, prepared.seat) or is_left(table, prepared.seat):
        return False
    person = before.table.people[prepared.seat]  # a team, which shares a seat, never waits
    return chair_of(table, person.user) == Chair(prepared.seat)


def _idles_on(games: Games, before: Live, after: Live, idle: Prepared) -> bool:
    """Tell whether a seat goes on idling after a change: as long as it is kept from playing, and
    for the same occasion. Otherwise it would idle again when something else keeps it from playing.
    """
    assert before.play is not None
    assert after.play is not None
    game, seat = game_of(games, after.table), idle.seat
    then, now = (occasion(game, play.state, seat) for play in (before.play, after.play))
    future = imagined(games, after, seat)
    return then == now and (future is None or action_of(games, future, idle) is not None)


def _due(games: Games, live: Live) -> Prepared | None:
    acting = to_act(games, live) if live.table.prepared else ()
    return next(
        (
            prepared
            for prepared in live.table.prepared
            if prepared.seat in acting and not prepared.is_void
        ),
        None,
    )


def _with_move_made(games: Games, live: Live, prepared: Prepared) -> Live:
    """Make a prepared move. One that does not fit any more makes way for its seat's second one, or
    is marked as void; idling simply ends. A move that is made is taken back together with the move
    before it, so the button for that stays.
    """
    action, game = action_of(games, live, prepared), game_of(games, live.table)
    if action is None:
        _, *second = prepared_by(live.table, prepared.seat)
        if second:
            return _with(live, second[0])
        return (
            _with(live, replace(prepared, is_void=True))
            if prepared.action
            else _without(live, prepared.seat)
        )
    tapped = asking_back(live.table)
    return decided(game, live, prepared.seat, action, By.PREPARED, tapped=tapped)
