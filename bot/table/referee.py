"""`handle` applies a command to a table: whatever people, the clock and computers do goes this way.
(A table is opened, and moved when its chat gets another number, by the service.) PURE: the time is
an argument.

A command that its user may not give raises `Refused`, with the sentence that explains why, and the
table stays as it was.
"""

from bot.features.seeking import desertion
from bot.features.series import table as series
from bot.table import parting, preparing, rings, verdicts, waits
from bot.table.counting import is_behind
from bot.table.forgetting import anonymised
from bot.table.seating import chair_of, name_at
from bot.table.settling import settled
from bot.table.suspension import resting
from bot.table.ticking import Tick
from bot.table.values import Command, Games, Live, User, is_open, with_changes, with_person


def handle(games: Games, live: Live, user: User, command: Command, now: int) -> Live:
    """Return the table after the command; equal to `live` when it changes nothing.

    :param now: seconds since 1970.
    :raises Refused: when the table refuses the command; the message says why.
    """
    after = command.apply(games, live, user)
    if after == live and not (isinstance(command, Tick) and is_behind(live.table, now)):
        return live
    if after.table.away and command.is_deed:
        after = parting.heard(after, user)
    after = settled(games, live, after, now)
    if live.table.strangers:
        after = desertion.noted(games, live, after, user)
    if command.is_news:
        after = rings.paced(live, after, user, command, now)
    elif after.table.hushed and rings.is_posted(live.table, after.table):
        after = with_changes(after, hushed=False)
    after = _gone_on(games, live, _by_new_name(after, user))
    # the one place where what has been is settled, by comparing the table before and after:
    # whatever else follows from any command belongs right here, before time is counted
    timed = waits.timed(games, live, after, now)
    # whoever has days off does not have to agree
    may_rest = after.table.still.away or timed.table.still.away
    if may_rest and resting(timed.table) != resting(after.table):
        rested = _gone_on(games, timed, settled(games, timed, timed, now))
        timed = waits.timed(games, timed, rested, now)
    if timed.table.hushed and (
        rings.is_posted(after.table, timed.table) or timed.table.phase != live.table.phase
    ):
        timed = with_changes(timed, hushed=False)
    return timed if is_open(timed.table) else anonymised(verdicts.settled(live, timed))


def _gone_on(games: Games, before: Live, after: Live) -> Live:
    """Return a table with the moves made that are prepared for where it stands now, and with the
    series of the people who play on: a round that ends by such a move brings in who has waited.
    """
    after = _in_series(before, after)
    if not after.table.prepared:
        return after
    return _in_series(after, preparing.carried_out(games, before, after))


def _in_series(before: Live, after: Live) -> Live:
    return series.followed(before, after) if after.table.series.tallies else after


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
