"""Hides what a viewer may not know: builds the view from the state, and resamples the hidden parts
(`resample`): stacks and the hidden sides of tiles.

The pairing of faces on tiles counts as known to nobody, though the data file lists it: people at a
table have no such list, and with it every visible side would give its hidden side away.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import Seat, Viewer
from games.land_vs_sea.components import FILLERS, TILES, Kind
from games.land_vs_sea.expansions import agreed, composed
from games.land_vs_sea.scoring import lines, result, totals
from games.land_vs_sea.state import State, Tile
from games.land_vs_sea.view import Held, Phase, Pile, View


def view(state: State, viewer: Viewer) -> View:
    """Build a viewer's view, with hidden sides only if the viewer has seen them."""
    rules = composed(state.options, len(state.hands))
    return View(
        viewer=viewer,
        options=agreed(state.options),
        kinds=tuple(kind for kind in Kind if kind in rules.kinds),
        sides=rules.sides,
        waypointers=rules.waypointers,
        tiles=state.chart.tiles,
        regions=state.chart.regions,
        frontier=state.chart.frontier,
        phase=state.phase,
        turn=None if state.phase is Phase.OVER else state.turn,
        hands=tuple(tuple(_held_tile(tile, viewer) for tile in tiles) for tiles in state.hands),
        stacks=tuple(Pile(tiles[0].up, len(tiles)) for tiles in state.stacks if tiles),
        waypoints=state.waypoints,
        holes=state.holes,
        filled=state.filled,
        again=state.again,
        last=state.last,
        scores=totals(state),
        lines=lines(state),
        unseen=_unseen(state, viewer),
        result=result(state),
    )


def asks_in_private(state: State, seat: Seat) -> bool:
    """Hidden sides are among what can be laid, and the rest of the turn stays where it began."""
    return True


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Mix all faces that the viewer has not seen."""
    faces, _ = rng.shuffled(sorted(_hidden(state, viewer)))  # the same for equal views
    pool = iter(faces)

    def dealt(tile: Tile) -> Tile:
        return tile if viewer in tile.seen else replace(tile, down=next(pool))

    first, second = (
        tuple(
            replace(tile, up=tile.up if place == 0 else next(pool), down=next(pool))
            for place, tile in enumerate(tiles)
        )
        for tiles in state.stacks
    )
    return replace(
        state,
        stacks=(first, second),
        hands=tuple(tuple(map(dealt, tiles)) for tiles in state.hands),
        gone=tuple(
            side if viewer in side.seen else replace(side, face=next(pool)) for side in state.gone
        ),
    )


def components(state: State) -> Counter[str]:
    """Count faces and waypoints, wherever they are."""
    found = Counter(f"face {laid.face}" for laid in state.chart.tiles.values())
    for filler in FILLERS.values():
        found[f"face {filler}"] = 1
    tiles = (tile for tiles in (*state.hands, *state.stacks) for tile in tiles)
    found.update(f"face {face}" for tile in tiles for face in (tile.up, tile.down))
    found.update(f"face {side.face}" for side in state.gone)
    seats = composed(state.options, len(state.hands)).waypointers
    found.update(f"waypoint {seat}" for seat in seats)
    return found


def _held_tile(tile: Tile, viewer: Viewer) -> Held:
    return Held(tile.up, tile.down if viewer in tile.seen else None)


def _hidden(state: State, viewer: Viewer) -> Iterator[str]:
    """Yield all faces that a viewer has not seen."""
    for tiles in state.stacks:
        for place, tile in enumerate(tiles):
            yield from (tile.up, tile.down) if place else (tile.down,)
    yield from (tile.down for tiles in state.hands for tile in tiles if viewer not in tile.seen)
    yield from (side.face for side in state.gone if viewer not in side.seen)


def _unseen(state: State, viewer: Viewer) -> dict[str, int]:
    hidden = Counter(_hidden(state, viewer))
    return {name: count for name in _NAMES if (count := hidden.get(name))}


_NAMES = tuple(dict.fromkeys(sorted(name for tile in TILES for name in tile)))
