"""A local stand-in for Telegram: a strict Bot API server and the people who talk to the bot."""
