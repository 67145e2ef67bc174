# Слова на кнопках
button-join = Присоединиться
button-leave = Выйти
button-start = Начать
button-cancel = Отменить
button-options = Настройки
button-rules = Правила
button-back = Назад
button-confirm = Подтвердить
button-hand = Моя рука
button-private = Личная переписка
button-rematch = Реванш
button-export = Экспорт
button-stop = { $votes ->
    [0] Закончить
   *[other] Закончить ({ $votes } из { $needed })
}
button-go-on = Играем дальше
button-add-to-group = Добавить в группу
button-skip = ⏭ Пропустить: { $name }
button-remove = 🚪 Исключить: { $name }
button-agree-undo = ↩ Вернуть ход ({ $votes } из { $needed })
button-agree-skip = ⏭ Пропустить ({ $votes } из { $needed })
button-agree-remove = 🚪 Исключить ({ $votes } из { $needed })
button-object = Нет
button-resign = Выйти из игры
button-stay = Остаться
button-games = Мои столы

# Сбор игроков
lobby-which-game = <b>Во что сыграем?</b>
lobby-host = ведущий
lobby-options = Настройки
lobby-options-hint = Нажмите на настройку, чтобы прочитать о ней и изменить её.
lobby-usual = Обычные правила
lobby-people = <b>Игроки</b> ({ $count })
lobby-waiting = { $fewest ->
    [one] Нужен хотя бы { $fewest } игрок. Жмите «Присоединиться»!
    [few] Нужно хотя бы { $fewest } игрока. Жмите «Присоединиться»!
   *[other] Нужно хотя бы { $fewest } игроков. Жмите «Присоединиться»!
}
lobby-ready = Можно начинать: слово за ведущим — «Начать».
lobby-closed = Стол отменён. Новый — командой /play.
lobby-expired = За сутки никто не пришёл, и стол убран. Новый — командой /play.
lobby-clock = Время на ход
lobby-clock-help = <b>Время на ход</b>: когда оно выйдет, остальные могут пропустить ход или исключить игрока.
clock-none = без ограничения
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}

# Поле
ask-confirm = подтвердите или передумайте
hand-your-turn = ➤ <b>Ваш ход</b>
whisper-hint = 👁 Ваша рука появится здесь.
board-unreachable = ✉️ Мои личные сообщения не доходят: { $seats }. Нажмите «Моя рука».
board-final-map = Поле в конце игры
over-title = Игра окончена
over-winners = { $count ->
    [one] 🏆 Победа: { $names }!
   *[other] 🏆 Общая победа: { $names }!
}
over-stopped = <b>Игра остановлена.</b>
board-skipped = ⏭ Ход пропущен: { $seat }. Сделан самый простой ход.
board-gone = { $count ->
    [one] 🚪 Нет в игре: { $seats }. Вместо игрока делается самый простой ход.
   *[other] 🚪 Нет в игре: { $seats }. Вместо них делаются самые простые ходы.
}
board-deadline = ⏳ До { $moment }
board-late = ⏰ Время вышло: { $seats }. Остальные могут пропустить ход или исключить игрока.
motion-undo = ↩ { $seat }: можно вернуть последний ход?
motion-skip = ⏭ Пропустить ход: { $seat }?
motion-remove = 🚪 Играть дальше без игрока { $seat }?
reminder = ⏰ <b>Ждём вашего хода.</b>

# Ответы на нажатия
toast-joined = Вы в игре!
toast-left = Вы вышли из-за стола.
toast-hand-sent = Всё в нашей личной переписке.
toast-goes-on = Игра продолжается.
toast-language = Теперь я говорю здесь по-русски.
toast-voted = Ваш голос учтён; нужны и другие.
toast-done = Готово.
toast-objected = Хорошо.
toast-board = Поле теперь внизу группы.
toast-export = Карта и запись партии уже в пути.

# Почему нельзя
refused-outdated = Эта кнопка устарела: смотрите на самое новое поле.
refused-not-your-turn = { $count ->
    [1] Ещё рано: сейчас ходит { $seats }.
   *[other] Ещё рано: сейчас ходят { $seats }.
}
refused-onlooker = Вы не за этим столом.
refused-already-joined = Вы уже за столом.
refused-table-full = Все места заняты.
refused-unreachable = Сначала откройте личную переписку со мной: секреты придут туда.
refused-some-unreachable = Секреты приходят в личную переписку. Ещё не открыли её: { $seats }
refused-colour-taken = Этот цвет уже занят.
refused-too-few = { $fewest ->
    [one] Для начала нужен { $fewest } игрок, сейчас { $sitting }.
    [few] Для начала нужно хотя бы { $fewest } игрока, сейчас { $sitting }.
   *[other] Для начала нужно хотя бы { $fewest } игроков, сейчас { $sitting }.
}
refused-begun = Игра уже началась.
refused-not-begun = Игра ещё не началась.
refused-over = Эта игра окончена.
refused-only-host = Это может только ведущий.
refused-only-admins = Это могут только администраторы группы.
refused-no-game = Сначала выберите игру.
refused-no-secrets = В этой игре нет секретов: всё видно на поле.
refused-no-table = Здесь сейчас не играют. Начать — /play.
refused-gone = Вы вышли из этой игры.
refused-no-move = Возвращать нечего.
refused-move-of-other = Вернуть последний ход может только { $seat }.
refused-revealed = Этот ход открыл секрет: вернуть его нельзя.
refused-about-you = Речь о вас: решают остальные.
refused-not-late = Ещё есть время: { $seat }.
refused-nobody-to-agree = Для этого за столом слишком мало игроков.
refused-not-asked = Этот вопрос не вам, отвечает { $seat }.
refused-no-hands = Сейчас у вас нет секретов ни в одной игре.
refused-log-secret = Ходы выдали бы тайны: запись будет, когда игра закончится.

# Команды и ответы на них
export-map = Карта целиком
export-log = Запись партии: все ходы, все очки
play-running = Здесь уже идёт игра. Вот её поле; закончить — /stop.
private-play = Играют в группах. Добавьте меня в группу и отправьте там /play.
private-joined = Место за вами! Возвращайтесь в группу; секреты придут сюда.
stop-question = Закончить эту игру? Решает ведущий или администратор; иначе нужно согласие более чем половины игроков.
stop-lobby = Отменить этот стол? Это может ведущий или администратор.
leave-question = { $name }, выйти из игры насовсем? В ваши ходы будет делаться самый простой ход.
remove-question = Кого исключить? Решает ведущий или администратор; иначе нужно согласие больше половины игроков.
skip-question = Чей ход пропустить?
hand-which = Рука в какой игре?
games-in-private = Ваши столы — в нашей личной переписке:
games-none = Вы не сидите ни за одним столом. Играют в группах: отправьте там /play.
games-lobby = сбор игроков
games-yours = <b>ждут вашего хода</b>
games-others = ждём: { $seats }
settings-private = Когда ждут вашего хода, напоминать: в середине срока, каждый день или никогда. Ночью (22–8) я молчу. Ваши часы: { $zone }, сейчас { $time }.
remind-half = В середине
remind-daily = Каждый день
remind-never = Никогда
settings-language = На каком языке мне здесь говорить?
welcome = <b>Здравствуйте!</b> Со мной в настольные игры играют прямо в группе. Добавьте меня в группу и отправьте там /play; каждый ход — картинка с кнопками. Секреты, если они есть в игре, придут сюда.
greeting = <b>Здравствуйте!</b> Со мной здесь можно играть в настольные игры. Начать — /play; каждый ход — картинка с кнопками.
forget-in-private = Отправьте мне /forget в личном чате.
forget-question = Удалить всё, что я знаю о вас: имя, язык, настройки? Ваши игры продолжатся; там вас будут звать «{ forgotten-name }». Законченные игры забудут вас.
forgotten = Всё, что я знал о вас, удалено: имя и язык. Ваши игры продолжаются; там вас теперь зовут «{ forgotten-name }». Законченные игры вас больше не помнят.
forgotten-name = Игрок
help-group =
    <b>Как это устроено</b>
    /play — открыть стол: настройки, сбор игроков, начало
    /board — показать поле внизу чата
    /rules — правила игры
    /undo — вернуть свой последний ход, если другие согласны
    /skip, /kick — когда кто-то не приходит
    /leave — выйти из-за стола
    /export — карта большой картинкой, запись партии текстом
    /stop — закончить игру
    /settings — язык
    Когда придёт ваш ход, я вас упомяну или, если ход тайный, спрошу в личной переписке: нажмите номер с картинки, посмотрите на пробный ход и подтвердите. «Назад» есть всегда, до «Подтвердить» ничего не окончательно. Остальные нажатия безвредны.
help-private =
    <b>Как это устроено</b>
    Играют в группах: добавьте меня в группу и отправьте там /play. Секреты приходят сюда.
    /games — ваши столы, сначала те, где ждут вас
    /hand — ваши секреты ещё раз
    /rules — правила игр
    /settings — язык и напоминания
    /forget — удалить мои данные
topic-shut = Не могу писать в <a href="{ $link }">тему с вашей игрой</a>: она закрыта или удалена. Игра ждёт: откройте тему снова и отправьте /board или начните другую в другом месте — /play.
fault = Простите, это моя ошибка, и она записана. Игра осталась как была: попробуйте ещё раз.

# Меню команд
command-play = Открыть стол
command-board = Показать поле внизу чата
command-hand = Прислать мои секреты
command-rules = Правила игры
command-export = Карта и запись партии файлами
command-stop = Закончить игру
command-settings = Язык и напоминания
command-forget = Забыть меня
command-help = Как это устроено
command-undo = Вернуть мой ход
command-skip = Больше не ждать
command-leave = Выйти из-за стола
command-kick = Исключить игрока
command-games = Мои столы
