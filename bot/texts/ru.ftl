# Слова на кнопках
button-join = Присоединиться
button-leave = Выйти
button-start = Начать
button-cancel = Отменить
button-cancel-table = Отменить стол
button-options = Настройки
button-rules = Правила
button-more = Ещё…
button-done = Готово
button-last-time = 🔁 Как прошлый раз
button-back = Назад
button-confirm = Подтвердить
button-hand = Моя рука
button-private = Личный чат
button-rematch = Реванш
button-export = Карта и запись
button-stop = { $votes ->
    [0] Закончить
   *[other] Закончить ({ $votes }/{ $needed })
}
button-end = Закончить игру…
button-go-on = Играем дальше
button-add-to-group = Добавить в группу
button-skip = ⏭ Пропустить: { $name }
button-remove = 🚪 Исключить: { $name }
button-agree-undo = ↩ Вернуть ({ $votes }/{ $needed })
button-agree-skip = ⏭ Пропуск ({ $votes }/{ $needed })
button-agree-remove = 🚪 Исключить ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] Нет
   *[other] Нет ({ $votes })
}
button-object = Нет
button-resign = Выйти из игры
button-stay = Остаться
button-replace = 🤖 Компьютер: { $name }
button-agree-replace = 🤖 Компьютер ({ $votes }/{ $needed })
button-sit-again = ↩ Я снова здесь: { $name }
button-resign-replaced = Пусть играет компьютер
button-alone = 🤖 Попробовать: { $game }
button-other-games = 🎲 Другая игра
button-hint = Подсказка
button-games = Мои столы
button-board = Показать игру
button-take-back = ↩ Вернуть ход
button-remind = 🔔 Напомнить

# Сбор игроков
lobby-which-game = <b>Во что сыграем?</b>
lobby-host = организатор
lobby-hosted = Организатор: { $name }
lobby-options = Настройки
lobby-options-hint = Нажмите на настройку, чтобы узнать, что она меняет.
lobby-usual = Обычные правила
lobby-people = <b>Игроки</b> ({ $count })
lobby-waiting = { $fewest ->
    [one] Нужен хотя бы { $fewest } игрок. Нажмите «Присоединиться»!
    [few] Нужно хотя бы { $fewest } игрока. Нажмите «Присоединиться»!
   *[other] Нужно хотя бы { $fewest } игроков. Нажмите «Присоединиться»!
}
lobby-alone = Вы пока одни? Нажмите «{ $preset }».
lobby-team = Соло или команда: все, кто присоединится, делят одно место, и ходить может любой из вас.
lobby-ready = Можно начинать: «Начать» нажимает организатор.
lobby-cancel-question = { $count ->
    [one] { $count } игрок уже за столом. Всё равно отменить?
    [few] { $count } игрока уже за столом. Всё равно отменить?
   *[other] { $count } игроков уже за столом. Всё равно отменить?
}
lobby-invited = 🔁 Ещё партию, { $names }? Нажмите «Присоединиться».
lobby-closed = Стол отменён. Новый — /play.
lobby-expired = За сутки никто не присоединился, и стол убран. Новый — /play.
lobby-computers = Компьютеры
lobby-computers-help = Компьютеры займут свободные места. Как и вы, они знают только то, что видно с их места.
level-gentle = слабый
level-sound = средний
level-sharp = сильный
computers-pace = { $seconds ->
    [0] сразу
   *[other] через { $seconds } с
}
computers-hints-on = Подсказки: есть
computers-hints-off = Подсказки: нет
lobby-clock = Время на ход
lobby-clock-help = <b>Время на ход</b>: когда оно выйдет, остальные смогут пропустить ход или исключить игрока.
lobby-stack-help = <b>Раздача дня</b>: у всех, кто играет сегодня с теми же настройками и тем же числом игроков, тайлы или карты идут в одном порядке. Играйте её только один раз!
stack-random = случайная раздача
stack-today = раздача дня
clock-none = без ограничения
clock-minutes = { $minutes ->
    [one] { $minutes } минута на ход
    [few] { $minutes } минуты на ход
   *[other] { $minutes } минут на ход
}
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

# Игра
ask-confirm = подтверждаете?
hand-your-turn = ➤ <b>Ваш ход</b>
whisper-hint = 👁 Здесь появится то, что вы хотите увидеть.
board-unreachable = ✉️ Не могу написать: { $names }. Нажмите «Моя рука».
board-forgotten = 🌙 Этого поля больше нет: всё, что на нём было, нужно помнить.
board-final-map = Так закончилась игра
over-title = Игра окончена
over-winners = { $count ->
    [1] 🏆 Победа: { $seats }!
   *[other] 🏆 Общая победа: { $seats }!
}
over-team = 🏆 { $seats }: вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}!
over-daily = 📅 Раздача дня: { $day }
over-stopped = <b>Игра остановлена.</b>
over-dormant = <b>Игра закрыта:</b> больше двух месяцев никто не ходил.
board-skipped = ⏭ Ход пропущен: { $seat }. Сделан самый простой.
board-taken-back = ↩ Ход возвращён: { $seat }
board-gone = { $count ->
    [1] 🚪 Вне игры: { $names }. Самые простые ходы делаю я.
   *[other] 🚪 Вне игры: { $names }. Самые простые ходы делаю я.
}
board-gone-team = 🚪 Больше не в команде: { $names }
board-away = 🚶 Вне группы: { $names }. Как играем дальше?
board-replaced = 🤖 Вместо них играют компьютеры: { $names }
board-alone = 👥 <b>Стол</b>
hand-alone = 🃏 <b>Ваша рука</b>
board-deadline = ⏳ До { $moment }
board-late = ⏰ Время вышло: { $seats }. Пропустить ход или исключить игрока?
board-late-team = ⏰ Время вышло: { $seats }. Ходить всё ещё может любой из вас; играть дальше без кого-то — /kick.
board-dormant = 💤 Два месяца никто не ходит. Игра закроется { $moment }, если никто не сделает ход.
motion-undo = ↩ { $name }: можно вернуть последний ход?
motion-skip = ⏭ Пропустить ход: { $name }?
motion-remove = 🚪 Играть дальше без этого игрока: { $name }?
motion-replace = 🤖 Пусть доиграет компьютер: { $name }?
reminder = ⏰ <b>Ваш ход.</b>

several = { $others } и { $last }

shape-circle = Круг
shape-square = Квадрат
shape-triangle = Треугольник
shape-star = Звезда
shape-cross = Крест
shape-diamond = Ромб

# Ответы на нажатия
toast-joined = Вы в игре!
toast-left = Вы вышли из-за стола.
toast-hand-sent = Отправлено в личный чат.
toast-goes-on = Игра продолжается.
toast-language = Теперь я говорю здесь по-русски.
toast-asked-again = С тех пор кое-что изменилось. Если уверены, нажмите ещё раз.
toast-rematch = Вы в игре! Остальные приглашены.
toast-rematch-join = Сбор на реванш открыт: нажмите «Присоединиться» внизу.
toast-voted = Голос учтён. Ждём остальных.
toast-done = Готово.
toast-objected = Хорошо.
toast-look-first = Последнее нажатие изменило пробный ход. Посмотрите и подтвердите.
toast-taken-back = Ход возвращён. Ходите снова.
toast-reminded = Напоминание отправлено.
toast-sits-again = С возвращением!
hint = 💡 Мой ход был бы таким. { $move }
hint-shown = 💡 Мой ход был бы таким. Не нравится — «Назад».
toast-board = Игра теперь внизу чата.
told-asked = Вопрос задан остальным в группе.
toast-export = Карта и запись партии уже в пути.
export-there = Карта и запись партии уже здесь, выше в чате.

# Почему нельзя
refused-outdated = Кнопка устарела: смотрите последнее сообщение игры.
refused-not-your-turn = { $count ->
    [1] Сейчас ходит { $seats }.
   *[other] Ещё рано, ждём: { $seats }.
}
refused-onlooker = Вы не за этим столом.
refused-already-joined = Вы уже за столом.
refused-table-full = Все места заняты.
refused-unreachable = Сначала откройте личный чат со мной: секреты придут туда.
refused-some-unreachable = Секреты приходят в личный чат. Его ещё надо открыть: { $seats }
refused-colour-taken = Этот цвет уже занят.
refused-too-few = { $fewest ->
    [one] Для начала нужен { $fewest } игрок, сейчас { $sitting }.
    [few] Для начала нужно хотя бы { $fewest } игрока, сейчас { $sitting }.
   *[other] Для начала нужно хотя бы { $fewest } игроков, сейчас { $sitting }.
}
refused-begun = Игра уже началась.
refused-not-begun = Игра ещё не началась.
refused-over = Эта игра окончена.
refused-only-host = Это может только организатор.
refused-no-host = Организатора пока нет: им станет первый, кто нажмёт «Присоединиться».
refused-anonymous = Вы пишете от имени группы, и мне не видно, кто вы. Напишите от своего имени.
refused-channel = С каналом играть не получится. Напишите от своего имени.
refused-game-here = Здесь уже идёт другая игра. /board её покажет.
refused-only-admins = Это могут только администраторы группы.
refused-no-game = Сначала выберите игру.
refused-no-secrets = В этой игре нет секретов: всё видно всем.
refused-no-table = Здесь сейчас не играют. Начать — /play.
refused-gone = Вы вышли из этой игры.
refused-computer-in-team = В команде компьютеры не играют. Уберите их или выберите другие настройки.
refused-replaced = За вас играет компьютер. Сначала вернитесь за стол.
refused-no-hints = За этим столом нет подсказок. Их разрешает организатор: «Компьютеры» при сборе игроков.
refused-no-move = Возвращать нечего.
refused-move-of-other = Вернуть последний ход может только { $seat }.
refused-revealed = Этот ход открыл секрет: вернуть его нельзя.
refused-about-you = Речь о вас: решают остальные.
refused-awaited = Ждут именно вас.
refused-not-late = Ещё есть время: { $seat }.
refused-nobody-here = Больше за столом никого нет.
refused-nobody-to-agree = Для этого за столом слишком мало игроков.
refused-not-asked = Этот вопрос не вам, отвечает { $name }.
refused-no-hands = Сейчас у вас нет секретов ни в одной игре.
refused-log-secret = Запись выдала бы секреты: она будет после игры.

# Команды и ответы на них
export-map = Карта целиком
export-log = Запись партии: все ходы, все очки
play-running = Здесь уже идёт игра: вот она. Закончить — /stop.
private-joined = Место за вами! Возвращайтесь в группу; секреты придут сюда.
stop-question = Закончить эту игру? Решает организатор или администратор; иначе нужно согласие больше половины игроков.
stop-lobby = Отменить этот стол? Это может организатор или администратор.
leave-question = { $name }, выйти насовсем? Самые простые ходы за вас буду делать я. Или до вашего возвращения играет компьютер.
leave-ends = { $name }, выйти насовсем? На этом игра закончится. Или до вашего возвращения играет компьютер.
leave-team = { $name }, выйти насовсем? Остальные доиграют.
dismiss-question = Кого исключить? Присоединиться снова можно.
remove-question = Кого исключить или заменить компьютером (🤖)? Решает организатор или администратор; иначе нужно согласие больше половины игроков.
skip-question = Чей ход пропустить?
hand-which = Ваша рука в какой игре?
rules-in-private = Правила покажу в личном чате:
rules-which = Правила какой игры?
rules-computers = В это играют и компьютеры: /play в личном чате со мной или «Компьютеры» при сборе игроков.
which-game = В какой игре?
games-in-private = Ваши столы покажу в личном чате:
games-none = Вы не сидите ни за одним столом. Открыть — /play: здесь против компьютеров, в группе с друзьями.
games-more = { $count ->
    [one] … и ещё { $count } стол
    [few] … и ещё { $count } стола
   *[other] … и ещё { $count } столов
}
games-lobby = сбор игроков
games-yours = <b>ваш ход</b>
games-others = ждём: { $seats }
history-here = Здесь сыграно
history-mine = Ваши партии
history-none = Здесь ещё не доиграли ни одной партии. /play начнёт новую.
history-none-mine = Вы ещё не доиграли ни одной партии. /play начнёт новую.
settings-private = Напоминаю о вашем ходе: в середине срока, каждый день или никогда. 🌙: тихие часы. Часовой пояс: { $zone }, сейчас { $time }.
settings-confirm = «С подтверждением»: ход засчитывается, когда вы подтвердите пробный. «Сразу»: засчитывается последнее нажатие, и за десять секунд ход можно вернуть.
confirm-always = С подтверждением
confirm-never = Сразу
quiet-none = нет
remind-half = В середине
remind-daily = Каждый день
remind-never = Никогда
settings-language = На каком языке мне здесь говорить?
welcome = <b>Здравствуйте!</b> Со мной в настольные игры играют прямо в Телеграме. Попробуйте здесь против компьютера или добавьте меня в группу и отправьте там /play. Каждый ход — картинка с кнопками.
greeting = <b>Здравствуйте!</b> Со мной здесь можно играть в настольные игры. Начать — /play; каждый ход — картинка с кнопками. Пока никого нет? <a href="{ $link }">Попробуйте против компьютера</a>.
greeting-channel = <b>Здравствуйте!</b> Я для настольных игр в группах. В канале не видно, кто играет: добавьте меня в группу.
forget-in-private = Отправьте мне /forget в личном чате.
forget-question = Удалить всё, что я знаю о вас: имя, язык, настройки? Ваши игры продолжатся; там вас будут звать «{ forgotten-name }». Законченные игры забудут вас.
forgotten = Удалены ваши имя и язык. Ваши игры продолжаются; там вас теперь зовут «{ forgotten-name }». Законченные игры вас больше не помнят.
forgotten-name = Игрок
help-group =
    <b>Как это устроено</b>
    /play — открыть стол: настройки, сбор игроков, начало
    /board — показать игру внизу чата
    /rules — правила игры
    /hint — как пошёл бы компьютер на вашем месте, если стол это разрешает
    /undo — вернуть свой последний ход, если другие согласны
    /skip, /kick — когда кто-то не приходит; доиграть может компьютер
    «Компьютеры» при сборе игроков займут свободные места
    /leave — выйти из-за стола
    /export — карта большой картинкой, запись партии текстом
    /history — сыгранные здесь партии
    /stop — закончить игру
    /settings — язык
    В ваш ход я упоминаю вас или, если есть секреты, спрашиваю в личном чате: нажмите номер с картинки, посмотрите на пробный ход и подтвердите. «Назад» есть всегда, до «Подтвердить» ничего не окончательно. Остальные нажатия безвредны.
help-private =
    <b>Как это устроено</b>
    /play — игра прямо здесь, против компьютеров
    С друзьями: добавьте меня в группу и отправьте там /play. Секреты приходят сюда.
    /hint — как пошёл бы компьютер на вашем месте
    /games — ваши столы, сначала те, где ваш ход
    /history — партии, которые вы доиграли
    /hand — показать вашу руку ещё раз
    /board, /undo, /skip, /leave, /stop — как в группе; если игр несколько, я спрошу, в какой
    /rules — правила игр
    /settings — язык и напоминания
    /forget — удалить мои данные
topic-shut = Не могу писать в <a href="{ $link }">тему с вашей игрой</a>: она закрыта или удалена. Игра ждёт: откройте тему снова и отправьте /board или начните другую в другом месте — /play.
fault = Простите, у меня что-то сломалось. Игра осталась как была: попробуйте ещё раз.

# Меню команд
command-play = Открыть стол
command-board = Показать игру внизу чата
command-hand = Показать мою руку
command-rules = Правила игры
command-export = Карта и запись файлами
command-stop = Закончить игру
command-settings = Язык и напоминания
command-forget = Забыть меня
command-help = Как это устроено
command-hint = Как пошёл бы компьютер?
command-undo = Вернуть мой последний ход
command-skip = Пропустить чужой ход
command-leave = Выйти из-за стола
command-kick = Исключить игрока
command-games = Мои столы
command-history = Сыгранные партии
