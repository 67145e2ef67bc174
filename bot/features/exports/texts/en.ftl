### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked

toast-export-log = The log is on its way.
toast-export = The map and the log are on their way.
export-there = That’s already here, further up.
refused-challenge-files = The log would give away what’s still to come. You’ll get it after the game.
refused-log-secret = The log would give secrets away. You’ll get it after the game.
refused-no-files = Files aren’t allowed in this group. An admin can allow them; once the game is over, you find its files under /history in our private chat, too.
export-map = The whole map
export-log = The log: every move, every point
listed-export = /export — the map as a large picture, the log as text
