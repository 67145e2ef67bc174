button-challenge = Виклик дня
button-result = Результат
challenge-title = Виклик дня
challenge-rules = Сьогодні в усіх одна й та сама роздача. Спроба одна: без підказок і без повернення ходу. Почніть до опівночі за UTC, дограти можна й пізніше. Суперник — найсильніший комп’ютер; де написано «соло», ви граєте на очки.
challenge-in-private = Виклик дня відбувається в приватному чаті:
challenge-alone = соло
challenge-running = гра триває
challenge-given-up = не дограно
challenge-unkept = зіграно
challenge-points-head = Підсумок
challenge-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
challenge-won = перемога, +{ $points }
challenge-lost = поразка, −{ $points }
challenge-drawn = нічия
challenge-place = Місце { $place } з { $count }
challenge-better = краще, ніж у { $percent } % гравців
challenge-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
}
challenge-friends = З ким ви грали
challenge-you = Ви
challenge-everybody = Усі ({ $count }): найкращий підсумок { $best }, медіана { $median }
challenge-play = 🎲 <a href="{ $link }">Зіграти сьогоднішню роздачу</a>
command-challenge = Виклик дня: одна роздача для всіх
listed-challenge = /challenge — виклик дня: одна роздача на всіх, одна спроба
