"""The value of a table's pace."""

from enum import Enum


class Tempo(Enum):
    """How the people of a table play: the first question of their lobby."""

    TONIGHT = "tonight"
    """In one go: minutes a move, and nobody is reminded."""
    DAYS = "days"
    """Over days: a day a move."""
