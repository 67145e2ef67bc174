"""Draws the next tile, and deals with tiles that fit nowhere."""

from msgspec.structs import replace

from games.castle.castle_map import is_offered
from games.castle.events import NothingFits, TileDiscarded, TileReturned
from games.castle.ruleset import Rules
from games.castle.state import State, other
from games.core.contract import Event, Step


def draw_next(rules: Rules, state: State) -> Step[State]:
    """Draw the next tile that fits somewhere. Ruling 11."""
    for index, kind in enumerate(state.stack):
        if fits(rules, state, kind):
            lost, left = state.stack[:index], state.stack[index + 1 :]
            state = replace(state, drawn=kind, stack=left)
            return rules.lose(state, lost) if lost else (state, ())
    return _nothing_fits(state, state.stack)


def draw_ahead(rules: Rules, state: State) -> Step[State]:
    """Let each player without a tile draw one for the next turn, and play the one in hand. If that
    no longer fits when its turn comes, it is lost, and another is drawn.
    """
    events: tuple[Event, ...] = ()
    state = _refill_hands(state)
    while (kind := state.held[state.turn]) is not None and not fits(rules, state, kind):
        state = _with_held(state, None)
        if not any(fits(rules, state, left) for left in state.stack):
            state, lost = discard(state, (kind, *state.stack))
            return _other_plays(rules, replace(state, stack=()), events + lost)
        state, lost = rules.lose(state, (kind,))
        state, events = _refill_hands(state), events + lost
    if kind is None:
        return _other_plays(rules, state, events)
    return replace(_with_held(state, None), drawn=kind), events


def _other_plays(rules: Rules, state: State, events: tuple[Event, ...]) -> Step[State]:
    """Let the opponent play what they hold: there is no other tile left."""
    state = replace(state, turn=other(state.turn))
    kind, state = state.held[state.turn], _with_held(state, None)
    if kind is not None and not fits(rules, state, kind):
        state, ended = _nothing_fits(state, (kind,))
        return state, events + ended
    return replace(state, drawn=kind), events


def discard(state: State, kinds: tuple[str, ...]) -> Step[State]:
    """Take tiles that fit nowhere out of the game."""
    out = replace(state, discarded=state.discarded + kinds)
    return out, (TileDiscarded(state.turn, len(kinds)),)


def put_back(state: State, kinds: tuple[str, ...]) -> Step[State]:
    """Mix tiles that fit nowhere into the stack again."""
    stack, rng = state.rng.shuffled(sorted((*state.stack, *kinds)))
    return replace(state, stack=stack, rng=rng), (TileReturned(state.turn, len(kinds)),)


def fits(rules: Rules, state: State, kind: str) -> bool:
    """Tell whether a tile can lie anywhere."""
    return is_offered(state.castle_map.frontier, kind, rules.matches)


def _nothing_fits(state: State, left: tuple[str, ...]) -> Step[State]:
    over = replace(state, drawn=None, stack=(), discarded=state.discarded + left)
    return over, (NothingFits(len(left)),) if left else ()


def _refill_hands(state: State) -> State:
    """Give each who holds none a tile, if there is one left: first whose turn it is."""
    for seat in (state.turn, other(state.turn)):
        if state.held[seat] is None and state.stack:
            held = tuple(state.stack[0] if each == seat else k for each, k in enumerate(state.held))
            state = replace(state, held=held, stack=state.stack[1:])
    return state


def _with_held(state: State, kind: str | None) -> State:
    held = tuple(kind if seat == state.turn else k for seat, k in enumerate(state.held))
    return replace(state, held=held)
