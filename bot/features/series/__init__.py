"""Rematches count: wins, points, and who wins a best of three (docs/adr/0126)."""
