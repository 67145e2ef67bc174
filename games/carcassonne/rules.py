"""A game of Carcassonne from the first tile to the last.

Rules, "The course of the game": each turn a tile is placed, a meeple may be placed on it, and
whatever has been completed is scored, in this order. What options change in it is composed by
`expansions`, into the `Rules` that are handed on here.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.actions import Deed, Place, Post, Recall
from games.carcassonne.components import MEEPLES, Feature, Figure, Spot
from games.carcassonne.events import GameEnded, NothingFits, TileClaimed, TilePlaced
from games.carcassonne.expansions import composed
from games.carcassonne.features import (
    EMPTY,
    Landscape,
    deploy,
    fitting,
    free_segments,
    lay,
    release,
    taken,
)
from games.carcassonne.ruleset import Rules, Specialist, Step
from games.carcassonne.scoring import Scored, completed, score_completed, totals
from games.carcassonne.stack import discard, mixed
from games.carcassonne.state import State
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
    return State(
        options=dict(options),
        land=_laid(rules, EMPTY, Cell(0, 0), Laid(rules.start, Rotation.R0)),
        turn=lot.seat if lot else Seat(0),
        drawn=stack[0],
        stack=stack[1:],
        discarded=(),
        supply=(MEEPLES,) * seats,
        others={rules.specialist.figure: (1,) * seats} if rules.specialist else {},
        rng=rng,
        lot=lot,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if state.drawn is None else (state.turn,)


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
    state, drawn = _draw(rules, state)
    state, ended = _end(rules, state) if state.drawn is None else (state, ())
    return Transition(state, placed + scored + passed + drawn + ended)


def _check(rules: Rules, state: State, seat: Seat, action: Place) -> None:
    if state.drawn is None:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    cells = (action.cell,) if action.cell in state.land.frontier else ()
    if action not in _placements(rules, state, cells):
        raise UnknownAction(action)


def _placements(rules: Rules, state: State, cells: Iterable[Cell]) -> Iterator[Place]:
    """Yield the legal actions at some cells of the frontier."""
    assert state.drawn is not None
    land, kind = state.land, state.drawn
    claims = rules.claims if state.supply[state.turn] else _NOTHING
    occupied = taken(land) if claims else {}
    special = _special(rules.specialist, state, kind) if rules.specialist else _no_deeds
    for cell, rotations in _places(rules, land, kind, cells):
        deeds = special(cell)
        for rotation in rotations:
            for segment in free_segments(kind, rotation, claims, occupied.get(cell, 0)):
                yield Place(cell, rotation, segment)
            for deed in deeds:
                yield Place(cell, rotation, deed)


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


def _places(
    rules: Rules, land: Landscape, kind: str, cells: Iterable[Cell]
) -> Iterator[tuple[Cell, Sequence[Rotation]]]:
    """Yield the cells of the frontier that a tile can lie on, and how it can be turned there."""
    where = rules.holds(land, kind) if rules.holds else None
    for cell in cells:
        turned: Sequence[Rotation] = fitting(kind, land.frontier[cell])
        if where:
            turned = [rotation for rotation in turned if where(cell, rotation)]
        if turned:
            yield cell, turned


def _laid(rules: Rules, land: Landscape, cell: Cell, tile: Laid) -> Landscape:
    land = lay(land, cell, tile, gardens=rules.specialist is not None)
    return rules.bound(land) if rules.bound else land


def _place(rules: Rules, state: State, action: Place) -> Step:
    """Lay the tile, and the figure if there is one: before anything is scored."""
    assert state.drawn is not None
    land = _laid(rules, state.land, action.cell, Laid(state.drawn, action.rotation))
    placed, deed = replace(state, land=land, last=action.cell), action.meeple
    if deed is None:
        return placed, (TilePlaced(state.turn, action.cell),)
    if isinstance(deed, Recall):
        assert rules.specialist
        return rules.specialist.recall(placed)
    figure, segment = deed if isinstance(deed, Post) else (Figure.MEEPLE, deed)
    standing = Deployed(state.turn, Spot(action.cell, segment), figure)
    claimed = taken_out(replace(placed, land=deploy(land, standing)), standing)
    return claimed, (TileClaimed(state.turn, standing.spot, segment.feature, figure),)


def _score_completed(rules: Rules, state: State) -> Step:
    """Pay for what is complete, and give its figures back."""
    regions = completed(state.land)
    if not regions:
        return state, ()
    home = (figure for region in regions for figure in region.meeples)
    returned = put_back(replace(state, land=release(state.land, regions)), home)
    return _pay(returned, tuple(score_completed(region, rules.rate(region)) for region in regions))


def _draw(rules: Rules, state: State) -> Step:
    """Draw the next tile that fits somewhere.

    Rules, "Roads": a tile that cannot be placed goes back to the box, another is drawn.
    """
    for index, kind in enumerate(state.stack):
        if any(_places(rules, state.land, kind, state.land.frontier)):
            lost, left = state.stack[:index], state.stack[index + 1 :]
            state = replace(state, drawn=kind, stack=left, returned=())
            return rules.lose(state, lost) if lost else (state, ())
    return _nothing_fits(state)


def _nothing_fits(state: State) -> Step:
    """Draw no more: what is left in the stack, if anything is, fits nowhere."""
    over = replace(state, drawn=None, stack=(), returned=())
    if len(state.stack) < _MANY:
        return discard(over, state.stack)
    discarded = replace(over, discarded=over.discarded + state.stack)
    return discarded, (NothingFits(len(state.stack)),)


_MANY = 3
"""Tiles that are told of in one sentence rather than one by one."""


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
