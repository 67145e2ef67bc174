"""A game as a film: a whole finished game, or the moves since one's own last one."""
