"""Measures: how fast, how large. Run by `make bench`."""
