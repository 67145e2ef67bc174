"""The people panel of the board: players who have left or are late, and motions that are put to the
vote, each with its buttons. PURE.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.standing import standing_lines
from bot.display.keyboards import grid, in_pairs
from bot.display.values import Button, Keyboard
from bot.features.calling.shown import asked_line, wanted_line
from bot.features.handing.shown import handing_lines, handing_rows
from bot.features.holidays.shown import away_lines
from bot.features.pause.shown import pause_rows
from bot.features.signs.shown import signs_line
from bot.table.computers import people_asked, represented
from bot.table.hours import closing, deadline, may_remind
from bot.table.removal import is_removed
from bot.table.seating import chair_of, chairs_at, is_team, just_moved, present, seat_at
from bot.table.slots import awaits_answer
from bot.table.suspension import out
from bot.table.tally import concerned, tally, voters
from bot.table.values import (
    Chair,
    Live,
    Matter,
    Motion,
    Phase,
    Table,
    Tapped,
    position,
    to_act,
)
from bot.table.votes import replaceable
from bot.table.words import check_of
from bot.texts.frame import bold, called, fenced, html_names
from bot.texts.local_time import local_time
from bot.texts.reader import Reader
from bot.texts.wording import BETWEEN
from games.core.log import By
from games.core.message import Message, Named

_AGREE = {
    Matter.UNDO: "button-agree-undo",
    Matter.SKIP: "button-agree-skip",
    Matter.REMOVE: "button-agree-remove",
    Matter.REPLACE: "button-agree-replace",
    Matter.HINTS: "button-agree-hints",
    Matter.RETURN: "button-agree-return",
}


_REFUSE = {
    Matter.UNDO: "button-refuse-undo",
    Matter.SKIP: "button-refuse-skip",
    Matter.REMOVE: "button-refuse-remove",
    Matter.REPLACE: "button-refuse-replace",
    Matter.HINTS: "button-refuse-hints",
    Matter.RETURN: "button-refuse-return",
}


def last_line(reader: Reader, table: Table) -> str:
    """Name the player of the last move if it was a team's move or a skip, and the players whose
    prepared moves followed.
    """
    mover = just_moved(table)
    if mover is not None:
        return f"☝ {bold(table.people[mover])}"
    last = table.log.last_decision if table.log else None
    if last is None or table.log is None:
        return ""
    move, *since = table.log.moves[last:]
    lines = []
    if move.by is By.SKIPPED:
        lines.append(Message("board-skipped", {"seat": Named(move.seat)}))
    premovers = tuple(dict.fromkeys(Named(m.seat) for m in since if m.by is By.PREPARED))
    if premovers:
        lines.append(Message("board-prepared", {"seats": premovers}))
    return "\n".join(reader.say(line, html_names(table)) for line in lines)


def people_lines(reader: Reader, live: Live) -> str:
    """Return the lines about players who have left, deadlines, and votes. A computer in a player's
    place needs no line: its name shows it, and so does the button that takes the seat back.
    """
    table = live.table
    if table.phase is not Phase.RUNNING:
        return ""
    said = [reader.say(line, html_names(table)) for line in _lines(reader, live)]
    signs = signs_line(reader, table) if table.reader else ""
    return "\n".join(line for line in (*said, signs) if line)


def _lines(reader: Reader, live: Live) -> Iterator[Message]:
    """Yield what is to be said: who is there, what is asked, until when the table waits. The last
    lines are folded first.
    """
    table = live.table
    if have_met(table):
        yield _partners_message(reader, table)
    if table.gone:
        yield _gone_message(reader, table)
    if away := missing(table):
        yield _away(reader, table, away)
    if table.wanted and awaits_answer(table):
        yield wanted_line(reader, table)
    stands = tuple(standing_lines(reader, live, next(iter(_readers_own(table)), None)))
    yield from stands
    if stands and not awaits_answer(table):  # that line names them
        yield from asked_line(reader, live)
    yield from _time(reader, live)
    if table.former:
        yield from handing_lines(table)


def people_rows(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons of decisions about people that can be made now."""
    table = live.table
    if table.phase is not Phase.RUNNING:
        return ()
    if not _has_say(table):
        return _answers(reader, live)
    if table.is_paused:
        ends = _end(reader, table) if table.votes else ()
        return (*pause_rows(reader, live), *ends, *_answers(reader, live))
    late = people_asked(reader.frame.games, live) if table.late and not is_team(table) else ()
    asked = tuple(chair for seat in late for chair in chairs_at(table, seat))
    away = missing(table)
    on_leave = out(reader.frame.games, live) if table.still.away else ()
    absent = {*asked, *table.gone, *away, *on_leave}
    bell = remind_row(reader, live) if table.late and not table.clock else ()
    return (
        *((bell,) if bell else ()),
        *(_about_absent(reader, live, asked, absent) if absent else ()),
        *(_end(reader, table) if away or table.votes else ()),
        *(pause_rows(reader, live) if table.pause.wish else ()),
        *_answers(reader, live),
    )


def _answers(reader: Reader, live: Live) -> Keyboard:
    """Return the buttons that answer what the board asks also in a pause."""
    table = live.table
    return (
        *(handing_rows(reader, live) if table.offer else ()),
        *(
            row
            for motion in table.motions
            if _may_vote(table, motion) and tally(reader.frame.games, live, motion).asked
            for row in in_pairs(_vote(reader, live, motion))
        ),
        *(_keep(reader, table) if table.wanted else ()),
        *retract_row(reader, live),
    )


def remind_row(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Let the others have those reminded who are awaited, once half of the time is over, or they
    have been silent for long.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or not may_remind(reader.frame.games, live):
        return ()
    if not _has_say(table):
        return ()
    asked = {chair for seat in to_act(reader.frame.games, live) for chair in chairs_at(table, seat)}
    if asked.issuperset(present(table)):
        return ()
    if _readers_own(table) & asked or asked <= {*missing(table)}:
        return ()
    token = buttons.Call(table.id, position(table))
    return (Button(reader.say("button-remind"), token),)


def retract_row(reader: Reader, live: Live) -> Keyboard:
    """Return the button by which a player alone takes back the move of their last tap, where the
    question stood: in their private chat, or in the group, with their name.
    """
    table, tapped = live.table, live.table.tapped
    if table.phase is not Phase.RUNNING or tapped is None or tapped.until is None:
        return ()
    if not _may_take_back(table, tapped, reader.chair):
        return ()
    said = reader.say("button-take-back")
    name = f" · {called(table.people[tapped.chair])}" if reader.chair is None else ""
    token = buttons.Retract(table.id, position(table))
    return ((Button(said + name, token),),)


def _may_take_back(table: Table, tapped: Tapped, chair: Chair | None) -> bool:
    """Tell whether the last tap was asked here; in a private chat only its own person's. Who has
    left the chat does not see it there.
    """
    if chair is None and tapped.chair in table.away:
        return False
    if table.place.is_private and table.people[tapped.chair].user != table.place.chat:
        return False
    return chair in (tapped.chair, None) and tapped.in_private == (chair is not None)


def ask_back(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Offer to take the last move back with the consent of the others, if there are any, where it
    was asked (docs/adr/0008).
    """
    table, tapped = live.table, live.table.tapped
    if table.phase is not Phase.RUNNING or tapped is None or tapped.until is not None:
        return ()
    if not _may_take_back(table, tapped, reader.chair):
        return ()
    token = buttons.Retract(table.id, position(table))
    others = {*present(table)} - {tapped.chair}
    if others and others <= {*missing(table)}:
        return ()  # nobody who would have to agree can be asked
    return (Button(reader.say("button-ask-back" if others else "button-take-back"), token),)


def _gone_message(reader: Reader, table: Table) -> Message:
    names = _bold(reader, table, sorted(table.gone))
    if is_team(table):
        return Message("board-gone-team", {"names": names})
    return Message("board-gone", {"count": len(table.gone), "names": names})


def missing(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of players who have left the chat, unless somebody else plays for them."""
    away = table.away - table.gone
    return tuple(sorted(away - {*represented(table)})) if away else ()


def _away(reader: Reader, table: Table, away: Sequence[Chair]) -> Message:
    said = "board-away-circle" if table.reader else "board-away"
    return Message(said, {"names": _bold(reader, table, away)})


def _bold(reader: Reader, table: Table, people: Sequence[Chair]) -> str:
    return reader.listed([bold(table.people[chair]) for chair in people])


def represented_rows(reader: Reader, live: Live) -> tuple[Keyboard, Keyboard]:
    """Return two keyboards: to take one's seat back from a computer, and to offer it to others. If
    only one person is represented, their buttons carry no name: the sign before the name in the
    caption shows who they are.
    """
    table = live.table
    if table.phase is not Phase.RUNNING:
        return (), ()
    if not (chairs := represented(table)):
        return (), ()
    given = () if table.offer else handing_rows(reader, live)
    out = tuple(chair for chair in chairs if is_removed(table, table.people[chair].user))
    asked_back = tuple((_asked_back(reader, table, chair),) for chair in _to_ask_back(table, out))
    chairs = tuple(chair for chair in chairs if chair not in out)
    if table.place.is_group:  # who has left does not see it
        chairs = tuple(chair for chair in chairs if chair not in table.away)
    if table.reader:
        chairs = tuple(chair for chair in chairs if chair in _readers_own(table))
    backs = (*((_back(reader, table, chair),) for chair in chairs), *asked_back)
    if len(chairs) != 1 or asked_back:
        return backs, given
    back, offer = "button-sit-again-one", "button-offer-seat-one"
    return _bare(reader, table, backs, back), _bare(reader, table, given, offer)


def _bare(reader: Reader, table: Table, rows: Keyboard, id: str) -> Keyboard:
    said = reader.say(id)
    return tuple((replace(button, text=said),) for row in rows for button in row)


def _to_ask_back(table: Table, out: Sequence[Chair]) -> Sequence[Chair]:
    """Return the chairs of people whom those who read this may ask back: they were voted out."""
    may = not table.reader or _readers_own(table) & {*voters(table)}
    return [one for one in out if may and not _is_put(table, Matter.RETURN, one)]


def _asked_back(reader: Reader, table: Table, chair: Chair) -> Button:
    """Let the others ask back somebody who was voted out."""
    said = Message("button-return", {"name": fenced(table.people[chair].name)})
    return Button(reader.say(said), _agree(table, Matter.RETURN, chair))


def _back(reader: Reader, table: Table, chair: Chair) -> Button:
    """Let somebody take their seat back from a computer."""
    said = Message("button-sit-again", {"name": fenced(table.people[chair].name)})
    return Button(reader.say(said), buttons.SitAgain(table.id))


def _time(reader: Reader, live: Live) -> Sequence[Message]:
    """Say until when the table waits, or that it has waited for long."""
    table = live.table
    if table.dormant:
        return (Message("board-dormant", {"moment": local_time(closing(table))}),)
    if table.late and not table.is_paused:
        return ()
    if table.still.away and (away := out(reader.frame.games, live)):
        return away_lines(table, away)
    ends = deadline(reader.frame.games, live)
    return () if ends is None else (Message("board-deadline", {"moment": local_time(ends)}),)


def _partners_message(reader: Reader, table: Table) -> Message:
    others = [n for n, one in enumerate(table.people) if one.user != table.reader]
    return Message("board-met", {"names": _bold(reader, table, list(map(Chair, others)))})


def have_met(table: Table) -> bool:
    """Tell whether strangers still have to be introduced, each in their own chat."""
    is_first = table.strangers and bool(table.reader) and not position(table)
    return is_first and len(table.people) > 1  # a rematch can be begun alone


def _keep(reader: Reader, table: Table) -> Keyboard:
    """Let the person answer that the game goes on."""
    if not awaits_answer(table):
        return ()
    return ((Button(reader.say("button-keep-table"), buttons.Keep(table.id)),),)


def _about_absent(
    reader: Reader, live: Live, late: tuple[Chair, ...], absent: set[Chair]
) -> Keyboard:
    """Return the buttons of decisions about late or absent players. If there is only one, its
    buttons stand in a row without a name, because the caption has it.
    """
    table = live.table
    alone = chair_of(table, table.place.chat) if table.place.is_private else None
    others = sorted(chair for chair in absent - _readers_own(table) if chair != alone)
    found = {chair: _open_to(reader, live, chair, late) for chair in others}
    found = {chair: matters for chair, matters in found.items() if matters}
    if len(found) == 1:
        ((chair, matters),) = found.items()
        if len(matters) > 1:
            return grid(tuple(_about(reader, live, _SHORT, matter, chair) for matter in matters))
    return tuple(
        row
        for chair, matters in found.items()
        for row in grid(tuple(_about(reader, live, _NAMED, matter, chair) for matter in matters))
    )


def _readers_own(table: Table) -> set[Chair]:
    """Return the chair of the reader of a circle's copy: nobody decides about themselves there, nor
    takes another's seat.
    """
    own = chair_of(table, table.reader) if table.reader else None
    return set() if own is None else {own}


def _has_say(table: Table) -> bool:
    """Tell whether somebody who reads this decides about others: in a group somebody always does,
    in a circle nobody for whom a computer plays.
    """
    return not table.reader or bool(_readers_own(table) & {*voters(table)})


def _may_vote(table: Table, motion: Motion) -> bool:
    """Tell whether somebody who reads this may vote, or withdraw their own request: in a group
    somebody always may.
    """
    own = _readers_own(table)
    if not table.reader or (motion.matter.is_wish and motion.chair in own):
        return True
    return bool(own & {*voters(table)} - {*concerned(table, motion)})


def _open_to(
    reader: Reader, live: Live, chair: Chair, late: tuple[Chair, ...]
) -> tuple[Matter, ...]:
    """Return the motions that are possible about a late or absent player: skip them where that is
    legal now, go on without them, or let a computer play on. None, if several players are late.
    """
    table, away = live.table, missing(live.table)
    is_in_time = bool(table.clock) and not table.late
    awaited = () if is_team(table) or is_in_time else to_act(reader.frame.games, live)
    is_here = chair in late or chair in away
    may = {
        Matter.SKIP: chair in late or (chair in away and seat_at(table, chair) in awaited),
        Matter.REMOVE: is_here and not _is_put(table, Matter.REMOVE, chair),
        Matter.REPLACE: chair in replaceable(table)
        and not _is_put(table, Matter.REPLACE, chair)
        and (late == (chair,) or chair in (*away, *table.gone, *out(reader.frame.games, live))),
    }
    return tuple(matter for matter, is_open in may.items() if is_open)


def _is_put(table: Table, matter: Matter, chair: Chair) -> bool:
    return any((motion.matter, motion.chair) == (matter, chair) for motion in table.motions)


def _end(reader: Reader, table: Table) -> Keyboard:
    """A button that ends the game."""
    token = buttons.Stop(table.id, question="q")
    return ((Button(reader.say("button-end"), token),),)


_NAMED = {
    Matter.SKIP: "button-skip",
    Matter.REMOVE: "button-remove",
    Matter.REPLACE: "button-replace",
}
_SHORT = {
    Matter.SKIP: "button-skip-short",
    Matter.REMOVE: "button-remove-short",
    Matter.REPLACE: "button-replace-short",
}


def _about(
    reader: Reader, live: Live, words: Mapping[Matter, str], matter: Matter, chair: Chair
) -> Button:
    name = fenced(live.table.people[chair].name)
    said = reader.say(Message(words[matter], {"name": name}))
    return Button(said, _agree(live.table, matter, chair))


def _agree(table: Table, matter: Matter, chair: Chair) -> buttons.Agree:
    who = check_of(table, table.people[chair].user)
    return buttons.Agree(table.id, matter, chair, position(table), who=who)


def _vote(reader: Reader, live: Live, motion: Motion) -> tuple[Button, ...]:
    table = live.table
    stands, is_one = tally(reader.frame.games, live, motion), len(table.motions) == 1
    counted = {"votes": len(stands.agreed), "needed": stands.needed}
    agree = reader.say(Message(_AGREE[motion.matter], counted))
    refuse = "button-no" if is_one else _REFUSE[motion.matter]
    no = reader.say(Message(refuse, {"votes": len(motion.against)}))
    if not is_one:
        name = fenced(table.people[motion.chair].name)
        agree, no = f"{agree}{BETWEEN}{name}", f"{no}{BETWEEN}{name}"
    yes = _agree(table, motion.matter, motion.chair)
    against = buttons.Object(table.id, motion.matter, motion.chair, position(table), yes.who)
    if motion.matter.is_wish and motion.chair in _readers_own(table):
        return (Button(no, against),)  # whose wish it is only withdraws it
    return (Button(agree, yes), Button(no, against))
