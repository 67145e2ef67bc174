"""The messages of signs: the line that lists them, and the buttons that make them. PURE."""

from html import escape

from msgspec.structs import replace

from bot.display.keyboards import back_button, grid
from bot.display.values import Button, Keyboard, Surface
from bot.features.signs import buttons
from bot.features.signs.table import SIGNS, may_sign, seen
from bot.table.seating import chair_of, present
from bot.table.values import Live, Phase, Table
from bot.texts.frame import called
from bot.texts.reader import Reader

PANEL = "signs"
"""The panel with the signs, in the place of the board's buttons."""
_WORDS = ("sign-bravo", "sign-thinking", "sign-moment", "sign-hello", "sign-laugh", "sign-thanks")


def signs_line(reader: Reader, table: Table) -> str:
    """List the signs of this position, in words for people who play in words; empty without any."""
    told = (
        f"{escape(called(table.people[sign.chair]))}: {_sign_label(reader, table, sign.which)}"
        for sign in seen(table)
    )
    line = " · ".join(told)
    return f"💬 {line}" if line else ""


def _sign_label(reader: Reader, table: Table, sign: int) -> str:
    if not reader.frame.aloud:
        return SIGNS[sign]
    return f"{SIGNS[sign]} {reader.say(_WORDS[sign])}"


def signs_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """A button that leads to the signs, for a reader who makes some."""
    if not _may_read_and_sign(table):
        return ()
    token = buttons.Sign(table.id)
    return (Button(f"💬 {reader.say('button-signs')}", token),)


def with_signs(
    reader: Reader, live: Live, board: Surface, panel: str, beside: Keyboard = ()
) -> Surface:
    """Return the board with the buttons of signs in the place of its own, if its reader has opened
    them.

    :param beside: more rows about the other players.
    """
    table = live.table
    if panel != PANEL or not table.reader or table.phase is not Phase.RUNNING:
        return board
    is_muted = chair_of(table, table.reader) in table.signs.muted
    said = reader.say("button-unmute" if is_muted else "button-mute")
    mute = Button(said, buttons.Mute(table.id, "n" if is_muted else "y"))
    leave = back_button(reader.frame, reader.language, buttons.Sign(table.id, -1))
    rows = (*sign_rows(reader, table), (mute,), *beside, (leave,))
    return replace(board, keyboard=rows)


def sign_rows(reader: Reader, table: Table) -> Keyboard:
    """Return the buttons that make a sign; in words for people who play in words."""
    if not _may_read_and_sign(table):
        return ()
    signs = tuple(
        Button(_sign_label(reader, table, n), buttons.Sign(table.id, n + 1))
        for n in range(len(SIGNS))
    )
    return grid(signs) if reader.frame.aloud else (signs,)


def _may_read_and_sign(table: Table) -> bool:
    """Tell whether the reader of a circle's copy sits there, and signs are made there: nobody signs
    for whom a computer plays.
    """
    return (
        bool(table.reader) and may_sign(table) and chair_of(table, table.reader) in present(table)
    )
