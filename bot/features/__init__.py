"""Features, a folder each; `bot.handlers.features` lists what leads into them (docs/adr/0130)."""
