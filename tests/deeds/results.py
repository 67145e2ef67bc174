"""I17: for whom a game counts at its end, and that nobody loses a seat or a right that they have.
Told anew from who sat where when, as `model` is (docs/adr/0048).
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.features.handing.buttons import KeepSeat
from bot.table.removal import is_removed
from bot.table.values import NOBODY, Live, Phase, Table
from bot.table.verdict import Verdict
from games.core.log import By
from games.core.values import Seat
from tests.bot.tables import ALL
from tests.deeds.changes import Told
from tests.deeds.model import Facts, is_late, is_team, there

Sat = dict[int, set[int]]
"""The users who have sat on each chair of a game, those who came later on new ones among them."""


def note_sitting(sat: Sat, table: Table) -> None:
    """Note who sits where. The first time it is the people with whom the game has begun."""
    is_first = not sat
    for chair, one in enumerate(table.people):
        sat.setdefault(chair, set() if is_first else {NOBODY}).add(one.user)


def of_results(old: Live, new: Live, sat: Mapping[int, set[int]], void: bool) -> Iterator[str]:
    """Yield for whom the end of a game counts, or does not, that must be otherwise.

    :param void: whether it counts for nobody.
    """
    table = new.table
    if old.table.phase is not Phase.RUNNING or table.phase is not Phase.OVER:
        return
    log = table.log
    if is_team(table) or log is None or log.seats != len(table.people):
        return
    deciders: dict[int, Counter[By]] = {chair: Counter() for chair in range(len(table.people))}
    for move in log.moves:
        deciders[int(move.seat)][move.by] += 1
    users = [one.user for one in old.table.people]  # who is forgotten has no number any more
    ranked = {c for c, by in deciders.items() if _is_ranked(table, c, users[c], by)}
    is_contest = len(ranked) > 1 and any(users[chair] for chair in ranked)
    is_contest |= len(table.people) == 1
    for chair, by in deciders.items():
        user = users[chair]
        most = 2 * (by[By.PERSON] + by[By.PREPARED]) > by.total() or not by.total()
        own = user != NOBODY and sat[chair] == {user} and most
        must = chair in ranked and own and is_contest and not void
        does = table.verdicts[chair] is Verdict.COUNTS
        if must != does:
            word = "does not count" if must else "counts"
            yield f"I17: the result of user {user} on chair {chair} {word}"


def _is_ranked(table: Table, chair: int, user: int, by: Counter[By]) -> bool:
    """Tell whether a chair is there at the end and a computer did not play most of it; one of a
    computer alone is a rival, too.
    """
    person = table.people[chair]
    if chair in table.gone or (person.computer and user != NOBODY):
        return False
    return person.computer is not None or not by.total() or 2 * by[By.COMPUTER] < by.total()


def is_sent_off(old: Live, new: Live, facts: Facts, told: Told, chair: int) -> bool:
    """Tell whether somebody was voted out who had time, was in the chat, and led by what each
    player knows of their own points. A game that is over no longer says who is kept out.
    """
    was, user = old.table, old.table.people[chair].user
    is_on = new.table.phase is Phase.RUNNING
    is_gone = chair in new.table.gone and chair not in was.gone
    is_gone |= is_on and new.table.people[chair].computer is not None  # both votes were open
    is_new = is_gone and not is_removed(was, user)
    is_out = is_new and (is_removed(new.table, user) if is_on else told.user != user)
    if is_team(was) or not is_out or old.play is None:
        return False
    if is_late(old, chair) or user in facts.out:
        return False
    game = ALL[was.game or ""]
    points = {}
    for one in range(len(was.people)):
        if one in was.gone:
            continue
        known = game.scores(game.view(old.play.state, Seat(one)))
        if not known:
            return False
        points[one] = known[Seat(one)]
    others = [value for one, value in points.items() if one != chair]
    return bool(others) and points[chair] >= max(others) and points[chair] > min(others)


def of_rights(old: Table, new: Table, told: Told) -> Iterator[str]:
    """Yield who is kept out, or loses a seat on offer, though nobody has decided so."""
    if old.phase is not Phase.RUNNING or new.phase is not Phase.RUNNING:
        return
    was, friend = old.offer, old.offer.friend if old.offer else None
    for user in range(1, 8):
        if is_removed(old, user) or not is_removed(new, user):
            continue
        is_out = any(  # or a computer plays on for them
            one.user == user and (n in new.gone or one.computer) for n, one in enumerate(new.people)
        )
        is_asking = friend is not None and friend.key == str(user)
        is_turned_down = is_asking and was is not None and was.agreed is not None
        if not (is_out or (is_turned_down and told.user != user)):
            yield f"I9: user {user} is kept out, and nobody has decided so"
    is_kept = isinstance(told.what, KeepSeat) and told.what.table == new.id
    if was and new.offer is None and is_kept and old.people[was.chair].user != told.user:
        yield f"I10: user {told.user} withdraws the seat of another"


def of_desertion(old: Table, new: Table, facts: Facts) -> Iterator[str]:
    """Yield whom strangers blame for leaving who has not, and who has and is not blamed."""
    if old.phase is not Phase.RUNNING:
        return
    sat, sitting = {*there(old).values()}, {*there(new).values()}
    for user in (new.deserted - old.deserted) - sat:
        yield f"I17: user {user} is said to have deserted, and did not sit there"
    if not new.strangers or new.phase is not Phase.RUNNING:
        return
    for user in (new.deserted - old.deserted) & sat & sitting:
        yield f"I17: user {user} is said to have deserted, and sits there"
    known = {one.user for one in new.people}  # others are forgotten
    for user in (old.deserted & known) - new.deserted - sitting:
        yield f"I17: user {user} has deserted, and strangers hear of it no more"
    for user in {one.user for one in old.people if one.computer} & sitting & new.deserted:
        yield f"I17: user {user} is back, and strangers are told that they have deserted"
    if old.late or facts.out & sat:
        return
    for chair, user in there(old).items():
        is_left = new.people[chair].user not in (user, NOBODY) and bool(sat - {user})
        if is_left and user not in new.deserted:
            yield f"I17: user {user} has handed on a seat, and strangers do not hear of it"
