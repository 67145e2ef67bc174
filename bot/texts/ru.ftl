# Слова на кнопках
button-join = Присоединиться
button-decline = Нет, спасибо
button-leave = Выйти
button-start = Начать
button-cancel = Отменить
button-cancel-table = Отменить стол
button-options = Настройки
button-rules = Правила
button-lesson-next = Дальше
button-more = Ещё
button-less = Свернуть
button-done = Готово
button-last-time = 🔁 Как в прошлый раз
button-back = Назад
button-close = Закрыть
button-confirm = Подтвердить
button-app = 👆 Играть пальцем
button-hand = Моя рука
button-colours = Цвета
button-private = Личный чат
button-rematch = Реванш
button-play-again = Ещё раз
button-stronger = Сильнее
button-easier = Легче
button-export = 📄 Запись
button-steps = ⏯ Ходы
button-step-first = Начало
button-step-before = Раньше
button-step-next = Дальше
button-step-last = Конец
button-next-score = ▶ К очкам
button-show-better = Показать
button-share = Поделиться
button-stop = { $votes ->
    [0] Закончить
   *[other] Закончить ({ $votes }/{ $needed })
}
button-end = Закончить игру…
button-go-on = Играем дальше
button-add-to-group = Добавить в группу
button-skip = ⏭ Пропустить: { $name }
button-skip-short = ⏭ Пропуск
button-remove = 🚪 Исключить: { $name }
button-remove-short = 🚪 Исключить
button-agree-hints = 💡 Подсказки ({ $votes }/{ $needed })
button-agree-undo = ↩ Вернуть ход ({ $votes }/{ $needed })
button-agree-skip = ⏭ Пропуск ({ $votes }/{ $needed })
button-agree-remove = 🚪 Исключить ({ $votes }/{ $needed })
button-agree-return = ↩ В игру ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] Нет
   *[other] Нет ({ $votes })
}
button-refuse-hints = 💡 Без подсказок{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-undo = ↩ Ход остаётся{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-skip = ⏭ Не пропускать{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-remove = 🚪 Не исключать{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-replace = 🤖 Без компьютера{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-return = ↩ Не возвращать{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-object = Нет
button-resign = Выйти из игры
button-stay = Остаться
button-replace = 🤖 Заменить: { $name }
button-replace-short = 🤖 Замена
button-agree-replace = 🤖 Компьютер ({ $votes }/{ $needed })
button-sit-again = ↩ Я снова здесь ({ $name })
button-sit-again-one = ↩ Я снова здесь
button-return = ↩ Вернуть { $name } в игру
button-resign-replaced = Пусть играет компьютер
button-offer-seat = Пусть доиграет друг
button-offer-seat-one = 🤝 Отдать место
button-alone = 🤖 Попробовать: { $game }
button-other-games = 🎲 Другая игра
button-friend = С другом
button-seek = Найти игрока
button-invite = Пригласить
button-copy-link = 🔗 Скопировать ссылку
button-prepare = 📌 Заготовить ход
button-withdraw = ✕ Убрать заготовку
button-else = ↪ Запасной ход
button-games = Мои столы
button-board = Показать игру
button-table = 👥 Стол
button-take-back = ↩ Вернуть ход
button-ask-back = ↩ Вернуть ход?
button-remind = 🔔 Напомнить
button-keep-table = Я ещё играю

# Signs between words: a name and what it has
labelled = { $label }: { $value }
enumerated = { $before }, { $last }
between = { $first }–{ $last }

# Сбор игроков
minutes = { $minutes } мин
lobby-which-game = <b>Во что сыграем?</b>
lobby-host = организатор
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-black = чёрный
colour-white = белый
colour-green = зелёный
lobby-hosted = Организатор: { $name }
lobby-options = Настройки
lobby-options-hint = Нажмите на настройку, чтобы узнать, что она меняет.
lobby-usual = Обычные правила
lobby-people = <b>Игроки</b> (нужно { $count })
lobby-waiting = { $more ->
    [one] Нужен ещё { $more } игрок. Нажмите «Присоединиться»!
    [few] Нужно ещё { $more } игрока. Нажмите «Присоединиться»!
   *[other] Нужно ещё { $more } игроков. Нажмите «Присоединиться»!
}
lobby-wanted = { $more ->
    [one] Нужен ещё { $more } игрок.
    [few] Нужно ещё { $more } игрока.
   *[other] Нужно ещё { $more } игроков.
}
lobby-alone = Людей мало? «{ $preset }» годится и для меньшей компании, или добавьте компьютеры: «⋯ { button-more }».
lobby-few = Людей мало? Добавьте компьютеры: «⋯ { button-more }».
lobby-team = Соло или команда: все, кто присоединится, делят одно место, и ходить может любой из вас.
lobby-ready = Можно начинать: «Начать» нажимает организатор, а если 10 минут тихо — любой игрок.
lobby-ready-full = Все в сборе: «Начать» может нажать любой игрок.
lobby-ready-alone = Можно начинать: нажмите «Начать».
lobby-cancel-question = { $count ->
    [one] { $count } игрок уже за столом. Всё равно отменить?
    [few] { $count } игрока уже за столом. Всё равно отменить?
   *[other] { $count } игроков уже за столом. Всё равно отменить?
}
no-pictures = 🖼 В этой группе нельзя присылать фото, поэтому играем без картинок. Администратор может разрешить их в настройках группы.
lobby-invited = 🔁 Ещё партию, { $names }?
table-lettered = Стол { $letter }
lobby-guest = Вы за столом, который собирает { $name }.
lobby-link = Отправьте другу эту ссылку — она ведёт за этот стол:
    { $link }
vote-expired = Никто не проголосовал: сегодня без игры. Открыть стол — /play.
lobby-closed = Стол отменён. Новый — /play.
lobby-expired = Этот стол ждал слишком долго и убран. Новый — /play.
lobby-computers = Компьютеры
lobby-computers-help = Компьютеры займут свободные места. Как и вы, они знают только то, что видно с их места.
level-easy = слабый
level-medium = средний
level-strong = сильный
computers-pace = { $seconds ->
    [0] сразу
   *[other] через { $seconds } с
}
computers-hints-on = Подсказки: есть
computers-hints-off = Подсказки: нет
button-tonight = 🍕 За вечер
button-days = 📅 По дням
pace-tonight = { $minutes ->
    [one] 🍕 За вечер: около { $minutes } минуты, если все здесь. Напоминаний не будет.
   *[other] 🍕 За вечер: около { $minutes } минут, если все здесь. Напоминаний не будет.
}
pace-days = 📅 По дням: каждый ходит, когда заглянет.
pace-some-days = { $span ->
    [one] 📅 По дням: ходов { $turns } — это около { $span } дня, { $speed }.
   *[other] 📅 По дням: ходов { $turns } — это около { $span } дней, { $speed }.
}
pace-weeks = { $span ->
    [one] 📅 По дням: ходов { $turns } — это около { $span } недели, { $speed }.
   *[other] 📅 По дням: ходов { $turns } — это около { $span } недель, { $speed }.
}
pace-speed = { $whose ->
    [own] в вашем обычном темпе
   *[usual] если заглядывать дважды в день
}
over-days = Играли по дням: { $options }.
lobby-clock = Время на ход
lobby-clock-help = <b>Время на ход.</b> Когда оно выйдет, остальные смогут пропустить ход или исключить игрока. «3 дня + 6 ч за ход»: три дня на всю игру, и каждый ход добавляет шесть часов; что сэкономили, то ваше.
lobby-stack-help = <b>Раздача дня.</b> У всех, кто играет сегодня с теми же настройками и тем же числом игроков, тайлы или карты идут в одном порядке. Попытка у каждого одна!
onlookers-group = Смотрит только группа
onlookers-all = Смотрят все, у кого ссылка
onlookers-group-help = Смотреть могут только участники группы.
onlookers-all-help = Смотреть может любой, у кого есть ссылка на карту. Что у кого на руках, не видно.
stack-random = случайная раздача
stack-today = раздача дня
clock-none = без ограничения
clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
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
preview-forecast = В конце игры: { $changes }
hand-your-turn = ➤ <b>Ваш ход</b>
hand-waiting = ⏳ Позову, когда будет ваш ход.
hand-waiting-for = { $count ->
    [1] ⏳ Ходит { $names }. Я вас позову.
   *[other] ⏳ Ходят { $names }. Я вас позову.
}
hand-preparing = 📌 <b>Ваш следующий ход</b>
hand-preparing-else = 📌 <b>Запасной ход</b>, если первый не подойдёт
prepared-move = 📌 Заготовлено: <b>{ $move }</b>. Сделаю в ваш ход, если ещё подойдёт.
prepared-else = ↪ Иначе: <b>{ $move }</b>
prepared-misfit = 📌 Заготовленный ход больше не подходит.
whisper-hint = 👁 Здесь появится то, что вы попросили. Видите это только вы.
board-unreachable = ✉️ Не могу написать: { $names }. Нажмите «Моя рука».
board-cut-off = ✉️ Не получается написать: { $names }.
board-forgotten = 🌙 Этой картинки больше нет: дальше — по памяти.
board-final-map = Так закончилась игра
over-title = Игра окончена
over-you-win = 🏆 Вы победили!
over-you-win-of-two = 🏆 Вы победили, { $score }!
over-winner-of-two = 🏆 Победа: { $seats }, { $score }
over-winners = { $count ->
    [1] 🏆 Победа: { $seats }!
   *[other] 🏆 Общая победа: { $seats }!
}
over-alone = 🏁 { $seats }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
over-team = 🏆 { $seats }: вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}!
over-daily = 📅 Раздача дня: { $day }
over-challenge = 🏆 Испытание дня: { $day }
over-void = ⚖️ Никому не засчитывается: исключён тот, кто вёл, — { $names }.
over-uncounted = ⚖️ Не засчитывается: { $people }.
over-uncounted-all = ⚖️ Никому не засчитывается: { $people }.
uncounted-left = { $names } (выход из игры)
uncounted-replaced = { $names } (доиграл компьютер)
uncounted-computed = { $names } (большинство ходов — компьютера)
uncounted-skipped = { $names } (большинство ходов не свои)
uncounted-shared = { $names } (место сменило игрока)
uncounted-late = { $names } (с опозданием)
over-stopped = <b>Игра остановлена.</b>
over-dormant = <b>Игра закрыта:</b> больше двух месяцев никто не ходил.
over-made-way = <b>Игра закрыта:</b> стол понадобился другим.
board-skipped = ⏭ За игрока { $seat } сделан самый простой ход.
board-prepared = 📌 Ход был заготовлен: { $seats }
board-taken-back = ↩ Ход возвращён: { $seat }
story = 📖 День { $day }, сделано ходов: { $moves }.
story-lead = { $count ->
    [1] Впереди { $seats }, отрыв { $points }.
   *[other] Впереди вровень { $seats }, отрыв { $points }.
}
story-awaited = Ход ждём с { $moment }: { $seats }.
story-points = Очков пока: { $points }.
board-asked-then = Чей был ход: { $names }
board-gone = { $count ->
    [1] 🚪 Вне игры: { $names }. За этого игрока самые простые ходы делаю я.
   *[other] 🚪 Вне игры: { $names }. За этих игроков самые простые ходы делаю я.
}
board-gone-team = 🚪 Больше не в команде: { $names }
board-away = 🚶 Вне группы: { $names }. Как играем дальше?
board-away-circle = 🚶 Сообщения больше не доходят: { $names }. Как играть дальше?
board-alone = 👥 <b>Стол</b>
hand-aside = ⏳ Telegram пока не разрешает мне писать в группу: продолжайте здесь.
hand-alone = 🃏 <b>Ваша рука</b>
board-deadline = ⏳ До { $moment }
board-late-own = ⏰ Ваше время вышло: ходите, пока ход не пропустили.
board-late = ⏰ Время вышло: { $seats }.
board-late-team = ⏰ Время вышло: { $seats }. Ходить всё ещё может любой из вас; играть дальше без кого-то — /kick.
board-silent-own = 💤 Вашего хода давно ждут: ходите, пока его не пропустили.
board-silent = 💤 Давно не слышно: { $seats }.
board-dormant = 💤 Два месяца никто не ходит. Игра закроется { $moment }, если никто не сделает ход.
board-wanted = 🙋 Стол нужен другим. { $name }, вы ещё играете? Если не ответите до { $moment }, стол освободится.
hand-handed-on = 🤝 Вы передали место: эта рука уже не ваша.
motion-hints = 💡 { $name }: подсказки для всех?
motion-undo = ↩ { $name }: вернуть ход?
motion-skip = ⏭ Пропустить ход игрока { $name }?
motion-remove = 🚪 Играть дальше без игрока { $name }?
motion-remove-ends = 🚪 Исключить игрока { $name }? Тогда игроков не хватит, и игра закончится.
motion-return = ↩ { $name }: вернуть в игру?
motion-replace = 🤖 Пусть за игрока { $name } доиграет компьютер?
reminder = ⏰ <b>Ваш ход.</b>
reminder-silent = Не знаю, который у вас час, поэтому пишу без звука. Ваш город: /settings
soon = ⏳ Следующий ход — ваш.
since = С вашего хода:

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
toast-replaced = За вас поиграет компьютер. Возвращайтесь, когда захотите.
toast-prepared = Ход заготовлен: видите его только вы.
toast-prepared-there = Ход заготовлен: видите его только вы. Игра идёт в группе.
toast-withdrawn = Заготовка убрана: спрошу, когда будет ваш ход.
shown-here-instead = В группу сейчас больше не отправить, поэтому показываю здесь.
toast-hand-sent = Отправлено в личный чат.
toast-counted-in = Вы снова в статистике, здесь и везде.
toast-counted-out = Вас больше нет ни в чьей статистике, прежние партии тоже не в счёт.
toast-goes-on = Игра продолжается.
toast-language = Теперь я говорю здесь по-русски.
toast-asked-again = С тех пор кое-что изменилось. Если уверены, нажмите ещё раз.
toast-rematch = Вы в игре! Остальные приглашены.
toast-rematch-join = Сбор на реванш открыт: нажмите «Присоединиться» внизу.
toast-level = 🤖 Компьютер теперь { $level }.
toast-voted = Голос учтён. Ждём остальных.
toast-asked-already = Об этом уже спросили: посмотрите в чате.
toast-done = Готово.
toast-computer-plays = За игрока { $name } играет компьютер.
toast-dismissed = Готово. Ошиблись? Позвать обратно можно тоже через /kick.
toast-objected = Хорошо, оставляем как есть.
toast-look-first = Последнее нажатие изменило пробный ход. Посмотрите и подтвердите.
toast-slow = Это занимает чуть больше времени, чем обычно: подождите немного.
toast-chat-waits = Telegram снова разрешит мне писать сюда через { $hours ->
    [0] { $minutes } мин
   *[other] { $hours } ч { $minutes } мин
}. А пока спрошу того, чей ход, в личном чате, если он открыт.
toast-board-follows = Ход сделан! Игра обновится примерно через { $seconds } с.
toast-taken-back = Ход возвращён. Ходите снова.
toast-reminded = Напоминание отправлено.
toast-table-kept = Ваша игра продолжается.
toast-sits-again = С возвращением!
toast-board-there = Игра теперь внизу чата группы.
toast-board = Игра теперь внизу чата.
told-asked = Вопрос задан остальным.

# Почему нельзя
refused-moved-on = Пока вы выбирали, кто-то сделал ход. Взгляните ещё раз и подтвердите.
refused-outdated = Кнопка устарела: смотрите последнее сообщение игры.
refused-prepared = Следующий ход уже заготовлен: он в личном чате.
refused-nothing-ahead = Заготовить пока нечего: ещё неизвестно, из чего вы будете выбирать.
refused-not-your-turn = { $count ->
    [1] Сейчас ходит { $seats }.
   *[other] Ещё рано, ждём: { $seats }.
}
refused-onlooker = Вы не за этим столом.
refused-already-joined = Вы уже за столом.
refused-removed = Организатор убрал вас из-за этого стола.
refused-table-full = Все места заняты.
refused-many-tables = Больше столов занять нельзя. Сначала закончите одну игру или выйдите из неё.
refused-many-circles = За тремя столами без группы вы уже сидите. Сначала закончите одну игру или выйдите из неё.
refused-unreachable = Сначала откройте личный чат со мной: секреты придут туда.
refused-some-unreachable = Секреты приходят в личный чат со мной. Сначала откройте его: { $seats }
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
refused-game-here = За этим столом уже другая игра. /play откроет рядом ещё один стол.
refused-only-admins = Это могут только администраторы группы.
refused-rights-unknown = Telegram не говорит мне, кто здесь администратор. Попробуйте чуть позже; если список участников скрыт, сделайте администратором и меня.
refused-no-game = Сначала выберите игру.
refused-start-later = Начать может организатор. Когда займут все места или 10 минут будет тихо, сможете и вы.
refused-no-polls = В этой группе нельзя проводить опросы. Откройте стол (/play) и выберите игру там.
refused-no-secrets = В этой игре нет секретов: всё видно всем.
refused-no-table = Здесь сейчас не играют. Начать — /play.
refused-gone = Вы вышли из этой игры.
refused-computer-in-team = В команде компьютеры не играют. Уберите их или выберите другие настройки.
refused-replaced = За вас играет компьютер. Сначала вернитесь за стол.
refused-memory = Здесь играют по памяти: до конца партии без подсказок и без прежних картинок.
refused-challenge = В испытании дня нельзя вернуть ход или взять подсказку, и никто не сыграет за вас.
refused-challenge-once = Попытка одна в день. Новая раздача — в полночь по UTC.
refused-no-move = Возвращать нечего.
refused-move-of-other = Вернуть последний ход может только { $seat }.
refused-revealed = Этот ход открыл секрет: вернуть его нельзя.
refused-turned-over = Этот ход открыл что-то новое, а спросить согласия не у кого: он остаётся.
refused-about-you = Речь о вас: решают остальные.
refused-voted-out = Игра идёт без вас. Если больше половины игроков позовут вас обратно, место снова ваше.
refused-awaited = Ждут именно вас.
refused-not-late = Ещё есть время: { $seat }.
refused-nobody-here = Больше за столом никого нет.
refused-nobody-to-agree = Для этого за столом слишком мало игроков.
refused-not-asked = Этот вопрос не вам, отвечает { $name }.
refused-no-hands = Сейчас у вас нет руки ни в одной игре.
refused-replay-secret = В этой игре есть секреты: покажу её ещё раз, когда она закончится.

# Команды и ответы на них
play-running = Здесь уже идёт игра: вот она. Закончить — /stop.
play-waiting = Этот стол ещё ждёт игроков.
play-voting = 🗳 Опрос, во что сыграть сегодня, ещё открыт: вот он.
play-several = <b>Здесь играют:</b>
play-full = Столов уже три — больше в одном чате не помещается. Когда один освободится, /play откроет новый.
play-may-ask = За столом { $table } из людей только { $name }, и хода нет больше часа. Попросить освободить этот стол?
play-asked = Просьба освободить стол { $table } передана. Если { $name } не продолжит игру до { $moment }, /play откроет новый стол.
button-ask-for-table = Попросить стол { $table }
button-another-table = Ещё один стол
private-joined = Место за вами! Возвращайтесь в группу; секреты придут сюда.
private-joined-open = Место за вами! Возвращайтесь в группу.
nick = Незнакомые игроки видят вас как «{ $name }». Просто /nick вернёт имя из профиля.
board-met = 🤝 С вами за столом: { $names }. Хорошей игры!
invitation-open =
    { $sitting ->
        [1] { $name } зовёт вас в игру.
       *[other]
            { $name } зовёт вас в игру: за столом { $sitting } из { $most }.
            { $names }
    }
invitation-plays = Идёт игра: { $names }
invitation-closed = Этот стол закрыт.
invitation-begun = Эта игра уже идёт, все места заняты. Открыть свой стол?
invitation-over = Это приглашение больше не действует: игра окончена или стол убран. Если игра в группе, нажмите кнопку там. Или открыть свой стол?
board-stop-asked = 🛑 Закончить эту игру? Голосов: { $votes } из { $needed }.
stop-question = Закончить эту игру?
instead-question = Эта игра ещё не окончена. Играем дальше или завершаем её и начинаем другую?
stop-who = Решает организатор или администратор; иначе нужно согласие больше половины игроков.
stop-host = Решает организатор; иначе нужно согласие больше половины игроков.
stop-votes = Нужно согласие больше половины игроков.
stop-lobby = Отменить этот стол?
stop-lobby-who = Это может организатор или администратор.
stop-lobby-host = Это может организатор.
leave-question = { $name }, выйти насовсем (самые простые ходы за вас буду делать я) или пусть до вашего возвращения играет компьютер?
leave-ends = { $name }, выйти насовсем (на этом игра закончится) или пусть до вашего возвращения играет компьютер?
leave-stops = { $name }, выйти насовсем? На этом игра закончится.
leave-moves = { $name }, выйти насовсем? Самые простые ходы за вас буду делать я.
leave-friend = 🤝 Отдать место одному человеку: <code>/leave @имя</code>
leave-team = { $name }, выйти насовсем? Остальные доиграют.
dismiss-question = Кого исключить? За этот стол они уже не сядут, пока вы не позовёте их обратно.
dismissed-question = Убрали по ошибке? Позовите обратно:
button-invite-back = ↩ Позвать { $name } обратно
remove-question = Кого исключить или заменить компьютером?
remove-alone = Кого исключить?
remove-who = Нужно согласие больше половины игроков. Если время вышло, исключить может и один организатор; администратор, который не играет, — всегда.
remove-ends = После этого игроков не хватит, и игра закончится.
remove-host = Нужно согласие больше половины игроков. Если время вышло, исключить может и один организатор.
skip-question = Чей ход пропустить?
hand-which = Ваша рука в какой игре?
which-game = В какой игре?
games-in-private = Ваши столы покажу в личном чате:
games-none = Вы не сидите ни за одним столом. Открыть — /play: здесь против компьютеров, в группе с друзьями.
games-more = { $count ->
    [one] … и ещё { $count } стол
    [few] … и ещё { $count } стола
   *[other] … и ещё { $count } столов
}
games-lobby = сбор игроков
games-voting = выбирают игру
games-late = время вышло
games-yours = <b>ваш ход</b>
games-since = с { $moment }
next-table-waits = Ход сделан. Вас ждут и за другим столом:
button-next-table = ▶ Дальше: { $table }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
prepare-offer = 📌 Продумать следующий ход сейчас? Если он ещё подойдёт, когда настанет ваша очередь, я сразу его сделаю.
games-others = ждём: { $seats }
history-here = Здесь сыграно
history-mine = Ваши партии
history-none = Здесь ещё не доиграли ни одной партии. /play начнёт новую.
history-none-mine = Вы ещё не доиграли ни одной партии. /play начнёт новую.
button-count-in = 🙋 Учитывать меня
button-count-out = 🙈 Без меня
settings-title = Настройки
setting-language = 🌐 Язык: { $held }
setting-reminders = 🔔 Напоминания: { $held }
setting-quiet = 🌙 Тихие часы: { $held }
setting-moves = 👆 Ходы: { $held }
setting-words = 🖼 Игра: { $held }
settings-reminders = Могу напоминать о вашем ходе: в середине срока (без срока — через полдня), каждый день или никогда. «Список дня» 📋: раз в день, в выбранный вами час и без звука, — все столы, где ждут вашего хода.
settings-quiet = В тихие часы пишу без звука. Ваши часы: { $zone }, сейчас { $time }. Нажмите город, где время то же, или отправьте «/settings» и его название по-английски: /settings Kathmandu
settings-zone-guessed = Это догадка, поэтому вокруг вашей ночи я оставляю запас в два часа: нажмите свой город.
settings-zone-unknown = Я не знаю, который у вас час, поэтому пишу без звука: нажмите свой город.
settings-zone-none = Места { $place } я не знаю. Попробуйте ближайший большой город, по-английски.
city-honolulu = Гонолулу
city-anchorage = Анкоридж
city-los-angeles = Лос-Анджелес
city-denver = Денвер
city-chicago = Чикаго
city-mexico-city = Мехико
city-new-york = Нью-Йорк
city-bogota = Богота
city-halifax = Галифакс
city-sao-paulo = Сан-Паулу
city-buenos-aires = Буэнос-Айрес
city-azores = Азорские острова
city-lisbon = Лиссабон
city-london = Лондон
city-berlin = Берлин
city-paris = Париж
city-warsaw = Варшава
city-lagos = Лагос
city-johannesburg = Йоханнесбург
city-cairo = Каир
city-kyiv = Киев
city-chisinau = Кишинёв
city-jerusalem = Иерусалим
city-istanbul = Стамбул
city-minsk = Минск
city-moscow = Москва
city-samara = Самара
city-tbilisi = Тбилиси
city-dubai = Дубай
city-tashkent = Ташкент
city-yekaterinburg = Екатеринбург
city-almaty = Алматы
city-kolkata = Калькутта
city-kathmandu = Катманду
city-omsk = Омск
city-novosibirsk = Новосибирск
city-bangkok = Бангкок
city-krasnoyarsk = Красноярск
city-irkutsk = Иркутск
city-singapore = Сингапур
city-shanghai = Шанхай
city-perth = Перт
city-yakutsk = Якутск
city-tokyo = Токио
city-adelaide = Аделаида
city-vladivostok = Владивосток
city-sydney = Сидней
city-magadan = Магадан
city-kamchatka = Камчатка
city-auckland = Окленд
settings-confirm = «С подтверждением»: ход засчитывается, когда вы подтвердите пробный. «Сразу»: засчитывается последнее нажатие, и за десять секунд ход можно вернуть, если он не открыл ничего нового.
confirm-always = С подтверждением
confirm-never = Сразу
settings-soon = «Следующий ход — ваш»: тихое сообщение здесь, когда ходит игрок перед вами.
setting-soon = Следующий ход — ваш: { $state ->
    [on] да
   *[off] нет
}
settings-aloud = «Словами»: для тех, кто не видит картинок. Всё, что на них, приходит сюда текстом, а кнопки говорят, что они делают.
aloud-on = Словами
aloud-off = С картинками
ask-word-last = ход, последнее
ask-word-hand = рука, моё
ask-word-score = счёт
ask-word-left = осталось
ask-word-around = вокруг
ask-word-short = кратко
ask-word-full = полно, подробно
ask-word-list = ?
ask-not-yet = Пока ничего не произошло.
ask-nothing = Там ничего не лежит.
ask-list = Пока идёт игра, здесь можно написать слово:
ask-list-last = ход: что произошло последним
ask-list-hand = рука или моё: что есть у вас
ask-list-score = счёт: очки и сколько осталось до конца
ask-list-left = осталось: какие тайлы ещё будут
ask-list-around = вокруг { $typed }: что лежит на месте «{ $place }» и рядом
ask-list-name = имя: что есть у этого игрока
ask-list-amount = кратко или подробно: сколько рассказывать каждый раз, если вы играете словами
ask-list-list = ?: этот список
ask-memory = Здесь играют по памяти: до конца партии я о ней не отвечаю.
aloud-short = Кратко: рассказываю новое, остальное — когда спросите.
aloud-full = Подробно: каждый раз рассказываю всё.
aloud-now = Что на столе
aloud-other-places = Другие места ({ $count })
aloud-turn = Сейчас ход: { $names }
aloud-chosen = выбрано
aloud-came = теперь { $line }
aloud-priced = { $said }
button-previous-page = Предыдущая страница
button-next-page = Следующая страница
quiet-none = нет
remind-half = В середине срока
remind-daily = Каждый день
remind-digest = Список дня
remind-never = Никогда
settings-language = На каком языке мне здесь говорить?
settings-group = Настройки этой группы
settings-of-admins = Изменить их может администратор группы: /settings.
settings-pins = 📌 Пока игра идёт, держу её закреплённой, без звука.
settings-right = Для этого сделайте меня администратором с правом закреплять и удалять сообщения: о каждом закреплении в чате появляется строка, я её уберу.
setting-pins = 📌 Закреплять игру: { $state ->
    [on] да
   *[off] нет
}
settings-levels = 🎓 /stats может показывать, на каком уровне кто играет: по каждой игре, после пяти партий в неё. Победа над сильными весит больше.
setting-levels = 🎓 Уровни игроков: { $state ->
    [on] да
   *[off] нет
}
profile-description =
    Со мной можно играть в настоящие настольные игры: { $games }.

    Играйте с друзьями в группе, за вечер или по ходу в день, или прямо здесь против компьютера. Каждый ход — картинка с кнопками. Нажмите «Старт» и попробуйте.
profile-short = Настоящие настольные игры в вашей группе: за вечер или по ходу в день. Каждый ход — картинка с кнопками.
welcome = <b>Здравствуйте!</b> Со мной в настольные игры играют прямо в Telegram. Попробуйте здесь против компьютера или добавьте меня в группу и отправьте там /play. Каждый ход — картинка с кнопками или, если включить в /settings, рассказ словами.
greeting = <b>Здравствуйте!</b> Со мной здесь можно играть в настольные игры. Начать — /play@{ $bot }; каждый ход — картинка с кнопками. Хотите сначала взглянуть? <a href="{ $link }">Попробуйте против компьютера</a>. Не видите картинок? Могу рассказывать словами: /settings.
greeting-channel = <b>Здравствуйте!</b> Я для настольных игр в группах. В канале не видно, кто играет: добавьте меня в группу.
forget-in-private = Отправьте мне /forget в личном чате.
forget-question = Удалить всё, что я знаю о вас: имя, язык, настройки? Ваши игры продолжатся; там вас будут звать «{ forgotten-name }». Из законченных ваше имя исчезнет.
forgotten = Удалены ваши имя и язык. Ваши игры продолжаются; там вас теперь зовут «{ forgotten-name }». Из законченных ваше имя убрано.
unnamed = Игрок { $number }
forgotten-name = Игрок
privacy-title = <b>Что я храню и зачем</b>
privacy-settings = <b>Настройки.</b> Ваш язык, когда вам напоминать, по часам какого города вы живёте (пока не скажете — по каким живут те, с кем вы играете, и в какие часы вы нажимаете мои кнопки), в какие дни вас нет, ждут ли ваши ходы подтверждения, сообщать ли, что следующий ход — ваш, играете ли вы словами или с контрастом, какие советы уже были, в каких группах вас звать и могу ли я вам писать; о группе — её язык и как она играла в последний раз. Храню это, пока вы не отправите /forget или группа меня не удалит.
privacy-games = <b>Игры.</b> Ваше имя и Telegram ID, место за столом (или что вы его ждали) и ходы, а в опросе, во что сыграть, — ваши голоса, пока эта игра не началась: чтобы игра пережила перезапуск, ход можно было вернуть, а /history — показать её снова. { $days ->
    [0] Столько, сколько решит владелец бота.
    [one] { $days } день после конца игры.
    [few] { $days } дня после конца игры.
   *[other] { $days } дней после конца игры.
}
privacy-stats = <b>Статистика.</b> О доигранных партиях: ваше место, очки, рекорды, сколько занимали ваши ходы и засчитана ли вам партия — это показывает /stats. «Без меня» там убирает вас из всех таблиц, рекордов и списков соперников, и прежних партий тоже; чтобы помнить об этом, я храню ваш Telegram ID. /history по-прежнему показывает, кто играл. Итог испытания дня я храню семь дней: те, с кем вы играли, видят его с вашим именем, остальные — только числом. Если администраторы группы включили уровни, я каждый раз считаю их по этим партиям и не храню.
privacy-strangers = <b>Поиск игрока.</b> Пока вы ждёте: имя или прозвище, игра и насколько хорошо вы играли до сих пор. С кем вы больше не хотите играть — пока не отправите /forget; запрет того, кто не хочет играть с вами, остаётся. Незнакомые игроки видят имя и больше ничего. Если вы бросили игру с ними, сутки помню, что больше вас не сводить; после /forget — только в виде кода, по которому никого не узнать.
privacy-messages = <b>Что вы нажимаете и что пишете мне.</b> Пока это не обработано, обычно меньше секунды; номер самого нажатия или сообщения — ещё час, чтобы ничего не сработало дважды. Если что-то сломалось, запись остаётся до 30 дней: так находят ошибки. Сколько раз нажата кнопка каждого вида, считается для всех вместе: кто нажимал, там не записано. Больше ничего из того, что говорят в группе, я не храню.
privacy-sent = <b>Мои сообщения.</b> Под какими номерами Telegram хранит мои картинки, неделю, чтобы не рисовать их дважды; сколько от меня только что пришло в чат и пускает ли он меня. В течение часа — чьи новости дошли до чата и кто кого пригласил, чтобы не беспокоить ещё раз; «Нет, спасибо» — сутки. /forget эти сроки не сокращает. Кого убрали из-за стола, тот за него не вернётся: до конца той игры я храню там код — без имени и Telegram ID. До её начала помню и кто это, чтобы организатор мог позвать обратно; /forget это стирает.
privacy-delete = <b>Как это удалить.</b> /forget здесь удаляет ваши настройки и убирает ваше имя и Telegram ID из всех игр. Когда группа удаляет меня, я удаляю её настройки и доигранные партии. Мои сообщения остаются в чате, пока кто-нибудь их не удалит; до резервных копий, которые сделал владелец бота, мне не дотянуться.
privacy-operator = <b>Блокировки.</b> Владелец бота может закрыть к нему доступ человеку или группе: тогда я храню этот Telegram ID и список последней тысячи действий владельца.
privacy-whose = Всё это хранится у владельца бота. Я никому ничего не передаю.
privacy-named = Владелец бота: { $fact }.
privacy-contact = Есть вопросы? { $fact }
privacy-in-private = Расскажу в личном чате, что я храню:
about-title = <b>Nastolka { $release }</b>: настольные игры в ваших чатах
about-own = Программа, картинки и тексты — наши собственные, свободные по лицензии MIT. Игры принадлежат тем, кто их создал:
about-game = <b>{ $game }</b>. { $credit }.
mydata = Всё, что я о вас храню. Ходы игр, которые ещё идут, только посчитаны.
mydata-in-private = Отправьте мне /mydata в личном чате.
help-group =
    <b>Как это устроено</b>
    /play@{ $bot } — открыть стол: соберитесь и начинайте. /tonight — опрос, во что сыграть.
    Когда ходить вам, я упоминаю вас или, если есть секреты, спрашиваю в личном чате: нажмите номер места, посмотрите на пробный ход и подтвердите. Ход засчитан, только когда вы подтвердили.
    Не видите картинок? Отправьте /settings в личный чат: «Игра: Словами».
help-private =
    <b>Как это устроено</b>
    /play — начать игру: здесь против компьютеров или с другом, в группе — со всеми.
    Нажмите номер места, посмотрите на пробный ход и подтвердите. Ход засчитан, только когда вы подтвердили.
    Плохо видно картинки? «Игра» в /settings: контраст или всё словами.
listed-title = <b>Все команды</b>
listed-play-group = /play — открыть стол (до трёх сразу): настройки, сбор игроков, начало
listed-other-bots = Если здесь есть и другие боты, пишите /play@{ $bot }: просто /play может достаться им. Так с каждой командой.
listed-join = /join — сесть за стол; в игре — доиграть за компьютер, если согласны все
listed-board = /board — показать игру внизу чата
listed-hand-group = /hand — показать вашу руку ещё раз, в личном чате
listed-undo = /undo — вернуть свой последний ход, если другие согласны
listed-skip = /skip, /kick — когда кто-то пропал; доиграть может компьютер
listed-computers = «Компьютеры» при сборе игроков займут свободные места
listed-leave = /leave — выйти из-за стола
listed-games = /games — ваши столы, сначала те, где ваш ход
listed-history-group = /history — сыгранные здесь партии
listed-stop = /stop — закончить игру
listed-settings-group = /settings — язык, закрепление игры, уровни
listed-play-private = /play — игра прямо здесь, против компьютеров
listed-friends = С друзьями: /play, затем «👥 С другом», и отправьте им ссылку; или добавьте меня в группу и отправьте там /play. Секреты приходят сюда.
listed-history-private = /history — партии, которые вы доиграли
listed-hand-private = /hand — показать вашу руку ещё раз
listed-as-in-group = /board, /undo, /skip, /kick, /pause, /leave, /stop — как в группе; если игр несколько, я спрошу, в какой
listed-settings-private = /settings — язык, напоминания, отъезд, подтверждение ходов
listed-nick = /nick — как вас называют незнакомые игроки
listed-mydata = /mydata — что я о вас храню, файлом
listed-forget = /forget — удалить мои данные
listed-privacy = /privacy — что я о вас храню
listed-about = /about — кто придумал игры и сделал меня
listed-asking = Во время игры отправьте сюда «?»: что можно спросить об игре словами.
topic-shut = Не могу писать в <a href="{ $link }">тему с вашей игрой</a>: она закрыта или удалена. Игра ждёт: откройте тему снова и отправьте /board или начните другую в другом месте — /play.
group-shut = В вашу группу мне сейчас нельзя писать, и игра там ждёт: возможно, изменились права участников или за каждое сообщение берут звёзды. Когда писать снова будет можно, отправьте в группе /board.
fault = Простите, у меня что-то сломалось. Игра осталась как была: попробуйте ещё раз.
fault-telegram = Telegram мне не отвечает. Попробуйте ещё раз.
store-away = Сейчас не получается ничего записать. Подождите немного: нажатие не пропадёт.

# Тому, кто держит бота
operator-title = <b>Я на месте, но взгляните, пожалуйста:</b>
operator-faults = { $count ->
    [one] кто-то { $count } раз наткнулся на мою ошибку, подробности в журнале
    [few] кто-то { $count } раза наткнулся на мои ошибки, подробности в журнале
   *[other] кто-то { $count } раз наткнулся на мои ошибки, подробности в журнале
}
operator-refusals = { $count ->
    [one] Telegram отклонил { $count } сообщение, оно отправлено иначе
    [few] Telegram отклонил { $count } сообщения, они отправлены иначе
   *[other] Telegram отклонил { $count } сообщений, они отправлены иначе
}
operator-dead = { $count ->
    [one] { $count } обновление не удалось обработать, оно отложено
    [few] { $count } обновления не удалось обработать, они отложены
   *[other] { $count } обновлений не удалось обработать, они отложены
}
operator-waiting = { $count ->
    [one] ждёт { $count } обновление
    [few] ждут { $count } обновления
   *[other] ждут { $count } обновлений
}
operator-memory = свободно только { $share } % памяти
operator-disk = на диске с моими данными свободно только { $share } %
admin-state =
    <b>Версия { $release }</b>
    открытых столов: { $tables }
    ждут обработки: { $waiting }, отложено: { $dead }
    за сутки: людей { $people }, ошибок { $faults }
    без доступа: { $banned }
    новые группы начинают так: язык { $language }, время на ход { $clock }
admin-slow = 🐢 <code>{ $group }</code>: игра появилась через { $seconds } с
admin-help =
    <code>/admin notice ТЕКСТ</code>: сообщить всем чатам с открытым столом
    <code>/admin close СТОЛ</code>: закрыть стол
    <code>/admin ban ID</code>, <code>/admin unban ID</code>: человека или группу
    <code>/admin leave ID</code>: выйти из группы
    <code>/admin default language uk</code>, <code>/admin default clock 1d</code>: с чего начинают новые группы (<code>none</code>, <code>5m</code>, <code>12h</code>…)
    <code>/admin forget ID @NAME</code>: удалить данные человека
    <code>/admin log</code>: что делалось этими командами в последнее время
admin-notice = <b>Сообщение от владельца бота:</b> { $text }
admin-noticed = { $count ->
    [one] Отправляю в { $count } чат.
    [few] Отправляю в { $count } чата.
   *[other] Отправляю в { $count } чатов.
}
admin-done = Готово.

# Меню команд
command-play = Открыть стол
command-board = Показать игру внизу чата
command-hand = Показать мою руку
command-learn = Научиться играть за три минуты
command-settings = Язык и другие настройки
command-help = Как это устроено
command-games = Мои столы
command-stats = Победы и рекорды

# Уроки

# The page beside the chat
app-lobby = Партия ещё не началась.
app-closed = Этот стол вам не виден: он из другого чата.
app-old = Закройте это окно и откройте его снова из чата.
app-busy = Секунду…
app-offline = Нет связи. Пробую ещё.
app-played-here = Готово. Игра идёт в нашем чате.
app-played-there = Готово. Игра идёт в группе.
app-places = Что можно выбрать
app-turn = Повернуть
app-picture = Картинка
app-nearer = Ближе
app-farther = Дальше
app-whole = Вся карта
