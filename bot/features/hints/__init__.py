"""Hints: what a computer would do in one's seat, for that person alone."""
