"""A game of Carcassonne from the first tile to the last.

Rules, "The course of the game": each turn a tile is placed, a meeple may be placed on it, and
whatever has been completed is scored, in this order. What options add is composed in `expansions`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Place
from games.carcassonne.components import MEEPLES, START, Feature, Spot, box
from games.carcassonne.events import GameEnded, TileClaimed, TileDiscarded, TilePlaced
from games.carcassonne.expansions import composed
from games.carcassonne.features import (
    EMPTY,
    deploy,
    fitting,
    free_segments,
    lay,
    release,
    taken,
)
from games.carcassonne.scoring import Scored, completed, score_completed, totals
from games.carcassonne.state import State
from games.carcassonne.view import Deployed, Laid
from games.core.contract import Event, Options, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.rng import Rng
from games.core.score import ranking
from games.core.values import Cell, Rotation, Seat

Step = tuple[State, tuple[Event, ...]]
"""A part of a turn: the state after it, and what it tells."""


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay the start tile at 0,0, mix the others and draw the first."""
    tiles = list(box())
    tiles.remove(START)
    stack, _ = rng.shuffled(tiles)
    return State(
        options=dict(options),
        land=lay(EMPTY, Cell(0, 0), Laid(START, Rotation.R0)),
        turn=Seat(0),
        drawn=stack[0],
        stack=stack[1:],
        discarded=(),
        supply=(MEEPLES,) * seats,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if state.drawn is None else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Place]:
    """Return all ways to place the drawn tile: by cells row by row, by rotations, by segments."""
    if seat not in to_act(state):
        return ()
    return _placements(state, sorted(state.land.frontier, key=lambda cell: (cell.y, cell.x)))


def absent(state: State, seat: Seat) -> Place:
    """Return what is decided for somebody who is away: his tile where it fits first, no meeple."""
    return next(place for place in legal_actions(state, seat) if place.meeple is None)


def apply(state: State, seat: Seat, action: Place) -> Transition[State]:
    """Take a whole turn.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    _check(state, seat, action)
    state, placed = _place(state, action)
    state, scored = _score_completed(state)
    state, drawn = _draw(replace(state, turn=Seat((seat + 1) % len(state.supply))))
    state, ended = _end(state) if state.drawn is None else (state, ())
    return Transition(state, placed + scored + drawn + ended)


def _check(state: State, seat: Seat, action: Place) -> None:
    if state.drawn is None:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    cells = (action.cell,) if action.cell in state.land.frontier else ()
    if action not in _placements(state, cells):
        raise UnknownAction(action)


def _placements(state: State, cells: Iterable[Cell]) -> Iterator[Place]:
    """Yield the legal actions at some cells of the frontier."""
    assert state.drawn is not None
    land, kind = state.land, state.drawn
    claims = composed(state.options).claims if state.supply[state.turn] else _NOTHING
    occupied = taken(land) if claims else {}
    for cell in cells:
        for rotation in fitting(kind, land.frontier[cell]):
            for segment in free_segments(kind, rotation, claims, occupied.get(cell, 0)):
                yield Place(cell, rotation, segment)
            yield Place(cell, rotation, None)


_NOTHING: frozenset[Feature] = frozenset()


def _place(state: State, action: Place) -> Step:
    """Lay the tile, and the meeple if there is one: before anything is scored."""
    assert state.drawn is not None
    land = lay(state.land, action.cell, Laid(state.drawn, action.rotation))
    if action.meeple is None:
        placed = replace(state, land=land, last=action.cell)
        return placed, (TilePlaced(state.turn, action.cell),)
    spot = Spot(action.cell, action.meeple)
    claimed = replace(
        state,
        land=deploy(land, Deployed(state.turn, spot)),
        supply=_changed(state.supply, {state.turn: -1}),
        last=action.cell,
    )
    return claimed, (TileClaimed(state.turn, spot, action.meeple.feature),)


def _score_completed(state: State) -> Step:
    """Pay for what is complete, and give its meeples back."""
    regions = completed(state.land)
    if not regions:
        return state, ()
    back = Counter(meeple.seat for region in regions for meeple in region.meeples)
    returned = replace(
        state,
        land=release(state.land, regions),
        supply=_changed(state.supply, back),
    )
    return _pay(returned, tuple(score_completed(region) for region in regions))


def _draw(state: State) -> Step:
    """Draw the next tile that fits somewhere; one that does not is out of the game.

    Rules, "Roads": a tile that cannot be placed goes back to the box, another is drawn.
    """
    for index, kind in enumerate(state.stack):
        if any(fitting(kind, required) for required in state.land.frontier.values()):
            return _drawn(state, kind, index)
    return _drawn(state, None, len(state.stack))


def _drawn(state: State, kind: str | None, discards: int) -> Step:
    """Draw `kind` after so many tiles that fit nowhere."""
    unplaceable = state.stack[:discards]
    drawn = replace(
        state,
        drawn=kind,
        stack=state.stack[discards + 1 :],
        discarded=state.discarded + unplaceable,
    )
    return drawn, tuple(TileDiscarded(state.turn, lost[0]) for lost in unplaceable)


def _end(state: State) -> Step:
    """Do the final scoring and name the winners."""
    score = composed(state.options).final
    state, events = _pay(state, tuple(chain.from_iterable(each(state.land) for each in score)))
    points = totals(state)
    winners = ranking(points)[0]
    return state, (*events, GameEnded(winners, len(winners), max(points)))


def _pay(state: State, scored: tuple[Scored, ...]) -> Step:
    lines = tuple(chain.from_iterable(each.lines for each in scored))
    return replace(state, lines=state.lines + lines), tuple(each.event for each in scored)


def _changed(supply: tuple[int, ...], by: dict[Seat, int]) -> tuple[int, ...]:
    return tuple(count + by.get(Seat(seat), 0) for seat, count in enumerate(supply))
