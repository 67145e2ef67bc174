"""The rules of what is asked of people, told anew: who has a vote, how many must agree, what may
stand. It knows nothing of how the product counts votes or keeps its lists.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.table.removal import is_removed
from bot.table.values import (
    HOUR,
    NOBODY,
    Live,
    Matter,
    Motion,
    Phase,
    Table,
    game_of,
    is_gathering,
    is_open,
    position,
    to_act,
)
from games.core.seats import lawful_people
from tests.bot.tables import ALL

USERNAMES = ("anna", "boris", "clara", "dora", "emil", "fedir", "galya")
"""Of users 1 to 7."""
_ONE = (Matter.UNDO, Matter.REMOVE, Matter.REPLACE, Matter.RETURN)
"""Matters about one chair, also in a team."""


class Facts(NamedTuple):
    """What the world knows of a table besides what stands there."""

    now: int
    out: frozenset[int]
    """Users who have left its chat: the group, or the bot's private chat at a table of people."""


class Count(NamedTuple):
    """How a vote stands by the rules."""

    asked: frozenset[int]
    agreed: frozenset[int]
    needed: int

    @property
    def is_enough(self) -> bool:
        return len(self.agreed) >= self.needed


def is_team(table: Table) -> bool:
    return table.log is not None and table.log.seats < len(table.people)


def seat(table: Table, chair: int) -> int:
    return 0 if is_team(table) else chair


def there(table: Table) -> dict[int, int]:
    """Return the users of the chairs whose people sit there themselves."""
    return {
        chair: one.user
        for chair, one in enumerate(table.people)
        if chair not in table.gone and one.computer is None
    }


def with_voice(table: Table, facts: Facts) -> dict[int, int]:
    """Return those of them who have a vote."""
    return {chair: user for chair, user in there(table).items() if user not in facts.out}


def has_days_off(table: Table, user: int, now: int) -> bool:
    span = table.still.away.get(user)
    counts = not table.strangers and (table.clock == 0 or table.clock > HOUR)
    return counts and span is not None and span.start <= now < span.end


def is_late(live: Live, chair: int) -> bool:
    is_up = live.table.late and not live.table.is_paused  # in a pause votes wait for its end
    return is_up and seat(live.table, chair) in to_act(ALL, live)


def about(table: Table, motion: Motion) -> set[int]:
    """Return the chairs that have no vote on a motion."""
    if motion.matter in _ONE or not is_team(table):
        return {motion.chair}
    return {chair for chair in range(len(table.people)) if chair not in table.gone}


def count(
    live: Live,
    facts: Facts,
    given: frozenset[int],
    but: frozenset[int] = frozenset(),
    *,
    late_too: bool,
) -> Count:
    """Count those who are asked, all of whom must agree.

    :param but: chairs without a vote on it.
    :param late_too: whether people who are late have to answer.
    """
    table = live.table
    voices = {c: u for c, u in with_voice(table, facts).items() if c not in but}
    asked = {
        user
        for chair, user in voices.items()
        if user in given
        or not (has_days_off(table, user, facts.now) or (not late_too and is_late(live, chair)))
    }
    return Count(frozenset(asked), given & asked, len(asked))


def on_motion(live: Live, facts: Facts, motion: Motion) -> Count:
    """Count the votes on a motion."""
    table, but = live.table, frozenset(about(live.table, motion))
    if motion.matter in (Matter.UNDO, Matter.HINTS):
        found = count(live, facts, motion.votes, but, late_too=True)
        needed = len(found.asked) if motion.matter is Matter.HINTS else len(found.asked) // 2 + 1
        others = set(there(table)) - but
        return found._replace(needed=max(needed, 1) if others else 0)
    found = count(live, facts, motion.votes, but, late_too=False)
    own = table.people[motion.chair].user
    answers = motion.chair in with_voice(table, facts) and not is_late(live, motion.chair)
    if motion.matter is Matter.REPLACE:
        answers &= not has_days_off(table, own, facts.now)
    return found._replace(needed=(len(found.asked) + answers) // 2 + 1)


# What may stand, each with its number


def breaches(live: Live, facts: Facts) -> Iterator[str]:
    """Yield what is wrong about a table as it stands."""
    table = live.table
    yield from lists(table)
    if is_gathering(table):
        yield from in_lobby(table, facts)
    if table.phase is Phase.RUNNING:
        yield from of_votes(live, facts)
        yield from of_askers(live, facts)
        yield from of_voices(table, facts)
        yield from of_away(table, facts)
        yield from of_seats(live)


def lists(table: Table) -> Iterator[str]:
    """I2: a user is in one list."""
    sitting = [one.user for c, one in enumerate(table.people) if c not in table.gone and one.user]
    waiting = [one.user for one in table.invited]
    if not is_open(table):
        return
    guests = table.invited if table.phase is Phase.RUNNING else ()  # of a lobby they come or not
    colours = [one.colour for one in (*table.people, *guests)]
    if len(set(colours)) < len(colours):
        yield f"I2: two who sit or wait there have one colour: {colours}"
    friend = table.offer.friend.key if table.offer and table.offer.friend else ""
    asking = [int(friend)] if friend.isdigit() else []
    every = [("sitting", sitting), ("waiting", waiting), ("asking", asking)]
    for user in {*sitting, *waiting, *asking} - {NOBODY}:
        lists = [name for name, of in every for one in of if one == user]
        if len(lists) > 1:
            yield f"I2: user {user} is {' and '.join(lists)}"
        chair = next((c for c, one in enumerate(table.people) if one.user == user), None)
        is_kept = chair is not None and table.people[chair].computer is not None
        is_offered = bool(table.offer and table.offer.agreed is None and user in asking)
        if is_removed(table, user) and not (is_kept or is_offered):
            yield f"I2: user {user} is removed and {lists[0]}"


def in_lobby(table: Table, facts: Facts) -> Iterator[str]:
    """I4 of a lobby: who has left the group is not expected. At a table of people it says who has
    blocked the bot, and waits: they may take it in again.
    """
    if table.place.is_circle:
        return
    for one in (*table.people, *table.invited, *table.dismissed):
        if one.user in facts.out:
            yield f"I4: user {one.user} has left the chat, and the lobby has them"
    voters = {*table.ballot.votes} if table.ballot else set()
    if voters & facts.out:
        yield f"I5: {sorted(voters & facts.out)} have left the chat, and their votes count"
    if table.host == NOBODY and not table.strangers:
        yield "I4: the lobby has no host"
    if table.host in facts.out:
        yield "I4: the host of the lobby has left the chat"


def of_votes(live: Live, facts: Facts) -> Iterator[str]:
    """I3: nothing with enough votes stands, nothing stands whose voters are none."""
    table = live.table
    for motion in table.motions:
        found = on_motion(live, facts, motion)
        by = table.pause.by
        has_left = by in facts.out or motion.chair in table.gone
        is_asker = table.people[motion.chair].user == by and has_left
        at_once = is_asker and motion.matter in (Matter.REMOVE, Matter.REPLACE)
        if found.is_enough and (at_once or not table.is_paused):
            yield f"I3: enough agree to {motion.matter.name} of {motion.chair}, which stands"
        if len(found.asked - motion.against) < found.needed:
            yield f"I3: nobody can carry {motion.matter.name} of {motion.chair}"
    if table.votes:
        found = count(live, facts, table.votes, late_too=False)
        if len(found.agreed) > len(found.asked) // 2:
            yield "I3: enough want to stop"
    wish, offer = table.pause.wish, table.offer
    is_valid = wish is not None and wish.position == position(table) and not table.is_paused
    if wish and is_valid and count(live, facts, wish.agreed, late_too=True).is_enough:
        yield "I3: all agree to a pause that is asked for"
    if offer and offer.agreed is not None:
        found = count(live, facts, offer.agreed, late_too=True)
        if found.is_enough:
            yield "I3: all agree to a latecomer who is not admitted, or nobody is asked"


def of_askers(live: Live, facts: Facts) -> Iterator[str]:
    """I4: author and subject of what is asked are there."""
    table, here = live.table, there(live.table)
    for motion in table.motions:
        if not is_there(table, motion):
            yield f"I4: {motion.matter.name} of {motion.chair}, who is not there"
        if not (motion.votes or motion.matter in (Matter.UNDO, Matter.HINTS)):
            yield f"I4: {motion.matter.name} of {motion.chair} is put by nobody"
    wish, offer = table.pause.wish, table.offer
    is_valid = wish is not None and wish.position == position(table)
    if wish and is_valid and wish.author not in here.values():
        yield "I4: a pause is asked for by somebody who is not there"
    if table.tapped and table.tapped.chair not in here:
        yield "I4: a tap can be taken back by somebody who is not there"
    if offer and offer.chair in table.gone:
        yield "I4: a seat is on offer that was left"
    yield from of_waiting(table, facts)
    yield from of_host(table, facts)


def of_waiting(table: Table, facts: Facts) -> Iterator[str]:
    """I4: who waits for a seat, asks for one, or is offered one, is in the group; and there is room
    for all who wait.
    """
    places = lawful_people(game_of(ALL, table), table.options)
    if table.invited and places and len(table.people) + len(table.invited) > max(places):
        yield f"I4: {len(table.invited)} wait for seats, and {len(table.people)} sit there"
    friend = table.offer.friend.key if table.offer and table.offer.friend else ""
    for user in (
        *(one.user for one in table.invited),
        *([int(friend)] if friend.isdigit() else []),
    ):
        if user in facts.out and table.place.is_group:
            yield f"I4: user {user} waits for a seat and has left the group"


def is_there(table: Table, motion: Motion) -> bool:
    """Tell whether a motion can be about a chair."""
    person = table.people[motion.chair]
    if motion.matter is Matter.RETURN:
        return person.computer is not None and is_removed(table, person.user)
    if motion.matter is Matter.REPLACE:
        return person.computer is None
    return motion.chair in there(table)


def of_host(table: Table, facts: Facts) -> Iterator[str]:
    """I4: a host who sits there has a voice, if anybody has."""
    voices = with_voice(table, facts)
    sat = {one.user for one in (*table.people, *(was.person for was in table.former))}
    has_sat = table.host != NOBODY and table.host in sat
    if has_sat and voices and table.host not in voices.values():
        yield f"I4: the host, user {table.host}, is not there, of {sorted(voices.values())}"


def of_host_after(
    before: Table, after: Table, facts: Facts, sits: Mapping[int, tuple[int, int]]
) -> Iterator[str]:
    """I20: who follows a host of a game that runs has sat there at least as long as any other who
    was there when the host went: a vote that this has decided may bring back somebody else.

    :param sits: by chair, who sits there and since which position.
    """
    was = with_voice(before, facts).values()
    here = {user: chair for chair, user in with_voice(after, facts).items() if user in was}
    follows = before.phase is Phase.RUNNING and before.host != after.host and after.host in here
    since = {user: sits[chair][1] for user, chair in here.items()} if sits and follows else {}
    if since and since[after.host] > min(since.values()):
        yield f"I20: user {after.host} leads, and others have sat there longer: {since}"


def of_voices(table: Table, facts: Facts) -> Iterator[str]:
    """I5: only votes of people who are there count."""
    voices = frozenset(with_voice(table, facts).values())
    given = [("stop", table.votes)]
    given += [(m.matter.name, m.votes | m.against) for m in table.motions]
    if table.pause.wish and table.pause.wish.position == position(table):
        given.append(("pause", table.pause.wish.agreed))
    if table.offer and table.offer.agreed:
        given.append(("join", table.offer.agreed))
    for what, votes in given:
        if votes - voices:
            yield f"I5: votes of {sorted(votes - voices)} on {what}, who are not there"


def of_away(table: Table, facts: Facts) -> Iterator[str]:
    """I6: away are those who sit there and have left the chat. Whom a computer represents at a
    table of people, nobody has written to: it is not known whether they could be reached.
    """
    sitting = {one.user: c for c, one in enumerate(table.people) if c not in table.gone}
    sitting.pop(NOBODY, None)
    here = {*there(table).values()} if table.place.is_circle else {*sitting}
    found = {user for user, chair in sitting.items() if chair in table.away}
    if found - facts.out or (facts.out & here) - found:
        yield f"I6: away are {sorted(found)}, not {sorted({*sitting} & facts.out)}"


def of_seats(live: Live) -> Iterator[str]:
    """I8: a seat that is awaited has a computer, or a person who sits there."""
    table, here = live.table, there(live.table)
    for chair in table.vanished & here.keys():
        yield f"I4: user {here[chair]} is said to have vanished, and sits there"
    for awaited in to_act(ALL, live):
        chairs = range(len(table.people)) if is_team(table) else [int(awaited)]
        is_computers = not is_team(table) and table.people[awaited].computer is not None
        if not (is_computers or any(chair in here for chair in chairs)):
            yield f"I8: seat {awaited} is awaited, and nobody is there"
