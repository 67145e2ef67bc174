"""What must hold between a table as it was, and as a deed has left it. Told anew, as `model` is."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from bot.display import buttons
from bot.table.speech import Speak
from bot.table.values import NOBODY, Live, Matter, Phase, Table, position
from games.core.log import By
from games.core.values import Seat
from tests.deeds.model import is_team, seat


class Told(Struct, frozen=True):
    """Who has done the last deed, and by what."""

    user: int = 0
    what: Any = None
    looked: frozenset[str] = frozenset()
    """Tables at which the clock did something at once, because of that deed."""


def broken(before: Live, after: Live, told: Told) -> Iterator[str]:
    """Yield what a deed has left standing, or carried over, that it must not."""
    old, new = before.table, after.table
    yield from of_votes(old, new, told)
    yield from of_objections(new, told)
    yield from of_moves(before, after)
    yield from of_prepared(before, after)
    yield from of_settings(new, told)
    is_same = (old.people, old.gone, position(old)) == (new.people, new.gone, position(new))
    if is_same and new.is_paused and old.late and not new.late:
        yield "I7: whoever is late has time again in a pause"
    if new.is_paused and new.dormant and not old.is_paused:
        yield "I7: a pause begins, and the game is still to be closed"
    if old.ballot and new.game and not old.game:
        for one in new.invited:
            if new.game not in old.ballot.votes.get(one.user, ()):
                yield f"I4: user {one.user} is invited to {new.game}, and has voted for others"
    if old.phase is Phase.LOBBY and new.phase is Phase.RUNNING and new.invited:
        yield "I2: whoever was invited to a lobby waits for a seat at its game"
    if old.phase is new.phase is Phase.RUNNING:
        yield from of_newcomers(old, new)


def of_votes(old: Table, new: Table, told: Told) -> Iterator[str]:
    """I10: a vote is about a person, and of whoever has pressed."""
    known = {(m.matter, m.chair, old.people[m.chair].user): m for m in old.motions}
    for motion in new.motions:
        key = (motion.matter, motion.chair, new.people[motion.chair].user)
        was = known.get(key)
        if was is None and any((m.matter, m.chair) == key[:2] for m in old.motions):
            yield f"I10: what was asked about {motion.chair} goes on about another"
        more = motion.votes - (was.votes if was else frozenset())
        if more - {told.user}:
            yield f"I10: {sorted(more)} vote, and {told.user} has pressed"
    if (new.votes - old.votes) - {told.user}:
        yield "I10: somebody votes to stop who has not pressed"


def of_objections(new: Table, told: Told) -> Iterator[str]:
    """I10: whoever has said no does not count as agreeing."""
    said = told.what
    if isinstance(said, buttons.Object) and said.table == new.id:
        for motion in new.motions:
            is_it = (motion.matter, motion.chair) == (said.matter, said.chair)
            if is_it and told.user in motion.votes & motion.against:
                yield f"I10: user {told.user} is for {motion.matter.name} and against it"


def of_moves(before: Live, after: Live) -> Iterator[str]:
    """I3: what others want of somebody who has to move ends with that person's move; a prepared one
    does not tell that they are back.
    """
    old, new = before.table, after.table
    if not (old.log and new.log) or is_team(new):
        return
    moved = {int(move.seat) for move in new.log.moves[len(old.log.moves) :] if move.by is By.PERSON}
    asked = {(m.matter, m.chair) for m in old.motions} & {(m.matter, m.chair) for m in new.motions}
    for matter, chair in asked:
        if chair in moved and matter in (Matter.SKIP, Matter.REMOVE, Matter.REPLACE):
            yield f"I3: {matter.name} of {chair} stands, who has moved meanwhile"


def of_prepared(before: Live, after: Live) -> Iterator[str]:
    """I3: what somebody has prepared ends with their turn, whoever has moved for them then, and as
    soon as a computer decides for them.
    """
    old, new = before.table, after.table
    if not (old.log and new.log):
        return
    for one in new.prepared:
        if new.phase is Phase.RUNNING and new.people[one.seat].computer:
            yield f"I3: a computer plays for {new.people[one.seat].name}, who has prepared {one}"
    for move in new.log.moves[len(old.log.moves) :]:
        kept = [one for one in new.prepared if one.seat == move.seat and one in old.prepared]
        if kept and move.by is not By.PREPARED:
            yield f"I3: seat {move.seat} was moved for by {move.by.name}, and goes on: {kept}"


def of_settings(new: Table, told: Told) -> Iterator[str]:
    """I13: a setting of somebody holds wherever the table has them, also while they wait."""
    said = told.what
    for one in (*new.people, *new.invited, *new.dismissed):
        if isinstance(said, Speak) and said.chat == one.user and one.language != said.language:
            yield f"I13: user {one.user} chose {said.language}, and is known with {one.language}"


def of_newcomers(old: Table, new: Table) -> Iterator[str]:
    """I10: whoever takes over a seat has nothing of the person before; who takes their own back
    from the computer has it to themselves.
    """
    for chair, (was, one) in enumerate(zip(old.people, new.people, strict=False)):
        is_back = was.user == one.user and was.computer is not None and one.computer is None
        if is_back and old.offer and old.offer == new.offer and new.offer.chair == chair:
            yield f"I10: user {one.user} sits there again, and their seat is still on offer"
    handed = {
        chair
        for chair, (was, one) in enumerate(zip(old.people, new.people, strict=False))
        if was.user != one.user and NOBODY not in (was.user, one.user)
    }
    for prepared in new.prepared:
        if prepared.seat in handed and prepared in old.prepared:
            yield f"I10: a move that {old.people[prepared.seat].name} has prepared is kept"
    if kept := (old.signs.muted & new.signs.muted) & handed:
        yield f"I10: who has taken over seats {sorted(kept)} sees no signs, as whoever sat there"
    thought = {chair: new.ledger.spent.get(Seat(seat(new, chair)), 0) for chair in handed}
    heard = new.calls.heard
    silent = {at for at, spent in thought.items() if heard.get(new.people[at].user, 0) < spent}
    if silent:
        yield f"I10: who has taken over seats {sorted(silent)} is silent as whoever sat there"
    won = {chair for chair, one in enumerate(new.series.tallies) if one.wins}
    if won & handed:
        yield f"I10: {sorted(won & handed)} have the wins of whom they have taken over from"
