"""`surfaces(table)`: what each chat should show, as a pure function of the table. The reconciler
(`bot.reconciler`) makes Telegram agree with it.

A surface is one live message: the lobby, the board in the group, a hand in a private chat. The
reconciler makes Telegram show it. A new `post` means a new message; everything else is an edit.
"""

from msgspec.structs import replace

from bot.display.board.surface import board_surfaces
from bot.display.lobby.ballots import poll_surface
from bot.display.lobby.surface import lobby_surface
from bot.display.values import NOTHING, ChatContext, Selections, Surface
from bot.table.ballots import is_voting
from bot.table.values import Live, Table
from bot.texts.frame import Frame, headlined

_NO_SELECTIONS: Selections = {}
_ALL_THERE = ChatContext()


def surfaces(
    frame: Frame,
    live: Live,
    selections: Selections = _NO_SELECTIONS,
    context: ChatContext = _ALL_THERE,
) -> tuple[Surface, ...]:
    """Return everything that the table shows anywhere, in the order in which to show it."""
    shown = _shown(frame, live, selections, context)
    return tuple(_told_apart(live.table, surface) for surface in shown)


def _shown(
    frame: Frame, live: Live, selections: Selections, context: ChatContext
) -> tuple[Surface, ...]:
    if is_voting(live.table) and live.table.ballot:
        return (poll_surface(frame, live.table, live.table.ballot),)
    if live.play is None:
        selection = selections.get(None, NOTHING)
        return (lobby_surface(frame, live.table, selection, pictures=context.pictures),)
    return board_surfaces(frame, live, selections, context)


def _told_apart(table: Table, surface: Surface) -> Surface:
    """Begin what stands in the table's own place with its letter, where there are several tables;
    what stands in private chats names its table anyway.
    """
    if not table.letter or surface.place != table.place:
        return surface
    said = ("text", "retired_text", "opening")
    return replace(surface, **{part: headlined(table, getattr(surface, part)) for part in said})
