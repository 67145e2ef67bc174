"""Counting votes: who is asked about a matter, and how many must agree. PURE.

There is one rule for all that people at a table decide together. Whoever has left the chat, is
replaced by a computer or has days off does not have to agree, nor, where nothing depends on them, a
person who is late; but whoever votes is counted with those who are asked. So nobody's vote weighs
more because others are absent, and nobody who is absent holds the others up.
"""

from collections.abc import Collection
from typing import NamedTuple

from bot.table.seating import chair_of, chairs_at, present, seat_at
from bot.table.suspension import resting
from bot.table.values import Chair, Games, Live, Matter, Motion, Table, User, to_act


class Tally(NamedTuple):
    """How a vote stands."""

    asked: frozenset[int]
    """Users whose votes are waited for, or have been given."""
    agreed: frozenset[int]
    """Those of them who agree."""
    needed: int
    """How many must agree."""

    @property
    def is_carried(self) -> bool:
        """Tell whether enough agree."""
        return len(self.agreed) >= self.needed

    def can_carry(self, against: Collection[int] = ()) -> bool:
        """Tell whether enough can still agree."""
        return len(self.asked - frozenset(against)) >= self.needed


def voters(table: Table) -> tuple[Chair, ...]:
    """Return the chairs whose people have a vote: they sit there, and have not left the chat."""
    return tuple(chair for chair in present(table) if chair not in table.away)


def absent(games: Games, live: Live) -> frozenset[Chair]:
    """Return the chairs of people who do not answer: those who are late, and those who have left
    the chat or cannot be reached.
    """
    return frozenset(present(live.table)) & (_late(games, live) | live.table.away)


def _late(games: Games, live: Live) -> frozenset[Chair]:
    is_late = live.table.late and not live.table.is_paused
    seats = to_act(games, live) if is_late else ()
    return frozenset(chair for seat in seats for chair in chairs_at(live.table, seat))


def tally(games: Games, live: Live, motion: Motion) -> Tally:
    """Return how a motion stands: more than half, for hints all of those who are asked.

    A wish gives its author something over the others, so at least one other person must agree to
    it, if there is one; all who are merely late are waited for. About a person who answers as well
    as the others, that person's own voice counts against the rest.
    """
    table, matter = live.table, motion.matter
    about = concerned(table, motion)
    if matter.is_wish:
        found = _vote_tally(games, live, motion.votes, but=about)
        needed = len(found.asked) if matter is Matter.HINTS else len(found.asked) // 2 + 1
        is_alone = not {*present(table)} - {*about}
        return found._replace(needed=0 if is_alone else max(needed, 1))
    found = _vote_tally(games, live, motion.votes, but=about, waits_for_late=False)
    is_missed = motion.chair in absent(games, live) or motion.chair not in present(table)
    if matter is Matter.REPLACE:  # a person who is away can take the seat back
        is_missed |= motion.chair in resting(table)
    return found._replace(needed=(len(found.asked) + (not is_missed)) // 2 + 1)


def is_disputed(table: Table, user: User) -> bool:
    """Tell whether a vote about somebody is open."""
    chair = chair_of(table, user.id)
    return any(one.chair == chair and not one.matter.is_wish for one in table.motions)


def tally_to_stop(games: Games, live: Live) -> Tally:
    """Return how the vote to end the game stands: more than half of those who are asked."""
    found = _vote_tally(games, live, live.table.votes, waits_for_late=False)
    return found._replace(needed=len(found.asked) // 2 + 1)


def tally_of_all(games: Games, live: Live, agreed: frozenset[int]) -> Tally:
    """Return how a vote stands in which all who are asked must agree."""
    found = _vote_tally(games, live, agreed)
    return found._replace(needed=len(found.asked))


def _vote_tally(
    games: Games,
    live: Live,
    agreed: frozenset[int],
    *,
    but: Collection[Chair] = (),
    waits_for_late: bool = True,
) -> Tally:
    table = live.table
    chairs = [chair for chair in voters(table) if chair not in but]
    missed = {*resting(table)} | (set() if waits_for_late else _late(games, live))
    here = frozenset(table.people[chair].user for chair in chairs)
    asked = frozenset(table.people[chair].user for chair in chairs if chair not in missed)
    return Tally(asked | agreed & here, agreed & here, 0)


def concerned(table: Table, motion: Motion) -> tuple[Chair, ...]:
    """Return the chairs without a vote on a motion: those of the person or the seat in question."""
    if motion.matter in (Matter.REMOVE, Matter.REPLACE, Matter.RETURN, Matter.UNDO):
        return (motion.chair,)
    return chairs_at(table, seat_at(table, motion.chair))
