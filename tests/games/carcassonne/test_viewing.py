"""What everybody is shown besides the map: what would still be paid, whose field is whose, which
tiles are left, where nothing fits any more.
"""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.carcassonne import GAME
from games.carcassonne.components import COUNTS, Feature, box, tile
from games.carcassonne.features import Region
from games.carcassonne.holdings import holdings, landscape
from games.carcassonne.state import State
from games.carcassonne.view import Holding, View
from games.core.contract import defaults, may_take_back, on_page
from games.core.log import play as play_move
from games.core.rng import stack
from games.core.values import TABLE, Cell, Rotation, beside
from tests.contract.plays import Play, Start, play, starts_of
from tests.proofs import filled
from tests.properties import each

WITH_PROSPECTS = tuple((defaults(GAME) | {"prospects": "on"}).items())
PLAYED = [
    play(Start("carcassonne", seats, WITH_PROSPECTS, seed)) for seats, seed in ((2, 3), (4, 8))
]


def seen(state: State) -> View:
    return GAME.view(state, TABLE)


def turns(kinds: str, *moves: str, **options: str) -> State:
    """Return the table after these moves; each draws the next of the kinds."""
    state = GAME.setup(defaults(GAME) | options, 2, stack(kinds.split()))
    for number, move in enumerate(moves):
        state = play_move(GAME, state, GAME.to_act(state)[0], move).state
        assert state.drawn == kinds.split()[number + 1]
    return state


# What would still be paid


def test_prospects_are_what_the_end_pays() -> None:
    """Rules, "End of the game and final scoring"."""
    state = turns("U E A", "place 1,0 r0 road0", "place 0,-1 r180 field0", prospects="on")
    # the road over two tiles; a completed city at the field
    assert seen(state).prospects == (2, 3)
    assert GAME.prospects is not None
    assert GAME.prospects(seen(state)) == (2, 3)


def test_prospects_are_shown_only_where_that_was_agreed_and_while_the_game_runs() -> None:
    assert seen(turns("U E", "place 1,0 r0 road0")).prospects == ()
    assert [seen(played.end).prospects for played in PLAYED] == [(), ()]


def test_follower_surely_scores_what_lies_there_now() -> None:
    """Rules, "End of the game and final scoring": two tiles of a road, a city that is completed at
    once, and that city for a farmer.
    """
    first, second = turns("U"), turns("U E", "place 1,0 r0 road0")
    surely = {**_surely(first), **_surely(second)}
    assert surely["place 1,0 r0 road0"] == 2
    assert surely["place 1,0 r0"] == surely["place 1,0 r0 field0"] == 0
    assert surely["place 0,-1 r180 city0"] == 4
    assert surely["place 0,-1 r180 field0"] == 3


def _surely(state: State) -> dict[str, int]:
    (seat,), sure = GAME.to_act(state), GAME.sure
    assert sure
    return {str(action): sure(state, seat, action) for action in GAME.legal_actions(state, seat)}


# Whose field is whose

LANDS = starts_of("carcassonne")


def fields(state: State) -> tuple[Holding, ...]:
    """Return what the picture of the fields is shown."""
    view: View = on_page(GAME, seen(state), "fields")
    return view.holdings


@each("start", LANDS, ids=str)
def test_the_landscape_grows_again_from_what_everybody_sees(start: Start) -> None:
    """docs/adr/0052: in all ways to play the same regions, in the same order, to the last spot."""
    for state in filled(play(start).states[::-7]):
        assert landscape(seen(state)) == state.land


@pytest.mark.parametrize("edition", ["on", "first", "second"])
@pytest.mark.parametrize("seats", [2, 4])
def test_fields_would_pay_at_the_end_what_the_end_pays(edition: str, seats: int) -> None:
    """Rules, "Scoring of farmers": three points a city for those with the most farmers. Second
    edition: nobody is paid twice for a city; first: four points a city for the most on all fields.
    """
    options = tuple((defaults(GAME) | {"farmers": edition}).items())
    played = play(Start("carcassonne", seats, options, seed=8))
    paid, said = Counter[int](), Counter[int]()
    for line in played.end.lines:
        if line.category == "field":
            paid[line.seat] += line.points
    for field in fields(played.end):
        said.update(field.points)
    assert +said == paid
    assert paid


def test_only_the_picture_of_the_fields_is_shown_them() -> None:
    view = seen(PLAYED[0].states[40])
    assert view.holdings == on_page(GAME, view, "board").holdings == ()
    assert on_page(GAME, view, "fields") == replace(view, holdings=holdings(view)) != view


def test_a_field_belongs_to_the_majority_and_says_what_it_would_pay() -> None:
    state = turns("E U A", "place 0,-1 r180 field0", "place 1,0 r0 field1")
    first, second = sorted(fields(state), key=lambda field: field.owners)
    assert (first.owners, first.points) == ((0,), {0: 3})
    assert (second.owners, second.points) == ((1,), {})
    assert {str(spot) for spot in second.spots} == {"0,0/field1", "1,0/field1"}


def test_tied_farmers_hold_a_field_together() -> None:
    moves = ("place 1,0 r0 field0", "place 2,0 r0 field1", "place 0,-1 r180", "place -1,0 r270")
    (field,) = fields(turns("U U E A V", *moves))
    assert field.owners == (0, 1)
    assert field.points == {0: 3, 1: 3}


def test_who_is_paid_for_a_city_at_another_field_gets_nothing_for_it_at_a_shared_one() -> None:
    """Ruling 3, second edition: three points a city by field, each city once a player."""
    moves = ("place 1,0 r0 field0", "place 2,0 r0 field1", "place 0,-1 r180 field0")
    first, second = fields(turns("U U E A V", *moves, "place -1,0 r270", farmers="second"))
    assert (first.owners, first.points) == ((0,), {0: 3})
    assert (second.owners, second.points) == ((0, 1), {1: 3})


# Which tiles are left


@pytest.mark.parametrize("played", PLAYED, ids=["two", "four"])
def test_tiles_left_are_those_in_the_box_that_nobody_has_seen(played: Play) -> None:
    for state in played.states:
        view = seen(state)
        known = Counter(laid.kind for laid in view.tiles.values())
        known.update([*state.discarded, *([view.drawn] if view.drawn else [])])
        assert Counter(view.remaining) == Counter(
            {k: n - known[k] for k, n in Counter(box(COUNTS)).items()}
        )
        assert sum(view.remaining.values()) == view.left
        assert set(view.remaining) == set(box(COUNTS))


def test_tables_without_counting_do_not_tell_which_tiles_are_left() -> None:
    assert seen(turns("U E", "place 1,0 r0", counting="off")).remaining == {}


# Where nothing fits any more


@pytest.mark.parametrize("played", PLAYED, ids=["two", "four"])
def test_cells_are_barred_where_no_tile_that_is_left_fits(played: Play) -> None:
    for state in filled(played.states[:-1:5]):
        kinds = {*state.stack, *([state.drawn] if state.drawn else [])}
        barred = {
            cell for cell in state.land.frontier if not any(fits(state, cell, k) for k in kinds)
        }
        assert set(seen(state).barred) == barred
    assert seen(played.end).barred == ()


def fits(state: State, cell: Cell, kind: str) -> bool:
    """Try every rotation side by side with the neighbours."""
    laid = state.land.tiles

    def meets(rotation: Rotation, side: int) -> bool:
        other = laid.get(beside(cell, side))
        edges = tile(kind, rotation).edges
        return (
            other is None or tile(other.kind, other.rotation).edges[(side + 2) % 4] == edges[side]
        )

    return any(all(meets(rotation, side) for side in range(4)) for rotation in Rotation)


def test_without_counting_only_what_no_tile_of_the_box_fits_is_barred() -> None:
    """Else crossed-out cells would count the tiles for everybody."""
    state = replace(PLAYED[0].states[-3], options=defaults(GAME))
    silent = replace(state, options=defaults(GAME) | {"counting": "off"})
    never = {
        cell
        for cell in state.land.frontier
        if not any(fits(state, cell, kind) for kind in set(box(COUNTS)))
    }
    assert set(seen(silent).barred) == never
    assert never < set(seen(state).barred)


# What a move has told


@pytest.mark.parametrize("options", [{}, {"inns": "on", "stack": "72"}])
def test_a_move_from_a_hidden_hand_is_undone_freely_where_it_drew_nothing(
    options: dict[str, str],
) -> None:
    """House rules, hands, and docs/adr/0008: whoever has drawn a tile has seen it, and of tiles set
    aside somebody could learn by trying.
    """
    options = defaults(GAME) | {"draw": "hand"} | options
    assert GAME.has_secrets(options)
    played = play(Start("carcassonne", 2, tuple(options.items()), 3))
    drew, free = set[bool](), set[bool]()
    for before, after in pairwise(played.states):
        has_drawn = (before.stack, before.discarded) != (after.stack, after.discarded)
        drew.add(has_drawn)
        free.add(may_take_back(GAME, options, before, after))
        assert may_take_back(GAME, options, before, after) == (not has_drawn and not before.aside)
    assert drew == {True, False}
    assert free == ({False} if options["stack"] == "72" else {True, False})


def test_field_is_what_is_contested_only_where_nothing_else_is() -> None:
    """Fields are larger, but paid at the end."""
    larger = 0
    for state in play(Start("carcassonne", 2, (), 0, "carcassonne-everything")).states[:-1]:
        shared = [r for r in landscape(seen(state)).regions if r.open and _is_shared(r)]
        others = [r for r in shared if r.feature is not Feature.FIELD]
        largest = max(shared, key=lambda r: r.tiles, default=None)
        told = GAME.telling.contested(seen(state)) if GAME.telling.contested else None
        if others and largest not in others:
            assert told
            assert told.variables["tiles"] == max(r.tiles for r in others)
            larger += 1
    assert larger


def _is_shared(region: Region) -> bool:
    return len({figure.seat for figure in region.meeples}) > 1
