"""How a table stands besides its game: it pauses, somebody is late, something is asked of its
people. PURE. Every message that tells somebody of a table says so by these lines: the board, the
hand, the page, the list of one's tables.
"""

from collections.abc import Iterator

from bot.features.handing.shown import offer_line
from bot.features.pause.shown import pause_lines
from bot.table.computers import people_asked
from bot.table.seating import is_team, present, seat_at
from bot.table.tally import tally_to_stop
from bot.table.values import Chair, Games, Live, Matter, Motion, Phase, Table
from bot.table.votes import ends_without
from bot.texts.frame import Frame, bold, html_names
from bot.texts.local_time import local_time
from bot.texts.reader import Reader
from games.core.message import Message, Named

_SAID = {
    Matter.UNDO: "motion-undo",
    Matter.SKIP: "motion-skip",
    Matter.REMOVE: "motion-remove",
    Matter.REPLACE: "motion-replace",
    Matter.HINTS: "motion-hints",
    Matter.RETURN: "motion-return",
}


_LEAVING = {
    True: ("leaving-skip", "leaving-skip-own"),
    False: ("leaving-computer", "leaving-computer-own"),
}
"""By whether they are skipped: what the others read, and what they read themselves."""


def standing_lines(reader: Reader, live: Live, chair: Chair | None) -> Iterator[Message]:
    """Yield how a running table stands.

    :param chair: the chair of the person who reads it; None for everybody.
    """
    table = live.table
    if table.phase is not Phase.RUNNING:
        return
    if table.is_paused or table.pause.wish:
        yield from pause_lines(reader, table)
    if table.late and not table.is_paused and not table.dormant:
        yield late_line(reader.frame, live, chair)
    if table.calls.leaving and not table.is_paused:
        yield from _leaving_messages(reader.frame.games, live, chair)
    if table.offer:
        yield offer_line(reader, table, table.offer)
    if table.votes:
        stands = tally_to_stop(reader.frame.games, live)
        yield Message("board-stop-asked", {"votes": len(stands.agreed), "needed": stands.needed})
    for motion in table.motions:
        yield _motion_message(reader.frame.games, table, motion)


def _motion_message(games: Games, table: Table, motion: Motion) -> Message:
    """Return what is asked; of a removal also that it ends the game, if it does."""
    ends = motion.matter is Matter.REMOVE and ends_without(games, table, motion.chair)
    id = "motion-remove-ends" if ends else _SAID[motion.matter]
    return Message(id, {"name": bold(table.people[motion.chair])})


def _leaving_messages(games: Games, live: Live, reader: Chair | None) -> Iterator[Message]:
    """Yield who will be replaced or skipped by the clock, and when.

    :param reader: the chair of the person who reads it; None for everybody.
    """
    table, asked = live.table, people_asked(games, live)
    said, own = _LEAVING[table.vanishing == "skip"]
    for chair in present(table):
        if seat_at(table, chair) not in asked:
            continue  # they have moved, or were skipped: the warning is over
        person = table.people[chair]
        if (at := table.calls.leaving.get(person.user)) is not None:
            told = {"name": bold(person), "moment": local_time(at)}
            yield Message(own if chair == reader else said, told)


def late_line(frame: Frame, live: Live, chair: Chair | None) -> Message:
    """Return the line about those whose time is up.

    :param chair: the chair of the person who reads it; None for everybody.
    """
    table, asked = live.table, people_asked(frame.games, live)
    if chair in present(table) and chair is not None and seat_at(table, chair) in asked:
        return Message("board-late-own" if table.clock else "board-silent-own")
    said = "board-late-team" if is_team(table) else "board-late" if table.clock else "board-silent"
    return Message(said, {"seats": tuple(map(Named, asked))})


def standing(reader: Reader, live: Live) -> str:
    """Return in HTML how a table stands, for a person who does not read it on its board."""
    names = html_names(live.table)
    lines = (reader.say(line, names) for line in standing_lines(reader, live, reader.own_chair))
    return "\n".join(lines)
