### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • learn-*: a page for, or an answer to, one person: that is “you”

button-learn = How to play
button-learn-now = Learn (3 min)
button-lessons = All lessons
button-lessons-more = Expansions
button-lesson-begin = Let’s go
button-lesson-skip = Skip this
button-lesson-play = Play against a computer now
# At the board of somebody’s first game: “you” is whoever reads it, one person or several.
lesson-first-game = 🎓 First game: easy computers, and hints if you like.
lesson-first-game-with = 🎓 First game: easy computers, hints. { $options }.
learn-which = <b>Learn a game in three minutes.</b> You make the moves, I tell you what they’re worth.
learn-in-private = I’ll teach you in private; it takes three minutes:
lesson-marked = Marked here: { $places }
# “You” is the person who learns: their name in the pictures of lessons.
lesson-you = You
lesson-ann = Ann
lesson-ben = Ben
lesson-cleo = Cleo
lesson-dan = Dan
listed-learn = /learn — learn a game in three minutes, by playing
