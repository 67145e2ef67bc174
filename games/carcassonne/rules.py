"""A game of Carcassonne from the first tile to the last.

Rules, "The course of the game": each turn a tile is placed, a meeple may be placed on it, and
whatever has been completed is scored, in this order. What options change in it is composed by
`expansions`, into the `Rules` that are handed on here.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Deed, Place, Post, Recall
from games.carcassonne.components import MEEPLES, Feature, Figure, Spot
from games.carcassonne.drawing import places
from games.carcassonne.events import GameEnded, TileClaimed, TilePlaced
from games.carcassonne.expansions import composed
from games.carcassonne.features import (
    EMPTY,
    Landscape,
    deploy,
    free_segments,
    lay,
    release,
    taken,
)
from games.carcassonne.ruleset import Rules, Specialist, Step
from games.carcassonne.scoring import Scored, completed, score_completed, totals
from games.carcassonne.stack import mixed
from games.carcassonne.state import State, is_over
from games.carcassonne.supplies import has, put_back, taken_out
from games.carcassonne.view import Deployed, Laid
from games.core.contract import Options, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.rng import Rng
from games.core.score import ranking
from games.core.values import Cell, Rotation, Seat


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay the start tile at 0,0, mix the others and draw the first."""
    rules = composed(options)
    lot = None
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
        supply=(MEEPLES,) * seats,
        others={rules.specialist.figure: (1,) * seats} if rules.specialist else {},
        rng=rng,
        lot=lot,
    )
    return rules.draw(rules, table)[0]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if is_over(state) else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Place]:
    """Return all ways to place the drawn tile: by cells row by row, by rotations, by segments."""
    if seat not in to_act(state):
        return ()
    cells = sorted(state.land.frontier, key=lambda cell: (cell.y, cell.x))
    return _placements(composed(state.options), state, cells)


def absent(state: State, seat: Seat) -> Place:
    """Return what is decided for somebody who is away: his tile where it fits first, no meeple."""
    return next(place for place in legal_actions(state, seat) if place.meeple is None)


def apply(state: State, seat: Seat, action: Place) -> Transition[State]:
    """Take a whole turn.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    rules = composed(state.options)
    _check(rules, state, seat, action)
    state, placed = _place(rules, state, action)
    state, scored = _score_completed(rules, state)
    state, passed = rules.pass_on(state)
    state, drawn = rules.draw(rules, state)
    state, ended = _end(rules, state) if is_over(state) else (state, ())
    return Transition(state, placed + scored + passed + drawn + ended)


def _check(rules: Rules, state: State, seat: Seat, action: Place) -> None:
    if is_over(state):
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    cells = (action.cell,) if action.cell in state.land.frontier else ()
    if action not in _placements(rules, state, cells):
        raise UnknownAction(action)


def _placements(rules: Rules, state: State, cells: Iterable[Cell]) -> Iterator[Place]:
    """Yield the legal actions at some cells of the frontier."""
    if state.drawn is not None:
        return _ways(rules, state, (None, state.drawn), cells)
    held, cells = dict.fromkeys(state.hands[state.turn]), tuple(cells)
    return chain.from_iterable(_ways(rules, state, (kind, kind), cells) for kind in held)


def _ways(
    rules: Rules, state: State, chosen: tuple[str | None, str], cells: Iterable[Cell]
) -> Iterator[Place]:
    """Yield the ways to place a tile: what is said of it, and its kind."""
    land, (said, kind) = state.land, chosen
    claims = rules.claims if state.supply[state.turn] else _NOTHING
    occupied = taken(land) if claims else {}
    special = _special(rules.specialist, state, kind) if rules.specialist else _no_deeds
    for cell, rotations in places(rules, land, kind, cells):
        deeds = special(cell)
        for rotation in rotations:
            for segment in free_segments(kind, rotation, claims, occupied.get(cell, 0)):
                yield Place(said, cell, rotation, segment)
            for deed in deeds:
                yield Place(said, cell, rotation, deed)


def _special(
    special: Specialist, state: State, kind: str
) -> Callable[[Cell], tuple[Deed | None, ...]]:
    """Return what else can be done by cell: with the figure that is no meeple, or nothing."""
    if has(state, special.figure):
        segments = free_segments(kind, Rotation.R0, special.claims, 0)
        posts = (*(Post(special.figure, segment) for segment in segments), None)
        return lambda cell: posts
    lasting = special.lasts(state)
    recalls = (Recall(special.figure), None)
    return lambda cell: recalls if lasting(cell) else _NO_DEEDS


_NO_DEEDS: tuple[Deed | None, ...] = (None,)


def _no_deeds(cell: Cell) -> tuple[Deed | None, ...]:
    return _NO_DEEDS


_NOTHING: frozenset[Feature] = frozenset()


def _laid(rules: Rules, land: Landscape, cell: Cell, tile: Laid) -> Landscape:
    land = lay(land, cell, tile, gardens=rules.specialist is not None)
    return rules.bound(land) if rules.bound else land


def _place(rules: Rules, state: State, action: Place) -> Step:
    """Lay the tile, and the figure if there is one: before anything is scored."""
    kind, placed = _taken_tile(state, action)
    land = _laid(rules, state.land, action.cell, Laid(kind, action.rotation))
    placed, deed = replace(placed, land=land, last=action.cell), action.meeple
    if deed is None:
        return placed, (TilePlaced(state.turn, action.cell),)
    if isinstance(deed, Recall):
        assert rules.specialist
        return rules.specialist.recall(placed)
    figure, segment = deed if isinstance(deed, Post) else (Figure.MEEPLE, deed)
    standing = Deployed(state.turn, Spot(action.cell, segment), figure)
    claimed = taken_out(replace(placed, land=deploy(land, standing)), standing)
    return claimed, (TileClaimed(state.turn, standing.spot, segment.feature, figure),)


def _taken_tile(state: State, action: Place) -> tuple[str, State]:
    """Return the kind that is placed, and the state without it where it comes from a hand."""
    if action.tile is None:
        assert state.drawn is not None
        return state.drawn, state
    held = list(state.hands[state.turn])
    held.remove(action.tile)
    hands = (*state.hands[: state.turn], tuple(held), *state.hands[state.turn + 1 :])
    return action.tile, replace(state, hands=hands)


def _score_completed(rules: Rules, state: State) -> Step:
    """Pay for what is complete, and give its figures back."""
    regions = completed(state.land)
    if not regions:
        return state, ()
    home = (figure for region in regions for figure in region.meeples)
    returned = put_back(replace(state, land=release(state.land, regions)), home)
    return _pay(returned, tuple(score_completed(region, rules.rate(region)) for region in regions))


def _end(rules: Rules, state: State) -> Step:
    """Do the final scoring and name the winners."""
    paid = chain.from_iterable(score(state.land) for score in rules.final)
    state, events = _pay(state, tuple(paid))
    points = totals(state)
    winners = ranking(points)[0]
    return state, (*events, GameEnded(winners, len(winners), max(points)))


def _pay(state: State, scored: tuple[Scored, ...]) -> Step:
    lines = tuple(chain.from_iterable(each.lines for each in scored))
    return replace(state, lines=state.lines + lines), tuple(each.event for each in scored)
