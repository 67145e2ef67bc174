"""Somebody who comes late asks to play on in a computer's place (docs/adr/0125)."""
