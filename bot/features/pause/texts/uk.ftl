pause-question = ⏸ На скільки поставити гру на паузу? { $clock ->
    [0] На
   *[other] Годинник тим часом зупинено. На
} день паузу може оголосити організатор, інакше мають погодитися всі.
pause-days =
    { $days ->
        [0] без терміну
        [one] { $days } день
        [few] { $days } дні
       *[other] { $days } днів
    }
button-pause-open = Без терміну
board-paused = { $clock ->
    [0] ⏸ Пауза, поки хтось не натисне «Далі».
   *[other] ⏸ Пауза, поки хтось не натисне «Далі»: годинник зупинено.
}
board-paused-until = { $clock ->
    [0] ⏸ Пауза до { $moment }.
   *[other] ⏸ Пауза до { $moment }: годинник зупинено.
}
board-pause-asked = ⏸ { $name } просить паузу ({ $days }). Вона почнеться, коли погодяться всі.
button-resume = ▶ Далі
button-agree-pause = ⏸ Погодитися ({ $votes }/{ $needed })
button-no-pause = Без паузи
toast-paused = Гра на паузі.
toast-no-pause = Без паузи: гра триває.
toast-resumed = Граємо далі!
refused-paused = Гра на паузі: поки нікого не пропускають. Спершу натисніть «Далі».
refused-paused-already = Гру вже поставлено на паузу. Її зніме кнопка «Далі» під грою.
listed-pause = /pause — зупинити годинник для всіх
after-pause = кінця паузи й ще трохи
refused-pause-awaited = Зараз ваш хід, а годинник швидкий: на паузу має погодитися ще хтось. Але більше нікого немає.
