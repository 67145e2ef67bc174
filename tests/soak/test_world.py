"""The events in the chats of a soak's games, and the allowance that the judge makes for them."""

from msgspec.structs import replace

from playground.state import BOT
from playground.world.chats import Joins
from playground.world.values import Message, Service
from tests.soak import faulty, world
from tests.soak.plans import Plan, plans
from tests.soak.world import happens

GROUP, SUPERGROUP = -7, -1007
LINE = Message(GROUP, BOT.id, 3, service=Service("pinned_message", other_id=2))


def drawn(*, only_pins: bool) -> Plan:
    return next(p for p in plans(100, 36, 1) if happens(p).only_pins is only_pins)


def test_each_thing_befalls_some_games_by_their_seed() -> None:
    found = [happens(plan) for plan in plans(100, 36, 1)]
    assert found == [happens(plan) for plan in plans(100, 36, 1)]
    assert {one.upgrade for one in found} == {None, *Joins}
    assert {one.clears for one in found} == {one.only_pins for one in found} == {False, True}


def test_soaks_have_each_telegram_that_there_may_be() -> None:
    """By the seed: with topics in private chats or not, opened by words typed outside or not, with
    messages of an upgraded group that can still be edited or not.
    """
    drawn = [world.telegram(seed) for seed in range(1, 13)]
    met = {(one.topics, one.opens_topics, one.edits_upgraded) for one in drawn}
    topics = ((False, False), (True, False), (True, True))
    assert met == {(*chosen, edits) for chosen in topics for edits in (False, True)}


def test_no_group_is_upgraded_where_there_is_none() -> None:
    circles = [happens(plan) for plan in plans(100, 36, 1) if plan.is_circle]
    assert {(one.upgrade, one.only_pins) for one in circles} == {(None, False)}


def test_line_about_a_pin_is_found_where_the_bot_cannot_take_it_away() -> None:
    assert list(world.breaches(drawn(only_pins=True), {GROUP}, [LINE])) != []
    assert list(world.breaches(drawn(only_pins=True), {SUPERGROUP}, [LINE])) == []
    assert list(world.breaches(drawn(only_pins=False), {GROUP}, [LINE])) == []


def test_who_reads_an_upgraded_group_reads_what_it_was_before() -> None:
    (moved,) = world.as_one([LINE], (GROUP,), SUPERGROUP)
    assert moved == replace(LINE, chat_id=SUPERGROUP)


def test_each_kind_meets_the_faults_in_a_group_and_without_one() -> None:
    games = list(faulty.plans(1))
    met = {(plan.kind.game, plan.is_circle) for plan in games}
    assert met == {(kind.game, is_circle) for kind in faulty.SHORT for is_circle in (False, True)}
    assert {happens(plan).upgrade for plan in games} == {None, *Joins}
