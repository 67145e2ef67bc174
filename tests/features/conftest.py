"""The store, the service and the evening that tests of the bot have."""

from tests.bot.conftest import embedded, redis, service, store, watch
from tests.bot.service.conftest import evening

__all__ = ["embedded", "evening", "redis", "service", "store", "watch"]
