"""A reconciler that speaks to a Telegram without a network."""

import pytest
from redis.asyncio import Redis

from bot.reconciler.messenger import Messenger
from bot.store.store import Store
from tests.bot.telegrams import Telegram, messenger_at


@pytest.fixture
def telegram() -> Telegram:
    return Telegram()


@pytest.fixture
def messenger(telegram: Telegram, store: Store, redis: Redis) -> Messenger:
    return messenger_at(telegram, store, redis)
