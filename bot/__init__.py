"""The Telegram bot: it reads updates, changes tables, and makes each chat show its table."""

__version__ = "0.1.0"
