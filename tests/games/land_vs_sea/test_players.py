"""The map on which computers look ahead: what it says that a tile brings is what the rules say."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

import pytest

from games.core.contract import agreed
from games.core.rng import Rng
from games.land_vs_sea import GAME
from games.land_vs_sea.actions import Lay
from games.land_vs_sea.components import Kind
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.laying import face_of
from games.land_vs_sea.players.sketch import SEA, Sketch, face_lying, place_of, sketch_of
from games.land_vs_sea.scoring import OWNERS, totals
from games.land_vs_sea.state import State
from games.land_vs_sea.view import Phase, Side
from tests.proofs import filled


class _Openness:
    """Judges for land: points, and all that is open, so that hardly two maps are alike."""

    weights: Mapping[int, float] = defaultdict(float)

    def points(self, kind: int, tiles: int) -> float:
        return tiles if OWNERS[tuple(Kind)[kind]] is Side.LAND else -tiles

    def hope(self, kind: int, tiles: int, needed: int, plus: int, weight: float) -> float:
        return 100 * tiles * tiles + 7 * needed * needed + plus if kind <= SEA else 0


@pytest.mark.parametrize("options", [{}, {"mountains": "on", "caravans": "on"}])
def test_computers_see_what_a_tile_brings(options: Mapping[str, str]) -> None:
    """Points of both sides, and what is open afterwards; also where a hole is filled."""
    for before, way in filled(_lays(options)):
        after = GAME.apply(before, before.turn, way).state
        mover = 1 - 2 * before.turn
        old = _sketch(before)
        laid = face_lying(face_of(before, way.side), way.rotation, _kinds(before))
        brought = _lead(after) - _lead(before) + _open(_sketch(after)) - _open(old)
        assert old.gain(place_of(way.cell), laid, mover) == brought
        sketch, gained = old.with_tile(place_of(way.cell), laid, mover)
        assert gained == brought
        assert _open(sketch) == _open(_sketch(after))


def _lays(options: Mapping[str, str]) -> Iterator[tuple[State, Lay]]:
    """Yield states of two games that chance plays, and some ways to lay a tile in each."""
    for chance in (Rng(3), Rng(7)):
        state = GAME.setup(agreed(GAME, options), 2, chance)
        while GAME.to_act(state):
            ways, chance = chance.shuffled(GAME.legal_actions(state, state.turn))
            for way in ways[:12]:
                after = GAME.apply(state, state.turn, way).state
                is_told = after.phase not in {Phase.OVER, Phase.FILLING}
                if isinstance(way, Lay) and is_told:
                    yield state, way
            state = GAME.apply(state, state.turn, ways[0]).state


def _kinds(state: State) -> frozenset[Kind]:
    return composed(state.options, len(state.hands)).kinds


def _sketch(state: State) -> Sketch:
    return sketch_of(state, _kinds(state), _Openness())


def _open(sketch: Sketch) -> float:
    parts = {part for waiting in sketch.waiting.values() for part, _ in waiting}
    return sum(part.hope for part in parts)


def _lead(state: State) -> int:
    land, sea = totals(state)
    return land - sea
