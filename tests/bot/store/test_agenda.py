"""Which tables are due, where clocks differ."""

from msgspec.structs import replace
from redis.asyncio import Redis

from bot.store.agenda import AGAIN
from bot.store.client import ScriptRunner
from bot.store.store import Store
from bot.table.gathering import AddComputer, Dismiss, Leave
from bot.table.parts import Friend
from bot.table.values import Chair, Offer, stamp_of_table, with_changes
from games.core.contract import Level
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, STRANGER, begun, do, lobby, over

DAY = 24 * 3600


async def test_a_table_is_looked_at_within_minutes_once_the_clock_is_set_back(store: Store) -> None:
    """It waited for as long as the clock had been ahead: it may be due much sooner."""
    table, agenda = begun("gifts", ANNA, BORIS).table, store.agenda
    await agenda.look(table.id, NOON + 60)
    assert await agenda.claim_due(NOON) == {}
    assert await agenda.claim_due(NOON - DAY) == {table.id: False}


async def test_a_table_that_is_hurried_during_a_look_is_looked_at_once_more(store: Store) -> None:
    """Somebody blocked the bot while the clock looked: the others were never asked how to go on."""
    live = await store.tables.save(begun("gifts", ANNA, BORIS), None)
    id, agenda = live.table.id, store.agenda
    await agenda.look(id, NOON)
    assert await agenda.claim_due(NOON) == {id: False}
    await agenda.hurry(id)
    await agenda.look(id, NOON + DAY, live.revision)
    assert await agenda.claim_due(NOON) == {id: False}
    await agenda.look(id, NOON + DAY, live.revision)
    assert await agenda.claim_due(NOON) == {}


async def test_who_leaves_a_lobby_does_not_have_its_table_any_more(store: Store) -> None:
    full, agenda = lobby("gifts", ANNA, BORIS), store.agenda
    left = do(full, BORIS, Leave())
    await agenda.seat(full.table, None, NOON)
    assert await agenda.tables_of(BORIS.id) == (full.table.id,)
    await agenda.seat(left.table, full.table, NOON)
    assert await agenda.tables_of(BORIS.id) == ()
    assert await agenda.tables_of(ANNA.id) == (full.table.id,)


async def test_table_is_known_to_be_of_whoever_was_removed_from_its_lobby(store: Store) -> None:
    """Else nothing finds their name there when they are forgotten."""
    full = lobby("gifts", ANNA, BORIS)
    table = do(full, ANNA, Dismiss(BORIS.id, stamp_of_table(full.table))).table
    await store.agenda.seat(full.table, None, NOON)
    await store.agenda.seat(table, full.table, NOON)
    assert await store.agenda.tables_of(BORIS.id) == ()
    assert await store.agenda.all_tables_of(BORIS.id) == (table.id,)


async def test_tables_are_known_by_whom_they_have_and_once_over_by_when(store: Store) -> None:
    agenda, live = store.agenda, begun("gifts", ANNA, BORIS)
    await agenda.seat(live.table, None, NOON)
    assert await agenda.tables_of(ANNA.id) == (live.table.id,)
    assert [await agenda.count(user) for user in (ANNA.id, STRANGER.id)] == [1, 0]
    assert await agenda.tables_since(ANNA.id, NOON + DAY) == (live.table.id,)
    ended = over("gifts", ANNA, BORIS).table
    await agenda.seat(ended, live.table, NOON + 5)
    assert (await agenda.tables_of(ANNA.id), await agenda.count(ANNA.id)) == ((), 0)
    assert await agenda.tables_since(ANNA.id, NOON + 5) == (live.table.id,)
    assert await agenda.tables_since(ANNA.id, NOON + 6) == ()
    assert await agenda.all_tables_of(ANNA.id) == (live.table.id,)


async def test_a_seat_that_is_offered_is_found_by_number_or_name_in_any_case(store: Store) -> None:
    live = begun("gifts", ANNA, BORIS)
    for key, user, username in (("77", 77, ""), ("zoe", 78, "Zoe")):
        offer = Offer(Chair(0), 0, Friend(key, "Zoe"))
        await store.agenda.seat(with_changes(live, offer=offer).table, None, NOON)
        assert await store.agenda.all_tables_of(user, username) == (live.table.id,)
        assert await store.agenda.tables_of(user) == ()
    assert await store.agenda.all_tables_of(78) == ()


async def test_all_tables_of_somebody_are_hurried_and_those_alone(store: Store) -> None:
    agenda, live = store.agenda, begun("gifts", ANNA, BORIS)
    other = begun("gifts", BORIS, CLARA).table
    for table in (live.table, with_changes(live, id="b" * 10).table):
        await agenda.seat(table, None, NOON)
        await agenda.look(table.id, NOON + DAY)
    await agenda.seat(replace(other, id="c" * 10), None, NOON)
    await agenda.look("c" * 10, NOON + DAY)
    await agenda.hurry_all(ANNA.id)
    assert (await agenda.claim_due(NOON)).keys() == {live.table.id, "b" * 10}
    await agenda.hurry_all(STRANGER.id)
    await agenda.forget("c" * 10)
    assert (await agenda.claim_due(NOON + 2 * DAY)).keys() == {live.table.id, "b" * 10}


async def test_what_the_agenda_has_lost_is_looked_at_and_the_rest_when_it_is_due(
    store: Store,
) -> None:
    agenda = store.agenda
    await agenda.look("a", NOON + DAY)
    await agenda.note_missing(())
    await agenda.note_missing(("a", "b"))
    assert await agenda.claim_due(NOON) == {"b": False}


async def test_a_change_has_its_table_looked_at_no_later_than_noted_and_its_end_not_at_all(
    store: Store, redis: Redis
) -> None:
    agenda, live = store.agenda, begun("gifts", ANNA, BORIS)
    await agenda.look(live.table.id, NOON + DAY)
    steps = ScriptRunner(redis)
    await steps.make(*agenda.noting(live.table, live.table, NOON, NOON + 60))
    assert await agenda.claim_due(NOON + 59) == {}
    assert await agenda.claim_due(NOON + 60) == {live.table.id: False}
    await agenda.note(live.table, live.table, NOON)
    await agenda.note(over("gifts", ANNA, BORIS).table, live.table, NOON)
    assert await agenda.claim_due(NOON + DAY) == {}


async def test_as_many_tables_are_claimed_as_are_asked_for(store: Store) -> None:
    for id in "abc":
        await store.agenda.look(id, NOON)
    assert len(await store.agenda.claim_due(NOON, 2)) == 2
    assert len(await store.agenda.claim_due(NOON, 2)) == 1
    again = await store.agenda.claim_due(NOON + AGAIN)
    assert again == dict.fromkeys("abc", True)


async def test_computers_sit_nowhere(store: Store, redis: Redis) -> None:
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    await store.agenda.seat(live.table, None, NOON)
    assert [key async for key in redis.scan_iter("sat:*")] == [f"sat:{ANNA.id}".encode()]
