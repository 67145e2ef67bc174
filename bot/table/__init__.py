"""A table (people at one game) and how it changes. PURE: no Telegram, no store, no clock."""
