"""What is offered besides stands in one row, the rest behind "⋯" (docs/adr/0114)."""

from msgspec.structs import replace

from bot.display.buttons import Lobby, Rematch, choice
from bot.display.more import Composed, Rank, composed, offers, panel_of, with_list
from bot.display.values import Button, Keyboard, Surface
from bot.table.values import Place
from tests.bot.tables import ANNA, FRAME, GROUP

TABLE = "0123456789"
ASKED = ((Button("A", choice(TABLE, "s", (0,))), Button("B", choice(TABLE, "s", (1,)))),)
BACK = Button("‹ Back", choice(TABLE, "s", ()))
CONFIRM = Button("✓ Confirm", choice(TABLE, "s", (0,), confirm=True))


def row(*words: str) -> tuple[Button, ...]:
    return tuple(Button(word, Lobby(TABLE)) for word in words)


def laid(near: tuple[str, ...], rest: tuple[str, ...], *ends: Button) -> Composed:
    offered = (*offers(Rank.REST, row(*rest)), *offers(Rank.NEAR, row(*near)))
    return composed(FRAME, "en", (TABLE, "board"), ASKED, offered, ends)


def every(*keyboards: Keyboard) -> list[str]:
    return [button.text for keyboard in keyboards for row in keyboard for button in row]


def words(keyboard: Keyboard) -> list[list[str]]:
    return [[button.text for button in row] for row in keyboard]


def test_what_is_asked_has_one_row_below_and_the_rest_is_a_list_with_back() -> None:
    keyboard, more = laid(("Hint",), ("Map", "Scoring", "Read all the rules of the game"))
    assert words(keyboard) == [["A", "B"], ["Hint", "⋯ More"]]
    assert words(more) == [
        ["Hint", "Map"],
        ["Scoring"],
        ["Read all the rules of the game"],
        ["‹ Back"],
    ]


def test_list_has_all_that_is_offered_for_the_row_is_not_seen_then() -> None:
    keyboard, more = laid(("Hint", "What Anna has said", "Map"), ("Scoring", "Film"))
    assert words(keyboard)[1:] == [["Hint", "⋯ More"]]
    assert {*every(more)} == {"Hint", "What Anna has said", "Map", "Scoring", "Film", "‹ Back"}


def test_list_that_others_may_open_leaves_what_is_asked_where_it_stands() -> None:
    """Anybody in a group could take the choice, or Confirm, from whose turn it is."""

    def opened(*ends: Button) -> list[list[str]]:
        offered, where = offers(Rank.REST, row("Map", "Film")), (TABLE, "board")
        keyboard, more = composed(FRAME, "en", where, ASKED, offered, ends, is_shared=True)
        board = Surface("board", GROUP, "1", "…", keyboard, more=more)
        return words(with_list(board, panel_of("board")).keyboard)

    assert opened() == [["A", "B"], ["Map", "Film"], ["‹ Less"]]
    assert opened(BACK, CONFIRM) == [*opened(), ["‹ Back", "✓ Confirm"]]


def test_list_of_one_is_no_list() -> None:
    assert words(laid(("Hint",), ("Map",)).keyboard)[1:] == [["Hint", "Map"]]
    keyboard, more = laid((), ("Map",))
    assert (words(keyboard)[1:], more) == ([["Map"]], ())


def test_nothing_offered_is_no_row() -> None:
    assert words(laid((), ()).keyboard) == [["A", "B"]]
    assert words(laid((), (), BACK, CONFIRM).keyboard)[1:] == [["‹ Back", "✓ Confirm"]]


def test_confirm_is_the_last_button_whatever_stands_beside() -> None:
    """People find it at the same place at each move."""
    long = replace(CONFIRM, text="✓ Подтвердить")
    for near in ((), ("Hint",), ("Hint", "Map", "Scoring")):
        for confirm in (CONFIRM, long):
            keyboard, more = laid(near, ("Rules", "Film"), BACK, confirm)
            assert keyboard[-1][-1] == confirm
            assert BACK in keyboard[-1]
            shown = every(keyboard, more)
            assert {*near, "Rules", "Film"} <= {*shown}
    assert words(laid((), ("Rules", "Film"), BACK, CONFIRM).keyboard)[1:] == [
        ["‹ Back", "⋯ More", "✓ Confirm"]
    ]
    assert words(laid((), ("Rules", "Film"), BACK, long).keyboard)[1:] == [
        ["⋯ More"],
        ["‹ Back", "✓ Подтвердить"],
    ]


def test_list_stands_in_the_place_of_the_buttons_of_its_own_message_alone() -> None:
    keyboard, more = laid((), ("Map", "Film"))
    board = Surface("board", Place(ANNA.id), "1", "…", keyboard, more=more)
    assert with_list(board, panel_of("board")).keyboard == more
    for panel in ("", panel_of("hand0"), "board"):
        assert with_list(board, panel) == board
    bare = replace(board, more=())
    assert with_list(bare, panel_of("board")) == bare


def test_way_to_ones_hand_comes_first() -> None:
    way = offers(Rank.WAY, (Button("My hand", Rematch(TABLE)),))
    near = offers(Rank.NEAR, row("Hint"))
    assert words(composed(FRAME, "en", (TABLE, "board"), (), (*near, *way)).keyboard) == [
        ["My hand", "Hint"]
    ]
