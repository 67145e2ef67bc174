button-challenge = Tagespartie
button-result = Ergebnis
challenge-title = Tagespartie
challenge-rules = Alle, die heute spielen, bekommen dieselben Karten oder Plättchen in derselben Reihenfolge. Du hast einen Versuch, ohne Tipps und ohne Zurücknehmen. Fang vor Mitternacht UTC an, fertig wirst du, wann du willst. Du spielst gegen den stärksten Computer, außer wo bei einem Spiel „solo“ steht.
challenge-in-private = Die Tagespartie spielst du privat:
challenge-alone = solo
challenge-running = läuft
challenge-given-up = nicht beendet
challenge-unkept = gespielt
challenge-points-head = Ergebnis
challenge-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
challenge-won = mit { $points } Vorsprung gewonnen
challenge-lost = mit { $points } Rückstand verloren
challenge-drawn = unentschieden
challenge-place = Platz { $place } von { $count }
challenge-better = besser als { $percent } % der Leute
challenge-streak = { $days } Tage in Folge
challenge-friends = Leute, mit denen du gespielt hast
challenge-you = Du
challenge-everybody = Alle ({ $count }): Bestwert { $best }, Median { $median }
challenge-play = 🎲 <a href="{ $link }">Heutige Tagespartie spielen</a>
command-challenge = Tagespartie: für alle dieselben Karten
listed-challenge = /challenge — die Tagespartie: für alle dieselben Karten, ein Versuch
