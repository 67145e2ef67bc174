"""A table stands still until a day, or until somebody taps Go on: /pause (docs/adr/0128)."""
