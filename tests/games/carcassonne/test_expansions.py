"""What expansions add to the stack, to the table and to what a turn offers.

Inns & Cathedrals and Traders & Builders, second edition; rulings in `docs/rules-sources.md`.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.carcassonne import GAME
from games.carcassonne.actions import Place, Post
from games.carcassonne.components import (
    COUNTS,
    INNS,
    LAKE,
    RIVER,
    SOURCE,
    START,
    TRADERS,
    Feature,
    Figure,
    Segment,
    Spot,
    tile,
)
from games.carcassonne.features import lay, region_at
from games.carcassonne.state import State
from games.carcassonne.view import Laid
from games.core.contract import agreed
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.core.values import Cell, Rotation
from tests.contract.plays import Start, paired, play
from tests.proofs import filled

BOTH = (("inns", "on"), ("traders", "on"))


def test_six_play_with_the_sixth_colour_of_inns_and_cathedrals_alone() -> None:
    """Inns & Cathedrals, contents: figures of a sixth colour. Traders & Builders have none."""
    most = {
        boxes: lawful_seats(GAME, agreed(GAME, dict.fromkeys(boxes, "on")))[-1]
        for boxes in ((), ("inns",), ("traders",), ("inns", "traders"))
    }
    assert most == {(): 5, ("inns",): 6, ("traders",): 5, ("inns", "traders"): 6}


@pytest.mark.parametrize("river", ["off", "on"])
def test_new_tiles_are_mixed_into_the_stack_and_never_into_the_river(river: str) -> None:
    """Both expansions, preparation; ruling 6: the river's tiles come first."""
    state = _begun(river=river, **dict(BOTH))
    drawn = (state.drawn, *state.stack)
    before, after = drawn[: (river == "on") * 11], drawn[(river == "on") * 11 :]
    assert Counter(before) == (Counter(RIVER) - Counter([SOURCE]) if river == "on" else Counter())
    assert Counter(after) + Counter([START] if river == "off" else []) == Counter(
        {**COUNTS, **INNS, **TRADERS}
    )


@pytest.mark.parametrize("most", [72, 36])
@pytest.mark.parametrize(("river", "besides"), [("off", -1), ("on", 11)])
def test_a_shorter_stack_is_drawn_from_all_and_the_river_besides(
    river: str, besides: int, most: int
) -> None:
    """Ruling: drawn from all, the start tile counted, the river besides and never cut."""
    state = _begun(river=river, stack=str(most), mines="on", **dict(BOTH))
    drawn = (state.drawn, *state.stack)
    assert len(drawn) == most + besides
    assert len(drawn) + len(state.aside) == 72 + besides + 18 + 24 + 8
    assert LAKE in drawn or river == "off"


RIVERS = [start for start in paired(GAME) if ("river", "on") in start.options]


@pytest.mark.parametrize("start", RIVERS, ids=str)
def test_the_whole_river_is_laid_first_and_the_lake_last_whatever_else_is_agreed(
    start: Start,
) -> None:
    """The River: its tiles are laid from the source to the lake before all others. House rules,
    hands: they are drawn one by one, then hands are dealt; a stack made shorter lacks none.
    """
    played = play(start)
    laid = [each.kind for each in played.end.land.tiles.values()]
    first = laid[: sum(RIVER.values())]
    assert (first[0], first[-1]) == (SOURCE, LAKE)
    assert Counter(first) == RIVER
    for state in filled(played.states):
        assert not state.hands or LAKE in {each.kind for each in state.land.tiles.values()}


@pytest.mark.parametrize("seed", range(3))
def test_no_builder_is_offered_before_the_lake(seed: int) -> None:
    """Ruling: a river that never turns the same way twice joins no road or city of two tiles."""
    options = (("river", "on"), ("traders", "on"))
    states = play(Start("carcassonne", 2, options, seed)).states
    flowing = [state for state in states if LAKE in state.stack or state.drawn == LAKE]
    assert len(flowing) == 11
    ways = filled([way.meeple for state in flowing for way in _offered(state)])
    assert [one for one in ways if isinstance(one, Post) and one.figure is Figure.BUILDER] == []


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 4), (4, 4)])
def test_builders_and_pigs_are_offered_exactly_where_their_owner_has_a_follower(
    seats: int, seed: int
) -> None:
    """Traders & Builders, builder and pig: a second opinion, for which every tile is laid.

    With four people a field of somebody else's comes to a cell twice and joins two of the tile.
    """
    seen: Counter[Figure] = Counter()
    for state in play(Start("carcassonne", seats, BOTH, seed)).states:
        if state.drawn is None:
            continue
        ways = _offered(state)
        lying = dict.fromkeys((way.cell, Laid(state.drawn, way.rotation)) for way in ways)
        offered = set(_posts(ways, Figure.BUILDER, Figure.PIG))
        joins = {
            (cell, laid.rotation, post)
            for cell, laid in lying
            for post in _joins(state, cell, laid)
        }
        assert offered == joins
        seen.update(post.figure for _, _, post in joins)
    assert min(seen[Figure.BUILDER], seen[Figure.PIG]) > 20


@pytest.mark.parametrize("seed", [5, 6])
def test_large_followers_are_offered_where_small_ones_are(seed: int) -> None:
    """Inns & Cathedrals, large follower: placed by the rules of all followers."""
    for state in filled(play(Start("carcassonne", 3, BOTH, seed)).states):
        if state.supply[state.turn] and state.others[Figure.LARGE][state.turn]:
            ways = _offered(state)
            small = {
                (way.cell, way.rotation, Post(Figure.LARGE, way.meeple))
                for way in ways
                if isinstance(way.meeple, Segment)
            }
            assert small == set(_posts(ways, Figure.LARGE))


def _begun(**options: str) -> State:
    return GAME.setup(agreed(GAME, options), 2, Rng(1))


def _offered(state: State) -> list[Place]:
    return [way for way in GAME.legal_actions(state, state.turn) if isinstance(way, Place)]


def _posts(ways: list[Place], *figures: Figure) -> Iterator[tuple[Cell, Rotation, Post]]:
    for way in ways:
        if isinstance(way.meeple, Post) and way.meeple.figure in figures:
            yield way.cell, way.rotation, way.meeple


_AT = {
    Figure.BUILDER: {Feature.ROAD, Feature.CITY},
    Figure.PIG: {Feature.FIELD},
}


def _joins(state: State, cell: Cell, laid: Laid) -> Iterator[Post]:
    """Yield where a builder or a pig may stand once the tile lies there."""
    land = lay(state.land, cell, laid)
    for segment in (part.segment for part in tile(laid.kind, laid.rotation).parts):
        if segment.feature is Feature.GARDEN:  # without abbots
            continue
        region = region_at(land, Spot(cell, segment))
        own = {figure.figure for figure in region.meeples if figure.seat == state.turn}
        for figure, features in _AT.items():
            is_place = segment.feature in features and (figure is Figure.PIG or bool(region.open))
            if is_place and own & _FOLLOWERS and state.others[figure][state.turn]:
                yield Post(figure, segment)


_FOLLOWERS = {Figure.MEEPLE, Figure.LARGE}
