# Слова на кнопках
button-join = Приєднатися
button-decline = Ні, дякую
button-leave = Вийти
button-start = Почати
button-cancel = Скасувати
button-cancel-table = Скасувати стіл
button-options = Налаштування
button-rules = Правила
button-lesson-next = Далі
button-more = Ще
button-less = Згорнути
button-done = Готово
button-last-time = 🔁 Як минулого разу
button-back = Назад
button-close = Закрити
button-confirm = Підтвердити
button-app = 👆 Грати пальцем
button-hand = Моя рука
button-colours = Кольори
button-private = Приватний чат
button-rematch = Реванш
button-play-again = Ще раз
button-stronger = Сильніше
button-easier = Легше
button-export = 📄 Запис
button-steps = ⏯ Ходи
button-step-first = Початок
button-step-before = Раніше
button-step-next = Далі
button-step-last = Кінець
button-next-score = ▶ До очок
button-show-better = Показати
button-share = Поділитися
button-stop = { $votes ->
    [0] Завершити
   *[other] Завершити ({ $votes }/{ $needed })
}
button-end = Завершити гру…
button-go-on = Граємо далі
button-add-to-group = Додати до групи
button-skip = ⏭ Пропустити: { $name }
button-skip-short = ⏭ Пропуск
button-remove = 🚪 Вилучити: { $name }
button-remove-short = 🚪 Вилучити
button-agree-hints = 💡 Підказки ({ $votes }/{ $needed })
button-agree-undo = ↩ Повернути хід ({ $votes }/{ $needed })
button-agree-skip = ⏭ Пропуск ({ $votes }/{ $needed })
button-agree-remove = 🚪 Вилучити ({ $votes }/{ $needed })
button-agree-return = ↩ У гру ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] Ні
   *[other] Ні ({ $votes })
}
button-refuse-hints = 💡 Без підказок{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-undo = ↩ Хід лишається{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-skip = ⏭ Не пропускати{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-remove = 🚪 Не вилучати{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-replace = 🤖 Без комп’ютера{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-refuse-return = ↩ Не повертати{ $votes ->
    [0] { "" }
   *[other] { " " }({ $votes })
}
button-object = Ні
button-resign = Вийти з гри
button-stay = Залишитися
button-replace = 🤖 Замінити: { $name }
button-replace-short = 🤖 Заміна
button-agree-replace = 🤖 Комп’ютер ({ $votes }/{ $needed })
button-sit-again = ↩ Я знову тут ({ $name })
button-sit-again-one = ↩ Я знову тут
button-return = ↩ Повернути { $name } у гру
button-resign-replaced = Хай грає комп’ютер
button-offer-seat = Хай дограє друг
button-offer-seat-one = 🤝 Віддати місце
button-alone = 🤖 Спробувати: { $game }
button-other-games = 🎲 Інша гра
button-friend = З другом
button-seek = Знайти гравця
button-invite = Запросити
button-copy-link = 🔗 Копіювати посилання
button-prepare = 📌 Підготувати хід
button-withdraw = ✕ Прибрати підготовлене
button-else = ↪ Запасний хід
button-games = Мої столи
button-board = Показати гру
button-table = 👥 Стіл
button-take-back = ↩ Повернути хід
button-ask-back = ↩ Повернути?
button-remind = 🔔 Нагадати
button-keep-table = Я ще граю

# Signs between words: a name and what it has
labelled = { $label }: { $value }
enumerated = { $before }, { $last }
between = { $first }–{ $last }

# Збір гравців
minutes = { $minutes } хв
lobby-which-game = <b>У що зіграємо?</b>
lobby-host = організатор
colour-red = червоний
colour-blue = синій
colour-yellow = жовтий
colour-black = чорний
colour-white = білий
colour-green = зелений
lobby-hosted = Організатор: { $name }
lobby-options = Налаштування
lobby-options-hint = Натисніть на налаштування, щоб дізнатися, що воно змінює.
lobby-usual = Звичайні правила
lobby-people = <b>Гравці</b> (потрібно { $count })
lobby-waiting = { $more ->
    [one] Потрібен ще { $more } гравець. Натисніть «Приєднатися»!
    [few] Потрібно ще { $more } гравці. Натисніть «Приєднатися»!
   *[other] Потрібно ще { $more } гравців. Натисніть «Приєднатися»!
}
lobby-wanted = { $more ->
    [one] Потрібен ще { $more } гравець.
    [few] Потрібно ще { $more } гравці.
   *[other] Потрібно ще { $more } гравців.
}
lobby-alone = Людей замало? «{ $preset }» — годиться й для меншого гурту, або додайте комп’ютери: «⋯ { button-more }».
lobby-few = Людей замало? Додайте комп’ютери: «⋯ { button-more }».
lobby-team = Соло чи команда: усі, хто приєднається, ділять одне місце, і ходити може будь-хто з вас.
lobby-ready = Можна починати: «Почати» натискає організатор, а якщо 10 хвилин тихо — будь-хто з гравців.
lobby-ready-full = Усі на місці: «Почати» може натиснути будь-хто з гравців.
lobby-ready-alone = Можна починати: натисніть «Почати».
lobby-cancel-question = { $count ->
    [one] { $count } гравець уже за столом. Усе одно скасувати?
    [few] { $count } гравці вже за столом. Усе одно скасувати?
   *[other] { $count } гравців уже за столом. Усе одно скасувати?
}
no-pictures = 🖼 У цій групі не можна надсилати фото, тому граємо без картинок. Адміністратор може дозволити їх у налаштуваннях групи.
lobby-invited = 🔁 Ще партію, { $names }?
table-lettered = Стіл { $letter }
lobby-guest = Ви за столом, який збирає { $name }.
lobby-link = Надішліть другові це посилання — воно веде за цей стіл:
    { $link }
vote-expired = Ніхто не проголосував: сьогодні без гри. Відкрити стіл — /play.
lobby-closed = Стіл скасовано. Новий — /play.
lobby-expired = Цей стіл чекав надто довго, його прибрано. Новий — /play.
lobby-computers = Комп’ютери
lobby-computers-help = Комп’ютери займуть вільні місця. Як і ви, вони знають лише те, що видно з їхнього місця.
level-easy = слабкий
level-medium = середній
level-strong = сильний
computers-pace = { $seconds ->
    [0] одразу
   *[other] через { $seconds } с
}
computers-hints-on = Підказки: є
computers-hints-off = Підказки: немає
button-tonight = 🍕 За вечір
button-days = 📅 По днях
pace-tonight = { $minutes ->
    [one] 🍕 За вечір: близько { $minutes } хвилини, якщо всі тут. Нагадувань не буде.
   *[other] 🍕 За вечір: близько { $minutes } хвилин, якщо всі тут. Нагадувань не буде.
}
pace-days = 📅 По днях: кожен ходить, коли зазирне.
pace-some-days = { $span ->
    [one] 📅 По днях: ходів { $turns } — це близько { $span } дня, { $speed }.
   *[other] 📅 По днях: ходів { $turns } — це близько { $span } днів, { $speed }.
}
pace-weeks = { $span ->
    [one] 📅 По днях: ходів { $turns } — це близько { $span } тижня, { $speed }.
   *[other] 📅 По днях: ходів { $turns } — це близько { $span } тижнів, { $speed }.
}
pace-speed = { $whose ->
    [own] у вашому звичному темпі
   *[usual] якщо зазирати двічі на день
}
over-days = Грали по днях: { $options }.
lobby-clock = Час на хід
lobby-clock-help = <b>Час на хід.</b> Коли він мине, інші зможуть пропустити хід або вилучити гравця. «3 дні + 6 год за хід»: три дні на всю гру, і кожен хід додає шість годин; що заощадили, те ваше.
lobby-stack-help = <b>Роздача дня.</b> В усіх, хто грає сьогодні з тими самими налаштуваннями й тією самою кількістю гравців, тайли чи карти йдуть в одному порядку. Спроба в кожного одна!
onlookers-group = Дивиться лише група
onlookers-all = Дивляться всі, хто має посилання
onlookers-group-help = Дивитися можуть лише учасники групи.
onlookers-all-help = Дивитися може кожен, хто має посилання на мапу. Що в кого на руках, не видно.
stack-random = випадкова роздача
stack-today = роздача дня
clock-none = без обмеження
clock-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}
clock-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[other] { $hours } годин
}
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}

# Гра
ask-confirm = підтверджуєте?
preview-forecast = Наприкінці гри: { $changes }
hand-your-turn = ➤ <b>Ваш хід</b>
hand-waiting = ⏳ Покличу, коли буде ваш хід.
hand-waiting-for = { $count ->
    [1] ⏳ Ходить { $names }. Я вас покличу.
   *[other] ⏳ Ходять { $names }. Я вас покличу.
}
hand-preparing = 📌 <b>Ваш наступний хід</b>
hand-preparing-else = 📌 <b>Запасний хід</b>, якщо перший не підійде
prepared-move = 📌 Підготовлено: <b>{ $move }</b>. Зроблю у ваш хід, якщо ще підійде.
prepared-else = ↪ Інакше: <b>{ $move }</b>
prepared-misfit = 📌 Підготовлений хід уже не підходить.
whisper-hint = 👁 Тут з’явиться те, що ви попросили. Бачите це лише ви.
board-unreachable = ✉️ Не можу написати: { $names }. Натисніть «Моя рука».
board-cut-off = ✉️ Не вдається написати: { $names }.
board-forgotten = 🌙 Цієї картинки більше немає: далі — з пам’яті.
board-final-map = Так завершилася гра
over-title = Гру завершено
over-you-win = 🏆 Ви перемогли!
over-you-win-of-two = 🏆 Ви перемогли, { $score }!
over-winner-of-two = 🏆 Перемога: { $seats }, { $score }
over-winners = { $count ->
    [1] 🏆 Перемога: { $seats }!
   *[other] 🏆 Спільна перемога: { $seats }!
}
over-alone = 🏁 { $seats }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
over-team = 🏆 { $seats }: разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}!
over-daily = 📅 Роздача дня: { $day }
over-challenge = 🏆 Виклик дня: { $day }
over-void = ⚖️ Нікому не зараховується: вилучено того, хто вів, — { $names }.
over-uncounted = ⚖️ Не зараховується: { $people }.
over-uncounted-all = ⚖️ Нікому не зараховується: { $people }.
uncounted-left = { $names } (вихід із гри)
uncounted-replaced = { $names } (дограв комп’ютер)
uncounted-computed = { $names } (більшість ходів — комп’ютера)
uncounted-skipped = { $names } (більшість ходів не свої)
uncounted-shared = { $names } (місце змінило гравця)
uncounted-late = { $names } (із запізненням)
over-stopped = <b>Гру зупинено.</b>
over-dormant = <b>Гру закрито:</b> понад два місяці ніхто не ходив.
over-made-way = <b>Гру закрито:</b> стіл знадобився іншим.
board-skipped = ⏭ За гравця { $seat } зроблено найпростіший хід.
board-prepared = 📌 Хід було підготовлено: { $seats }
board-taken-back = ↩ Хід повернуто: { $seat }
story = 📖 День { $day }, зроблено ходів: { $moves }.
story-lead = { $count ->
    [1] Попереду { $seats }, відрив { $points }.
   *[other] Попереду нарівні { $seats }, відрив { $points }.
}
story-awaited = На хід чекаємо з { $moment }: { $seats }.
story-points = Очок поки що: { $points }.
board-asked-then = Чий був хід: { $names }
board-gone = { $count ->
    [1] 🚪 Поза грою: { $names }. За цього гравця найпростіші ходи роблю я.
   *[other] 🚪 Поза грою: { $names }. За цих гравців найпростіші ходи роблю я.
}
board-gone-team = 🚪 Більше не в команді: { $names }
board-away = 🚶 Поза групою: { $names }. Як граємо далі?
board-away-circle = 🚶 Повідомлення більше не доходять: { $names }. Як грати далі?
board-alone = 👥 <b>Стіл</b>
hand-aside = ⏳ Telegram поки не дозволяє мені писати в групу: продовжуйте тут.
hand-alone = 🃏 <b>Ваша рука</b>
board-deadline = ⏳ До { $moment }
board-late-own = ⏰ Ваш час минув: ходіть, поки хід не пропустили.
board-late = ⏰ Час минув: { $seats }.
board-late-team = ⏰ Час минув: { $seats }. Ходити усе ще може будь-хто з вас; грати далі без когось — /kick.
board-silent-own = 💤 На ваш хід давно чекають: ходіть, поки його не пропустили.
board-silent = 💤 Давно не чути: { $seats }.
board-dormant = 💤 Два місяці ніхто не ходить. Гру буде закрито { $moment }, якщо ніхто не зробить ходу.
board-wanted = 🙋 Стіл потрібен іншим. { $name }, ви ще граєте? Якщо не відповісте до { $moment }, стіл звільниться.
hand-handed-on = 🤝 Ви передали місце: ця рука вже не ваша.
motion-hints = 💡 { $name }: підказки для всіх?
motion-undo = ↩ { $name }: повернути хід?
motion-skip = ⏭ Пропустити хід гравця { $name }?
motion-remove = 🚪 Грати далі без гравця { $name }?
motion-remove-ends = 🚪 Вилучити гравця { $name }? Тоді гравців забракне, і гра завершиться.
motion-return = ↩ { $name }: повернути в гру?
motion-replace = 🤖 Хай за гравця { $name } дограє комп’ютер?
reminder = ⏰ <b>Ваш хід.</b>
reminder-silent = Не знаю, котра у вас година, тож пишу без звуку. Ваше місто: /settings
soon = ⏳ Наступний хід — ваш.
since = Від вашого ходу:

several = { $others } і { $last }

shape-circle = Коло
shape-square = Квадрат
shape-triangle = Трикутник
shape-star = Зірка
shape-cross = Хрест
shape-diamond = Ромб

# Відповіді на натискання
toast-joined = Ви у грі!
toast-left = Ви вийшли з-за столу.
toast-replaced = За вас пограє комп’ютер. Повертайтеся, коли захочете.
toast-prepared = Хід підготовлено: бачите його лише ви.
toast-prepared-there = Хід підготовлено: бачите його лише ви. Гра триває в групі.
toast-withdrawn = Прибрано: запитаю, коли буде ваш хід.
shown-here-instead = До групи зараз більше не надіслати, тому показую тут.
toast-hand-sent = Надіслано в приватний чат.
toast-counted-in = Ви знову в статистиці, тут і всюди.
toast-counted-out = Вас більше немає ні в чиїй статистиці, попередні партії теж не враховуються.
toast-goes-on = Гра триває.
toast-language = Тепер я говорю тут українською.
toast-asked-again = Відтоді дещо змінилося. Якщо впевнені, натисніть ще раз.
toast-rematch = Ви у грі! Решту запрошено.
toast-rematch-join = Збір на реванш відкрито: натисніть «Приєднатися» внизу.
toast-level = 🤖 Комп’ютер тепер { $level }.
toast-voted = Голос зараховано. Чекаємо на інших.
toast-asked-already = Про це вже запитали: погляньте в чаті.
toast-done = Готово.
toast-computer-plays = За гравця { $name } грає комп’ютер.
toast-dismissed = Готово. Помилилися? Покликати назад можна теж через /kick.
toast-objected = Гаразд, лишаємо як є.
toast-look-first = Останнє натискання змінило пробний хід. Подивіться й підтвердьте.
toast-slow = Це триває трохи довше, ніж зазвичай: зачекайте.
toast-chat-waits = Telegram знову дозволить мені писати сюди через { $hours ->
    [0] { $minutes } хв
   *[other] { $hours } год { $minutes } хв
}. А поки запитаю того, чий хід, у приватному чаті, якщо він відкритий.
toast-board-follows = Хід зроблено! Гра оновиться приблизно за { $seconds } с.
toast-taken-back = Хід повернуто. Ходіть знову.
toast-reminded = Нагадування надіслано.
toast-table-kept = Ваша гра триває.
toast-sits-again = З поверненням!
toast-board-there = Гра тепер унизу чату групи.
toast-board = Гра тепер унизу чату.
told-asked = Запитання поставлено решті.

# Чому не можна
refused-moved-on = Поки ви вибирали, хтось зробив хід. Погляньте ще раз і підтвердьте.
refused-outdated = Кнопка застаріла: дивіться останнє повідомлення гри.
refused-prepared = Наступний хід уже підготовлено: він у приватному чаті.
refused-nothing-ahead = Підготувати поки що нічого: ще невідомо, з чого ви вибиратимете.
refused-not-your-turn = { $count ->
    [1] Зараз ходить { $seats }.
   *[other] Ще зарано, чекаємо: { $seats }.
}
refused-onlooker = Ви не за цим столом.
refused-already-joined = Ви вже за столом.
refused-removed = Організатор прибрав вас з-за цього столу.
refused-table-full = Усі місця зайнято.
refused-many-tables = Більше столів зайняти не можна. Спершу закінчіть одну гру або вийдіть із неї.
refused-many-circles = За трьома столами без групи ви вже сидите. Спершу закінчіть одну гру або вийдіть із неї.
refused-unreachable = Спершу відкрийте приватний чат зі мною: секрети прийдуть туди.
refused-some-unreachable = Секрети приходять у приватний чат. Спершу відкрийте його: { $seats }
refused-colour-taken = Цей колір уже зайнято.
refused-too-few = { $fewest ->
    [one] Для початку потрібен { $fewest } гравець, зараз { $sitting }.
    [few] Для початку потрібно щонайменше { $fewest } гравці, зараз { $sitting }.
   *[other] Для початку потрібно щонайменше { $fewest } гравців, зараз { $sitting }.
}
refused-begun = Гра вже почалася.
refused-not-begun = Гра ще не почалася.
refused-over = Цю гру завершено.
refused-only-host = Це може лише організатор.
refused-no-host = Організатора ще немає: ним стане перший, хто натисне «Приєднатися».
refused-anonymous = Ви пишете від імені групи, і мені не видно, хто ви. Напишіть від свого імені.
refused-channel = З каналом грати не вийде. Напишіть від свого імені.
refused-game-here = За цим столом уже інша гра. /play відкриє поруч ще один стіл.
refused-only-admins = Це можуть лише адміністратори групи.
refused-rights-unknown = Telegram не каже мені, хто тут адміністратор. Спробуйте трохи згодом; якщо список учасників приховано, зробіть адміністратором і мене.
refused-no-game = Спершу виберіть гру.
refused-start-later = Почати може організатор. Коли займуть усі місця або 10 хвилин буде тихо, зможете й ви.
refused-no-polls = У цій групі не можна проводити опитування. Відкрийте стіл (/play) і виберіть гру там.
refused-no-secrets = У цій грі немає секретів: усе видно всім.
refused-no-table = Тут зараз не грають. Почати — /play.
refused-gone = Ви вийшли з цієї гри.
refused-computer-in-team = У команді комп’ютери не грають. Приберіть їх або виберіть інші налаштування.
refused-replaced = За вас грає комп’ютер. Спершу поверніться за стіл.
refused-memory = Тут грають з пам’яті: до кінця партії без підказок і без попередніх картинок.
refused-challenge = У виклику дня не можна повернути хід чи взяти підказку, і ніхто не зіграє за вас.
refused-challenge-once = Спроба одна на день. Нова роздача — опівночі за UTC.
refused-no-move = Повертати нічого.
refused-move-of-other = Повернути останній хід може лише { $seat }.
refused-revealed = Цей хід відкрив секрет: повернути його не можна.
refused-turned-over = Цей хід відкрив щось нове, а згоди спитати ні в кого: він лишається.
refused-about-you = Ідеться про вас: вирішують інші.
refused-voted-out = Гра триває без вас. Якщо більше половини гравців покличуть вас назад, місце знову ваше.
refused-awaited = Чекають саме на вас.
refused-not-late = Ще є час: { $seat }.
refused-nobody-here = Більше за столом нікого немає.
refused-nobody-to-agree = Для цього за столом замало гравців.
refused-not-asked = Це запитання не вам, відповідає { $name }.
refused-no-hands = Зараз у вас немає руки в жодній грі.
refused-replay-secret = У цій грі є секрети: покажу її ще раз, коли її буде завершено.

# Команди та відповіді на них
play-running = Тут уже триває гра: ось вона. Завершити — /stop.
play-waiting = Цей стіл ще чекає на гравців.
play-voting = 🗳 Опитування, у що зіграти сьогодні, ще відкрите: ось воно.
play-several = <b>Тут грають:</b>
play-full = Столів уже три — більше в одному чаті не вміщається. Коли один звільниться, /play відкриє новий.
play-may-ask = За столом { $table } з людей лише { $name }, і ходу немає понад годину. Попросити звільнити цей стіл?
play-asked = Прохання звільнити стіл { $table } передано. Якщо { $name } не продовжить гру до { $moment }, /play відкриє новий стіл.
button-ask-for-table = Попросити стіл { $table }
button-another-table = Ще один стіл
private-joined = Місце ваше! Повертайтеся до групи; секрети прийдуть сюди.
private-joined-open = Місце ваше! Повертайтеся до групи.
nick = Незнайомі гравці бачать вас як «{ $name }». Просто /nick поверне ім’я з профілю.
board-met = 🤝 З вами за столом: { $names }. Гарної гри!
invitation-open =
    { $sitting ->
        [1] { $name } запрошує вас до гри.
       *[other]
            { $name } запрошує вас до гри: за столом { $sitting } з { $most }.
            { $names }
    }
invitation-plays = Триває гра: { $names }
invitation-closed = Цей стіл закрито.
invitation-begun = Ця гра вже триває, усі місця зайнято. Відкрити свій стіл?
invitation-over = Це запрошення вже не діє: гру завершено або стіл прибрано. Якщо гра в групі, натисніть кнопку там. Або відкрити свій стіл?
board-stop-asked = 🛑 Завершити цю гру? Голосів: { $votes } з { $needed }.
stop-question = Завершити цю гру?
instead-question = Ця гра ще не закінчилася. Граємо далі чи завершуємо її й починаємо іншу?
stop-who = Вирішує організатор або адміністратор; інакше потрібна згода більш ніж половини гравців.
stop-host = Вирішує організатор; інакше потрібна згода більш ніж половини гравців.
stop-votes = Потрібна згода більш ніж половини гравців.
stop-lobby = Скасувати цей стіл?
stop-lobby-who = Це може організатор або адміністратор.
stop-lobby-host = Це може організатор.
leave-question = { $name }, вийти назавжди (найпростіші ходи за вас робитиму я) чи хай до вашого повернення грає комп’ютер?
leave-ends = { $name }, вийти назавжди (на цьому гра завершиться) чи хай до вашого повернення грає комп’ютер?
leave-stops = { $name }, вийти назавжди? На цьому гра завершиться.
leave-moves = { $name }, вийти назавжди? Найпростіші ходи за вас робитиму я.
leave-friend = 🤝 Віддати місце одній людині: <code>/leave @ім’я</code>
leave-team = { $name }, вийти назавжди? Інші дограють.
dismiss-question = Кого вилучити? За цей стіл вони вже не сядуть, доки ви не покличете їх назад.
dismissed-question = Прибрали помилково? Покличте назад:
button-invite-back = ↩ Покликати { $name } назад
remove-question = Кого вилучити або замінити комп’ютером?
remove-alone = Кого вилучити?
remove-who = Потрібна згода більш ніж половини гравців. Якщо час минув, вилучити може й сам організатор; адміністратор, який не грає, — завжди.
remove-ends = Після цього гравців забракне, і гра завершиться.
remove-host = Потрібна згода більш ніж половини гравців. Якщо час минув, вилучити може й сам організатор.
skip-question = Чий хід пропустити?
hand-which = Ваша рука в якій грі?
which-game = У якій грі?
games-in-private = Ваші столи покажу в приватному чаті:
games-none = Ви не сидите за жодним столом. Відкрити — /play: тут проти комп’ютерів, у групі з друзями.
games-more = { $count ->
    [one] … і ще { $count } стіл
    [few] … і ще { $count } столи
   *[other] … і ще { $count } столів
}
games-lobby = збір гравців
games-voting = вибирають гру
games-late = час вийшов
games-yours = <b>ваш хід</b>
games-since = з { $moment }
next-table-waits = Хід зроблено. На вас чекають і за іншим столом:
button-next-table = ▶ Далі: { $table }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
prepare-offer = 📌 Обдумати наступний хід зараз? Якщо він ще підійде, коли настане ваша черга, я одразу його зроблю.
games-others = чекаємо: { $seats }
history-here = Тут зіграно
history-mine = Ваші партії
history-none = Тут ще не дограли жодної партії. /play почне нову.
history-none-mine = Ви ще не дограли жодної партії. /play почне нову.
button-count-in = 🙋 Враховувати мене
button-count-out = 🙈 Без мене
settings-title = Налаштування
setting-language = 🌐 Мова: { $held }
setting-reminders = 🔔 Нагадування: { $held }
setting-quiet = 🌙 Тихі години: { $held }
setting-moves = 👆 Ходи: { $held }
setting-words = 🖼 Гра: { $held }
settings-reminders = Можу нагадувати про ваш хід: у середині терміну (без терміну — через пів дня), щодня або ніколи. «Список дня» 📋: раз на день, у вибрану вами годину й без звуку, — усі столи, де чекають на ваш хід.
settings-quiet = У тихі години пишу без звуку. Ваш годинник: { $zone }, зараз { $time }. Натисніть місто, де час той самий, або надішліть «/settings» і його назву англійською: /settings Kathmandu
settings-zone-guessed = Це здогад, тож навколо вашої ночі я лишаю запас у дві години: натисніть своє місто.
settings-zone-unknown = Я не знаю, котра у вас година, тож пишу без звуку: натисніть своє місто.
settings-zone-none = Місця { $place } я не знаю. Спробуйте найближче велике місто, англійською.
city-honolulu = Гонолулу
city-anchorage = Анкоридж
city-los-angeles = Лос-Анджелес
city-denver = Денвер
city-chicago = Чикаго
city-mexico-city = Мехіко
city-new-york = Нью-Йорк
city-bogota = Богота
city-halifax = Галіфакс
city-sao-paulo = Сан-Паулу
city-buenos-aires = Буенос-Айрес
city-azores = Азорські острови
city-lisbon = Лісабон
city-london = Лондон
city-berlin = Берлін
city-paris = Париж
city-warsaw = Варшава
city-lagos = Лагос
city-johannesburg = Йоганнесбург
city-cairo = Каїр
city-kyiv = Київ
city-chisinau = Кишинів
city-jerusalem = Єрусалим
city-istanbul = Стамбул
city-minsk = Мінськ
city-moscow = Москва
city-samara = Самара
city-tbilisi = Тбілісі
city-dubai = Дубай
city-tashkent = Ташкент
city-yekaterinburg = Єкатеринбург
city-almaty = Алмати
city-kolkata = Колката
city-kathmandu = Катманду
city-omsk = Омськ
city-novosibirsk = Новосибірськ
city-bangkok = Бангкок
city-krasnoyarsk = Красноярськ
city-irkutsk = Іркутськ
city-singapore = Сінгапур
city-shanghai = Шанхай
city-perth = Перт
city-yakutsk = Якутськ
city-tokyo = Токіо
city-adelaide = Аделаїда
city-vladivostok = Владивосток
city-sydney = Сідней
city-magadan = Магадан
city-kamchatka = Камчатка
city-auckland = Окленд
settings-confirm = «З підтвердженням»: хід зараховується, коли ви підтвердите пробний. «Одразу»: зараховується останнє натискання, і за десять секунд хід можна повернути, якщо він не відкрив нічого нового.
confirm-always = З підтвердженням
confirm-never = Одразу
settings-soon = «Наступний хід — ваш»: тихе повідомлення тут, коли ходить гравець перед вами.
setting-soon = Наступний хід — ваш: { $state ->
    [on] так
   *[off] ні
}
settings-aloud = «Словами»: для тих, хто не бачить картинок. Усе, що на них, надходить сюди текстом, а кнопки кажуть, що вони роблять.
aloud-on = Словами
aloud-off = З картинками
ask-word-last = хід, останнє
ask-word-hand = рука, моє
ask-word-score = рахунок
ask-word-left = лишилося, залишилося
ask-word-around = навколо
ask-word-short = коротко
ask-word-full = повно, докладно
ask-word-list = ?
ask-not-yet = Поки нічого не сталося.
ask-nothing = Там нічого не лежить.
ask-list = Поки триває гра, тут можна написати слово:
ask-list-last = хід: що сталося останнім
ask-list-hand = рука або моє: що є у вас
ask-list-score = рахунок: очки й скільки лишилося до кінця
ask-list-left = лишилося: які тайли ще будуть
ask-list-around = навколо { $typed }: що лежить на місці «{ $place }» і поруч
ask-list-name = ім’я: що є в цього гравця
ask-list-amount = коротко або докладно: скільки розповідати щоразу, якщо ви граєте словами
ask-list-list = ?: цей список
ask-memory = Тут грають з пам’яті: до кінця партії я про неї не відповідаю.
aloud-short = Коротко: розповідаю нове, решту — коли запитаєте.
aloud-full = Докладно: щоразу розповідаю все.
aloud-now = Що на столі
aloud-other-places = Інші місця ({ $count })
aloud-turn = Зараз хід: { $names }
aloud-chosen = вибрано
aloud-came = тепер { $line }
aloud-priced = { $said }
button-previous-page = Попередня сторінка
button-next-page = Наступна сторінка
quiet-none = немає
remind-half = У середині терміну
remind-daily = Щодня
remind-digest = Список дня
remind-never = Ніколи
settings-language = Якою мовою мені тут говорити?
settings-group = Налаштування цієї групи
settings-of-admins = Змінити їх може адміністратор групи: /settings.
settings-pins = 📌 Поки гра триває, тримаю її закріпленою, без звуку.
settings-right = Для цього зробіть мене адміністратором із правом закріплювати й видаляти повідомлення: про кожне закріплення в чаті з’являється рядок, я його приберу.
setting-pins = 📌 Закріплювати гру: { $state ->
    [on] так
   *[off] ні
}
settings-levels = 🎓 /stats може показувати, на якому рівні хто грає: у кожній грі, після п’яти партій у неї. Перемога над сильними важить більше.
setting-levels = 🎓 Рівні гравців: { $state ->
    [on] так
   *[off] ні
}
profile-description =
    Зі мною можна грати в справжні настільні ігри: { $games }.

    Грайте з друзями в групі, за вечір або по ходу на день, або прямо тут проти комп’ютера. Кожен хід — картинка з кнопками. Натисніть «Старт» і спробуйте.
profile-short = Справжні настільні ігри у вашій групі: за вечір або по ходу на день. Кожен хід — картинка з кнопками.
welcome = <b>Вітаю!</b> Зі мною в настільні ігри грають прямо в Telegram. Спробуйте тут проти комп’ютера або додайте мене до групи й надішліть там /play. Кожен хід — картинка з кнопками або, якщо ввімкнути в /settings, розповідь словами.
greeting = <b>Вітаю!</b> Зі мною тут можна грати в настільні ігри. Почати — /play@{ $bot }; кожен хід — картинка з кнопками. Хочете спершу подивитися? <a href="{ $link }">Спробуйте проти комп’ютера</a>. Не бачите картинок? Можу розповідати словами: /settings.
greeting-channel = <b>Вітаю!</b> Я для настільних ігор у групах. У каналі не видно, хто грає: додайте мене до групи.
forget-in-private = Надішліть мені /forget у приватному чаті.
forget-question = Видалити все, що я знаю про вас: ім’я, мову, налаштування? Ваші ігри триватимуть; там вас зватимуть «{ forgotten-name }». Із завершених ваше ім’я зникне.
forgotten = Видалено ваші ім’я та мову. Ваші ігри тривають; там вас тепер звуть «{ forgotten-name }». Із завершених ваше ім’я прибрано.
unnamed = Гравець { $number }
forgotten-name = Гравець
privacy-title = <b>Що я зберігаю й навіщо</b>
privacy-settings = <b>Налаштування.</b> Вашу мову, коли вам нагадувати, за годинником якого міста ви живете (доки не скажете — за яким живуть ті, з ким ви граєте, і о яких годинах ви натискаєте мої кнопки), у які дні вас немає, чи чекають ваші ходи підтвердження, чи повідомляти, що наступний хід — ваш, чи граєте ви словами або з контрастом, які поради вже були, у яких групах вас кликати і чи можу я вам писати; про групу — її мову та як вона грала востаннє. Зберігаю це, доки ви не надішлете /forget або група мене не видалить.
privacy-games = <b>Ігри.</b> Ваше ім’я й Telegram ID, місце за столом (або що ви на нього чекали) і ходи, а в опитуванні, у що зіграти, — ваші голоси, доки ця гра не почалася: щоб гра пережила перезапуск, хід можна було повернути, а /history — показати її знову. { $days ->
    [0] Стільки, скільки вирішить власник бота.
    [one] { $days } день після кінця гри.
    [few] { $days } дні після кінця гри.
   *[other] { $days } днів після кінця гри.
}
privacy-stats = <b>Статистика.</b> Про дограні партії: ваше місце, очки, рекорди, скільки тривали ваші ходи й чи зараховано вам партію — це показує /stats. «Без мене» там прибирає вас з усіх таблиць, рекордів і списків суперників, з попередніх партій теж; щоб пам’ятати про це, я зберігаю ваш Telegram ID. /history й далі показує, хто грав. Підсумок виклику дня я зберігаю сім днів: ті, з ким ви грали, бачать його з вашим іменем, інші — лише числом. Якщо адміністратори групи ввімкнули рівні, я щоразу рахую їх за цими партіями й не зберігаю.
privacy-strangers = <b>Пошук гравця.</b> Поки ви чекаєте: ім’я чи прізвисько, гра й наскільки добре ви грали досі. З ким ви більше не хочете грати — доки не надішлете /forget; заборона того, хто не хоче грати з вами, лишається. Незнайомі гравці бачать ім’я й більше нічого. Якщо ви покинули гру з ними, добу пам’ятаю, що вас більше не зводити; після /forget — лише як код, за яким нікого не впізнати.
privacy-messages = <b>Що ви натискаєте і що пишете мені.</b> Доки це не оброблено, зазвичай менше секунди; номер самого натискання чи повідомлення — ще годину, щоб ніщо не спрацювало двічі. Якщо щось зламалося, запис лишається до 30 днів: так знаходять помилки. Скільки разів натиснуто кнопку кожного виду, рахується для всіх разом: хто натискав, там не записано. Більше нічого з того, що кажуть у групі, я не зберігаю.
privacy-sent = <b>Мої повідомлення.</b> Під якими номерами Telegram зберігає мої картинки, тиждень, щоб не малювати їх двічі; скільки від мене щойно надійшло в чат і чи пускає він мене. Упродовж години — чиї новини дійшли до чату та хто кого запросив, щоб не турбувати ще раз; «Ні, дякую» — добу. /forget цих строків не скорочує. Кого прибрали з-за столу, той за нього не повернеться: до кінця тієї гри я зберігаю там код — без імені й Telegram ID. До її початку пам’ятаю і хто це, щоб організатор міг покликати назад; /forget це стирає.
privacy-delete = <b>Як це видалити.</b> /forget тут видаляє ваші налаштування й прибирає ваше ім’я та Telegram ID з усіх ігор. Коли група видаляє мене, я видаляю її налаштування й дограні партії. Мої повідомлення лишаються в чаті, доки хтось їх не видалить; до резервних копій, які зробив власник бота, мені не дістатися.
privacy-operator = <b>Блокування.</b> Власник бота може закрити до нього доступ людині чи групі: тоді я зберігаю цей Telegram ID і список останньої тисячі дій власника.
privacy-whose = Усе це зберігається у власника бота. Я нікому нічого не передаю.
privacy-named = Власник бота: { $fact }.
privacy-contact = Є запитання? { $fact }
privacy-in-private = Розповім у приватному чаті, що я зберігаю:
about-title = <b>Nastolka { $release }</b>: настільні ігри у ваших чатах
about-own = Програма, картинки й тексти — наші власні, вільні за ліцензією MIT. Ігри належать тим, хто їх створив:
about-game = <b>{ $game }</b>. { $credit }.
mydata = Усе, що я про вас зберігаю. Ходи ігор, які ще тривають, лише пораховано.
mydata-in-private = Надішліть мені /mydata у приватному чаті.
help-group =
    <b>Як це влаштовано</b>
    /play@{ $bot } — відкрити стіл: зберіться й починайте. /tonight — опитування, у що зіграти.
    Коли ходити вам, я згадую вас або, якщо є секрети, запитую в приватному чаті: натисніть номер місця, погляньте на пробний хід і підтвердьте. Хід зараховано, лише коли ви підтвердили.
    Не бачите картинок? Надішліть /settings у приватний чат: «Гра: Словами».
help-private =
    <b>Як це влаштовано</b>
    /play — почати гру: тут проти комп’ютерів або з другом, у групі — з усіма.
    Натисніть номер місця, погляньте на пробний хід і підтвердьте. Хід зараховано, лише коли ви підтвердили.
    Погано видно картинки? «Гра» в /settings: контраст або все словами.
listed-title = <b>Усі команди</b>
listed-play-group = /play — відкрити стіл (до трьох одразу): налаштування, збір гравців, початок
listed-other-bots = Якщо тут є й інші боти, пишіть /play@{ $bot }: просто /play може дістатися їм. Так із кожною командою.
listed-join = /join — сісти за стіл; у грі — дограти за комп’ютер, якщо згодні всі
listed-board = /board — показати гру внизу чату
listed-hand-group = /hand — показати вашу руку ще раз, у приватному чаті
listed-undo = /undo — повернути свій останній хід, якщо інші згодні
listed-skip = /skip, /kick — коли хтось зник; дограти може комп’ютер
listed-computers = «Комп’ютери» під час збору гравців займуть вільні місця
listed-leave = /leave — вийти з-за столу
listed-games = /games — ваші столи, спершу ті, де ваш хід
listed-history-group = /history — зіграні тут партії
listed-stop = /stop — завершити гру
listed-settings-group = /settings — мова, закріплення гри, рівні
listed-play-private = /play — гра прямо тут, проти комп’ютерів
listed-friends = З друзями: /play, потім «👥 З другом», і надішліть їм посилання; або додайте мене до групи й надішліть там /play. Секрети приходять сюди.
listed-history-private = /history — партії, які ви дограли
listed-hand-private = /hand — показати вашу руку ще раз
listed-as-in-group = /board, /undo, /skip, /kick, /pause, /leave, /stop — як у групі; якщо ігор кілька, я запитаю, у якій
listed-settings-private = /settings — мова, нагадування, від’їзд, підтвердження ходів
listed-nick = /nick — як вас називають незнайомі гравці
listed-mydata = /mydata — що я про вас зберігаю, файлом
listed-forget = /forget — видалити мої дані
listed-privacy = /privacy — що я про вас зберігаю
listed-about = /about — хто придумав ігри та зробив мене
listed-asking = Під час гри надішліть сюди «?»: що можна запитати про гру словами.
topic-shut = Не можу писати в <a href="{ $link }">тему з вашою грою</a>: її закрито або видалено. Гра чекає: відкрийте тему знову й надішліть /board або почніть іншу деінде — /play.
group-shut = Писати у вашій групі мені зараз не можна, і гра там чекає: можливо, змінилися права учасників або за кожне повідомлення беруть зірки. Коли писати знову буде можна, надішліть у групі /board.
fault = Перепрошую, у мене щось зламалося. Гра лишилася як була: спробуйте ще раз.
fault-telegram = Telegram мені не відповідає. Спробуйте ще раз.
store-away = Зараз не вдається нічого записати. Зачекайте трохи: натискання не пропаде.

# Тому, хто тримає бота
operator-title = <b>Я на місці, але погляньте, будь ласка:</b>
operator-faults = { $count ->
    [one] хтось { $count } раз натрапив на мою помилку, подробиці в журналі
    [few] хтось { $count } рази натрапив на мої помилки, подробиці в журналі
   *[other] хтось { $count } разів натрапив на мої помилки, подробиці в журналі
}
operator-refusals = { $count ->
    [one] Telegram відхилив { $count } повідомлення, його надіслано інакше
    [few] Telegram відхилив { $count } повідомлення, їх надіслано інакше
   *[other] Telegram відхилив { $count } повідомлень, їх надіслано інакше
}
operator-dead = { $count ->
    [one] { $count } оновлення не вдалося опрацювати, його відкладено
    [few] { $count } оновлення не вдалося опрацювати, їх відкладено
   *[other] { $count } оновлень не вдалося опрацювати, їх відкладено
}
operator-waiting = { $count ->
    [one] чекає { $count } оновлення
    [few] чекають { $count } оновлення
   *[other] чекають { $count } оновлень
}
operator-memory = вільно лише { $share } % пам’яті
operator-disk = на диску з моїми даними вільно лише { $share } %
admin-state =
    <b>Версія { $release }</b>
    відкритих столів: { $tables }
    чекають на обробку: { $waiting }, відкладено: { $dead }
    за добу: людей { $people }, помилок { $faults }
    без доступу: { $banned }
    нові групи починають так: мова { $language }, час на хід { $clock }
admin-slow = 🐢 <code>{ $group }</code>: гра з’явилася через { $seconds } с
admin-help =
    <code>/admin notice ТЕКСТ</code>: повідомити всі чати з відкритим столом
    <code>/admin close СТІЛ</code>: закрити стіл
    <code>/admin ban ID</code>, <code>/admin unban ID</code>: людину або групу
    <code>/admin leave ID</code>: вийти з групи
    <code>/admin default language uk</code>, <code>/admin default clock 1d</code>: з чого починають нові групи (<code>none</code>, <code>5m</code>, <code>12h</code>…)
    <code>/admin forget ID @NAME</code>: видалити дані людини
    <code>/admin log</code>: що робилося цими командами останнім часом
admin-notice = <b>Повідомлення від власника бота:</b> { $text }
admin-noticed = { $count ->
    [one] Надсилаю в { $count } чат.
    [few] Надсилаю в { $count } чати.
   *[other] Надсилаю в { $count } чатів.
}
admin-done = Готово.

# Меню команд
command-play = Відкрити стіл
command-board = Показати гру внизу чату
command-hand = Показати мою руку
command-learn = Навчитися грати за три хвилини
command-settings = Мова та інші налаштування
command-help = Як це влаштовано
command-games = Мої столи
command-stats = Перемоги й рекорди

# Уроки

# The page beside the chat
app-lobby = Партія ще не почалася.
app-closed = Цей стіл вам не видно: він з іншого чату.
app-old = Закрийте це вікно й відкрийте його знову з чату.
app-busy = Секунду…
app-offline = Немає зв’язку. Пробую ще.
app-played-here = Готово. Гра триває в нашому чаті.
app-played-there = Готово. Гра триває в групі.
app-places = Що можна вибрати
app-turn = Повернути
app-picture = Картинка
app-nearer = Ближче
app-farther = Далі
app-whole = Уся мапа
