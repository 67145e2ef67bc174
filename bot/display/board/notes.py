"""Notes: quiet messages without a question, to look up later, of a person or of the group. PURE."""

from collections.abc import Iterator

from bot.display.board.aloud import chapters
from bot.display.pictures import picture_of
from bot.display.tables_of import headed
from bot.display.values import BOARD, LAST, Surface, note_key
from bot.display.views import view_for
from bot.table.values import Live, Phase, Table, game_of
from bot.texts.frame import html_names
from bot.texts.reader import Reader
from games.core.aloud import Lines, within
from games.core.contract import notes_of
from games.core.message import Named


def note_surfaces(reader: Reader, live: Live) -> Iterator[Surface]:
    """Yield the notes of a reader: quiet messages without a question."""
    table, is_own = live.table, reader.chair is not None
    notes = notes_of(game_of(reader.frame.games, table), view_for(reader, live))
    for name, title in notes.items():
        yield Surface(
            key=note_key(reader.chair, name),
            place=reader.place,
            generation=name,
            text=_text(reader, table, (title, *_lines_about_players(reader, live, name))),
            picture=picture_of(reader.frame, live, reader.viewer, name, reader.language),
            silent=True,
            way=home_of(table) if is_own else "",
            stays=is_own and table.phase is not Phase.RUNNING,
        )


def _text(reader: Reader, table: Table, lines: Lines) -> str:
    text = "\n".join(reader.say(line, html_names(table)) for line in lines)
    return text if reader.chair is None else headed(reader.frame, table, reader.language, text)


def _lines_about_players(reader: Reader, live: Live, note: str) -> Lines:
    """Return what the picture of a note shows of the players, for who plays in words: all the rest
    stands in the chapter that bears the note's name.
    """
    lines = chapters(reader, live).get(note.partition("-")[0], ())
    return tuple(line for line in lines if any(isinstance(part, Named) for part in within(line)))


def home_of(table: Table) -> str:
    """Return the key of the message in the group that private ones lead to."""
    return BOARD if table.phase is Phase.RUNNING else LAST
