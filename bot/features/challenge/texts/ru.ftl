button-challenge = Испытание дня
button-result = Результат
challenge-title = Испытание дня
challenge-rules = Сегодня у всех одна и та же раздача. Попытка одна: без подсказок и без возврата хода. Начните до полуночи по UTC, доиграть можно и позже. Соперник — самый сильный компьютер; где написано «соло», вы играете на очки.
challenge-in-private = Испытание дня проходит в личном чате:
challenge-alone = соло
challenge-running = игра идёт
challenge-given-up = не доиграно
challenge-unkept = сыграно
challenge-points-head = Итог
challenge-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
challenge-won = победа, +{ $points }
challenge-lost = поражение, −{ $points }
challenge-drawn = ничья
challenge-place = Место { $place } из { $count }
challenge-better = лучше, чем у { $percent } % игроков
challenge-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
challenge-friends = С кем вы играли
challenge-you = Вы
challenge-everybody = Все ({ $count }): лучший итог { $best }, медиана { $median }
challenge-play = 🎲 <a href="{ $link }">Сыграть сегодняшнюю раздачу</a>
command-challenge = Испытание дня: одна раздача для всех
listed-challenge = /challenge — испытание дня: одна раздача на всех, одна попытка
