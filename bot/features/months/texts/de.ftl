month-title = { $month ->
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
} { $year }
month-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
month-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
month-best = Bestwert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
settings-months = 🗓 Am Ersten jedes Monats kann ich der Gruppe sagen, wer im Monat davor gespielt und wer was gewonnen hat, mit einem Bild zum Teilen.
setting-months = 🗓 Monatsrückblick: { $state ->
    [on] an
   *[off] aus
}
