"""Rematches count: series."""
