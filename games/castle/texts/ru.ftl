### «Каркассон: Крепость» по-русски. Людей называют $seat и $seats: это уже имена.

castle-name = Крепость
castle-blurb = Каркассон для двоих: заполните крепость дорогами, домами, башнями и дворами. Ваша фишка бежит по стене, и если она остановится точно на угловой башне, её жетон ваш.
castle-credit = «Каркассон: Крепость», авторы игры — Райнер Книция и Клаус-Юрген Вреде, издатель — Hans im Glück

## Настройки

castle-preset-standard = Обычная игра
castle-preset-planned = На ход вперёд
castle-preset-strict = Строгие края
castle-option-edges = Края
castle-option-edges-help = «Дороги» — совпадать должны только дороги; остальное может лежать рядом, и тогда разные постройки закрывают друг друга. «Все» — каждая сторона должна совпадать с соседней.
castle-option-edges-paths = дороги
castle-option-edges-all = все
castle-option-wall-tiles = Жетоны
castle-option-wall-tiles-help = Остановитесь точно на угловой башне — и её жетон ваш. «Закрытые» — никто не знает, что там. «Открытые» — можно целиться в нужный. «Нет» — игра без жетонов.
castle-option-wall-tiles-hidden = закрытые
castle-option-wall-tiles-open = открытые
castle-option-wall-tiles-off = нет
castle-option-draw = Тайлы
castle-option-draw-help = Тайл тянут в свой ход; или следующий — уже в конце хода, у всех на виду: есть время подумать.
castle-option-draw-turn = в свой ход
castle-option-draw-ahead = на ход вперёд
castle-option-unplaceable = Не подошёл
castle-option-unplaceable-help = Тайл, который никуда не подходит, выбывает из игры или возвращается в стопку и может прийти ещё раз. В любом случае вы берёте другой.
castle-option-unplaceable-out = сброс
castle-option-unplaceable-back = в стопку

## Что действует за столом

castle-holds-edges-paths = Дорога должна встречать дорогу; остальное может лежать рядом как угодно.
castle-holds-edges-all = Совпадать с соседями должны все стороны.
castle-holds-wall-tiles-hidden = Встали точно на угловую башню — жетон стены ваш; какой он, заранее не знает никто.
castle-holds-wall-tiles-open = Встали точно на угловую башню — жетон стены ваш; все видят, какой где лежит.
castle-holds-wall-tiles-off = Жетонов стены нет.
castle-holds-draw-turn = Тайл тянут в свой ход.
castle-holds-draw-ahead = Следующий тайл тянут в конце своего хода, у всех на виду.
castle-holds-unplaceable-out = Тайл, который никуда не подходит, выбывает из игры, а вы тянете другой.
castle-holds-unplaceable-back = Тайл, который никуда не подходит, снова замешивают в стопку, а вы тянете другой.

## Вопросы и ответы

castle-ask-cell = куда положить тайл?
castle-ask-rotation = как повернуть?
castle-ask-extra = ещё один ход после этого?
castle-ask-follower = выставить подданного?
castle-followers-left = осталось: { $count }
castle-ask-payment = что считать сейчас?
castle-extra-none = Без второго хода
castle-extra-turn = Потом ещё один
castle-follower-path = дорога
castle-follower-house = дом
castle-follower-tower = башня
castle-follower-court = двор
castle-follower-none = Никого
castle-payment-path = дорога
castle-payment-house = дом
castle-payment-tower = башня
castle-payment-double-house = дом ×2
castle-payment-double-tower = башня ×2

## Что произошло

castle-tile-placed = { $seat }: тайл без подданного
castle-tile-claimed = { $seat }: подданный { $feature ->
        [path] на дороге
        [house] в доме
        [tower] в башне
       *[court] во дворе
    }
castle-feature-scored = { $seat }: +{ $points } — { $feature ->
        [path] дорога
        [house] дом
       *[tower] башня
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }{ $wells ->
        [0] {""}
       *[other] , колодец
    }{ $doubled ->
        [0] {""}
       *[other] , жетон
    })
castle-nobody-scored = Подданных поровну, очков никому: { $feature ->
        [path] дорога
        [house] дом
       *[tower] башня
    }
castle-keep-moved = { $seat }: цитадель переходит на дом ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    })
castle-bonus-taken = 🧱 { $seat } забирает жетон стены с деления { $space }: { castle-bonus }
castle-turn-again = { $seat }: ещё один ход (жетон)
castle-tile-discarded = { $tiles ->
        [1] Тайл никуда не подходит и выбывает из игры
        [one] { $tiles } тайл никуда не подходит и выбывает из игры
        [few] { $tiles } тайла никуда не подходят и выбывают из игры
       *[other] { $tiles } тайлов никуда не подходят и выбывают из игры
    }
castle-tile-returned = { $tiles ->
        [1] Тайл никуда не подходит и возвращается в стопку
        [one] { $tiles } тайл никуда не подходит и возвращается в стопку
        [few] { $tiles } тайла никуда не подходят и возвращаются в стопку
       *[other] { $tiles } тайлов никуда не подходят и возвращаются в стопку
    }
castle-nothing-fits = { $tiles ->
        [1] Последний тайл никуда не подходит: игра окончена
       *[other] Ни один из последних тайлов ({ $tiles }) никуда не подходит: игра окончена
    }
castle-court-scored = { $seat }: +{ $points } — двор ({ $markets ->
        [one] { $markets } рынок
        [few] { $markets } рынка
       *[other] { $markets } рынков
    }{ $raised ->
        [0] {""}
       *[other] , жетон
    })
castle-keep-scored = { $seat }: +{ $squares } — цитадель больше ({ $squares ->
        [one] { $squares } пустая клетка
        [few] { $squares } пустые клетки
       *[other] { $squares } пустых клеток
    })
castle-open-scored = { $seat }: +{ $points } — жетон: { $feature ->
        [path] незавершённая дорога
        [house] незавершённый дом
       *[tower] незавершённая башня
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    })
castle-bonus-scored = { $seat }: +{ $points } — жетон с очками
castle-game-ended = { $shared ->
        [1] Победа: { $seats } — { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
       *[other] Победу делят { $seats }: по { $points ->
            [one] { $points } очку
            [few] { $points } очка
           *[other] { $points } очков
        }
    }

## Части предложений

castle-bonus = { $bonus ->
        [turn] ещё один ход
        [double-tower] башня ×2
        [double-house] дом ×2
        [open-path] незавершённая дорога
        [open-house] незавершённый дом
        [open-tower] незавершённая башня
        [markets] двор: +1 за рынок
        [keep] цитадель: +2 тайла
       *[points] 5 очков
    }

## Как обстоят дела

castle-status-left = { $left ->
        [0] последний тайл
       *[other] в стопке ещё { $left }
    }
castle-status-drawn = Тайл: { $tile }
castle-lens-wall = Жетоны
castle-lens-left = Осталось
castle-signs-wall = ×2: столько ещё никто не видел
castle-signs-left = ×2: столько таких ещё не вышло
castle-sheet = Итоговый счёт
castle-total = Всего
castle-category-path = Дороги
castle-category-house = Дома
castle-category-tower = Башни
castle-category-court = Дворы
castle-category-keep = Цитадель
castle-category-bonus = Жетоны
castle-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
castle-reason-wells = { $count ->
        [one] { $count } колодец
        [few] { $count } колодца
       *[other] { $count } колодцев
    }
castle-reason-doubled = жетон
castle-reason-markets = { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
       *[other] { $count } рынков
    }
castle-reason-raised = жетон
castle-reason-squares = { $count ->
        [one] { $count } пустая клетка
        [few] { $count } пустые клетки
       *[other] { $count } пустых клеток
    }
castle-reason-points = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[other] { $count } жетонов
    }

## Картинки

castle-colour-red = Красный
castle-colour-blue = Синий
castle-wall-turn = Ещё один ход
castle-wall-double-tower = Завершённая башня считается вдвойне
castle-wall-double-house = Завершённый дом считается вдвойне
castle-wall-open-path = Незавершённая дорога приносит очки
castle-wall-open-house = Незавершённый дом приносит очки
castle-wall-open-tower = Незавершённая башня приносит очки
castle-wall-markets = Двор: 4 за рынок вместо 3
castle-wall-keep = Цитадель больше на 2 тайла
castle-wall-points = 5 очков в конце
castle-example = Крепость в разгаре игры. Очки бегут по стене: кто остановится на угловой башне, забирает её жетон. Золотом отмечен последний ход.

## /rules

castle-rules =
    <b>Крепость</b>

    Двое заполняют тайлами место внутри крепостной стены. Кто начинает (у стартового места в стене), решает жребий. Очки отмечают фишки на стене, после 99 — по второму кругу. Побеждает тот, у кого очков больше; при равенстве победу делят.

    <b>Ваш ход</b>
    • <b>Тайл.</b> { $draw ->
        [ahead] Тайл вы взяли в конце прошлого хода, у всех на виду. Положите его так, чтобы
       *[turn] Возьмите тайл и положите его так, чтобы
    } он хотя бы одной стороной касался другого тайла или стартового места в стене. Сначала его можно повернуть. { $edges ->
        [all] Совпадать должны все стороны: дорога с дорогой, дом с домом, башня с башней, двор с двором.
       *[paths] Дорога должна встречать дорогу; дома, башни и дворы могут лежать рядом: разные постройки закрывают друг друга, одинаковые соединяются.
    } В стену дорога упираться может. Если тайл никуда не подходит, { $unplaceable ->
        [back] он возвращается в стопку, а вы берёте другой.
       *[out] он выбывает из игры, а вы берёте другой.
    }
    • <b>Подданный.</b> На этот тайл можно выставить одного из шести подданных: на дорогу, в дом, башню или двор, где ещё никого нет.
    • <b>Очки.</b> Завершённое сразу приносит очки, сначала ваше{ $wall_tiles ->
        [off] {""}
       *[other] {" "}(от этого зависит, кто дойдёт до жетона)
    }, и подданные возвращаются.

    <b>Что завершено</b>
    • <b>Дорога</b>, каждый конец которой во что-то упёрся (площадь, здание, стартовое место, стену) или которая замкнулась: 1 очко за тайл, с колодцем — 2 за тайл. Дороги разделяет площадь, а развилка и колодец — нет.
    • <b>Дом</b>, окружённый стеной или всем, что не дом: 1 очко за тайл.
    • <b>Башня</b>, окружённая так же: 2 очка за тайл.
    Стартовые места считаются тайлами. Все очки — тому, у кого больше подданных; поровну — <b>никому</b>. Незавершённое не приносит ничего.

    <b>Конец игры</b>
    Игра кончается, когда положен последний из 60 тайлов. Часть из 76 клеток остаётся пустой.
    • <b>Двор</b>: 3 очка за рынок, в том числе на стартовом месте, тому, у кого там больше подданных; поровну — никому. Подданные стоят во дворе до конца.
    • <b>Цитадель</b> стоит на самом большом доме, который принёс вам очки; равный её не сдвигает. Бо́льшая приносит по 1 за каждую клетку самой большой группы пустых клеток; если цитадели равны, очков никому.

    <i>Набор тайлов наш. Рисунки 60 тайлов, очертания стены, места угловых башен и стартовых мест не опубликованы: это реконструкция{ $wall_tiles ->
        [off] {""}
       *[other] , как и то, что дают некоторые жетоны (5 очков, 2 тайла для цитадели)
    }.</i>
castle-rules-wall-tiles-hidden =
    <b>Жетоны стены</b>
    Они лежат закрытыми на всех угловых башнях, кроме первой. Если очки привели вашу фишку <i>точно</i> на одно из двух делений угловой башни, заберите жетон. Завершили сразу несколько — порядок выбираете вы. Использовать жетон можно один раз, начиная со следующего хода:
    • ещё один ход после этого (но не после последнего тайла);
    • завершённая вами башня (или дом) считается вдвойне;
    • в конце, каждый жетон — одно из этого: незавершённая дорога, дом или башня, где больше ваших подданных, приносит все очки; один двор приносит 4 очка за рынок, а не 3; цитадель больше на 2 тайла; 5 очков. Лучшее я выберу за вас.
    За очки в конце жетонов не берут.
castle-rules-wall-tiles-open =
    <b>Жетоны стены</b>
    Они лежат открытыми на всех угловых башнях, кроме первой. Если очки привели вашу фишку <i>точно</i> на одно из двух делений угловой башни, заберите жетон. Завершили сразу несколько — порядок выбираете вы. Использовать жетон можно один раз, начиная со следующего хода:
    • ещё один ход после этого (но не после последнего тайла);
    • завершённая вами башня (или дом) считается вдвойне;
    • в конце, каждый жетон — одно из этого: незавершённая дорога, дом или башня, где больше ваших подданных, приносит все очки; один двор приносит 4 очка за рынок, а не 3; цитадель больше на 2 тайла; 5 очков. Лучшее я выберу за вас.
    За очки в конце жетонов не берут.

## Рекорды
castle-record-keep = Самая большая цитадель: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
castle-record-path = Самая длинная дорога: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
castle-record-court = Самый богатый двор: { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
       *[other] { $count } рынков
    }

## Запись партии и карта знаками

castle-move-place = тайл на { $square }: { $tile }
castle-side = { $side ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    } { $edge ->
        [path] дорога
        [house] дом
        [tower] башня
       *[court] двор
    }
castle-mark = { $mark ->
        [square] площадь
        [well] колодец
       *[market] рынок
    }
castle-move-score = следующие очки — { $feature ->
        [path] дорога
        [house] дом
       *[tower] башня
    } на { $square }{ $doubled ->
        [0] {""}
       *[other] , вдвойне (жетон)
    }
castle-scored = { $category ->
        [path] Дорога
        [house] Дом
        [tower] Башня
        [court] Двор
        [keep] Цитадель
       *[bonus] Жетон
    }, { $square }
castle-legend = # дом, ^ башня, - и | дорога, o конец дороги, * площадь, w колодец, . двор, m рынок; = дорога в стене; ' пустая клетка; цифра — подданный этого игрока
castle-legend-wall = На стене: { $tiles }
castle-legend-tower = { $bonus ->
        [hidden] { $space }
       *[other] { $space } ({ castle-bonus })
    }
castle-legend-player = { $seat } ({ $number }): { $told }
castle-legend-followers = { $count ->
        [one] { $count } подданный
        [few] { $count } подданных
       *[other] { $count } подданных
    } в запасе
castle-legend-keep = цитадель на { $square } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    })
castle-legend-bonus = жетон «{ castle-bonus }»

## Словами

castle-aloud-short = { $what } { $where }
castle-aloud-marker = фишка на делении { $space }{ $tower ->
        [0] {""}
       *[other] , до угловой башни на { $tower } осталось { $steps }
    }
castle-aloud-tower = деления { $space } и { $next }: { $bonus ->
        [hidden] закрыт
       *[other] { castle-bonus }
    }
castle-chapter-left = Осталось
castle-aloud-left = { $count } × { $sides }
castle-chapter-others = Соперник
castle-chapter-unfinished = Не завершено
castle-chapter-wall = Жетоны стены
castle-chapter-map = Крепость
castle-aloud-square = { $square }
castle-aloud-last = Положен последним: { $tile }
castle-aloud-player = { $seat }: { $told }
castle-aloud-region = { $feature ->
        [path] дорога
        [house] дом
        [tower] башня
       *[court] двор
    } на { $square } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }{ $wells ->
        [0] {""}
        [one] , { $wells } колодец
        [few] , { $wells } колодца
       *[other] , { $wells } колодцев
    }{ $markets ->
        [0] {""}
        [one] , { $markets } рынок
        [few] , { $markets } рынка
       *[other] , { $markets } рынков
    })
castle-aloud-with = { $named } ({ $count ->
        [one] { $count } подданный
        [few] { $count } подданных
       *[other] { $count } подданных
    })
castle-aloud-owned = { $named } — { $seats }
castle-aloud-unfinished = { $region }, продолжается: { $places }
castle-aloud-told = { $what }: { $told }
castle-aloud-wall = { $side ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    } стена
castle-aloud-way = { $way ->
        [n] север
        [e] восток
        [s] юг
        [w] запад
        [ne] северо-восток
        [se] юго-восток
        [sw] юго-запад
       *[nw] северо-запад
    }
castle-aloud-could = может завершиться { $region }
castle-aloud-completes = завершится { $region }
castle-aloud-turned = { $degrees ->
        [0] не повёрнут
       *[other] повёрнут на { $degrees }°
    }
castle-aloud-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }, { $state ->
        [open] не завершено
       *[completed] завершено
    }
castle-aloud-payment = { $region }{ $doubled ->
        [0] {""}
       *[other] , вдвойне (жетон)
    }

## Почему так сходил бы компьютер

castle-why-expected = { $but ->
        [1] но{" "}
       *[0] {""}
    }{ $own ->
        [1] вы
       *[0] { $seat }
    }: { $change } к концу игры{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
castle-why-paid = но { $seat } получает { $points }
castle-why-again = сразу ещё один ход, за жетон стены
castle-why-little = { $changes ->
        [loss] лучшего хода не видно
        [others] для вас почти ничего не меняет
       *[none] ни для кого почти ничего не меняет
    }
castle-why-keep = ваша цитадель: { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }, { $than ->
        [more] больше, чем у соперника
        [same] столько же, сколько у соперника
       *[less] пока меньше, чем у соперника
    }
castle-why-wall = { $sure ->
        [1] вы берёте жетон стены
       *[0] если посчитать верно, вы берёте жетон стены
    }
castle-why-where = { $where ->
    [n] {" "}на севере
    [ne] {" "}на северо-востоке
    [e] {" "}на востоке
    [se] {" "}на юго-востоке
    [s] {" "}на юге
    [sw] {" "}на юго-западе
    [w] {" "}на западе
    [nw] {" "}на северо-западе
   *[none] {""}
}
castle-why-feature = { $again ->
        [1] { $feature ->
            [path] ещё одна
            [house] ещё один
            [tower] ещё одна
           *[court] ещё один
        }{" "}
       *[0] {""}
    }{ $feature ->
        [path] дорога
        [house] дом
        [tower] башня
       *[court] двор
    }{ castle-why-where }
castle-why-standing = { $what }: после завершения от { $done } ({ $odds ->
        [likely] скорее всего
        [gamble] как повезёт
       *[unlikely] вряд ли
    })
castle-why-scored = { $what } завершается: +{ $points }{ $most ->
        [0] {""}
       *[other] , с жетоном стены +{ $most }
    }
castle-why-court = { $what }: { $now ->
        [0] рынков там пока нет
       *[other] пока это { $now } в конце игры{ $gain ->
            [0] {""}
           *[other] {" "}(+{ $gain })
        }
    }{ $lies ->
        [1] ; подданный остаётся там
       *[0] {""}
    }
castle-why-other = { $feature ->
        [none] без подданного
        [path] дорога
        [house] дом
        [tower] башня
       *[court] двор
    }{ $here ->
        [here] {" "}здесь же
        [elsewhere] {" "}в другом месте{ castle-why-where }
       *[there] { $where ->
            [none] {" "}в другом месте
           *[other] { castle-why-where }
        }
    }
castle-why-ends = это конец игры: { $won ->
        [2] победа,
        [1] победа поровну,
       *[0] поражение,
    } { $own } против { $best }
castle-why-next = второй по силе ход: { $what } ({ $less ->
        [0] почти не хуже
       *[other] хуже примерно на { $less }
    })
castle-why-order = { $first ->
        [1] сначала{" "}
       *[0] {""}
    }{ $what }{ $doubled ->
        [1] {" "}×2
       *[0] { $first ->
            [1] {""}
           *[0] {" "}без удвоения
        }
    }
castle-why-last = ваш последний подданный

## Памятка

castle-lens-guide = Памятка
castle-guide-path = Дорога: за каждый тайл; с колодцем вдвое
castle-guide-house = Дом: за каждый тайл
castle-guide-tower = Башня: за каждый тайл
castle-guide-court = Двор в конце: за каждый рынок
castle-guide-keep = Большая цитадель в конце: за клетку самого большого пустого места
castle-guide-bonus = Фишка точно на угловой башне: её жетон ваш
castle-guide-home = Завершено — подданный вернулся. Во дворе он остаётся
castle-guide-tie = Подданных поровну: очков нет
