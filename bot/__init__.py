"""The bot: Telegram is a display, the tables are the truth."""
