"""The messages of a chat before a game begins: the lobby and its panels. PURE."""
