### • toast-*: up to 200 characters, better 120; no HTML. It pops up for one person, who has just tapped: that is “you”
### • button-* setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • settings-*: a page for, or an answer to, one person: that is “you”

button-no-tips = No more tips
button-usual-game = Usual game instead
toast-no-tips = No more tips. /settings brings them back.
settings-tips = “Tips”: in your first games, a line of advice whenever you face a new kind of decision. Switch them off and on to start over.
setting-tips = Tips: { $state ->
    [on] on
   *[off] off
}
