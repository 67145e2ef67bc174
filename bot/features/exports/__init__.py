"""A table as files: its map as a large picture, its game as text."""
