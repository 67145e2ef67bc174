# Слова на кнопках
button-join = Приєднатися
button-leave = Вийти
button-start = Почати
button-cancel = Скасувати
button-cancel-table = Скасувати стіл
button-options = Налаштування
button-rules = Правила
button-more = Ще…
button-done = Готово
button-last-time = 🔁 Як минулого разу
button-back = Назад
button-confirm = Підтвердити
button-hand = Моя рука
button-private = Приватний чат
button-rematch = Реванш
button-export = Мапа й запис
button-stop = { $votes ->
    [0] Завершити
   *[other] Завершити ({ $votes }/{ $needed })
}
button-end = Завершити гру…
button-go-on = Граємо далі
button-add-to-group = Додати до групи
button-skip = ⏭ Пропустити: { $name }
button-remove = 🚪 Вилучити: { $name }
button-agree-undo = ↩ Повернути ({ $votes }/{ $needed })
button-agree-skip = ⏭ Пропуск ({ $votes }/{ $needed })
button-agree-remove = 🚪 Вилучити ({ $votes }/{ $needed })
button-no = { $votes ->
    [0] Ні
   *[other] Ні ({ $votes })
}
button-object = Ні
button-resign = Вийти з гри
button-stay = Залишитися
button-replace = 🤖 Комп’ютер: { $name }
button-agree-replace = 🤖 Комп’ютер ({ $votes }/{ $needed })
button-sit-again = ↩ Я знову тут: { $name }
button-resign-replaced = Хай грає комп’ютер
button-alone = 🤖 Спробувати: { $game }
button-other-games = 🎲 Інша гра
button-hint = Підказка
button-games = Мої столи
button-board = Показати гру
button-take-back = ↩ Повернути хід
button-remind = 🔔 Нагадати

# Збір гравців
lobby-which-game = <b>У що зіграємо?</b>
lobby-host = організатор
lobby-hosted = Організатор: { $name }
lobby-options = Налаштування
lobby-options-hint = Торкніться налаштування, щоб дізнатися, що воно змінює.
lobby-usual = Звичайні правила
lobby-people = <b>Гравці</b> ({ $count })
lobby-waiting = { $fewest ->
    [one] Потрібен щонайменше { $fewest } гравець. Натисніть «Приєднатися»!
    [few] Потрібно щонайменше { $fewest } гравці. Натисніть «Приєднатися»!
   *[other] Потрібно щонайменше { $fewest } гравців. Натисніть «Приєднатися»!
}
lobby-alone = Ви поки самі? Натисніть «{ $preset }».
lobby-team = Соло чи команда: усі, хто приєднається, ділять одне місце, і ходити може будь-хто з вас.
lobby-ready = Можна починати: «Почати» натискає організатор.
lobby-cancel-question = { $count ->
    [one] { $count } гравець уже за столом. Усе одно скасувати?
    [few] { $count } гравці вже за столом. Усе одно скасувати?
   *[other] { $count } гравців уже за столом. Усе одно скасувати?
}
lobby-invited = 🔁 Ще партію, { $names }? Натисніть «Приєднатися».
lobby-closed = Стіл скасовано. Новий — /play.
lobby-expired = За добу ніхто не приєднався, і стіл прибрано. Новий — /play.
lobby-computers = Комп’ютери
lobby-computers-help = Комп’ютери займуть вільні місця. Як і ви, вони знають лише те, що видно з їхнього місця.
level-gentle = слабкий
level-sound = середній
level-sharp = сильний
computers-pace = { $seconds ->
    [0] одразу
   *[other] через { $seconds } с
}
computers-hints-on = Підказки: є
computers-hints-off = Підказки: немає
lobby-clock = Час на хід
lobby-clock-help = <b>Час на хід</b>: коли він мине, інші зможуть пропустити хід або вилучити гравця.
lobby-stack-help = <b>Роздача дня</b>: в усіх, хто грає сьогодні з тими самими налаштуваннями й тією самою кількістю гравців, тайли чи карти йдуть в одному порядку. Грайте її лише один раз!
stack-random = випадкова роздача
stack-today = роздача дня
clock-none = без обмеження
clock-minutes = { $minutes ->
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
   *[other] { $minutes } хвилин на хід
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
hand-your-turn = ➤ <b>Ваш хід</b>
whisper-hint = 👁 Тут з’явиться те, що ви хочете побачити.
board-unreachable = ✉️ Не можу написати: { $names }. Натисніть «Моя рука».
board-forgotten = 🌙 Цього поля більше немає: усе, що на ньому було, треба пам’ятати.
board-final-map = Так завершилася гра
over-title = Гру завершено
over-winners = { $count ->
    [1] 🏆 Перемога: { $seats }!
   *[other] 🏆 Спільна перемога: { $seats }!
}
over-team = 🏆 { $seats }: разом { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}!
over-daily = 📅 Роздача дня: { $day }
over-stopped = <b>Гру зупинено.</b>
over-dormant = <b>Гру закрито:</b> понад два місяці ніхто не ходив.
board-skipped = ⏭ Хід пропущено: { $seat }. Зроблено найпростіший.
board-taken-back = ↩ Хід повернуто: { $seat }
board-gone = { $count ->
    [1] 🚪 Поза грою: { $names }. Найпростіші ходи роблю я.
   *[other] 🚪 Поза грою: { $names }. Найпростіші ходи роблю я.
}
board-gone-team = 🚪 Більше не в команді: { $names }
board-away = 🚶 Поза групою: { $names }. Як граємо далі?
board-replaced = 🤖 Замість них грають комп’ютери: { $names }
board-alone = 👥 <b>Стіл</b>
hand-alone = 🃏 <b>Ваша рука</b>
board-deadline = ⏳ До { $moment }
board-late = ⏰ Час минув: { $seats }. Пропустити хід чи вилучити гравця?
board-late-team = ⏰ Час минув: { $seats }. Ходити й досі може будь-хто з вас; грати далі без когось — /kick.
board-dormant = 💤 Два місяці ніхто не ходить. Гру буде закрито { $moment }, якщо ніхто не зробить ходу.
motion-undo = ↩ { $name }: можна повернути останній хід?
motion-skip = ⏭ Пропустити хід: { $name }?
motion-remove = 🚪 Грати далі без цього гравця: { $name }?
motion-replace = 🤖 Хай дограє комп’ютер: { $name }?
reminder = ⏰ <b>Ваш хід.</b>

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
toast-hand-sent = Надіслано в приватний чат.
toast-goes-on = Гра триває.
toast-language = Тепер я говорю тут українською.
toast-asked-again = Відтоді дещо змінилося. Якщо впевнені, натисніть ще раз.
toast-rematch = Ви у грі! Решту запрошено.
toast-rematch-join = Збір на реванш відкрито: натисніть «Приєднатися» внизу.
toast-voted = Голос зараховано. Чекаємо на інших.
toast-done = Готово.
toast-objected = Гаразд.
toast-look-first = Останній дотик змінив пробний хід. Подивіться й підтвердьте.
toast-taken-back = Хід повернуто. Ходіть знову.
toast-reminded = Нагадування надіслано.
toast-sits-again = З поверненням!
hint = 💡 Мій хід був би таким. { $move }
hint-shown = 💡 Мій хід був би таким. Не подобається — «Назад».
toast-board = Гра тепер унизу чату.
told-asked = Запитання поставлено решті в групі.
toast-export = Мапа й запис партії вже в дорозі.
export-there = Мапа й запис партії вже тут, вище в чаті.

# Чому не можна
refused-outdated = Кнопка застаріла: дивіться останнє повідомлення гри.
refused-not-your-turn = { $count ->
    [1] Зараз ходить { $seats }.
   *[other] Ще зарано, чекаємо: { $seats }.
}
refused-onlooker = Ви не за цим столом.
refused-already-joined = Ви вже за столом.
refused-table-full = Усі місця зайнято.
refused-unreachable = Спершу відкрийте приватний чат зі мною: секрети прийдуть туди.
refused-some-unreachable = Секрети приходять у приватний чат. Його ще треба відкрити: { $seats }
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
refused-game-here = Тут уже йде інша гра. /board її покаже.
refused-only-admins = Це можуть лише адміністратори групи.
refused-no-game = Спершу виберіть гру.
refused-no-secrets = У цій грі немає секретів: усе видно всім.
refused-no-table = Тут зараз не грають. Почати — /play.
refused-gone = Ви вийшли з цієї гри.
refused-computer-in-team = У команді комп’ютери не грають. Приберіть їх або виберіть інші налаштування.
refused-replaced = За вас грає комп’ютер. Спершу поверніться за стіл.
refused-no-hints = За цим столом немає підказок. Їх дозволяє організатор: «Комп’ютери» під час збору гравців.
refused-no-move = Повертати нічого.
refused-move-of-other = Повернути останній хід може лише { $seat }.
refused-revealed = Цей хід відкрив секрет: повернути його не можна.
refused-about-you = Ідеться про вас: вирішують інші.
refused-awaited = Чекають саме на вас.
refused-not-late = Ще є час: { $seat }.
refused-nobody-here = Більше за столом нікого немає.
refused-nobody-to-agree = Для цього за столом замало гравців.
refused-not-asked = Це запитання не вам, відповідає { $name }.
refused-no-hands = Зараз у вас немає секретів у жодній грі.
refused-log-secret = Запис видав би секрети: він буде після гри.

# Команди та відповіді на них
export-map = Мапа повністю
export-log = Запис партії: усі ходи, усі очки
play-running = Тут уже триває гра: ось вона. Завершити — /stop.
private-joined = Місце ваше! Повертайтеся до групи; секрети прийдуть сюди.
stop-question = Завершити цю гру? Вирішує організатор або адміністратор; інакше потрібна згода більш ніж половини гравців.
stop-lobby = Скасувати цей стіл? Це може організатор або адміністратор.
leave-question = { $name }, вийти назавжди? Найпростіші ходи за вас робитиму я. Або до вашого повернення грає комп’ютер.
leave-ends = { $name }, вийти назавжди? На цьому гра завершиться. Або до вашого повернення грає комп’ютер.
leave-team = { $name }, вийти назавжди? Інші дограють.
dismiss-question = Кого вилучити? Приєднатися знову можна.
remove-question = Кого вилучити або замінити комп’ютером (🤖)? Вирішує організатор або адміністратор; інакше потрібна згода більш ніж половини гравців.
skip-question = Чий хід пропустити?
hand-which = Ваша рука в якій грі?
rules-in-private = Правила покажу в приватному чаті:
rules-which = Правила якої гри?
rules-computers = У це грають і комп’ютери: /play у приватному чаті зі мною або «Комп’ютери» під час збору гравців.
which-game = У якій грі?
games-in-private = Ваші столи покажу в приватному чаті:
games-none = Ви не сидите за жодним столом. Відкрити — /play: тут проти комп’ютерів, у групі з друзями.
games-more = { $count ->
    [one] … і ще { $count } стіл
    [few] … і ще { $count } столи
   *[other] … і ще { $count } столів
}
games-lobby = збір гравців
games-yours = <b>ваш хід</b>
games-others = чекаємо: { $seats }
history-here = Тут зіграно
history-mine = Ваші партії
history-none = Тут ще не дограли жодної партії. /play почне нову.
history-none-mine = Ви ще не дограли жодної партії. /play почне нову.
settings-private = Нагадую про ваш хід: у середині строку, щодня або ніколи. 🌙: тихі години. Часовий пояс: { $zone }, зараз { $time }.
settings-confirm = «З підтвердженням»: хід зараховується, коли ви підтвердите пробний. «Одразу»: зараховується останній дотик, і за десять секунд хід можна повернути.
confirm-always = З підтвердженням
confirm-never = Одразу
quiet-none = ні
remind-half = У середині
remind-daily = Щодня
remind-never = Ніколи
settings-language = Якою мовою мені тут говорити?
welcome = <b>Вітаю!</b> Зі мною в настільні ігри грають просто в Телеграмі. Спробуйте тут проти комп’ютера або додайте мене до групи й надішліть там /play. Кожен хід — картинка з кнопками.
greeting = <b>Вітаю!</b> Зі мною тут можна грати в настільні ігри. Почати — /play; кожен хід — картинка з кнопками. Поки нікого немає? <a href="{ $link }">Спробуйте проти комп’ютера</a>.
greeting-channel = <b>Вітаю!</b> Я для настільних ігор у групах. У каналі не видно, хто грає: додайте мене до групи.
forget-in-private = Надішліть мені /forget у приватному чаті.
forget-question = Видалити все, що я знаю про вас: ім’я, мову, налаштування? Ваші ігри триватимуть; там вас зватимуть «{ forgotten-name }». Завершені ігри забудуть вас.
forgotten = Видалено ваші ім’я та мову. Ваші ігри тривають; там вас тепер звуть «{ forgotten-name }». Завершені ігри вас більше не пам’ятають.
forgotten-name = Гравець
help-group =
    <b>Як це влаштовано</b>
    /play — відкрити стіл: налаштування, збір гравців, початок
    /board — показати гру внизу чату
    /rules — правила гри
    /hint — як пішов би комп’ютер на вашому місці, якщо стіл це дозволяє
    /undo — повернути свій останній хід, якщо інші згодні
    /skip, /kick — коли хтось не приходить; дограти може комп’ютер
    «Комп’ютери» під час збору гравців займуть вільні місця
    /leave — вийти з-за столу
    /export — мапа великою картинкою, запис партії текстом
    /history — зіграні тут партії
    /stop — завершити гру
    /settings — мова
    У ваш хід я згадую вас або, якщо є секрети, запитую в приватному чаті: натисніть номер із картинки, погляньте на пробний хід і підтвердіть. «Назад» є завжди, до «Підтвердити» ніщо не остаточне. Решта натискань безпечні.
help-private =
    <b>Як це влаштовано</b>
    /play — гра просто тут, проти комп’ютерів
    З друзями: додайте мене до групи й надішліть там /play. Секрети приходять сюди.
    /hint — як пішов би комп’ютер на вашому місці
    /games — ваші столи, спершу ті, де ваш хід
    /history — партії, які ви дограли
    /hand — показати вашу руку ще раз
    /board, /undo, /skip, /leave, /stop — як у групі; якщо ігор кілька, я запитаю, у якій
    /rules — правила ігор
    /settings — мова й нагадування
    /forget — видалити мої дані
topic-shut = Не можу писати в <a href="{ $link }">тему з вашою грою</a>: її закрито або видалено. Гра чекає: відкрийте тему знову й надішліть /board або почніть іншу деінде — /play.
fault = Перепрошую, у мене щось зламалося. Гра лишилася як була: спробуйте ще раз.

# Меню команд
command-play = Відкрити стіл
command-board = Показати гру внизу чату
command-hand = Показати мою руку
command-rules = Правила гри
command-export = Мапа й запис файлами
command-stop = Завершити гру
command-settings = Мова й нагадування
command-forget = Забути мене
command-help = Як це влаштовано
command-hint = Як пішов би комп’ютер?
command-undo = Повернути мій останній хід
command-skip = Пропустити чужий хід
command-leave = Вийти з-за столу
command-kick = Вилучити гравця
command-games = Мої столи
command-history = Зіграні партії
