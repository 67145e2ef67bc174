"""Words: the bot's catalogues, and what every sentence needs to be said."""
