"""How much time each seat has left for the game."""
