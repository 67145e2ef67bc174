"""Laying tiles: from the hand, and the volcano or the whirlpool. Booklet pp. 6-8, 11."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from games.core.contract import Event, Step
from games.core.hexes import HexRotation, row_by_row
from games.core.values import TABLE, Cell, Seat
from games.land_vs_sea.actions import Fill, Lay, Pick, Stack, Theft
from games.land_vs_sea.chart import Laid, holes_at, lay, terrain_round, turns
from games.land_vs_sea.components import FILLERS, Special, face
from games.land_vs_sea.events import HoleFilled, TileLaid, TileStolen
from games.land_vs_sea.ruleset import Rules
from games.land_vs_sea.scoring import scored
from games.land_vs_sea.stacks import HAND, open_stacks
from games.land_vs_sea.state import Gone, State, hand, with_hand
from games.land_vs_sea.view import Last

"""A part of a turn: the state after it, and its events."""


def lays(rules: Rules, state: State) -> Sequence[Lay]:
    """Return the ways to lay sides of the own tiles on cells of the frontier, row by row.

    There always is one: each face has land and sea (`components` checks it), and beside the
    easternmost tile of the southernmost row there is a cell that touches no other tile.
    """
    rim = state.chart.frontier
    places = [(cell, rim[cell]) for cell in sorted(rim, key=row_by_row)]
    return [
        Lay(pick, cell, rotation, stack, theft)
        for pick in _picks(state)
        for fitting, endings in [_manners(rules, state, pick)]
        for cell, required in places
        for rotation in fitting.get(required, ())
        for stack, theft in endings
    ]


def can_lay(rules: Rules, state: State, action: Lay) -> bool:
    """Tell whether an action is one of `lays`."""
    required = state.chart.frontier.get(action.cell)
    if required is None or action.side not in _picks(state):
        return False
    fitting, endings = _manners(rules, state, action.side)
    fits = action.rotation in fitting.get(required, ())
    return fits and (action.stack, action.theft) in endings


def _manners(
    rules: Rules, state: State, pick: Pick
) -> tuple[Mapping[str, tuple[HexRotation, ...]], tuple["Ending", ...]]:
    """Return how a side can lie, by requirement, and the decisions that go with it."""
    name = face_of(state, pick)
    return turns(name, rules.kinds), _endings(state, face(name).special)


Ending = tuple[Stack | None, Theft | None]
"""The decision that goes with laying a tile: the stack to draw from, or the tile to steal."""


def _picks(state: State) -> tuple[Pick, ...]:
    """Return the choices from the hand of the player on turn."""
    return _PICKS[: 2 * len(hand(state))]


_PICKS = tuple(Pick)


def face_of(state: State, pick: Pick) -> str:
    """Return the face that is picked from the hand of the player on turn."""
    tile = hand(state)[pick.tile]
    return tile.down if pick.is_hidden else tile.up


def _endings(state: State, special: Special | None) -> tuple[Ending, ...]:
    """Return the decisions that go with laying a face: a theft, or a stack to draw from."""
    if special is Special.STEAL and (robbed := _can_be_robbed(state)):
        return _thefts(robbed)
    lays_again = special is Special.AGAIN and len(hand(state)) > 1
    return _NEITHER if lays_again or len(open_stacks(state)) < len(_BOTH) else _BOTH


_BOTH = tuple((stack, None) for stack in Stack)
_NEITHER = ((None, None),)


def _can_be_robbed(state: State) -> tuple[Seat, ...]:
    """Return the players with a tile to spare, team mates included: the last one is never stolen.
    Booklet pp. 8, 18.
    """
    held = enumerate(state.hands)
    return tuple([Seat(at) for at, tiles in held if len(tiles) == HAND and at != state.turn])


@cache
def _thefts(robbed: tuple[Seat, ...]) -> tuple[Ending, ...]:
    return tuple((None, Theft(seat, tile)) for seat in robbed for tile in range(HAND))


def do_lay(rules: Rules, state: State, action: Lay) -> Step[State]:
    """Lay a tile, steal, and score."""
    seat, name = state.turn, face_of(state, action.side)
    tile, kept = hand(state)[action.side.tile], list(hand(state))
    kept.remove(tile)
    all_see = (TABLE, *map(Seat, range(len(state.hands))))
    under = Gone(tile.up, all_see) if action.side.is_hidden else Gone(tile.down, tile.seen)
    state = replace(
        state,
        hands=with_hand(state, seat, tuple(kept)),
        gone=(*state.gone, under),
        again=face(name).special is Special.AGAIN and bool(kept),
        planned=action.stack,
    )
    state, events = _lay_tile(rules, state, action.cell, Laid(name, action.rotation))
    told: tuple[Event, ...] = (TileLaid(seat, action.cell),)
    if action.theft:
        state = _stolen(state, action.theft)
        told += (TileStolen(seat, action.theft.seat),)
    if not state.filled:
        state = replace(state, holes=holes_at(state.chart, action.cell))
    return state, told + events


def fills(rules: Rules, state: State) -> Iterator[Fill]:
    """Yield the ways to fill a hole. How the tile lies matters to its mountains and corals only."""
    for cell in state.holes:
        name = FILLERS[terrain_round(state.chart, cell)]
        required = state.chart.frontier[cell]
        yield from (Fill(cell, rotation) for rotation in turns(name, rules.kinds)[required])


def do_fill(rules: Rules, state: State, action: Fill) -> Step[State]:
    """Lay the volcano or the whirlpool, and score it as a tile of the player on turn. Ruling 2."""
    terrain = terrain_round(state.chart, action.cell)
    state = replace(state, holes=(), filled=True)
    state, events = _lay_tile(rules, state, action.cell, Laid(FILLERS[terrain], action.rotation))
    return state, (HoleFilled(state.turn, terrain, action.cell), *events)


def _lay_tile(rules: Rules, state: State, cell: Cell, laid: Laid) -> Step[State]:
    chart = lay(state.chart, cell, laid, rules.kinds)
    last = state.last
    if last is None or last.seat != state.turn or not state.begun:
        last = Last(state.turn, ())
    last = replace(last, cells=(*last.cells, cell))
    return scored(rules, replace(state, chart=chart, last=last, begun=True), cell)


def _stolen(state: State, theft: Theft) -> State:
    """Take a tile, and look at its hidden side. Booklet p. 8."""
    theirs = state.hands[theft.seat]
    tile = theirs[theft.tile]
    seen = tuple(sorted({*tile.seen, state.turn}))
    hands = with_hand(state, theft.seat, theirs[: theft.tile] + theirs[theft.tile + 1 :])
    state = replace(state, hands=hands)
    mine = (*hand(state), replace(tile, seen=seen))
    assert state.last
    return replace(
        state,
        hands=with_hand(state, state.turn, mine),
        last=replace(state.last, robbed=theft.seat),
    )
