"""Who was invited by whom lately."""

from bot.store.store import Store
from tests.bot.tables import ANNA, BORIS, CLARA


async def test_who_declines_one_host_can_be_invited_by_another(store: Store) -> None:
    await store.rings.declined(ANNA.id, BORIS.id)
    assert await store.rings.invitation(ANNA.id, BORIS.id) == ""
    assert await store.rings.invitation(ANNA.id, CLARA.id) is None
    await store.rings.invited(ANNA.id, CLARA.id, "0123456789")
    assert await store.rings.invitation(ANNA.id, CLARA.id) == "0123456789"
    assert await store.rings.invitation(ANNA.id, BORIS.id) == ""
