### «Гільдії Лаара» українською. $seat і $seats — це вже імена.

laar-name = Гільдії Лаара
laar-blurb = Купці відправляють експертів на ринки островів: та сама карта може стати спецією, самоцвітом, звіром, зброєю чи закляттям. Дванадцять раундів, по карті за раунд.
laar-credit = Автор гри — Юрій Журавльов, розробка — Петро Тюленєв, видавець — Hobby World

## Налаштування

laar-preset-standard = Звичайна
laar-preset-open = Відкриті самоцвіти
laar-preset-hidden = Закриті експерти
laar-option-gems = Самоцвіти
laar-option-gems-help = Закриті — клас самоцвіту оголошують один раз, далі його бачить лише власник. Сказане лишається в чаті: домовтеся не шукати його там. Відкриті — усі бачать усі самоцвіти.
laar-option-gems-closed = закриті
laar-option-gems-open = відкриті
laar-option-experts = Експерти
laar-option-experts-help = Відкриті — усі бачать, які експерти в кого лишилися. Закриті — експерти у вас на руках, і вибираєте ви в приватному чаті.
laar-option-experts-open = відкриті
laar-option-experts-hidden = закриті
laar-option-beasts = Звірі
laar-option-beasts-help = За що звірі дають очки. I — за набори різних. II — за набори однакових. III — за будь-яких двох. IV — за різних або за пари. V — залежно від того, якого звіра взято наступним.
laar-option-beasts-random = випадкові
laar-option-beasts-i = I
laar-option-beasts-ii = II
laar-option-beasts-iii = III
laar-option-beasts-iv = IV
laar-option-beasts-v = V

## Що діє за столом

laar-holds-gems-closed = Клас самоцвіту оголошують, потім він лежить сорочкою догори, і бачить його лише власник.
laar-holds-gems-open = Усі самоцвіти відкриті.
laar-holds-experts-open = Усі бачать, які експерти в кого лишилися.
laar-holds-experts-hidden = Які експерти у вас лишилися, бачите лише ви; вибираєте в приватному чаті.
laar-holds-beasts-random = Одну з 5 таблиць звірів на початку вибирає жереб.
laar-holds-beasts-i = 1/2/3/4 різні звірі дають 2/5/9/14.
laar-holds-beasts-ii = 1/2/3/4 однакові звірі дають 2/6/11/17.
laar-holds-beasts-iii = Будь-які два звірі дають 5; зайвий — нічого.
laar-holds-beasts-iv = Пара однакових звірів дає 6; 1/2/3/4 різні — 2/4/8/12.
laar-holds-beasts-v = Кожен звір дає від 3 до 5, залежно від того, якого взято наступним; останній — нічого.

## Питання й відповіді

laar-ask-cell = куди відправите експерта?
laar-ask-expert = чим стане ця карта?
laar-ask-card = яку карту візьмете?
laar-ask-goods = чим стане остання карта?
laar-ask-universal = який універсальний товар спершу?
laar-ask-stack = чим стане універсальний товар?
laar-ask-weapon = від якої зброї захист?
laar-word-spice = спеція
laar-word-gem = самоцвіт
laar-word-beast = звір
laar-word-weapon = зброя
laar-word-spell = закляття
laar-weapon-boomerang = бумеранг
laar-weapon-pinga = пінга
laar-weapon-shuriken = сюрикен
laar-weapon-katar = катар

## Що сталося

laar-expert-sent = { $seat }: { $goods ->
        [spice] кулінар
        [gem] ювелір
        [beast] звіролов
        [weapon] зброяр
       *[spell] арканіст
    } — { laar-thing }
laar-goods-taken = { $seat } бере: { laar-thing }
laar-goods-changed = { $seat } міняє експерта й бере: { laar-thing }
laar-goods-assigned = { $goods ->
        [spell] { $seat }: універсальний товар лишається закляттям
       *[other] { $seat }: універсальний товар тепер { laar-thing }
    }
laar-experts-back = Усі експерти повернулися. Тепер перший хід: { $seat }
laar-weapon-stopped = 🛡 { $seat }: захист від зброї «{ $what ->
        [boomerang] бумеранг
        [pinga] пінга
        [shuriken] сюрикен
       *[katar] катар
    }»
laar-side-chosen = ⚔️ { $seat }: зараховано { $side ->
        [left] ліві
       *[right] праві
    } числа зброї, { $points } проти { $other }
laar-tie-broken = За рівності перемагає { $tie ->
        [points] менша кількість очок за зброю
       *[cards] менша кількість карт зброї
    }: { $seats }

## Частини речень

laar-thing = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 самоцвіт класу { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what } { $left }–{ $right }
       *[spell] ✨ закляття: { laar-what }
    }
laar-what = { $what ->
        [anise] аніс
        [mint] м’ята
        [pepper] перець
        [juniper] ялівець
        [lotus] лотос
        [clove] гвоздика
        [unicorn] єдиноріг
        [phoenix] фенікс
        [spider] велетенський павук
        [serpent] морський змій
        [boomerang] бумеранг
        [pinga] пінга
        [shuriken] сюрикен
        [katar] катар
        [per-spice] 1 за спецію
        [per-gem] 1 за самоцвіт
        [per-beast] 1 за звіра
        [per-weapon] 1 за зброю
        [per-spell] 2 за закляття
        [per-unicorn] 2 за єдинорога
        [per-phoenix] 2 за фенікса
        [per-spider] 2 за павука
        [per-serpent] 2 за змія
        [pair-anise-mint] 4 за аніс і м’яту
        [pair-mint-clove] 4 за м’яту й гвоздику
        [pair-clove-pepper] 4 за гвоздику й перець
        [pair-pepper-juniper] 4 за перець і ялівець
        [pair-juniper-lotus] 4 за ялівець і лотос
        [pair-lotus-anise] 4 за лотос та аніс
        [five-kinds] 4 за набір із п’яти
        [three-beasts] 4 за трьох різних звірів
        [boost-boomerang] бумеранг +2
        [boost-pinga] пінга +2
        [boost-shuriken] сюрикен +2
        [boost-katar] катар +2
        [shift] клас самоцвіту ±1
        [shield] захист
       *[universal] універсальний товар
    }

## Як стоять справи

laar-status-own = Ваші товари й експерти
laar-status-ending = Караван повернувся: останні рішення перед підрахунком
laar-status-shielding = Самоцвіти відкрито. Очки без зброї:
laar-category-spell = Закляття
laar-category-gem = Самоцвіти
laar-category-spice = Спеції
laar-category-beast = Звірі
laar-category-weapon = Зброя
laar-reason-spell = закляття, { $count ->
        [one] { $count } раз
        [few] { $count } рази
       *[other] { $count } разів
    }
laar-reason-run = послідовність із { $count }
laar-reason-spices = { $count ->
        [1] одна спеція
        [one] { $count } різна спеція
        [few] { $count } різні спеції
       *[other] { $count } різних спецій
    }
laar-reason-herd = { $count ->
        [1] один звір
        [one] { $count } звір
        [few] { $count } звірі
       *[other] { $count } звірів
    }
laar-reason-dealt = забрано зброєю
laar-reason-suffered = втрачено від зброї

## Картинки

laar-turn-sending = відправити експерта
laar-turn-taking = взяти карту
laar-turn-assigning = універсальний товар
laar-turn-shielding = вибрати захист
laar-turn-over = Усі товари
laar-sheet = Караван повернувся
laar-if-ended = Якби гра скінчилася зараз
laar-own-now = Зараз, без чужої зброї
laar-guide = За що дають очки
laar-guide-each = за кожну таку карту
laar-guide-set = за кожен такий набір
laar-guide-boost = до обох чисел
laar-guide-shift = клас самоцвіту ±1
laar-guide-shield = від одного типу зброї
laar-guide-universal = у кінці — в будь-який стос
laar-guide-any = за кожних двох звірів
laar-guide-different = 1, 2, 3… різних
laar-guide-equal = 1, 2, 3… однакових
laar-guide-pairs = кожні двоє
laar-guide-follows = залежно від наступного
laar-guide-run = 1, 2, 3… поспіль
laar-guide-left = ліве число — наступному
laar-guide-right = праве число — попередньому
laar-guide-either = ліві числа або праві:
laar-guide-better = зараховують більшу суму
laar-guide-twice = дві одного типу не б’ють
laar-lens-score = Прогноз
laar-lens-guide = Пам’ятка
laar-example = Карта товару та п’ять її зон: яка з них діє, вирішує експерт. Нижче — п’ять таблиць звірів, у партії діє одна, і скільки дають різні спеції та послідовності самоцвітів.

## /rules

laar-beasts-v = очки звіра залежать від того, кого ви взяли відразу після нього; чотири числа — якщо наступний фенікс, морський змій, велетенський павук, єдиноріг. Фенікс — 3, 3, 4, 5; морський змій — 5, 3, 3, 4; велетенський павук — 4, 5, 3, 3; єдиноріг — 3, 4, 5, 3. Останній звір не дає нічого.
laar-rules =
    <b>Гільдії Лаара</b>

    Ви — купці. У кожному з дванадцяти раундів кожен бере з ринку одну карту. На карті п’ять зон, і чим вона стане, вирішує відправлений до неї експерт: кулінар робить із неї спецію, ювелір — самоцвіт, звіролов — звіра, зброяр — зброю, арканіст — закляття.

    <b>Раунд</b>
    • Викладають стільки карт, скільки гравців.
    • За порядком ходу кожен відправляє одного зі своїх експертів до карти, біля якої експерта ще немає.
    • У <b>зворотному</b> порядку кожен бере одну карту, хоч би чий експерт на ній лежав. Відмовитися не можна.
    • Першому гравцеві дістається остання карта; він може замінити експерта на ній іншим зі своїх, а попереднього забрати собі, хоч би чий він був.
    • Зіграний експерт вибуває. Після 4-го та 8-го раундів у кожного знову всі п’ять.
    • Хто ходить першим, вирішує жереб, далі — за годинниковою стрілкою{ $players ->
        [0] ; учотирьох після 4-го та 8-го раундів — через одного
        [4] ; після 4-го та 8-го раундів — через одного
       *[other] {""}
    }.

    <b>Спеції.</b> 1/2/3/4/5/6 різних дають 2/4/8/12/20/30 очок. Повтори не дають нічого.

    <b>Самоцвіти.</b> Класи від 1 до 8; 8 і 1 — сусіди. Кожна послідовність класів, що йдуть поспіль, дає квадрат своєї довжини: 1, 4, 9, 16… Найкращий поділ знайду я. { $gems ->
        [open] Усі самоцвіти відкриті.
       *[closed] Клас оголошують, коли самоцвіт узято; потім він лежить сорочкою догори, і бачить його лише власник. Оголошене лишається в чаті: запам’ятовуйте, а не гортайте назад.
    }

    <b>Звірі.</b> { $beasts ->
        [i] 1/2/3/4 різні дають 2/5/9/14; найкращі набори знайду я.
        [ii] 1/2/3/4 однакові дають 2/6/11/17; найкращі набори знайду я.
        [iii] Кожні двоє дають 5.
        [iv] Пара однакових дає 6; 1/2/3/4 різні — 2/4/8/12; найкращі набори знайду я.
        [v] Таблиця V: { laar-beasts-v }
       *[random] За таблицею, яку на початку вибирає жереб; найкращі набори знайду я.
        I: 1/2/3/4 різні — 2/5/9/14.
        II: 1/2/3/4 однакові — 2/6/11/17.
        III: кожні двоє — 5.
        IV: пара однакових — 6; 1/2/3/4 різні — 2/4/8/12.
        V: { laar-beasts-v }
    }

    <b>Зброя.</b> Ліве число — скільки очок ви забираєте собі в сусіда ліворуч (наступного за ходом), праве — у сусіда праворуч. Дві й більше одного типу: жодна з них не б’є, і підсилювачі на них пропадають, але там, де рахують карти, це й далі зброя.{ $players ->
        [0] {" "}Удвох враховують лише кращий бік вашої зброї.
        [2] {" "}Суперник у вас один і ліворуч, і праворуч: враховують лише кращий бік вашої зброї.
       *[other] {""}
    }

    <b>Закляття</b>
    • 1 очко за кожну карту названого виду (за закляття — 2); 2 за кожного названого звіра; 4 за кожну пару названих спецій, кожен набір із п’яти видів або кожних трьох різних звірів. Кожне закляття рахують окремо, а де рахують закляття — рахують і його самого.
    • ±1: змінити клас самоцвіту на одиницю; два таких можуть змінити один самоцвіт двічі.
    • +2 до обох чисел названої зброї.
    • Захист: один тип зброї вам не шкодить, навіть підсилений. Два захисти — два типи.
    • Універсальний товар: наприкінці його можна перекласти в будь-який інший стос; там він — те, що намальовано на його карті.

    <b>Кінець гри</b>
    Перекладають універсальні товари. Потім{ $gems ->
        [open] {""}
       *[closed] {" "}відкривають самоцвіти й
    } рахують очки за закляття, самоцвіти, спеції та звірів; ±1 я застосую найкраще. Останньою рахують зброю: тепер називають, від чого захист. Першим завжди вирішує перший гравець останнього раунду. За рівності перемагає той, хто отримав менше очок за зброю, потім той, у кого менше зброї; далі перемогу ділять. { $players ->
        [2] Грають 24 карти із 48.
        [3] Грають 36 карт із 48.
        [4] Грають усі 48 карт.
       *[0] Із 48 карт удвох грають 24, утрьох 36, учотирьох усі.
    }

    <i>Список карт і таблиці звірів I та II видавець не публікував: у нас реконструкція з тими самими сумами.</i>

## Запис партії й ринок словами

laar-move-universal = вирішує, чим стане універсальний товар
laar-move-shield = називає, від якої зброї захист
laar-move-card = карта { $card } на ринку
laar-legend = Раунд { $round } з { $rounds }, таблиця звірів { $chart }
laar-legend-card = Карта { $card }: { $zones }
laar-legend-sent = Карта { $card }: { $thing } — експерта відправляє { $seat }
laar-legend-player = { $seat }{ $first ->
        [1] {" "}(зараз перший хід)
       *[0] {""}
    }: { $told }
laar-legend-nothing = поки що нічого
laar-legend-gem = 💎 закритий самоцвіт
laar-legend-experts = експерти: { $experts }
laar-legend-expert = { $goods ->
        [spice] кулінар
        [gem] ювелір
        [beast] звіролов
        [weapon] зброяр
       *[spell] арканіст
    }
laar-legend-stopped = 🛡 { $weapon }

## Records
laar-record-gem = Найдовша послідовність: { $count ->
        [one] { $count } самоцвіт
        [few] { $count } самоцвіти
       *[other] { $count } самоцвітів
    }
laar-record-beast = Найкращі звірі: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
laar-record-weapon = Найгрізніша зброя: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Словами

laar-aloud-short = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what }
       *[spell] ✨ { laar-what }
    }
laar-aloud-weapons = З двох чисел зброї перше — для сусіда ліворуч, друге — для сусіда праворуч. З двох карт зброї одного типу не б’є жодна.
laar-chapter-score = { laar-lens-score }
laar-chapter-guide = { laar-lens-guide }
laar-aloud-counted = { $of } { $points }
laar-aloud-forecast = { $seat }: якби гра скінчилася зараз, { $total ->
        [one] { $total } очко
        [few] { $total } очки
       *[other] { $total } очок
    }{ $gems ->
        [0] {" "}без самоцвітів, яких вам не видно
       *[other] {""}
    }: { $told }
laar-aloud-sized = { $count } — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
laar-aloud-growing = { $how ->
        [different] Різні звірі
        [equal] Однакові звірі
        [any] Будь-які звірі
        [spices] Різні спеції
       *[gems] Самоцвіти поспіль
    }: { $told }
laar-aloud-follows = Звір { $beast } дає очки залежно від того, якого взято наступним: { $told }
laar-chapter-market = Ринок
laar-chapter-others = Суперники
laar-aloud-expert = { $expert }: { $thing }
laar-aloud-universal = універсальний товар: { $zones }

## Чому так походив би комп’ютер

laar-why-pays = зараз це { $points } ({ $parts })
laar-why-part = { $goods ->
        [spice] спеції
        [gem] самоцвіти
        [beast] звірі
        [weapon] зброя
       *[spell] закляття
    }{ $alone ->
        [1] {""}
       *[0] {" "}{ $points }
    }
laar-why-later = але якщо грати далі, так виходить найкраще
laar-why-nothing = { $named ->
        [1] { $thing }:{" "}
       *[0] {""}
    }поки нічого не дає
laar-why-universal = наприкінці ляже туди, де дасть найбільше
laar-why-struck = { $losses }
laar-why-loss = { $seat } { $points }
laar-why-waits = { $odds ->
        [sure] ви берете раніше за всіх: вона ваша
        [likely] найімовірніше, дійде до вас ({ $chance } %)
        [gamble] чи дійде до вас — як пощастить ({ $chance } %)
       *[unlikely] найімовірніше, її візьмуть до вас
    }
laar-why-others = { $points ->
        [0] тим, хто бере раніше, вона ні до чого
       *[other] тим, хто бере раніше, дає до { $points }
    }
laar-why-last = ваш останній { $expert }{ $is_back ->
        [1] {" "}до раунду { $back }
       *[0] {""}
    }
laar-why-kept = { $seat }: від цієї карти було б +{ $points }
laar-why-swapped = ваш { $gone } іде, натомість приходить { $comes }
laar-why-stops = рятує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
laar-why-card = карта { $card }, { $thing }
laar-why-next = другий за силою хід: { $what } ({ $less ->
        [0] приблизно такий самий
       *[other] гірший десь на { $less }
    })
