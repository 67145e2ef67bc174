# Слова на кнопках
button-join = Приєднатися
button-leave = Вийти
button-start = Почати
button-cancel = Скасувати
button-options = Налаштування
button-rules = Правила
button-back = Назад
button-confirm = Підтвердити
button-hand = Моя рука
button-private = Приватний чат
button-rematch = Реванш
button-export = Експорт
button-stop = { $votes ->
    [0] Завершити
   *[other] Завершити ({ $votes } з { $needed })
}
button-go-on = Граємо далі
button-add-to-group = Додати до групи
button-skip = ⏭ Пропустити: { $name }
button-remove = 🚪 Вилучити: { $name }
button-agree-undo = ↩ Повернути хід ({ $votes } з { $needed })
button-agree-skip = ⏭ Пропустити ({ $votes } з { $needed })
button-agree-remove = 🚪 Вилучити ({ $votes } з { $needed })
button-object = Ні
button-resign = Вийти з гри
button-stay = Залишитися
button-games = Мої столи

# Збір гравців
lobby-which-game = <b>У що зіграємо?</b>
lobby-host = ведучий
lobby-options = Налаштування
lobby-options-hint = Торкніться налаштування, щоб прочитати про нього та змінити його.
lobby-usual = Звичайні правила
lobby-people = <b>Гравці</b> ({ $count })
lobby-waiting = { $fewest ->
    [one] Потрібен щонайменше { $fewest } гравець. Тисніть «Приєднатися»!
    [few] Потрібно щонайменше { $fewest } гравці. Тисніть «Приєднатися»!
   *[other] Потрібно щонайменше { $fewest } гравців. Тисніть «Приєднатися»!
}
lobby-ready = Можна починати: слово за ведучим — «Почати».
lobby-closed = Стіл скасовано. Новий — командою /play.
lobby-expired = За добу ніхто не прийшов, і стіл прибрано. Новий — командою /play.
lobby-clock = Час на хід
lobby-clock-help = <b>Час на хід</b>: коли він мине, інші можуть пропустити хід або вилучити гравця.
clock-none = без обмеження
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

# Поле
ask-confirm = підтвердіть або передумайте
hand-your-turn = ➤ <b>Ваш хід</b>
whisper-hint = 👁 Ваша рука з’явиться тут.
board-unreachable = ✉️ Мої приватні повідомлення не доходять: { $seats }. Натисніть «Моя рука».
board-final-map = Поле наприкінці гри
over-title = Гру завершено
over-winners = { $count ->
    [one] 🏆 Перемога: { $names }!
   *[other] 🏆 Спільна перемога: { $names }!
}
over-stopped = <b>Гру зупинено.</b>
board-skipped = ⏭ Хід пропущено: { $seat }. Зроблено найпростіший хід.
board-gone = { $count ->
    [one] 🚪 Немає у грі: { $seats }. Замість гравця робиться найпростіший хід.
   *[other] 🚪 Немає у грі: { $seats }. Замість них робляться найпростіші ходи.
}
board-deadline = ⏳ До { $moment }
board-late = ⏰ Час минув: { $seats }. Інші можуть пропустити хід або вилучити гравця.
motion-undo = ↩ { $seat }: можна повернути останній хід?
motion-skip = ⏭ Пропустити хід: { $seat }?
motion-remove = 🚪 Грати далі без гравця { $seat }?
reminder = ⏰ <b>Чекаємо на ваш хід.</b>

# Відповіді на натискання
toast-joined = Ви у грі!
toast-left = Ви вийшли з-за столу.
toast-hand-sent = Усе в нашому приватному чаті.
toast-goes-on = Гра триває.
toast-language = Тепер я говорю тут українською.
toast-voted = Ваш голос зараховано; потрібні й інші.
toast-done = Готово.
toast-objected = Гаразд.
toast-board = Поле тепер унизу групи.
toast-export = Мапа й запис партії вже в дорозі.

# Чому не можна
refused-outdated = Ця кнопка застаріла: дивіться на найновіше поле.
refused-not-your-turn = { $count ->
    [1] Ще зарано: зараз ходить { $seats }.
   *[other] Ще зарано: зараз ходять { $seats }.
}
refused-onlooker = Ви не за цим столом.
refused-already-joined = Ви вже за столом.
refused-table-full = Усі місця зайнято.
refused-unreachable = Спершу відкрийте приватний чат зі мною: секрети прийдуть туди.
refused-some-unreachable = Секрети приходять у приватний чат. Ще не відкрили його: { $seats }
refused-colour-taken = Цей колір уже зайнято.
refused-too-few = { $fewest ->
    [one] Для початку потрібен { $fewest } гравець, зараз { $sitting }.
    [few] Для початку потрібно щонайменше { $fewest } гравці, зараз { $sitting }.
   *[other] Для початку потрібно щонайменше { $fewest } гравців, зараз { $sitting }.
}
refused-begun = Гра вже почалася.
refused-not-begun = Гра ще не почалася.
refused-over = Цю гру завершено.
refused-only-host = Це може лише ведучий.
refused-only-admins = Це можуть лише адміністратори групи.
refused-no-game = Спершу виберіть гру.
refused-no-secrets = У цій грі немає секретів: усе видно на полі.
refused-no-table = Тут зараз не грають. Почати — /play.
refused-gone = Ви вийшли з цієї гри.
refused-no-move = Повертати нічого.
refused-move-of-other = Повернути останній хід може лише { $seat }.
refused-revealed = Цей хід відкрив секрет: повернути його не можна.
refused-about-you = Ідеться про вас: вирішують інші.
refused-not-late = Ще є час: { $seat }.
refused-nobody-to-agree = Для цього за столом замало гравців.
refused-not-asked = Це запитання не вам, відповідає { $seat }.
refused-no-hands = Зараз у вас немає секретів у жодній грі.
refused-log-secret = Ходи видали б таємниці: запис буде, коли гра скінчиться.

# Команди та відповіді на них
export-map = Мапа повністю
export-log = Запис партії: усі ходи, усі очки
play-running = Тут уже триває гра. Ось її поле; завершити — /stop.
private-play = Грають у групах. Додайте мене до групи й надішліть там /play.
private-joined = Місце ваше! Повертайтеся до групи; секрети прийдуть сюди.
stop-question = Завершити цю гру? Вирішує ведучий або адміністратор; інакше потрібна згода більш ніж половини гравців.
stop-lobby = Скасувати цей стіл? Це може ведучий або адміністратор.
leave-question = { $name }, вийти з гри назавжди? У ваші ходи робитиметься найпростіший хід.
remove-question = Кого вилучити? Вирішує ведучий або адміністратор; інакше потрібна згода більш ніж половини гравців.
skip-question = Чий хід пропустити?
hand-which = Рука в якій грі?
games-in-private = Ваші столи — у нашому приватному чаті:
games-none = Ви не сидите за жодним столом. Грають у групах: надішліть там /play.
games-lobby = збір гравців
games-yours = <b>чекають на ваш хід</b>
games-others = чекаємо: { $seats }
settings-private = Коли чекають на ваш хід, нагадувати: у середині строку, щодня або ніколи. Уночі (22–8) я мовчу. Ваш годинник: { $zone }, зараз { $time }.
remind-half = Посередині
remind-daily = Щодня
remind-never = Ніколи
settings-language = Якою мовою мені тут говорити?
welcome = <b>Вітаю!</b> Зі мною в настільні ігри грають просто в групі. Додайте мене до групи й надішліть там /play; кожен хід — картинка з кнопками. Секрети, якщо вони є у грі, прийдуть сюди.
greeting = <b>Вітаю!</b> Зі мною тут можна грати в настільні ігри. Почати — /play; кожен хід — картинка з кнопками.
forget-in-private = Надішліть мені /forget в особистому чаті.
forget-question = Видалити все, що я знаю про вас: ім’я, мову, налаштування? Ваші ігри триватимуть; там вас зватимуть «{ forgotten-name }». Завершені ігри забудуть вас.
forgotten = Усе, що я знав про вас, видалено: ім’я та мову. Ваші ігри тривають; там вас тепер звуть «{ forgotten-name }». Завершені ігри вас більше не пам’ятають.
forgotten-name = Гравець
help-group =
    <b>Як це влаштовано</b>
    /play — відкрити стіл: налаштування, збір гравців, початок
    /board — показати поле внизу чату
    /rules — правила гри
    /undo — повернути свій останній хід, якщо інші згодні
    /skip, /kick — коли хтось не приходить
    /leave — вийти з-за столу
    /export — мапа великою картинкою, запис партії текстом
    /stop — завершити гру
    /settings — мова
    Коли настане ваш хід, я вас згадаю або, якщо хід таємний, запитаю в приватному чаті: натисніть номер із картинки, погляньте на пробний хід і підтвердіть. «Назад» є завжди, до «Підтвердити» ніщо не остаточне. Решта натискань нічого не зламають.
help-private =
    <b>Як це влаштовано</b>
    Грають у групах: додайте мене до групи й надішліть там /play. Секрети приходять сюди.
    /games — ваші столи, спершу ті, де чекають на вас
    /hand — ваші секрети ще раз
    /rules — правила ігор
    /settings — мова й нагадування
    /forget — видалити мої дані
topic-shut = Не можу писати в <a href="{ $link }">тему з вашою грою</a>: її закрито або видалено. Гра чекає: відкрийте тему знову й надішліть /board або почніть іншу деінде — /play.
fault = Перепрошую, це моя помилка, і її записано. Гра лишилася як була: спробуйте ще раз.

# Меню команд
command-play = Відкрити стіл
command-board = Показати поле внизу чату
command-hand = Надіслати мої секрети
command-rules = Правила гри
command-export = Мапа й запис партії файлами
command-stop = Завершити гру
command-settings = Мова й нагадування
command-forget = Забути мене
command-help = Як це влаштовано
command-undo = Повернути мій хід
command-skip = Більше не чекати
command-leave = Вийти з-за столу
command-kick = Вилучити гравця
command-games = Мої столи
