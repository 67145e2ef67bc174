stats-all = Alle Spiele
stats-title = { $name } · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
stats-games = Partien
stats-wins = Siege
stats-best = Bestwert
stats-average = Schnitt
stats-streak = Serie
stats-level = Spielstärke: { $level ->
    [beginner] am Anfang
    [steady] solide
    [strong] gut
   *[master] meisterlich
}
stats-nemesis = Angstgegner: { $name }
stats-victim = Lieblingsopfer: { $name }
stats-nemesis-own = Dein Angstgegner
stats-victim-own = Dein Lieblingsopfer
stats-streak-own = Die meisten Siege in Folge
stats-series = Gewonnene Matches
stats-rival = { $name } ({ $times } von { $games })
stats-points = Die meisten Punkte: { $count }
stats-longest = Längste Partie: { $time }
stats-together = { $name }, im Team oder solo: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
stats-together-points = Bestwert { $best }, Schnitt { $average }
stats-alone = Gegen Computer
stats-alone-won = { $wins } von { $games } gewonnen
stats-pace = ⏱ Ein Zug dauert hier meist { $time }.
stats-pace-own = ⏱ Für einen Zug brauchst du meist { $time }.
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
stats-none = Noch nichts zu zählen: Hier hat noch niemand ein Spiel mit anderen zu Ende gespielt. /play beginnt eins.
stats-none-mine = Noch nichts zu zählen: Du hast noch kein Spiel zu Ende gespielt.
stats-aside = Du bist aus allen Statistiken raus.
listed-stats-group = /stats — wer wie oft gewonnen hat, Rekorde, Rivalitäten
listed-stats-private = /stats — wie es bei dir lief, über alle Gruppen
