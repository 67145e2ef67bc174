"""Who reads, and how, is asked where a Reader is made: nobody else makes one from a bare frame,
which would show pictures to somebody who plays in words.
"""

import ast
from pathlib import Path

from msgspec.structs import replace

from bot.texts.reader import private_reader, public_reader
from tests.bot.tables import ANNA, BORIS, FRAME, begun

_BOT = Path(__file__).parents[3] / "bot"


def _makers() -> set[str]:
    """The files of the bot in which a Reader is made."""
    return {
        path.relative_to(_BOT).as_posix()
        for path in _BOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reader"
        if "from bot.texts.reader import" in path.read_text() or path.name == "reader.py"
    }


def test_readers_are_made_in_one_file() -> None:
    assert _makers() == {"texts/reader.py"}


def test_only_the_private_reader_reads_in_their_own_way() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    blind = replace(ANNA, aloud=True, full=True, language="uk")
    own = private_reader(FRAME, blind)
    assert (own.place.chat, own.language) == (ANNA.id, "uk")
    assert (own.frame.pictures, own.frame.aloud, own.frame.full) == (False, True, True)
    assert public_reader(FRAME, live.table).frame == FRAME
