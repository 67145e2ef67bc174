"""Whole games, written down move by move."""
