"""What the board says of people: who has left, whose time is up, what is put to the vote."""

from datetime import UTC, datetime

from bot.frame import Frame, html_names, plain_names
from bot.hours import deadline
from bot.people import needed
from bot.shown import Button, Keyboard
from bot.table import Live, Matter, Motion, Phase, Table, position, to_act
from bot.token import Token, Verb
from games.core.log import By
from games.core.message import Message, Named
from games.core.undo import last_decision
from games.core.values import Seat

_SAID = {
    Matter.UNDO: "motion-undo",
    Matter.SKIP: "motion-skip",
    Matter.REMOVE: "motion-remove",
}
_AGREE = {
    Matter.UNDO: "button-agree-undo",
    Matter.SKIP: "button-agree-skip",
    Matter.REMOVE: "button-agree-remove",
}


def skipped_line(frame: Frame, table: Table, language: str) -> str:
    """Say whose move it was that nobody has made."""
    last = last_decision(table.log) if table.log else None
    if last is None or table.log is None or table.log.moves[last].by is not By.SKIPPED:
        return ""
    message = Message("board-skipped", {"seat": Named(table.log.moves[last].seat)})
    return frame.say(language, message, html_names(table))


def people_lines(frame: Frame, live: Live) -> str:
    """Say who has left, by when to move or that it is too late, and what is put to the vote."""
    table = live.table
    if table.phase is not Phase.RUNNING:
        return ""
    lines = (_gone(table), _time(frame, live), *(_motion(frame, live, m) for m in table.motions))
    said = (
        frame.say(table.language, line, html_names(table)) for line in lines if line is not None
    )
    return "\n".join(said)


def people_rows(frame: Frame, live: Live) -> Keyboard:
    """Buttons for what can be decided about people now."""
    if live.table.phase is not Phase.RUNNING:
        return ()
    late = to_act(frame.games, live) if live.table.late else ()
    return (
        *(_about_late(frame, live, seat) for seat in late),
        *(_vote(frame, live, motion) for motion in live.table.motions),
    )


def moment(at: int) -> str:
    """Return a moment as everybody reads it in his own time; elsewhere it is in UTC.

    https://core.telegram.org/bots/api#date-time-entity-formatting
    """
    there = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f'<tg-time unix="{at}" format="wdt">{there}</tg-time>'


def decision(table: Table, verb: Verb, matter: Matter, seat: Seat) -> Token:
    """Make the token of a button that decides about a person."""
    return Token(table.id, verb, (matter.value, str(seat), str(position(table))))


def _gone(table: Table) -> Message | None:
    if not table.gone:
        return None
    seats = tuple(map(Named, sorted(table.gone)))
    return Message("board-gone", {"count": len(seats), "seats": seats})


def _time(frame: Frame, live: Live) -> Message | None:
    ends = deadline(live.table)
    if ends is None:
        return None
    if not live.table.late:
        return Message("board-deadline", {"moment": moment(ends)})
    return Message("board-late", {"seats": tuple(map(Named, to_act(frame.games, live)))})


def _motion(frame: Frame, live: Live, motion: Motion) -> Message:
    return Message(_SAID[motion.matter], {"seat": Named(motion.seat)})


def _about_late(frame: Frame, live: Live, seat: Seat) -> tuple[Button, ...]:
    name = plain_names(live.table)(seat)

    def button(id: str, matter: Matter) -> Button:
        said = frame.say(live.table.language, Message(id, {"name": name}))
        return Button(said, decision(live.table, Verb.AGREE, matter, seat))

    open = {motion.matter for motion in live.table.motions if motion.seat == seat}
    skip, remove = button("button-skip", Matter.SKIP), button("button-remove", Matter.REMOVE)
    return (skip,) if Matter.REMOVE in open else (skip, remove)


def _vote(frame: Frame, live: Live, motion: Motion) -> tuple[Button, ...]:
    table = live.table
    counted = {"votes": len(motion.votes), "needed": needed(frame.games, live, motion)}
    agree = frame.say(table.language, Message(_AGREE[motion.matter], counted))
    no = frame.say(table.language, "button-object")
    return (
        Button(agree, decision(table, Verb.AGREE, motion.matter, motion.seat)),
        Button(no, decision(table, Verb.OBJECT, motion.matter, motion.seat)),
    )
