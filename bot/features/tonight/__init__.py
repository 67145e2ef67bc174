"""/tonight: a group votes on what to play, by Telegram's own poll (docs/adr/0049)."""
