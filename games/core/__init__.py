"""The contract of all games, and the values in which it is written."""
