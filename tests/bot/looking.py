"""Looks at what a table shows."""

import re
from html import unescape

from bot.display.buttons import Choice
from bot.display.lobby.surface import host_panel
from bot.display.surfaces import surfaces
from bot.display.token import Token
from bot.display.values import Selection, Surface, reply
from bot.table.values import Live, Place, stamp_of
from bot.texts.reader import public_reader
from games.core.choices import Path
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    FRAME,
)

TAG = re.compile(r"<[^>]+>")


def shown(live: Live, *selections: Selection) -> dict[str, Surface]:
    """All surfaces by key."""
    found = surfaces(FRAME, live, {selection.seat: selection for selection in selections})
    return {surface.key: surface for surface in found}


def only(live: Live, *selections: Selection) -> Surface:
    (surface,) = shown(live, *selections).values()
    return surface


def panel_of(live: Live, name: str) -> Surface:
    """A panel of options, as the host sees it in private."""
    return reply(
        Place(live.table.host), *host_panel(public_reader(FRAME, live.table), live.table, name)
    )


def labels(surface: Surface) -> list[str]:
    """What all buttons say, those behind "⋯", too."""
    return [button.text for row in (*surface.keyboard, *surface.more) for button in row]


def buttons(surface: Surface) -> list[list[str]]:
    return [[button.text for button in row] for row in surface.keyboard]


def more(surface: Surface) -> list[str]:
    """What stands behind "⋯", Back apart."""
    return [button.text for row in surface.more[:-1] for button in row]


def path_of(token: Token | None) -> tuple[str, Path, int]:
    """Stamp, path and page of a button that leads on in a choice."""
    assert isinstance(token, Choice)
    return token.stamp, token.path, token.page


def selection(live: Live, seat: int, *path: int, page: int = 0) -> Selection:
    return Selection(Seat(seat), stamp_of(ALL, live, Seat(seat)), path, page)


def plain(surface: Surface) -> str:
    """The text after entity parsing."""
    return unescape(TAG.sub("", surface.text))
