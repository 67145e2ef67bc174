"""What private chats show, and what must never leave them."""

import re

from msgspec.structs import replace

from bot.table import (
    Place,
)
from games.core.rng import Rng
from games.core.values import Seat
from tests.bot.looking import buttons, focus, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    GROUP,
    PEOPLE,
    begun,
    moved,
)
from tests.toys.sealed import Beast


def test_hand_goes_to_its_own_private_chat_in_its_own_language() -> None:
    live = begun("sealed", *PEOPLE)
    for seat, person in enumerate(live.table.people):
        hand = shown(live)[f"hand{seat}"]
        assert hand.place == Place(person.user)
        asked = {"en": "Your turn", "ru": "Ваш ход", "uk": "Ваш хід"}[person.language]
        assert asked in hand.text


def test_nobody_learns_what_another_holds() -> None:
    """Words, pictures and callback data of all chats, through a whole game."""
    live = begun("sealed", *PEOPLE)
    for moves in range(6):
        later = moved(live, moves)
        assert later.play is not None
        state, game = later.play.state, ALL["sealed"]
        for key, surface in shown(later).items():
            viewer = None if key in ("board", "last") else Seat(int(key[-1]))
            known = set(game.view(state, viewer).played)
            if viewer is not None:
                known |= {*state.hands[viewer], *state.bids[viewer]}
            said = (surface.text + repr(surface.keyboard)).lower()
            leaked = [b for b in set(Beast) - known if re.search(rf"\b{b}\b", said)]
            assert leaked == [], (key, surface)


def test_group_sees_no_difference_between_hands_that_it_cannot_tell() -> None:
    live = moved(begun("sealed", *PEOPLE), 2)
    assert live.play is not None
    other = ALL["sealed"].resample(live.play.state, None, Rng(5))
    assert other != live.play.state
    dealt = replace(live, play=replace(live.play, state=other))
    assert shown(dealt)["board"] == shown(live)["board"]


def test_board_of_a_secret_game_leads_to_the_hand_and_asks_nothing() -> None:
    board = shown(begun("sealed", ANNA, BORIS))["board"]
    assert buttons(board) == [["My hand"]]
    assert board.place == GROUP


def test_new_question_is_a_new_message_and_its_outcome_an_edit() -> None:
    live = begun("sealed", ANNA, BORIS)
    hands = [shown(moved(live, moves))["hand0"] for moves in range(5)]
    asked = [not hand.silent for hand in hands]
    posts = [hand.post for hand in hands]
    for before, after in zip(range(4), range(1, 5), strict=True):
        is_new_question = asked[after] and not asked[before]
        assert (posts[after] != posts[before]) == is_new_question
    assert asked[0]
    assert not asked[-1]
    assert posts[-1] == "2"


def test_simultaneous_choosers_keep_their_half_made_choices() -> None:
    live = begun("sealed", ANNA, BORIS)
    looks = (focus(live, 0, 1), focus(live, 1, 0, 1))
    both = shown(live, *looks)
    assert both["hand0"] == shown(live, looks[0])["hand0"] != shown(live)["hand0"]
    assert both["hand1"] == shown(live, looks[1])["hand1"] != shown(live)["hand1"]


def test_game_without_secrets_writes_to_nobody_in_private() -> None:
    assert list(shown(begun("gifts", *PEOPLE))) == ["board"]
