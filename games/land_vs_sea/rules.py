"""A game of Land vs Sea from the first tile to the last.

Booklet p. 6: a tile is laid, its action done, completed areas are scored, a waypoint is placed, the
hand is filled up. `expansions` composes the changes by options and by the number of players.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.contract import Event, Options, Step, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.hexes import HexRotation
from games.core.rng import Rng
from games.core.score import ranking
from games.core.values import Cell, Seat
from games.land_vs_sea.actions import Decision, Draw, Fill, Lay, Mark, Stack
from games.land_vs_sea.chart import EMPTY, Laid, lay
from games.land_vs_sea.components import START
from games.land_vs_sea.events import GameEnded
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.laying import can_lay, do_fill, do_lay, fills, lays
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.scoring import routes_scored, totals
from games.land_vs_sea.stacks import HAND, drawn, mixed, open_stacks
from games.land_vs_sea.state import State, hand
from games.land_vs_sea.view import Phase
from games.land_vs_sea.waypoints import place, places


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay the start tile at 0,0, make two stacks and deal the first hands."""
    rules = composed(options, seats)
    stacks, _ = mixed(rng)
    state = State(
        options=dict(options),
        chart=lay(EMPTY, Cell(0, 0), Laid(START, HexRotation.R0), rules.kinds),
        phase=Phase.DRAWING,
        turn=Seat(0),
        hands=((),) * seats,
        stacks=stacks,
        gone=(),
        waypoints=(None,) * seats,
    )
    while not rules.chooses_hands and state.phase is Phase.DRAWING:
        count = sum(map(len, state.hands))
        state = _dealt(state, tuple(Stack)[count % 2])
    return state


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Decision]:
    """Return the legal decisions: by sides of the player's tiles, by cells row by row, by
    rotations.
    """
    if seat not in to_act(state):
        return ()
    return _ways(composed(state.options, len(state.hands)), state)


def absent(state: State, seat: Seat) -> Decision:
    """Return the action for a player who is away: the first way, but no waypoint."""
    if state.phase is Phase.MARKING:
        return Mark(None)
    return next(iter(legal_actions(state, seat)))


def takes_back(before: State, after: State) -> bool:
    """Tell whether a move has shown nobody a hidden side: nobody has got a tile by it."""
    return all(
        tile in before.hands[seat] for seat, tiles in enumerate(after.hands) for tile in tiles
    )


def apply(state: State, seat: Seat, action: Decision) -> Transition[State]:
    """Take a decision, and go on to the next one.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    rules = composed(state.options, len(state.hands))
    _check(rules, state, seat, action)
    state, events = _done(rules, state, action)
    if state.phase is Phase.OVER:
        state, ended = _end(rules, state)
        events += ended
    return Transition(state, events)


def _ways(rules: Rules, state: State) -> Iterable[Decision]:
    if state.phase is Phase.LAYING:
        return lays(rules, state)
    if state.phase is Phase.FILLING:
        return fills(rules, state)
    if state.phase is Phase.MARKING:
        return (*map(Mark, places(rules, state)), Mark(None))
    return map(Draw, open_stacks(state))


def _check(rules: Rules, state: State, seat: Seat, action: Decision) -> None:
    if state.phase is Phase.OVER:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if not _is_lawful(rules, state, action):
        raise UnknownAction


def _is_lawful(rules: Rules, state: State, action: Decision) -> bool:
    if state.phase is not Phase.LAYING:
        return action in _ways(rules, state)
    return isinstance(action, Lay) and can_lay(rules, state, action)


def _done(rules: Rules, state: State, action: Decision) -> Step[State]:
    if isinstance(action, Lay):
        state, events = do_lay(rules, state, action)
        return _after_laying(rules, state, events)
    if isinstance(action, Fill):
        state, events = do_fill(rules, state, action)
        return _after_laying(rules, state, events)
    if isinstance(action, Mark):
        state, events = place(state, action.spot) if action.spot else (state, ())
        return _filled_up(state), events
    if state.last is None:
        return _dealt(state, action.stack), ()
    return _filled_up(replace(state, planned=action.stack)), ()


def _after_laying(rules: Rules, state: State, events: tuple[Event, ...]) -> Step[State]:
    """Fill a hole, lay the second tile, place a waypoint; or fill up the hand."""
    if state.holes:
        return _begin_filling(rules, state, events)
    if state.again:
        return replace(state, phase=Phase.LAYING), events
    if any(places(rules, state)):
        return replace(state, phase=Phase.MARKING), events
    return _filled_up(state), events


def _begin_filling(rules: Rules, state: State, events: tuple[Event, ...]) -> Step[State]:
    """Let a hole be filled, at once if there is only one way."""
    first, *others = fills(rules, state)
    if others:
        return replace(state, phase=Phase.FILLING), events
    state, more = do_fill(rules, state, first)
    return _after_laying(rules, state, events + more)


def _filled_up(state: State) -> State:
    """Draw until the hand is full, as far as nothing has to be decided; then pass on the turn."""
    while len(hand(state)) < HAND and (stacks := open_stacks(state)):
        stack = state.planned or (stacks[0] if len(stacks) == 1 else None)
        if stack is None:
            return replace(state, phase=Phase.DRAWING)
        state = replace(drawn(state, state.turn, stack), planned=None)
    return _passed_on(replace(state, planned=None))


def _passed_on(state: State) -> State:
    """Pass the turn to the next who has a tile; the game is over when nobody has. Ruling 4."""
    seats = len(state.hands)
    for step in range(1, seats + 1):
        seat = Seat((state.turn + step) % seats)
        if state.hands[seat]:
            return replace(state, turn=seat, phase=Phase.LAYING, begun=False)
    return replace(state, phase=Phase.OVER)


def _dealt(state: State, stack: Stack) -> State:
    """Give the player on turn a tile of the first hand, and pass on. Booklet p. 5."""
    state = drawn(state, state.turn, stack)
    turn = Seat((state.turn + 1) % len(state.hands))
    full = all(len(held) == HAND for held in state.hands)
    return replace(state, turn=turn, phase=Phase.LAYING if full else Phase.DRAWING)


def _end(rules: Rules, state: State) -> Step[State]:
    """Score the trade routes and name the winners. Booklet pp. 11, 14."""
    state, events = routes_scored(rules, state)
    points = totals(state)
    winners = ranking(points)[0]
    return state, (*events, GameEnded(winners, len(winners), max(points)))
