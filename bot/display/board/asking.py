"""The current question of a board or hand, with its keyboard and picture, laid out for each other.
PURE.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

import render
from bot.display.keyboards import Choices, choices, region_at
from bot.display.values import Keyboard, Selection
from bot.display.viewport import beside
from bot.display.views import facts, view_for
from bot.table.first_games import chosen_at_first
from bot.table.seating import is_computer, seat_of
from bot.table.values import Live, Phase, game_of, stamp_for
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from bot.texts.wording import Asker
from games.core.choices import Screen, decision, screen
from games.core.errors import UnknownAction
from games.core.values import TABLE, Cell, Seat, Viewer
from render import Picture

Regions = tuple[tuple[Cell, ...], ...]


KeyboardBy = Callable[[Regions, int], Keyboard]
"""A question's keyboard for these regions, none for the whole map, and a page."""


def laid_out(
    keyboard_by: KeyboardBy,
    picture: Picture | None,
    text: str,
    page: int,
    *,
    is_private: bool,
) -> tuple[Keyboard, Picture | None]:
    """Return keyboard and picture for each other.

    If a map has no room for its numbers beside the buttons of its first page, both show its
    regions, or the region of the page (docs/adr/0074). No page changes which regions there are, nor
    how large a whole map is.
    """
    first = keyboard_by((), 0)
    pictured = beside(picture, text, first, is_private=is_private)
    if pictured is None or pictured.focus is None or not (found := render.regions(pictured)):
        return keyboard_by((), page) if page else first, pictured
    near = partial(_near, pictured, text, is_private)
    regions = _regions_for_room(partial(near, keyboard_by), pictured, found)
    return near(keyboard_by, regions, page)


def _regions_for_room(
    near: Callable[[Regions, int], tuple[Keyboard, Picture]], pictured: Picture, found: Regions
) -> Regions:
    """Return the regions for the room that their own few buttons leave: fewer and larger ones than
    were found beside the buttons of the whole map. If larger regions have more buttons, which leave
    less room, the map is parted again for that room.
    """

    def room(regions: Regions) -> int:
        return min(near(regions, page)[1].room for page, _ in enumerate(regions, 1))

    assert pictured.focus
    if len(found) == 1:
        return render.regions(replace(pictured, room=min(pictured.room, room(found))))
    focus, left = replace(pictured.focus, regions=found), room(found)
    regions = render.regions(replace(pictured, focus=focus, room=left))
    while (lower := room(regions)) < left:
        left = lower
        regions = render.regions(replace(pictured, focus=focus, room=left))
    return regions


def _near(
    told: Picture, text: str, is_private: bool, by: KeyboardBy, regions: Regions, page: int
) -> tuple[Keyboard, Picture]:
    """Return keyboard and picture of the region that a page stands for, or of all."""
    assert told.focus
    focus = replace(told.focus, regions=regions, region=region_at(regions, page))
    keyboard = by(regions, page)
    pictured = beside(replace(told, focus=focus), text, keyboard, is_private=is_private)
    assert pictured
    return keyboard, pictured


class Asking(NamedTuple):
    """The question that a seat is asked, as it is looked at."""

    seat: Seat
    stamp: str
    """Of the decision."""
    shown: Screen
    page: int
    tip: str = ""
    """The tip of a first game that stands beside it."""


def asking_of(frame: Frame, live: Live, seat: Seat, selection: Selection) -> Asking:
    """Return the question of a seat's decision. A selection that belongs to another decision is
    ignored.
    """
    actions = decision(game_of(frame.games, live.table), facts(frame, live).state, seat)
    stamp, at_first = stamp_for(live, seat, actions), chosen_at_first(live.table, seat)
    if (selection.seat, selection.stamp) != (seat, stamp):
        return Asking(seat, stamp, screen(actions, (), at_first), 0)
    try:
        shown = screen(actions, selection.path, at_first)
    except UnknownAction:
        shown = screen(actions, (), at_first)
    return Asking(seat, stamp, shown, selection.page)


def choice_rows(
    reader: Reader, live: Live, asking: Asking | None, regions: Regions, page: int
) -> Choices:
    """Return the buttons of a page of a question, if one is asked, in the chat of its reader."""
    if asking is None:
        return (), ()
    known = view_for(reader, live)
    asker = Asker(reader.frame, live.table, reader.language, asking.stamp, known, asking.seat)
    return choices(asker, asking.shown, page, regions)


def asked_here(frame: Frame, live: Live, seat: Seat, viewer: Viewer) -> bool:
    """Tell whether the seat is asked in the chat of this viewer: the group, or its own. In a
    private chat nobody is asked but its person.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or is_computer(table, seat):
        return False
    if table.place.is_private and seat_of(table, table.place.chat) != seat:
        return False
    return is_asked(frame, live, seat, viewer)


def is_asked(frame: Frame, live: Live, seat: Seat, viewer: Viewer) -> bool:
    """Tell where a seat is asked as `asked_here` does, also of a game that was stopped: its
    messages stay where they are.
    """
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    if seat not in game.to_act(state):
        return False
    return game.asks_in_private(state, seat) == (viewer is not TABLE)


def question_of(reader: Reader, live: Live, shown: Screen) -> str:
    """Return the question of a screen; empty where the buttons speak for themselves."""
    id = "ask-confirm"
    if shown.action is None or _is_preset(shown):
        id = message_id(live.table.game or "", "ask", shown.rows[-1].question.field)
    return reader.say(id) if reader.frame.texts.has(id) else ""


def _is_preset(shown: Screen) -> bool:
    """Tell whether the last question has a preset answer until the player changes it."""
    row, action = shown.rows[-1] if shown.rows else None, shown.action
    if row is None or action is None or row.picked is None:
        return False
    is_left_out = (row.question.field, row.question.options[row.picked]) in action.closing
    return is_left_out or bool(row.sure)


def is_untouched(shown: Screen | None) -> bool:
    """Tell whether nobody has begun to choose."""
    return shown is None or shown.back is None
