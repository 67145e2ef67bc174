"""Draws the next tile, and finds the places of a tile."""

from msgspec.structs import replace

from games.carcassonne.events import NothingFits
from games.carcassonne.features import fitting, is_offered
from games.carcassonne.ruleset import Rules, Step
from games.carcassonne.stack import MANY, discard
from games.carcassonne.state import State


def fits(rules: Rules, state: State, kind: str) -> bool:
    """Tell whether a tile can lie anywhere."""
    frontier = state.land.frontier
    where = rules.holds(state.land, kind) if rules.holds else None
    if where is None:
        return is_offered(frontier, kind)
    return any(where(cell, turn) for cell in frontier for turn in fitting(kind, frontier[cell]))


def draw_next(rules: Rules, state: State) -> Step:
    """Draw the next tile that fits somewhere.

    Rules, "Roads": a tile that cannot be placed goes back to the box, another is drawn.
    """
    for index, kind in enumerate(state.stack):
        if fits(rules, state, kind):
            lost, left = state.stack[:index], state.stack[index + 1 :]
            state = replace(state, drawn=kind, stack=left, returned=())
            return rules.lose(state, lost) if lost else (state, ())
    return nothing_fits(replace(state, drawn=None, returned=()))


def nothing_fits(state: State) -> Step:
    """Stop drawing: no tile in the stack, if any is left, fits anywhere."""
    over, left = replace(state, stack=()), state.stack
    if len(left) < MANY:
        return discard(over, left)
    return replace(over, discarded=over.discarded + left), (NothingFits(len(left)),)
