"""After each command: whatever is asked at a table is asked by and of people who are there, and
whatever enough of them agree to is done. PURE.

People come and go by deeds of many features: they leave the game or the chat, hand on a seat, have
a computer play, are voted out. None of these deeds has to know what else is being asked. Here, and
nowhere else, lists beside the chairs follow the chairs (`_valid`), and votes are carried out
(`_with_decision`), until nothing changes any more.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bot.features.latecomers.table import admitted, is_latecomers, may_be_asked_for
from bot.features.pause.table import paused, wish_of
from bot.table.moves import deciding_anew
from bot.table.removal import is_removed, without_removed
from bot.table.seating import chair_of, present, seat_at
from bot.table.slots import is_solo
from bot.table.tally import tally, tally_of_all, tally_to_stop, voters
from bot.table.values import (
    Chair,
    Games,
    Live,
    Matter,
    Motion,
    Offer,
    Phase,
    Refused,
    Table,
    is_gathering,
    to_act,
    with_changes,
)
from bot.table.votes import carried, subjects


def settled(games: Games, before: Live, after: Live, now: int) -> Live:
    """Return a table after a command, with all that follows from it for what is asked there."""
    if not _is_asked(after.table) and _who_is_there(before.table) == _who_is_there(after.table):
        return after
    live = replace(after, table=_without_former(before.table, after.table))
    while True:
        live = _in_time(games, before, live)
        hosted = with_changes(live, host=_host(before.table, live.table))
        valid = _valid(games, hosted)
        live = _with_decision(games, valid, now)
        if live == valid:
            return live


def _in_time(games: Games, before: Live, live: Live) -> Live:
    """Return a table where nobody is late whose time was up for another decision: also once an undo
    has been carried.
    """
    is_late = live.table.late and live.table.phase is Phase.RUNNING
    return (
        with_changes(live, late=False) if is_late and deciding_anew(games, before, live) else live
    )


def _is_asked(table: Table) -> bool:
    """Tell whether anything is asked of anybody, or somebody is expected."""
    return bool(table.votes or table.motions or table.offer or table.invited or table.pause.wish)


def _who_is_there(table: Table) -> object:
    """Return what tells who sits where, and who of them has gone."""
    return table.phase, table.host, table.people, table.gone, table.away


def _without_former(before: Table, after: Table) -> Table:
    """Return a table where a chair with another person has nothing of the person before; who has
    taken it is not kept out any more.
    """
    both = zip(before.people, after.people, strict=False)
    handed = {Chair(at) for at, (old, new) in enumerate(both) if old.user != new.user}
    if not handed or is_gathering(after):
        return after
    tapped, signs = after.tapped, after.signs
    made = tuple(sign for sign in signs.made if sign.chair not in handed)
    for chair in handed:
        after = replace(after, removed=without_removed(after, after.people[chair].user))
    return replace(
        after,
        motions=tuple(motion for motion in after.motions if motion.chair not in handed),
        tapped=None if tapped and tapped.chair in handed else tapped,
        away=after.away - handed,
        signs=replace(signs, made=made, muted=signs.muted - handed),
    )


def _valid(games: Games, live: Live) -> Live:
    """Return a table without what is asked by, or about, people who are not there any more."""
    table = live.table
    if is_gathering(table):
        seated = {person.user for person in table.people}
        kept = tuple(
            one
            for one in table.invited
            if one.user not in seated and not is_removed(table, one.user)
        )
        return live if kept == table.invited else with_changes(live, invited=kept)
    if table.phase is not Phase.RUNNING:
        return live
    here, tapped = _users(table, voters(table)), table.tapped
    changes: dict[str, Any] = {
        "votes": table.votes & here,
        "tapped": tapped if tapped and tapped.chair in present(table) else None,
        "invited": tuple(one for one in table.invited if chair_of(table, one.user) is None),
        "offer": _offer(games, live, here),
        "motions": tuple(_motions(games, live, here)),
        "wanted": table.wanted if is_solo(table) else None,
        "vanished": frozenset(one for one in table.vanished if table.people[one].computer),
    }
    wish = wish_of(table)
    if wish and wish.author not in _users(table, present(table)):
        wish = None
    wish = wish and replace(wish, agreed=wish.agreed & here)
    changes["pause"] = replace(table.pause, wish=wish)
    after = with_changes(live, **changes)
    return live if after == live else after


def _users(table: Table, chairs: Iterable[Chair]) -> frozenset[int]:
    return frozenset(table.people[chair].user for chair in chairs)


def _host(before: Table, table: Table) -> int:
    """Return the host: where they have sat there, and have left the game or the chat, or a computer
    plays for them, who of those who are there has sat there longest. Strangers have none.
    """
    chair, here = chair_of(table, table.host), voters(table)
    has_sat = chair_of(before, table.host) is not None
    if table.phase is not Phase.RUNNING or table.strangers:
        return table.host
    if not has_sat or chair in here or not here:
        return table.host
    since = {**_joined_at(table), **{one.chair: one.position for one in table.former}}
    longest = min(here, key=lambda one: (since.get(one, -1), one))
    return table.people[longest].user


def _joined_at(table: Table) -> dict[Chair, int]:
    """Return at which position people have come on new chairs."""
    joined = table.log.joined if table.log else ()
    first = len(table.people) - len(joined)
    return {Chair(first + at): table.undone + moves for at, moves in enumerate(joined)}


def _offer(games: Games, live: Live, here: frozenset[int]) -> Offer | None:
    """Return the seat on offer, if it can still be had."""
    table, offer = live.table, live.table.offer
    if offer is None or not is_latecomers(table, offer):
        return None if offer and offer.chair in table.gone else offer
    agreed = None if offer.agreed is None else offer.agreed & here
    if not may_be_asked_for(games, live, offer):
        return None
    if agreed is not None and not tally_of_all(games, live, agreed).asked:
        return None
    return replace(offer, agreed=agreed)


def _motions(games: Games, live: Live, here: frozenset[int]) -> Iterable[Motion]:
    """Yield the motions that can still be carried, with the votes of those who are there."""
    for motion in live.table.motions:
        left = replace(motion, votes=motion.votes & here, against=motion.against & here)
        is_put = left.matter.is_wish or bool(left.votes)
        if is_put and _is_open(games, live, left):
            yield left


def _is_open(games: Games, live: Live, motion: Motion) -> bool:
    table, chair = live.table, motion.chair
    if chair not in subjects(table, motion.matter):
        return False
    if motion.matter is Matter.SKIP and not table.is_paused:
        is_due = seat_at(table, chair) in to_act(games, live)
        if not is_due or (table.clock and not table.late):
            return False
    return tally(games, live, motion).can_carry(motion.against)


def _with_decision(games: Games, live: Live, now: int) -> Live:
    """Return a table after one of the things that enough people have agreed to, if there is one. In
    a pause motions wait for its end.
    """
    table = live.table
    if table.phase is not Phase.RUNNING:
        return live
    if table.votes and tally_to_stop(games, live).is_carried:
        return with_changes(live, phase=Phase.STOPPED)
    for motion in table.motions:
        is_due = not table.is_paused or _sends_off_asker(table, motion)
        if is_due and tally(games, live, motion).is_carried:
            return _with_motion_carried(games, live, motion)
    wish, offer = wish_of(table), table.offer
    if wish and not table.is_paused and tally_of_all(games, live, wish.agreed).is_carried:
        return paused(live, wish.days, wish.author, now)
    if offer and offer.agreed and tally_of_all(games, live, offer.agreed).is_carried:
        return admitted(live, offer, now)
    return live


def _sends_off_asker(table: Table, motion: Motion) -> bool:
    """Tell whether a motion is about the person who has asked for the pause, and left the chat or
    the game.
    """
    has_left = motion.chair in table.away | table.gone
    is_asker = table.people[motion.chair].user == table.pause.by
    return is_asker and has_left and motion.matter in (Matter.REMOVE, Matter.REPLACE)


def _with_motion_carried(games: Games, live: Live, motion: Motion) -> Live:
    about = (motion.matter, motion.chair)
    others = tuple(one for one in live.table.motions if (one.matter, one.chair) != about)
    rest = with_changes(live, motions=others)
    try:
        return carried(games, rest, *about)
    except Refused:  # what cannot be any more, as a move that has told a secret since
        return rest
