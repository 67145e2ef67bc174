"""A game of the Castle from the first tile to the last.

Each turn a tile is placed, a follower may be placed on it, completed features are scored, and a
wall tile may bring another turn. `options` composes the changes by options into the `Rules` that
are used here.
"""

from collections.abc import Iterable
from operator import itemgetter

from msgspec.structs import replace

from games.castle.actions import Extra, Place, Score
from games.castle.board import SQUARES
from games.castle.castle_map import EMPTY, Deployed, Laid, deploy, lay, offered, reached, ways
from games.castle.components import FOLLOWERS, STACK, Bonus, Spot
from games.castle.ending import ended
from games.castle.events import TileClaimed, TilePlaced, TurnAgain
from games.castle.options import composed
from games.castle.ruleset import Rules
from games.castle.settling import settle
from games.castle.state import SEATS, State, can_use, is_over, other
from games.castle.wall import spent
from games.core.contract import Event, Options, Step, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.memo import memo
from games.core.rng import Rng
from games.core.standing import taken
from games.core.values import Seat


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Deal the wall tiles, mix the others and draw the first."""
    rules = composed(options)
    wall, out, rng = rules.deal(rng)
    stack, rng = rng.shuffled(STACK)
    table = State(
        options=dict(options),
        castle_map=EMPTY,
        turn=Seat(0),
        drawn=None,
        held=(None,) * SEATS,
        stack=stack,
        discarded=(),
        supply=(FOLLOWERS,) * SEATS,
        wall=wall,
        out=out,
        taken=((),) * SEATS,
        rng=rng,
    )
    return rules.draw(rules, table)[0]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if is_over(state) else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Place | Score]:
    """Return all ways to place the drawn tile: by squares row by row, by rotations, by segments.

    If payments have to be chosen, the player first names one.
    """
    return _lawful(state) if seat in to_act(state) else ()


@memo(1 << 3, by=1)
def _lawful(state: State) -> tuple[Place | Score, ...]:
    """Return the legal actions of the player on turn; computed once for listing and for
    checking.
    """
    if state.pending:
        return tuple(map(Score, state.pending))
    return tuple(_placements(composed(state.options), state))


def absent(state: State, seat: Seat) -> Place | Score:
    """Return the action for a player who is away: the tile where it fits first, nothing else. Of
    payments the first that spends no wall tile.
    """
    actions = tuple(legal_actions(state, seat))
    bare = (a for a in actions if isinstance(a, Place) and not (a.follower or a.extra))
    return next(bare, actions[0])


def apply(state: State, seat: Seat, action: Place | Score) -> Transition[State]:
    """Take a whole turn, or as much of it as can be done without a further choice.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    rules = composed(state.options)
    _check(state, seat, action)
    if isinstance(action, Place):
        state, events = _place_tile(state, action)
        state, scored = settle(state, None)
        events += scored
    else:
        state, events = settle(state, action.payment)
    if not state.pending:
        state, passed = _pass_on(rules, state)
        events += passed
    return Transition(state, events)


def _pass_on(rules: Rules, state: State) -> Step[State]:
    """Give the turn to the next player, draw for it, and end the game if there is nothing to
    draw.
    """
    again: tuple[Event, ...] = (TurnAgain(state.turn),) if state.extra else ()
    turn = state.turn if state.extra else other(state.turn)
    state, drawn = rules.draw(rules, replace(state, turn=turn, extra=False, fresh=()))
    state, end = ended(state) if is_over(state) else (state, ())
    return state, again + drawn + end


def _check(state: State, seat: Seat, action: Place | Score) -> None:
    if is_over(state):
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if action not in _lawful(state):
        raise UnknownAction


_by_row = {
    cell: place for place, cell in enumerate(sorted(SQUARES, key=itemgetter(1, 0)))
}.__getitem__


def _placements(rules: Rules, state: State) -> list[Place]:
    """Return the legal ways to place the drawn tile."""
    castle_map, kind = state.castle_map, state.drawn
    assert kind is not None
    frontier, has_followers = castle_map.frontier, state.supply[state.turn] > 0
    occupied = taken(castle_map.regions) if has_followers else {}
    extras = (None, Extra.TURN) if _may_go_again(state) else (None,)
    table = ways(kind, rules.matches, has_followers)
    return [
        Place(cell, rotation, extra, segment)
        for cell in sorted(offered(frontier, kind, rules.matches), key=_by_row)
        for here in (occupied.get(cell, 0),)
        for turned in table[frontier[cell]]
        for extra in extras
        for slots, wide, rotation, segment in turned
        if not wide & here
        or (not slots & here and not slots & reached(castle_map, cell, kind, rotation, here))
    ]


def _may_go_again(state: State) -> bool:
    """Tell whether another turn can follow: not after the last tile. Ruling 8."""
    return bool(state.stack) and can_use(state, Bonus.TURN)


def _place_tile(state: State, action: Place) -> Step[State]:
    """Lay the tile, and the follower if there is one: before anything is scored."""
    assert state.drawn is not None
    seat, castle_map = (
        state.turn,
        lay(state.castle_map, action.cell, Laid(state.drawn, action.rotation)),
    )
    state = replace(state, castle_map=castle_map, last=action.cell, drawn=None)
    if action.extra:
        state = replace(spent(state, Bonus.TURN), extra=True)
    if action.follower is None:
        return state, (TilePlaced(seat, action.cell),)
    spot = Spot(action.cell, action.follower)
    supply = tuple(count - (at == seat) for at, count in enumerate(state.supply))
    state = replace(state, castle_map=deploy(castle_map, Deployed(seat, spot)), supply=supply)
    return state, (TileClaimed(seat, spot, action.follower.feature),)
