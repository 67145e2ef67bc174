button-no-tips = No more tips
button-usual-game = Usual game instead
toast-no-tips = No more tips. /settings brings them back.
settings-tips = “Tips”: in your first games, a line of advice whenever you face a new kind of decision. Switch them off and on to start over.
setting-tips = Tips: { $state ->
    [on] on
   *[off] off
}
