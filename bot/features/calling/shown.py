"""Calls as people see them: in private, where their turn is asked in a group, and below the board.
PURE.
"""

from collections.abc import Iterator

from bot.display import buttons
from bot.display.board.standing import standing
from bot.display.buttons import City, Settings
from bot.display.keyboards import grid
from bot.display.pictures import picture_of
from bot.display.tables_of import address, headed
from bot.display.values import BOARD, Button, Keyboard, Surface, call_key
from bot.display.views import forgets
from bot.features.calling.buttons import CallMe, HourIs, Vanishing
from bot.features.calling.table import ALLOWANCES, is_called_apart
from bot.table.computers import people_asked, persons
from bot.table.hours import Habits, deadline
from bot.table.seating import chairs_at
from bot.table.values import (
    DAY,
    VANISHING,
    Chair,
    Live,
    Phase,
    Place,
    Table,
    What,
    game_of,
    is_over_days,
    position,
)
from bot.table.zones import CITIES, NEAR, local
from bot.texts.frame import Frame
from bot.texts.local_time import local_time
from games.core.message import Message
from games.core.seats import is_shared
from games.core.values import TABLE


def off(frame: Frame, language: str) -> Keyboard:
    """Return the button by which somebody leaves the list."""
    return ((Button(frame.say(language, "button-call-no-more"), CallMe("", "n")),),)


def call_surfaces(frame: Frame, live: Live, chat: int | None) -> Iterator[Surface]:
    """Yield the calls of a group's table in the private chats of its people: of those who are
    awaited, and of those for whom a computer has stepped in.

    :param chat: the chat whose calls are wanted; None for all.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or not table.place.is_group:
        return
    if table.calls.made:
        for seat in people_asked(frame.games, live):
            for chair in chairs_at(table, seat):
                person = table.people[chair]
                is_called = person.user in table.calls.made and chat in (None, person.user)
                if is_called and is_called_apart(frame.games, live, person):
                    yield _call(frame, live, chair)
    for chair in sorted(table.vanished - table.gone):
        person = table.people[chair]
        if person.computer and person.reachable and chat in (None, person.user):
            yield _stepped_in(frame, table, chair)


def _call(frame: Frame, live: Live, chair: Chair) -> Surface:
    """Return the call of somebody whose turn their group's board asks. It leads to the board; where
    messages have no addresses it shows it.
    """
    table, person = live.table, live.table.people[chair]
    call, language = table.calls.made[person.user], person.language
    is_reminder = table.reminded.get(person.user) == call.at
    said = [frame.say(language, "reminder" if is_reminder else "hand-your-turn")]
    ends = deadline(frame.games, live)
    if ends is not None and not table.late:
        until = Message("board-deadline", {"moment": local_time(ends)})
        said.append(frame.say(language, until))
    said.append(standing(frame, live, chair, language))
    text = headed(frame, table, language, "\n".join(line for line in said if line))
    has_link = bool(address(table.place, 0))
    is_bare = has_link or forgets(game_of(frame.games, table), live)
    board = Button(frame.say(language, "button-board"), buttons.Board(table.id))
    picture = None if is_bare else picture_of(frame, live, TABLE, BOARD, language)
    return Surface(
        key=call_key(person.user),
        place=Place(person.user),
        generation=f"{position(table)} {call.at}",
        text=text,
        keyboard=() if has_link else ((board,),),
        picture=picture,
        silent=call.is_silent,
        way=BOARD,
        retired_text=headed(frame, table, language, frame.say(language, "hand-waiting")),
        is_one=True,
    )


def _stepped_in(frame: Frame, table: Table, chair: Chair) -> Surface:
    """Tell somebody that a computer plays for them, with the way back."""
    person = table.people[chair]
    language = person.language
    said = frame.say(language, "vanished-own")
    back = Button(frame.say(language, "button-sit-again-one"), buttons.SitAgain(table.id))
    return Surface(
        key=call_key(person.user),
        place=Place(person.user),
        generation="vanished",
        text=headed(frame, table, language, said),
        keyboard=((back,),),
        way=BOARD,
        is_one=True,
    )


def _may_vanish(frame: Frame, table: Table) -> bool:
    """Tell whether others will wait for somebody who vanishes, over days: a team is one seat."""
    is_slow = is_over_days(table) and not table.increment
    is_slow = is_slow and not is_shared(game_of(frame.games, table), table.options)
    return is_slow and not table.strangers and len(persons(table)) > 1


def vanishing_line(frame: Frame, table: Table) -> tuple[str, ...]:
    """Say what is done if somebody vanishes; nothing where nobody can."""
    if not _may_vanish(frame, table):
        return ()
    told: dict[str, int | str] = {
        "what": _what(table),
        "days": ALLOWANCES * max(table.clock, DAY) // DAY,
    }
    return (frame.say(table.language, Message("vanishing-line", told)),)


def vanishing_button(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Say what is done if somebody vanishes; a tap chooses the next."""
    if not _may_vanish(frame, table):
        return ()
    what = _what(table)
    after = VANISHING[(VANISHING.index(what) + 1) % len(VANISHING)]
    said = frame.say(table.language, Message("vanishing-button", {"what": what}))
    return (Button(f"🤖 {said}", Vanishing(table.id, after)),)


def _what(table: Table) -> What:
    """Return what is done; older tables wait."""
    return next((what for what in VANISHING if what == table.vanishing), "wait")


def hour_question(frame: Frame, language: str, habits: Habits, now: int) -> tuple[str, Keyboard]:
    """Ask whether it is as late for somebody as we think; where nothing tells, in which city they
    live.
    """
    if habits.has_clock(language):
        time = local(now, habits.clock(language)).strftime("%H:%M")
        said = frame.say(language, Message("hour-asked", {"time": time}))
        yes = Button(frame.say(language, "button-hour-yes"), HourIs("", "y"))
        no = Button(frame.say(language, "button-hour-no"), HourIs("", "n"))
        return said, ((yes, no),)
    cities = tuple(
        Button(frame.say(language, CITIES[zone]), City("", [*CITIES].index(zone)))
        for zone in NEAR.get(language, NEAR["en"])
    )
    more = Button(frame.say(language, "button-more"), Settings("", "cities"))
    return frame.say(language, "city-asked"), grid((*cities, more))
