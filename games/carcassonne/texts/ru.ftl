### Каркассон по-русски. Людей называют $seat и $seats: это уже имена.

carcassonne-name = Каркассон
carcassonne-blurb = Тайл за тайлом стройте край дорог, городов и монастырей.
carcassonne-credit = Автор игры — Клаус-Юрген Вреде, издатель — Hans im Glück

## Настройки

carcassonne-preset-classic = Классика
carcassonne-preset-river-abbot = Река и аббат
carcassonne-preset-solo = Соло или команда
carcassonne-preset-inns = Таверны и соборы
carcassonne-preset-big = Всё вместе
carcassonne-option-farmers = Крестьяне
carcassonne-option-farmers-help = Подданных можно класть и на поля, до конца игры. «Есть» — поле приносит 3 очка за каждый завершённый город рядом. 2-я редакция — так же, но за один город игрок получает очки один раз. 1-я — 4 очка за город тому, у кого больше всего крестьян на всех полях вокруг него.
carcassonne-option-farmers-on = есть
carcassonne-option-farmers-off = нет
carcassonne-option-farmers-first = 1-я ред.
carcassonne-option-farmers-second = 2-я ред.
carcassonne-option-river = Река
carcassonne-option-river-help = Ещё двенадцать тайлов, их кладут первыми: река от истока до озера. Она разделяет поля и не может дважды подряд повернуть в одну сторону.
carcassonne-option-river-off = нет
carcassonne-option-river-on = есть
carcassonne-option-abbot = Аббат
carcassonne-option-abbot-help = У каждого есть ещё и аббат — только для монастырей и садов (сады приносят столько же, сколько монастыри). Вместо того чтобы выставить фигуру, можно забрать своего аббата: он сразу приносит столько, сколько стоит его место сейчас.
carcassonne-option-abbot-off = нет
carcassonne-option-abbot-on = есть
carcassonne-option-inns = Таверны
carcassonne-option-inns-help = Таверны и соборы: ещё 18 тайлов и по большому подданному каждому (он считается за двоих). Дорога с таверной приносит 2 очка за тайл, город с собором — 3 за тайл и за щит; незавершёнными они не приносят ничего. Играть можно и вшестером.
carcassonne-option-inns-off = нет
carcassonne-option-inns-on = есть
carcassonne-option-traders = Купцы
carcassonne-option-traders-help = Купцы и строители: ещё 24 тайла, каждому — строитель и свинья. Продолжите дорогу или город, где стоит ваш строитель, — и ходите ещё раз. Кто завершил город, берёт его товары: у кого больше всего вина, зерна или сукна — по 10 очков в конце. Свинья прибавляет вашему полю по очку за город.
carcassonne-option-traders-off = нет
carcassonne-option-traders-on = есть
carcassonne-option-mines = Рудники
carcassonne-option-mines-help = Золотые рудники: ещё 8 тайлов. Положите такой — на него и на соседний тайл (можно и через угол, на ваш выбор) ляжет по слитку золота. Когда дорога, город или монастырь завершены, золото с их тайлов забирает тот, у кого там больше всего подданных. В конце слиток приносит 1, 2, 3 или 4 очка: чем больше слитков, тем дороже каждый. Тайлы сделаны по опубликованному списку, с коробкой не сверялись.
carcassonne-option-mines-off = нет
carcassonne-option-mines-on = есть
carcassonne-option-stack = Стопка
carcassonne-option-stack-help = Все тайлы или стопка, взятая из всех наугад: 72 тайла, как в базовой игре, или 36 — вдвое короче, наше домашнее правило. Остальные лежат в коробке, и никто не знает какие. Река — сверх того.
carcassonne-option-stack-all = все
carcassonne-option-stack-72 = 72 тайла
carcassonne-option-stack-36 = 36 тайлов
carcassonne-option-draw = Тайлы
carcassonne-option-draw-help = Тайл тянут в свой ход; или следующий — уже в конце хода, у всех на виду: есть время подумать; или на руках по три тайла на выбор: закрыто (их видно только в вашем личном чате) или открыто для всех.
carcassonne-option-draw-turn = в свой ход
carcassonne-option-draw-ahead = на ход вперёд
carcassonne-option-draw-hand = закрытая рука
carcassonne-option-draw-open = открытая рука
carcassonne-option-small-city = Малый город
carcassonne-option-small-city-help = Сколько приносит завершённый город из двух тайлов: 4 очка, как в нынешних правилах, или 2, как в первых.
carcassonne-option-small-city-4 = 4 очка
carcassonne-option-small-city-2 = 2 очка
carcassonne-option-unfinished = Незавершённое
carcassonne-option-unfinished-help = Приносят ли очки в конце игры незавершённые дороги, города и монастыри? Поля приносят всегда.
carcassonne-option-unfinished-score = очки
carcassonne-option-unfinished-nothing = ноль
carcassonne-option-unplaceable = Не подошёл
carcassonne-option-unplaceable-help = Тайл, который никуда не подходит, выбывает из игры или снова замешивается в стопку и может выйти позже. Вместо него в любом случае тянут другой.
carcassonne-option-unplaceable-out = сброс
carcassonne-option-unplaceable-back = в стопку
carcassonne-option-holes = Дыры
carcassonne-option-holes-help = Кто заполнил дыру — пустое место с тайлами со всех четырёх сторон, — ходит ещё раз.
carcassonne-option-holes-off = обычный ход
carcassonne-option-holes-on = ещё один ход
carcassonne-option-table = Стол
carcassonne-option-table-help = Карта растёт без конца или не выходит за край стола выбранного размера; первый тайл лежит посередине. Когда класть больше нечего, игра кончается.
carcassonne-option-table-endless = бесконечный
carcassonne-option-table-7 = 7 × 7
carcassonne-option-table-9 = 9 × 9
carcassonne-option-table-11 = 11 × 11
carcassonne-option-table-19 = 19 × 19
carcassonne-option-edges = Край
carcassonne-option-edges-help = Что упирается в край стола, навсегда остаётся незавершённым — или край это завершает: дороги и города там кончаются, а для монастыря места за краем считаются заполненными.
carcassonne-option-edges-stop = не закрывает
carcassonne-option-edges-close = закрывает
carcassonne-option-first = Первый ход
carcassonne-option-first-help = Кто начинает, решает жребий — или каждый тянет тайл, и начинает тот, у кого больше всего концов дорог.
carcassonne-option-first-random = жребий
carcassonne-option-first-roads = дороги
carcassonne-option-mode = Режим
carcassonne-option-mode-help = Соперники; или соло, или все вместе, одной командой. Вы по очереди играете тремя цветами, по четыре подданных в каждом, без крестьян. На каждый тайл надо выставить подданного, если есть куда. Завершённое приносит очки, только если один из цветов на нём сейчас последний по очкам; ваш итог — очки последнего цвета. Легче: по пять подданных. Труднее: четыре цвета. В команде ходит любой: посоветуйтесь.
carcassonne-option-mode-versus = соперники
carcassonne-option-mode-solo = соло/команда
carcassonne-option-mode-solo5 = соло, легче
carcassonne-option-mode-solo4 = соло, труднее
carcassonne-option-prospects = Прогноз
carcassonne-option-prospects-help = Рядом с очками видно, сколько ещё прибавилось бы, если бы игра закончилась сейчас.
carcassonne-option-prospects-off = нет
carcassonne-option-prospects-on = есть
carcassonne-option-counting = Учёт тайлов
carcassonne-option-counting-help = Кнопка показывает, какие тайлы остались, а места, куда ни один из них не подойдёт, перечёркнуты. Без учёта каждый считает сам.
carcassonne-option-counting-on = есть
carcassonne-option-counting-off = нет

## Что действует за столом

carcassonne-holds-farmers-on = Подданного можно положить на поле до конца игры: 3 очка за каждый завершённый город рядом.
carcassonne-holds-farmers-off = На поля подданных не кладут, и поля не приносят ничего{ $traders ->
        [on] ; свиней тоже нет
       *[off] {""}
    }.
carcassonne-holds-farmers-first = Каждый завершённый город приносит 4 очка тому, у кого больше всего крестьян на всех полях вокруг него.
carcassonne-holds-farmers-second = Поле приносит 3 очка за каждый завершённый город рядом, но один город каждому игроку — только раз.
carcassonne-holds-river-off = Реки нет.
carcassonne-holds-river-on = Сначала кладут 12 тайлов реки, от истока до озера.
carcassonne-holds-abbot-off = Аббатов нет, и сады ничего не приносят.
carcassonne-holds-abbot-on = У каждого{ $mode ->
        [versus] {""}
       *[other] {" "}цвета
    } есть ещё аббат — для монастырей и садов.
carcassonne-holds-inns-off = Таверн, соборов и больших подданных нет.
carcassonne-holds-inns-on = Ещё 18 тайлов с тавернами и соборами и по большому подданному каждому.
carcassonne-holds-traders-off = Товаров, строителей и свиней нет.
carcassonne-holds-traders-on = Ещё 24 тайла, с товарами, и каждому { $farmers ->
        [off] по строителю
       *[other] по строителю и свинье
    }.
carcassonne-holds-mines-off = Золота нет.
carcassonne-holds-mines-on = Ещё 8 тайлов со слитками золота.
carcassonne-holds-stack-all = В игре все тайлы.
carcassonne-holds-stack-72 = В игре 72 тайла, взятых из всех наугад{ $river ->
        [on] , не считая реки
       *[off] {""}
    }; какие остались в коробке, никто не знает.
carcassonne-holds-stack-36 = В игре вдвое меньше обычного: 36 тайлов, взятых из всех наугад{ $river ->
        [on] , не считая реки
       *[off] {""}
    }; какие остались в коробке, никто не знает.
carcassonne-holds-draw-turn = Тайл тянут в свой ход.
carcassonne-holds-draw-ahead = Следующий тайл тянут в конце своего хода, у всех на виду.
carcassonne-holds-draw-hand = У вас на руках 3 тайла, видных только вам: положили один — тянете новый.
carcassonne-holds-draw-open = У каждого{ $mode ->
        [versus] {""}
       *[other] {" "}цвета
    } 3 открытых тайла: каждый ход выбирают один.
carcassonne-holds-small-city-4 = Завершённый город из двух тайлов приносит 4 очка, как любой другой: по 2 за тайл и щит.
carcassonne-holds-small-city-2 = Завершённый город из двух тайлов приносит только 2 очка: по 1 за тайл и щит.
carcassonne-holds-unfinished-score = Незавершённые дороги, города и монастыри в конце тоже приносят очки.
carcassonne-holds-unfinished-nothing = Незавершённые дороги, города и монастыри не приносят ничего.
carcassonne-holds-unplaceable-out = { $draw ->
        [hand] Если не подходит ни один ваш тайл, все они выбывают из игры, а вы тянете другие.
        [open] Если не подходит ни один ваш тайл, все они выбывают из игры, а вы тянете другие.
       *[other] Тайл, который никуда не подходит, выбывает из игры, а вы тянете другой.
    }
carcassonne-holds-unplaceable-back = { $draw ->
        [hand] Если не подходит ни один ваш тайл, все они снова идут в стопку, а вы тянете другие.
        [open] Если не подходит ни один ваш тайл, все они снова идут в стопку, а вы тянете другие.
       *[other] Тайл, который никуда не подходит, снова замешивают в стопку, а вы тянете другой.
    }
carcassonne-holds-holes-off = За заполненную дыру ничего не положено.
carcassonne-holds-holes-on = Заполнили дыру (пустое место с тайлами со всех четырёх сторон) — ходите ещё раз.
carcassonne-holds-table-endless = Карта может расти без конца.
carcassonne-holds-table-7 = Карта не выходит за стол 7 × 7; первый тайл лежит посередине. Когда класть больше нечего, игра кончается.
carcassonne-holds-table-9 = Карта не выходит за стол 9 × 9; первый тайл лежит посередине. Когда класть больше нечего, игра кончается.
carcassonne-holds-table-11 = Карта не выходит за стол 11 × 11; первый тайл лежит посередине. Когда класть больше нечего, игра кончается.
carcassonne-holds-table-19 = Карта не выходит за стол 19 × 19; первый тайл лежит посередине. Когда класть больше нечего, игра кончается.
carcassonne-holds-edges-stop = Что упирается в край стола, завершить уже нельзя.
carcassonne-holds-edges-close = Край стола завершает дороги и города; для монастыря места за ним считаются заполненными.
carcassonne-holds-first-random = Кто начинает, решает жребий.
carcassonne-holds-first-roads = Каждый тянет тайл; начинает тот, у кого больше всего концов дорог.
carcassonne-holds-mode-versus = Каждый играет против всех.
carcassonne-holds-mode-solo = Один человек или одна команда играет 3 цветами, по 4 подданных; итог — очки последнего цвета.
carcassonne-holds-mode-solo5 = Один человек или одна команда играет 3 цветами, по 5 подданных; итог — очки последнего цвета.
carcassonne-holds-mode-solo4 = Один человек или одна команда играет 4 цветами, по 4 подданных; итог — очки последнего цвета.
carcassonne-holds-prospects-off = Показаны только уже полученные очки.
carcassonne-holds-prospects-on = Рядом с очками видно, сколько прибавилось бы, закончись игра сейчас.
carcassonne-holds-counting-on = Кнопка показывает, какие тайлы остались; места, куда ничего не подойдёт, перечёркнуты.
carcassonne-holds-counting-off = Какие тайлы остались, нигде не показано: считайте сами.

## Что чему противоречит

carcassonne-refused-solo = В соло и командой место одно: «закрытая рука» и «Первый ход: дороги» здесь ни к чему.
carcassonne-refused-many = Этот режим — для одного игрока или одной команды: выберите другой.
carcassonne-refused-six = Вшестером играют с «Тавернами и соборами»: включите их.
carcassonne-refused-alone = Одному игроку нужен режим «соло/команда».
carcassonne-refused-edges = У бесконечного стола нет края: выберите его размер или «Край: не закрывает».
carcassonne-refused-river = Реке здесь тесно: нужен стол бесконечный или { $width } × { $width }.

## Вопросы и ответы

carcassonne-ask-tile = какой тайл положите?
carcassonne-ask-cell = куда положить тайл?
carcassonne-ask-rotation = как повернуть?
carcassonne-ask-spot = что считать первым?
carcassonne-ask-meeple = выставить подданного?
carcassonne-followers-left = осталось: { $count }
carcassonne-ask-beside = куда положить второй слиток?
carcassonne-meeple-road = дорога
carcassonne-meeple-city = город
carcassonne-meeple-monastery = монастырь
carcassonne-meeple-field = поле
carcassonne-meeple-abbot-monastery = аббат: монастырь
carcassonne-meeple-abbot-garden = аббат: сад
carcassonne-meeple-recall-abbot = Забрать аббата
carcassonne-meeple-large-road = большой: дорога
carcassonne-meeple-large-city = большой: город
carcassonne-meeple-large-monastery = большой: монастырь
carcassonne-meeple-large-field = большой: поле
carcassonne-meeple-builder-road = строитель: дорога
carcassonne-meeple-builder-city = строитель: город
carcassonne-meeple-pig-field = свинья: поле
carcassonne-meeple-none = Никого
carcassonne-sure-meeple = { $what ->
    [road] Подданный на дороге
    [city] Подданный в городе
    [monastery] Подданный в монастыре
   *[other] { $word }
    } (+{ $points })

## Что произошло

carcassonne-contested = Спорят за { $feature ->
        [city] город
        [road] дорогу
        [field] поле
        [garden] сад
       *[monastery] монастырь
    } { $where ->
        [n] на севере
        [ne] на северо-востоке
        [e] на востоке
        [se] на юго-востоке
        [s] на юге
        [sw] на юго-западе
        [w] на западе
        [nw] на северо-западе
       *[middle] в середине
    } ({ $seats }), тайлов: { $tiles }.
carcassonne-tile-placed = { $seat }: тайл { $where ->
        [n] на севере
        [ne] на северо-востоке
        [e] на востоке
        [se] на юго-востоке
        [s] на юге
        [sw] на юго-западе
        [w] на западе
        [nw] на северо-западе
       *[middle] в середине
    }, без подданного
carcassonne-tile-claimed = { $seat }: { $figure ->
        [abbot] аббат
        [large] большой подданный
        [builder] строитель
        [pig] свинья
       *[meeple] подданный
    } { $feature ->
        [road] на дороге
        [city] в городе
        [monastery] в монастыре
        [garden] в саду
       *[field] на поле
    }
carcassonne-figure-recalled = { carcassonne-who }: +{ $points } — { $figure ->
       *[abbot] аббат
    } возвращается { $feature ->
        [garden] из сада
       *[monastery] из монастыря
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    })
carcassonne-feature-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] дорога завершена ({ carcassonne-size }{ carcassonne-mark })
        [city] город завершён ({ carcassonne-size }{ carcassonne-mark })
        [garden] сад завершён
       *[monastery] монастырь завершён
    }
carcassonne-unfinished-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] незавершённая дорога ({ carcassonne-size })
        [city] незавершённый город ({ carcassonne-size })
        [garden] незавершённый сад ({ carcassonne-size })
       *[monastery] незавершённый монастырь ({ carcassonne-size })
    }
carcassonne-field-scored = { $seats }: { carcassonne-gain } — поле у { $cities ->
        [one] { $cities } завершённого города
       *[other] { $cities } завершённых городов
    }
carcassonne-city-supplied = { $seats }: { carcassonne-gain } — крестьяне кормят завершённый город
carcassonne-pig-scored = { $seat }: +{ $points } — свинья: { $cities ->
        [one] { $cities } город
        [few] { $cities } города
       *[other] { $cities } городов
    }
carcassonne-goods-taken = { $seat }: товары{ carcassonne-goods }
carcassonne-goods-scored = { $seats }: { carcassonne-gain } — { $goods ->
        [wine] больше всего вина
        [wheat] больше всего зерна
       *[cloth] больше всего сукна
    }
carcassonne-gold-found = { $seat }: золото! Слиток здесь, второй рядом
carcassonne-gold-taken = { $seat }: { $ingots ->
        [one] { $ingots } слиток золота
        [few] { $ingots } слитка золота
       *[other] { $ingots } слитков золота
    }
carcassonne-gold-scored = { $seat }: +{ $points } — золото ({ $ingots ->
        [one] { $ingots } слиток
        [few] { $ingots } слитка
       *[other] { $ingots } слитков
    })
carcassonne-turn-again = { carcassonne-who }: { $why ->
        [builder] строитель за работой — ещё один ход
       *[hole] дыра заполнена, ещё один ход
    }
carcassonne-tile-returned = { $tiles ->
        [1] Этот тайл никуда не подходит и возвращается в стопку: { carcassonne-tile }
        [few] { $tiles } тайла никуда не подходят и возвращаются в стопку
       *[other] { $tiles } тайлов никуда не подходят и возвращаются в стопку
    }
carcassonne-nothing-fits = { $tiles ->
        [1] Последний тайл никуда не подходит: игра окончена
       *[other] Ни один из последних тайлов ({ $tiles }) никуда не подходит: игра окончена
    }
carcassonne-tile-discarded = Этот тайл никуда не подходит и выбывает из игры: { carcassonne-tile }
carcassonne-colour-placed = { carcassonne-colour }: тайл без подданного
carcassonne-colour-claimed = { carcassonne-colour }: { $figure ->
        [abbot] аббат
       *[meeple] подданный
    } { $feature ->
        [road] на дороге
        [city] в городе
        [garden] в саду
       *[monastery] в монастыре
    }
carcassonne-colour-scored = { carcassonne-colour }: +{ $points } — { $feature ->
        [road] дорога
        [city] город
        [garden] сад
       *[monastery] монастырь
    } ({ carcassonne-size })
carcassonne-unpaid = Без очков: { $feature ->
        [road] дорога
        [city] город
        [garden] сад
       *[monastery] монастырь
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }), последнего по очкам цвета там нет
carcassonne-colour-out = { carcassonne-colour }: подданных больше нет, игра окончена
carcassonne-solo-ended = Считается цвет, последний по очкам: { carcassonne-colour } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
carcassonne-game-ended = { $shared ->
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

carcassonne-who = { $colour ->
        [none] { $seat }
       *[other] { carcassonne-colour }
    }
carcassonne-colour = { $colour ->
        [red] { carcassonne-colour-red }
        [blue] { carcassonne-colour-blue }
        [yellow] { carcassonne-colour-yellow }
       *[black] { carcassonne-colour-black }
    }
carcassonne-colour-red = Красный
carcassonne-colour-blue = Синий
carcassonne-colour-yellow = Жёлтый
carcassonne-colour-black = Чёрный
carcassonne-category-start = Старт
carcassonne-gain = { $shared ->
        [1] +{ $points }
       *[other] по +{ $points }
    }
carcassonne-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }{ $shields ->
        [0] {""}
        [one] , { $shields } щит
        [few] , { $shields } щита
       *[other] , { $shields } щитов
    }
carcassonne-mark = { $mark ->
        [inn] , таверна
        [cathedral] , собор
       *[none] {""}
    }
carcassonne-goods = { $wine ->
        [0] {""}
       *[other] {" "}🍷 вино { $wine }
    }{ $wheat ->
        [0] {""}
       *[other] {" "}🌾 зерно { $wheat }
    }{ $cloth ->
        [0] {""}
       *[other] {" "}🧵 сукно { $cloth }
    }
carcassonne-tokens = { carcassonne-goods }{ $gold ->
        [0] {""}
       *[other] {" "}🪙 золото { $gold }
    }
carcassonne-tile = { $tile ->
        [A] монастырь с дорогой
        [B] монастырь
        [C] город со всех сторон, щит
        [D] город сбоку, прямая дорога
        [E] город сбоку
        [F] город насквозь, щит
        [G] город насквозь
        [H] два города друг против друга
        [I] два города рядом
        [J] город на севере, дорога с востока на юг
        [K] город на севере, дорога с запада на юг
        [L] город сбоку, три дороги
        [M] угол города, щит
        [N] угол города
        [O] угол города, щит, поворот дороги
        [P] угол города, поворот дороги
        [Q] город с трёх сторон, щит
        [R] город с трёх сторон
        [S] город с трёх сторон, щит, дорога
        [T] город с трёх сторон, дорога
        [U] прямая дорога
        [V] поворот дороги
        [W] развилка трёх дорог
        [IA] исток реки
        [IB] прямая река
        [IC] поворот реки
        [ID] река между двумя городами
        [IE] город сбоку, дорога через реку
        [IF] река, монастырь с дорогой
        [IG] дорога через реку
        [IH] поворот реки, угол города
        [IJ] поворот реки, поворот дороги
        [IK] озеро
        [CA] поворот дороги, таверна
        [CB] прямая дорога, таверна
        [CC] развилка трёх дорог, у одной таверна
        [CD] монастырь между двумя дорогами
        [CE] два поворота дороги
        [CF] угол города на северо-западе, дорога на востоке
        [CG] город с севера до угла
        [CH] четыре города вокруг поля
        [CI] два города друг против друга, между ними деревня
        [CJ] город сбоку, дорога к воротам
        [CK] собор, город со всех сторон
        [CL] угол города, щит, поворот дороги, таверна
        [CM] город на севере, дорога с запада на юг, таверна
        [CN] угол города на северо-западе, дорога на юге, таверна
        [CO] три города вокруг поля
        [CP] угол города на северо-западе, щит, город на юге
        [CQ] город насквозь, щит, две дороги
        [TA] город сбоку, дорога поворачивает к воротам
        [TB] две дороги, мост
        [TC] город сбоку, две дороги
        [TD] угол города на северо-западе, зерно, город на юге, дорога
        [TE] город насквозь, зерно, дорога
        [TF] угол города на северо-западе, зерно, дорога на юге
        [TG] угол города, зерно
        [TH] город с трёх сторон, зерно
        [TI] город до дальнего угла, зерно, дорога
        [TJ] монастырь между тремя дорогами
        [TK] угол города на северо-западе, сукно, дорога на востоке
        [TL] угол города на северо-западе, сукно, город на юге, дорога
        [TM] три города вокруг поля, сукно
        [TN] город с запада на восток, сукно, город на юге
        [TO] город до дальнего угла, сукно, две дороги
        [TP] город с запада на восток, вино, город на юге
        [TQ] город насквозь, вино
        [TR] город насквозь, вино, две дороги
        [TS] город насквозь, вино, дорога
        [TT] угол города, вино
        [TU] угол города, вино, две дороги
        [TV] город с трёх сторон, вино, дорога
        [TW] город до дальнего угла, вино, дорога
        [TX] два угла города, вино
        [GA] монастырь, поворот дороги, золото
        [GB] угол города, монастырь, золото
        [GC] угол города, монастырь, поворот дороги, золото
        [GD] монастырь между двумя поворотами дороги, золото
        [GE] два поворота дороги, золото
        [GF] угол города, поворот дороги, золото
        [GG] город насквозь, дорога через него, золото
        [GH] две дороги, мост, золото
       *[X] перекрёсток четырёх дорог
    }
carcassonne-kind = { carcassonne-tile }{ $garden ->
        [1] , с садом
       *[other] {""}
    }

## Как обстоят дела

carcassonne-status-lot = Больше всего концов дорог ({ $ends }): начинает { $seat }
carcassonne-status-drawn = Тайл: { carcassonne-kind }
carcassonne-status-held = { $letter }: { carcassonne-kind }
carcassonne-status-hand = На руках: { carcassonne-kind }
carcassonne-status-more = { carcassonne-kind }
carcassonne-status-next = потом { $seat }: { carcassonne-kind }
carcassonne-status-next-colour = потом { carcassonne-colour }: { carcassonne-kind }
carcassonne-acting = { $colour ->
        [red] 🔴
        [blue] 🔵
        [yellow] 🟡
       *[black] ⚫
    } <b>{ carcassonne-colour }</b>
carcassonne-status-colour = { carcassonne-colour } { $points }
carcassonne-status-left = { $left ->
        [0] { $held ->
            [0] последний тайл
           *[other] стопка пуста
        }
       *[other] в стопке ещё { $left }
    }
carcassonne-lens-fields = Поля
carcassonne-lens-left = Осталось
carcassonne-lens-goods = Товары
carcassonne-lens-gold = Золото
carcassonne-lens-stakes = На кону
carcassonne-signs-fields = +3: даст сейчас · два цвета: общее · серое: ничьё
carcassonne-signs-stakes = +8: если завершить, иначе ничего · два цвета: общее
carcassonne-signs-left = ×2: столько таких ещё не вышло
carcassonne-signs-unseen = ×2: столько ещё не видели; часть лежит в коробке
carcassonne-sheet = Итоговый счёт
carcassonne-category-road = Дороги
carcassonne-category-city = Города
carcassonne-category-monastery = Монастыри
carcassonne-category-garden = Сады
carcassonne-category-field = Поля
carcassonne-category-goods = Товары
carcassonne-category-gold = Золото
carcassonne-good-wine = Вино
carcassonne-good-wheat = Зерно
carcassonne-good-cloth = Сукно
carcassonne-good-gold = Слитки
carcassonne-goods-points = Очки
carcassonne-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
carcassonne-reason-shields = { $count ->
        [one] { $count } щит
        [few] { $count } щита
       *[other] { $count } щитов
    }
carcassonne-reason-inn = таверна
carcassonne-reason-cathedral = собор
carcassonne-reason-pig = свинья
carcassonne-reason-wine = вино ×{ $count }
carcassonne-reason-wheat = зерно ×{ $count }
carcassonne-reason-cloth = сукно ×{ $count }
carcassonne-reason-gold = { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
       *[other] { $count } слитков
    }
carcassonne-reason-cities = { $count ->
        [one] { $count } город
        [few] { $count } города
       *[other] { $count } городов
    }
carcassonne-total = Всего

## /rules

carcassonne-example = Подданные за работой: на дороге, в городе, в монастыре и, лёжа, на поле. Внизу — сколько принёс бы каждый, если бы игра закончилась сейчас: ни один город ещё не завершён, и крестьянин ждёт.
carcassonne-rules =
    <b>Каркассон</b>

    На столе тайл за тайлом растёт карта: каждый ход — один тайл. В начале лежит { $river ->
        [on] исток реки
       *[off] стартовый тайл
    }.{ $mode ->
        [versus] { $first ->
            [roads] {" "}Каждый тянет тайл; начинает тот, у кого больше всего концов дорог.
           *[random] {" "}Кто начинает, решает жребий.
        }
       *[other] {""}
    } { $mode ->
        [versus] Побеждает тот, у кого в конце больше всего очков; при равенстве победу делят.
       *[other] В конце важен только цвет, последний по очкам: пусть их у него будет как можно больше.
    }

    <b>Ваш ход</b>
    • <b>Тайл.</b> Приложите { $draw ->
        [hand] один из трёх своих тайлов
        [open] один из трёх своих тайлов
       *[other] вытянутый тайл
    } к карте стороной к стороне; сначала его можно повернуть. Каждая сторона, которой он касается соседей, должна подходить: дорога к дороге, город к городу, поле к полю. { carcassonne-no-fit }{ $draw ->
        [hand] {" "}В конце хода вы тянете новый, пока они есть.
        [open] {" "}В конце хода вы тянете новый, пока они есть.
       *[other] {""}
    }
    • <b>Подданный.</b> На только что положенный тайл можно выставить { $mode ->
        [versus] одного из семи своих подданных
       *[other] подданного
    }: на дорогу, в город{ carcassonne-claims }. Всё это владение должно быть свободно: там ещё никто не стоит, даже вы сами. Зато те, кто начинал порознь, могут встретиться позже, когда тайл соединит их владения.
    • <b>Очки.</b> Всё, что завершил тайл, сразу приносит очки, и подданные возвращаются домой. Вернувшегося можно снова выставить со следующего хода.

    <b>Что завершено</b>
    • <b>Дорога</b>, которая с обеих сторон упирается в перекрёсток, город или монастырь либо замкнулась в кольцо: 1 очко за тайл.
    • <b>Город</b>, окружённый стеной, без пустых мест внутри: 2 очка за тайл и 2 за щит{ $small_city ->
        [2] ; если тайлов всего два — по 1
       *[4] {""}
    }.
    • <b>Монастырь</b>, вокруг которого лежат все восемь тайлов: 9 очков.
    { $mode ->
        [versus] Если там стоят подданные нескольких игроков, все очки получает тот, у кого их больше. При равенстве каждый получает очки полностью.
       *[other] {""}
    }

    <b>Конец игры</b>
    { $unfinished ->
        [nothing] После последнего тайла незавершённые дороги, города и монастыри не приносят ничего.
       *[score] После последнего тайла очки приносит и незавершённое: 1 очко за каждый тайл дороги или города и 1 за щит; за монастырь — 1 очко и ещё по одному за каждый тайл вокруг.
    }

    <i>Совет:</i> подданных скоро начинает не хватать. Завершайте мелочи и держите одного про запас.
carcassonne-claims = { $mode ->
        [versus] { $farmers ->
            [off] {" "}или в монастырь
           *[other] , в монастырь или на поле
        }
       *[other] {" "}или в монастырь
    }
carcassonne-no-fit = { $draw ->
        [hand] Если некуда положить ни один из них, они { $unplaceable ->
            [back] возвращаются в стопку
           *[out] выбывают из игры
        }, а вы получаете три других.
        [open] Если некуда положить ни один из них, они { $unplaceable ->
            [back] возвращаются в стопку
           *[out] выбывают из игры
        }, а вы получаете три других.
       *[other] Если положить его некуда, он { $unplaceable ->
            [back] возвращается в стопку
           *[out] выбывает из игры
        }, а вы получаете другой.
    }
carcassonne-rules-river-on =
    <b>Река</b>
    Исток лежит на столе; затем тянут десять тайлов реки, а за ними озеро. Каждый кладут туда, где река обрывается, и она не может дважды подряд повернуть в одну сторону. Подданных можно ставить на дороги, в города{ $mode ->
        [versus] { $farmers ->
            [off] {""}
           *[other] , на поля
        }
       *[other] {""}
    } и в монастырь этих тайлов, но не на воду: она разделяет поля. После озера { $draw ->
        [hand] каждый берёт три из остальных тайлов; среди них
        [open] каждый берёт три из остальных тайлов; среди них
       *[other] тянут остальные тайлы, среди них
    } и обычный стартовый.
carcassonne-rules-abbot-on =
    <b>Аббат</b>
    У каждого{ $mode ->
        [versus] {""}
       *[other] {" "}цвета
    } есть ещё <b>аббат</b> — для монастыря или сада на своём тайле; в саду никто другой стоять не может. Сад приносит столько же, сколько монастырь. Вместо того чтобы выставить фигуру, можно забрать аббата: его место сразу приносит очки как есть — 1 за себя и по 1 за каждый тайл вокруг, считая только что положенный.
carcassonne-rules-farmers-on =
    <b>Крестьяне</b>
    Подданный на поле лежит и остаётся там до конца игры. Поля разделены дорогами и городскими стенами. В конце поле приносит хозяину по 3 очка за каждый <i>завершённый</i> город, который его касается; каждый город считается один раз. И здесь важно большинство, а при равенстве каждый получает очки полностью.
carcassonne-rules-farmers-second =
    <b>Крестьяне</b>
    Подданный на поле лежит и остаётся там до конца игры. Поля разделены дорогами и городскими стенами. В конце поле приносит хозяину по 3 очка за каждый <i>завершённый</i> город, который его касается. И здесь важно большинство, а при равенстве каждый получает очки полностью. Один город идёт одному игроку в счёт только раз, сколько бы полей его ни касалось.
carcassonne-rules-farmers-first =
    <b>Крестьяне</b>
    Подданный на поле лежит и остаётся там до конца игры. Поля разделены дорогами и городскими стенами. В конце каждый <i>завершённый</i> город приносит 4 очка тому, у кого больше всего подданных на всех полях вокруг него. При равенстве каждый получает очки полностью.
carcassonne-rules-inns-on =
    <b>Таверны и соборы</b>
    • У каждого есть ещё <b>большой подданный</b>, сверх семи обычных. Его ставят и забирают, как любого другого, но при подсчёте, кого больше, он считается за двоих.
    • Дорога, у которой стоит <b>таверна</b>, завершённой приносит 2 очка за тайл. Таверна есть лишь у той дороги, к которой прилегает озеро.
    • Город с <b>собором</b> завершённым приносит 3 очка за тайл и 3 за щит.
    { $unfinished ->
        [nothing] {""}
       *[score] • Незавершёнными такие дорога и город не приносят в конце ничего. Так что таверны и соборы можно подкладывать и соперникам.
    }
carcassonne-rules-traders-on =
    <b>Купцы и строители</b>
    • <b>Товары.</b> Если ваш тайл завершил город, возьмите его товары, чей бы он ни был. В конце тому, у кого больше всего вина, идёт 10 очков, и столько же — за зерно и за сукно; при равенстве 10 получает каждый.
    • <b>Строитель.</b> Вместо подданного можно поставить строителя на дорогу или в город на своём тайле, если дорога (город) ещё не завершена и там уже есть ваш подданный. Каждый раз, когда ваш следующий тайл продолжит эту дорогу или этот город, вы ходите ещё раз, если тайлы ещё есть, но не больше двух ходов подряд. Строитель возвращается вместе с вашими подданными.
    { $farmers ->
        [off] • Строитель не считается, когда сравнивают, чьих подданных больше.
       *[other] • <b>Свинья.</b> Вместо подданного можно поставить свинью на поле на своём тайле, если там уже есть ваш крестьянин. { $farmers ->
            [first] За каждый завершённый город рядом с ней, который в конце принесёт вам очки, добавьте ещё очко.
            [second] За каждый город, который вам засчитан именно с этого поля, добавьте ещё очко.
           *[on] Если это поле принесёт вам очки в конце, добавьте по очку за каждый город.
        }
        • Строитель и свинья не считаются, когда сравнивают, чьих подданных больше.
    }
carcassonne-rules-mines-on =
    <b>Золотые рудники</b>
    • Есть ещё восемь тайлов, на каждом нарисовано золото. Положив такой тайл, вы кладёте <b>слиток</b> на него и второй — на любой соседний тайл, можно и через угол. Выбор за вами; золото там может уже лежать. Потом можно выставить подданного.
    • Слиток не принадлежит ни дороге, ни городу. Всё завершённое приносит золото со своих тайлов тому, кто получает за него очки; <b>монастырь</b>{ $abbot ->
        [on] {" "}или сад
       *[off] {""}
    } — со всех девяти тайлов.
    • Если золото полагается нескольким, они берут по одному слитку по очереди, начиная с того, чей сейчас ход.
    • В конце каждый ваш слиток приносит 1 очко, если их от 1 до 3, 2 — если от 4 до 6, 3 — если от 7 до 9, 4 — если 10 или больше. Золото, что осталось на карте, не приносит ничего{ $farmers ->
        [off] {""}
       *[other] ; крестьяне золота не берут
    }.
    • Восемь тайлов сделаны по опубликованному списку, с коробкой не сверялись.
carcassonne-solo =
    <b>Соло или команда</b>
    Вы по очереди играете { $mode ->
        [solo4] четырьмя
       *[other] тремя
    } цветами; в команде ходит любой. Вот что здесь иначе, чем сказано выше:
    • У каждого цвета { $mode ->
        [solo5] пять
       *[other] четыре
    } подданных, и на поля их не кладут. В начале у цветов 1, 2{ $mode ->
        [solo4] , 3 и 4
       *[other] {""} и 3
    } очка.
    • Если на вашем тайле свободна дорога, город или монастырь{ $abbot ->
        [on] {" "}(а для аббата — и сад)
       *[off] {""}
    }, туда надо выставить подданного того цвета, чей сейчас ход{ $abbot ->
        [on] , или забрать аббата этого цвета
       *[off] {""}
    }.
    • Завершённое приносит очки, только если один из цветов на нём в этот момент последний по очкам, один или наравне с другими. Тогда каждый цвет на нём получает очки полностью, сколько бы подданных у него там ни стояло. Иначе очков нет. Подданные возвращаются домой в любом случае. Если тайл завершает сразу несколько владений, вы решаете, что считать первым.
    • Игра кончается и тогда, когда цвету надо класть тайл, а { $abbot ->
        [on] ни подданных, ни аббата
       *[off] подданных
    } у него больше нет.{ $unfinished ->
        [nothing] {""}
       *[score] {" "}Незавершённое после этого приносит очки как обычно, кто бы ни был последним.
    }
    • Ваш итог — очки последнего цвета.
carcassonne-rules-mode-solo = { carcassonne-solo }
carcassonne-rules-mode-solo5 = { carcassonne-solo }
carcassonne-rules-mode-solo4 = { carcassonne-solo }

## Запись партии и поле знаками

carcassonne-move-place = { carcassonne-kind }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , поворот на { $turned }°
    }
carcassonne-move-score = первым считается: { $place }
carcassonne-legend = # город, - и | дорога, o конец дороги, M монастырь, * щит, ~ река, . поле{ $inns ->
        [1] , i таверна, A собор, L перед большим подданным
       *[other] {""}
    }{ $traders ->
        [1] , v вино, w зерно, c сукно, b перед строителем, p перед свиньёй
       *[other] {""}
    }{ $mines ->
        [1] , $ золото
       *[other] {""}
    }; цифры — подданные: { $players }
carcassonne-legend-player = { $number } { $seat }
carcassonne-legend-colour = { $number } { carcassonne-colour }
carcassonne-legend-goods = Товары: { $players }
carcassonne-legend-held = { $seat }{ carcassonne-tokens }
carcassonne-legend-gold = Золото на карте: { $places }
carcassonne-legend-ingots = ({ $place }) ×{ $count }
carcassonne-scored = { $category ->
        [road] Дорога
        [city] Город
        [monastery] Монастырь
        [garden] Сад
       *[field] Поле
    }, { $place }

## Why a computer would play so
carcassonne-why-expected = { $but ->
        [1] но{" "}
       *[0] {""}
    }{ $own ->
        [1] вы
       *[0] { $seat }
    }: { $change } к концу игры{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
carcassonne-why-paid = но { $seat } получает { $points }
carcassonne-why-goods = товары:{ carcassonne-goods }
carcassonne-why-builder = { $put ->
        [1] ваш строитель: ещё один ход, когда продолжите
       *[0] ваш строитель даёт ещё один ход
    }
carcassonne-why-little = { $changes ->
        [loss] лучшего хода не видно
        [others] для вас почти ничего не меняет
       *[none] ни для кого почти ничего не меняет
    }
carcassonne-why-last = ваш последний подданный
carcassonne-why-where = { $where ->
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
carcassonne-why-feature = { $again ->
        [1] { $feature ->
            [city] ещё один
            [road] ещё одна
            [monastery] ещё один
            [garden] ещё один
           *[field] ещё одно
        }{" "}
       *[0] {""}
    }{ $feature ->
        [city] город
        [road] дорога
        [monastery] монастырь
        [garden] сад
       *[field] поле
    }{ carcassonne-why-where }
carcassonne-why-standing = { $what }: { $now ->
        [0] {""}
       *[other] сейчас { $now }{ $grows ->
            [1] {" "}({ $gain })
           *[0] {""}
        },{" "}
    }после завершения { $most ->
        [1] {""}
       *[0] от{" "}
    }{ $done } ({ $odds ->
        [likely] скорее всего, { $chance } %
        [gamble] как повезёт, { $chance } %
       *[unlikely] вряд ли
    }){ $now ->
        [0] , иначе ничего
       *[other] {""}
    }
carcassonne-why-scored = { $what } завершается: +{ $points }
carcassonne-why-field = { $what }: к концу игры около { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }{ $more ->
        [0] {""}
       *[other] , на { $more } больше прежнего
    }{ $lies ->
        [1] ; крестьянин остаётся там
       *[0] {""}
    }
carcassonne-why-other = { $feature ->
        [none] без подданного
        [city] город
        [road] дорога
        [monastery] монастырь
        [garden] сад
       *[field] поле
    }{ $here ->
        [here] {" "}здесь же
        [elsewhere] {" "}в другом месте{ carcassonne-why-where }
       *[there] { $where ->
            [none] {" "}в другом месте
           *[other] { carcassonne-why-where }
        }
    }
carcassonne-why-ends = это конец игры: { $won ->
        [2] победа,
        [1] победа поровну,
       *[0] поражение,
    } { $own } против { $best }
carcassonne-why-next = второй по силе ход: { $what } ({ $less ->
        [0] почти не хуже
       *[other] хуже примерно на { $less }
    })

## Records
carcassonne-record-city = Самый большой город: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
carcassonne-record-road = Самая длинная дорога: { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
       *[other] { $count } тайлов
    }
carcassonne-record-field = Лучшие поля: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
carcassonne-record-goods = Лучшая торговля: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
carcassonne-record-gold = Больше всего за золото: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Словами

carcassonne-chapter-stakes = { carcassonne-lens-stakes }
carcassonne-chapter-goods = Товары
carcassonne-chapter-gold = Золото
carcassonne-chapter-fields = Поля
carcassonne-chapter-left = Осталось
carcassonne-aloud-left = { $count } × { carcassonne-kind }
carcassonne-aloud-paid = { $who } +{ $points }
carcassonne-chapter-others = Соперники
carcassonne-chapter-unfinished = Не завершено
carcassonne-chapter-map = Карта
carcassonne-aloud-place = строка { $row } столбец { $column }
carcassonne-aloud-last = Положен последним: { $tile }
carcassonne-aloud-player = { $who }: { $told }
carcassonne-aloud-followers = подданных в запасе: { $count }
carcassonne-aloud-figure = { $figure ->
        [meeple] { $count ->
            [one] { $count } подданный
            [few] { $count } подданных
           *[other] { $count } подданных
        }
        [abbot] аббат
        [large] большой подданный
        [builder] строитель
       *[pig] свинья
    }
carcassonne-aloud-home = { $figure } в запасе
carcassonne-aloud-with = { $named } ({ $figures })
carcassonne-aloud-nothing = ничего
carcassonne-aloud-goods = товары{ carcassonne-tokens }
carcassonne-aloud-ingots = { $place }: { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
       *[other] { $count } слитков
    }
carcassonne-aloud-region = { $feature ->
        [road] дорога
        [city] город
        [monastery] монастырь
        [garden] сад
       *[field] поле
    } ({ $place }, { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }{ $shield ->
        [0] {""}
        [one] , { $shield } щит
        [few] , { $shield } щита
       *[other] , { $shield } щитов
    }{ $inn ->
        [0] {""}
       *[other] , таверна
    }{ $cathedral ->
        [0] {""}
       *[other] , собор
    }{ $wine ->
        [0] {""}
        [1] , вино
       *[other] , вино ×{ $wine }
    }{ $wheat ->
        [0] {""}
        [1] , зерно
       *[other] , зерно ×{ $wheat }
    }{ $cloth ->
        [0] {""}
        [1] , сукно
       *[other] , сукно ×{ $cloth }
    })
carcassonne-aloud-owned = { $named } — { $who }
carcassonne-aloud-unfinished = { $region }, продолжается: { $places }
carcassonne-aloud-barred = { $place } (туда больше не подходит ни один тайл)
carcassonne-aloud-part = { $part ->
        [city] город
        [road] дорога
        [river] река
        [monastery] монастырь
       *[garden] сад
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $ways })
    }
carcassonne-aloud-mark = { $mark ->
        [shield] щит
        [inn] таверна
        [cathedral] собор
        [wine] вино
        [wheat] зерно
        [cloth] сукно
       *[gold] золото
    }
carcassonne-aloud-way = { $way ->
        [n] север
        [e] восток
        [s] юг
        [w] запад
        [ne] северо-восток
        [se] юго-восток
        [sw] юго-запад
       *[nw] северо-запад
    }
carcassonne-aloud-side = { $side ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    } — { $edge ->
        [C] город
        [R] дорога
        [I] река
       *[F] поле
    }
carcassonne-aloud-told = { $what }: { $told }
carcassonne-aloud-stood = стоит в части ({ $ways })
carcassonne-aloud-around = вокруг { $count } из 8 тайлов
carcassonne-aloud-could = может завершиться { $region }
carcassonne-aloud-completes = завершится { $region }
carcassonne-aloud-turned = { $degrees ->
        [0] не повёрнут
       *[other] повёрнут на { $degrees }°
    }
carcassonne-aloud-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[other] { $tiles } тайлов
    }, { $state ->
        [open] не завершено
       *[completed] завершено
    }

## Памятка

carcassonne-lens-guide = Памятка
carcassonne-guide-road = Завершённая дорога: за каждый тайл
carcassonne-guide-city = Завершённый город: за тайл и за щит
carcassonne-guide-small = Город из двух тайлов: за тайл и за щит
carcassonne-guide-open = Незавершённое в конце: за каждый тайл и щит
carcassonne-guide-monastery = Завершённый монастырь: за себя и 8 тайлов вокруг
carcassonne-guide-garden = Сад: как монастырь
carcassonne-guide-field = Поле в конце: за каждый завершённый город рядом; крестьянин остаётся
carcassonne-guide-field-first = Завершённый город в конце: тому, у кого вокруг него больше крестьян
carcassonne-guide-field-second = Поле в конце: за каждый завершённый город рядом, один город — игроку раз
carcassonne-guide-large = Большой подданный: считается за двоих
carcassonne-guide-builder = Строитель: продолжите его дорогу или город — и ходите ещё раз
carcassonne-guide-pig = Свинья: каждый город, засчитанный с её поля, дороже
carcassonne-guide-pig-first = Свинья: каждый город у её поля, засчитанный вам, дороже
carcassonne-guide-inn = Дорога с таверной: за тайл; без завершения — ничего
carcassonne-guide-cathedral = Город с собором: за тайл и щит; без завершения — ничего
carcassonne-guide-goods = Больше всего жетонов товара в конце
carcassonne-guide-gold = Слитки в конце: по 1, от 4 — по 2, от 7 — по 3, от 10 — по 4
carcassonne-guide-home = Завершено — подданный вернулся
carcassonne-guide-tie = Подданных поровну: очки получают все
