series-game = Партія { $number }
series-best-of = Матч із { $games } партій
series-open = Без матчу
series-points = очки { $points }
series-best = найкращий результат: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
series-won = 🏆 Перемога в матчі: { $names }, { $wins }
series-open-help = Перемоги просто рахуються.
series-best-of-help = Матч із { $games } партій: виграє той, хто першим здобуде { $wins } перемоги. Зіграні партії враховано.
