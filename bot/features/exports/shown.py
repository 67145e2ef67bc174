"""Files that can be exported from a table: the map as a large picture, the game as text. PURE.

Both hold only what the whole group has seen. The moves of a running game with secrets would give
these away, so there is no text before its end.
"""

from typing import ClassVar

import render
from bot.display.pictures import map_picture
from bot.display.records.chronicle import chronicle
from bot.display.token import Token
from bot.display.values import Document, Surface
from bot.display.views import forgets
from bot.table.values import Live, Place, Refused, game_of, is_open, keeps_secrets
from bot.texts.frame import Frame, headlined


class Export(Token, tag="p", frozen=True):
    """Send the table as files."""

    is_for_outsiders: ClassVar[bool] = True


def exports(frame: Frame, live: Live, place: Place) -> tuple[Surface, ...]:
    """Return the files, for a place in the table's chat.

    :raises Refused: when the game has not begun, when its files would tell what is to come, or when
        it forgets.
    """
    if live.play is None:
        raise Refused("refused-not-begun")
    if is_open(live.table) and live.table.is_challenge:  # the log tells what is to be drawn
        raise Refused("refused-challenge-files")
    if forgets(game_of(frame.games, live.table), live):  # a file would stay
        raise Refused(_LATER)
    is_secret = _is_secret(frame, live)
    files = [*_map(frame, live), *([] if is_secret else [_text(frame, live)])]
    if not files:
        raise Refused(_LATER)
    more = (_LATER,) if is_secret else ()
    return tuple(_file_surface(frame, live, place, file, more) for file in files)


_LATER = "refused-log-secret"
"""Says that the moves can be had when the game is over."""


def _map(frame: Frame, live: Live) -> list[Document]:
    picture = map_picture(frame, live)
    if picture is None or not render.exports(picture.game):
        return []
    return [Document(f"{picture.game}-map.jpg", picture)]


def _text(frame: Frame, live: Live) -> Document:
    return Document(f"{live.table.game}.txt", chronicle(frame, live))


def _is_secret(frame: Frame, live: Live) -> bool:
    return is_open(live.table) and keeps_secrets(frame.games, live.table)


def _file_surface(
    frame: Frame, live: Live, place: Place, file: Document, more: tuple[str, ...]
) -> Surface:
    id = "export-log" if isinstance(file.content, str) else "export-map"
    said = "\n".join(frame.say(live.table.language, part) for part in (id, *more))
    if place == live.table.place:
        said = headlined(frame, live.table, said)
    return Surface("reply", place, "", said, silent=True, document=file)
