### Суша против моря по-русски. Людей называют $seat, $player и $seats: это уже имена.

land-vs-sea-name = Суша против моря
land-vs-sea-blurb = Вы вместе рисуете одну карту: кому-то нужна суша, кому-то море. У каждого тайла две стороны, и одну из них видите только вы.
land-vs-sea-credit = Автор игры — Джон-Пол Жак

## Настройки

land-vs-sea-preset-basic = Базовая игра
land-vs-sea-preset-full = Полная игра
land-vs-sea-option-mountains = Горы
land-vs-sea-option-mountains-help = Горные хребты и коралловые рифы приносят очки каждый раз, когда соединяются: по 1 за каждый в цепочке. Втроём они есть всегда.
land-vs-sea-option-mountains-off = нет
land-vs-sea-option-mountains-on = есть
land-vs-sea-option-caravans = Караваны
land-vs-sea-option-caravans-help = Караван или корабль рядом с другим приносит 2 очка. В конце каждый торговый путь достаётся суше или морю: кого на нём больше. Втроём они есть всегда.
land-vs-sea-option-caravans-off = нет
land-vs-sea-option-caravans-on = есть
land-vs-sea-option-waypoints = Точки
land-vs-sea-option-waypoints-help = Путевые точки: у каждого есть флажок, который можно поставить на карту. Кто завершит его участок или окружит его тайл, получает 1 очко. Лучше всего вчетвером: так в команде подсказывают друг другу планы.
land-vs-sea-option-waypoints-four = вчетвером
land-vs-sea-option-waypoints-on = всегда
land-vs-sea-option-waypoints-off = никогда
land-vs-sea-option-table-talk = Советы
land-vs-sea-option-table-talk-help = Для команд; следите за этим сами. «Нельзя»: не советовать, куда и что класть. «Можно»: карту обсуждайте как угодно, но скрытые стороны — никогда.
land-vs-sea-option-table-talk-restricted = нельзя
land-vs-sea-option-table-talk-free = можно
land-vs-sea-option-first-hands = Начало
land-vs-sea-option-first-hands-help = Первые тайлы. «Раздача»: все сразу получают по два тайла. «Выбор»: их берут по очереди, каждый из той стопки, какая нравится, как в правилах.
land-vs-sea-option-first-hands-dealt = раздача
land-vs-sea-option-first-hands-chosen = выбор

## Вопросы и ответы

land-vs-sea-ask-side = какую сторону кладёте?
land-vs-sea-ask-cell = куда?
land-vs-sea-ask-rotation = как повернуть?
land-vs-sea-ask-stack = из какой стопки брать?
land-vs-sea-ask-theft = какой тайл украсть?
land-vs-sea-ask-spot = куда путевую точку?
land-vs-sea-stack-first = Стопка 1
land-vs-sea-stack-second = Стопка 2
land-vs-sea-stack-none = Без стопки
land-vs-sea-theft-none = Ничего
land-vs-sea-spot-none = Без точки

## Что произошло

land-vs-sea-tile-laid = { $seat } кладёт тайл
land-vs-sea-tile-stolen = ✋ Кража: { $player } → { $seat }
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
land-vs-sea-waypoint-returned = 🚩 { $seat } +{ $points }: точку снова держит { $player }
land-vs-sea-route-scored = Торговый путь, { $caravans }:{ $ships } — { $shared ->
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
land-vs-sea-category-chains = Хребты
land-vs-sea-category-traders = Встречи
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
land-vs-sea-unseen = Сторон ещё не видно
land-vs-sea-covered = из них под тайлами на карте
land-vs-sea-example = Карта в разгар игры. Золотом отмечен последний тайл. Внизу: чей ход, очки и те стороны тайлов на руках, которые видят все.

## /rules

land-vs-sea-rules =
    <b>Суша против моря</b>

    Вы вместе складываете одну карту из шестиугольных тайлов. Один игрок получает очки за сушу, другой — за море; втроём картограф получает очки за то, что их связывает; вчетвером играют две команды с общими очками. Побеждает тот, у кого больше очков; при равенстве победа общая.

    <b>Ваш ход</b>
    У вас два тайла. Одну сторону каждого видят все, другую — только вы, в личном чате. Положите любой тайл любой стороной вверх так, чтобы совпали все края: суша к суше, море к морю. Потом берите из двух стопок, пока тайлов снова не станет два.
    • <b>Ещё тайл</b> (зелёная стрелка): положите и второй тайл.
    • <b>Украсть</b> (рука): возьмите тайл у кого угодно, но не последний. В этот ход его класть нельзя.

    <b>Очки</b>
    Участок без открытых краёв завершён. Каждый его тайл — 1 очко его стороне, кто бы его ни завершил. Каждый <b>плюс</b> на нём — 1 очко тому, кто завершил. Некоторые тайлы разделяют в углу два одинаковых участка. За незавершённые участки очков нет.

    <b>Вулкан и водоворот</b>
    Первую дыру с шестью одинаковыми краями сразу закрывает тот, кто её создал: среди суши — вулканом, среди моря — водоворотом. Это считается его тайлом; на нём пять плюсов. Следующие дыры остаются пустыми.

    <b>Втроём</b>
    Горы, кораллы, караваны и корабли всегда в игре. Когда соединяются хребты или рифы, картограф получает по 1 очку за каждый в цепочке. Караван или корабль рядом с другим — 2 очка тому, кто его положил. В конце каждый торговый путь приносит по 1 очку за всех: суше, если караванов больше, морю, если больше кораблей, картографу, если поровну. Плюсы — как у всех.

    Игра кончается, когда положен последний тайл.

    <i>Список 58 тайлов не опубликован: наш — реконструкция, одинаковая для суши и моря.</i>
land-vs-sea-rules-mountains-on =
    <b>Горы и кораллы</b>
    Когда хребты соединяются, суша получает по 1 очку за каждый хребет цепочки; море так же — за рифы. Втроём очки за них получает картограф.
land-vs-sea-rules-caravans-on =
    <b>Караваны и корабли</b>
    Положите один рядом с другим — 2 очка. В конце два и больше рядом — торговый путь: кого на нём больше, караванов (суша) или кораблей (море), тот получает по 1 очку за всех. Поровну — никто; втроём — картограф.
land-vs-sea-rules-waypoints-on =
    <b>Путевые точки</b>
    В конце хода можно поставить свою точку на участок своей стороны, на тайл со свободным краем и без чужой точки. Она возвращается, когда участок завершён или у тайла шесть соседей; кто это сделал, получает 1 очко.
land-vs-sea-rules-waypoints-four =
    <b>Путевые точки</b>
    Вчетвером. В конце хода можно поставить свою точку на участок своей стороны, на тайл со свободным краем и без чужой точки. Она возвращается, когда участок завершён или у тайла шесть соседей; кто это сделал, получает 1 очко.

## Запись партии и карта знаками

land-vs-sea-tile = суша ×{ $land }, море ×{ $sea }
land-vs-sea-move-lay = тайл ({ $tile }), место { $x }, { $y }{ $turned ->
        [0] {""}
       *[other] , поворот на { $turned }°
    }
land-vs-sea-move-fill = дыра { $x }, { $y }
land-vs-sea-move-draw = тайл из стопки { $stack }
land-vs-sea-move-waypoint = путевая точка
land-vs-sea-legend = # суша и ~ море на краях; C караван, S корабль, @ ещё тайл, ! украсть, ^ горы, * кораллы; цифра — путевая точка этого игрока
land-vs-sea-legend-side = { $seat }: { $side }
land-vs-sea-legend-player = { $seat }: { $side }. В руке: { $tiles }
land-vs-sea-legend-tile = { $up } или { $down }
land-vs-sea-legend-stack = Стопка { $stack }: { $tiles }, сверху { $top }
land-vs-sea-scored = { $category }, место { $x }, { $y }

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
