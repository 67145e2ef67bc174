"""Questions as buttons: labels as in the picture, columns for thumbs, pages within the limit."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from bot.display import buttons
from bot.display.keyboards import (
    PER_PAGE,
    choice_keyboard,
    columns,
    grid,
    in_pairs,
    marks,
    per_page,
    side_by_side,
    with_last_row,
)
from bot.display.values import BUTTON_LIMIT, Button, Keyboard
from bot.table.values import Live, stamp_of
from bot.texts.wording import Asker
from games.core.choices import Screen, Stop, screen
from games.core.contract import Action
from games.core.values import Cell, Rotation, Seat
from tests.bot.looking import path_of
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, PEOPLE, begun, moved
from tests.contract.plays import play, some, starts_of
from tests.proofs import filled


class Walk(Action, frozen=True):
    """Many places, many turns: no game has so many."""

    tuning = frozenset({"rotation", "spot"})
    cell: Cell
    rotation: Rotation
    spot: str

    def __str__(self) -> str:
        return f"walk {self.cell} {self.rotation} {self.spot}"


class Take(Action, frozen=True):
    """One small question. See docs/adr/0029."""

    at_once = True
    thing: str

    def __str__(self) -> str:
        return f"take {self.thing}"


class Gather(Action, frozen=True):
    """One of the cards that lie in a grid."""

    things = frozenset({"cell"})
    cell: Cell

    def __str__(self) -> str:
        return f"gather {self.cell}"


class Pick(Action, frozen=True):
    """People and things, several of them."""

    seats: tuple[Seat, ...]
    thing: str | None

    def __str__(self) -> str:
        return f"pick {self.seats} {self.thing}"


def walks(cells: int, spots: int) -> tuple[Walk, ...]:
    return tuple(
        Walk(Cell(x, 0), rotation, f"spot{spot}")
        for x in range(cells)
        for rotation in Rotation
        for spot in range(spots)
    )


def asker(live: Live, language: str = "en", seat: int = 0) -> Asker:
    return Asker(FRAME, live.table, language, stamp_of(ALL, live, Seat(seat)))


def keyboard(shown: Screen, page: int = 0, live: Live | None = None) -> Keyboard:
    return choice_keyboard(asker(live or begun("gifts", ANNA, BORIS, CLARA)), shown, page)


def texts(buttons: Keyboard) -> list[list[str]]:
    return [[button.text for button in row] for row in buttons]


def paths(buttons: Keyboard) -> Iterator[tuple[int, ...]]:
    for row in buttons:
        for button in row:
            assert button.token is not None
            yield path_of(button.token)[1]


# Rows

BUTTONS = st.lists(st.builds(Button, st.text(max_size=30)), max_size=40).map(tuple)


@given(BUTTONS)
def test_a_grid_keeps_all_buttons_in_order_and_none_too_narrow_for_its_words(
    given: tuple[Button, ...],
) -> None:
    """Eight are the most a row of Telegram's clients has room for."""
    for rows in (grid(given), in_pairs(given), side_by_side(given)):
        assert tuple(chain.from_iterable(rows)) == given
        assert () not in rows
    for rows in (grid(given), in_pairs(given)):
        assert [row for row in rows if len(row) > min(8, columns(row))] == []


@given(st.lists(BUTTONS, max_size=5))
def test_rows_that_are_put_together_lose_nothing(given: list[tuple[Button, ...]]) -> None:
    rows = side_by_side(*given)
    assert [*chain.from_iterable(rows)] == [*chain.from_iterable(given)]
    assert () not in rows
    assert len(rows) <= len([row for row in given if row])


# Labels


def test_cells_and_rotations_are_numbers_and_spots_letters() -> None:
    first = screen(walks(3, 2), ())
    assert texts(keyboard(first)) == [["1", "2", "3"]]
    second = screen(walks(3, 2), (1,))
    assert texts(keyboard(second)) == [
        ["● ↻ 1", "↻ 2", "↻ 3", "↻ 4"],
        ["● A", "B"],
        ["‹ Back", "✓ Confirm"],
    ]


def test_buttons_and_picture_have_the_same_labels() -> None:
    """For every screen of whole games: the picture's marks begin the words on the buttons."""
    marked = 0
    for game in ALL.values():
        start = starts_of(game.id)[0]
        for position in some(play(start).positions):
            actions = list(game.legal_actions(position.state, position.seat))
            shown = screen(actions, ())
            live = begun(game.id, *PEOPLE[: start.seats])
            said = [b.text for row in keyboard(shown, live=live) for b in row]
            labels = [mark.label for row in marks(shown) for mark in row.marks]
            assert min(len(labels), PER_PAGE // 2) <= len(said)
            for label, text in zip(labels[: PER_PAGE // 2], said, strict=False):
                assert label in text.removeprefix("✓ ").removeprefix("↻ ")
                marked += 1
    assert marked > 100


class Discard(Action, frozen=True):
    """Some of several cards, in any order."""

    unordered = frozenset({"cards"})
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"discard {self.cards}"


def test_letters_stay_while_several_cards_are_chosen() -> None:
    """The picture and the next question call a card what the first one called it."""
    actions = tuple(Discard(some) for n in (1, 2, 3) for some in combinations("wxyz", n))
    first, second = screen(actions, ()), screen(actions, (1,))
    named = [{m.value: m.label for m in marks(one)[0].marks} for one in (first, second)]
    assert named[0] == {"w": "A", "x": "B", "y": "C", "z": "D"}
    assert named[1] == {"w": "A", "y": "C", "z": "D", Stop.STOP: ""}


def test_what_belongs_to_no_choice_stands_beside_its_last_button_where_there_is_room() -> None:
    back, hint, confirm = (Button(said) for said in ("‹ Назад", "💡 Подсказка", "✓ Подтвердить"))
    assert with_last_row(((back,),), (hint,)) == ((back, hint),)
    assert with_last_row(((back, confirm),), (hint,)) == ((back, confirm), (hint,))


def test_picked_options_are_marked() -> None:
    rows = marks(screen(walks(2, 2), (1, 2, 1)))
    assert [[mark.picked for mark in row.marks] for row in rows] == [
        [False, False, True, False],
        [False, True],
    ]


def test_letters_do_not_look_like_numbers_and_never_run_out() -> None:
    spots = tuple(Walk(Cell(0, 0), Rotation.R0, f"spot{n}") for n in range(27))
    labels = [mark.label for mark in marks(screen(spots, ()))[0].marks]
    assert labels[:3] == ["A", "B", "C"]
    assert not {"I", "O"} & set(labels)
    assert labels[24:] == ["Z1", "Z2", "Z3"]
    assert len(set(labels)) == 27


def test_many_things_in_a_grid_are_named_by_column_and_row() -> None:
    cards = tuple(Gather(Cell(x, y)) for y in range(3) for x in range(4))
    few, many = (marks(screen(some, ()))[0].marks for some in (cards[:6], cards))
    assert [mark.label for mark in few] == ["A", "B", "C", "D", "E", "F"]
    assert [mark.label for mark in many[3:6]] == ["D1", "A2", "B2"]


def test_people_are_called_by_colour_and_name() -> None:
    live = begun("gifts", ANNA, BORIS, CLARA)
    game = ALL["gifts"]
    assert live.play is not None
    shown = screen(game.legal_actions(live.play.state, Seat(0)), (1,))
    signs = {ANNA.id: "🔴", BORIS.id: "🔵", CLARA.id: "🟡"}
    others = [f"{signs[person.user]} {person.name}" for person in live.table.people[1:]]
    assert [text for row in texts(keyboard(shown, live=live)) for text in row] == [
        *others,
        "‹ Back",
    ]
    assert [mark.label for mark in marks(shown)[0].marks] == ["", ""]


def test_several_people_are_called_by_name_too() -> None:
    live = begun("gifts", ANNA, BORIS)
    actions = tuple(Pick(seats, None) for seats in ((Seat(0),), (Seat(0), Seat(1))))
    second = live.table.people[1]
    sign = {ANNA.id: "🔴", BORIS.id: "🔵"}[second.user]
    (row,) = texts(keyboard(screen(actions, ()), live=live))
    assert row[1:] == [f"{sign} {second.name}"]


def test_kinds_of_action_have_words_and_no_letters() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert live.play is not None
    shown = screen(ALL["gifts"].legal_actions(live.play.state, Seat(0)), ())
    assert texts(choice_keyboard(asker(live, "ru"), shown, 0)) == [["Оставить", "Подарить"]]


def test_tuple_ends_with_thats_all() -> None:
    live = begun("sealed", ANNA, BORIS)
    assert live.play is not None
    hand = screen(ALL["sealed"].legal_actions(live.play.state, Seat(0)), (0,))
    assert texts(choice_keyboard(asker(live), hand, 0))[0][0] == "That's all"


def test_no_follower_is_chosen_at_first_and_confirm_alone_is_the_move() -> None:
    """docs/adr/0029: one green button, always in the same place."""
    live = begun("carcassonne", ANNA, BORIS)
    assert live.play is not None
    actions = ALL["carcassonne"].legal_actions(live.play.state, Seat(0))
    preview = screen(actions, (0,))
    keyboard = choice_keyboard(asker(live), preview, 0)
    assert moves(keyboard) == ["✓ Confirm"]
    assert texts(keyboard)[-1][-1] == "✓ Confirm"
    assert "● No follower" in texts(keyboard)[-2]
    follower = screen(actions, preview.rows[-1].paths[0])
    assert moves(choice_keyboard(asker(live), follower, 0)) == ["✓ Confirm"]


def moves(shown: Keyboard) -> list[str]:
    """What those say that make the move; all of them, and no others, are green."""
    every = [button for row in shown for button in row]
    made = [b.text for b in every if b.token and isinstance(b.token, buttons.Confirm)]
    assert made == [button.text for button in every if button.style == "success"]
    return made


# Columns


@pytest.mark.parametrize(
    ("count", "length", "rows"),
    [
        (0, 1, []),
        (1, 1, [1]),
        (6, 2, [3, 3]),
        (24, 1, [8, 8, 8]),
        (24, 2, [6, 6, 6, 6]),
        (35, 2, [7, 7, 7, 7, 7]),
        (7, 2, [4, 3]),
        (4, 6, [4]),
        (5, 6, [3, 2]),
        (3, 9, [3]),
        (3, 10, [2, 1]),
        (3, 16, [2, 1]),
        (2, 40, [1, 1]),
    ],
)
def test_rows_are_even_and_as_long_as_words_allow(count: int, length: int, rows: list[int]) -> None:
    buttons = tuple(Button("x" * length) for _ in range(count))
    assert [len(row) for row in grid(buttons)] == rows


def test_one_long_label_does_not_part_the_others() -> None:
    """A phone's keyboard is 300 points wide: two labels of 16 letters a row."""
    lengths = (20, 9, 9, 16, 17, 5)
    rows = grid(tuple(Button("x" * length) for length in lengths))
    assert [[len(button.text) for button in row] for row in rows] == [[20], [9, 9], [16], [17], [5]]


# Pages


class Case(Struct, frozen=True):
    cells: int
    spots: int
    path: tuple[int, ...]


CASES = [
    Case(PER_PAGE, 1, ()),
    Case(PER_PAGE + 1, 1, ()),
    Case(300, 1, ()),
    Case(2, 99, (0,)),
    Case(2, 200, (0, 1, 150)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("page", [0, 1, 2, 10**9])
def test_no_keyboard_has_more_than_a_hundred_buttons_or_an_empty_row(case: Case, page: int) -> None:
    buttons = keyboard(screen(walks(case.cells, case.spots), case.path), page)
    assert 0 < sum(map(len, buttons)) <= BUTTON_LIMIT
    assert all(0 < len(row) <= 8 for row in buttons)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_is_on_some_page(case: Case) -> None:
    shown = screen(walks(case.cells, case.spots), case.path)
    reached = {path for page in range(20) for path in paths(keyboard(shown, page))}
    assert filled({path for row in shown.rows for path in row.paths}) <= reached


def test_nobody_turns_pages_in_order_to_decline() -> None:
    things = (*(f"thing{number}" for number in range(PER_PAGE * 2)), None)
    shown = screen(tuple(Pick((), thing) for thing in things), ())
    (declining,) = (
        path for path, option in zip(shown.rows[-1].paths, things, strict=True) if option is None
    )
    pages = [keyboard(shown, page) for page in range(4)]
    assert [declining in paths(page) for page in pages] == [True] * 4
    everything = {path for page in pages for path in paths(page)}
    assert everything >= set(shown.rows[-1].paths)


def test_a_word_that_declines_does_not_make_letters_broad() -> None:
    things = (*(f"thing{number}" for number in range(16)), None)
    shown = screen(tuple(Pick((), thing) for thing in things), ())
    assert [len(row) for row in keyboard(shown)] == [8, 8, 1]


def test_pages_are_turned_to_the_next_and_back() -> None:
    shown = screen(walks(PER_PAGE * 2, 1), ())
    pages = [[button for row in keyboard(shown, page) for button in row] for page in range(3)]
    turns = [[button for button in page if button.text in {"◀", "▶"}] for page in pages]
    assert [[button.text for button in page] for page in turns] == [
        ["▶"],
        ["◀", "▶"],
        ["◀"],
    ]
    tokens = [button.token for row in turns for button in row]
    assert [path_of(token)[1:] for token in tokens if token] == [
        ((), 1),
        ((), 0),
        ((), 2),
        ((), 1),
    ]


def test_several_long_questions_share_the_room() -> None:
    assert per_page(0) == per_page(1) == PER_PAGE
    assert all(rows * per_page(rows) + 2 <= BUTTON_LIMIT for rows in range(1, 10))


@pytest.mark.parametrize("cells", range(20, 80, 7))
def test_numbers_of_a_large_map_stand_in_five_rows(cells: int) -> None:
    """Issue: picture, caption and keyboard are seen at one glance, on maps of many places, too."""
    shown = screen(walks(cells, 1), ())
    assert all(len(keyboard(shown, page)) <= 5 for page in range(5))


def test_no_more_numbers_stand_in_a_row_than_have_room() -> None:
    """In the 300 points of a picture eight leave 17 for two figures, which take 19."""
    shown = screen(walks(PER_PAGE, 1), ())
    assert max(len(row) for row in keyboard(shown)) == 7


# Back and Confirm


def test_back_leads_one_question_back_and_confirm_needs_a_whole_decision() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert live.play is not None
    actions = tuple(ALL["gifts"].legal_actions(live.play.state, Seat(0)))
    assert screen(actions, ()).back is None
    (last,) = keyboard(screen(actions, (0,)), live=live)
    assert [button.text for button in last] == ["‹ Back", "✓ Confirm"]
    back, confirm = (button.token for button in last)
    assert back is not None
    assert confirm is not None
    assert (type(back), path_of(back)[1]) == (buttons.Choose, ())
    assert (type(confirm), path_of(confirm)[1]) == (buttons.Confirm, (0,))


def test_small_questions_are_answered_by_the_tap_itself() -> None:
    (row,) = keyboard(screen((Take("ball"), Take("kite")), ()))
    tokens = [button.token for button in row if button.token]
    assert [(type(token), path_of(token)[1]) for token in tokens] == [
        (buttons.Confirm, (0,)),
        (buttons.Confirm, (1,)),
    ]


def test_every_step_of_a_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    """Carcassonne: from wherever the preview has come, Back leads to the cells."""
    start = starts_of("carcassonne")[0]
    live, seen = begun("carcassonne", ANNA, BORIS), 0
    for position in some(play(start).positions):
        actions = tuple(ALL["carcassonne"].legal_actions(position.state, position.seat))
        first = screen(actions, ())
        assert (first.back, first.rows[0].question.field) == (None, "cell")
        previews = [screen(actions, path) for path in first.rows[0].paths]
        changed = [screen(actions, p) for s in previews for row in s.rows for p in row.paths]
        for shown in (*previews, *changed):
            keys = choice_keyboard(asker(live), shown, 0)[-1]
            back = next(key for key in keys if key.text == "‹ Back")
            assert back.token is not None
            assert screen(actions, path_of(back.token)[1]) == first
            seen += 1
    assert seen > 100


def test_words_are_in_the_asked_language() -> None:
    live = begun("gifts", ANNA, BORIS)
    assert live.play is not None
    shown = screen(ALL["gifts"].legal_actions(live.play.state, Seat(0)), (0,))
    last = choice_keyboard(asker(live, "uk"), shown, 0)[-1]
    assert [button.text for button in last] == ["‹ Назад", "✓ Підтвердити"]


def test_all_buttons_of_a_decision_carry_its_stamp() -> None:
    live = moved(begun("gifts", ANNA, BORIS), 2)
    assert live.play is not None
    shown = screen(ALL["gifts"].legal_actions(live.play.state, Seat(0)), ())
    tokens = [button.token for row in keyboard(shown, live=live) for button in row]
    assert {path_of(token)[0] for token in tokens if token} == {stamp_of(ALL, live, Seat(0))}
