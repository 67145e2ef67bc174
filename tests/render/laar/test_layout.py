"""Pictures of Guilds of Laar: what can be tapped is labelled once, secrets stay where they are."""

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.display.viewport import WHOLE, height
from bot.texts.catalogues import LANGUAGES, Texts
from games.core.choices import screen
from games.core.rng import Rng
from games.core.values import TABLE, Cell, Seat
from games.laar import GAME
from games.laar.components import CARDS, CHARTS, Goods
from games.laar.forecast import forecast
from games.laar.state import State
from render import MarkRow, Picture
from render.laar import PAINTER
from render.laar.hand import alone
from render.laar.market import corner
from render.laar.rows import ROOM, ROW, breadth, fitting, ware_of
from render.sheet.head import HEAD
from render.sheet.runs import runs
from render.sheet.scene import Badge, Box, Glow, Label, Panel, Scene, Sprite
from render.theme import GOLD, SMALLEST_TEXT, TALLEST, WIDTH
from tests.proofs import filled
from tests.render.laar import positions

GAMES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (4, 1, {}),
    (3, 2, {"experts": "hidden"}),
    (2, 3, {"gems": "open", "beasts": "v"}),
    (2, 4, {"beasts": "v"}),
)


@cache
def pictures() -> tuple[Picture, ...]:
    """Return every picture that the bot may ask for at some moments of games."""
    found = [ask() for ask in positions.WRITTEN]
    found += [replace(one, tall=True) for one in found if one.page == "board"]
    for seats, seed, options in GAMES:
        states = positions.played(seats, seed, **options)
        for state in (*states[::13], states[-1]):
            found += _asked(state)
    return tuple(found)


def _asked(state: State) -> list[Picture]:
    view = GAME.view(state, TABLE)
    pages = (*render.pages(GAME.id, view), *render.lenses(GAME.id, view))
    found = [positions.picture(state, page=page) for page in pages]
    if GAME.has_secrets(view.options):
        found.append(positions.picture(state, Seat(0)))
    for seat in GAME.to_act(state):
        viewer = seat if GAME.asks_in_private(state, seat) else TABLE
        actions = tuple(GAME.legal_actions(state, seat))
        first = screen(actions, ())
        paths = [first.path, *(path for row in first.rows for path in row.paths)]
        found += [positions.picture(state, viewer, path=path) for path in paths]
    return found


@cache
def scenes() -> tuple[tuple[Picture, Scene], ...]:
    return tuple((one, PAINTER.layout(one)) for one in pictures())


def labels(scene: Scene) -> Counter[str]:
    """Count what is written on discs and on golden tabs."""
    discs = [item.label for item in scene.items if isinstance(item, Badge)]
    tabs = [
        item.text
        for below, item in pairwise(scene.items)
        if isinstance(item, Label) and isinstance(below, Panel) and below.fill == GOLD
    ]
    return Counter([*discs, *tabs])


def test_every_option_has_its_label_in_the_picture() -> None:
    for shown, scene in filled(scenes()):
        if shown.focus:
            wanted = [mark.label for row in shown.focus.rows for mark in row.marks]
            assert labels(scene) == Counter(wanted), shown.focus


def test_everything_lies_on_a_sheet_that_a_chat_shows_whole() -> None:
    for shown, scene in filled(scenes()):
        assert scene.width == WIDTH
        assert scene.height <= TALLEST
        sheet = Box(-8, -8, WIDTH + 8, scene.height + 8)
        for item in filled(scene.items):
            if isinstance(item, (Glow, Panel)):
                assert sheet.holds(item.box), (shown.page, item)


LONG = "\n".join(["A line."] * 4)
"""As long as a caption is meant to get; longer ones still fit without lenses."""


def test_a_picture_that_asks_leaves_room_for_its_buttons() -> None:
    """Picture, caption and keyboard are seen at one glance, with two rows for lenses and hand."""
    for shown, scene in filled(scenes()):
        if shown.focus and not shown.tall:
            rows = 2 + max(1, sum(map(_rows, shown.focus.rows)))
            sheet, buttons = (scene.width, scene.height), ((),) * rows
            assert height(sheet, LONG, buttons, is_private=False) <= WHOLE, shown.focus


def _rows(asked: MarkRow) -> int:
    """Return how many rows of buttons a question takes: five numbers in one, two words."""
    numbers = isinstance(asked.marks[0].value, (Cell, int))
    return -(-len(asked.marks) // (5 if numbers else 2))


def test_what_is_written_can_be_read_on_a_phone() -> None:
    for _, scene in filled(scenes()):
        written = [item for item in scene.items if isinstance(item, Label)]
        assert all(filled(label.px >= SMALLEST_TEXT for label in written))
        assert all(filled(runs(label.text, label.face) for label in written))


@pytest.mark.parametrize("chart", CHARTS)
def test_who_has_nothing_yet_has_a_hand(chart: str) -> None:
    """With every chart: there is nothing to divide."""
    fresh = positions.arranged(goods=(), round=1, chart=chart)
    scene = PAINTER.layout(positions.picture(fresh, Seat(1)))
    said = [item.text for item in scene.items if isinstance(item, Label)]
    assert said.count("0") == len(Goods)
    assert "Σ 0" in said


def chips(scene: Scene) -> list[str]:
    return [i.art for i in scene.items if isinstance(i, Sprite) and i.art.startswith("laar/chip/")]


def test_closed_gems_are_in_no_picture_but_their_owner_s() -> None:
    gems = [card for card in positions.arranged().stacks[0][Goods.GEM] if card]
    own = {f"laar/gem/{CARDS[card].gem}" for card in gems}
    for ask in (positions.choosing, positions.so_far):
        scene = PAINTER.layout(ask())
        assert [art for art in chips(scene) if art.startswith("laar/chip/gem")] == []
        assert not own & {i.art for i in scene.items if isinstance(i, Sprite)}
    mine = PAINTER.layout(positions.hand())
    assert own <= {i.art for i in mine.items if isinstance(i, Sprite)}


def test_what_others_hide_changes_no_byte_of_a_picture() -> None:
    for options in ({}, {"experts": "hidden"}):
        state = positions.arranged(*positions.SENT, options=options)
        for viewer in (TABLE, Seat(2)):
            other = GAME.resample(state, viewer, Rng(5))
            assert other != state
            for page in ("board", "score"):
                one, two = (positions.picture(s, viewer, page) for s in (state, other))
                assert render.draw(one) == render.draw(two)


def test_one_s_own_goods_are_the_same_picture_after_others_have_moved() -> None:
    before = positions.picture(positions.arranged("Anna: send 1,0 beast"), Seat(0))
    after = positions.picture(positions.arranged(*positions.ALL_SENT), Seat(0))
    assert render.essence(before) == render.essence(after)
    assert PAINTER.layout(render.essence(before)) == PAINTER.layout(before)


def test_all_goods_of_everybody_stand_on_the_board() -> None:
    """Equal ones as one, with their number."""
    state = positions.over()
    scene = PAINTER.layout(positions.picture(state))
    different = {
        ware_of(goods, card) for own in state.stacks for goods in Goods for card in own[goods]
    }
    assert {*chips(scene)} == different
    said = [item.text for item in scene.items if isinstance(item, Label)]
    more = sum(int(text[1:]) - 1 for text in said if text.startswith("×"))
    held = sum(len(own[goods]) for own in state.stacks for goods in Goods)
    assert len(chips(scene)) + more == held
    assert more


@pytest.mark.parametrize("kinds", range(1, 6))
def test_twelve_goods_fit_a_row_and_can_be_told(kinds: int) -> None:
    """In the last round, though all of them may be different."""
    counts = [12 // kinds + (kind < 12 % kinds) for kind in range(kinds)]
    step, wide = fitting(counts, ROOM)
    assert breadth(counts, step) <= ROOM
    assert wide * 300 // WIDTH >= 12
    assert wide <= step * 1.25


def test_the_last_move_is_framed() -> None:
    state = positions.arranged(*positions.ALL_SENT, "Cleo: take 1,0 beast")
    frames = [i.box for i in PAINTER.layout(positions.picture(state)).items if isinstance(i, Glow)]
    assert [box for box in frames if box.width < ROW and box.height < ROW]


def test_the_example_shows_a_card_and_all_charts() -> None:
    scene = PAINTER.layout(positions.zones())
    words = {item.text for item in scene.items if isinstance(item, Label)}
    assert {chart.upper() for chart in CHARTS} <= words
    assert {positions.WORDS[f"laar-category-{goods}"] for goods in Goods} <= words
    assert sum(isinstance(i, Sprite) and i.art.startswith("laar/card/") for i in scene.items) == 1


@pytest.mark.parametrize(
    ("seats", "told", "untold"),
    [(2, ("either", "better"), ("left", "right")), (3, ("left", "right"), ("either", "better"))],
)
def test_the_cheat_sheet_says_which_number_of_a_weapon_counts(
    seats: int, told: tuple[str, ...], untold: tuple[str, ...]
) -> None:
    """Booklet: of two players each strikes with the better side only."""
    state = positions.played(seats, 3)[0]
    scene = render.layout(positions.picture(state, page="guide"))
    words = {item.text for item in scene.items if isinstance(item, Label)}
    assert {positions.WORDS[f"laar-guide-{word}"] for word in told} <= words
    assert not {positions.WORDS[f"laar-guide-{word}"] for word in untold} & words


def test_the_end_has_its_sheet_and_a_page_for_everybody() -> None:
    first, last = GAME.view(positions.arranged(), TABLE), GAME.view(positions.over(), TABLE)
    assert render.pages(GAME.id, first) == ("board",)
    assert render.lenses(GAME.id, first) == ("score", "guide")
    assert render.pages(GAME.id, last) == ("board", "sheet")
    assert render.lenses(GAME.id, last) == ("seat-0", "seat-1", "seat-2")


def test_a_page_explains_every_figure_of_the_sheet() -> None:
    state = positions.over()
    result = GAME.result(state)
    assert result
    for seat, total in enumerate(result.scores):
        scene = PAINTER.layout(positions.picture(state, page=f"seat-{seat}"))
        said = [item.text for item in scene.items if isinstance(item, Label)]
        assert f"Σ {total}".replace("-", "−") in said
        for goods in Goods:
            points = sum(
                line.points
                for line in result.lines
                if line.seat == seat and line.category == goods.value
            )
            assert str(points).replace("-", "−") in said


def test_who_shares_the_win_is_crowned() -> None:
    state = positions.arranged(goods=("Anna: spice anise", "Bob: spice mint"), **positions.ENDED)
    scene = PAINTER.layout(positions.picture(state, page="sheet"))
    crowns = [i for i in scene.items if isinstance(i, Sprite) and i.art.startswith("icon/crown")]
    assert len(crowns) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_in_the_catalogue(language: str) -> None:
    texts = Texts((GAME.package,), strict=True)
    lenses = [f"laar-lens-{page}" for page in ("score", "guide")]
    for id in (*render.words(GAME.id), "laar-example", *lenses):
        assert texts.say(language, id).strip()


def test_a_picture_is_a_jpeg_that_a_chat_shows_whole() -> None:
    for ask in (positions.choosing, positions.zones, positions.explained):
        data = render.draw(ask())
        with Image.open(BytesIO(data)) as image:
            assert (image.format, image.width) == ("JPEG", WIDTH)
        assert len(data) < 400_000


def test_the_ground_goes_on_below_a_picture_that_stands_on_a_page() -> None:
    asks = positions.choosing()
    on_page = replace(asks, tall=True)
    with Image.open(BytesIO(render.draw(on_page))) as image:
        assert image.height == TALLEST > PAINTER.layout(on_page).height
    with Image.open(BytesIO(render.draw(asks))) as image:
        assert image.height == PAINTER.layout(asks).height


def test_who_is_called_by_another_colour_has_it_on_the_medal() -> None:
    shown = replace(positions.choosing(), colours=(3, 0, 1, 2))
    arts = [i.art for i in PAINTER.layout(shown).items if isinstance(i, Sprite)]
    assert "laar/medal/3/beast" in arts
    assert "laar/medal/0/spell" in arts


def test_a_universal_good_that_stays_a_spell_stays_one_in_one_s_own_picture() -> None:
    """What has been decided stands, though another stack might bring more."""
    state = positions.arranged("Anna: assign 36 spell", **positions.ENDED)
    view = GAME.view(state, Seat(0))
    own, all_of_them = forecast(alone(view))[0], forecast(view)[0]
    counted = [goods for goods in Goods if goods is not Goods.WEAPON]
    assert [own.points(goods) for goods in counted] == [all_of_them.points(g) for g in counted]
    assert own.spices == 2


def test_cards_that_are_left_lie_together_and_the_chart_beside_an_odd_one() -> None:
    """What has been taken leaves no hollow: a phone has little room."""
    for taken, left in ((1, 2), (2, 1)):
        steps = ("Cleo: take 0,0 spell", "Bob: take 0,1 gem")[:taken]
        state = positions.arranged(*positions.ALL_SENT, *steps)
        items = render.layout(positions.picture(state, path=())).items
        cards = [i for i in items if isinstance(i, Sprite) and i.art.startswith("laar/card/")]
        assert [(card.x, card.y) for card in cards] == [
            corner(Cell(nth, 0), HEAD) for nth in range(left)
        ]
        charts = [i for i in items if isinstance(i, Label) and i.text == "IV" and i.y > HEAD]
        assert len(charts) == left % 2
