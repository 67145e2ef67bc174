pause-question = ⏸ На сколько поставить игру на паузу? Время на ход всё это время стоит. На день паузу может объявить организатор, в остальных случаях должны согласиться все.
pause-days =
    { $days ->
        [0] без срока
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
button-pause-open = Без срока
board-paused = ⏸ Пауза, пока кто-нибудь не нажмёт «Дальше»: время на ход стоит.
board-paused-until = ⏸ Пауза до { $moment }: время на ход стоит.
board-pause-asked = ⏸ { $name } просит паузу ({ $days }). Она начнётся, когда согласятся все.
button-resume = ▶ Дальше
button-agree-pause = ⏸ Согласиться ({ $votes }/{ $needed })
button-no-pause = Без паузы
toast-paused = Пауза: время на ход стоит.
toast-no-pause = Без паузы: игра идёт дальше.
toast-resumed = Играем дальше!
refused-paused = Игра на паузе: голосования ждут. Сначала нажмите «Дальше».
refused-paused-already = Игра уже на паузе. Её снимет кнопка «Дальше» под игрой.
listed-pause = /pause — остановить время на ход для всех
