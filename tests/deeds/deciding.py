"""I15: what is decided about people had the votes that it needs, or whoever did it may decide it
alone. Told anew, as `model` is.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bot.features.handing import buttons as handing
from bot.features.handing.table import TakeOver
from bot.table.values import (
    HOUR,
    NOBODY,
    Chair,
    Live,
    Matter,
    Motion,
    Person,
    Phase,
    Table,
    is_open,
    position,
    to_act,
    with_changes,
)
from games.core.log import By
from tests.bot.tables import ALL
from tests.deeds.changes import Told
from tests.deeds.model import Facts, count, is_late, is_team, on_motion, seat, there, with_voice

_ABOUT = (Matter.SKIP, Matter.REMOVE, Matter.REPLACE)


class Deed(NamedTuple):
    """What a deed may have decided, and by whom."""

    told: Told
    before: Facts
    """As it was when the table was judged last."""
    now: Facts
    is_in_charge: bool
    """Whether its user is the host, or an admin."""

    @property
    def is_clocks(self) -> bool:
        return self.now.now > self.before.now


def undecided(old: Live, new: Live, deed: Deed) -> Iterator[str]:
    """Yield what is done at a game without the votes that it needs."""
    if old.table.phase is not Phase.RUNNING:
        return
    yield from of_chairs(old, new, deed)
    yield from of_stop(old, new, deed)
    yield from of_pause(old, new, deed)
    yield from of_log(old, new, deed)
    was, offer = old.table.offer, new.table.offer
    if was and offer and was.friend == offer.friend and was.agreed is not None:
        given = was.agreed | {deed.told.user}
        if offer.agreed is None and not _all(old, new, deed, given):
            yield "I15: a latecomer is admitted without the consent of all"
    if new.table.hints and not old.table.hints and new.table.phase is Phase.RUNNING:
        own = [c for c, user in there(old.table).items() if user == deed.told.user]
        asked = [m for m in old.table.motions if m.matter is Matter.HINTS]
        asked += [Motion(Matter.HINTS, Chair(chair)) for chair in own]
        if not any(_is_enough(old, new, deed, motion) for motion in asked):
            yield "I15: hints are allowed without the consent of all"


def of_chairs(old: Live, new: Live, deed: Deed) -> Iterator[str]:
    """Yield who is removed or replaced without enough votes."""
    pairs = zip(old.table.people, new.table.people, strict=False)
    for chair, (was, one) in enumerate(pairs):
        if was.user != one.user or was.user in (NOBODY, deed.told.user):
            continue
        is_out = chair in new.table.gone and chair not in old.table.gone
        is_played = one.computer is not None and was.computer is None
        if is_out and not _may(old, new, deed, Matter.REMOVE, Chair(chair)):
            yield f"I15: user {was.user} is removed without votes"
        if is_played and not _may(old, new, deed, Matter.REPLACE, Chair(chair)):
            yield f"I15: user {was.user} is replaced without votes"


def _may(old: Live, new: Live, deed: Deed, matter: Matter, chair: Chair) -> bool:
    """Tell whether it may be done: by votes, by the clock, or by one person alone."""
    user = deed.told.user
    is_clocks = deed.is_clocks or new.table.id in deed.told.looked
    if is_clocks and not _pauses(old, new) and (is_late(old, chair) or matter is not Matter.REMOVE):
        return True
    sits = user in there(old.table).values() and matter is not Matter.REMOVE
    if is_late(old, chair) and (sits or deed.is_in_charge):
        return True
    plays = user in [one.user for one in old.table.people]
    if user and deed.is_in_charge and not plays:
        return True
    asked = [m for m in old.table.motions if (m.matter, m.chair) == (matter, chair)]
    motion = asked[0] if asked else Motion(matter, chair)
    return _is_enough(old, new, deed, motion)


def _pauses(old: Live, new: Live) -> bool:
    """Tell whether a table pauses all the while: the clock does nothing to anybody."""
    return old.table.is_paused and new.table.is_paused


def _is_enough(old: Live, new: Live, deed: Deed, motion: Motion) -> bool:
    """Tell whether enough have agreed, with whoever has pressed, as people were there before the
    deed or after it. In a pause votes wait, but for those about whoever asked for it and has left.
    """
    if _pauses(old, new) and not _has_asker_left(old, deed, motion):
        return False
    votes = motion.votes | ({deed.told.user} - {NOBODY})
    given = replace(motion, votes=votes, against=motion.against - {deed.told.user})
    return any(on_motion(live, facts, given).is_enough for live, facts in _times(old, new, deed))


def _has_asker_left(old: Live, deed: Deed, motion: Motion) -> bool:
    user = old.table.people[motion.chair].user
    has_left = user in deed.now.out or motion.chair in old.table.gone
    is_about = motion.matter in (Matter.REMOVE, Matter.REPLACE)
    return is_about and has_left and user == old.table.pause.by


def _all(old: Live, new: Live, deed: Deed, given: frozenset[int]) -> bool:
    found = [count(live, facts, given, late_too=True) for live, facts in _times(old, new, deed)]
    return any(one.is_enough for one in found)


def _times(old: Live, new: Live, deed: Deed) -> Iterator[tuple[Live, Facts]]:
    """Yield how it was before, how it was just before the vote was carried, and how it is."""
    yield old, deed.before
    yield old, deed.now
    people = tuple(
        _as_before(was, one) for was, one in zip(old.table.people, new.table.people, strict=False)
    )
    late = old.table.late
    still = new.table.still
    yield with_changes(old, people=people, late=late, still=still), deed.now
    yield with_changes(new, phase=old.table.phase), deed.now
    if not is_open(new.table):  # then nobody's days off are known any more
        yield with_changes(new, phase=old.table.phase, still=old.table.still), deed.now


def _as_before(was: Person, one: Person) -> Person:
    """Return somebody who is new on a chair, or else whoever sat there."""
    return was if was.user == one.user else one


def of_stop(old: Live, new: Live, deed: Deed) -> Iterator[str]:
    """Yield that a game is stopped without enough votes."""
    has_gone = new.table.gone > old.table.gone
    if new.table.phase is not Phase.STOPPED or has_gone or deed.is_clocks or deed.is_in_charge:
        return
    has_met = position(old.table) > 0 or bool(deed.told.user)
    is_put_off = old.table.strangers and not has_met  # one has gone, and they never met
    if is_put_off or not with_voice(new.table, deed.now):  # nobody is left who could go on
        return
    given = old.table.votes | ({deed.told.user} - {NOBODY})
    found = [count(live, facts, given, late_too=False) for live, facts in _times(old, new, deed)]
    if isinstance(deed.told.what, handing.TakeOver | TakeOver):  # whoever comes may have days off
        left = frozenset({deed.told.what.chair})
        found.append(count(old, deed.now, old.table.votes, left, late_too=False))
    if not any(len(one.agreed) > len(one.asked) // 2 for one in found):
        yield "I15: the game is stopped without votes"


def of_pause(old: Live, new: Live, deed: Deed) -> Iterator[str]:
    """Yield that a game pauses without the consent of all."""
    if not new.table.is_paused or old.table.is_paused:
        return
    user, wish = deed.told.user, old.table.pause.wish
    is_asked_about = any(
        motion.matter in _ABOUT and old.table.people[motion.chair].user == user
        for motion in old.table.motions
    )
    is_hurried = _is_hurried(old, user) and len(there(new.table)) > 1
    if deed.is_in_charge and not (is_asked_about or is_hurried):
        return
    days = getattr(deed.told.what, "days", None)
    is_it = wish and wish.position == position(old.table) and days in (None, wish.days)
    agreed = wish.agreed if wish and is_it else frozenset[int]()
    if not _all(old, new, deed, agreed | ({user} - {NOBODY})):
        yield f"I15: the game pauses, and not all agree: {sorted(agreed)} and {user}"
    is_own = not (wish and is_it and wish.author != user)
    if is_hurried and days and is_own and not agreed - {user}:
        yield f"I15: user {user} is awaited with a fast clock, and pauses alone"


def _is_hurried(live: Live, user: int) -> bool:
    """Tell whether a pause of somebody's own would be time to think."""
    table, here = live.table, there(live.table)
    awaited = [c for c in here if here[c] == user and seat(table, c) in to_act(ALL, live)]
    return bool(awaited) and len(here) > 1 and 0 < table.clock <= HOUR


def of_log(old: Live, new: Live, deed: Deed) -> Iterator[str]:
    """Yield a move that is undone, or a turn that is skipped, without enough votes."""
    if not (old.table.log and new.table.log):
        return
    was, moves = old.table.log.moves, new.table.log.moves
    if moves[: len(was)] != was:
        last = old.table.log.last_decision
        is_free = old.table.tapped is not None and old.table.tapped.until is not None
        asked = [m for m in old.table.motions if m.matter is Matter.UNDO]
        if not is_free and last is not None:
            own = [c for c, user in there(old.table).items() if user == deed.told.user]
            own = [c for c in own if seat(old.table, c) == was[last].seat]
            asked = asked or [Motion(Matter.UNDO, Chair(c)) for c in own]
            if not any(_is_enough(old, new, deed, motion) for motion in asked):
                yield "I15: a move is undone without votes"
    for move in moves[len(was) :]:
        is_clocks = deed.is_clocks and not _pauses(old, new)
        if move.by is not By.SKIPPED or is_clocks or is_team(old.table):
            continue
        if new.table.gone > old.table.gone or int(move.seat) in old.table.gone:
            continue
        if not _may(old, new, deed, Matter.SKIP, Chair(int(move.seat))):
            yield f"I15: seat {move.seat} is skipped without votes"


def of_votes_kept(old: Table, new: Table, told: Told, facts: Facts) -> Iterator[str]:
    """I5: a vote that stands keeps the votes of all who are there."""
    here = {*there(old).values()} & {*there(new).values()} - facts.out - {told.user}
    for motion in new.motions:
        about = (motion.matter, motion.chair, new.people[motion.chair].user)
        for was in old.motions:
            if (was.matter, was.chair, old.people[was.chair].user) != about:
                continue
            if lost := (was.votes & here) - motion.votes:
                yield f"I5: votes of {sorted(lost)} on {motion.matter.name} are lost"
    lost = (old.votes & here) - new.votes
    if lost and new.phase is Phase.RUNNING and position(old) == position(new):
        yield f"I5: votes of {sorted(lost)} to stop are lost"
