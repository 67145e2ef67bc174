"""A map too large for its numbers is asked for by regions: a look, and no part of the choice.

"The overview shows at most five lettered regions that hold all places, one tap shows
that region large with its numbers; back is one tap". docs/adr/0074.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

import pytest

import render
from bench.fold.looks import FRAME, NOON, asks, begun, user_at
from bench.places import questions
from bot.display.board.asking import Regions, laid_out
from bot.display.buttons import Choose, Lens
from bot.display.keyboards import region_at
from bot.display.surfaces import surfaces
from bot.display.values import Button, Keyboard, Selection, Surface
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.values import Live, stamp_of, to_act
from games import GAMES
from games.core.choices import Question, decision, narrow, path_to
from games.core.values import Cell
from render import Picture
from render.sheet.scene import Tiles
from tests.bot.looking import path_of
from tests.proofs import filled
from tests.render.carcassonne.test_regions import LARGE, asked, rim

RIVER = {"river": "on"}
MOVES = 80
"""Of 84 in a game of five by chance: it sprawls."""


def sprawling() -> Live:
    """Play by chance until a place is asked for on a map that is far too large."""
    return played(MOVES)


@cache
def played(moves: int) -> Live:
    """Play by chance."""
    chance, live = Random(1), begun("carcassonne", 5, 1, RIVER)
    for _ in range(moves):
        assert live.play is not None
        seat = chance.choice(to_act(GAMES, live))
        actions = decision(GAMES["carcassonne"], live.play.state, seat)
        path = path_to(actions, chance.choice(actions))
        press = Press(stamp_of(GAMES, live, seat), path, confirm=True)
        live = handle(GAMES, live, user_at(int(seat), live), press, NOON)
    return live


def board(page: int = 0, live: Live | None = None) -> Surface:
    """Return the question as its person looks at it."""
    live = live or sprawling()
    (seat,) = to_act(GAMES, live)
    stamp = stamp_of(GAMES, live, seat)
    shows = surfaces(FRAME, live, {seat: Selection(seat, stamp, (), page)})
    return next(surface for surface in shows if asks(surface, stamp))


def buttons(surface: Surface) -> Iterator[Button]:
    """Yield those that go on with the choice."""
    for row in surface.keyboard:
        for button in row:
            if button.token and isinstance(button.token, Choose):
                yield button


def pages(surface: Surface) -> list[int]:
    """Return where the buttons lead that choose nothing."""
    return [path_of(b.token)[2] for b in buttons(surface) if b.token and not path_of(b.token)[1]]


def places(surface: Surface) -> set[int]:
    """Return which places can be tapped."""
    paths = (path_of(button.token)[1] for button in buttons(surface) if button.token)
    return {path[0] for path in paths if path}


def test_of_a_map_too_large_for_its_numbers_the_region_is_asked() -> None:
    overview = board()
    count = len(pages(overview))
    assert 2 <= count <= 5
    assert [button.text for button in buttons(overview)] == [f"🔍 {x}" for x in "ABCDE"[:count]]
    assert places(overview) == set()


def test_each_region_has_the_buttons_of_its_places_and_all_have_each_once() -> None:
    regions = [places(board(page)) for page in pages(board())]
    (seat,) = to_act(GAMES, sprawling())
    play = sprawling().play
    assert play is not None
    asked = narrow(decision(GAMES["carcassonne"], play.state, seat), ())
    assert isinstance(asked, Question)
    assert sorted(place for some in regions for place in some) == [*range(len(asked.options))]


def test_back_from_a_region_is_one_tap_and_forgets_nothing() -> None:
    for page in filled(pages(board())):
        assert pages(board(page)) == [0]


def test_back_from_a_preview_leads_to_the_region_that_one_has_come_from() -> None:
    live = sprawling()
    (seat,) = to_act(GAMES, live)
    for page in pages(board()):
        number = next(path_of(b.token) for b in buttons(board(page)) if b.token)
        assert number[2] == page
        selection = Selection(seat, *number)
        shown = next(s for s in surfaces(FRAME, live, {seat: selection}) if asks(s, number[0]))
        tokens = [path_of(button.token) for button in buttons(shown) if button.token]
        assert (number[0], (), page) in tokens


def test_a_region_is_a_look_and_no_part_of_the_choice() -> None:
    """Its button carries the empty path: nothing is chosen, logged or stamped."""
    for button in filled(buttons(board())):
        assert button.token is not None
        (seat,) = to_act(GAMES, sprawling())
        stamp, path, _ = path_of(button.token)
        assert (stamp, path) == (stamp_of(GAMES, sprawling(), seat), ())


def test_tiles_of_a_region_are_recognised() -> None:
    """18 points of a phone: 77 pixels."""
    for page in pages(board()):
        picture = board(page).picture
        assert picture is not None
        tiles = (item for item in render.layout(picture).items if isinstance(item, Tiles))
        assert next(tiles).px >= 77


def test_lenses_leave_their_room_to_numbers() -> None:
    """A region is a tap more, lenses can wait behind "⋯"."""
    asked = board(live=played(21))
    assert len(places(asked)) == 20
    assert not lenses(asked)
    assert any(
        button.token and isinstance(button.token, Lens) for row in asked.more for button in row
    )


def lenses(surface: Surface) -> list[str]:
    """Return the words of the buttons to them."""
    every = (button for row in surface.keyboard for button in row)
    return [b.text for b in every if b.token and isinstance(b.token, Lens)]


def test_a_page_that_there_is_not_shows_the_overview() -> None:
    for page in (6, 99, 10**9):
        assert board(page) == board()


@pytest.mark.parametrize(
    ("game", "people", "seed", "options", "is_too_large"),
    [("carcassonne", 5, 1, RIVER, True), ("land_vs_sea", 2, 14, {}, True)],
)
def test_of_a_whole_game_each_number_on_a_button_is_read_on_the_picture_above(
    game: str, people: int, seed: int, options: dict[str, str], is_too_large: bool
) -> None:
    asked = list(questions(game, people, seed, None, options, step=9))
    assert any(one.is_by_region for one in asked) == is_too_large
    assert [one for one in asked if one.seen < one.buttons] == []


def test_a_region_is_large_beside_its_own_buttons() -> None:
    """All is at least 18 points large (77 px) after at most one further tap. More places have more
    rows of buttons, which leave the picture less room than the map was parted for.
    """
    block = [Cell(x, y) for y in range(7) for x in range(9) if (7 * x + 3 * y) % 4]
    arms = chain.from_iterable((Cell(9 + n, 3), Cell(4, 7 + n)) for n in range(14))
    tiles = [*block, *arms]
    places = rim(tiles, 2)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        asked_for = places if region_at(regions, page) is None else regions[page - 1]
        buttons = [Button(str(cell)) for cell in asked_for]
        return (*(tuple(buttons[n : n + 7]) for n in range(0, len(buttons), 7)), (), ())

    def shown(page: int) -> Picture:
        picture = asked(tiles, places, 640)
        _, found = laid_out(keyboard_by, picture, "Anna\nwhere?", page, is_private=False)
        assert found
        return found

    first = shown(0).focus
    assert first
    assert len(first.regions) > 1
    for page, _ in enumerate(first.regions, 1):
        items = render.layout(shown(page)).items
        assert next(item for item in items if isinstance(item, Tiles)).px >= LARGE
