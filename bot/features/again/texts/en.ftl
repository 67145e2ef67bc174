### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • command-*: in Telegram’s menu, beside the command: short, up to 256 characters; no HTML
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps

command-again = Rematch: the last game again
listed-again = /again — a rematch: the same game and options, and I invite the same people
again-nothing = Nothing has been played here yet. /play starts a game.
rematch-waits = It starts by itself once everyone who was invited has joined. The host can start sooner; after a quiet day, so can any player.
rematch-begins = Everyone’s here: it starts in a minute.
button-put-off = ⏸ Not yet
toast-put-off = It won’t start by itself now.
refused-start-tomorrow = The others were invited. If nothing happens for a day, you can start without them.
