"""Tips of first games: a line with each decision of a new kind (docs/adr/0087)."""
