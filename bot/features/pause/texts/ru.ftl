pause-question = ⏸ На сколько поставить игру на паузу? { $clock ->
    [0] На
   *[other] На паузе время на ход не идёт. На
} день паузу может объявить организатор, в остальных случаях должны согласиться все.
pause-days =
    { $days ->
        [0] без срока
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
button-pause-open = Без срока
board-paused = ⏸ Пауза, пока кто-нибудь не нажмёт «Дальше»{ $clock ->
    [0] { "." }
   *[other] : время на ход не идёт.
}
board-paused-until = ⏸ Пауза до { $moment }{ $clock ->
    [0] { "." }
   *[other] : время на ход не идёт.
}
board-pause-asked = ⏸ { $name } просит паузу ({ $days }). Она начнётся, когда согласятся все.
button-resume = ▶ Дальше
button-agree-pause = ⏸ Согласиться ({ $votes }/{ $needed })
button-no-pause = Без паузы
toast-paused = Игра на паузе.
toast-no-pause = Без паузы: игра идёт дальше.
toast-resumed = Играем дальше!
refused-paused = Игра на паузе: пока никого не пропускают. Сначала нажмите «Дальше».
refused-paused-already = Игра уже на паузе. Её снимет кнопка «Дальше» под игрой.
listed-pause = /pause — остановить время на ход для всех
after-pause = конца паузы и ещё немного
refused-pause-awaited = Сейчас ваш ход, а часы быстрые: на паузу должен согласиться кто-то ещё. Но никого больше нет.
