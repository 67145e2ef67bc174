button-decide = 🏁 Close the vote
lobby-voted = 🗳 { $names }, you voted for this. Tap “Join”!
lobby-outvoted = ⚖️ Most votes: { $games }. But there aren’t seats for everyone who wants that.
lobby-drawn = 🎲 { $games } tied, so I drew one at random.
vote-question = 🎲 What shall we play tonight? Vote for every game you’d join.
refused-no-votes = Nobody has voted yet.
tonight-in-group = /tonight is for groups: a poll on what to play. Here, /play begins a game at once.
command-tonight = Vote on what to play
