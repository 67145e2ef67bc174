"""Time in which the bot was away does not count (lila adds the time of its deploys to clocks)."""

from msgspec.structs import replace

from bot.features.tonight.part import Ballot
from bot.table.hours import deadline
from bot.table.outages import Outage, moved, resumed
from bot.table.values import DAY, HOUR, Chair, Offer, Tapped
from bot.table.wanted import Wanted
from tests.bot.tables import ALL, ANNA, BORIS, NOON, begun

NIGHT = Outage(NOON + HOUR, NOON + 9 * HOUR)


def test_deadline_is_as_far_away_as_it_was_before() -> None:
    live = begun("gifts", ANNA, BORIS)
    table = replace(live.table, clock=DAY, since=NOON)
    after = resumed(table, (NIGHT,))
    assert deadline(ALL, replace(live, table=after)) == NOON + DAY + 8 * HOUR
    assert resumed(after, (NIGHT,)) is after


def test_several_outages_count_each_once() -> None:
    table = replace(begun("gifts", ANNA, BORIS).table, since=NOON)
    later = Outage(NOON + 12 * HOUR, NOON + 13 * HOUR)
    after = resumed(resumed(table, (NIGHT,)), (NIGHT, later))
    assert after.since == NOON + 9 * HOUR
    assert resumed(table, (NIGHT, later)) == after


def test_what_began_since_is_as_it_was() -> None:
    table = replace(begun("gifts", ANNA, BORIS).table, since=NIGHT.end + 1)
    assert resumed(table, (NIGHT,)) is table


def test_offers_votes_and_what_others_wait_for_have_their_time_left() -> None:
    table = replace(
        begun("gifts", ANNA, BORIS).table,
        since=NOON,
        offer=Offer(Chair(0), NOON + 2 * HOUR),
        tapped=Tapped(Chair(0), NOON + 2 * HOUR, in_private=False),
        ballot=Ballot(("gifts",), NOON + 2 * HOUR),
        wanted=Wanted(NOON),
    )
    after = resumed(table, (NIGHT,))
    assert after.offer
    assert after.tapped
    assert after.ballot
    assert after.wanted
    until = {after.offer.until, after.tapped.until, after.ballot.until}
    assert until == {NOON + 10 * HOUR}
    assert after.wanted.since == NOON + 8 * HOUR


def test_wait_counts_without_what_was_between() -> None:
    assert moved(NOON, (NIGHT,)) == NOON + 8 * HOUR
    assert moved(NIGHT.end, (NIGHT,)) == NIGHT.end
