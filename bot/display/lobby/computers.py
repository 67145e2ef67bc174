"""The lobby's panel about computer players: the host adds and removes them, and sets how long they
wait and whether they give hints.
"""

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.values import Button, Keyboard
from bot.features.hints.table import can_hint
from bot.table.computers import levels, own
from bot.table.gathering import has_room
from bot.table.seating import chairs
from bot.table.values import PACES, Chair, Games, Table, game_of, stamp_of_table
from bot.texts.frame import ROBOT, Frame, colour_mark
from bot.texts.reader import Reader
from games.core.contract import Level
from games.core.message import Message
from games.core.seats import is_shared

COMPUTERS = "computers"
"""The panel."""


def may_sit(games: Games, table: Table) -> bool:
    """Tell whether computers can play: not in a team, for it shares one seat."""
    return not is_shared(game_of(games, table), table.options)


def computers_panel(reader: Reader, table: Table) -> tuple[str, Keyboard]:
    """Return the text of the panel, and its buttons."""
    sitting = [chair for chair in chairs(table) if table.people[chair] in own(table)]
    text = reader.say("lobby-computers-help")
    room = levels(reader.frame.games, table) if has_room(reader.frame.games, table) else ()
    rows = (
        *grid(tuple(_add(reader, table, level) for level in room)),
        *grid(tuple(_remove(reader, table, chair) for chair in sitting)),
        *grid(tuple(_pace(reader, table, pace) for pace in PACES)),
        _hints(reader, table),
        (Button(reader.say("button-back"), buttons.Lobby(table.id)),),
    )
    title = f"<b>{ROBOT} {reader.say('lobby-computers')}</b>"
    return f"{title}\n{text}", tuple(row for row in rows if row)


def level_word(frame: Frame, language: str, level: Level) -> str:
    """Say how well a computer plays."""
    return frame.say(language, _LEVELS[level])


_LEVELS = {
    Level.EASY: "level-easy",
    Level.MEDIUM: "level-medium",
    Level.STRONG: "level-strong",
}


def _add(reader: Reader, table: Table, level: Level) -> Button:
    said = f"＋ {level_word(reader.frame, reader.language, level)}"
    return Button(said, buttons.AddComputer(table.id, level.value))


def _remove(reader: Reader, table: Table, chair: Chair) -> Button:
    person = table.people[chair]
    said = f"✕ {colour_mark(person)} {person.name}"
    return Button(said, buttons.RemoveComputer(table.id, chair, stamp_of_table(table)))


def _pace(reader: Reader, table: Table, pace: int) -> Button:
    picked = "✓ " if pace == table.pace else ""
    said = reader.say(Message("computers-pace", {"seconds": pace}))
    return Button(f"{picked}⏱ {said}", buttons.Pace(table.id, pace))


def _hints(reader: Reader, table: Table) -> tuple[Button, ...]:
    """A button that allows hints or forbids them, where there can be any."""
    if not can_hint(reader.frame.games, table):
        return ()
    said = reader.say("computers-hints-on" if table.hints else "computers-hints-off")
    return (Button(f"💡 {said}", buttons.Hints(table.id, not table.hints)),)
