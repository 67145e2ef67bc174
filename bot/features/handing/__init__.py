"""A seat that passes from one person to another while the game runs (docs/adr/0072)."""
