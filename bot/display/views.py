"""What messages show of a game: a viewer's view, and the last events. Where what was seen is to be
remembered, these messages vanish (docs/adr/0033).
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

import render
from bot.display.values import Surface
from bot.table.values import Live, Phase, Refused, game_of
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.contract import AnyGame, Transition, must_forget
from games.core.memo import memo
from games.core.values import Viewer


def forgets(game: AnyGame, live: Live) -> bool:
    """Tell whether the messages of a table must not stay in its chats. They may once the game is
    over and everything is revealed.
    """
    return live.table.phase is Phase.RUNNING and must_forget(game, live.table.options)


def facts(frame: Frame, live: Live) -> Transition[Any]:
    """Return the position of a game, with its last events, for messages to people; nothing else may
    read it (docs/adr/0033). Where the game forgets, only the table's own messages may, because they
    vanish; any other message would stay.

    :raises Refused: when the game forgets and the message would stay.
    """
    assert live.play is not None
    if not frame.fleeting and forgets(game_of(frame.games, live.table), live):
        raise Refused("refused-memory")
    return live.play


def view_of(frame: Frame, live: Live, viewer: Viewer) -> Any:
    """Return the view of a viewer in a game that has begun: built once, however often it is asked
    for.
    """
    return _view(frame.games[live.table.game or ""], facts(frame, live).state, viewer)


def view_for(reader: Reader, live: Live) -> Any:
    """Return what a reader may see of a game that has begun."""
    return view_of(reader.frame, live, reader.viewer)


@memo(1 << 5)  # two boards of twelve seats, each with the group's view
def _view(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    return game.view(state, viewer)


def fading(reader: Reader, live: Live, surface: Surface, opening: Callable[[], str]) -> Surface:
    """Return a surface as it must be sent: where the game forgets, as one that will vanish.

    :param opening: makes the first text of the message, as HTML; it only names the people who are
        to look.
    """
    game = reader.frame.games[live.table.game or ""]
    if not forgets(game, live):
        return surface
    return replace(
        surface,
        opening=opening(),
        empty=render.blank(game.id) if surface.picture else None,
        retired_text=reader.say("board-forgotten"),
    )
