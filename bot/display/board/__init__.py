"""A running or finished game: the board in the group, hands in private chats, lenses. PURE."""
