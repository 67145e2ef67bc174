"""The games, pure: standard library, msgspec and `games.core`."""
