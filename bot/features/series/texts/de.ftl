series-game = Partie { $number }
series-best-of = { $games } Partien
series-open = Ohne Ziel
series-points = Punkte { $points }
series-best = bisher am besten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
series-won = 🏆 Das Match geht an { $names }: { $wins }
series-open-help = Ich zähle einfach die Siege.
series-best-of-help = Höchstens { $games } Partien: Wer zuerst { $wins } Siege hat, gewinnt das Match. Schon gespielte Partien zählen mit.
