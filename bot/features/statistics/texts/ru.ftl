stats-all = Все игры
stats-title = { $name } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
stats-games = Партии
stats-wins = Победы
stats-best = Рекорд
stats-average = В среднем
stats-streak = Серия
stats-level = уровень: { $level ->
    [beginner] начальный
    [steady] уверенный
    [strong] опытный
   *[master] мастерский
}
stats-nemesis = самый трудный соперник: { $name }
stats-victim = любимая жертва: { $name }
stats-nemesis-own = Самый трудный соперник
stats-victim-own = Любимая жертва
stats-streak-own = Самая длинная серия побед
stats-series = Выигранные матчи
stats-rival = { $name } ({ $times } из { $games })
stats-points = Лучший результат: { $count }
stats-longest = Самая долгая партия: { $time }
stats-together = { $name }, командой или соло: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
stats-together-points = рекорд { $best }, в среднем { $average }
stats-alone = Против компьютеров
stats-alone-won = побед: { $wins } из { $games }
stats-pace = ⏱ Ход здесь обычно занимает { $time }.
stats-pace-own = ⏱ Ваш ход обычно занимает { $time }.
stats-minutes = { $count } мин
stats-hours = { $count } ч
stats-days = { $count } дн.
stats-none = Считать пока нечего: здесь ещё не доиграли ни одной партии с другими. /play начнёт новую.
stats-none-mine = Считать пока нечего: вы ещё не доиграли ни одной партии.
stats-aside = Вас нет ни в чьей статистике.
listed-stats-group = /stats — кто сколько выиграл, рекорды, соперники
listed-stats-private = /stats — ваши успехи во всех группах
