### • refused-*: up to 200 characters, better 120; no HTML. It pops up for one person, “you”, and says why not, then the way on
### • listed-*: a line of /help: the command stays as it is; “you” is whoever asked
### • button-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • hint-*: a page for, or an answer to, one person: that is “you”

button-hint = Hint
hint = 💡 I’d play this: { $move }
hint-asked = I’ve asked the others: hints are allowed once everyone agrees.
hint-shown-why = 💡 { $why }
hint-why = Why: { $reasons }
hint-shown = 💡 I’d play this. Tap “Back” if you’d rather not.
refused-no-hints = No hints at this table yet. /hint asks the others to allow them.
listed-hint-group = /hint — what a computer would do in your seat, if hints are on
listed-hint-private = /hint — what a computer would do in your seat
