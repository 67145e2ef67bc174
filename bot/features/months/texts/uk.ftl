month-title = { $month ->
    [1] Січень
    [2] Лютий
    [3] Березень
    [4] Квітень
    [5] Травень
    [6] Червень
    [7] Липень
    [8] Серпень
    [9] Вересень
    [10] Жовтень
    [11] Листопад
   *[12] Грудень
} { $year }
month-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[other] { $count } партій
}
month-wins = { $count ->
    [one] { $count } перемога
    [few] { $count } перемоги
   *[other] { $count } перемог
}
month-best = найкраще: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
settings-months = 🗓 Першого числа можу розповісти групі, хто грав і хто що виграв за минулий місяць, із картинкою, якою можна поділитися.
setting-months = 🗓 Підсумки місяця: { $state ->
    [on] так
   *[off] ні
}
