### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • film-*: a page for, or an answer to, one person: that is “you”

button-film = 🎞 Film
toast-film = The film is on its way. It takes a few seconds.
toast-film-private = The film is on its way to our private chat.
film-there = The film is already here, further up.
refused-no-film = There’s no film of this game.
refused-replay-nothing = Nothing has happened since your last move.
film-since-caption = 🎞 <b>{ $game }</b>: what happened since your last move
film-caption = 🎞 <b>{ $game }</b>: the whole game, move by move
film-failed = Sorry, no film this time: I couldn’t make it, or this chat doesn’t allow animations.
listed-replay = /replay — a short film of what happened since your last move, in private
