"""Pictures of Glastonbury: what can be tapped is labelled once, they leave room for their buttons,
and none of them tells what lies below a top card.
"""

import math
from collections import Counter
from functools import cache

import render
from games.core.choices import screen
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from games.glastonbury import GAME
from games.glastonbury.components import APPEARANCE, BAD_LUCK, CARDS, EYEBALL, MOVEMENT, POWDER
from games.glastonbury.state import State
from games.glastonbury.view import Phase
from render import Picture
from render.glastonbury import PAINTER
from render.sheet.runs import runs
from render.sheet.scene import Badge, Box, Cards, Glow, Label, Panel, Scene, Sprite
from render.theme import SMALLEST_TEXT, TALLEST, WIDTH
from tests.proofs import filled
from tests.properties import each
from tests.render.glastonbury import positions

GAMES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (4, 1, {"recipes": "on"}),
    (3, 2, {"memory": "open"}),
    (2, 3, {}),
)
ROOMS = (720, 960, 1120)
LEAST = 800
"""Lower than that no number could be read."""


@cache
def scenes() -> tuple[tuple[Picture, Scene], ...]:
    """Return every picture that the bot may ask for at some moments of games."""
    found = [ask() for ask in positions.WRITTEN]
    for seats, seed, options in GAMES:
        states = positions.played(seats, seed, **options)
        for state in (*states[::13], states[-1]):
            found += _asked(state)
    return tuple((one, PAINTER.layout(one)) for one in found)


def _asked(state: State) -> list[Picture]:
    view = GAME.view(state, TABLE)
    pages = (*render.pages(GAME.id, view), *render.lenses(GAME.id, view))
    found = [positions.picture(state, page=page) for page in pages]
    for seat in GAME.to_act(state):
        viewer = seat if GAME.asks_in_private(state, seat) else TABLE
        actions = tuple(GAME.legal_actions(state, seat))
        first = screen(actions, ())
        paths = [first.path, *(path for row in first.rows for path in row.paths)]
        found += [
            positions.picture(state, viewer, path=path, room=room)
            for path, room in zip(paths, ROOMS * len(paths), strict=False)
        ]
    return found


def test_every_option_has_its_label_in_the_picture() -> None:
    """Cards and corners; what is decided in words stands on the buttons alone."""
    asking = [
        (shown.focus.rows, scene.items)
        for shown, scene in scenes()
        if shown.focus and shown.page == "board"
    ]
    gridded = set[str]()
    for rows, items in filled(asking):
        labels = [mark.label for row in rows for mark in row.marks if row.field in PLACES]
        by_grid = {label for label in labels if label[:1].isalpha() and label[1:]}  # B4
        wanted = [label for label in labels if label not in by_grid]
        discs = [item.label for item in items if isinstance(item, Badge)]
        letters = [item.text for item in items if isinstance(item, Label)]
        assert Counter(discs) <= Counter(wanted)
        assert Counter(filter(None, wanted)) <= Counter([*discs, *letters])
        assert [label for label in by_grid if not {*label} <= {*letters}] == []
        gridded |= by_grid
    assert gridded


PLACES = ("cell", "corner")


def test_a_picture_that_asks_is_as_low_as_there_is_room() -> None:
    for shown, scene in filled(scenes()):
        assert scene.width == WIDTH
        assert scene.height <= TALLEST
        if shown.focus:
            assert scene.height <= max(LEAST, shown.room)


def test_everything_lies_on_the_sheet() -> None:
    for shown, scene in filled(scenes()):
        sheet = Box(-10, -10, WIDTH + 10, scene.height + 10)
        for item in filled(scene.items):
            if isinstance(item, (Glow, Panel)):
                assert sheet.holds(item.box), (shown.page, item)
            if isinstance(item, Badge):
                assert sheet.holds(item.box), (shown.page, item)


def test_what_is_written_can_be_read_on_a_phone() -> None:
    for _, scene in filled(scenes()):
        written = [item for item in scene.items if isinstance(item, Label)]
        # or nothing: a scene may say nothing
        assert all(label.px >= SMALLEST_TEXT for label in written)
        assert [label for label in written if not runs(label.text, label.face)] == []


@each("here", range(2, 5))
@each("place", [0, 3, 5, 7, 10, 15])
def test_wizards_in_one_place_all_stand_on_the_sheet(place: int, here: int) -> None:
    wizards = (*[f"{place}; gra{n}" for n in (1, 3, 4)[: here - 1]], "12; hon2")
    state = positions.arranged(turn="Anna", wizards=wizards, options={})
    scene = PAINTER.layout(positions.picture(state))
    stand = [i for i in scene.items if isinstance(i, Sprite) and "wizard" in i.art]
    assert len(stand) == here
    assert len({(i.x, i.y) for i in stand}) == here
    assert all(40 <= i.x <= WIDTH and i.y <= scene.height - 50 for i in stand)


# What is to be remembered


def test_what_lies_below_the_top_cards_changes_no_picture() -> None:
    """By strict memory: for the group and for each seat, who acts and who does not."""
    for state in positions.played(3, 4, recipes="on")[10:-1:15]:
        for viewer in (TABLE, Seat(0)):
            if state.phase is Phase.LOOKING and viewer == state.turn:
                continue
            other = GAME.resample(state, viewer, Rng(5))
            assert other != state
            one, two = (positions.picture(s, viewer) for s in (state, other))
            assert PAINTER.layout(one) == PAINTER.layout(two)


def test_a_preview_shows_what_would_lie_on_top_and_not_what_it_covers() -> None:
    state = positions.arranged("Anna: stay")
    covered = state.wizards[state.turn].cauldron[-1]
    before = cards(PAINTER.layout(positions.picture(state, path=())))
    after = cards(PAINTER.layout(positions.decided()))
    assert before[f"glastonbury/card/{covered}"] == 1
    assert after[f"glastonbury/card/{covered}"] == 0


def cards(scene: Scene) -> Counter[str]:
    return Counter(card.art for i in scene.items if isinstance(i, Cards) for card in i.cards)


def test_open_cauldrons_are_a_lens_and_strict_ones_are_none() -> None:
    strict, all_open = positions.arranged(), positions.arranged(options={"memory": "open"})
    assert render.lenses(GAME.id, GAME.view(strict, TABLE)) == ("guide",)
    assert render.lenses(GAME.id, GAME.view(all_open, TABLE)) == ("cauldrons", "guide")
    there = cards(PAINTER.layout(positions.cauldrons()))
    assert there.total() == sum(len(wizard.cauldron) for wizard in all_open.wizards)


def test_the_cheat_sheet_shows_every_spell_and_says_what_it_does() -> None:
    """They lie on the first field, and no lesson teaches them."""
    scene = render.layout(positions.picture(positions.arranged(), page="guide"))
    words = " ".join(item.text for item in scene.items if isinstance(item, Label))
    for spell in (BAD_LUCK, EYEBALL, APPEARANCE, MOVEMENT):
        assert cards(scene)[f"glastonbury/card/{spell}"] == 1
        assert positions.WORDS[f"glastonbury-guide-{spell}"] in words


def test_at_the_end_every_kind_has_its_picture_and_its_sum() -> None:
    state, scene = positions.over(), PAINTER.layout(positions.sheet())
    shown = Counter(item.art for item in scene.items if isinstance(item, Sprite))
    kinds = Counter(
        f"icon/glastonbury-{kind}/whole/st"
        for wizard in state.wizards
        for kind in {CARDS[card].kind for card in wizard.cauldron} - {POWDER}
    )
    assert kinds
    assert kinds <= shown
    said = Counter(item.text for item in scene.items if isinstance(item, Label) and item.px == 46)
    recipes = sum(len(wizard.recipes) for wizard in state.wizards)
    assert said.total() >= kinds.total() + recipes


def test_recipes_at_the_end_are_those_that_somebody_was_dealt() -> None:
    """Four use the cards' other side."""
    for seats in (4, 3):
        state = positions.played(seats, 2, recipes="on")[-1]
        note, sheet = (
            {i.art for i in PAINTER.layout(one).items if isinstance(i, Sprite)}
            for one in (positions.recipes(state), positions.picture(state, page="sheet"))
        )
        assert note
        assert note <= sheet


def test_rules_show_each_spell_and_the_powder() -> None:
    there = cards(PAINTER.layout(positions.explained()))
    spells = [card for card in CARDS if CARDS[card].is_spell]
    assert all(there[f"glastonbury/card/{card}"] >= 1 for card in (*spells, POWDER))


def test_tokens_leave_faces_of_wizards_free() -> None:
    """A token says whose a wizard is, and hid who it is."""
    seen = near = 0
    for _, scene in scenes():
        sprites = [item for item in scene.items if isinstance(item, Sprite)]
        wizards = [item for item in sprites if item.art.startswith("icon/glastonbury-wizard/")]
        tokens = [item for item in sprites if item.art.startswith("token/") and item.px == 60]
        for wizard in wizards:
            face = wizard.y + round(0.06 * wizard.px)
            seen += 1
            for token in tokens:
                assert math.hypot(token.x - wizard.x, token.y - face) > token.px * 0.4
                near += 1
    assert seen
    assert near


def test_golden_stones_lie_on_the_sheet() -> None:
    for _, scene in filled(scenes()):
        for item in filled(scene.items):
            if isinstance(item, Sprite) and item.art.endswith("/walked"):
                assert item.x >= item.px // 2
