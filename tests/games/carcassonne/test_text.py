"""Carcassonne in characters and in words."""

import pytest
from msgspec.structs import replace

from games.carcassonne import GAME
from games.carcassonne.components import Feature, Figure, Segment, Spot
from games.carcassonne.events import (
    FeatureScored,
    FieldScored,
    FigureRecalled,
    GameEnded,
    TileClaimed,
    TileDiscarded,
    TilePlaced,
    TileReturned,
    TurnAgain,
    UnfinishedScored,
)
from games.carcassonne.state import State
from games.carcassonne.text import block
from games.carcassonne.view import Deployed, Laid
from games.core.contract import Event, defaults
from games.core.log import play
from games.core.message import message_of
from games.core.rng import stack
from games.core.values import TABLE, Cell, Rotation, Seat, Viewer
from tests.contract.texts import say

ANNA, BOB = Seat(0), Seat(1)

KINDS = """\
A     B     C     D     E     F
..... ..... ####* .###. .###. .....
..M.. ..M.. ##### ----- ..... ##*##
..|.. ..... ##### ..... ..... .....

G     H     I     J     K     L
..... .###. .###. .###. .###. .###.
##### ..... #.... ..+-- --+.. --o--
..... .###. ..... ..|.. ..|.. ..|..

M     N     O     P     Q     R
*###. ####. *###. ####. ####* #####
###.. ###.. ##+-- ##+-- ##### #####
..... ..... ..|.. ..|.. ..... .....

S     T     U     V     W     X
####* ##### ..... ..... ..... ..|..
##o## ##o## ----- --+.. --o-- --o--
..|.. ..|.. ..... ..|.. ..|.. ..|.."""


def test_every_kind_of_tile_has_its_own_picture() -> None:
    rows = [sorted(_kinds())[i : i + 6] for i in range(0, 24, 6)]
    drawn = []
    for row in rows:
        blocks = [block(Laid(kind, Rotation.R0)) for kind in row]
        lines = [" ".join(b[line] for b in blocks) for line in range(3)]
        drawn.append("\n".join((" ".join(f"{kind:<5}" for kind in row).rstrip(), *lines)))
    assert "\n\n".join(drawn) == KINDS


def _kinds() -> set[str]:
    return {kind[0] for line in KINDS.split("\n")[::5] for kind in line.split()}


@pytest.mark.parametrize(
    ("segment", "rotation", "picture"),
    [
        (Segment(Feature.CITY, 0), Rotation.R0, ".#2#. --o-- ..|.."),
        (Segment(Feature.ROAD, 0), Rotation.R0, ".###. --o-2 ..|.."),
        (Segment(Feature.FIELD, 2), Rotation.R0, ".###. --o-- ..|.2"),
        (Segment(Feature.CITY, 0), Rotation.R90, "..|.. --o.2 ..|.."),
    ],
)
def test_a_meeple_is_the_number_of_its_player_on_its_segment(
    segment: Segment, rotation: Rotation, picture: str
) -> None:
    meeple = Deployed(BOB, Spot(Cell(0, 0), segment))
    assert " ".join(block(Laid("L", rotation), [meeple])) == picture


def test_the_text_board_shows_the_land_with_coordinates_and_the_drawn_tile() -> None:
    state = GAME.setup({"farmers": "on"}, 2, stack(["W", "B"]))
    state = play(GAME, state, ANNA, "place 1,0 r0 road1").state
    assert GAME.text_board(GAME.view(state, None)) == (
        "      0    1\n    .###......\n  0 -------o--\n    .......1..\n\n.....\n..M..\n....."
    )


@pytest.mark.parametrize(
    ("options", "viewer", "said"),
    [
        ({}, TABLE, "Tile: straight road"),
        ({"abbot": "on"}, TABLE, "Tile: straight road, with a garden"),
        (
            {"draw": "ahead"},
            TABLE,
            "Tile: straight road · then Bob: city on one side"
            " · then Cleo: city on all sides, shield",
        ),
        (
            {"draw": "ahead", "mode": "solo"},
            TABLE,
            "Red 1 · Blue 2 · Yellow 3 · Tile: straight road"
            " · then Blue: city on one side · then Yellow: city on all sides, shield",
        ),
        (
            {"draw": "hand"},
            ANNA,
            "A: straight road · B: city on one side · C: city on all sides, shield",
        ),
        ({"draw": "hand"}, BOB, "In hand: curved road · monastery · crossroads"),
        ({"draw": "hand"}, TABLE, ""),
        (
            {"draw": "open"},
            TABLE,
            "A: straight road · B: city on one side · C: city on all sides, shield",
        ),
    ],
)
def test_status_says_in_words_what_the_viewer_sees_of_the_tiles(
    options: dict[str, str], viewer: Viewer, said: str
) -> None:
    seats = 1 if "mode" in options else 3
    state = GAME.setup({**defaults(GAME), **options}, seats, stack(["Ug", *"ECVBX"]))
    *status, _ = GAME.status(GAME.view(state, viewer))
    assert " · ".join(say(GAME.package, "en", message) for message in status) == said


def left(state: State) -> str:
    """Say in three languages what everybody is told of the tiles that are left."""
    *_, said = GAME.status(GAME.view(state, TABLE))
    return " · ".join(say(GAME.package, language, said) for language in ("en", "ru", "uk"))


EMPTY, LAST = (
    "the stack is empty · стопка пуста · стос порожній",
    "the last tile · последний тайл · останній тайл",
)


@pytest.mark.parametrize(
    ("draw", "said"),
    [
        ("turn", [LAST]),
        ("ahead", [EMPTY, LAST]),
        ("hand", [EMPTY] * 5 + [LAST]),
        ("open", [EMPTY] * 5 + [LAST]),
    ],
)
def test_the_last_tile_is_called_so_when_no_hand_holds_another(draw: str, said: list[str]) -> None:
    """WikiCarpedia, "End of the game": the game ends when the last tile has been placed, in hands
    (house rules), too.
    """
    state = GAME.setup({**defaults(GAME), "draw": draw}, 2, stack([*"UUUUUU"]))
    state, told = replace(state, stack=()), []
    while GAME.to_act(state):
        told.append(left(state))
        action = next(iter(GAME.legal_actions(state, state.turn)))
        state = GAME.apply(state, state.turn, action).state
    assert told == said


def test_a_tile_in_hand_is_not_the_last_while_another_waits_to_be_scored() -> None:
    """Ruling 7: several features at once, the player chooses the order."""
    options = {**defaults(GAME), "mode": "solo", "draw": "ahead"}
    state = GAME.setup(options, 1, stack([*"UAEBELV"]))
    state = replace(state, stack=state.stack[:4])
    for move in (
        "place U 1,0 r0 road0",
        "place A 2,0 r90 monastery0",
        "place E 0,-1 r180 city0",
        "place B 3,0 r0 monastery0",
        "place E -1,-1 r180 city0",
        "place L -1,0 r0 road1",
    ):
        state = play(GAME, state, ANNA, move).state
    assert left(state) == EMPTY
    state = play(GAME, state, ANNA, "score 1,0/road0").state
    assert left(state) == LAST


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        (2, [TileReturned(BOB, "C"), TileReturned(BOB, "C")]),
        (3, [TileReturned(BOB, "C", 3)]),
        (14, [TileReturned(BOB, "C", 14)]),
    ],
)
def test_many_tiles_that_go_back_leave_room_for_what_else_has_happened(
    lost: int, told: list[Event]
) -> None:
    state = GAME.setup({**defaults(GAME), "unplaceable": "back"}, 2, stack(["E"]))
    stacked = replace(state, stack=("C",) * lost + ("N",))
    after = play(GAME, stacked, ANNA, "place 0,-1 r180")
    assert list(after.events) == [TilePlaced(ANNA, Cell(0, -1)), *told]


@pytest.mark.parametrize(
    ("event", "english", "russian", "ukrainian"),
    [
        (
            TileClaimed(ANNA, Spot(Cell(0, 0), Segment(Feature.CITY, 0)), Feature.CITY),
            "Anna: a follower in the city",
            "Anna: подданный в городе",
            "Anna: підданий у місті",
        ),
        (
            FeatureScored((ANNA,), 1, Feature.CITY, 4, 1, 10),
            "Anna: +10 — city completed (4 tiles, 1 shield)",
            "Anna: +10 — город завершён (4 тайла, 1 щит)",
            "Anna: +10 — місто завершено (4 тайли, 1 щит)",
        ),
        (
            FeatureScored((ANNA, BOB), 2, Feature.ROAD, 5, 0, 5),
            "Anna, Bob: +5 each — road completed (5 tiles)",
            "Anna, Bob: по +5 — дорога завершена (5 тайлов)",
            "Anna, Bob: по +5 — дорогу завершено (5 тайлів)",
        ),
        (
            UnfinishedScored((BOB,), 1, Feature.MONASTERY, 4, 0, 4),
            "Bob: +4 — unfinished monastery (4 tiles)",
            "Bob: +4 — незавершённый монастырь (4 тайла)",
            "Bob: +4 — незавершений монастир (4 тайли)",
        ),
        (
            FieldScored((BOB,), 1, 3, 9),
            "Bob: +9 — field beside 3 completed cities",
            "Bob: +9 — поле у 3 завершённых городов",
            "Bob: +9 — поле біля 3 завершених міст",
        ),
        (
            TileDiscarded(BOB, "C"),
            "This tile fits nowhere and leaves the game: city on all sides, shield",
            "Этот тайл никуда не подходит и выбывает из игры: город со всех сторон, щит",
            "Цей тайл нікуди не пасує й вибуває з гри: місто з усіх боків, щит",
        ),
        (
            FigureRecalled(ANNA, Figure.ABBOT, Feature.GARDEN, 5, 5),
            "Anna: +5 — the abbot comes home from the garden (5 tiles)",
            "Anna: +5 — аббат возвращается из сада (5 тайлов)",
            "Anna: +5 — абат повертається із саду (5 тайлів)",
        ),
        (
            FigureRecalled(ANNA, Figure.ABBOT, Feature.GARDEN, 5, 5, "blue"),
            "Blue: +5 — the abbot comes home from the garden (5 tiles)",
            "Синий: +5 — аббат возвращается из сада (5 тайлов)",
            "Синій: +5 — абат повертається із саду (5 тайлів)",
        ),
        (
            TurnAgain(ANNA, "hole", "red"),
            "Red: hole filled, extra turn",
            "Красный: дыра заполнена, ещё один ход",
            "Червоний: діру заповнено, ще один хід",
        ),
        (
            TileReturned(ANNA, "C", 1),
            "This tile fits nowhere and goes back into the stack: city on all sides, shield",
            "Этот тайл никуда не подходит и возвращается в стопку: город со всех сторон, щит",
            "Цей тайл нікуди не пасує й повертається в стос: місто з усіх боків, щит",
        ),
        (
            TileReturned(ANNA, "C", 14),
            "14 tiles fit nowhere and go back into the stack",
            "14 тайлов никуда не подходят и возвращаются в стопку",
            "14 тайлів нікуди не пасують і повертаються в стос",
        ),
        (
            GameEnded((ANNA, BOB), 2, 41),
            "Anna, Bob share the win with 41 points",
            "Победу делят Anna, Bob: по 41 очку",
            "Перемогу ділять Anna, Bob: по 41 очку",
        ),
    ],
)
def test_sentences_read_well(event: Event, english: str, russian: str, ukrainian: str) -> None:
    message = message_of(GAME.id, event)
    assert say(GAME.package, "en", message) == english
    assert say(GAME.package, "ru", message) == russian
    assert say(GAME.package, "uk", message) == ukrainian
