"""Notes: quiet messages without a question, to look up later, of a person or of the group. PURE."""

from collections.abc import Iterator

from bot.display.board.aloud import chapters
from bot.display.pictures import picture_of
from bot.display.tables_of import headed
from bot.display.values import BOARD, LAST, Surface, note_key
from bot.display.views import view_of
from bot.table.seating import seat_at
from bot.table.values import Chair, Live, Phase, Place, Table, game_of
from bot.texts.frame import Frame, html_names
from games.core.aloud import Lines, within
from games.core.contract import notes_of
from games.core.message import Named
from games.core.values import TABLE, Viewer


def note_surfaces(frame: Frame, live: Live, chair: Chair | None) -> Iterator[Surface]:
    """Yield the notes of a person, or of the group: quiet messages without a question."""
    table, viewer = live.table, TABLE
    place, language = table.place, table.language
    if chair is not None:
        viewer = seat_at(table, chair)
        place, language = Place(table.people[chair].user), table.people[chair].language
    ends = table.phase is not Phase.RUNNING
    notes = notes_of(game_of(frame.games, table), view_of(frame, live, viewer))
    for name, said in notes.items():
        yield Surface(
            key=note_key(chair, name),
            place=place,
            generation=name,
            text=_note(frame, live, chair, language, (said, *_read(frame, live, viewer, name))),
            picture=picture_of(frame, live, viewer, name, language),
            silent=True,
            way="" if chair is None else home_of(table),
            stays=ends and chair is not None,
        )


def _note(frame: Frame, live: Live, chair: Chair | None, language: str, lines: Lines) -> str:
    table = live.table
    said = "\n".join(frame.say(language, line, html_names(table)) for line in lines)
    return said if chair is None else headed(frame, table, language, said)


def _read(frame: Frame, live: Live, viewer: Viewer, name: str) -> Lines:
    """Return what the picture of a note shows of the players, for who plays in words: all the rest
    stands in the chapter that bears the note's name.
    """
    lines = chapters(frame, live, viewer).get(name.partition("-")[0], ())
    return tuple(line for line in lines if any(isinstance(one, Named) for one in within(line)))


def home_of(table: Table) -> str:
    """Return the key of the message in the group that private ones lead to."""
    return BOARD if table.phase is Phase.RUNNING else LAST
