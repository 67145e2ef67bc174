### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • private-*: in private, to the person it is about: that is “you”
### • board-*: the whole table reads it: “you” is all of them, or whoever is named. Below a picture: short
### • seat-link*: a page for, or an answer to, one person: that is “you”

button-offer-seat-of = 🤝 A friend takes over: { $name }
button-take-over = 🤝 Take over: { $name }
button-keep-seat = ✕ I’m staying: { $name }
button-send-seat = ✉️ Send the link
board-offer = 🤝 Who’ll take over from { $name }? The first to tap gets the seat (until { $moment }).
board-offer-to = 🤝 { $friend }, will you take over from { $name }? The seat is kept for you until { $moment }.
# In private, to whoever offers their seat: that is “you”.
board-offer-link = 🤝 Whoever opens this link first can take over from you, until { $moment }: { $link }
board-offer-elsewhere = 🤝 { $name } is looking for a friend to take over, until { $moment }.
board-handed-on = 🤝 { $name } takes over from { $former }.
toast-seat-offered = Your seat is on offer in the group. Until somebody takes it, { $computer ->
    [0] you keep playing
   *[1] the computer keeps playing
}.
toast-seat-offered-by-link = Now send a friend the link below the board. Until they take the seat, { $computer ->
    [0] you keep playing
   *[1] the computer keeps playing
}.
toast-seat-kept = You’re keeping your seat.
toast-takes-over = The seat is yours. Enjoy the game!
refused-seat-offered = Another seat is on offer just now. Try again once it’s taken.
refused-offered-to-another = This seat is being kept for somebody else.
refused-sat-elsewhere = You’ve already played in another seat of this game. Leave this one to somebody else.
refused-friend-has-sat = They’ve had a seat in this game themselves. Ask somebody else.
private-seat = I can write to you now. Tap the seat in the group once more.
seat-link = 🤝 { $name } asks you to take over in { $game }{ $alone ->
        [1] {""}
       *[0] , with { $others }
    }. The seat’s colour, points and hand come with it.
seat-link-over = This seat isn’t on offer any more. Open a table of your own?
