"""Lenses: pictures that people may call up in place of the board's. PURE.

A lens belongs to nobody's turn: the choice in progress stays on its buttons, and whatever happens
next at the table shows the board again.
"""

from typing import Any

import render
from bot.display.keyboards import grid
from bot.display.token import Looks, Verb, saying
from bot.display.values import Button, Focus, Keyboard
from bot.table.seating import seated
from bot.table.values import Live, Refused, User, position
from bot.texts.frame import Frame, plain_names, seat_mark
from bot.texts.ids import message_id
from games.core.values import TABLE, Seat

BOARD = "board"
"""The page that a lens stands in place of, while the game runs."""
PERSON = "seat-"
"""How the name of a page about one seat begins: `seat-0` is about the first one."""


def page_of(frame: Frame, live: Live, focus: Focus, home: str = BOARD) -> str:
    """Return the page that is looked at: a lens that there is now, else the usual one."""
    return focus.panel if focus.panel in _lenses(frame, live) else home


def lens_row(frame: Frame, live: Live, page: str, home: str = BOARD) -> Keyboard:
    """Buttons to the lenses; the one that is looked at leads back. Those of people, whose names may
    be long, stand in rows of their own.
    """
    table = live.table

    def button(lens: str) -> Button:
        to = home if lens == page else lens
        word = _word(frame, live, to)
        token = saying(table.id, Verb.LENS, Looks(to, position(table)))
        return Button(f"‹ {word}" if to == home else word, token)

    lenses = _lenses(frame, live)
    row = tuple(button(lens) for lens in lenses if not lens.startswith(PERSON))
    people = tuple(button(lens) for lens in lenses if lens.startswith(PERSON))
    return (*((row,) if row else ()), *grid(people))


def _word(frame: Frame, live: Live, page: str) -> str:
    """Say where a button leads: the game's word for the page, or somebody's name."""
    table = live.table
    if page.startswith(PERSON):
        seat = Seat(int(page.removeprefix(PERSON)))
        named = frame.listed(table.language, plain_names(table)(seat))
        return f"{seat_mark(table, seat)} {named}"
    id = message_id(table.game or "", "lens", page.partition("-")[0])
    return frame.say(table.language, id)


def look(frame: Frame, live: Live, user: User, page: str, at: int) -> Focus:
    """Return what somebody wants to look at, who pressed a button made at position `at`.

    :raises Refused: when he is not at the table, or the board has gone on.
    """
    seated(live.table, user)
    lenses = _lenses(frame, live)
    if at != position(live.table) or not lenses:
        raise Refused("refused-outdated")
    return Focus(panel=page if page in lenses else "")


def _lenses(frame: Frame, live: Live) -> tuple[str, ...]:
    if live.play is None or live.table.game is None:
        return ()
    view: Any = frame.games[live.table.game].view(live.play.state, TABLE)
    return render.lenses(live.table.game, view)
