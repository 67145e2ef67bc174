button-no-tips = Starthilfe aus
button-usual-game = Normales Spiel
toast-no-tips = Keine Starthilfe mehr. /settings bringt sie zurück.
settings-tips = „Starthilfe“: in deinen ersten Spielen ein Rat, sobald du vor einer neuen Art von Entscheidung stehst. Aus- und wieder eingeschaltet beginnt sie von vorn.
setting-tips = Starthilfe: { $state ->
    [on] an
   *[off] aus
}
