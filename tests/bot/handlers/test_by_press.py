"""Where a button of a table opens it: in its own chat, and in its people's private chats."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.display.buttons import Agree
from bot.handlers.door import by_press
from tests.bot.tables import ANNA, BORIS, GROUP, STRANGER, begun

ELSEWHERE = -500


@pytest.mark.parametrize(
    ("chat", "user", "opens"),
    [
        (GROUP.chat, ANNA.id, True),
        (GROUP.chat, STRANGER.id, True),
        (ANNA.id, ANNA.id, True),
        (STRANGER.id, STRANGER.id, False),
        (ELSEWHERE, ANNA.id, False),
        (ELSEWHERE, STRANGER.id, False),
        (BORIS.id, ANNA.id, False),
    ],
)
def test_a_button_opens_its_table_where_it_stands(chat: int, user: int, *, opens: bool) -> None:
    """Not in a group to which somebody of the table has brought it: all there would read."""
    live = begun("gifts", ANNA, BORIS)
    query: Any = SimpleNamespace(
        message=SimpleNamespace(chat=SimpleNamespace(id=chat)),
        from_user=SimpleNamespace(id=user),
        data="",
    )
    assert (by_press(live, query, Agree) is live) == opens
