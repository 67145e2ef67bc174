"""Calls as people see them: in private, where their turn is asked in a group, and below the board.
PURE.
"""

from collections.abc import Iterable, Iterator

from bot.display import buttons
from bot.display.board.standing import standing
from bot.display.buttons import City, Settings
from bot.display.keyboards import grid
from bot.display.pictures import picture_of
from bot.display.tables_of import address, headed, name_line
from bot.display.values import BOARD, Button, Keyboard, Surface, call_key
from bot.display.views import forgets
from bot.features.calling.buttons import CallMe, HourIs, Vanishing
from bot.features.calling.part import Call
from bot.features.calling.questions import asked_in_group
from bot.features.calling.table import ALLOWANCES, latest_call
from bot.features.pause.shown import lapses_at
from bot.table.computers import people_asked, persons, represented
from bot.table.habits import Habits
from bot.table.hours import deadline
from bot.table.removal import is_removed
from bot.table.seating import is_reached, present, seat_at
from bot.table.slots import PATIENCE, awaits_answer
from bot.table.values import (
    DAY,
    VANISHING,
    Chair,
    Live,
    Person,
    Phase,
    Place,
    Table,
    What,
    calls_apart,
    game_of,
    is_over_days,
)
from bot.table.zones import CITIES, NEAR, local
from bot.texts.frame import Frame, bold, mention
from bot.texts.local_time import local_time
from bot.texts.reader import Reader, private_reader
from games.core.message import Message
from games.core.seats import is_shared
from games.core.values import TABLE


def off(frame: Frame, language: str) -> Keyboard:
    """Return the button by which somebody leaves the list."""
    return ((Button(frame.say(language, "button-call-no-more"), CallMe("", "n")),),)


def call_surfaces(frame: Frame, live: Live, chat: int | None) -> Iterator[Surface]:
    """Yield the calls of a group's table in the private chats of its people: of those who are
    awaited, or asked something, and of those for whom a computer has stepped in.

    :param chat: the chat whose calls are wanted; None for all.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or not table.place.is_group:
        return
    called = {*table.calls.made, *table.calls.polled}
    for chair in present(table) if called else ():
        person = table.people[chair]
        if person.user in called and chat in (None, person.user):
            call = latest_call(frame.games, live, person)
            if call:
                yield _call(frame, live, chair, call)
    for chair in represented(table):
        person = table.people[chair]
        if _may_come_back(table, chair) and chat in (None, person.user):
            yield _stepped_in(frame, table, chair)


def _may_come_back(table: Table, chair: Chair) -> bool:
    """Tell whether somebody for whom a computer plays can be told so, and may take it back."""
    person = table.people[chair]
    is_out = chair in (table.gone | table.away) or is_removed(table, person.user)
    return person.reachable and not (is_out or person.is_forgotten)


def _call(frame: Frame, live: Live, chair: Chair, call: Call) -> Surface:
    """Return the call of somebody whose turn their group's board asks, or who is asked something
    there. It leads to the board; where messages have no addresses it shows it.
    """
    table, person = live.table, live.table.people[chair]
    language, reader = person.language, private_reader(frame, person, chair=chair)
    is_awaited = seat_at(table, chair) in people_asked(frame.games, live)
    said = [_turn(frame, live, person, call)] if is_awaited else []
    if awaits_answer(table):
        said.append(reader.say(wanted_line(reader, table)))
    said.append(standing(reader, live))
    if is_awaited:
        said.append(_until(frame, live, language))
    lines = [line for line in said if line]
    name = name_line(frame, table, language)
    has_link = bool(address(table.place, 0))
    is_bare = has_link or forgets(game_of(frame.games, table), live)
    board = Button(frame.say(language, "button-board"), buttons.Board(table.id))
    picture = None if is_bare else picture_of(reader.frame, live, TABLE, BOARD, language)
    return Surface(
        key=call_key(person.user),
        place=Place(person.user),
        generation=str(call.at),
        text="\n".join((*lines[:1], name, *lines[1:])),
        keyboard=() if has_link else ((board,),),
        picture=picture,
        silent=call.is_silent or call.is_again,
        way=BOARD,
        way_line=name,
        retired_text=headed(frame, table, language, frame.say(language, "hand-waiting")),
        is_one=True,
    )


def _turn(frame: Frame, live: Live, person: Person, call: Call) -> str:
    """Say that it is somebody's turn."""
    is_reminder = live.table.reminded.get(person.user) == call.at
    return frame.say(person.language, "reminder" if is_reminder else "hand-your-turn")


def _until(frame: Frame, live: Live, language: str) -> str:
    """Say until when they have time; nothing without a clock, and once it is up."""
    ends = deadline(frame.games, live)
    if ends is None or live.table.late:
        return ""
    return frame.say(language, Message("board-deadline", {"moment": local_time(ends)}))


def wanted_line(reader: Reader, table: Table) -> Message:
    """Ask a person who plays alone to make way for others who want a table: with a mention, unless
    they are called in private.
    """
    assert table.wanted is not None
    person = table.people[present(table)[0]]
    is_apart = calls_apart(table) and is_reached(person)
    moment = lapses_at(reader, table, table.wanted.since + PATIENCE)
    name = bold(person) if is_apart else mention(person)
    return Message("board-wanted", {"name": name, "moment": moment})


def asked_line(reader: Reader, live: Live) -> Iterator[Message]:
    """Name those who are asked something, and cannot be called in private."""
    if people := asked_in_group(reader.frame.games, live):
        names = reader.listed([mention(person) for person in people])
        yield Message("votes-awaited", {"names": names})


def _stepped_in(frame: Frame, table: Table, chair: Chair) -> Surface:
    """Tell somebody that a computer plays for them, and why if the clock has decided it; with the
    way back. Without a sound: nobody waits for them.
    """
    person = table.people[chair]
    language = person.language
    why = "vanished-own" if chair in table.vanished else "replaced-own"
    said = frame.say(language, why)
    back = Button(frame.say(language, "button-sit-again-one"), buttons.SitAgain(table.id))
    return Surface(
        key=call_key(person.user),
        place=Place(person.user),
        generation=why,
        text=headed(frame, table, language, said),
        keyboard=((back,),),
        silent=True,
        way=BOARD,
        is_one=True,
    )


def _may_vanish(reader: Reader, table: Table) -> bool:
    """Tell whether others will wait for somebody who vanishes, over days: a team is one seat."""
    is_slow = is_over_days(table) and not table.increment
    is_slow = is_slow and not is_shared(game_of(reader.frame.games, table), table.options)
    return is_slow and not table.strangers and len(persons(table)) > 1


def vanishing_line(reader: Reader, table: Table) -> tuple[str, ...]:
    """Say what is done if somebody vanishes; nothing where nobody can."""
    if not _may_vanish(reader, table):
        return ()
    told: dict[str, int | str] = {
        "what": _what(table),
        "days": ALLOWANCES * (table.clock or DAY) // DAY,
    }
    return (reader.say(Message("vanishing-line", told)),)


def vanishing_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Say what is done if somebody vanishes; a tap chooses the next."""
    if not _may_vanish(reader, table):
        return ()
    what = _what(table)
    after = VANISHING[(VANISHING.index(what) + 1) % len(VANISHING)]
    said = reader.say(Message("vanishing-button", {"what": what}))
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
    more = Button(frame.say(language, "button-more"), Settings("", "cities"))
    cities = _cities(frame, language, NEAR.get(language, NEAR["en"]))
    return frame.say(language, "city-asked"), grid((*cities, more))


def cities_question(frame: Frame, language: str) -> tuple[str, Keyboard]:
    """Ask in a group in which city somebody lives: with all of them, for settings are elsewhere."""
    return frame.say(language, "city-asked-here"), grid(_cities(frame, language, CITIES))


def _cities(frame: Frame, language: str, zones: Iterable[str]) -> tuple[Button, ...]:
    return tuple(
        Button(frame.say(language, CITIES[zone]), City("", [*CITIES].index(zone))) for zone in zones
    )
