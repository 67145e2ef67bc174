command-again = Rematch: the last game again
listed-again = /again — a rematch: the same game and options, and I invite the same people
again-nothing = Nothing has been played here yet. /play starts a game.
rematch-waits = It starts by itself once everyone who was invited has joined. The host can start sooner; after a quiet day, so can any player.
rematch-begins = Everyone’s here: it starts in a minute.
button-put-off = ⏸ Not yet
toast-put-off = It won’t start by itself now.
refused-start-tomorrow = The others were invited. If nothing happens for a day, you can start without them.
