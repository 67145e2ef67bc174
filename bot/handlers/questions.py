"""Small dialogs with buttons that belong to no surface: stop the game? remove whom?"""

from html import escape
from typing import NamedTuple

from bot.display import buttons
from bot.display.keyboards import in_pairs
from bot.display.tables_of import mine_first, table_line
from bot.display.values import BUTTON_LIMIT, Button, Keyboard
from bot.features.handing.buttons import OfferSeat
from bot.features.handing.table import may_offer
from bot.table.seating import is_team, present
from bot.table.tally import tally_to_stop
from bot.table.values import Chair, Live, Matter, Phase, Table, User, position, stamp_of_table
from bot.table.votes import ends_without, replaceable
from bot.table.words import check_of
from bot.texts.frame import ROBOT, Frame, called, fenced
from games.core.message import Message


class Asked(NamedTuple):
    """A text and its buttons."""

    text: str
    keyboard: Keyboard


def stop_question(frame: Frame, live: Live, asker: User) -> Asked:
    """Ask whether the table shall end. Host and admins decide, others vote, and the question says
    so unless its asker is alone there. The answer holds for the moment of the question.
    """
    table = live.table
    stands = tally_to_stop(frame.games, live)
    votes = {"votes": len(stands.agreed), "needed": stands.needed}
    running = table.phase is Phase.RUNNING
    said = ("stop-question" if running else "stop-lobby", *_who_ends(table))
    is_alone = [table.people[chair].user for chair in present(table)] == [asker.id]
    text = " ".join(frame.say(table.language, id) for id in (said[:1] if is_alone else said))
    ends = "button-stop" if running else "button-cancel-table"
    stop = Button(
        frame.say(table.language, Message(ends, votes)),
        buttons.Stop(table.id, stamp_of_table(table), "q"),
        style="danger",
    )
    keep = frame.say(table.language, "button-go-on" if running else "button-back")
    go_on = Button(keep, buttons.Cancel(table.id))
    return Asked(text, ((stop, go_on),))


def instead_question(frame: Frame, live: Live, game: str, lesson: str = "") -> Asked:
    """Ask whether a game that somebody plays alone is to end for another.

    :param game: the game that is to begin instead; empty to choose one then.
    """
    table = live.table
    instead = buttons.Alone(table.id, game, lesson, stamp_of_table(table))
    ends = frame.say(table.language, Message("button-stop", {"votes": 0, "needed": 0}))
    keep = Button(frame.say(table.language, "button-go-on"), buttons.Cancel(table.id))
    text = frame.say(table.language, "instead-question")
    return Asked(text, ((keep, Button(ends, instead, style="danger")),))


def _who_ends(table: Table) -> tuple[str, ...]:
    """Return the ids of the texts that name the people who may end the table: without a group there
    is no admin, and among strangers no host.
    """
    if table.phase is Phase.RUNNING:
        return (_by_charge(table, "stop-who", "stop-host"),)
    return () if table.strangers else (_by_charge(table, "stop-lobby-who", "stop-lobby-host"),)


def _by_charge(table: Table, in_group: str, in_circle: str) -> str:
    if table.strangers:
        return "stop-votes"
    return in_circle if table.reader or table.place.is_circle else in_group


def which_question(frame: Frame, tables: list[Live], user: User, command: str) -> Asked:
    """Ask which table a command is meant for."""
    rows = tuple(
        (
            Button(
                table_line(frame, live, user, plain=True),
                buttons.Do(live.table.id, command),
            ),
        )
        for live in mine_first(frame, tables, user.id)[:BUTTON_LIMIT]
    )
    return Asked(frame.say(user.language, "which-game"), rows)


def leave_question(frame: Frame, live: Live, chair: Chair, *, by_name: bool = True) -> Asked:
    """Ask somebody whether they mean it.

    :param by_name: whether they can name who gets their seat: that is written in the group.
    """
    table = live.table
    name = {"name": escape(called(table.people[chair]))}
    text = frame.say(table.language, Message(_what_becomes(frame, table, chair), name))
    leave = Button(
        frame.say(table.language, "button-resign"),
        buttons.Resign(table.id, chair, stamp_of_table(table)),
        style="danger",
    )
    close = buttons.Close(table.id, chair)
    stay = Button(frame.say(table.language, "button-stay"), close)
    others = (*_for_me(frame, table, chair), *_by_a_friend(frame, table, chair))
    if by_name and table.place.is_group and may_offer(table, chair):
        text = f"{text}\n{frame.say(table.language, 'leave-friend')}"
    return Asked(text, ((leave, stay), *others))


def _for_me(frame: Frame, table: Table, chair: Chair) -> Keyboard:
    """Offer to have a computer play on; a team plays on by itself."""
    if chair not in replaceable(table):
        return ()
    resigns = buttons.Resign(table.id, chair, stamp_of_table(table), "c")
    said = frame.say(table.language, "button-resign-replaced")
    return ((Button(f"{ROBOT} {said}", resigns),),)


def _by_a_friend(frame: Frame, table: Table, chair: Chair) -> Keyboard:
    """Offer to hand on the seat."""
    if not may_offer(table, chair):
        return ()
    said = f"🤝 {frame.say(table.language, 'button-offer-seat')}"
    return ((Button(said, OfferSeat(table.id, chair, "q")),),)


def _what_becomes(frame: Frame, table: Table, chair: Chair) -> str:
    """Return the id of the text about the game after one more player has left, and whether a
    computer could play on.
    """
    by_computer = chair in replaceable(table)
    if ends_without(frame.games, table, chair):
        return "leave-ends" if by_computer else "leave-stops"
    if is_team(table):
        return "leave-team"
    return "leave-question" if by_computer else "leave-moves"


def forget_question(frame: Frame, language: str) -> Asked:
    """Ask somebody whether what is known of them shall be deleted."""
    delete = Button(
        frame.say(language, "button-confirm"),
        buttons.Forget("", "y"),
        style="danger",
    )
    keep = Button(frame.say(language, "button-back"), buttons.Forget("", "n"))
    return Asked(frame.say(language, "forget-question"), ((delete, keep),))


def dismiss_question(
    frame: Frame, live: Live, whom: tuple[Chair, ...], asker: Chair | None
) -> Asked:
    """Ask which person the lobby shall do without, or is invited back."""
    table = live.table
    people = ((chair, table.people[chair]) for chair in whom)
    rows = tuple(
        (
            Button(
                frame.say(table.language, Message("button-remove", {"name": fenced(person.name)})),
                buttons.Dismiss(table.id, chair, stamp_of_table(table)),
            ),
        )
        for chair, person in people
    )
    text = frame.say(table.language, "dismiss-question") if rows else ""
    back = tuple(
        (
            Button(
                frame.say(table.language, Message("button-invite-back", {"name": called(person)})),
                buttons.InviteBack(table.id, index, check_of(table, person.user)),
            ),
        )
        for index, person in enumerate(table.dismissed)
    )
    if back:
        text = f"{text}\n{frame.say(table.language, 'dismissed-question')}".strip()
    return Asked(text, (*rows, *back, *_taken_away(frame, table, asker)))


def people_question(
    frame: Frame, live: Live, matter: Matter, whom: tuple[Chair, ...], asker: Chair | None
) -> Asked:
    """Ask which person a motion is about; players can close the question."""
    table = live.table
    whose = _WHOM[matter] if {*whom} & {*replaceable(table)} else _WHOM_ALONE[matter]
    decides = _by_charge(table, "remove-who", "remove-host")
    said = (whose, decides) if matter is Matter.REMOVE else (whose,)
    if matter is Matter.REMOVE and any(ends_without(frame.games, table, one) for one in whom):
        said = (*said, "remove-ends")
    text = " ".join(frame.say(table.language, id) for id in said)
    people = tuple(row for chair in whom for row in _person_rows(frame, live, matter, chair))
    return Asked(text, (*people, *_taken_away(frame, table, asker)))


def _taken_away(frame: Frame, table: Table, asker: Chair | None) -> Keyboard:
    if asker is None:
        return ()
    close = buttons.Close(table.id, asker)
    return ((Button(frame.say(table.language, "button-object"), close),),)


_WHOM = {Matter.SKIP: "skip-question", Matter.REMOVE: "remove-question"}
_WHOM_ALONE = {**_WHOM, Matter.REMOVE: "remove-alone"}
"""For people in whose place no computer can play."""


_SAID = {
    Matter.SKIP: "button-skip",
    Matter.REMOVE: "button-remove",
    Matter.REPLACE: "button-replace",
}


def _person_rows(frame: Frame, live: Live, matter: Matter, chair: Chair) -> Keyboard:
    """Return the buttons for a person, who can be replaced by a computer, too, where they can be
    removed: what each does and to whom, for a bare name says neither.
    """
    table, person = live.table, live.table.people[chair]

    def button(matter: Matter) -> Button:
        said = Message(_SAID[matter], {"name": fenced(person.name)})
        return Button(
            frame.say(table.language, said),
            buttons.Agree(
                table.id, matter, chair, position(table), "q", check_of(table, person.user)
            ),
        )

    this = button(matter)
    if matter is not Matter.REMOVE or chair not in replaceable(table):
        return ((this,),)
    return in_pairs((this, button(Matter.REPLACE)))
