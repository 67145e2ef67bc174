"""Texts: the bot's Fluent catalogues, and the data to format a sentence with."""
