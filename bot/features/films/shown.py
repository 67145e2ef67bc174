"""A game as a film: what the whole table saw, from the first move to the last. PURE.

People who did not sit at the table may see it too, because it shows only what the whole group was
shown. While a game with secrets, or a game of memory, runs, there is no film.
"""

from msgspec.structs import replace

import render
from bot.display.board.finals import share_button, step_button
from bot.display.pictures import picture_of
from bot.display.token import Token
from bot.display.values import BOARD, Button, Document, Film, Keyboard, Surface, reply
from bot.display.views import view_of
from bot.table.seating import seat_at
from bot.table.values import (
    Chair,
    Live,
    Phase,
    Refused,
    Table,
    game_of,
    is_open,
    keeps_secrets,
)
from bot.texts.catalogues import message_id
from bot.texts.frame import headlined
from bot.texts.reader import Reader
from games.core.contract import must_forget
from games.core.log import Move
from games.core.message import Message
from games.core.values import TABLE


class SendFilm(Token, tag="F", frozen=True):
    """Send the game as a film."""


def film_row(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons below the last word: to the film, unless nothing has moved, and to other
    chats.
    """
    said = reader.say("button-film")
    film = (Button(said, SendFilm(live.table.id)),) if _film(reader, live) else ()
    row = (*film, *share_button(reader.frame, live, reader.language))
    return (row,) if row else ()


def since_button(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Return the button that leads to a film since the presser's own last move, if there is one."""
    frame, table, game = reader.frame, live.table, game_of(reader.frame.games, live.table)
    is_told = not (keeps_secrets(frame.games, table) or must_forget(game, table.options))
    if not (is_told and _film(reader, live)):
        return ()
    return (Button(reader.say("button-film"), SendFilm(table.id)),)


def film(reader: Reader, live: Live) -> tuple[Surface, ...]:
    """Return the film of a finished game, for any chat: as an animation; as a file, for chats that
    take no animations; and in words, where no film can be made.

    :raises Refused: when the game is not over, or its painter makes no film.
    """
    made = None if is_open(live.table) else _film(reader, live)
    if made is None:
        raise Refused("refused-no-film")
    row = share_button(reader.frame, live, reader.language)
    return _ways(reader, live, made, "film-caption", (row,) if row else ())


def film_since(reader: Reader, live: Live, chair: Chair) -> tuple[Surface, ...]:
    """Return a film of a running game since a person's own last move, in the same three forms. It
    shows only what the whole table sees.

    :raises Refused: when the game does not run, the person has not moved, or the game must not be
        told again.
    """
    frame, table, game = reader.frame, live.table, game_of(reader.frame.games, live.table)
    if table.phase is not Phase.RUNNING or table.log is None:
        raise Refused("refused-not-begun")
    if keeps_secrets(frame.games, table) or must_forget(game, table.options):
        raise Refused("refused-replay-secret")
    own = (number for number, move in enumerate(table.log.moves, 1) if _is_by(table, move, chair))
    since, made = max(own, default=0), _film(reader, live)
    if made is None or since == len(table.log.moves):
        raise Refused("refused-replay-nothing")
    film, steps = replace(made, since=since), step_button(frame, live, reader.language, since)
    return _ways(reader, live, film, "film-since-caption", (steps,))


def _is_by(table: Table, move: Move, chair: Chair) -> bool:
    return move.seat == seat_at(table, chair) and move.chair in (None, chair)


def _ways(
    reader: Reader, live: Live, made: Film, caption: str, keyboard: Keyboard = ()
) -> tuple[Surface, ...]:
    place, name = reader.place, Message(message_id(live.table.game or "", "name"))
    said = reader.say(Message(caption, {"game": reader.say(name)}))
    if place == live.table.place:
        said = headlined(reader.frame, live.table, said, reader.language)
    content = Document(made.log.game, made)
    sent = Surface("film", place, "", said, keyboard, silent=True, document=content)
    as_file = replace(sent, document=Document(made.log.game, made, is_plain=True))
    return sent, as_file, reply(place, reader.say("film-failed"))


def _film(reader: Reader, live: Live) -> Film | None:
    """Return a game as a film that ends with a picture in the reader's language."""
    frame, log = reader.frame, live.table.log
    if log is None or not log.moves or live.play is None or not render.has_encoder():
        return None
    game = game_of(frame.games, live.table)
    pages = render.pages(game.id, view_of(frame, live, TABLE))
    end = picture_of(frame, live, TABLE, pages[-1], reader.language) if BOARD in pages else None
    return Film(game.package, log, end) if end else None
