"""A game as a film: a finished one, or what has happened since one's own last move."""
