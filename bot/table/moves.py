"""Moves: by a press, by a computer player, for somebody who is away or gone; undo; and who is asked
next. PURE.
"""

from typing import Any

from msgspec.structs import replace

from bot.features.tips.table import tipped
from bot.table.computers import awaited
from bot.table.counting import own_time, used
from bot.table.prepared import Prepared
from bot.table.seating import (
    all_seats,
    is_computer,
    is_left,
    is_team,
    present,
    seat_at,
    seated,
    welcomed,
)
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Games,
    Live,
    Matter,
    Motion,
    Person,
    Phase,
    Refused,
    Table,
    Tapped,
    User,
    decision_of,
    game_of,
    stamp_for,
    stamp_of,
    to_act,
    with_changes,
)
from games.core.choices import Path, Question, narrow, screen
from games.core.contract import (
    Action,
    AnyGame,
    Transition,
    absent_action,
    has_turned_over,
    may_take_back,
)
from games.core.errors import RuleViolation
from games.core.log import By, find, follow, lasting
from games.core.message import Named
from games.core.undo import Revealed, taken_back
from games.core.values import Seat

_TALE = 32
"""How many moves' events are kept in memory: more than people make before a message tells of
them."""


class Play(Command, frozen=True):
    """A tap on the board: a path of answers; `confirm` makes it a move."""

    stamp: str
    path: Path
    confirm: bool
    now: int = 0
    """Seconds since 1970: for those whose last tap is the move."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Go on with a choice, or make the move."""
        running(live)
        chair = seated(live.table, user)
        seat = seat_at(live.table, chair)
        check_asked(games, live, seat)
        actions = decision_of(games, live, seat)
        if self.stamp != stamp_for(live, seat, actions):
            raise Refused("refused-outdated")
        try:
            shown = screen(actions, self.path)
        except RuleViolation as error:
            raise Refused("refused-outdated") from error
        if not self.confirm:
            return live if user.confirms else _by_last_tap(games, live, chair, self)
        if shown.action is None:
            raise Refused("refused-outdated")
        return _after_person_move(games, live, chair, shown.action)


def check_asked(games: Games, live: Live, seat: Seat) -> None:
    """Check that it is a seat's turn.

    :raises Refused: when it is not the seat's turn.
    """
    acting = to_act(games, live)
    if seat not in acting:
        seats = tuple(map(Named, acting))
        raise Refused("refused-not-your-turn", count=len(seats), seats=seats)


def running(live: Live) -> None:
    """Check that the game runs.

    :raises Refused: when the game has not begun, or is over.
    """
    if live.table.phase is not Phase.RUNNING or live.play is None or live.table.log is None:
        raise Refused("refused-over" if live.play else "refused-outdated")


RETRACTABLE = 10
"""Seconds in which a move without Confirm can be undone without consent."""


def _by_last_tap(games: Games, live: Live, chair: Chair, command: Play) -> Live:
    """Return the table after the move if every question is answered and the move could be undone,
    alone or with the others' consent; else a preview asks to confirm it (docs/adr/0029).
    """
    seat = seat_at(live.table, chair)
    ahead = narrow(decision_of(games, live, seat), command.path)
    if isinstance(ahead, Question):
        return live
    after = _after_person_move(
        games, live, chair, ahead.action, own_time(live.table, command.now) + RETRACTABLE
    )
    if after.table.tapped is None:
        return live
    thought = used(games, live, seat, command.now)
    return with_changes(after, tapped=replace(after.table.tapped, spent=thought))


def _after_person_move(
    games: Games, live: Live, chair: Chair, action: Action, until: int | None = None
) -> Live:
    """Return the table after a move of a person, who has had the tip for it by now.

    :param until: until when it is undone without consent; None: the others are asked.
    """
    assert live.play is not None
    game, seat = game_of(games, live.table), seat_at(live.table, chair)
    tapped = Tapped(chair, until, game.asks_in_private(live.play.state, seat))
    told = live if live.table.people[chair].tips is None else tipped(games, live, chair, action)
    return decided(game, told, seat, action, By.PERSON, chair, tapped)


class PlayOn(Command, frozen=True):
    """A computer moves. Only sent by the clock; void once the seat decides something else."""

    seat: Seat
    stamp: str
    """Of its decision, see `stamp_of`."""
    action: str
    """In notation."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Make a computer's move, unless the game has moved on or a person decides again."""
        seat = self.seat
        if seat not in awaited(games, live) or self.stamp != stamp_of(games, live, seat):
            return live
        assert live.play is not None
        game = game_of(games, live.table)
        action = find(game, live.play.state, seat, self.action)
        tapped = asking_back(live.table)
        return decided(game, live, seat, action, By.COMPUTER, tapped=tapped)


def asking_back(table: Table) -> Tapped | None:
    """Return the offer to undo a person's last move once another move follows from it. Undoing
    takes back both, but from now on needs consent.
    """
    return table.tapped and replace(table.tapped, until=None)


def skip(game: AnyGame, live: Live, seat: Seat) -> Live:
    """Decide for a seat whose person is away."""
    assert live.play is not None
    least = absent_action(game, live.play.state, seat)
    return decided(game, live, seat, least, By.SKIPPED)


def for_gone(game: AnyGame, live: Live, tapped: Tapped | None = None) -> Live:
    """Decide for seats that all have left, until somebody present is awaited or the game ends.

    :param tapped: offers to undo the person's move that this follows from, if it does.
    """
    assert live.play is not None
    seat = next((s for s in game.to_act(live.play.state) if is_left(live.table, s)), None)
    if seat is None or live.table.phase is not Phase.RUNNING:
        return live
    least = absent_action(game, live.play.state, seat)
    after = _after_one_move(game, live, seat, least, By.GONE, tapped=tapped)
    return for_gone(game, after, after.table.tapped)


def decided(
    game: AnyGame,
    live: Live,
    seat: Seat,
    action: Action,
    by: By,
    chair: Chair | None = None,
    tapped: Tapped | None = None,
) -> Live:
    """Return the table after a move, and after those of seats that all have left.

    :param chair: the chair of the person who has decided; None if a computer or the clock has.
    :param tapped: offers to undo this move, or the person's that it follows from, if that can be.
    """
    after = _after_one_move(game, live, seat, action, by, chair, tapped)
    return for_gone(game, after, after.table.tapped)


def _after_one_move(
    game: AnyGame,
    live: Live,
    seat: Seat,
    action: Action,
    by: By,
    chair: Chair | None = None,
    tapped: Tapped | None = None,
) -> Live:
    """Make one move. A player who moves wants to go on, so their vote to stop is void."""
    table = live.table
    assert live.play is not None
    assert table.log is not None
    before, play = live.play, follow(game, live.play, seat, action, by)
    mover = set() if chair is None else {table.people[chair].user}
    moved = replace(
        table,
        log=table.log.with_move(seat, action, by, chair if is_team(table) else None),
        phase=Phase.RUNNING if game.to_act(play.state) else Phase.OVER,
        votes=table.votes - mover,
        motions=tuple(m for m in table.motions if _stays_open(m, chair)),
        tapped=tapped and _offered_back(game, table, tapped, before, play),
        retracted=None,
        prepared=tuple(one for one in table.prepared if one.seat != seat or _goes_on(one, by)),
    )
    moved, play = welcomed(game, moved, play)
    kept = lasting(before.events) if by is By.GONE else ()
    return replace(
        live, table=moved, play=play, tale=(*live.tale, play.events[len(kept) :])[-_TALE:]
    )


def _offered_back(
    game: AnyGame, table: Table, tapped: Tapped, before: Transition[Any], after: Transition[Any]
) -> Tapped | None:
    """Return the offer to undo a move, as it stands after one more step of it: where that turned
    something over, somebody must consent; None where nobody could, or the step cannot be undone.
    """
    if not _can_be_undone(game, table, before, after):
        return None
    if not has_turned_over(game, before.state, after.state):
        return tapped
    return replace(tapped, until=None) if {*present(table)} - {tapped.chair} else None


def _can_be_undone(
    game: AnyGame, table: Table, before: Transition[Any], after: Transition[Any]
) -> bool:
    """Tell whether a move can be undone without harm: it neither ended the game nor told anybody a
    secret, and is none of a challenge.
    """
    if table.is_challenge or not game.to_act(after.state):
        return False
    assert table.log is not None
    return may_take_back(game, table.log.options, before.state, after.state)


def _goes_on(one: Prepared, by: By) -> bool:
    """Tell whether a seat, having moved, goes on as it has prepared: it idles."""
    return by is By.PREPARED and not one.action


def _stays_open(motion: Motion, mover: Chair | None) -> bool:
    """Tell whether a motion outlives a move: for hints, or about a person who has not played."""
    if motion.matter is Matter.HINTS:
        return True
    return motion.matter in (Matter.REMOVE, Matter.REPLACE) and motion.chair != mover


def take_back(game: AnyGame, live: Live) -> Live:
    """Return the table before its last decision. Seats that all have left meanwhile, and that are
    awaited there, are decided for at once.

    :raises Refused: when somebody has learnt a secret by the decision, or the table plays a
        challenge.
    """
    table = live.table
    assert table.log is not None
    if table.is_challenge:
        raise Refused("refused-challenge")
    try:
        log, play = taken_back(game, table.log)
    except Revealed as error:
        raise Refused("refused-revealed") from error
    cut = len(table.log.moves) - len(log.moves)
    motions = tuple(m for m in table.motions if _stays_open(m, None))
    shorter = replace(
        table,
        log=log,
        motions=motions,
        undone=table.undone + cut + 1,
        tapped=None,
    )
    before = for_gone(game, replace(live, table=shorter, play=play, tale=live.tale[:-cut]))
    return with_changes(before, retracted=table.log.moves[len(log.moves)].seat)


def asked_anew(games: Games, before: Live, after: Live) -> frozenset[Seat]:
    """Return the seats that must act now and were not awaited for this before, or not as people."""
    return deciding_anew(games, before, after) | taken_back_by_people(games, before, after)


def taken_back_by_people(games: Games, before: Live, after: Live) -> frozenset[Seat]:
    """Return the seats that must act now and that people decide for again, instead of computers."""
    if before.table.people == after.table.people:
        return frozenset()
    known = {*to_act(games, after)} & {*all_seats(before.table)}
    held = (s for s in known if is_computer(before.table, s) > is_computer(after.table, s))
    return frozenset(held)


def deciding_anew(games: Games, before: Live, after: Live) -> frozenset[Seat]:
    """Return the seats that must act now and were not awaited for this before, by anybody."""
    asked = frozenset(to_act(games, after))
    if before.table.phase is not Phase.RUNNING or before.table.undone != after.table.undone:
        return asked
    movers = {move.seat for move in _moves(after)[len(_moves(before)) :]}
    return asked - (set(to_act(games, before)) - movers)


def _moves(live: Live) -> tuple[Any, ...]:
    return live.table.log.moves if live.table.log else ()


_FEWEST = 3
"""Fewest seats at which the next player gets a notice: of two, it is always the other one."""


def next_up(games: Games, before: Live, after: Live) -> Person | None:
    """Return the person whose turn follows the one that has just begun; None if nobody's, several
    people's or a computer's does.
    """
    table, log = after.table, after.table.log
    if table.phase is not Phase.RUNNING or log is None or is_team(table) or log.seats < _FEWEST:
        return None
    acting, has_moved = to_act(games, after), len(_moves(after)) > len(_moves(before))
    if before.table.log is None or not has_moved:
        return None
    if len(acting) != 1 or acting == to_act(games, before) or not asked_anew(games, before, after):
        return None
    order = (Seat((acting[0] + step) % log.seats) for step in range(1, log.seats))
    seat = next((seat for seat in order if not is_left(table, seat)), None)
    if seat is None or is_computer(table, seat) or table.people[seat].user == NOBODY:
        return None
    return table.people[seat]
