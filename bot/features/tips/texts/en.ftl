button-no-tips = No more tips
button-usual-game = Usual game instead
toast-no-tips = No more tips. /settings brings them back.
settings-tips = “Tips”: in your first games, one line with each decision of a new kind. Off and on again: they start over.
setting-tips = Tips: { $state ->
    [on] on
   *[off] off
}
