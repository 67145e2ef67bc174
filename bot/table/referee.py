"""`handle`: applies a command to a table; the only way a table changes. PURE: the time is an
argument.

What a person cannot do is a `Refused`, with the sentence that tells them why; the table is then as
it was.
"""

from typing import Any

from msgspec.structs import replace

from bot.table import (
    ballots,
    desertion,
    first_games,
    gathering,
    handing,
    hours,
    moves,
    parting,
    preparing,
    rings,
    signs,
    slots,
    tips,
    votes,
)
from bot.table.ballot import Ballot
from bot.table.circles import posted_anew
from bot.table.clock_skew import righted
from bot.table.commands import (
    Command,
    Forget,
    Handler,
    Invite,
    ReadAloud,
    Show,
    Speak,
    TellApart,
    Tick,
)
from bot.table.computers import speaking
from bot.table.seating import chair_of, name_at, seated
from bot.table.values import (
    NOBODY,
    Chair,
    Former,
    Games,
    Live,
    Person,
    User,
    is_open,
    with_changes,
    with_person,
)


def handle(games: Games, live: Live, user: User, command: Command, now: int) -> Live:
    """Return the table after the command; equal to `live` when it changes nothing.

    :param now: seconds since 1970.
    :raises Refused: when it cannot be done; the message says why.
    """
    right = replace(live, table=righted(live.table, now))
    after = HANDLERS[type(command)](games, right, user, command)
    if after == (live if isinstance(command, Tick) else right):  # to be righted changes nothing
        return live
    after = desertion.noted(games, right, parting.heard(after, user), user)
    after = rings.paced(right, after, user, command, now)
    after = preparing.carried_out(games, right, _by_new_name(after, user))
    timed = hours.timed(games, right, after, now)
    is_new = rings.is_posted(after.table, timed.table) or timed.table.phase != right.table.phase
    if timed.table.hushed and is_new:
        timed = with_changes(timed, hushed=False)
    return timed if is_open(timed.table) else _anonymised(timed)


COOLDOWN = 20
"""Seconds in which a board is not posted anew again."""


def _speak(games: Games, live: Live, user: User, command: Speak) -> Live:
    """Change the language: a group's texts with the chat's, private ones with the person's."""
    table, language = live.table, command.language
    if table.place.chat == command.chat:
        people = tuple(_called(person, command) for person in table.people)
        forgotten = {person.user for person in people if person.is_forgotten}
        host_name = table.host_name and command.nobody
        host_name = host_name if table.host in forgotten else table.host_name
        live = with_changes(live, language=language, people=people, host_name=host_name)
    heard = tuple(
        replace(person, language=language) if person.user == command.chat else person
        for person in live.table.people
    )
    return with_changes(live, people=heard)


def _called(person: Person, command: Speak) -> Person:
    """Return somebody with their name in a language, if they have no name of their own."""
    if person.is_forgotten:
        return replace(person, name=command.nobody)
    return speaking(person, command.language)


def _read_aloud(games: Games, live: Live, user: User, command: ReadAloud) -> Live:
    chair = chair_of(live.table, user.id)
    return live if chair is None else with_person(live, chair, aloud=command.is_on)


def _tell_apart(games: Games, live: Live, user: User, command: TellApart) -> Live:
    """In a circle the letter is of one person's chat."""
    if not live.table.place.is_circle:
        return with_changes(live, lettered=True)
    chair = chair_of(live.table, user.id)
    return live if chair is None else with_person(live, chair, lettered=True)


def _by_new_name(live: Live, user: User) -> Live:
    """Update somebody's name, unless they were forgotten. Among strangers it stays while they
    play: nobody becomes the other in the middle of a game.
    """
    chair, name = chair_of(live.table, user.id), name_at(live.table, user)
    is_fixed = live.table.strangers and live.play is not None
    if chair is None or not name or is_fixed or not is_open(live.table):
        return live
    person = live.table.people[chair]
    return live if person.is_forgotten else with_person(live, chair, name=name)


def _show(games: Games, live: Live, user: User, command: Show) -> Live:
    """Post the board anew, with a cooldown: requests must not use up the group's rate limit. In a
    circle, in the chat of who asks: its own is all that they use up.
    """
    if live.table.place.is_circle:
        return replace(live, table=posted_anew(live.table, {user.id}))
    if command.now and 0 <= command.now - live.table.brought < COOLDOWN:
        return live
    return with_changes(live, generation=live.table.generation + 1, brought=command.now)


def _forget(games: Games, live: Live, user: User, command: Forget) -> Live:
    """Anonymise a person who plays on; the invitation of one who has not joined is void."""
    table = live.table

    def nameless(person: Person) -> Person:
        return replace(person, name=command.name, is_forgotten=True, aloud=False, tips=None)

    people = tuple(nameless(p) if p.user == user.id else p for p in table.people)
    invited = tuple(person for person in table.invited if person.user != user.id)
    former = tuple(
        replace(one, person=nameless(one.person)) if one.person.user == user.id else one
        for one in table.former
    )
    ballot = table.ballot and _without_vote(table.ballot, user.id)
    host, host_name = table.host, table.host_name
    if host == user.id:
        host_name = host_name and command.name
    deserted = table.deserted if is_open(table) else table.deserted - {user.id}
    if not is_open(table) and host == user.id:  # who has opened it need not have sat there
        host = NOBODY
    return with_changes(
        live,
        people=people,
        invited=invited,
        former=former,
        deserted=deserted,
        ballot=ballot,
        host=host,
        host_name=host_name,
        rang=rings.without(table.rang, user.id),
        removed=table.removed - {user.id},
    )


def _without_vote(ballot: Ballot, user: int) -> Ballot:
    votes = {voter: wants for voter, wants in ballot.votes.items() if voter != user}
    return replace(ballot, votes=votes)


def _anonymised(live: Live) -> Live:
    """Remove votes from a table that is over, and all about people who were forgotten or have
    handed on their seats.
    """
    table = live.table
    forgotten = {person.user for person in table.people if person.is_forgotten}
    people = tuple(replace(p, user=NOBODY) if p.is_forgotten else p for p in table.people)
    host = NOBODY if table.host in forgotten else table.host
    forgotten |= {one.person.user for one in table.former if one.person.is_forgotten}
    nothing: dict[str, Any] = {
        "deserted": table.deserted - forgotten,
        "votes": frozenset[int](),
        "away": frozenset[Chair](),
        "motions": (),
        "reminded": {},
        "invited": (),
        "offer": None,
        "former": tuple(map(_nobody, table.former)),
        "host_name": "",
        "rang": {},
        "removed": frozenset[int](),
        "ballot": table.ballot and replace(table.ballot, votes={}),
    }
    return with_changes(live, people=people, host=host, **nothing)


def _nobody(former: Former) -> Former:
    return replace(former, person=replace(former.person, user=NOBODY, name=""))


INVITATIONS = 10
"""How many to one table are offered: each change of the lobby edits them."""
_KEPT = 2 * INVITATIONS
"""How many are kept up to date: more than are offered, for an offer can be sent more than once."""


def _invite(games: Games, live: Live, user: User, command: Invite) -> Live:
    seated(live.table, user)
    known = live.table.invitations
    if not live.table.place.is_circle or command.invitation in known:
        return live
    return with_changes(live, invitations=(*known, command.invitation)[-_KEPT:])


HANDLERS: dict[type[Command], Handler] = {
    **gathering.HANDLERS,
    **first_games.HANDLERS,
    **ballots.HANDLERS,
    **moves.HANDLERS,
    **preparing.HANDLERS,
    **votes.HANDLERS,
    **parting.HANDLERS,
    **handing.HANDLERS,
    **hours.HANDLERS,
    **slots.HANDLERS,
    **signs.HANDLERS,
    **tips.HANDLERS,
    Forget: _forget,
    Speak: _speak,
    ReadAloud: _read_aloud,
    Show: _show,
    Invite: _invite,
    TellApart: _tell_apart,
}
