"""What is known of a chat when somebody taps on a message there that says other things (ADR 59)."""

from msgspec.structs import replace

from bot.display.values import Tapped
from bot.reconciler.state.shown import RetiredMessage, Shown, adopted
from bot.table.values import Place

BOARD = Shown(
    place=Place(-1),
    generation="3",
    message=20,
    digest="true",
    picture="map",
    has_buttons=True,
    retired_text="Anna has moved",
    pin="pinned",
)
SHEET = replace(BOARD, message=22, has_buttons=False)
HAND = replace(BOARD, place=Place(7), message=30, picture=None)
SHOWN = {"board": BOARD, "sheet": SHEET, "hand0": HAND}


def test_live_message_is_shown_once_more_if_it_asks_what_is_not_to_be_decided() -> None:
    assert adopted(SHOWN, Tapped(-1, 20, has_picture=True)) == {}
    ahead = adopted(SHOWN, Tapped(-1, 20, has_picture=True, is_true=False))
    assert ahead == {"board": replace(BOARD, digest="", picture="")}
    text = adopted(SHOWN, Tapped(7, 30, has_picture=False, is_true=False))
    assert text == {"hand0": replace(HAND, digest="")}


def test_message_below_is_the_live_one_and_the_other_an_old_one() -> None:
    for is_true in (True, False):
        changed = adopted(SHOWN, Tapped(-1, 21, has_picture=False, is_true=is_true))
        assert set(changed) == {"board"}
        board = changed["board"]
        assert (board.message, board.digest, board.picture, board.pin) == (21, "", None, "")
        assert board.stale == (
            RetiredMessage(20, BOARD.retired_text, has_picture=True, is_pinned=True),
        )


def test_old_messages_above_and_those_of_unknown_chats_are_left_alone() -> None:
    old = RetiredMessage(19, "Boris has moved", has_picture=True)
    shown = SHOWN | {"board": replace(BOARD, stale=(old,))}
    assert adopted(shown, Tapped(-1, 19, has_picture=True, is_true=False)) == {}
    assert adopted(SHOWN, Tapped(8, 30, has_picture=True, is_true=False)) == {}


def test_unknown_message_above_is_a_copy_and_loses_its_buttons() -> None:
    """The answer to it was lost, and it was sent once more."""
    for is_true in (True, False):
        changed = adopted(SHOWN, Tapped(-1, 19, has_picture=True, is_true=is_true))
        copy = RetiredMessage(19, "", has_picture=True, is_copy=True)
        assert changed == {"board": replace(BOARD, stale=(copy,))}
