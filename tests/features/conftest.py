"""What tests of the bot have: the store, the service, the reconciler, a bot that is pressed."""

from tests.bot.conftest import embedded, redis, service, store, watch
from tests.bot.handlers.conftest import bot
from tests.bot.reconciler.conftest import messenger, telegram
from tests.bot.service.conftest import evening

__all__ = [
    "bot",
    "embedded",
    "evening",
    "messenger",
    "redis",
    "service",
    "store",
    "telegram",
    "watch",
]
