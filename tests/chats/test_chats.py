"""Whole games as the group and each person see them: files to be read, and compared.

`<name>.json` is a log, played by the bot's own commands. After a change that is meant, write the
transcripts anew and read the difference:

    REWRITE_TRANSCRIPTS=1 .venv/bin/pytest tests/chats
"""

import os
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from bot.display.board.recap import moves_of
from games.core.log import Log
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from tests.bot.leaks import seen, state_of, with_state
from tests.bot.tables import ALL, FRAME
from tests.chats.transcript import moments, transcript
from tests.proofs import filled

FOLDER = Path(__file__).parent
GAMES = ("castle", "glastonbury", "laar", "land_vs_sea", "saboteur", "saboteur-second")


def recorded(name: str) -> Log:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Log)


@pytest.mark.parametrize("name", GAMES)
def test_chats_read_as_they_did(name: str) -> None:
    path, text = FOLDER / f"{name}.txt", "\n".join(transcript(recorded(name))) + "\n"
    if "REWRITE_TRANSCRIPTS" in os.environ:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", GAMES)
def test_nothing_in_a_chat_follows_from_what_only_others_know(name: str) -> None:
    """What a reader cannot know is dealt anew: their chat is the same. Readers take turns."""
    log = recorded(name)
    readers = cycle((TABLE, *map(Seat, range(log.seats))))
    in_play = (live for _, live in moments(log) if live.play)
    for reader, live in filled(zip(readers, in_play, strict=False)):
        moves = moves_of(live)
        dealt = with_state(live, ALL[log.game].resample(state_of(live), reader, Rng(moves)))
        assert seen(FRAME, dealt, {}, reader) == seen(FRAME, live, {}, reader), (reader, moves)
