### «Гильдии Лаара» по-русски. $seat и $seats — это уже имена.

laar-name = Гильдии Лаара
laar-blurb = Купцы отправляют экспертов на рынки островов: одна и та же карта может стать специей, самоцветом, зверем, оружием или заклинанием. Двенадцать раундов, по карте за раунд.
laar-credit = Автор игры — Юрий Журавлёв, развитие — Пётр Тюленев, издатель — Hobby World

## Настройки

laar-preset-standard = Обычная
laar-preset-open = Открытые самоцветы
laar-preset-hidden = Закрытые эксперты
laar-option-gems = Самоцветы
laar-option-gems-help = Закрытые — класс самоцвета объявляется один раз, дальше его видит только владелец. Сказанное остаётся в чате: договоритесь не искать его там. Открытые — все видят все самоцветы.
laar-option-gems-closed = закрытые
laar-option-gems-open = открытые
laar-option-experts = Эксперты
laar-option-experts-help = Открытые — все видят, какие эксперты у кого остались. Закрытые — эксперты у вас на руках, и выбираете вы в личном чате.
laar-option-experts-open = открытые
laar-option-experts-hidden = закрытые
laar-option-beasts = Звери
laar-option-beasts-help = За что дают очки звери. I — за наборы разных. II — за наборы одинаковых. III — за любых двоих. IV — за разных или за пары. V — смотря какой зверь взят следующим.
laar-option-beasts-random = случайные
laar-option-beasts-i = I
laar-option-beasts-ii = II
laar-option-beasts-iii = III
laar-option-beasts-iv = IV
laar-option-beasts-v = V

## Что действует за столом

laar-holds-gems-closed = Класс самоцвета объявляют, потом он лежит рубашкой вверх, и видит его только владелец.
laar-holds-gems-open = Все самоцветы открыты.
laar-holds-experts-open = Все видят, какие эксперты у кого остались.
laar-holds-experts-hidden = Какие эксперты у вас остались, видите только вы; выбираете в личном чате.
laar-holds-beasts-random = Одну из 5 таблиц зверей в начале выбирает жребий.
laar-holds-beasts-i = 1/2/3/4 разных зверя приносят 2/5/9/14.
laar-holds-beasts-ii = 1/2/3/4 одинаковых зверя приносят 2/6/11/17.
laar-holds-beasts-iii = Любые два зверя приносят 5; лишний — ничего.
laar-holds-beasts-iv = Пара одинаковых зверей приносит 6; 1/2/3/4 разных — 2/4/8/12.
laar-holds-beasts-v = Каждый зверь приносит от 3 до 5, смотря какой взят следующим; последний — ничего.

## Вопросы и ответы

laar-ask-cell = куда отправите эксперта?
laar-ask-expert = чем станет эта карта?
laar-ask-card = какую карту возьмёте?
laar-ask-goods = чем станет последняя карта?
laar-ask-universal = какой универсальный первым?
laar-ask-stack = чем станет универсальный товар?
laar-ask-weapon = от какого оружия защита?
laar-word-spice = специя
laar-word-gem = самоцвет
laar-word-beast = зверь
laar-word-weapon = оружие
laar-word-spell = заклинание
laar-weapon-boomerang = бумеранг
laar-weapon-pinga = пинга
laar-weapon-shuriken = сюрикен
laar-weapon-katar = катар

## Что произошло

laar-expert-sent = { $seat }: { $goods ->
        [spice] кулинар
        [gem] ювелир
        [beast] зверолов
        [weapon] оружейник
       *[spell] арканист
    } — { laar-thing }
laar-goods-taken = { $seat } берёт: { laar-thing }
laar-goods-changed = { $seat } меняет эксперта и берёт: { laar-thing }
laar-goods-assigned = { $goods ->
        [spell] { $seat }: универсальный товар остаётся заклинанием
       *[other] { $seat }: универсальный товар теперь { laar-thing }
    }
laar-experts-back = Все эксперты вернулись. Теперь первый ход: { $seat }
laar-weapon-stopped = 🛡 { $seat }: защита от оружия «{ $what ->
        [boomerang] бумеранг
        [pinga] пинга
        [shuriken] сюрикен
       *[katar] катар
    }»
laar-side-chosen = ⚔️ { $seat }: бьёт { $side ->
        [left] левая
       *[right] правая
    } сторона ({ $points }, а другая — { $other })
laar-tie-broken = При равенстве побеждает { $tie ->
        [points] меньшее число очков за оружие
       *[cards] меньшее число карт оружия
    }: { $seats }

## Части предложений

laar-thing = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 самоцвет класса { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what } { $left }–{ $right }
       *[spell] ✨ заклинание: { laar-what }
    }
laar-what = { $what ->
        [anise] анис
        [mint] мята
        [pepper] перец
        [juniper] можжевельник
        [lotus] лотос
        [clove] гвоздика
        [unicorn] единорог
        [phoenix] феникс
        [spider] гигантский паук
        [serpent] морской змей
        [boomerang] бумеранг
        [pinga] пинга
        [shuriken] сюрикен
        [katar] катар
        [per-spice] 1 за специю
        [per-gem] 1 за самоцвет
        [per-beast] 1 за зверя
        [per-weapon] 1 за оружие
        [per-spell] 2 за заклинание
        [per-unicorn] 2 за единорога
        [per-phoenix] 2 за феникса
        [per-spider] 2 за паука
        [per-serpent] 2 за змея
        [pair-anise-mint] 4 за анис и мяту
        [pair-mint-clove] 4 за мяту и гвоздику
        [pair-clove-pepper] 4 за гвоздику и перец
        [pair-pepper-juniper] 4 за перец и можжевельник
        [pair-juniper-lotus] 4 за можжевельник и лотос
        [pair-lotus-anise] 4 за лотос и анис
        [five-kinds] 4 за набор из пяти
        [three-beasts] 4 за трёх разных зверей
        [boost-boomerang] бумеранг +2
        [boost-pinga] пинга +2
        [boost-shuriken] сюрикен +2
        [boost-katar] катар +2
        [shift] класс самоцвета ±1
        [shield] защита
       *[universal] универсальный товар
    }

## Как обстоят дела

laar-status-own = Ваши товары и эксперты
laar-status-ending = Караван вернулся: последние решения перед подсчётом
laar-status-shielding = Самоцветы открыты. Очки без оружия:
laar-category-spell = Заклинания
laar-category-gem = Самоцветы
laar-category-spice = Специи
laar-category-beast = Звери
laar-category-weapon = Оружие
laar-reason-spell = заклинание, { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }
laar-reason-run = последовательность из { $count }
laar-reason-spices = { $count ->
        [1] одна специя
        [one] { $count } разная специя
        [few] { $count } разные специи
       *[other] { $count } разных специй
    }
laar-reason-herd = { $count ->
        [1] один зверь
        [one] { $count } зверь
        [few] { $count } зверя
       *[other] { $count } зверей
    }
laar-reason-dealt = отнято оружием
laar-reason-suffered = потеряно от оружия

## Картинки

laar-turn-sending = отправить эксперта
laar-turn-taking = взять карту
laar-turn-assigning = универсальный товар
laar-turn-shielding = выбрать защиту
laar-turn-over = Все товары
laar-sheet = Караван вернулся
laar-if-ended = Если бы игра кончилась сейчас
laar-own-now = Сейчас, без чужого оружия
laar-guide = За что дают очки
laar-guide-each = за каждую такую карту
laar-guide-set = за каждый такой набор
laar-guide-boost = к обоим числам
laar-guide-shift = класс самоцвета ±1
laar-guide-shield = от одного типа оружия
laar-guide-universal = в конце — в любую стопку
laar-guide-any = за каждых двух зверей
laar-guide-left = левое число — следующему
laar-guide-right = правое число — предыдущему
laar-guide-either = левые числа или правые:
laar-guide-better = считается большая сумма
laar-guide-twice = два одного типа не бьют
laar-lens-score = Прогноз
laar-lens-guide = Памятка
laar-example = Карта товара и пять её зон: какая из них считается, решает эксперт. Ниже — пять памяток по зверям, в партии действует одна, и сколько приносят разные специи и последовательности самоцветов.

## /rules

laar-rules =
    <b>Гильдии Лаара</b>

    Вы — купцы. В каждом из двенадцати раундов каждый берёт с рынка одну карту. На карте пять зон, и чем она станет, решает отправленный к ней эксперт: кулинар делает из неё специю, ювелир — самоцвет, зверолов — зверя, оружейник — оружие, арканист — заклинание.

    <b>Раунд</b>
    • Выкладывают столько карт, сколько игроков.
    • В порядке хода каждый отправляет одного из своих экспертов к карте, у которой эксперта ещё нет.
    • В <b>обратном</b> порядке каждый берёт одну карту, чей бы эксперт на ней ни лежал. Отказаться нельзя.
    • Первому игроку достаётся последняя карта; он может заменить эксперта на ней другим из своих, а прежнего забрать себе, чьим бы тот ни был.
    • Сыгранный эксперт выбывает. После 4-го и 8-го раундов у каждого снова все пять.
    • Первый игрок меняется по часовой стрелке; вчетвером после 4-го и 8-го раундов — через одного.

    <b>Специи.</b> 1/2/3/4/5/6 разных приносят 2/4/8/12/20/30 очков. Повторы не приносят ничего.

    <b>Самоцветы.</b> Классы от 1 до 8; 8 и 1 — соседи. Каждая последовательность подряд идущих классов приносит квадрат своей длины: 1, 4, 9, 16… Лучшее разбиение найду я. Класс объявляют, когда самоцвет взят; потом тот лежит рубашкой вверх, и видит его только владелец. Объявленное остаётся в чате: запоминайте, а не листайте назад.

    <b>Звери.</b> По памятке партии; лучшие наборы найду я.
    I: 1/2/3/4 разных — 2/5/9/14.
    II: 1/2/3/4 одинаковых — 2/6/11/17.
    III: каждые двое — 5.
    IV: пара одинаковых — 6; 1/2/3/4 разных — 2/4/8/12.
    V: зверь приносит от 3 до 5 очков, смотря какой взят следующим; последний — ничего. Памятку покажет кнопка «{ laar-lens-guide }».

    <b>Оружие.</b> Левое число — сколько очков вы забираете себе у соседа слева (следующего по ходу), правое — у соседа справа. Два и больше одного типа: ни одно из них не бьёт. Вдвоём считается только лучшая сторона вашего оружия.

    <b>Заклинания</b>
    • Очки за каждую карту вида, за каждого названного зверя, за пару специй, за набор из пяти видов, за трёх разных зверей. Каждое заклинание считается отдельно.
    • ±1: изменить класс самоцвета на единицу.
    • +2 к обоим числам оружия.
    • Защита: один тип оружия вам не вредит.
    • Универсальный товар: в конце его можно переложить в любую другую стопку; там он — то, что нарисовано на его карте.

    <b>Конец игры</b>
    Перекладывают универсальные товары. Затем открывают самоцветы и считают очки за заклинания, самоцветы, специи и зверей; ±1 я применю наилучшим образом. Последним считают оружие: теперь называют, от чего защита. Первым всегда решает первый игрок последнего раунда. При равенстве побеждает тот, кто получил меньше очков за оружие, затем тот, у кого меньше оружия.

    <i>Список карт и памятки I и II издатель не публиковал: у нас реконструкция с теми же суммами.</i>

## Запись партии и рынок словами

laar-move-universal = решает, чем станет универсальный товар
laar-move-shield = называет, от какого оружия защита
laar-move-card = карта { $card } на рынке
laar-legend = Раунд { $round } из { $rounds }, памятка { $chart }
laar-legend-card = Карта { $card }: { $zones }
laar-legend-sent = Карта { $card }: { $thing }: эксперта отправляет { $seat }
laar-legend-player = { $seat }{ $first ->
        [1] {" "}(сейчас первый ход)
       *[0] {""}
    }: { $told }
laar-legend-nothing = пока ничего
laar-legend-gem = 💎 закрытый самоцвет
laar-legend-experts = эксперты: { $experts }
laar-legend-expert = { $goods ->
        [spice] кулинар
        [gem] ювелир
        [beast] зверолов
        [weapon] оружейник
       *[spell] арканист
    }
laar-legend-stopped = 🛡 { $weapon }

## Records
laar-record-gem = Самая длинная последовательность: { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
       *[other] { $count } самоцветов
    }
laar-record-beast = Лучшие звери: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
laar-record-weapon = Самое грозное оружие: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Словами

laar-aloud-short = { $goods ->
        [spice] 🌿 { laar-what }
        [gem] 💎 { $what }
        [beast] 🐾 { laar-what }
        [weapon] ⚔️ { laar-what }
       *[spell] ✨ { laar-what }
    }
laar-aloud-weapons = Из двух чисел оружия первое — для соседа слева, второе — для соседа справа. Из двух карт оружия одного типа не бьёт ни одна.
laar-chapter-score = { laar-lens-score }
laar-chapter-guide = { laar-lens-guide }
laar-aloud-counted = { $of } { $points }
laar-aloud-forecast = { $seat }: если бы игра кончилась сейчас, { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[other] { $total } очков
    }{ $gems ->
        [0] {" "}без самоцветов, которых вам не видно
       *[other] {""}
    }: { $told }
laar-aloud-sized = { $count } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
laar-aloud-growing = { $how ->
        [different] Разные звери
        [equal] Одинаковые звери
        [any] Любые звери
        [spices] Разные специи
       *[gems] Самоцветы подряд
    }: { $told }
laar-aloud-follows = Зверь { $beast } приносит очки, смотря какой взят следующим: { $told }
laar-chapter-market = Рынок
laar-chapter-others = Соперники
laar-aloud-expert = { $expert }: { $thing }
laar-aloud-universal = универсальный товар: { $zones }

## Почему так сходил бы компьютер

laar-why-pays = вам { $points }, если считать сейчас
laar-why-nothing = вам пока ничего не даёт
laar-why-universal = в конце ляжет туда, где принесёт больше всего
laar-why-others = { $points ->
        [0] остальным эта карта не даёт ничего
       *[other] остальным она даёт не больше { $points }
    }
laar-why-before = { $count ->
        [one] раньше вас карту берёт { $count } игрок
        [few] раньше вас карту берут { $count } игрока
       *[other] раньше вас карту берут { $count } игроков
    }
laar-why-kept = иначе +{ $points } получит { $seat }
laar-why-stops = спасает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
