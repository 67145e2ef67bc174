"""A table and how it changes. PURE: no Telegram, no store, no clock."""
