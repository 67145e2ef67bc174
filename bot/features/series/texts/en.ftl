series-game = Game { $number }
series-best-of = Best of { $games }
series-open = No target
series-points = points { $points }
series-best = best so far: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
series-won = 🏆 The series goes to { $names }: { $wins }
series-open-help = Wins are simply counted.
series-best-of-help = Best of { $games }: whoever first has { $wins } wins takes the series. Games already played count.
