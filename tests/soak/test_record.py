"""The reading of requests to see a message again, and of their chats, from the playground's
journal.
"""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.token import Token, code_of
from bot.features.hints.shown import Hint
from bot.features.lessons.buttons import Learn
from bot.features.pause.buttons import Pause, Resume
from playground.state import BOT
from playground.world.changes import AnyChange, MessageSent, QueryOpened
from playground.world.values import Button, Message, Query
from tests.bot.tables import ANNA, BORIS
from tests.soak.record import read

TABLE, GROUP = "0123456789", -100
BOARD = Message(GROUP, BOT.id, 7, keyboard=((Button("Hint", data=f"{TABLE}:{code_of(Hint)}"),),))


def journal(folder: Path, *changes: AnyChange) -> Path:
    lines = b"".join(msgspec.json.encode(change) + b"\n" for change in changes)
    (folder / "journal.jsonl").write_bytes(lines)
    return folder


def pressed(token: Token) -> QueryOpened:
    data = str(token)
    return QueryOpened(Query("1", ANNA.id, ANNA.id, 7, data, 0.0))


@pytest.mark.parametrize(
    "press",
    [
        pressed(buttons.Hand(TABLE)),
        pressed(buttons.Lens(TABLE, "fields")),
        pressed(Learn(TABLE, "castle")),
    ],
    ids=["hand", "lens", "lesson"],
)
def test_what_a_button_calls_up_is_wanted_in_the_own_chat(
    tmp_path: Path, press: QueryOpened
) -> None:
    assert read(journal(tmp_path, MessageSent(BOARD), press)).asked == [(1, ANNA.id)]


def test_board_is_wanted_in_its_group_and_without_one_in_the_own_chat(tmp_path: Path) -> None:
    press = pressed(buttons.Board(TABLE))
    assert read(journal(tmp_path, MessageSent(BOARD), press)).asked == [(1, GROUP)]
    assert read(journal(tmp_path, press)).asked == [(0, ANNA.id)]


def test_message_of_a_person_wants_an_answer_and_a_move_does_not(tmp_path: Path) -> None:
    said = Message(GROUP, ANNA.id, 8)
    changes = (
        MessageSent(said),
        MessageSent(BOARD),
        pressed(buttons.Confirm(TABLE, "1x00000000", "0")),
    )
    assert read(journal(tmp_path, *changes)).asked == [(0, GROUP)]


def test_board_is_wanted_by_all_where_somebody_asks_for_a_pause_or_goes_on(tmp_path: Path) -> None:
    """docs/adr/0128: whoever is to agree, or to move again, is called by a new message."""
    hands = [replace(BOARD, chat_id=chat) for chat in (ANNA.id, BORIS.id)]
    for press in (pressed(Pause(TABLE, 3)), pressed(Resume(TABLE))):
        asked = read(journal(tmp_path, *map(MessageSent, hands), press)).asked
        assert sorted(asked) == [(2, ANNA.id), (2, BORIS.id)]
