"""Former boards of a running game: a group's album keeps them all, else they go."""
