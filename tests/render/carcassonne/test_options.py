"""What options of Carcassonne add to its pictures: hands, abbots, edges of the table, one alone."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

import render
from games import GAMES
from games.carcassonne.components import COUNTS, RIVER
from games.core.choices import screen
from games.core.contract import defaults
from games.core.log import play
from games.core.rng import Rng, stack
from games.core.values import TABLE, Seat, Viewer
from render import Focus, Mark, MarkRow, Picture, carcassonne
from render.pieces.followers import ABBOT
from render.pixels.sprites import sprite
from render.sheet.legend import LegendEntry, legend
from render.sheet.scene import Badge, Box, Label, Panel, Rule, Scene, Sprite, Thumb, Tiles
from render.sheet.text import width
from render.theme import BADGE, CREAM, STYLES, TALLEST, Face
from tests.proofs import filled
from tests.properties import each
from tests.render.carcassonne.tables import NAMES, WORDS
from tests.render.vision import distance, seen

GAME = GAMES["carcassonne"]
ALL_BOXES = "inns traders mines abbot"


def table(options: dict[str, str], kinds: str, *moves: str, seats: int = 2) -> Any:
    river = [kind for kind in kinds.split() if kind in RIVER]
    others = [kind for kind in kinds.split() if kind in COUNTS]
    orders = ([river] if river else []) + [others]
    state = GAME.setup({**defaults(GAME), **options}, seats, stack(*orders))
    for move in moves:
        state = play(GAME, state, GAME.to_act(state)[0], move).state
    return state


def scene(state: Any, path: tuple[int, ...] | None = None, viewer: Viewer = TABLE) -> Scene:
    return carcassonne.layout(pictured(state, path, viewer))


def pictured(state: Any, path: tuple[int, ...] | None = None, viewer: Viewer = TABLE) -> Picture:
    view, focus = GAME.view(state, viewer), None
    if path is not None:
        seat = GAME.to_act(state)[0]
        shown = screen(GAME.legal_actions(state, seat), path)
        rows = tuple(
            MarkRow(
                row.question.field,
                tuple(Mark(v, "ABCDEFGHJK"[i]) for i, v in enumerate(row.question.options)),
            )
            for row in shown.rows
        )
        focus = Focus(seat, shown.answers, rows, shown.action is not None)
    names = NAMES[: len(GAME.scores(view))]
    return Picture("carcassonne", "board", view, names, words=WORDS, focus=focus)


def thumbs(shown: Scene) -> list[str]:
    return [item.art.split("/")[1] for item in shown.items if isinstance(item, Thumb)]


def letters(shown: Scene) -> list[str]:
    return [item.label for item in shown.items if isinstance(item, Badge)]


def test_hidden_hand_is_seen_by_its_owner_and_by_nobody_else() -> None:
    state = table({"draw": "hand"}, "U E V W W B")
    assert thumbs(scene(state, viewer=Seat(0))) == ["U", "E", "V"]
    assert thumbs(scene(state, viewer=Seat(1))) == ["W", "W", "B"]
    assert thumbs(scene(state)) == []


@each("colour", range(len(STYLES)))
def test_the_ring_of_a_letter_can_be_told_from_its_disc_whatever_the_colour(colour: int) -> None:
    """White would be lost on cream."""
    state = table({}, "U V W")
    asked = replace(pictured(state, (0,)), colours=(colour, (colour + 1) % len(STYLES)))
    rings = [
        i.ring for i in carcassonne.layout(asked).items if isinstance(i, Badge) and i.fill == CREAM
    ]
    assert all(distance(seen(ring, "normal"), seen(CREAM, "normal")) > 20 for ring in filled(rings))


def test_tiles_of_a_hand_that_fit_have_letters_and_the_chosen_one_a_ring() -> None:
    state = table({"draw": "open"}, "U C V W W B")
    assert thumbs(scene(state))[:3] == ["U", "C", "V"]
    assert letters(scene(state, ())) == ["A", "B", "C"]
    chosen = scene(state, (2,))
    rings = [item.ring for item in chosen.items if isinstance(item, Thumb)]
    assert [bool(ring) for ring in rings] == [False, False, True, False, False, False]


def test_next_tiles_of_the_others_are_seen_one_turn_ahead() -> None:
    state = table({"draw": "ahead"}, "U E V", seats=3)
    assert thumbs(scene(state)) == ["U", "E", "V"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_open_hands_of_the_others_are_seen_small(seats: int) -> None:
    kinds = list("UCVWWBAEEUDVVXL")[: 3 * seats]
    shown = scene(table({"draw": "open"}, " ".join(kinds), seats=seats))
    tiles = [item for item in shown.items if isinstance(item, Thumb)]
    assert [item.art.split("/")[1] for item in tiles] == kinds
    assert {item.px for item in tiles[:3]} == {138}
    assert {item.px for item in tiles[3:]} == {62}
    boxes = [Box(item.x, item.y, item.x + item.px, item.y + item.px) for item in tiles]
    assert not any(filled(one.meets(other) for one, other in combinations(boxes, 2)))


@pytest.mark.parametrize(("size", "ends"), [("endless", False), ("7", True)])
def test_edge_of_the_table_is_drawn_where_there_is_one(size: str, ends: bool) -> None:
    kinds = "U U U U U U E B B B U"
    moves = [f"place {x},0 r0" for x in (1, 2, 3, -1, -2, -3)]
    moves += ["place 0,-1 r180", "place 0,-2 r0", "place 0,-3 r0"]
    shown = scene(table({"table": size}, kinds, *moves))
    edges = [item for item in shown.items if isinstance(item, Rule) and item.width == 10]
    dim = [item for item in shown.items if isinstance(item, Panel) and item.strength == 40]
    assert bool(edges) == bool(dim) == ends


def test_letters_for_a_follower_and_an_abbot_on_one_monastery_keep_apart() -> None:
    state = table({"abbot": "on", "farmers": "off"}, "B U")
    badges = [item for item in scene(state, (0,)).items if isinstance(item, Badge)]
    one, other = (badge.box for badge in badges[:2])
    assert not one.meets(other)


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_no_letter_lies_on_the_chosen_figure(chosen: int) -> None:
    """Where a follower and an abbot may stand, the letter of the one who does not gives way."""
    decided = scene(table({"abbot": "on"}, "B U"), (chosen,))
    figure = next(i for i in decided.items if isinstance(i, Sprite) and "follower" in i.art)
    face = Box(figure.x - 15, figure.y - figure.px, figure.x + 15, figure.y - figure.px // 3)
    badges = [item for item in decided.items if isinstance(item, Badge)]
    assert [badge.label for badge in badges if badge.label.isalpha()] >= ["A", "B"]
    assert not any(face.meets(badge.box) for badge in badges)


def test_abbot_has_a_figure_of_his_own_and_a_letter_when_he_can_be_taken_back() -> None:
    state = table({"abbot": "on"}, "B U U", "place 0,1 r0 abbot-monastery0", "place 1,0 r0")
    abbots = [item for item in scene(state).items if isinstance(item, Sprite) and ABBOT in item.art]
    assert len(abbots) == 2, "Anna's on the map, Bob's in the strip at the foot"
    actions = list(GAME.legal_actions(state, Seat(0)))
    cells = list(dict.fromkeys(action.cell for action in actions))
    beside = scene(state, (cells.index((-1, 0)),))
    offered = {str(a.meeple) for a in actions if a.cell == (-1, 0)} - {"None"}
    assert len([label for label in letters(beside) if label.isalpha()]) >= len(offered)


@pytest.mark.parametrize("deed", ["None", "recall-abbot"])
def test_abbot_out_of_sight_who_can_be_taken_back_is_shown_aside(deed: str) -> None:
    moves = [f"place {x},0 r0" for x in range(1, 6)]
    state = table({"abbot": "on"}, "B U U U U U U", "place 0,1 r0 abbot-monastery0", *moves)
    actions = [a for a in GAME.legal_actions(state, Seat(0)) if a.cell == (6, 0)]
    cells = list(dict.fromkeys(action.cell for action in GAME.legal_actions(state, Seat(0))))
    deeds = list(dict.fromkeys(str(action.meeple) for action in actions))
    shown = scene(state, (cells.index(actions[0].cell), deeds.index(deed)))
    (tile,) = (item for item in shown.items if isinstance(item, Thumb) and "/B/" in item.art)
    card = Box(tile.x, tile.y, tile.x + tile.px, tile.y + tile.px)
    abbots = [item for item in shown.items if isinstance(item, Sprite) and ABBOT in item.art]
    assert any(card.holds(Box(a.x, a.y, a.x, a.y)) for a in abbots)
    (letter,) = (i for i in shown.items if isinstance(i, Badge) and card.meets(i.box))
    assert letter.label == "ABCDEFGHJK"[deeds.index("recall-abbot")]
    assert (letter.fill == BADGE) == (deed == "recall-abbot")


def test_letter_of_an_abbot_who_comes_home_stays_beside_him() -> None:
    state = table({"abbot": "on"}, "B U U", "place 0,1 r0 abbot-monastery0", "place 1,0 r0")
    offered = scene(state, (0,))
    (recall,) = {i.label for i in offered.items if isinstance(i, Badge)} - {"A", "B", "C"}
    chosen = scene(state, (0, 3))
    places = [
        {(i.x, i.y) for i in shown.items if isinstance(i, Badge) and i.label == recall}
        for shown in (offered, chosen)
    ]
    assert places[0] == places[1]
    assert {i.fill for i in chosen.items if isinstance(i, Badge) and i.label == recall} == {BADGE}


def test_alone_the_strip_names_colours_and_a_choice_of_payments_has_letters() -> None:
    moves = (
        "place 1,0 r0 road0",
        "place 2,0 r90 monastery0",
        "place 0,-1 r180 city0",
        "place 3,0 r0 monastery0",
        "place -1,-1 r180 city0",
        "place -1,0 r0 road1",
    )
    state = table({"mode": "solo"}, "U A E B E L", *moves, seats=1)
    shown = scene(state, ())
    said = [item.text for item in shown.items if isinstance(item, Label)]
    assert [word for word in ("Red", "Blue", "Yellow") if word in said] == ["Red", "Blue", "Yellow"]
    assert letters(shown) == ["A", "B"]


def test_alone_the_columns_of_the_sheet_add_up_to_the_totals() -> None:
    """The colours begin with 1, 2 and 3 points: so does the sheet."""
    state = table({"mode": "solo"}, "U", seats=1)
    while GAME.to_act(state):
        state = GAME.apply(state, Seat(0), next(iter(GAME.legal_actions(state, Seat(0))))).state
    view = GAME.view(state, TABLE)
    shown = carcassonne.layout(Picture("carcassonne", "sheet", view, ("Anna",), words=WORDS))
    figures = [item for item in shown.items if isinstance(item, Label) and item.text.isdecimal()]
    rows = {label.y - 2: int(label.text) for label in figures if label.face is Face.FIGURE}
    assert sorted(rows.values()) == sorted(view.scores)
    for y, total in filled(rows.items()):
        assert sum(int(label.text) for label in figures if label.y == y) == total


@each("people", [2, 3, 4, 5])
@each("prospect", [None, 3, 61])
@each("points", [7, 48, 188])
def test_no_figure_in_the_strip_hides_a_score(
    people: int, prospect: int | None, points: int
) -> None:
    one = LegendEntry(0, "Anna", points, 7, others=(ABBOT,), prospect=prospect)
    items = list(legend([one] * people, 0, 1000))
    (left, right), *_ = (
        (i.x - width(i.text, i.face, i.px), i.x)
        for i in items
        if isinstance(i, Label) and i.text == str(points)
    )
    sprites = [item for item in items if isinstance(item, Sprite)]
    assert any(ABBOT in sprite.art for sprite in sprites)
    assert all(s.x + s.px // 2 <= left or right <= s.x - s.px // 2 for s in sprites)


@each("people", [2, 3, 4, 5])
@each("prospect", [None, 3, 61])
@each("points", [7, 48, 188])
def test_an_abbot_at_home_stands_clear_of_points_name_and_supply(
    people: int, prospect: int | None, points: int
) -> None:
    """Rules of The Abbot: each player has one besides the followers. The seat shows who has one."""
    one = LegendEntry(0, "Maximilian", points, 7, others=(ABBOT,), prospect=prospect)
    items = list(legend([one] * people, 0, 1000))
    abbots = [_reach(i) for i in items if isinstance(i, Sprite) and ABBOT in i.art]
    assert len(abbots) == people
    words = [_said(i) for i in items if isinstance(i, Label)]
    edges = [i.box for i in items if isinstance(i, Rule) and not i.box.width]
    assert not [abbot for abbot in abbots for other in words + edges if abbot.meets(other, 4)]


def _said(item: Label) -> Box:
    wide, high = width(item.text, item.face, item.px), item.px // 3
    left = item.x - (wide if item.anchor == "rm" else 0)
    return Box(left, item.y - high, left + wide, item.y + high)


def _reach(item: Sprite) -> Box:
    """Return where a sprite has paint."""
    image, left, top = sprite(item.art, item.px)
    return Box(0, 0, *image.size).moved(item.x + left, item.y + top)


@pytest.mark.parametrize(("boxes", "plates"), [("", 4), ("inns traders", 4), (ALL_BOXES, 0)])
def test_a_cheat_sheet_has_plates_where_they_leave_room_to_the_rest(
    boxes: str, plates: int
) -> None:
    """Each shows a piece of the map, as the top of the sheet does."""
    options = defaults(GAME) | dict.fromkeys(boxes.split(), "on")
    state = GAME.setup(options | ({"small_city": "2"} if plates == 0 else {}), 3, Rng(1))
    said = dict.fromkeys(render.words("carcassonne"), "For each tile, and for each shield on it")
    sheet = Picture("carcassonne", "guide", GAME.view(state, TABLE), NAMES[:3], words=said)
    found = carcassonne.layout(sheet)
    assert sum(isinstance(item, Tiles) for item in found.items) == 1 + plates
    assert found.height <= TALLEST
