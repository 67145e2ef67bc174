### Каркассон українською. Людей називають $seat і $seats: це вже імена.

carcassonne-name = Каркассон
carcassonne-blurb = Тайл за тайлом будуйте край доріг, міст і монастирів.
carcassonne-credit = Автор гри — Клаус-Юрген Вреде, видавець — Hans im Glück

## Налаштування

carcassonne-preset-classic = Класика
carcassonne-preset-river-abbot = Річка й абат
carcassonne-preset-solo = Соло або команда
carcassonne-preset-inns = Таверни й собори
carcassonne-preset-big = Усе разом
carcassonne-option-farmers = Селяни
carcassonne-option-farmers-help = Підданих можна класти й на поля, до кінця гри. «Є» — поле приносить 3 очки за кожне завершене місто поруч. 2-га редакція — так само, але за одне місто гравець отримує очки один раз. 1-ша — 4 очки за місто тому, у кого найбільше селян на всіх полях навколо нього.
carcassonne-option-farmers-on = є
carcassonne-option-farmers-off = немає
carcassonne-option-farmers-first = 1-ша ред.
carcassonne-option-farmers-second = 2-га ред.
carcassonne-option-river = Річка
carcassonne-option-river-help = Ще дванадцять тайлів, їх кладуть першими: річка від витоку до озера. Вона розділяє поля й не може двічі поспіль повернути в один бік.
carcassonne-option-river-off = немає
carcassonne-option-river-on = є
carcassonne-option-abbot = Абат
carcassonne-option-abbot-help = Кожен має ще й абата — лише для монастирів і садів (сади приносять стільки ж, скільки монастирі). Замість того щоб виставити фігуру, можна забрати свого абата: він одразу приносить стільки, скільки варте його місце зараз.
carcassonne-option-abbot-off = немає
carcassonne-option-abbot-on = є
carcassonne-option-inns = Таверни
carcassonne-option-inns-help = Таверни й собори: ще 18 тайлів і по великому підданому кожному (він рахується за двох). Дорога з таверною приносить 2 очки за тайл, місто із собором — 3 за тайл і за щит; незавершеними вони не приносять нічого. Грати можна й ушістьох.
carcassonne-option-inns-off = немає
carcassonne-option-inns-on = є
carcassonne-option-traders = Купці
carcassonne-option-traders-help = Купці й будівельники: ще 24 тайли, кожному — будівельник і свиня. Продовжте дорогу чи місто, де стоїть ваш будівельник, — і ходіть ще раз. Хто завершив місто, бере його товари: у кого найбільше вина, зерна чи сукна — по 10 очок наприкінці. Свиня додає вашому полю по очку за місто.
carcassonne-option-traders-off = немає
carcassonne-option-traders-on = є
carcassonne-option-mines = Копальні
carcassonne-option-mines-help = Золоті копальні: ще 8 тайлів. Покладіть такий — на нього й на сусідній тайл (можна й через кут, на ваш вибір) ляже по зливку золота. Коли дорога, місто чи монастир завершені, золото з їхніх тайлів забирає той, у кого там найбільше підданих. Наприкінці зливок приносить 1, 2, 3 або 4 очки: що більше зливків, то дорожчий кожен. Тайли зроблено за опублікованим списком, з коробкою їх не звіряли.
carcassonne-option-mines-off = немає
carcassonne-option-mines-on = є
carcassonne-option-stack = Стос
carcassonne-option-stack-help = Усі тайли або стос, узятий з усіх навмання: 72 тайли, як у базовій грі, або 36 — удвічі коротший, наше домашнє правило. Решта лежить у коробці, і ніхто не знає яка. Річка — додатково.
carcassonne-option-stack-all = усі
carcassonne-option-stack-72 = 72 тайли
carcassonne-option-stack-36 = 36 тайлів
carcassonne-option-draw = Тайли
carcassonne-option-draw-help = Тайл тягнуть у свій хід; або наступний — уже наприкінці ходу, у всіх на виду: є час подумати; або на руках по три тайли на вибір: закрито (їх видно лише у вашому приватному чаті) чи відкрито для всіх.
carcassonne-option-draw-turn = у свій хід
carcassonne-option-draw-ahead = на хід уперед
carcassonne-option-draw-hand = закрита рука
carcassonne-option-draw-open = відкрита рука
carcassonne-option-small-city = Мале місто
carcassonne-option-small-city-help = Скільки приносить завершене місто з двох тайлів: 4 очки, як у нинішніх правилах, або 2, як у перших.
carcassonne-option-small-city-4 = 4 очки
carcassonne-option-small-city-2 = 2 очки
carcassonne-option-unfinished = Незавершене
carcassonne-option-unfinished-help = Чи приносять очки наприкінці гри незавершені дороги, міста й монастирі? Поля приносять завжди.
carcassonne-option-unfinished-score = очки
carcassonne-option-unfinished-nothing = нуль
carcassonne-option-unplaceable = Не пасує
carcassonne-option-unplaceable-help = Тайл, який нікуди не пасує, вибуває з гри або знову замішується в стос і може вийти пізніше. Замість нього в будь-якому разі тягнуть інший.
carcassonne-option-unplaceable-out = скид
carcassonne-option-unplaceable-back = у стос
carcassonne-option-holes = Діри
carcassonne-option-holes-help = Хто заповнив діру — порожнє місце з тайлами з усіх чотирьох боків, — ходить ще раз.
carcassonne-option-holes-off = звичайний хід
carcassonne-option-holes-on = ще один хід
carcassonne-option-table = Стіл
carcassonne-option-table-help = Мапа росте без кінця або не виходить за край столу вибраного розміру; перший тайл лежить посередині. Коли класти більше нічого, гра закінчується.
carcassonne-option-table-endless = безмежний
carcassonne-option-table-7 = 7 × 7
carcassonne-option-table-9 = 9 × 9
carcassonne-option-table-11 = 11 × 11
carcassonne-option-table-19 = 19 × 19
carcassonne-option-edges = Край
carcassonne-option-edges-help = Що впирається в край столу, назавжди лишається незавершеним — або край це завершує: дороги й міста там закінчуються, а для монастиря місця за краєм вважаються заповненими.
carcassonne-option-edges-stop = не закриває
carcassonne-option-edges-close = закриває
carcassonne-option-first = Перший хід
carcassonne-option-first-help = Хто починає, вирішує жереб — або кожен тягне тайл, і починає той, у кого найбільше кінців доріг.
carcassonne-option-first-random = жереб
carcassonne-option-first-roads = дороги
carcassonne-option-mode = Режим
carcassonne-option-mode-help = Суперники; або соло, або всі разом, однією командою. Ви по черзі граєте трьома кольорами, по четверо підданих у кожному, без селян. На кожен тайл треба виставити підданого, якщо є куди. Завершене приносить очки, лише якщо один із кольорів на ньому зараз останній за очками; ваш підсумок — очки останнього кольору. Легше: по п’ятеро підданих. Важче: чотири кольори. У команді ходить будь-хто: порадьтеся.
carcassonne-option-mode-versus = суперники
carcassonne-option-mode-solo = соло/команда
carcassonne-option-mode-solo5 = соло, легше
carcassonne-option-mode-solo4 = соло, важче
carcassonne-option-prospects = Прогноз
carcassonne-option-prospects-help = Поруч з очками видно, скільки ще додалося б, якби гра закінчилася зараз.
carcassonne-option-prospects-off = немає
carcassonne-option-prospects-on = є
carcassonne-option-counting = Облік тайлів
carcassonne-option-counting-help = Кнопка показує, які тайли лишилися, а місця, куди жоден із них не підійде, перекреслено. Без обліку кожен рахує сам.
carcassonne-option-counting-on = є
carcassonne-option-counting-off = немає

## Що діє за столом

carcassonne-holds-farmers-on = Підданого можна покласти на поле до кінця гри: 3 очки за кожне завершене місто поруч.
carcassonne-holds-farmers-off = На поля підданих не кладуть, і поля не приносять нічого{ $traders ->
        [on] ; свиней теж немає
       *[off] {""}
    }.
carcassonne-holds-farmers-first = Кожне завершене місто приносить 4 очки тому, у кого найбільше селян на всіх полях навколо нього.
carcassonne-holds-farmers-second = Поле приносить 3 очки за кожне завершене місто поруч, але одне місто кожному гравцеві — лише раз.
carcassonne-holds-river-off = Річки немає.
carcassonne-holds-river-on = Спершу кладуть 12 тайлів річки, від витоку до озера.
carcassonne-holds-abbot-off = Абатів немає, і сади нічого не приносять.
carcassonne-holds-abbot-on = Кожен{ $mode ->
        [versus] {""}
       *[other] {" "}колір
    } має ще абата — для монастирів і садів.
carcassonne-holds-inns-off = Таверн, соборів і великих підданих немає.
carcassonne-holds-inns-on = Ще 18 тайлів із тавернами й соборами та по великому підданому кожному.
carcassonne-holds-traders-off = Товарів, будівельників і свиней немає.
carcassonne-holds-traders-on = Ще 24 тайли, з товарами, і кожному { $farmers ->
        [off] по будівельнику
       *[other] по будівельнику й свині
    }.
carcassonne-holds-mines-off = Золота немає.
carcassonne-holds-mines-on = Ще 8 тайлів зі зливками золота.
carcassonne-holds-stack-all = У грі всі тайли.
carcassonne-holds-stack-72 = У грі 72 тайли, узяті з усіх навмання{ $river ->
        [on] , не рахуючи річки
       *[off] {""}
    }; які лишилися в коробці, ніхто не знає.
carcassonne-holds-stack-36 = У грі вдвічі менше, ніж зазвичай: 36 тайлів, узятих з усіх навмання{ $river ->
        [on] , не рахуючи річки
       *[off] {""}
    }; які лишилися в коробці, ніхто не знає.
carcassonne-holds-draw-turn = Тайл тягнуть у свій хід.
carcassonne-holds-draw-ahead = Наступний тайл тягнуть наприкінці свого ходу, у всіх на очах.
carcassonne-holds-draw-hand = У вас на руках 3 тайли, які бачите лише ви: поклали один — тягнете новий.
carcassonne-holds-draw-open = Кожен{ $mode ->
        [versus] {""}
       *[other] {" "}колір
    } має 3 відкриті тайли: щоходу вибирають один.
carcassonne-holds-small-city-4 = Завершене місто з двох тайлів приносить 4 очки, як будь-яке інше: по 2 за тайл і щит.
carcassonne-holds-small-city-2 = Завершене місто з двох тайлів приносить лише 2 очки: по 1 за тайл і щит.
carcassonne-holds-unfinished-score = Незавершені дороги, міста й монастирі наприкінці теж приносять очки.
carcassonne-holds-unfinished-nothing = Незавершені дороги, міста й монастирі не приносять нічого.
carcassonne-holds-unplaceable-out = { $draw ->
        [hand] Якщо не пасує жоден ваш тайл, усі вони вибувають із гри, а ви тягнете інші.
        [open] Якщо не пасує жоден ваш тайл, усі вони вибувають із гри, а ви тягнете інші.
       *[other] Тайл, який нікуди не пасує, вибуває з гри, а ви тягнете інший.
    }
carcassonne-holds-unplaceable-back = { $draw ->
        [hand] Якщо не пасує жоден ваш тайл, усі вони знову йдуть у стос, а ви тягнете інші.
        [open] Якщо не пасує жоден ваш тайл, усі вони знову йдуть у стос, а ви тягнете інші.
       *[other] Тайл, який нікуди не пасує, знову замішують у стос, а ви тягнете інший.
    }
carcassonne-holds-holes-off = За заповнену діру нічого не дають.
carcassonne-holds-holes-on = Заповнили діру (порожнє місце з тайлами з усіх чотирьох боків) — ходіть ще раз.
carcassonne-holds-table-endless = Мапа може рости без кінця.
carcassonne-holds-table-7 = Мапа не виходить за стіл 7 × 7; перший тайл лежить посередині. Коли класти більше нічого, гра закінчується.
carcassonne-holds-table-9 = Мапа не виходить за стіл 9 × 9; перший тайл лежить посередині. Коли класти більше нічого, гра закінчується.
carcassonne-holds-table-11 = Мапа не виходить за стіл 11 × 11; перший тайл лежить посередині. Коли класти більше нічого, гра закінчується.
carcassonne-holds-table-19 = Мапа не виходить за стіл 19 × 19; перший тайл лежить посередині. Коли класти більше нічого, гра закінчується.
carcassonne-holds-edges-stop = Що впирається в край столу, завершити вже не можна.
carcassonne-holds-edges-close = Край столу завершує дороги й міста; для монастиря місця за ним вважаються заповненими.
carcassonne-holds-first-random = Хто починає, вирішує жереб.
carcassonne-holds-first-roads = Кожен тягне тайл; починає той, у кого найбільше кінців доріг.
carcassonne-holds-mode-versus = Кожен грає проти всіх.
carcassonne-holds-mode-solo = Одна людина або одна команда грає 3 кольорами, по 4 піддані; підсумок — очки останнього кольору.
carcassonne-holds-mode-solo5 = Одна людина або одна команда грає 3 кольорами, по 5 підданих; підсумок — очки останнього кольору.
carcassonne-holds-mode-solo4 = Одна людина або одна команда грає 4 кольорами, по 4 піддані; підсумок — очки останнього кольору.
carcassonne-holds-prospects-off = Показано лише вже отримані очки.
carcassonne-holds-prospects-on = Поруч з очками видно, скільки додалося б, якби гра закінчилася зараз.
carcassonne-holds-counting-on = Кнопка показує, які тайли лишилися; місця, куди нічого не пасуватиме, перекреслено.
carcassonne-holds-counting-off = Які тайли лишилися, ніде не показано: рахуйте самі.

## Що чому суперечить

carcassonne-refused-solo = У соло й командою місце одне: «закрита рука» і «Перший хід: дороги» тут ні до чого.
carcassonne-refused-many = Цей режим — для одного гравця або однієї команди: виберіть інший.
carcassonne-refused-six = Вшістьох грають із «Тавернами й соборами»: увімкніть їх.
carcassonne-refused-alone = Одному гравцеві потрібен режим «соло/команда».
carcassonne-refused-edges = Безмежний стіл не має краю: виберіть його розмір або «Край: не закриває».
carcassonne-refused-river = Річці тут тісно: потрібен стіл безмежний або { $width } × { $width }.

## Запитання та відповіді

carcassonne-ask-tile = який тайл покладете?
carcassonne-ask-cell = куди покласти тайл?
carcassonne-ask-rotation = як повернути?
carcassonne-ask-spot = що рахувати першим?
carcassonne-ask-meeple = виставити підданого?
carcassonne-followers-left = лишилося: { $count }
carcassonne-ask-beside = куди покласти другий зливок?
carcassonne-meeple-road = дорога
carcassonne-meeple-city = місто
carcassonne-meeple-monastery = монастир
carcassonne-meeple-field = поле
carcassonne-meeple-abbot-monastery = абат: монастир
carcassonne-meeple-abbot-garden = абат: сад
carcassonne-meeple-recall-abbot = Забрати абата
carcassonne-meeple-large-road = великий: дорога
carcassonne-meeple-large-city = великий: місто
carcassonne-meeple-large-monastery = великий: монастир
carcassonne-meeple-large-field = великий: поле
carcassonne-meeple-builder-road = будівельник: дорога
carcassonne-meeple-builder-city = будівельник: місто
carcassonne-meeple-pig-field = свиня: поле
carcassonne-meeple-none = Нікого
carcassonne-sure-meeple = { $what ->
    [road] Підданий на дорозі
    [city] Підданий у місті
    [monastery] Підданий у монастирі
   *[other] { $word }
    } (+{ $points })

## Що сталося

carcassonne-contested = Змагаються за { $feature ->
        [city] місто
        [road] дорогу
        [field] поле
        [garden] сад
       *[monastery] монастир
    } { $where ->
        [n] на півночі
        [ne] на північному сході
        [e] на сході
        [se] на південному сході
        [s] на півдні
        [sw] на південному заході
        [w] на заході
        [nw] на північному заході
       *[middle] посередині
    } ({ $seats }), тайлів: { $tiles }.
carcassonne-tile-placed = { $seat }: тайл { $where ->
        [n] на півночі
        [ne] на північному сході
        [e] на сході
        [se] на південному сході
        [s] на півдні
        [sw] на південному заході
        [w] на заході
        [nw] на північному заході
       *[middle] посередині
    }, без підданого
carcassonne-tile-claimed = { $seat }: { $figure ->
        [abbot] абат
        [large] великий підданий
        [builder] будівельник
        [pig] свиня
       *[meeple] підданий
    } { $feature ->
        [road] на дорозі
        [city] у місті
        [monastery] у монастирі
        [garden] у саду
       *[field] на полі
    }
carcassonne-figure-recalled = { carcassonne-who }: +{ $points } — { $figure ->
       *[abbot] абат
    } повертається { $feature ->
        [garden] із саду
       *[monastery] з монастиря
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    })
carcassonne-feature-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] дорогу завершено ({ carcassonne-size }{ carcassonne-mark })
        [city] місто завершено ({ carcassonne-size }{ carcassonne-mark })
        [garden] сад завершено
       *[monastery] монастир завершено
    }
carcassonne-unfinished-scored = { $seats }: { carcassonne-gain } — { $feature ->
        [road] незавершена дорога ({ carcassonne-size })
        [city] незавершене місто ({ carcassonne-size })
        [garden] незавершений сад ({ carcassonne-size })
       *[monastery] незавершений монастир ({ carcassonne-size })
    }
carcassonne-field-scored = { $seats }: { carcassonne-gain } — поле біля { $cities ->
        [one] { $cities } завершеного міста
       *[other] { $cities } завершених міст
    }
carcassonne-city-supplied = { $seats }: { carcassonne-gain } — селяни годують завершене місто
carcassonne-pig-scored = { $seat }: +{ $points } — свиня: { $cities ->
        [one] { $cities } місто
        [few] { $cities } міста
       *[other] { $cities } міст
    }
carcassonne-goods-taken = { $seat }: товари{ carcassonne-goods }
carcassonne-goods-scored = { $seats }: { carcassonne-gain } — { $goods ->
        [wine] найбільше вина
        [wheat] найбільше зерна
       *[cloth] найбільше сукна
    }
carcassonne-gold-found = { $seat }: золото! Зливок тут, другий поруч
carcassonne-gold-taken = { $seat }: { $ingots ->
        [one] { $ingots } зливок золота
        [few] { $ingots } зливки золота
       *[other] { $ingots } зливків золота
    }
carcassonne-gold-scored = { $seat }: +{ $points } — золото ({ $ingots ->
        [one] { $ingots } зливок
        [few] { $ingots } зливки
       *[other] { $ingots } зливків
    })
carcassonne-turn-again = { carcassonne-who }: { $why ->
        [builder] будівельник за роботою — ще один хід
       *[hole] діру заповнено, ще один хід
    }
carcassonne-tile-returned = { $tiles ->
        [1] Цей тайл нікуди не пасує й повертається в стос: { carcassonne-tile }
        [few] { $tiles } тайли нікуди не пасують і повертаються в стос
       *[other] { $tiles } тайлів нікуди не пасують і повертаються в стос
    }
carcassonne-nothing-fits = { $tiles ->
        [1] Останній тайл нікуди не пасує: гру завершено
       *[other] Жоден з останніх тайлів ({ $tiles }) нікуди не пасує: гру завершено
    }
carcassonne-tile-discarded = Цей тайл нікуди не пасує й вибуває з гри: { carcassonne-tile }
carcassonne-colour-placed = { carcassonne-colour }: тайл без підданого
carcassonne-colour-claimed = { carcassonne-colour }: { $figure ->
        [abbot] абат
       *[meeple] підданий
    } { $feature ->
        [road] на дорозі
        [city] у місті
        [garden] у саду
       *[monastery] у монастирі
    }
carcassonne-colour-scored = { carcassonne-colour }: +{ $points } — { $feature ->
        [road] дорога
        [city] місто
        [garden] сад
       *[monastery] монастир
    } ({ carcassonne-size })
carcassonne-unpaid = Без очок: { $feature ->
        [road] дорога
        [city] місто
        [garden] сад
       *[monastery] монастир
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }), останнього за очками кольору там немає
carcassonne-colour-out = { carcassonne-colour }: підданих більше немає, гру завершено
carcassonne-solo-ended = Рахується колір, останній за очками: { carcassonne-colour } — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
carcassonne-game-ended = { $shared ->
        [1] Перемога: { $seats } — { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
       *[other] Перемогу ділять { $seats }: по { $points ->
            [one] { $points } очку
            [few] { $points } очки
           *[other] { $points } очок
        }
    }

## Частини речень

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
carcassonne-colour-red = Червоний
carcassonne-colour-blue = Синій
carcassonne-colour-yellow = Жовтий
carcassonne-colour-black = Чорний
carcassonne-category-start = Старт
carcassonne-gain = { $shared ->
        [1] +{ $points }
       *[other] по +{ $points }
    }
carcassonne-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $shields ->
        [0] {""}
        [one] , { $shields } щит
        [few] , { $shields } щити
       *[other] , { $shields } щитів
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
        [A] монастир із дорогою
        [B] монастир
        [C] місто з усіх боків, щит
        [D] місто збоку, пряма дорога
        [E] місто збоку
        [F] місто наскрізь, щит
        [G] місто наскрізь
        [H] два міста одне навпроти одного
        [I] два міста поруч
        [J] місто на півночі, дорога зі сходу на південь
        [K] місто на півночі, дорога із заходу на південь
        [L] місто збоку, три дороги
        [M] кут міста, щит
        [N] кут міста
        [O] кут міста, щит, поворот дороги
        [P] кут міста, поворот дороги
        [Q] місто з трьох боків, щит
        [R] місто з трьох боків
        [S] місто з трьох боків, щит, дорога
        [T] місто з трьох боків, дорога
        [U] пряма дорога
        [V] поворот дороги
        [W] розвилка трьох доріг
        [IA] виток річки
        [IB] пряма річка
        [IC] поворот річки
        [ID] річка між двома містами
        [IE] місто збоку, дорога через річку
        [IF] річка, монастир із дорогою
        [IG] дорога через річку
        [IH] поворот річки, кут міста
        [IJ] поворот річки, поворот дороги
        [IK] озеро
        [CA] поворот дороги, таверна
        [CB] пряма дорога, таверна
        [CC] розвилка трьох доріг, біля однієї таверна
        [CD] монастир між двома дорогами
        [CE] два повороти дороги
        [CF] кут міста на північному заході, дорога на сході
        [CG] місто з півночі до кута
        [CH] чотири міста навколо поля
        [CI] два міста одне проти одного, між ними село
        [CJ] місто збоку, дорога до брами
        [CK] собор, місто з усіх боків
        [CL] кут міста, щит, поворот дороги, таверна
        [CM] місто на півночі, дорога із заходу на південь, таверна
        [CN] кут міста на північному заході, дорога на півдні, таверна
        [CO] три міста навколо поля
        [CP] кут міста на північному заході, щит, місто на півдні
        [CQ] місто наскрізь, щит, дві дороги
        [TA] місто збоку, дорога повертає до брами
        [TB] дві дороги, міст
        [TC] місто збоку, дві дороги
        [TD] кут міста на північному заході, зерно, місто на півдні, дорога
        [TE] місто наскрізь, зерно, дорога
        [TF] кут міста на північному заході, зерно, дорога на півдні
        [TG] кут міста, зерно
        [TH] місто з трьох боків, зерно
        [TI] місто до далекого кута, зерно, дорога
        [TJ] монастир між трьома дорогами
        [TK] кут міста на північному заході, сукно, дорога на сході
        [TL] кут міста на північному заході, сукно, місто на півдні, дорога
        [TM] три міста навколо поля, сукно
        [TN] місто із заходу на схід, сукно, місто на півдні
        [TO] місто до далекого кута, сукно, дві дороги
        [TP] місто із заходу на схід, вино, місто на півдні
        [TQ] місто наскрізь, вино
        [TR] місто наскрізь, вино, дві дороги
        [TS] місто наскрізь, вино, дорога
        [TT] кут міста, вино
        [TU] кут міста, вино, дві дороги
        [TV] місто з трьох боків, вино, дорога
        [TW] місто до далекого кута, вино, дорога
        [TX] два кути міста, вино
        [GA] монастир, поворот дороги, золото
        [GB] кут міста, монастир, золото
        [GC] кут міста, монастир, поворот дороги, золото
        [GD] монастир між двома поворотами дороги, золото
        [GE] два повороти дороги, золото
        [GF] кут міста, поворот дороги, золото
        [GG] місто наскрізь, дорога крізь нього, золото
        [GH] дві дороги, міст, золото
       *[X] перехрестя чотирьох доріг
    }
carcassonne-kind = { carcassonne-tile }{ $garden ->
        [1] , із садом
       *[other] {""}
    }

## Як ідуть справи

carcassonne-status-lot = Найбільше кінців доріг ({ $ends }): починає { $seat }
carcassonne-status-drawn = Тайл: { carcassonne-kind }
carcassonne-status-held = { $letter }: { carcassonne-kind }
carcassonne-status-hand = На руках: { carcassonne-kind }
carcassonne-status-more = { carcassonne-kind }
carcassonne-status-next = потім { $seat }: { carcassonne-kind }
carcassonne-status-next-colour = потім { carcassonne-colour }: { carcassonne-kind }
carcassonne-acting = { $colour ->
        [red] 🔴
        [blue] 🔵
        [yellow] 🟡
       *[black] ⚫
    } <b>{ carcassonne-colour }</b>
carcassonne-status-colour = { carcassonne-colour } { $points }
carcassonne-status-left = { $left ->
        [0] { $held ->
            [0] останній тайл
           *[other] стос порожній
        }
       *[other] у стосі ще { $left }
    }
carcassonne-lens-fields = Поля
carcassonne-lens-left = Лишилося
carcassonne-lens-goods = Товари
carcassonne-lens-gold = Золото
carcassonne-lens-stakes = На кону
carcassonne-signs-fields = +3: дасть зараз · два кольори: спільне · сіре: нічиє
carcassonne-signs-stakes = +8: якщо завершити, інакше нічого · два кольори: спільне
carcassonne-signs-left = ×2: стільки таких ще не вийшло
carcassonne-signs-unseen = ×2: стільки ще не бачили; частина лежить у коробці
carcassonne-sheet = Підсумковий рахунок
carcassonne-category-road = Дороги
carcassonne-category-city = Міста
carcassonne-category-monastery = Монастирі
carcassonne-category-garden = Сади
carcassonne-category-field = Поля
carcassonne-category-goods = Товари
carcassonne-category-gold = Золото
carcassonne-good-wine = Вино
carcassonne-good-wheat = Зерно
carcassonne-good-cloth = Сукно
carcassonne-good-gold = Зливки
carcassonne-goods-points = Очки
carcassonne-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
carcassonne-reason-shields = { $count ->
        [one] { $count } щит
        [few] { $count } щити
       *[other] { $count } щитів
    }
carcassonne-reason-inn = таверна
carcassonne-reason-cathedral = собор
carcassonne-reason-pig = свиня
carcassonne-reason-wine = вино ×{ $count }
carcassonne-reason-wheat = зерно ×{ $count }
carcassonne-reason-cloth = сукно ×{ $count }
carcassonne-reason-gold = { $count ->
        [one] { $count } зливок
        [few] { $count } зливки
       *[other] { $count } зливків
    }
carcassonne-reason-cities = { $count ->
        [one] { $count } місто
        [few] { $count } міста
       *[other] { $count } міст
    }
carcassonne-total = Разом

## /rules

carcassonne-example = Піддані за роботою: на дорозі, у місті, у монастирі й, лежачи, на полі. Унизу — скільки приніс би кожен, якби гра закінчилася зараз: жодного міста ще не завершено, тож селянин чекає.
carcassonne-rules =
    <b>Каркассон</b>

    На столі тайл за тайлом росте мапа: кожен хід — один тайл. На початку лежить { $river ->
        [on] витік річки
       *[off] стартовий тайл
    }.{ $mode ->
        [versus] { $first ->
            [roads] {" "}Кожен тягне тайл; починає той, у кого найбільше кінців доріг.
           *[random] {" "}Хто починає, вирішує жереб.
        }
       *[other] {""}
    } { $mode ->
        [versus] Перемагає той, у кого наприкінці найбільше очок; за рівності перемогу ділять.
       *[other] Наприкінці рахується лише колір, останній за очками: хай їх у нього буде якнайбільше.
    }

    <b>Ваш хід</b>
    • <b>Тайл.</b> Прикладіть { $draw ->
        [hand] один із трьох своїх тайлів
        [open] один із трьох своїх тайлів
       *[other] витягнутий тайл
    } до мапи боком до боку; спершу його можна повернути. Кожен бік, яким він торкається сусідів, має пасувати: дорога до дороги, місто до міста, поле до поля. { carcassonne-no-fit }{ $draw ->
        [hand] {" "}Наприкінці ходу ви тягнете новий, поки вони є.
        [open] {" "}Наприкінці ходу ви тягнете новий, поки вони є.
       *[other] {""}
    }
    • <b>Підданий.</b> На щойно покладений тайл можна виставити { $mode ->
        [versus] одного з семи своїх підданих
       *[other] підданого
    }: на дорогу, у місто{ carcassonne-claims }. Усе це володіння має бути вільне: там ще ніхто не стоїть, навіть ви самі. Зате ті, хто починав окремо, можуть зустрітися згодом, коли тайл з’єднає їхні володіння.
    • <b>Очки.</b> Усе, що завершив тайл, одразу приносить очки, а піддані повертаються додому. Того, хто повернувся, можна знову виставити з наступного ходу.

    <b>Що завершено</b>
    • <b>Дорога</b>, яка з обох боків упирається в перехрестя, місто чи монастир або замкнулася в кільце: 1 очко за тайл.
    • <b>Місто</b>, оточене муром, без порожніх місць усередині: 2 очки за тайл і 2 за щит{ $small_city ->
        [2] ; якщо тайлів лише два — по 1
       *[4] {""}
    }.
    • <b>Монастир</b>, навколо якого лежать усі вісім тайлів: 9 очок.
    { $mode ->
        [versus] Якщо там стоять піддані кількох гравців, усі очки отримує той, у кого їх більше. За рівності кожен отримує очки повністю.
       *[other] {""}
    }

    <b>Кінець гри</b>
    { $unfinished ->
        [nothing] Після останнього тайла незавершені дороги, міста й монастирі не приносять нічого.
       *[score] Після останнього тайла очки приносить і незавершене: 1 очко за кожен тайл дороги чи міста та 1 за щит; за монастир — 1 очко і ще по одному за кожен тайл навколо.
    }

    <i>Порада:</i> підданих незабаром починає бракувати. Завершуйте дрібне й тримайте одного про запас.
carcassonne-claims = { $mode ->
        [versus] { $farmers ->
            [off] {" "}чи в монастир
           *[other] , у монастир чи на поле
        }
       *[other] {" "}чи в монастир
    }
carcassonne-no-fit = { $draw ->
        [hand] Якщо жодного з них немає куди покласти, вони { $unplaceable ->
            [back] повертаються в стос
           *[out] вибувають із гри
        }, а ви отримуєте три інші.
        [open] Якщо жодного з них немає куди покласти, вони { $unplaceable ->
            [back] повертаються в стос
           *[out] вибувають із гри
        }, а ви отримуєте три інші.
       *[other] Якщо покласти його нікуди, він { $unplaceable ->
            [back] повертається в стос
           *[out] вибуває з гри
        }, а ви отримуєте інший.
    }
carcassonne-rules-river-on =
    <b>Річка</b>
    Витік лежить на столі; потім тягнуть десять тайлів річки, а за ними озеро. Кожен кладуть туди, де річка обривається, і вона не може двічі поспіль повернути в один бік. Підданих можна ставити на дороги, у міста{ $mode ->
        [versus] { $farmers ->
            [off] {" "}й
           *[other] , на поля й
        }
       *[other] {" "}й
    } у монастир цих тайлів, але не на воду: вона розділяє поля. Після озера { $draw ->
        [hand] кожен бере три з решти тайлів; серед них
        [open] кожен бере три з решти тайлів; серед них
       *[other] тягнуть решту тайлів, серед них
    } і звичайний стартовий.
carcassonne-rules-abbot-on =
    <b>Абат</b>
    Кожен{ $mode ->
        [versus] {""}
       *[other] {" "}колір
    } має ще <b>абата</b> — для монастиря чи саду на своєму тайлі; у саду ніхто інший стояти не може. Сад приносить стільки ж, скільки монастир. Замість того щоб виставити фігуру, можна забрати абата: його місце одразу приносить очки як є — 1 за себе й по 1 за кожен тайл навколо, разом із щойно покладеним.
carcassonne-rules-farmers-on =
    <b>Селяни</b>
    Підданий на полі лежить і залишається там до кінця гри. Поля розділені дорогами та міськими мурами. Наприкінці поле приносить господареві по 3 очки за кожне <i>завершене</i> місто, яке його торкається; кожне місто враховують один раз. І тут важлива більшість, а за рівності кожен отримує очки повністю.
carcassonne-rules-farmers-second =
    <b>Селяни</b>
    Підданий на полі лежить і залишається там до кінця гри. Поля розділені дорогами та міськими мурами. Наприкінці поле приносить господареві по 3 очки за кожне <i>завершене</i> місто, яке його торкається. І тут важлива більшість, а за рівності кожен отримує очки повністю. Одне місто зараховують одному гравцеві лише раз, хоч би скільки полів його торкалося.
carcassonne-rules-farmers-first =
    <b>Селяни</b>
    Підданий на полі лежить і залишається там до кінця гри. Поля розділені дорогами та міськими мурами. Наприкінці кожне <i>завершене</i> місто приносить 4 очки тому, у кого найбільше підданих на всіх полях навколо нього. За рівності кожен отримує очки повністю.
carcassonne-rules-inns-on =
    <b>Таверни й собори</b>
    • Кожен має ще <b>великого підданого</b>, понад сімох звичайних. Його ставлять і забирають, як будь-якого іншого, але коли рахують, кого більше, він рахується за двох.
    • Дорога, біля якої стоїть <b>таверна</b>, завершеною приносить 2 очки за тайл. Таверну має лише та дорога, до якої прилягає озеро.
    • Місто із <b>собором</b> завершеним приносить 3 очки за тайл і 3 за щит.
    { $unfinished ->
        [nothing] {""}
       *[score] • Незавершеними такі дорога й місто не приносять наприкінці нічого. Тож таверни й собори можна підкладати й суперникам.
    }
carcassonne-rules-traders-on =
    <b>Купці й будівельники</b>
    • <b>Товари.</b> Якщо ваш тайл завершив місто, візьміть його товари, хоч би чиє воно було. Наприкінці тому, у кого найбільше вина, іде 10 очок, і стільки ж — за зерно й за сукно; за рівності 10 отримує кожен.
    • <b>Будівельник.</b> Замість підданого можна поставити будівельника на дорогу чи в місто на своєму тайлі, якщо дорогу (місто) ще не завершено й там уже є ваш підданий. Щоразу, коли ваш наступний тайл продовжить цю дорогу чи це місто, ви ходите ще раз, якщо тайли ще є, але не більше двох ходів поспіль. Будівельник повертається разом із вашими підданими.
    { $farmers ->
        [off] • Будівельника не враховують, коли порівнюють, чиїх підданих більше.
       *[other] • <b>Свиня.</b> Замість підданого можна поставити свиню на поле на своєму тайлі, якщо там уже є ваш селянин. { $farmers ->
            [first] За кожне завершене місто поруч із нею, яке наприкінці принесе вам очки, додайте ще очко.
            [second] За кожне місто, яке вам зараховано саме з цього поля, додайте ще очко.
           *[on] Якщо це поле принесе вам очки наприкінці, додайте по очку за кожне місто.
        }
        • Будівельника й свиню не враховують, коли порівнюють, чиїх підданих більше.
    }
carcassonne-rules-mines-on =
    <b>Золоті копальні</b>
    • Є ще вісім тайлів, на кожному намальовано золото. Поклавши такий тайл, ви кладете <b>зливок</b> на нього і другий — на будь-який сусідній тайл, можна й через кут. Вибір за вами; золото там може вже лежати. Потім можна виставити підданого.
    • Зливок не належить ні дорозі, ні місту. Усе завершене приносить золото зі своїх тайлів тому, хто отримує за нього очки; <b>монастир</b>{ $abbot ->
        [on] {" "}чи сад
       *[off] {""}
    } — з усіх дев’яти тайлів.
    • Якщо золото припадає кільком, вони беруть по одному зливку по черзі, починаючи з того, чий зараз хід.
    • Наприкінці кожен ваш зливок приносить 1 очко, якщо їх від 1 до 3, 2 — якщо від 4 до 6, 3 — якщо від 7 до 9, 4 — якщо 10 або більше. Золото, що лишилося на мапі, не приносить нічого{ $farmers ->
        [off] {""}
       *[other] ; селяни золота не беруть
    }.
    • Вісім тайлів зроблено за опублікованим списком, з коробкою їх не звіряли.
carcassonne-solo =
    <b>Соло або команда</b>
    Ви по черзі граєте { $mode ->
        [solo4] чотирма
       *[other] трьома
    } кольорами; у команді ходить будь-хто. Ось що тут інакше, ніж сказано вище:
    • Кожен колір має { $mode ->
        [solo5] п’ятьох
       *[other] чотирьох
    } підданих, і на поля їх не кладуть. На початку кольори мають 1, 2{ $mode ->
        [solo4] , 3 і 4
       *[other] {""} і 3
    } очки.
    • Якщо на вашому тайлі вільна дорога, місто чи монастир{ $abbot ->
        [on] {" "}(а для абата — і сад)
       *[off] {""}
    }, туди треба виставити підданого того кольору, чий зараз хід{ $abbot ->
        [on] , або забрати абата цього кольору
       *[off] {""}
    }.
    • Завершене приносить очки, лише якщо один із кольорів на ньому в цю мить останній за очками, сам або нарівні з іншими. Тоді кожен колір на ньому отримує очки повністю, хоч би скільки його підданих там стояло. Інакше очок немає. Піддані повертаються додому в будь-якому разі. Якщо тайл завершує одразу кілька володінь, ви вирішуєте, що рахувати першим.
    • Гра закінчується й тоді, коли колір має класти тайл, а { $abbot ->
        [on] ні абата, ні підданих
       *[off] підданих
    } у нього більше немає.{ $unfinished ->
        [nothing] {""}
       *[score] {" "}Незавершене після цього приносить очки як завжди, хоч би хто був останнім.
    }
    • Ваш підсумок — очки останнього кольору.
carcassonne-rules-mode-solo = { carcassonne-solo }
carcassonne-rules-mode-solo5 = { carcassonne-solo }
carcassonne-rules-mode-solo4 = { carcassonne-solo }

## Запис партії й мапа знаками

carcassonne-move-place = { carcassonne-kind }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , поворот на { $turned }°
    }
carcassonne-move-score = першим рахують: { $place }
carcassonne-legend = # місто, - і | дорога, o кінець дороги, M монастир, * щит, ~ річка, . поле{ $inns ->
        [1] , i таверна, A собор, L перед великим підданим
       *[other] {""}
    }{ $traders ->
        [1] , v вино, w зерно, c сукно, b перед будівельником, p перед свинею
       *[other] {""}
    }{ $mines ->
        [1] , $ золото
       *[other] {""}
    }; цифри — піддані: { $players }
carcassonne-legend-player = { $number } { $seat }
carcassonne-legend-colour = { $number } { carcassonne-colour }
carcassonne-legend-goods = Товари: { $players }
carcassonne-legend-held = { $seat }{ carcassonne-tokens }
carcassonne-legend-gold = Золото на мапі: { $places }
carcassonne-legend-ingots = ({ $place }) ×{ $count }
carcassonne-scored = { $category ->
        [road] Дорога
        [city] Місто
        [monastery] Монастир
        [garden] Сад
       *[field] Поле
    }, { $place }

## Why a computer would play so
carcassonne-why-expected = { $but ->
        [1] але{" "}
       *[0] {""}
    }{ $own ->
        [1] ви
       *[0] { $seat }
    }: { $change } до кінця гри{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
carcassonne-why-paid = але { $seat } отримує { $points }
carcassonne-why-goods = товари:{ carcassonne-goods }
carcassonne-why-builder = { $put ->
        [1] ваш будівельник: ще один хід, коли продовжите
       *[0] ваш будівельник дає ще один хід
    }
carcassonne-why-little = { $changes ->
        [loss] кращого ходу не видно
        [others] майже нічого для вас не змінює
       *[none] майже нічого ні для кого не змінює
    }
carcassonne-why-last = ваш останній підданий
carcassonne-why-where = { $where ->
    [n] {" "}на півночі
    [ne] {" "}на північному сході
    [e] {" "}на сході
    [se] {" "}на південному сході
    [s] {" "}на півдні
    [sw] {" "}на південному заході
    [w] {" "}на заході
    [nw] {" "}на північному заході
   *[none] {""}
}
carcassonne-why-feature = { $again ->
        [1] { $feature ->
            [city] ще одне
            [road] ще одна
            [monastery] ще один
            [garden] ще один
           *[field] ще одне
        }{" "}
       *[0] {""}
    }{ $feature ->
        [city] місто
        [road] дорога
        [monastery] монастир
        [garden] сад
       *[field] поле
    }{ carcassonne-why-where }
carcassonne-why-standing = { $what }: { $now ->
        [0] {""}
       *[other] зараз { $now }{ $grows ->
            [1] {" "}({ $gain })
           *[0] {""}
        },{" "}
    }після завершення { $most ->
        [1] {""}
       *[0] від{" "}
    }{ $done } ({ $odds ->
        [likely] найімовірніше, { $chance } %
        [gamble] як пощастить, { $chance } %
       *[unlikely] навряд
    }){ $now ->
        [0] , інакше нічого
       *[other] {""}
    }
carcassonne-why-scored = { $what } завершується: +{ $points }
carcassonne-why-field = { $what }: до кінця гри близько { $points ->
        [one] { $points } очка
       *[other] { $points } очок
    }{ $more ->
        [0] {""}
       *[other] , на { $more } більше, ніж досі
    }{ $lies ->
        [1] ; селянин лишається там
       *[0] {""}
    }
carcassonne-why-other = { $feature ->
        [none] без підданого
        [city] місто
        [road] дорога
        [monastery] монастир
        [garden] сад
       *[field] поле
    }{ $here ->
        [here] {" "}тут же
        [elsewhere] {" "}в іншому місці{ carcassonne-why-where }
       *[there] { $where ->
            [none] {" "}в іншому місці
           *[other] { carcassonne-why-where }
        }
    }
carcassonne-why-ends = це кінець гри: { $won ->
        [2] перемога,
        [1] перемога порівну,
       *[0] поразка,
    } { $own } проти { $best }
carcassonne-why-next = другий за силою хід: { $what } ({ $less ->
        [0] майже не гірший
       *[other] гірший десь на { $less }
    })

## Records
carcassonne-record-city = Найбільше місто: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
carcassonne-record-road = Найдовша дорога: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
carcassonne-record-field = Найкращі поля: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
carcassonne-record-goods = Найкраща торгівля: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
carcassonne-record-gold = Найбільше за золото: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Словами

carcassonne-chapter-stakes = { carcassonne-lens-stakes }
carcassonne-chapter-goods = Товари
carcassonne-chapter-gold = Золото
carcassonne-chapter-fields = Поля
carcassonne-chapter-left = Лишилося
carcassonne-aloud-left = { $count } × { carcassonne-kind }
carcassonne-aloud-paid = { $who } +{ $points }
carcassonne-chapter-others = Суперники
carcassonne-chapter-unfinished = Не завершено
carcassonne-chapter-map = Мапа
carcassonne-aloud-place = рядок { $row } стовпець { $column }
carcassonne-aloud-last = Покладено останнім: { $tile }
carcassonne-aloud-player = { $who }: { $told }
carcassonne-aloud-followers = підданих у запасі: { $count }
carcassonne-aloud-figure = { $figure ->
        [meeple] { $count ->
            [one] { $count } підданий
            [few] { $count } піддані
           *[other] { $count } підданих
        }
        [abbot] абат
        [large] великий підданий
        [builder] будівельник
       *[pig] свиня
    }
carcassonne-aloud-home = { $figure } у запасі
carcassonne-aloud-with = { $named } ({ $figures })
carcassonne-aloud-nothing = нічого
carcassonne-aloud-goods = товари{ carcassonne-tokens }
carcassonne-aloud-ingots = { $place }: { $count ->
        [one] { $count } зливок
        [few] { $count } зливки
       *[other] { $count } зливків
    }
carcassonne-aloud-region = { $feature ->
        [road] дорога
        [city] місто
        [monastery] монастир
        [garden] сад
       *[field] поле
    } ({ $place }, { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $shield ->
        [0] {""}
        [one] , { $shield } щит
        [few] , { $shield } щити
       *[other] , { $shield } щитів
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
carcassonne-aloud-unfinished = { $region }, продовжується: { $places }
carcassonne-aloud-barred = { $place } (туди більше не підходить жоден тайл)
carcassonne-aloud-part = { $part ->
        [city] місто
        [road] дорога
        [river] річка
        [monastery] монастир
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
        [n] північ
        [e] схід
        [s] південь
        [w] захід
        [ne] північний схід
        [se] південний схід
        [sw] південний захід
       *[nw] північний захід
    }
carcassonne-aloud-side = { $side ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    } — { $edge ->
        [C] місто
        [R] дорога
        [I] річка
       *[F] поле
    }
carcassonne-aloud-told = { $what }: { $told }
carcassonne-aloud-stood = стоїть у частині ({ $ways })
carcassonne-aloud-around = навколо { $count } з 8 тайлів
carcassonne-aloud-could = може завершитися { $region }
carcassonne-aloud-completes = завершиться { $region }
carcassonne-aloud-turned = { $degrees ->
        [0] не повернуто
       *[other] повернуто на { $degrees }°
    }
carcassonne-aloud-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }, { $state ->
        [open] не завершено
       *[completed] завершено
    }

## Пам’ятка

carcassonne-lens-guide = Пам’ятка
carcassonne-guide-road = Завершена дорога: за кожен тайл
carcassonne-guide-city = Завершене місто: за тайл і за щит
carcassonne-guide-small = Місто з двох тайлів: за тайл і за щит
carcassonne-guide-open = Незавершене наприкінці: за кожен тайл і щит
carcassonne-guide-monastery = Завершений монастир: за себе й 8 тайлів навколо
carcassonne-guide-garden = Сад: як монастир
carcassonne-guide-field = Поле наприкінці: за кожне завершене місто поруч; селянин лишається
carcassonne-guide-field-first = Завершене місто наприкінці: тому, у кого навколо нього більше селян
carcassonne-guide-field-second = Поле наприкінці: за кожне завершене місто поруч, одне місто — гравцеві раз
carcassonne-guide-large = Великий підданий: рахується за двох
carcassonne-guide-builder = Будівельник: продовжте його дорогу чи місто — і ходіть ще раз
carcassonne-guide-pig = Свиня: кожне місто, зараховане з її поля, дорожче
carcassonne-guide-pig-first = Свиня: кожне місто біля її поля, зараховане вам, дорожче
carcassonne-guide-inn = Дорога з таверною: за тайл; без завершення — нічого
carcassonne-guide-cathedral = Місто з собором: за тайл і щит; без завершення — нічого
carcassonne-guide-goods = Найбільше жетонів товару наприкінці
carcassonne-guide-gold = Зливки наприкінці: по 1, від 4 — по 2, від 7 — по 3, від 10 — по 4
carcassonne-guide-home = Завершено — підданий повернувся
carcassonne-guide-tie = Підданих порівну: очки отримують усі
