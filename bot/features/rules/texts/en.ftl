### • command-*: in Telegram’s menu, beside the command: short, up to 256 characters; no HTML
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • rules-in-*: a page for, or an answer to, one person: that is “you”

rules-in-private = I’ll show you the rules in private:
rules-with = <i>Only with “{ $option }: { $value }”:</i>
rules-own = ⚙️ This table
rules-turn = Goal & turn
rules-picture = This picture
rules-about = Sources
rules-which = Rules of which game?
rules-computers = No one to play with? Computers play this, too: send /play to me in private, or tap “Computers” in the lobby.
command-rules = How the game is played
listed-rules-group = /rules — how the game is played
listed-rules-private = /rules — how the games are played
