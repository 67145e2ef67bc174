"""What a rematch's lobby shows: that it begins by itself, and the button that puts it off. PURE."""

from bot.display.token import Token
from bot.display.values import Button
from bot.features.again.table import begins_at
from bot.table.gathering import is_for_all
from bot.table.values import Table
from bot.texts.reader import Reader


class PutOff(Token, tag="po", frozen=True):
    """Keep a rematch from beginning by itself."""


def said_of_beginning(reader: Reader, table: Table) -> str:
    """Say when a rematch begins by itself; empty where it does not."""
    if begins_at(reader.frame.games, table) is not None:
        return reader.say("rematch-begins")
    return reader.say("rematch-waits") if is_for_all(table) and not table.put_off else ""


def put_off_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Offer to put it off, once it is about to begin."""
    if begins_at(reader.frame.games, table) is None:
        return ()
    return (Button(reader.say("button-put-off"), PutOff(table.id)),)
