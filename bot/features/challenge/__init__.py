"""Today's challenge: one deal a day of a game, the same for everybody (docs/adr/0103)."""
