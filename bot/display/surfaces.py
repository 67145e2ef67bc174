"""`surfaces(table)`: the messages that each chat should show, as a pure function of the table. The
reconciler (`bot.reconciler`) makes Telegram agree with it.

A surface is one live message: the lobby, the board in the group, a hand in a private chat. The
reconciler makes Telegram show it. A new `generation` means a new message; everything else is an
edit.

A group's table has one public message, in the group. A circle's table has one in the private chat
of each of its people (docs/adr/0097).
"""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from bot.display.board.surface import board_surfaces
from bot.display.heard import with_heard_names
from bot.display.lobby.surface import lobby_surface
from bot.display.more import with_list
from bot.display.values import (
    NOTHING,
    ChatContext,
    Look,
    Selection,
    Selections,
    Surface,
    is_hand,
    key_in,
    public_key,
)
from bot.features.tonight.shown import poll_surface
from bot.table.circles import read_by
from bot.table.seating import circle_people
from bot.table.values import Live, Phase, Place
from bot.texts.frame import Frame, headlined, titled
from bot.texts.reader import public_reader

_NO_SELECTIONS: Selections = {}
_ALL_THERE = ChatContext()


def surfaces(
    frame: Frame,
    live: Live,
    selections: Selections = _NO_SELECTIONS,
    context: ChatContext = _ALL_THERE,
    chat: int | None = None,
) -> tuple[Surface, ...]:
    """Return everything that the table shows in a chat, or anywhere, in the order in which to show
    it.
    """
    look = Look(selections, context, chat)
    if not live.table.place.is_circle:
        return _in_place(frame, live, look)
    users = (person.user for person in circle_people(live.table))
    return tuple(
        surface
        for user in (*users, *context.dismissed)
        if chat in (None, user)
        for surface in _reader_surfaces(frame, live, user, look)
    )


def _in_place(frame: Frame, live: Live, look: Look) -> tuple[Surface, ...]:
    place = live.table.place
    if place.is_private and any(p.aloud and p.user == place.chat for p in live.table.people):
        live = with_heard_names(live)
    shown = _table_surfaces(frame, live, look)
    panel = look.selections.get(None, NOTHING).panel
    if live.table.letter:
        shown = tuple(_told_apart(frame, live, surface) for surface in shown)
    return tuple(with_list(surface, panel) for surface in shown) if panel else shown


def _reader_surfaces(frame: Frame, live: Live, user: int, look: Look) -> Iterator[Surface]:
    """Yield the surfaces of one reader of a circle. Each chat's surfaces have keys of their own,
    and do not show what others have selected.
    """
    selections, context, _ = look
    panel = selections.get(None, NOTHING)
    own: Selections = {**selections, None: _own(panel, user)}
    told = {public_key(key, user): moves for key, moves in context.told.items()}
    here = read_by(live, user)
    for surface in _in_place(frame, here, Look(own, replace(context, told=told))):
        key = surface.key if is_hand(surface.key) else key_in(surface.key, user)
        yield replace(surface, key=key, place=Place(user))


def _own(panel: Selection, user: int) -> Selection:
    return panel if panel.reader == user else NOTHING


def _table_surfaces(frame: Frame, live: Live, look: Look) -> tuple[Surface, ...]:
    if live.play is not None:
        return board_surfaces(frame, live, look)
    if look.chat not in (None, live.table.place.chat):
        return ()
    reader, selection = public_reader(frame, live.table), look.selections.get(None, NOTHING)
    if live.table.ballot and live.table.phase is Phase.VOTING:
        return (poll_surface(reader, live.table, live.table.ballot),)
    return (lobby_surface(reader, live.table, selection, pictures=look.context.pictures),)


def _told_apart(frame: Frame, live: Live, surface: Surface) -> Surface:
    """Return a surface of a lettered table's own place with the letter before its text; and with
    the game's name once the game has begun, since a lobby has it anyway. Surfaces in private chats
    name their table anyway.
    """
    table = live.table
    headed = partial(headlined if live.play is None else titled, frame)
    if surface.place != table.place or is_hand(surface.key):
        return surface
    said = ("text", "retired_text", "line", "opening")
    return replace(surface, **{part: headed(table, getattr(surface, part)) for part in said})
