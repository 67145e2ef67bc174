"""Hints: the move that a computer would make in a person's seat, shown to that person alone.
PURE.
"""

from collections.abc import Sequence

from bot.display.board.previews import brings, named_move
from bot.display.fitted import units
from bot.display.pictures import picture_of
from bot.display.token import Token
from bot.display.values import BOARD, Button, Surface, reply
from bot.display.views import facts
from bot.features.hints.table import gives_hints
from bot.table.values import Live, Place, game_of, stamp_of
from bot.texts.frame import Frame, html_names, plain_names
from bot.texts.reader import Reader
from bot.texts.wording import Asker
from games.core.choices import Path, decision, screen
from games.core.message import Message
from games.core.values import TABLE, Seat

_TOAST = 120
"""Letters of a toast that are read before it goes; Telegram has room for 200.
https://core.telegram.org/bots/api#answercallbackquery."""


class Hint(Token, tag="I", frozen=True):
    """Ask for the move that a computer would make."""


def asks_at(frame: Frame, live: Live, seat: Seat, place: Place) -> bool:
    """Tell whether what a seat is asked stands in this private chat of its person."""
    game = game_of(frame.games, live.table)
    return live.table.place == place or game.asks_in_private(facts(frame, live).state, seat)


def why(frame: Frame, live: Live, language: str, reasons: Sequence[Message], *, plain: bool) -> str:
    """Say in a line why a computer would make a move; empty without reasons.

    :param plain: whether the line is for a toast, without HTML: without what it has no room for.
    """
    names = (plain_names if plain else html_names)(live.table)
    while joined := "; ".join(frame.say(language, reason, names) for reason in reasons):
        line = frame.say(language, Message("hint-why", {"reasons": joined}))
        if not plain or len(reasons) == 1 or units(line) <= _TOAST:
            return line
        reasons = reasons[:-1]
    return ""


def hint_buttons(frame: Frame, live: Live, seat: Seat | None, language: str) -> tuple[Button, ...]:
    """A button where somebody is asked who may ask what a computer would do."""
    if seat is None or not gives_hints(frame.games, live.table):
        return ()
    said = f"💡 {frame.say(language, 'button-hint')}"
    return (Button(said, Hint(live.table.id)),)


def hint_surface(reader: Reader, live: Live, path: Path, reasons: Sequence[Message]) -> Surface:
    """Return a move that is asked in public as a preview for the private chat."""
    frame, language, seat = reader.frame, reader.language, reader.seat
    shown = screen(decision(game_of(frame.games, live.table), facts(frame, live).state, seat), path)
    asker = Asker(frame, live.table, language, stamp_of(frame.games, live, seat))
    said = reader.say(Message("hint", {"move": named_move(asker, live, seat, shown)}))
    brought = brings(reader, live, shown)
    reason = why(frame, live, language, reasons, plain=False)
    picture = picture_of(frame, live, TABLE, BOARD, language, shown, seat)
    text = "\n".join(line for line in (said, brought, reason) if line)
    return reply(reader.place, text, (), picture)
