"""What stands in a chat before a game begins: the lobby and its panels. PURE."""
