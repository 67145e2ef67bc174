"""Tries on Telegram itself, with a token and a test group, what only a real bot can tell."""
