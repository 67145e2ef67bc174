"""Groups that keep all boards, for tests that read them afterwards."""

from bot.store.client import connect
from bot.store.store import Store
from games import GAMES
from tests.e2e.bots import Bot


async def keep_boards(bot: Bot, chat: int) -> None:
    """Have a group keep all boards, beside the bot: its settings would be one more message."""
    async with connect(f"unix://{bot.socket}") as redis:
        await Store(redis, GAMES).profiles.change(chat, album=True)
