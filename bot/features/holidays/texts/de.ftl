setting-weekends = 🛋 Wochenende: { $state ->
    [on] Uhr steht
   *[off] Uhr läuft
}
clock-weekends = Wochenenden zählen nicht
setting-away = 🏖 Freie Tage: { $held }
away-none = keine
away-help = 🏖 <b>Freie Tage.</b> An diesen Tagen steht deine Uhr an jedem Tisch mit Freunden. Sie sehen, wann du zurück bist, und können solange einen Computer für dich spielen lassen. Bedenkzeiten von einer Stunde oder weniger laufen weiter, ebenso die in Spielen mit Fremden. Höchstens { $most } Tage im Jahr.
away-first = Tippe auf deinen ersten freien Tag.
away-last = 🏖 Ab <b>{ $day }</b>. Tippe jetzt auf den letzten Tag; es darf derselbe sein.
away-weeks = { $month }. Jede Reihe ist eine Woche, ab Montag.
away-planned = 🏖 Du bist weg: <b>{ $days }</b>. An diesen Tagen steht deine Uhr an jedem Tisch mit Freunden. Ziehen kannst du trotzdem, wann du magst.
button-cancel-away = Doch nicht weg
toast-away = Notiert: Die Tische deiner Freunde warten.
toast-not-away = Gestrichen: Deine Uhr läuft wieder.
board-out = 🏖 Weg bis { $day }: { $name }
board-out-own = 🏖 { $clock ->
    [0] Du bist bis { $day } weg.
   *[other] Du bist bis { $day } weg: Deine Uhr steht.
} Ziehen kannst du, wann du magst.
refused-days-away = Du kannst { $most } Tage im Jahr frei nehmen. { $left ->
    [0] Sie sind aufgebraucht.
    [one] Du hast noch { $left } Tag.
   *[other] Du hast noch { $left } Tage.
}
refused-day-over = Dieser Tag ist vorbei. Tippe auf einen anderen.
away-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
away-date = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
