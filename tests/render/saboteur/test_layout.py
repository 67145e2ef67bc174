"""Pictures of Saboteur: everything that can be tapped is labelled once, nothing hides a label."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.texts.catalogues import LANGUAGES, Texts
from games.core.choices import Stop, path_to
from games.core.values import TABLE, Cell, Rotation, Seat
from games.saboteur.actions import Lay
from games.saboteur.components import GOALS, Role, Tool
from games.saboteur.view import Goal, Phase, PlayerView, View
from render import Focus, Picture, saboteur
from render.pixels.paint import HEAVIEST
from render.saboteur.hand import held
from render.saboteur.maze import cells
from render.saboteur.people import PLANK
from render.saboteur.window import LEAST
from render.sheet.head import HEAD
from render.sheet.marks import marks
from render.sheet.people import CHOSEN
from render.sheet.runs import runs
from render.sheet.scene import Badge, Box, Cards, Glow, Label, Panel, Scene, Slot, Sprite
from render.theme import CREAM, GOLD, SMALLEST_TEXT, TALLEST, WIDTH
from tests.proofs import filled
from tests.properties import each
from tests.render.saboteur import positions
from tests.render.saboteur.tables import GAME, Moment, asked, picture, played

GAMES = ((3, 1, "off"), (5, 2, "off"), (10, 3, "off"), (2, 4, "on"), (7, 5, "on"), (12, 6, "on"))
"""Seats, seeds, and whether Saboteur 2 is played."""
WRITTEN: tuple[Callable[[], Picture], ...] = (
    positions.board,
    positions.second,
    positions.hand,
    positions.choosing,
    positions.turning,
    positions.repairing,
    positions.discarding,
    positions.clearing,
    positions.picking,
    positions.role,
    positions.ended_round,
    positions.over,
)
"""Positions that few games come to."""


@cache
def moments(seats: int, seed: int, expansion: str) -> tuple[Moment, ...]:
    """Return every ninth moment of a game and its last one: hands, mazes, gold and ends."""
    whole = played(seats, seed, expansion)
    picking = [m for m in whole if GAME.view(m.state, TABLE).phase is Phase.PICKING]
    stealing = [m for m in whole if GAME.view(m.state, TABLE).phase is Phase.STEALING]
    return (*whole[::11], *picking[:3], *stealing[:3], whole[-1])


@cache
def pictures() -> tuple[Picture, ...]:
    found = [one for game in GAMES for moment in moments(*game) for one in asked(moment)]
    assert {one.page.split("-")[0] for one in found} == {"board", "role", "round", "sheet", "guide"}
    return tuple(found)


@cache
def scenes() -> tuple[tuple[Picture, Scene], ...]:
    written = (ask() for ask in WRITTEN)
    return tuple((one, saboteur.layout(one)) for one in (*pictures(), *written))


def labels(scene: Scene) -> Counter[str]:
    """Count what is written on discs, on golden tabs and on the tags of cards in the maze."""
    discs = [item.label for item in scene.items if isinstance(item, Badge)]
    tabs = [
        item.text
        for below, item in pairwise(scene.items)
        if isinstance(item, Label) and isinstance(below, Panel) and below.fill in (GOLD, CREAM)
    ]
    return Counter([*discs, *tabs])


def test_every_option_has_its_label_in_the_picture() -> None:
    for shown, scene in filled(scenes()):
        if shown.focus:
            given = [mark for row in shown.focus.rows for mark in row.marks]
            # people are known by their tokens; kinds and "that's all" have words only
            wanted = [m.label for m in given if m.label and not isinstance(m.value, (type, Stop))]
            assert labels(scene) == Counter(wanted), shown.focus


def test_people_who_can_be_chosen_stand_out() -> None:
    asked = positions.picture(
        positions.view(5, viewer=Seat(0), turn=Seat(0)),
        focus=positions.asking("player", [Seat(1), Seat(3)], ("card", "break-cart"), letters=False),
    )
    panels = [i for i in saboteur.layout(asked).items if isinstance(i, Panel) and i.shadow]
    bright = [panel.fill == PLANK[0] for panel in panels]
    assert bright == [False, True, False, True, False]


@each(
    ("answers", "shown", "gone"),
    [
        ((("card", "break-cart"), ("player", Seat(1))), "icon/cart/crossed", ""),
        ((("card", "trap"), ("player", Seat(1))), "icon/trap/whole", ""),
        ((("card", "inspection"), ("player", Seat(1))), "icon/magnifier/whole", ""),
        (
            (("card", "repair-pick-lamp"), ("player", Seat(1)), ("tool", Tool.PICK)),
            "icon/pickaxe/mended",
            "icon/pickaxe/crossed",
        ),
    ],
)
def test_a_preview_shows_what_is_done_to_a_person(
    answers: tuple[tuple[str, Any], ...], shown: str, gone: str
) -> None:
    view = positions.view(5, viewer=Seat(0), turn=Seat(0))
    broken = replace(view.players[1], before=("break-pick",))
    players = (view.players[0], broken, *view.players[2:])
    tried = Focus(Seat(0), answers, (), decided=True)
    drawn = saboteur.layout(positions.picture(replace(view, players=players), focus=tried)).items
    (panel,) = (item.box for item in drawn if isinstance(item, Panel) and item.fill == CHOSEN[0])
    inside = [
        i.art for i in drawn if isinstance(i, Sprite) and panel.holds(Box(i.x, i.y, i.x, i.y))
    ]
    assert any(art.startswith(shown) for art in inside)
    assert not gone or not any(art.startswith(gone) for art in inside)


def test_who_chooses_a_card_sees_what_lies_before_the_others() -> None:
    """Broken tools and traps decide which card is played; one's own lie in the head."""
    table = positions.view(5, viewer=Seat(0), turn=Seat(0))
    before = (("break-lamp",), (), ("break-cart", "trap"), (), ())
    lying = replace(
        table,
        players=tuple(replace(one, before=b) for one, b in zip(table.players, before, strict=True)),
    )
    ask = positions.asking("card", ["map", "new"], letters=True)
    bare, full = (
        saboteur.layout(positions.picture(view, focus=ask))
        for view in (replace(table, players=tuple(_unharmed(table))), lying)
    )
    assert _harm(full) - _harm(bare) == Counter({"lamp": 1, "cart": 1, "trap": 1})
    assert len([i for i in full.items if isinstance(i, Panel) and i.shadow]) == 1


def _unharmed(view: View) -> Iterator[PlayerView]:
    return (replace(one, before=()) for one in view.players)


def _harm(scene: Scene) -> Counter[str]:
    """Count the icons of what can lie before somebody."""
    arts = [item.art.split("/") for item in scene.items if isinstance(item, Sprite)]
    return Counter(a[1] for a in arts if a[0] == "icon" and a[1] in ("lamp", "cart", "trap"))


def test_labels_do_not_hide_each_other() -> None:
    for shown, scene in filled(scenes()):
        discs = [item.box for item in scene.items if isinstance(item, Badge)]
        pairs = combinations(discs, 2)
        assert [pair for pair in pairs if pair[0].meets(pair[1])] == [], shown.focus


def test_everything_lies_on_a_sheet_that_a_chat_shows_whole() -> None:
    for shown, scene in filled(scenes()):
        sheet = Box(0, 0, WIDTH, scene.height)
        assert (scene.width, scene.height <= TALLEST) == (WIDTH, True), shown.page
        for item in filled(scene.items):
            if isinstance(item, (Glow, Slot, Panel)):
                assert sheet.holds(item.box), (shown.page, item)
            if isinstance(item, Cards):
                # or nothing: a hand may be empty
                for card in item.cards:
                    right, bottom = card.x + item.px, card.y + item.px * 3 // 2
                    assert sheet.holds(Box(card.x, card.y, right, bottom)), (shown.page, card)


def test_what_is_written_can_be_read_on_a_phone() -> None:
    for _, scene in filled(scenes()):
        written = [item for item in scene.items if isinstance(item, Label)]
        assert all(filled(label.px >= SMALLEST_TEXT for label in written))
        assert all(filled(runs(label.text, label.face) for label in written))


def test_every_card_of_the_maze_is_shown_once() -> None:
    boards = [(shown.view, scene) for shown, scene in scenes() if shown.page == "board"]
    public = [(view, scene) for view, scene in boards if view.viewer is TABLE]
    assert public
    for view, scene in public:
        arts = Counter(card.art.split("/")[2] for card in cards_of_maze(scene).cards)
        laid = Counter(one.card for one in view.maze.values())
        laid += Counter(goal.known or "goal" for goal in view.goals)
        assert arts == laid


def test_chalk_marks_each_free_cell_between_the_entrance_and_the_goals() -> None:
    """So one sees how many cards are missing."""
    board = positions.board()
    scene, view = render.layout(board), board.view
    chalked = [item for item in scene.items if isinstance(item, Sprite) and "survey" in item.art]
    reach = [*view.maze, *(goal.cell for goal in view.goals)]
    columns, rows = ({cell[axis] for cell in reach} for axis in (0, 1))
    area = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1)
    assert len({(one.x, one.y) for one in filled(chalked)}) == len(chalked) == area - len(reach)
    (cards, *_) = (item for item in scene.items if isinstance(item, Cards) and item.cards)
    assert not {(one.x, one.y) for one in chalked} & {(card.x, card.y) for card in cards.cards}


def test_a_hand_without_its_maze_has_a_map_without_anything() -> None:
    """The page by touch takes from it what lies in the hand."""
    hand = render.essence(positions.picture(positions.view(5, viewer=Seat(0))))
    assert not hand.view.goals
    found = render.chart(hand)
    assert found is not None
    assert found.held


def test_planks_of_people_have_one_height() -> None:
    """Also where a card lies before some of them alone."""
    board = positions.second()
    planks = {
        item.box.height
        for item in render.layout(board).items
        if isinstance(item, Panel) and item.fill in (PLANK[0], CHOSEN[0])
    }
    assert any(one.before for one in board.view.players)
    assert len(planks) == 1


def test_what_is_cut_off_lies_in_the_dark() -> None:
    scene = saboteur.layout(positions.picture(positions.view()))
    arts = [card.art for item in scene.items if isinstance(item, Cards) for card in item.cards]
    assert [art for art in arts if art.endswith("/dark")] == ["saboteur/card/nw/0/dark"]


@pytest.mark.parametrize("people", [3, 8, 12])
def test_a_maze_of_fifteen_columns_and_nine_rows_can_be_read(people: int) -> None:
    """Issue: readable at phone size, whose screen is a third as wide; a card is 21 pixels there."""
    corners = {Cell(-4, -4): positions.maze(positions.LINES)[Cell(1, 0)]}
    corners |= {Cell(10, 4): positions.maze(positions.LINES)[Cell(1, 0)]}
    wide = positions.view(people, maze={**positions.maze(positions.LINES), **corners})
    reach = {(cell.x, cell.y) for cell in cells(wide)}
    assert {-4, 10} <= {x for x, _ in reach}
    maze = next(i for i in saboteur.layout(positions.picture(wide)).items if isinstance(i, Cards))
    assert maze.px >= 60


def steps(state: Any, seat: Seat, kind: type[Any], room: int) -> Iterator[Scene]:
    """Lay out each step of a turn that ends in a move of this kind."""
    actions = tuple(GAME.legal_actions(state, seat))
    path = path_to(actions, next(action for action in actions if type(action) is kind))
    for end in range(len(path) + 1):
        yield saboteur.layout(replace(picture(state, seat, "board", path[:end]), room=room))


def widest(seats: int, seed: int) -> tuple[Any, Seat]:
    """Return whose turn it is when a tunnel may be laid in the largest maze of a random game."""
    asked = [(m.state, GAME.to_act(m.state)[0]) for m in played(seats, seed) if m.paths]
    lays = [one for one in asked if any(type(a) is Lay for a in GAME.legal_actions(*one))]
    return max(lays, key=lambda one: len(GAME.view(one[0], TABLE).maze))


def cards_of_maze(scene: Scene) -> Cards:
    """Return the cards that lie in the maze, out of the light and in it: they come first."""
    dark, lit = [item for item in scene.items if isinstance(item, Cards)][:2]
    assert (dark.flat, lit.flat) == (False, True)
    return replace(lit, cards=dark.cards + lit.cards)


@pytest.mark.parametrize("room", [1280, 1440, 1600])
def test_the_maze_has_one_scale_from_the_first_step_of_a_turn_to_the_last(room: int) -> None:
    """Nothing jumps while somebody chooses, and a card is 18 points wide at least."""
    for seats, seed in ((3, 1), (5, 2), (10, 3)):
        state, seat = widest(seats, seed)
        scales = {cards_of_maze(scene).px for scene in steps(state, seat, Lay, room)}
        assert len(scales) == 1
        assert min(scales) >= LEAST


@pytest.mark.parametrize("room", [960, 1040, 1120])
def test_no_goal_is_hidden_beside_a_hand(room: int) -> None:
    """However many rows of buttons leave the picture little room."""
    for seats, seed in ((3, 1), (5, 2)):
        state, seat = widest(seats, seed)
        scene = next(steps(state, seat, Lay, room))
        cards = cards_of_maze(scene)
        end = min(i.box.top for i in scene.items if isinstance(i, Panel) and i.box.top >= HEAD)
        tops = [c.y for c in cards.cards if any(w in c.art for w in ("goal", "stone", "gold"))]
        assert len(tops) == len(GOALS)
        assert HEAD <= min(tops) <= max(tops) <= end - cards.px * 3 // 2


def test_a_preview_lights_what_it_would_join_again() -> None:
    """What is cut off lies dark: a tunnel that leads there must not look in vain."""
    corner = (("card", "nw"), ("kind", Lay), ("cell", Cell(0, -1)), ("turned", Rotation.R180))
    shown = positions.picture(positions.view(5, viewer=Seat(0)))
    for answers, is_joined in ((corner[:3], False), (corner, True)):
        focus = Focus(Seat(0), answers, (), decided=is_joined)
        cards = cards_of_maze(saboteur.layout(replace(shown, focus=focus))).cards
        assert all(card.art.endswith(("/lit", "/goal")) for card in cards) is is_joined


def test_once_a_card_is_chosen_the_hand_is_gone() -> None:
    """What is asked gets the room; the card that is played is seen, small."""
    for shown in (positions.choosing(), positions.turning(), positions.repairing()):
        scene = saboteur.layout(shown)
        assert shown.focus
        small = [item for item in scene.items if isinstance(item, Cards)][2:]
        arts = {card.art.split("/")[2] for item in small for card in item.cards}
        assert arts <= {dict(shown.focus.answers)["card"]}


def test_a_maze_too_large_for_its_cards_is_cut_where_nothing_is_asked() -> None:
    """All that can be tapped is seen whole, and what lies at the rim of the maze may be cut off."""
    one = positions.maze(positions.LINES)[Cell(1, 0)]
    rim = {Cell(x, y): one for x in (-9, 12) for y in (-7, 7)}
    asked = (Cell(3, -3), Cell(7, 1))
    wide = positions.view(5, viewer=Seat(0), maze={**positions.maze(positions.LINES), **rim})
    focus = positions.asking("cell", asked, ("card", "new"), ("kind", Lay), letters=False)
    shown = replace(positions.picture(wide, focus=focus), room=1200)
    scene = saboteur.layout(shown)
    assert cards_of_maze(scene).px == LEAST
    sheet = Box(0, HEAD, WIDTH, scene.height)
    assert all(filled(sheet.holds(i.box) for i in scene.items if isinstance(i, Badge)))


def test_a_number_on_a_card_leaves_most_of_it_to_be_seen() -> None:
    """Numbers stand beside what they name, never hide it; so does the magnifier."""
    found = 0
    for shown, scene in scenes():
        fallen = dict(shown.focus.answers).get("card") == "rockfall" if shown.focus else False
        if not fallen or not marks(shown.focus, Cell):
            continue
        px = cards_of_maze(scene).px
        for tag in (i for i in scene.items if isinstance(i, Panel) and i.fill == CREAM):
            found += 1
            assert tag.box.width * tag.box.height <= px * px * 3 // 2 // 4
    assert found


def test_a_goal_that_only_one_knows_is_marked_for_him() -> None:
    known = (
        *positions.view().goals[:1],
        Goal(GOALS[1], None, Rotation.R0, "gold"),
        *positions.view().goals[2:],
    )
    mine = positions.view(5, viewer=Seat(0), goals=known)
    scene = saboteur.layout(
        positions.picture(mine, focus=positions.asking("card", [], letters=True))
    )
    eyes = [i for i in scene.items if isinstance(i, Sprite) and i.art.startswith("icon/magnifier")]
    assert len(eyes) == 1
    golds = [c for i in scene.items if isinstance(i, Cards) for c in i.cards if "/gold/" in c.art]
    assert len(golds) == 1


def test_equal_cards_lie_as_one() -> None:
    mine = positions.view(5, viewer=Seat(0))
    scene = saboteur.layout(positions.picture(mine))
    arts = [card.art for item in scene.items if isinstance(item, Cards) for card in item.cards]
    assert len(arts) == len(set(positions.HAND)) == 6
    assert [i.text for i in scene.items if isinstance(i, Label) and i.text.startswith("×")] == [
        "×2"
    ]


def test_a_hand_is_the_same_picture_after_others_have_moved() -> None:
    table = positions.view(5, viewer=Seat(0))
    later = replace(table, maze=positions.maze(positions.SECOND), deck=3, turn=Seat(4), last=None)
    for page in ("board", "role-2"):
        before, after = (render.essence(positions.picture(view, page)) for view in (table, later))
        assert before == after
        assert saboteur.layout(before) == saboteur.layout(positions.picture(table, page))
    choice = positions.asking("card", ["map"], letters=True)
    assert render.essence(positions.picture(table, focus=choice)).view == table


def test_the_end_of_a_round_is_the_same_picture_while_the_next_one_is_played() -> None:
    table: View = positions.ended_round().view
    paid = tuple(replace(tale, nuggets=(None,) * len(tale.roles)) for tale in table.tales)
    later = replace(table, maze=positions.maze(positions.LINES), deck=0, last=None, tales=paid)
    later = replace(later, round=3, turn=None, phase=Phase.PICKING, players=table.players[::-1])
    before, after = (render.essence(positions.picture(view, "round-1")) for view in (table, later))
    assert before == after
    assert saboteur.layout(before) == saboteur.layout(positions.picture(table, "round-1"))


def test_the_end_of_a_round_shows_goals_that_nobody_reached() -> None:
    """For all to see; only the one with the gold was reached."""
    scene = saboteur.layout(positions.ended_round())
    faces = [card.art.split("/")[2] for card in cards_of_maze(scene).cards]
    assert {"stone-ne", "stone-nw", "gold"} <= set(faces)


def test_teams_wear_their_signs_wherever_they_are_named() -> None:
    """Helmets differ by nothing but their colour: the drop and the leaf stand beside them."""
    for who, sign in ((Role.BLUE, "sign-drop"), (Role.GREEN, "sign-leaf")):
        mine = positions.view(5, viewer=Seat(0), role=who)
        for page in ("board", "role-2"):
            arts = [
                i.art
                for i in saboteur.layout(positions.picture(mine, page)).items
                if isinstance(i, Sprite)
            ]
            assert sum(art.startswith(f"icon/{sign}/") for art in arts) == 1
            assert sum(art.startswith("icon/digger/") for art in arts) == 1


def test_the_gold_stays_secret_until_the_end() -> None:
    rounds = [scene for shown, scene in scenes() if shown.page.startswith("round")]
    assert rounds
    for scene in rounds:
        arts = {i.art for i in scene.items if isinstance(i, Sprite)}
        arts |= {c.art for i in scene.items if isinstance(i, Cards) for c in i.cards}
        assert not any(filled(art.startswith("saboteur/gold") for art in arts))


def test_gold_that_is_lost_has_one_sign() -> None:
    sheet = saboteur.layout(positions.over())
    assert {"+3", "–", "−1"} <= {one.text for one in sheet.items if isinstance(one, Label)}


@pytest.mark.parametrize("seats", [3, 10, 12])
def test_a_picture_is_a_jpeg_that_a_chat_shows_whole(seats: int) -> None:
    game = next(game for game in GAMES if game[0] == seats)
    for one in filled(asked(moments(*game)[-1])):
        data = render.draw(one)
        with Image.open(BytesIO(data)) as image:
            assert (image.format, image.width) == ("JPEG", WIDTH)
        assert len(data) < HEAVIEST


def test_the_end_has_its_sheet_and_the_running_game_has_not() -> None:
    first, last = moments(*GAMES[0])[0].state, moments(*GAMES[0])[-1].state
    assert render.pages(GAME.id, GAME.view(first, TABLE)) == ("board",)
    assert render.pages(GAME.id, GAME.view(first, Seat(0))) == ("board", "role-1")
    assert render.pages(GAME.id, GAME.view(last, TABLE)) == ("board", "sheet")
    assert render.lenses(GAME.id, GAME.view(first, TABLE)) == ("guide",)
    assert render.lenses(GAME.id, GAME.view(last, TABLE)) == ("round-3",)
    crowns = [
        i
        for i in saboteur.layout(picture(last, TABLE, "sheet")).items
        if isinstance(i, Sprite) and i.art.startswith("icon/crown")
    ]
    assert len(crowns) == len(GAME.view(last, TABLE).result.ranking[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_in_the_catalogue(language: str) -> None:
    texts = Texts((GAME.package,), strict=True)
    lenses = ["saboteur-lens-round"]
    example = render.example(GAME.id)
    assert example
    for id in (*render.words(GAME.id), *example.names, "saboteur-example", *lenses):
        assert texts.say(language, id).strip()


def test_the_example_shows_what_the_rules_tell_of() -> None:
    example = render.example(GAME.id)
    assert example
    names = tuple(positions.WORDS[id] for id in example.names)
    scene = saboteur.layout(Picture(GAME.id, "board", example.view, names, words=positions.WORDS))
    cards = {card.art for i in scene.items if isinstance(i, Cards) for card in i.cards}
    told = ("nes/0", "x-new/0", "break-lamp/0", "repair-pick-lamp/0", "rockfall/0", "map/0")
    assert {f"saboteur/card/{card}/lit" for card in told} <= cards
    assert scene.height <= TALLEST


def test_of_equal_cards_as_many_are_marked_as_are_to_be_discarded() -> None:
    shown = positions.discarding()
    focus, view = shown.focus, replace(shown.view, hand=("new", "new", "map", "ne"))
    marked = sorted((one.count, one.discarded) for one in held(view, focus))
    assert marked == [(1, 0), (1, 1), (2, 1)]
    assert {one.discarded for one in held(view, None)} == {0}


def test_counts_on_cards_are_white_also_on_a_pale_plank_in_high_contrast() -> None:
    """They lie on a small pile of cards, not on the plank below it."""
    scene = render.layout(replace(positions.second(), contrast=True))
    piles = [one for one in scene.items if isinstance(one, Sprite) and "/pile/" in one.art]
    counts = [
        label
        for label in scene.items
        if isinstance(label, Label)
        and any(max(abs(label.x - on.x), abs(label.y - on.y)) < on.px // 2 for on in piles)
    ]
    assert len(counts) == len(piles) > 1
    assert {label.fill for label in counts} == {"#ffffff"}
