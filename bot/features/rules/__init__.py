"""The rules of a game: chapters, with what is agreed at a table marked."""
