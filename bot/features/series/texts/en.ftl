series-game = Game { $number }
series-best-of = Best of { $games }
series-open = No target
series-points = points { $points }
series-best = best so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
series-won = 🏆 The series goes to { $names }: { $wins }
series-open-help = I just count the wins.
series-best-of-help = Best of { $games }: the first to { $wins } wins takes the series. Games already played count.
