"""Computes from a table, as plain values, the messages that each chat should show. PURE: no store,
no clock, no Telegram; the sentences come from `bot.texts`.
"""
