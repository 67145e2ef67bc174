"""Pausing a game: /pause."""
