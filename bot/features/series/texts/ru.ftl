series-game = Партия { $number }
series-best-of = Матч из { $games } партий
series-open = Без матча
series-points = очки { $points }
series-best = лучший результат: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
series-won = 🏆 Победа в матче: { $names }, { $wins }
series-open-help = Победы просто считаются.
series-best-of-help = Матч из { $games } партий: выиграет тот, кто первым наберёт { $wins } победы. Сыгранные партии в счёт.
