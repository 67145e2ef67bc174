month-title = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
month-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
month-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[other] { $count } побед
}
month-best = лучшее: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
settings-months = 🗓 Первого числа могу рассказать группе, кто играл и кто что выиграл за прошлый месяц, с картинкой, которой можно поделиться.
setting-months = 🗓 Итоги месяца: { $state ->
    [on] да
   *[off] нет
}
