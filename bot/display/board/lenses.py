"""Lenses: other pictures of the board (such as who owns which field), called up by a button and
shown to one person alone (docs/adr/0035). PURE.

A lens belongs to nobody's turn: the board, and the choice in progress on it, stay as they are. It
is seen in the board's place and left by one button (docs/adr/0035). Beside them is the way to the
page where a table is seen up close, its map tapped (docs/adr/0107).
"""

from html import escape

from msgspec.structs import replace

import render
from bot.display import buttons
from bot.display.keyboards import back_button, grid
from bot.display.pictures import picture_of
from bot.display.values import BOARD, Button, Keyboard, Surface
from bot.display.views import forgets, view_of
from bot.table.values import Live, Phase, Refused, Table, game_of
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, headlined, plain_names, seat_mark
from bot.texts.reader import Reader
from games.core.values import TABLE, Seat

PERSON = "seat-"
"""How the name of a page about one seat begins: `seat-0` is about the first one."""


def lens_row(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons that open lenses. Those of players, whose names may be long, have rows of
    their own.
    """
    lenses = _lenses(reader.frame, live)
    views = tuple(_button(reader, live, lens) for lens in lenses if not lens.startswith(PERSON))
    people = tuple(_button(reader, live, lens) for lens in lenses if lens.startswith(PERSON))
    return (*_rows(views), *grid(people))


def offered(frame: Frame, live: Live, language: str) -> tuple[tuple[str, str], ...]:
    """Return the current lenses, each with the text of its button."""
    return tuple((page, _word(frame, live, page, language)) for page in _lenses(frame, live))


def _button(reader: Reader, live: Live, lens: str) -> Button:
    token = buttons.Lens(live.table.id, lens)
    return Button(_word(reader.frame, live, lens, reader.language), token)


_ABREAST = 3
"""Buttons in a row whose words a phone shows whole."""


def _rows(buttons: tuple[Button, ...]) -> Keyboard:
    """Put buttons into rows about as long as each other."""
    rows = -(-len(buttons) // _ABREAST) or 1
    each = -(-len(buttons) // rows)
    return tuple(buttons[at : at + each] for at in range(0, len(buttons), each or 1))


def lens(reader: Reader, live: Live, page: str) -> Surface:
    """Return the message of a lens, made from the public view, with a button that deletes it.

    :raises Refused: when the game has no such lens now.
    """
    frame, language, place = reader.frame, reader.language, reader.place
    if page not in _lenses(frame, live):
        raise Refused("refused-outdated")
    said = _lens_title(frame, live, page, language)
    if place == live.table.place:
        said = headlined(frame, live.table, said, language)
    return Surface(
        key=page,
        place=place,
        generation="",
        text=said,
        keyboard=((close_button(frame, live, language),),),
        picture=picture_of(frame, live, TABLE, page, language),
        silent=True,
    )


def with_lens(reader: Reader, live: Live, board: Surface, page: str) -> Surface:
    """Return the board with a lens in its place, in a private chat, where nobody else looks at it.
    A page that is no lens now is ignored.
    """
    if not live.table.place.is_private or page not in _lenses(reader.frame, live):
        return board
    language = reader.language
    back = buttons.Lens(live.table.id, BOARD)
    return replace(
        board,
        text=_lens_title(reader.frame, live, page, language),
        keyboard=((back_button(reader.frame, language, back),),),
        picture=picture_of(reader.frame, live, TABLE, page, language),
    )


def back_row(frame: Frame, table: str, language: str) -> Keyboard:
    """Return the button that takes away a message which is seen in the place of another one."""
    return ((back_button(frame, language, buttons.Away(table, "p")),),)


def close_button(frame: Frame, live: Live, language: str) -> Button:
    """A button that takes away a message that somebody alone sees."""
    return Button(frame.say(language, "button-close"), buttons.Away(live.table.id))


def _lens_title(frame: Frame, live: Live, page: str, language: str) -> str:
    return f"👁 <b>{escape(_word(frame, live, page, language))}</b>"


def _word(frame: Frame, live: Live, page: str, language: str) -> str:
    """Return the name of a lens: the game's word for the page, or a player's name."""
    table = live.table
    if page.startswith(PERSON):
        seat = Seat(int(page.removeprefix(PERSON)))
        return f"{seat_mark(table, seat)} {frame.listed(language, plain_names(table)(seat))}"
    return frame.say(language, message_id(table.game or "", "lens", page.partition("-")[0]))


def _lenses(frame: Frame, live: Live) -> tuple[str, ...]:
    """Return the pages of the current lenses; none where the game forgets, because pictures must
    not stay (docs/adr/0033).
    """
    if live.play is None or frame.aloud or forgets(game_of(frame.games, live.table), live):
        return ()
    found = render.lenses(live.table.game or "", view_of(frame, live, TABLE))
    is_running = live.table.phase is Phase.RUNNING
    return tuple(page for page in found if is_running or page != render.GUIDE)


def page_button(frame: Frame, live: Live, language: str, *, is_private: bool) -> tuple[Button, ...]:
    """Return the button to the page while a game runs, if there is a page; none where the game
    forgets.

    :param is_private: whether the button stands in a private chat; in groups it can only be a link.
    """
    table = live.table
    if not frame.app or frame.aloud or table.phase is not Phase.RUNNING:
        return ()
    if forgets(game_of(frame.games, table), live):
        return ()
    said = frame.say(language, "button-app")
    if is_private:
        return (Button(said, page=f"{frame.app}?table={table.id}"),)
    return (Button(said, url=frame.app_link(table.id)),)


def watching_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Return the button that shuts a group's page for all but the group."""
    if not (reader.frame.app and table.onlookers and table.place.is_group):
        return ()
    said = f"🔗 {reader.say('onlookers-group')}"
    return (Button(said, buttons.Onlookers(table.id, is_on=False)),)
