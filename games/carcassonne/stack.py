"""The stack: mixed heap by heap; and the treatment of tiles that fit nowhere."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from games.carcassonne.components import letter
from games.carcassonne.events import TileDiscarded, TileReturned
from games.carcassonne.ruleset import Rules, Step
from games.carcassonne.state import State
from games.core.rng import Rng

Heaps = tuple[tuple[str, ...], ...]

MANY = 3
"""From this number on, one sentence tells of all tiles, rather than one each."""


def mixed(heaps: Iterable[tuple[str, ...]], rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Mix each heap for itself, and put them on one another: the first one is drawn first."""
    stack: tuple[str, ...] = ()
    for heap in heaps:
        order, rng = rng.shuffled(heap) if len(heap) > 1 else (heap, rng)
        stack += order
    return stack, rng


def mixed_again(stack: tuple[str, ...], heaps: Heaps, rng: Rng) -> tuple[tuple[str, ...], Rng]:
    """Mix what is left: nobody knows more of its order than which heap comes first."""
    return mixed((tuple(sorted(part)) for part in reversed(tuple(_parts(stack, heaps)))), rng)


def _parts(stack: tuple[str, ...], heaps: Heaps) -> Iterator[tuple[str, ...]]:
    """Yield the rest of each heap, the last heap first."""
    end = len(stack)
    for heap in reversed(heaps):
        begin = max(0, end - len(heap))
        yield stack[begin:end]
        end = begin


def discard(state: State, kinds: tuple[str, ...]) -> Step:
    """Take tiles that fit nowhere out of the game. Rules, "Roads": back to the box."""
    out = replace(state, discarded=state.discarded + kinds)
    return out, tuple(TileDiscarded(state.turn, letter(kind)) for kind in kinds)


def return_them(rules: Rules) -> Rules:
    """Mix tiles that fit nowhere into the stack again. House rules: "back into the bag"."""

    def put_back(state: State, kinds: tuple[str, ...]) -> Step:
        assert state.rng is not None
        played = len(state.stack) + len(kinds)
        whole = state.stack + kinds + state.aside
        stack, rng = mixed_again(whole, rules.heaps, state.rng)
        left, aside = stack[:played], stack[played:]
        back = replace(state, stack=left, aside=aside, rng=rng, returned=kinds)
        if len(kinds) < MANY:
            return back, tuple(TileReturned(state.turn, letter(kind)) for kind in kinds)
        return back, (TileReturned(state.turn, letter(kinds[0]), len(kinds)),)

    return replace(rules, lose=put_back)
