### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • nick* seek-*: a page for, or an answer to, one person: that is “you”

button-seek-no-more = Stop looking
button-seek-again = Look again
button-meanwhile = Play a computer now
button-shun = 🚫 Not with { $name } again
button-relent = Lift my blocks ({ $count })
refused-deserter = You’ve left three games with people you met here. Go back to one of them (/games), or try again tomorrow.
refused-nick = A nickname has up to 20 characters, without links or long numbers. Try another one.
seek-panel =
    <b>Find somebody to play with</b>
    Pick a game. As soon as somebody else wants it too, it begins right here. They see you as “{ $name }” and nothing else from your profile; /nick changes that.
seek-any = Any game
seek-slow = 🐢 A day per move
seek-live = ⚡ 5 minutes per move
seek-waiting = 🔎 Looking for somebody: <b>{ $game }</b>, { $clock }. Once I’ve found them, the board appears below, with a sound. I’ll look until { $moment }.
seek-first = This game is off: I can’t reach everyone. You’re first in line now: <b>{ $game }</b>, { $clock }. I’ll look until { $moment }.
seek-nobody = Nobody turned up: <b>{ $game }</b>, { $clock }.
toast-seek-no-more = I’ve stopped looking.
toast-seek-over = I wasn’t looking any more.
toast-shunned = Noted: I won’t match you with { $name } again.
toast-relented = Done: I may match you with anyone again.
nick-none = People who don’t know you see your first name. To be called something else: /nick and the name.
nick-in-private = Send me /nick in our private chat.
listed-anyone = With anyone: /play, then “🔎 Find somebody”.
