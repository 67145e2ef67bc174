command-again = Rematch: the last game again
listed-again = /again — a rematch: the same game and options, and I invite the same people
again-nothing = Nothing has been played here yet. /play starts a game.
