### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps

button-signs = Quick chat
button-mute = 🔕 Hide quick chat
button-unmute = 🔔 Show quick chat
sign-bravo = well played
sign-thinking = let me think
sign-moment = one moment
sign-hello = hello
sign-laugh = ha ha
# Said by one person to the others: “you” is one or several.
sign-thanks = thank you
toast-muted = You won’t see quick chat at this table.
toast-unmuted = You’ll see quick chat again.
refused-signs = That’s enough chat for now: you can say more after the next move.
