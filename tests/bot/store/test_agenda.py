"""Which tables are due, where clocks differ."""

from bot.store.store import Store
from bot.table.gathering import Dismiss, Leave
from bot.table.values import stamp_of_table
from tests.bot.tables import ANNA, BORIS, NOON, begun, do, lobby

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
