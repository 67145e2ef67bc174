"""Hints: the move that a computer would make in one's seat, shown to that person alone."""
