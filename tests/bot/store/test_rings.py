"""Who was invited by whom lately."""

from redis.asyncio import Redis

from bot.store.store import Store
from bot.table.values import DAY, HOUR
from tests.bot.tables import ANNA, BORIS, CLARA


async def test_who_declines_one_host_can_be_invited_by_another(store: Store) -> None:
    await store.rings.declined(ANNA.id, BORIS.id)
    assert await store.rings.invitation(ANNA.id, BORIS.id) == ""
    assert await store.rings.invitation(ANNA.id, CLARA.id) is None
    await store.rings.invited(ANNA.id, CLARA.id, "0123456789")
    assert await store.rings.invitation(ANNA.id, CLARA.id) == "0123456789"
    assert await store.rings.invitation(ANNA.id, BORIS.id) == ""


async def test_each_kind_of_news_has_a_time_of_its_own(store: Store) -> None:
    assert await store.rings.claim(-100, ANNA.id, "lobby")
    assert not await store.rings.claim(-100, ANNA.id, "lobby")
    assert await store.rings.claim(-100, ANNA.id, "vote")
    assert await store.rings.claim(-100, BORIS.id, "lobby")
    assert await store.rings.claim(-200, ANNA.id, "lobby")


async def test_what_is_claimed_can_be_claimed_again_after_a_while(
    store: Store, redis: Redis
) -> None:
    assert await store.rings.claim(-100, ANNA.id, "lobby", 60)
    (key,) = [key async for key in redis.scan_iter("*")]
    assert 50 < await redis.ttl(key) <= 60


async def test_a_no_holds_for_a_day_and_an_invitation_for_an_hour(
    store: Store, redis: Redis
) -> None:
    for note, seconds in (
        (store.rings.declined(ANNA.id, BORIS.id), DAY),
        (store.rings.invited(ANNA.id, CLARA.id, "0123456789"), HOUR),
    ):
        await note
        (key,) = [key async for key in redis.scan_iter("*")]
        assert seconds - 60 < await redis.ttl(key) <= seconds
        await redis.delete(key)
