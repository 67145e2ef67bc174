stats-all = Усі ігри
stats-title = { $name } · { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
stats-games = Партії
stats-wins = Перемоги
stats-best = Рекорд
stats-average = У середньому
stats-streak = Серія
stats-level = рівень: { $level ->
    [beginner] початковий
    [steady] упевнений
    [strong] досвідчений
   *[master] майстерний
}
stats-nemesis = найскладніший суперник: { $name }
stats-victim = улюблена жертва: { $name }
stats-nemesis-own = Найскладніший суперник
stats-victim-own = Улюблена жертва
stats-streak-own = Найдовша серія перемог
stats-series = Виграні матчі
stats-rival = { $name } ({ $times } з { $games })
stats-points = Найкращий результат: { $count }
stats-longest = Найдовша партія: { $time }
stats-together = { $name }, командою чи соло: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
stats-together-points = рекорд { $best }, у середньому { $average }
stats-alone = Проти комп’ютерів
stats-alone-won = перемог: { $wins } із { $games }
stats-pace = ⏱ Хід тут зазвичай триває { $time }.
stats-pace-own = ⏱ Ваш хід зазвичай триває { $time }.
stats-minutes = { $count } хв
stats-hours = { $count } год
stats-days = { $count } дн.
stats-none = Рахувати поки що нічого: тут ще не дограли жодної партії з іншими. /play почне нову.
stats-none-mine = Рахувати поки що нічого: ви ще не дограли жодної партії.
stats-aside = Вас немає ні в чиїй статистиці.
listed-stats-group = /stats — хто скільки виграв, рекорди, суперники
listed-stats-private = /stats — ваші успіхи в усіх групах
