### Суша против моря по-русски. Людей называют $seat, $player и $seats: это уже имена.

land-vs-sea-name = Суша против моря
land-vs-sea-blurb = Вы вместе рисуете одну карту: кому-то нужна суша, кому-то море. У каждого тайла две стороны, и одну из них видите только вы.
land-vs-sea-credit = Автор игры — Джон-Пол Жак, издатель — Good Games Publishing

## Настройки

land-vs-sea-preset-basic = Базовая игра
land-vs-sea-preset-full = Полная игра
land-vs-sea-option-mountains = Горы
land-vs-sea-option-mountains-help = Горные хребты и коралловые рифы приносят очки каждый раз, когда соединяются: по 1 за каждый хребет или риф цепочки. Втроём они есть всегда.
land-vs-sea-option-mountains-off = нет
land-vs-sea-option-mountains-on = есть
land-vs-sea-option-caravans = Караваны
land-vs-sea-option-caravans-help = Караван или корабль рядом с другим приносит 2 очка. В конце каждый торговый путь приносит очки суше или морю — кого на нём больше. Втроём они есть всегда.
land-vs-sea-option-caravans-off = нет
land-vs-sea-option-caravans-on = есть
land-vs-sea-option-waypoints = Точки
land-vs-sea-option-waypoints-help = Путевые точки: у каждого, кроме картографа, есть флажок, который можно поставить на карту. Кто завершит его участок или окружит его тайл, получает 1 очко. Лучше всего вчетвером: так в команде подсказывают друг другу планы.
land-vs-sea-option-waypoints-four = вчетвером
land-vs-sea-option-waypoints-on = всегда
land-vs-sea-option-waypoints-off = никогда
land-vs-sea-option-table-talk = Советы
land-vs-sea-option-table-talk-help = Для команд; проверить я не могу, следите сами. «Нельзя» — не советовать, куда и что класть. «Можно» — обсуждать карту как угодно, но скрытые стороны — никогда.
land-vs-sea-option-table-talk-restricted = нельзя
land-vs-sea-option-table-talk-free = можно
land-vs-sea-option-first-hands = Начало
land-vs-sea-option-first-hands-help = Первые тайлы. «Раздача» — все сразу получают по два тайла. «Выбор» — их берут по очереди, каждый из той стопки, какая нравится, как в правилах.
land-vs-sea-option-first-hands-dealt = раздача
land-vs-sea-option-first-hands-chosen = выбор

## Что действует за столом

land-vs-sea-holds-mountains-off = { $players ->
        [3] Горные хребты и коралловые рифы всё равно в игре: втроём они в игре всегда.
       *[other] Горные хребты и коралловые рифы ничего не приносят.
    }
land-vs-sea-holds-mountains-on = Когда соединяются хребты или рифы, каждый в цепочке приносит очко.
land-vs-sea-holds-caravans-off = { $players ->
        [3] Караваны и корабли всё равно в игре: втроём они в игре всегда.
       *[other] Караваны и корабли ничего не приносят.
    }
land-vs-sea-holds-caravans-on = Караван или корабль, положенный рядом с другим, приносит 2 очка, а торговые пути — очки в конце.
land-vs-sea-holds-waypoints-four = { $players ->
        [2] Вдвоём путевых точек нет.
        [3] Втроём путевых точек нет.
        [4] У каждого есть путевая точка; кто её вернул, получает 1 очко.
       *[other] Вчетвером у каждого есть путевая точка, а если игроков меньше — ни у кого.
    }
land-vs-sea-holds-waypoints-on = Путевая точка есть у каждого{ $players ->
        [3] , кроме картографа
       *[other] {""}
    }; кто её вернул, получает 1 очко.
land-vs-sea-holds-waypoints-off = Путевых точек нет ни у кого.
land-vs-sea-holds-table-talk-restricted = Напарники не советуют друг другу, что и куда класть.
land-vs-sea-holds-table-talk-free = Напарники говорят о карте что угодно, но не о скрытых сторонах.
land-vs-sea-holds-first-hands-dealt = Каждому сразу сдают два тайла.
land-vs-sea-holds-first-hands-chosen = Сначала все по очереди берут свои два тайла, каждый — из любой стопки.

## Вопросы и ответы

land-vs-sea-ask-side = какой стороной положите тайл?
land-vs-sea-ask-cell = куда положить тайл?
land-vs-sea-ask-rotation = как повернуть?
land-vs-sea-ask-stack = из какой стопки брать?
land-vs-sea-ask-theft = какой тайл украсть?
land-vs-sea-ask-spot = куда поставить точку?
land-vs-sea-stack-first = Стопка 1
land-vs-sea-stack-second = Стопка 2
land-vs-sea-spot-none = Без точки

## Что произошло

land-vs-sea-tile-laid = { $seat } кладёт тайл
land-vs-sea-tile-stolen = ✋ { $seat } крадёт тайл у игрока { $player }
land-vs-sea-hole-filled = { $terrain ->
        [land] 🌋 Дыру закрывает вулкан
       *[sea] 🌀 Дыру закрывает водоворот
    }
land-vs-sea-area-completed = { $terrain ->
        [land] Суша
       *[sea] Море
    } +{ $points }{ $plus ->
        [0] {""}
       *[other] , { $seat } +{ $plus }
    }
land-vs-sea-chain-linked = { $kind ->
        [mountains] ⛰ Горы
       *[corals] 🪸 Кораллы
    }: { $seats } +{ $points }
land-vs-sea-traders-met = { $trader ->
        [caravan] 🐪 Караван
       *[ship] ⛵ Корабль
    }: { $seat } +{ $points }
land-vs-sea-waypoint-placed = 🚩 { $seat } ставит путевую точку
land-vs-sea-waypoint-returned = 🚩 { $seat } +{ $points }: возвращается точка игрока { $player }
land-vs-sea-route-scored = Торговый путь (🐪 { $caravans }, ⛵ { $ships }): { $shared ->
        [0] никому
       *[other] { $seats } +{ $points }
    }
land-vs-sea-game-ended = { $shared ->
        [1] Победа
       *[other] Общая победа
    }: { $seats } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

## Положение дел

land-vs-sea-status-you = Вы — { $side ->
        [land] суша 🟧
        [sea] море 🟦
       *[cartographer] картограф ⬜
    }
land-vs-sea-status-left = { $left ->
        [0] стопки пусты
        [one] в стопках { $left } тайл
        [few] в стопках { $left } тайла
       *[other] в стопках { $left } тайлов
    }
land-vs-sea-status-again = ↻ Второй тайл
land-vs-sea-category-land = Суша
land-vs-sea-category-sea = Море
land-vs-sea-category-plus = Бонусы
land-vs-sea-category-chains = Цепочки
land-vs-sea-category-traders = Торговцы
land-vs-sea-category-routes = Пути
land-vs-sea-category-waypoints = Точки

## Картинки

land-vs-sea-sheet = Суша против моря
land-vs-sea-total = Всего
land-vs-sea-side-land = Суша
land-vs-sea-side-sea = Море
land-vs-sea-side-cartographer = Картограф
land-vs-sea-lens-areas = Участки
land-vs-sea-lens-routes = Цепочки
land-vs-sea-lens-left = Осталось
land-vs-sea-signs-left = ×2: столько таких вы ещё не видели
land-vs-sea-signs-areas = ▲ суша, ≈ море: 5+2 = 5 тайлов, 2 плюса
land-vs-sea-signs-routes = ×3: столько в цепочке · 2:1 = 2 каравана, 1 корабль
land-vs-sea-unseen = Ещё не видно сторон
land-vs-sea-covered = из них лицом вниз на карте
land-vs-sea-example = Карта в разгар игры. Золотом отмечен последний тайл. Внизу: чей ход, очки и те стороны тайлов на руках, которые видят все.

## /rules

land-vs-sea-rules =
    <b>Суша против моря</b>

    Вы вместе складываете одну карту из шестиугольных тайлов. Один игрок получает очки за сушу, другой — за море; втроём картограф получает очки за то, что их связывает; вчетвером играют две команды с общими очками. Побеждает тот, у кого больше очков; при равенстве победа общая.

    <b>Ваш ход</b>
    У вас два тайла. Одну сторону каждого видят все, другую — только вы, в личном чате. Положите любой тайл любой стороной вверх так, чтобы совпали все края: суша к суше, море к морю. Потом берите из любой из двух стопок, верхние стороны которых видят все, пока тайлов снова не станет два. Когда одна стопка кончилась, другую делят пополам. Стороны определяет жребий; начинает суша.
    • <b>Ещё тайл</b> (зелёная стрелка): положите и второй тайл. Стрелка на нём уже ничего не даёт.
    • <b>Украсть</b> (рука): возьмите тайл у любого, у кого их два, вместо того чтобы брать из стопки. В этот ход его класть нельзя.

    <b>Очки</b>
    Участок без открытых краёв завершён. Каждый его тайл — 1 очко его стороне, кто бы его ни завершил. Каждый <b>плюс</b> на нём — 1 очко тому, кто завершил. На некоторых тайлах два одинаковых участка касаются углом: они остаются отдельными. За незавершённые участки очков нет.

    <b>Вулкан и водоворот</b>
    Дыра — пустое место, со всех шести сторон которого лежат тайлы. Первую, у которой все шесть краёв одинаковые, сразу закрывает тот, кто её создал: среди суши — вулканом, среди моря — водоворотом. Это считается его тайлом; на нём пять плюсов. Следующие дыры остаются пустыми.

    <b>Втроём</b>
    Горы, кораллы, караваны и корабли всегда в игре. Когда соединяются хребты или рифы, картограф получает по 1 очку за каждый в цепочке. Караван или корабль рядом с другим — 2 очка тому, кто его положил. В конце торговый путь приносит по 1 очку за каждый караван и корабль: суше, если караванов больше, морю, если больше кораблей, картографу, если поровну. Плюсы — тому, кто завершил участок, даже если это картограф.

    <b>Вчетвером</b>
    Двое играют за сушу, двое за море; ходят по очереди: суша, море, суша, море. Очки у команды общие, а скрытые стороны — нет: не показывайте и не называйте их даже напарнику. Украсть тайл можно и у напарника.

    Игра кончается, когда положен последний тайл.

    <i>Список 58 тайлов не опубликован: наш — реконструкция, одинаковая для суши и моря.</i>
land-vs-sea-rules-table-talk-restricted =
    <b>Разговоры в команде: ограничены</b>
    Вчетвером. Не советуйте напарнику, куда и как положить тайл или поставить точку: ни словами, ни жестами, ни личным сообщением. Подсказать можно тем, что вы ставите на карту; ещё можно напомнить напарнику о его точке.
land-vs-sea-rules-table-talk-free =
    <b>Разговоры в команде: свободные</b>
    Вчетвером. Можно советовать напарнику, что и куда положить, но нельзя говорить, что на скрытой стороне.
land-vs-sea-rules-mountains-on =
    <b>Горы и кораллы</b>
    Когда хребты соединяются, суша получает по 1 очку за каждый хребет цепочки; море так же — за рифы. Втроём очки за них получает картограф.
land-vs-sea-rules-caravans-on =
    <b>Караваны и корабли</b>
    Положите один рядом с другим — 2 очка. В конце два и больше рядом — торговый путь. Он приносит по 1 очку за каждый караван и корабль на нём: суше, если больше караванов, морю, если больше кораблей; поровну — никому (втроём — картографу).
land-vs-sea-rules-waypoints-on =
    <b>Путевые точки</b>
    В конце хода можно поставить свою точку на участок своей стороны, на тайл со свободным краем и без другой точки. Она возвращается, когда участок завершён или у тайла шесть соседей; кто это сделал, получает 1 очко. Вернувшуюся точку можно поставить снова в тот же ход. У картографа точки нет.
land-vs-sea-rules-waypoints-four =
    <b>Путевые точки</b>
    Вчетвером. В конце хода можно поставить свою точку на участок своей стороны, на тайл со свободным краем и без другой точки. Она возвращается, когда участок завершён или у тайла шесть соседей; кто это сделал, получает 1 очко. Вернувшуюся точку можно поставить снова в тот же ход.

## Запись партии и карта знаками

land-vs-sea-tile = суша ×{ $land }, море ×{ $sea }
land-vs-sea-move-lay = тайл ({ $tile }){ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , поворот на { $turned }°
    }
land-vs-sea-move-fill = закрывает дыру{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }
land-vs-sea-move-draw = берёт тайл из стопки { $stack }
land-vs-sea-move-waypoint = ставит путевую точку
land-vs-sea-legend = # суша и ~ море на краях; C караван, S корабль, @ ещё тайл, ! украсть, ^ горы, * кораллы; цифра — путевая точка этого игрока
land-vs-sea-legend-side = { $seat } ({ $number }): { $side }
land-vs-sea-legend-player = { $seat } ({ $number }): { $side }. На руках: { $tiles }
land-vs-sea-legend-tile = { $up } или { $down }
land-vs-sea-legend-stack = Стопка { $stack }: { $tiles }, сверху { $top }
land-vs-sea-scored = { $category }, { $place }
land-vs-sea-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
land-vs-sea-reason-plus = { $count ->
        [one] { $count } плюс
        [few] { $count } плюса
       *[other] { $count } плюсов
    }
land-vs-sea-reason-mountains = { $count ->
        [one] { $count } хребет
        [few] { $count } хребта
       *[other] { $count } хребтов
    }
land-vs-sea-reason-corals = { $count ->
        [one] { $count } риф
        [few] { $count } рифа
       *[other] { $count } рифов
    }
land-vs-sea-reason-route = { $count ->
        [one] { $count } стоянка
        [few] { $count } стоянки
       *[other] { $count } стоянок
    }
land-vs-sea-reason-caravan = караван
land-vs-sea-reason-ship = корабль

## Records
land-vs-sea-record-land = Самая большая суша: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
land-vs-sea-record-sea = Самое большое море: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
land-vs-sea-record-route = Самый длинный торговый путь: { $count ->
        [one] { $count } стоянка
        [few] { $count } стоянки
       *[other] { $count } стоянок
    }

## Словами

land-vs-sea-chapter-left = Осталось
land-vs-sea-aloud-left = { $count } × { $shown }
land-vs-sea-chapter-others = Другие и стопки
land-vs-sea-chapter-areas = Не завершено
land-vs-sea-chapter-routes = Цепочки и пути
land-vs-sea-chapter-map = Карта
land-vs-sea-aloud-place = ряд { $row } место { $place }
land-vs-sea-aloud-last = Последний тайл: { $tile }
land-vs-sea-aloud-player = { $seat }: { $told }
land-vs-sea-aloud-side = тайл { $tile }, { $side ->
        [up] открытая сторона
       *[down] скрытая сторона
    }: { $shown }
land-vs-sea-aloud-thing = { $thing ->
        [land] суша
        [sea] море
        [mountains] горы
        [corals] кораллы
        [trade] торговый путь
        [caravan] караван
        [ship] корабль
        [again] ещё тайл
       *[steal] украсть
    }
land-vs-sea-aloud-piece = { $thing } ({ $ways }){ $plus ->
        [0] {""}
       *[other] , бонус { $plus }
    }
land-vs-sea-aloud-way = { $way ->
        [ne] северо-восток
        [e] восток
        [se] юго-восток
        [sw] юго-запад
        [w] запад
       *[nw] северо-запад
    }
land-vs-sea-aloud-region = { $thing }: { $place } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }{ $plus ->
        [0] {""}
       *[other] , бонус { $plus }
    })
land-vs-sea-aloud-unfinished = { $region }, продолжается: { $places }
land-vs-sea-aloud-stack = стопка { $stack }: { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }, сверху { $top }
land-vs-sea-aloud-theft = { $seat }: { $side }
land-vs-sea-aloud-flag = путевая точка — { $seat }
land-vs-sea-aloud-told = { $what }: { $told }
land-vs-sea-aloud-edge = { $way } — { $thing }
land-vs-sea-aloud-completes = { $how ->
        [could] можно завершить:
       *[does] будет завершено:
    } { $region }
land-vs-sea-aloud-links = { $how ->
        [could] можно соединить:
       *[does] соединит:
    } { $region }
land-vs-sea-aloud-turned = { $degrees ->
        [0] не повёрнут
       *[other] повёрнут на { $degrees }°
    }

## Почему так сходил бы компьютер

land-vs-sea-why-expected = { $side ->
        [land] суша
        [sea] море
       *[cartographer] картограф
    }: { $change } в перспективе
land-vs-sea-why-worse = любой другой ход для вас хуже
land-vs-sea-why-little = ни для кого почти ничего не меняет
land-vs-sea-why-stolen = { $seat } остаётся с одним тайлом
land-vs-sea-why-again = вы сразу кладёте второй тайл

## Памятка

land-vs-sea-lens-guide = Памятка
land-vs-sea-guide-area = Завершённый участок: за тайл, его стороне, кто бы ни завершил
land-vs-sea-guide-plus = Каждый плюс на нём: тому, кто завершил
land-vs-sea-guide-volcano = Вулкан или водоворот в дыре: столько плюсов
land-vs-sea-guide-chain = Цепочка хребтов или рифов: суше или морю, за каждый
land-vs-sea-guide-chain-third = Цепочка хребтов или рифов: картографу, за каждый
land-vs-sea-guide-traders = Караван или корабль рядом с другим: тому, кто положил
land-vs-sea-guide-route = Торговый путь в конце: за каждого, суше или морю, у кого больше
land-vs-sea-guide-route-third = Торговый путь в конце: за каждого, у кого больше; поровну — картографу
land-vs-sea-guide-waypoint = Путевая точка вернулась: тому, кто это сделал
land-vs-sea-guide-again = Ещё тайл: положите и второй
land-vs-sea-guide-steal = Украсть: возьмите тайл из чужой руки, а не из стопки
