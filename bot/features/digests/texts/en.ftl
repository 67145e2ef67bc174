### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • digest*: in private, to the person it is about: that is “you”

digest = 📋 <b>Waiting for your move</b>
digest-rematch = 🔁 { $table }: a rematch waits for you.
button-digest-rematch = 🔁 Join: { $table }
