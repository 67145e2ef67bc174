"""The two stacks: how they are made, drawn from and halved."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import Seat
from games.land_vs_sea.actions import Stack
from games.land_vs_sea.components import TILES
from games.land_vs_sea.state import State, Tile, with_hand

HAND = 2
"""Tiles that everybody holds. Booklet p. 5."""


Stacks = tuple[tuple[Tile, ...], tuple[Tile, ...]]


def mixed(rng: Rng) -> tuple[Stacks, Rng]:
    """Return all tiles in two stacks, in random order, each with a random side up.

    Orders are written `up/down`; tiles come to the stacks in turns.
    """
    ways = (f"{up}/{down}" for tile in TILES for up, down in (tile, tile[::-1]))
    order, rng = rng.shuffled(f"{way}#{number // 2}" for number, way in enumerate(ways))
    tiles = tuple(_first_ways(order))
    return (tiles[0::2], tiles[1::2]), rng


def _first_ways(order: tuple[str, ...]) -> Iterator[Tile]:
    """Yield each tile as it comes first: once with one side up, and not again with the other."""
    met = set()
    for word in order:
        faces, number = word.split("#")
        if number not in met:
            met.add(number)
            up, down = faces.split("/")
            yield Tile(up, down)


def open_stacks(state: State) -> tuple[Stack, ...]:
    """Return the stacks that are not empty."""
    return _STACKS[: 2 - state.stacks.count(())]  # the second is empty if the first is


_STACKS = tuple(Stack)


def drawn(state: State, seat: Seat, stack: Stack) -> State:
    """Draw a tile into a player's hand; they look at its hidden side."""
    (top, *rest), other = state.stacks[stack.index], state.stacks[1 - stack.index]
    stacks = (tuple(rest), other) if stack is Stack.FIRST else (other, tuple(rest))
    held = (*state.hands[seat], replace(top, seen=(seat,)))
    return replace(state, stacks=_halved_stacks(stacks), hands=with_hand(state, seat, held))


def _halved_stacks(stacks: Stacks) -> Stacks:
    """Make two stacks of one that is left, the odd tile on the first. Booklet p. 7, ruling 4."""
    if all(stacks):
        return stacks
    (left,) = [stack for stack in stacks if stack] or [()]
    half = (len(left) + 1) // 2
    return left[:half], left[half:]
