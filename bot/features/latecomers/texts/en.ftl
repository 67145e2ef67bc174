### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • board-*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short
### • latecomer-*: a page for, or an answer to, one person: that is “you”

button-ask-to-join = 🙋 Take over from a computer
button-admit = 🙋 Agree ({ $votes }/{ $needed })
button-turn-down = No
button-ask = 🙋 Ask
button-never-mind = ✕ Never mind
button-keep-no-longer = ✕ Don’t wait for { $name }
board-latecomer-asks = 🙋 { $friend } would like to take over from { $name }. All players have to agree.
board-latecomer-welcome = 🙋 { $friend }, you’re welcome to take over from { $name }. The seat is kept for you until { $moment }.
toast-admitted = Agreed: now the seat can be taken.
toast-turned-down = Fine: the computer keeps playing.
toast-never-mind = Fine: I won’t ask them.
refused-no-computer = No computer’s seat can be taken over here.
refused-turned-down = They’d rather carry on as they are this time.
refused-seat-kept-for-you = The seat is being kept for you: take it with the button on the board.
latecomer-question = This game is already under way, but one seat is a computer’s. Shall I ask whether you can take it over? All players have to agree.
latecomer-asked = I’ve asked. Once everyone agrees, I’ll write to you here.
latecomer-admitted = 🙋 They’d be glad to have you in { $game }! The computer’s seat comes with its colour, points and hand.
latecomer-turned-down = { $game }: they’d rather carry on as they are this time.
latecomer-nothing = { $game }: nothing came of it this time, the seat is no longer free.
latecomer-over = { $game } is over. If they play again, you’re invited.
button-ask-next = 🙋 Join from the next round
button-join-next = 🙋 I’m in
board-newcomer-asks = 🙋 { $friend } would like to join from the next round. All players have to agree.
board-newcomer-welcome = 🙋 { $friend }, you can join from the next round. Tap “I’m in” by { $moment }.
board-waits = 🙋 Joining next round: { $names }
toast-joins-next = You’re in from the next round. Your cards come to our private chat.
