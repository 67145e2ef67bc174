"""Texts: the bot's Fluent catalogues, and what formatting a sentence needs."""
