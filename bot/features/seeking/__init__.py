"""Strangers: people who look for somebody to play with (docs/adr/0101)."""
