"""What each chat should show, computed from a table as plain values. PURE: no store, no clock, no
Telegram; the sentences come from `bot.texts`.
"""
