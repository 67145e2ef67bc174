"""How much time each seat has left, where a clock is for the game (docs/adr/0122)."""
