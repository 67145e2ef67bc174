"""A game of Carcassonne from the first tile to the last.

Rules, "The course of the game": each turn a tile is placed, a meeple may be placed on it, and
whatever has been completed is scored, in this order. What options change in it is composed by
`expansions`, into the `Rules` that are handed on here.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

from games.carcassonne.actions import Deed, Place, Post, Recall, Score
from games.carcassonne.components import Feature, Figure, Segment, Spot
from games.carcassonne.events import GameEnded, TileClaimed, TilePlaced
from games.carcassonne.expansions import composed
from games.carcassonne.features import (
    EMPTY,
    Landscape,
    deploy,
    free_segments,
    lay,
    offered,
    ways,
)
from games.carcassonne.ruleset import Rules, Specialist, Step, scorers
from games.carcassonne.scoring import totals
from games.carcassonne.settling import pay_all
from games.carcassonne.stack import mixed
from games.carcassonne.state import State, is_over, who_acts
from games.carcassonne.supplies import has, taken_out
from games.carcassonne.view import Deployed, Laid
from games.core.contract import Event, Options, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.regions import Slots
from games.core.rng import Rng
from games.core.score import ranking
from games.core.standing import taken, taken_at
from games.core.values import Cell, Rotation, Seat


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay the start tile at 0,0, mix the others and draw the first."""
    rules = composed(options)
    lot, owners = None, rules.colours or seats
    if rules.draw_lots:
        lot, rng = rules.draw_lots(rules.heaps[-1], seats, rng)
    stack, rng = mixed(rules.heaps, rng)
    table = State(
        options=dict(options),
        land=_laid(rules, EMPTY, Cell(0, 0), Laid(rules.start, Rotation.R0)),
        turn=lot.seat if lot else Seat(0),
        drawn=None,
        stack=stack,
        discarded=(),
        supply=(rules.meeples,) * owners,
        others={rules.specialist.figure: (1,) * owners} if rules.specialist else {},
        lines=rules.begins,
        alone=bool(rules.colours),
        rng=rng,
        lot=lot,
    )
    return rules.draw(rules, table)[0]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if is_over(state) else (who_acts(state),)


def legal_actions(state: State, seat: Seat) -> Iterable[Place | Score]:
    """Return all ways to place the drawn tile: by cells row by row, by rotations, by segments.

    Where the order of payments matters, one of them is to be named first.
    """
    if seat not in to_act(state):
        return ()
    if state.pending:
        return tuple(map(Score, state.pending))
    land = state.land
    around = Around(land.frontier, taken(land.regions))
    return _placements(composed(state.options), state, around)


_by_row = itemgetter(1, 0)


def absent(state: State, seat: Seat) -> Place | Score:
    """Return what is decided for somebody who is away: his tile where it fits first, no meeple."""
    actions = tuple(legal_actions(state, seat))
    bare = (a for a in actions if isinstance(a, Place) and a.meeple is None)
    return next(bare, actions[0])


def apply(state: State, seat: Seat, action: Place | Score) -> Transition[State]:
    """Take a whole turn, or as much of it as can be done without a further choice.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    rules = composed(state.options)
    _check(rules, state, seat, action)
    events: tuple[Event, ...] = ()
    if isinstance(action, Place):
        state, events = _place(rules, state, action)
    first = action.spot if isinstance(action, Score) else None
    state, scored = rules.settle(rules, state, first)
    events += scored
    if not state.pending:
        state, passed = _pass_on(rules, state)
        events += passed
    return Transition(state, rules.tell(state, events) if rules.tell else events)


def _pass_on(rules: Rules, state: State) -> Step:
    """Say whose turn it is, draw for it, and end the game if there is nothing to draw."""
    state, passed = rules.pass_on(state)
    state, drawn = rules.draw(rules, state)
    state, ended = _end(rules, state) if is_over(state) else (state, ())
    return state, passed + drawn + ended


def _check(rules: Rules, state: State, seat: Seat, action: Place | Score) -> None:
    if is_over(state):
        raise GameOver
    if seat != who_acts(state):
        raise NotYourTurn
    if state.pending or isinstance(action, Score):
        if isinstance(action, Score) and action.spot in state.pending:
            return
        raise UnknownAction(action)
    at, land = action.cell, state.land
    if at not in land.frontier:
        raise UnknownAction(action)
    around = Around({at: land.frontier[at]}, {at: taken_at(land.regions, at)})
    if action not in _placements(rules, state, around):
        raise UnknownAction(action)


class Around(NamedTuple):
    """Empty cells at the rim of the map, and what they ask for."""

    frontier: Mapping[Cell, str]
    taken: Mapping[Cell, Slots]
    """The slots behind which somebody stands."""


def _placements(rules: Rules, state: State, around: Around) -> Iterable[Place]:
    """Return the legal actions there."""
    if state.drawn is not None:
        return _ways(rules, state, (None, state.drawn), around)
    held = dict.fromkeys(state.hands[state.turn])
    return chain.from_iterable(_ways(rules, state, (kind, kind), around) for kind in held)


def _ways(
    rules: Rules, state: State, chosen: tuple[str | None, str], around: Around
) -> list[Place]:
    """Return the ways to place a tile: what is said of it, and its kind."""
    said, kind = chosen
    frontier, occupied = around
    claims = rules.claims if state.supply[state.turn] else _NOTHING
    where = rules.holds(state.land, kind) if rules.holds else None
    special = _special(rules.specialist, state, kind) if rules.specialist else _no_deeds
    must = rules.must_claim
    return [
        Place(said, cell, rotation, deed)
        for cell in sorted(offered(frontier, kind), key=_by_row)
        for rotation, deed in _lying(
            kind, frontier[cell], claims, occupied.get(cell, 0), special(cell), must
        )
        if where is None or where(cell, rotation)
    ]


@lru_cache(maxsize=1 << 15)
def _lying(
    kind: str,
    required: str,
    claims: frozenset[Feature],
    occupied: Slots,
    special: tuple[Deed, ...],
    must_claim: bool,
) -> tuple[tuple[Rotation, Deed | None], ...]:
    """Return how a tile can lie where this is asked for, and what can be done with a figure."""
    found: list[tuple[Rotation, Deed | None]] = []
    for rotation, segments in ways(kind, required, claims, occupied):
        found += [(rotation, deed) for deed in (*segments, *special)]
        if not (must_claim and _can_claim(segments, special)):
            found.append((rotation, None))
    return tuple(found)


def _no_deeds(cell: Cell) -> tuple[Deed, ...]:
    return ()


def _can_claim(segments: tuple[Segment, ...], deeds: tuple[Deed, ...]) -> bool:
    """Tell whether any figure can be put on a tile; to take one back is something else."""
    return bool(segments) or any(isinstance(deed, Post) for deed in deeds)


def _special(special: Specialist, state: State, kind: str) -> Callable[[Cell], tuple[Deed, ...]]:
    """Return what can be done by cell with the figure that is no meeple."""
    if has(state, special.figure):
        segments = free_segments(kind, Rotation.R0, special.claims, 0)
        posts = tuple(Post(special.figure, segment) for segment in segments)
        return lambda cell: posts
    lasting = special.lasts(state)
    recall = (Recall(special.figure),)
    return lambda cell: recall if lasting(cell) else ()


_NOTHING: frozenset[Feature] = frozenset()


def _laid(rules: Rules, land: Landscape, cell: Cell, tile: Laid) -> Landscape:
    land = lay(land, cell, tile, gardens=rules.specialist is not None)
    return rules.bound(land) if rules.bound else land


def _place(rules: Rules, state: State, action: Place) -> Step:
    """Lay the tile, and the figure if there is one: before anything is scored."""
    hands, kind, deed = state.hands, action.tile or state.drawn, action.meeple
    assert kind is not None
    if action.tile is not None:
        hands = _without(hands, state.turn, action.tile)
    land = _laid(rules, state.land, action.cell, Laid(kind, action.rotation))
    placed = replace(state, land=land, last=action.cell, drawn=None, hands=hands)
    if deed is None:
        return placed, (TilePlaced(state.turn, action.cell),)
    if isinstance(deed, Recall):
        assert rules.specialist
        return rules.specialist.recall(placed)
    figure, segment = deed if isinstance(deed, Post) else (Figure.MEEPLE, deed)
    standing = Deployed(state.turn, Spot(action.cell, segment), figure)
    claimed = taken_out(replace(placed, land=deploy(land, standing)), standing)
    return claimed, (TileClaimed(state.turn, standing.spot, segment.feature, figure),)


def _without(
    hands: tuple[tuple[str, ...], ...], seat: Seat, kind: str
) -> tuple[tuple[str, ...], ...]:
    held = list(hands[seat])
    held.remove(kind)
    return (*hands[:seat], tuple(held), *hands[seat + 1 :])


def _end(rules: Rules, state: State) -> Step:
    """Do the final scoring and name the winners."""
    paid = chain.from_iterable(score(state.land) for score in scorers(rules))
    state, events = pay_all(state, tuple(paid))
    points = totals(state)
    winners = ranking(points)[0]
    return state, (*events, GameEnded(winners, len(winners), max(points)))
