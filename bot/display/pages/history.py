"""The list of finished games of a chat or a person, and the page of one of them. PURE."""

from collections.abc import Sequence
from html import escape

from msgspec.structs import replace

import render
from bot.display import buttons
from bot.display.board.finals import final_caption, outcome, step_button
from bot.display.board.lenses import lens_row
from bot.display.fitted import units
from bot.display.pictures import picture_of
from bot.display.tables_of import headed, table_name
from bot.display.values import BOARD, CAPTION_LIMIT, Button, Keyboard, Surface
from bot.display.views import view_of
from bot.features.exports.shown import Export
from bot.features.films.shown import film_row
from bot.table.seating import chair_of
from bot.table.values import Live, Phase, Refused, with_changes
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.local_time import local_day
from bot.texts.reader import Reader, public_reader
from games.core.values import TABLE

PAGE = 5
"""Games on one page of the list."""


def listing(reader: Reader, games: Sequence[Live], page: int, pages: int) -> tuple[str, Keyboard]:
    """Return one page of a list of games that are over, the latest first, with a button for each;
    in private of somebody's own, over all their groups.
    """
    frame, language, is_private = reader.frame, reader.language, reader.place.is_private
    numbers = range(page * PAGE + 1, page * PAGE + 1 + len(games))
    told = [
        f"{number}. {line_of(frame, with_changes(live, language=language), is_private)}"
        for number, live in zip(numbers, games, strict=True)
    ]
    looks = tuple(
        Button(f"👁 {number}", buttons.Recall(live.table.id))
        for number, live in zip(numbers, games, strict=True)
    )
    title = frame.say(language, "history-mine" if is_private else "history-here")
    return "\n\n".join((f"<b>{title}</b>", *told)), (looks, *_turn_buttons(page, pages))


def line_of(frame: Frame, live: Live, is_private: bool) -> str:
    """Return a line about a finished game: its name, date and winners; in private also its
    group.
    """
    table, language = live.table, live.table.language
    game = frame.say(language, message_id(table.game or "", "name"))
    name = table_name(frame, replace(table, lettered=False), language) if is_private else game
    told = outcome(public_reader(frame, table), live)
    return f"<b>{escape(name)}</b> · {local_day(table.since)}\n{told}"


def _turn_buttons(page: int, pages: int) -> Keyboard:
    """Buttons to the pages before and after."""
    turns = (("◀", page - 1), ("▶", page + 1))
    row = tuple(Button(sign, buttons.Past("", to)) for sign, to in turns if 0 <= to < pages)
    return (row,) if row else ()


def recalled(reader: Reader, live: Live, link: str | None) -> Surface:
    """Return a game that is over as its last word told it.

    :param link: the address of the last word; None if there is none.
    :raises Refused: when the game has not been played to its end.
    """
    if live.table.phase is not Phase.OVER:
        raise Refused("refused-outdated")
    frame, language, place = reader.frame, reader.language, reader.place
    here = with_changes(live, language=language, lettered=False)  # a letter told tables apart
    table = here.table
    pages = render.pages(table.game or "", view_of(frame, here, TABLE)) or (BOARD,)
    heading = headed(frame, table, language, local_day(table.since), link)
    room = CAPTION_LIMIT - units(heading) - 1
    caption = final_caption(reader, here, room)
    is_players = not place.is_private or chair_of(table, place.chat) is not None
    keep = Button(frame.say(language, "button-export"), Export(table.id))
    return Surface(
        key="recalled",
        place=place,
        generation="",
        text=f"{heading}\n{caption}",
        keyboard=(
            *lens_row(reader, here),
            *(film_row(reader, here) if is_players else ()),  # in private it is theirs alone
            (*step_button(frame, here, language), keep),
        ),
        picture=picture_of(frame, here, TABLE, pages[-1], language),
        silent=True,
    )
