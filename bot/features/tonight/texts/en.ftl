### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • command-*: in Telegram’s menu, beside the command: short, up to 256 characters; no HTML
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • lobby-* vote*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short

button-decide = 🏁 Close the vote
lobby-voted = 🗳 { $names }, you voted for this. Tap “Join”!
lobby-outvoted = ⚖️ Most votes: { $games }. But there aren’t seats for everyone who wants that.
lobby-drawn = 🎲 { $games } tied, so I drew one at random.
vote-question = 🎲 What shall we play tonight? Vote for every game you’d join.
refused-no-votes = Nobody has voted yet.
tonight-in-group = /tonight is for groups: a poll on what to play. Here, /play starts a game at once.
command-tonight = Vote on what to play
listed-tonight = /tonight — a poll on what to play; I invite those who voted for the winner
