"""The courier: makes Telegram show what a table's surfaces say, and repairs it after anything."""

from bot.courier.courier import Courier

__all__ = ["Courier"]
