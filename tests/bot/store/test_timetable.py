"""Who is told something again and again is told at each of its times, and handed out once."""

from bot.store.store import Store
from bot.table.values import DAY, HOUR
from tests.bot.tables import ANNA, NOON


async def test_who_is_due_is_due_again_at_the_same_time_of_the_next_day(store: Store) -> None:
    await store.digests.note(ANNA.id, NOON)
    assert await store.digests.claim_due(NOON + HOUR) == [ANNA.id]
    assert await store.digests.claim_due(NOON + HOUR) == []
    assert await store.digests.claim_due(NOON + DAY - 1) == []
    assert await store.digests.claim_due(NOON + DAY) == [ANNA.id]
