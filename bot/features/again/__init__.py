"""The last game of a chat once more, by a command."""
