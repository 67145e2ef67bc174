"""The bench's people press what leads their move on, however its label begins."""

from pathlib import Path
from random import Random

import pytest

from bench.crowd import Circle, Crowd
from bench.world import groups
from bot.display.buttons import Hand, choice
from playground.settings import NO_RATES, Settings
from playground.state import Playground
from playground.world.messages import send
from playground.world.values import Button, Entity, Message, Text

TABLE, STAMP, ANNA = "0123456789", "8d1f0c", 7


def leads(text: str, *path: int, confirm: bool = False, page: int = 0) -> Button:
    return Button(text, str(choice(TABLE, STAMP, path, confirm=confirm, page=page)))


def pressed(*keys: Button, times: int = 60) -> set[str]:
    """The labels of all that is pressed on a board with these buttons."""
    found = set()
    circle = Circle(-1, Random(1))
    for _ in range(times):
        circle.board = Message(-1, 1, keyboard=(keys,), pinged=(ANNA,))
        chosen = circle.choose()
        if chosen:
            assert chosen[0] == ANNA
            found.add(chosen[1].text)
    return found


def test_what_is_seen_already_is_not_pressed_again() -> None:
    """They waited half a minute for a picture that did not come: the figure was a third of what it
    should have been.
    """
    turns = (leads("● 1", 3, 0), leads("↻ 2", 3, 1), leads("chosen, 3", 3, 2))
    confirm = leads("Confirm", 3, 0, confirm=True)
    assert pressed(*turns, confirm) == {"↻ 2", "chosen, 3", "Confirm"}
    assert pressed(leads("● 1", 3, 0), confirm) == {"Confirm"}


def test_nothing_leads_back_or_to_another_page() -> None:
    keys = (leads("‹ Back", 3), leads("Start", page=0), leads("more", 3, 1, page=1))
    confirm = leads("OK", 3, 1, confirm=True)
    assert pressed(*keys, Button("Hand", str(Hand(TABLE))), confirm) == {"OK"}
    assert pressed(leads("▶", page=1), leads("12", 12)) == {"12"}


def test_way_so_far_is_remembered_where_there_is_no_confirm() -> None:
    circle = Circle(-1, Random(1))
    circle.note(leads("3", 3))
    keys = (leads("anything", 3), leads("page", 3, page=1), leads("on", 3, 1))
    circle.board = Message(-1, 1, keyboard=(keys,), pinged=(ANNA,))
    assert {circle.choose() for _ in range(20)} == {(ANNA, keys[2])}


def test_who_is_called_in_private_presses_where_the_board_only_names_them() -> None:
    """No board mentioned them, so that nobody pressed anything, and the figures were of nothing."""
    circle, keys = Circle(-1, Random(1), {"Anna": ANNA, "Max": 8}), (leads("12", 12),)
    circle.board = Message(-1, 1, body=Text("Anna: +2\n➤ 🔵 Max — where to?"), keyboard=(keys,))
    assert circle.choose() == (8, keys[0])


async def test_a_press_that_is_not_answered_or_after_which_nothing_is_shown_is_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each such wait lowers a rate: nobody was told of any."""
    monkeypatch.setattr("bench.crowd.PATIENCE", 0.3)
    play = Playground(tmp_path, Settings(rates=NO_RATES))
    world, (chat,) = play.world, groups(play, 1)
    anna = world.chats[chat].members[0]
    crowd = Crowd(play, [chat])
    turn = Text("Anna", (Entity("text_mention", 0, 4, user_id=anna),))
    send(world, Message(chat, world.bot_id, body=turn, keyboard=((leads("12", 12),),)))
    await crowd.tap_on(1.0, patient=True)
    play.close()
    assert crowd.unseen == crowd.lost > 0
