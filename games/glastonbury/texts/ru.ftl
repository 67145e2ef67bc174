### Гластонбери по-русски. $seat и $seats — люди, их имена уже в именительном падеже.

glastonbury-name = Гластонбери
glastonbury-blurb = Ходите вокруг поля, наполняйте котёл и помните, что в нём лежит: видна только верхняя карта.
glastonbury-credit = Автор игры — Гюнтер Буркхардт, издатель — franjos

## Настройки

glastonbury-preset-simple = Простая игра
glastonbury-preset-recipes = С рецептами
glastonbury-option-recipes = Рецепты
glastonbury-option-recipes-help = У каждого игрока два секретных рецепта: они приносят очки в конце. Для тех, кто уже знает игру.
glastonbury-option-recipes-off = нет
glastonbury-option-recipes-on = есть
glastonbury-option-memory = Память
glastonbury-option-memory-help = Строгая — никто не может узнать, что лежит в котле под верхней картой. Старые картинки я убираю, так что и чат этого не выдаст. Открытая — все котлы открыты: для детей и первых партий.
glastonbury-option-memory-strict = строгая
glastonbury-option-memory-open = открытая

## Что действует за столом

glastonbury-holds-recipes-off = Рецептов нет.
glastonbury-holds-recipes-on = У каждого 2 секретных рецепта; в конце они приносят очки.
glastonbury-holds-memory-strict = Что лежит в котле под верхней картой, подсмотреть нельзя.
glastonbury-holds-memory-open = Все видят все карты во всех котлах.

## Вопросы и ответы

glastonbury-ask-corner = из какого угла начнёте?
glastonbury-ask-cell = какую карту возьмёте?
glastonbury-ask-kind = что будете делать?
glastonbury-ask-kept = оставите последнюю карту себе?
glastonbury-kind-appear = ✨ Появление
glastonbury-kind-move = 👢 Идти дальше
glastonbury-kind-stay = Остаться без карты
glastonbury-kept-keep = В котёл
glastonbury-kept-leave = Не брать

## Положение

glastonbury-status-stock = { $stock ->
        [0] Колода пуста
        [one] В колоде { $stock } карта
        [few] В колоде { $stock } карты
       *[other] В колоде { $stock } карт
    }
glastonbury-status-looking = 👁 Весь ваш котёл, снизу вверх. Запоминайте: подтвердите — и он закроется.
glastonbury-card = { $kind ->
        [agaric] 🍄 мухомор { $value }
        [rose] 🌹 роза { $value }
        [feather] 🪶 перо { $value }
        [butterfly] 🦋 бабочка { $value }
        [sunflower] 🌻 подсолнух { $value }
        [honey] 🍯 мёд { $value }
        [frog] 🐸 лягушка { $value }
        [clover] ☘️ клевер { $value }
        [pumpkin] 🎃 тыква { $value }
        [maple] 🍁 кленовый лист { $value }
        [grapes] 🍇 виноград { $value }
        [beetle] 🪲 жук { $value }
        [acorn] 🌰 жёлудь { $value }
        [snail] 🐌 улитка { $value }
        [mouse] 🐭 мышь { $value }
        [bat] 🦇 летучая мышь { $value }
        [bone] 🦴 кость { $value }
        [egg] 🥚 яйцо { $value }
       *[powder] 🪄 магический порошок
    }
glastonbury-set = { $kind ->
        [agaric] мухоморы
        [rose] розы
        [feather] перья
        [butterfly] бабочки
        [sunflower] подсолнухи
        [honey] мёд
        [frog] лягушки
        [clover] клевер
        [pumpkin] тыквы
        [maple] кленовые листья
        [grapes] виноград
        [beetle] жуки
        [acorn] жёлуди
        [snail] улитки
        [mouse] мыши
        [bat] летучие мыши
        [bone] кости
       *[egg] яйца
    }
glastonbury-note-recipes =
    📜 <b>Ваши рецепты</b>
    • { $colour ->
        [orange] Оранжевых карт у вас больше всех (🎃 тыквы, 🍁 кленовые листья)
        [purple] Фиолетовых карт у вас больше всех (🍇 виноград, 🪲 жуки)
        [brown] Коричневых карт у вас больше всех (🌰 жёлуди, 🐌 улитки)
        [grey] Серых карт у вас больше всех (🐭 мыши, 🦇 летучие мыши)
       *[white] Белых карт у вас больше всех (🦴 кости, 🥚 яйца)
    }: +{ $each } за каждую
    • { $goal ->
        [few-cards] Карт в котле у вас меньше всех
        [few-fours] Карт с числом 4 у вас меньше всех
        [few-spells] Карт заклинаний у вас меньше всех
        [many-ones] Карт с числом 1 у вас больше всех
       *[ender] Игру заканчиваете вы
    }: +10

## Что происходит

glastonbury-stood = { $seat } начинает: { $corner ->
        [1] северо-западный
        [2] северо-восточный
        [3] юго-восточный
       *[4] юго-западный
    } угол
glastonbury-taken = { $way ->
        [appear] ✨ { $seat } вызывает карту: { glastonbury-card }
        [move] 👢 { $seat } идёт дальше и берёт: { glastonbury-card }
       *[take] { $seat } берёт: { glastonbury-card }
    }
glastonbury-spell-taken = { $way ->
        [appear] ✨ { $seat } вызывает заклинание:
        [move] 👢 { $seat } идёт дальше и берёт заклинание:
       *[take] { $seat } берёт заклинание:
    } { $spell ->
        [bad-luck] 🌩 «не повезло»
        [eyeball] 👁 «глазное яблоко»
        [appearance] ✨ «появление»
       *[movement] 👢 «перемещение»
    }
glastonbury-card-left = { $seat } не берёт последнюю карту: { glastonbury-card }
glastonbury-unlucky = 🌩 Без верхней карты: { $seats }
glastonbury-peeked = 👁 { $seat } заглядывает в свой котёл
glastonbury-rested = 🌙 { $seat } стоит в углу: без карты
glastonbury-stock-empty = Колода пуста: первый пустой ряд закончит игру
glastonbury-ended = { $ending ->
        [trapped] { $seat } не может взять ни одной карты: игра окончена
       *[line] { $seat } берёт последнюю карту ряда: игра окончена
    }
glastonbury-powder-added = 🪄 { $seat } добавляет порошок: { glastonbury-set }

## Счёт

glastonbury-category-single = По одной карте
glastonbury-category-three = Тройки
glastonbury-category-four = Четвёрки
glastonbury-category-recipe-a = Рецепт на цвет
glastonbury-category-recipe-b = Рецепт-задание
glastonbury-reason-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
glastonbury-reason-own = свой цвет
glastonbury-reason-bonus = бонус

## Pictures

glastonbury-lens-cauldrons = Все котлы
glastonbury-sheet = Котлы
glastonbury-spell-bad-luck = Не повезло
glastonbury-spell-eyeball = Глазное яблоко
glastonbury-spell-appearance = Появление
glastonbury-spell-movement = Перемещение
glastonbury-spell-powder = Магический порошок
glastonbury-guide-bad-luck = Сразу: все остальные теряют верхнюю карту
glastonbury-guide-eyeball = Сразу: загляните один раз в свой котёл
glastonbury-guide-appearance = Дважды: любая карта поля, кроме «Не повезло» и «Глазное яблоко»
glastonbury-guide-movement = Трижды: из угла идите дальше и берите карту, кроме тех же двух
glastonbury-guide-powder = 0 шагов: снова тот же ряд. В конце дополнит набор
glastonbury-colour-red = Красный
glastonbury-colour-blue = Синий
glastonbury-colour-yellow = Жёлтый
glastonbury-colour-green = Зелёный
glastonbury-example = Жёлтый волшебник прошёл три шага до освещённого ряда и возьмёт из него карту. Справа: котлы с верхними картами и заклинания, которые ещё можно применить. Внизу: что делает каждое заклинание.

## /rules

glastonbury-rules =
    <b>Гластонбери</b>

    Волшебники ходят вокруг поля с картами и собирают ингредиенты в котлы. Каждого вида четыре карты, с числами от 1 до 4: собирайте по три-четыре одного вида. Видов 18, по два в каждом из девяти цветов; кроме них два порошка и десять заклинаний.

    <b>Ваш ход</b>
    • <b>Волшебник идёт сам</b>, по часовой стрелке, на столько шагов, сколько указано на верхней карте вашего котла; на два, пока котёл пуст. Поле — шесть карт на шесть. С каждой его стороны четыре ряда карт, затем угол: каждый ряд и каждый угол — один шаг. Крайние карты — не отдельный ряд: они относятся к рядам, которые там кончаются. Несколько волшебников могут стоять у одного ряда.
    • <b>Возьмите карту</b> из ряда, у которого стоите: любую, ближнюю или дальнюю. Ингредиенты и порошок ложатся в котёл сверху. Пустое место заполнит новая карта.
    • <b>Угол:</b> карты нет, если не идти дальше с помощью перемещения. Кто начинает, решает жребий; все по очереди выбирают свободный угол.

    <b>Заклинания.</b> Их берут вместо ингредиента; за ход можно применить одно.
    • 🌩 <b>Не повезло</b> действует сразу: все остальные теряют верхнюю карту котла. Эти карты, перемешав, не глядя кладут под колоду, а если её нет — убирают из игры. Четыре карты.
    • 👁 <b>Глазное яблоко</b> действует сразу: один раз вы видите весь свой котёл. Две карты.
    • ✨ <b>Появление</b>, дважды: вместо карты своего ряда — любая карта поля, кроме «Не повезло» и «Глазное яблоко»; но не в углу. Две карты.
    • 👢 <b>Перемещение</b>, трижды: из угла идите дальше на столько шагов, сколько на верхней карте, и возьмите карту там, кроме этих двух. Если других в ряду нет, игра окончена. Две карты.
    Заклинание, которое остаётся у вас, можно применять со следующего хода.
    🪄 <b>Магический порошок</b> стоит 0: вы остаётесь на месте и снова берёте из того же ряда. Если его открывает «Не повезло», когда вы стоите в углу, идите на столько шагов, сколько на карте под ним. В конце он присоединится к ингредиенту, где принесёт больше всего; из трёх карт может сделать четыре.

    <b>Конец игры</b>
    Когда колода кончится, пустые места не заполняются. Игру заканчивает тот, кто берёт последнюю карту любого ряда; оставлять её себе необязательно.

    <b>Очки за каждый ингредиент</b>
    • одна карта: минус её число; две: ноль
    • три: их сумма; четыре: сумма и ещё 5
    Ингредиенты цвета вашего волшебника считаются вдвойне, минусы тоже (но не эти 5). При равенстве победа общая.

    { $players ->
        [0] <b>Вдвоём:</b> восемь карт цвета одного из свободных волшебников не участвуют.
        [2] Восемь карт цвета одного из свободных волшебников остаются в коробке.
       *[other] {""}
    }
glastonbury-rules-recipes-on =
    <b>Рецепты</b>. Один на цвет: если таких карт у вас больше, чем у любого другого, { $players ->
        [0] по 1 очку за карту, вчетвером по 2
        [4] по 2 очка за карту
       *[other] по 1 очку за карту
    }; ваш порошок может считаться там. Один на задание, 10 очков: только у вас меньше всего карт в котле, карт с числом 4 или заклинаний, только у вас больше всего карт с числом 1 или игру заканчиваете вы — что именно, сказано в рецепте. При равенстве — ничего.
glastonbury-rules-memory-strict =
    <b>Память</b>
    При строгой памяти в котле видна только верхняя карта: помните, что лежит под ней. Глазное яблоко показывает это в личном чате; остальные ждут, пока вы не закроете котёл. Подсказок нет. Я удаляю каждую картинку, как только появилась следующая, а где не могу — опустошаю. Я не могу отменить снимки экрана, уведомления, то, что сохранил телефон, и журнал удалённых сообщений, который видят администраторы группы. Пожалуйста, ничего не записывайте!
glastonbury-rules-memory-open =
    <b>Открытые котлы</b>. Все видят все карты в них, так что глазное яблоко не показывает ничего нового.

## Запись партии и поле знаками

glastonbury-move-cell = строка { $row }, столбец { $column }
glastonbury-move-none = без карты
glastonbury-legend = Карта — знак и число: 🐸3 — лягушка 3, 🪄 магический порошок, [] угол, ·· пусто. Цифры вокруг поля — волшебники
glastonbury-legend-player = { $seat } ({ $number }): { $told }
glastonbury-legend-cards = { $cards ->
        [0] котёл пуст
        [one] в котле { $cards } карта
        [few] в котле { $cards } карты
       *[other] в котле { $cards } карт
    }
glastonbury-legend-top = сверху: { $card }
glastonbury-legend-cauldron = снизу вверх: { $cards }
glastonbury-legend-spell = { $spell ->
        [appearance] появление
       *[movement] перемещение
    } × { $uses }
glastonbury-scored = { $category }: { $set }

## Records
glastonbury-record-three = Лучшие тройки: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
glastonbury-record-four = Лучшие четвёрки: { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }

## Словами

glastonbury-aloud-sign = { $sign }
glastonbury-aloud-spell = { $sign } { $spell }
glastonbury-aloud-ahead = Где дальше будет { $seat }, смотря какое число на взятой карте: { $places }
glastonbury-aloud-movement = 👢 Идти дальше: { $place }
glastonbury-aloud-step = { $steps } — { $place }
glastonbury-chapter-cauldrons = Все котлы
glastonbury-chapter-colours = Цвета
glastonbury-aloud-colour = { $colour ->
        [red] Красный
        [blue] Синий
        [yellow] Жёлтый
        [green] Зелёный
        [orange] Оранжевый
        [purple] Фиолетовый
        [brown] Коричневый
        [grey] Серый
       *[white] Белый
    }: { $sets }
glastonbury-chapter-field = Карты
glastonbury-aloud-wizard = { $seat }: { $told }
glastonbury-aloud-cauldron = котёл, снизу вверх: { $cards }
glastonbury-aloud-place = { $side ->
        [north] над столбцом { $line }
        [east] справа от строки { $line }
        [south] под столбцом { $line }
       *[west] слева от строки { $line }
    }
glastonbury-aloud-corner = { $corner ->
        [nw] северо-западный угол
        [ne] северо-восточный угол
        [se] юго-восточный угол
       *[sw] юго-западный угол
    }
glastonbury-aloud-told = { $what }, { $told }
glastonbury-aloud-next = затем { $place }
glastonbury-aloud-refilled = теперь там { $card }
glastonbury-aloud-removed = Не участвуют: { $sets }
glastonbury-aloud-row = Строка { $row }: { $cards }
glastonbury-aloud-nothing = пусто
glastonbury-aloud-cell = { glastonbury-aloud-at }: { $card }
glastonbury-aloud-at = строка { $row } столбец { $column }

## Почему так сходил бы компьютер

glastonbury-why-set = { $how ->
        [leave] в котле было бы:{" "}
       *[keep] {""}
    }{ $set }{ $own ->
        [1] {" "}(ваш цвет)
       *[0] {""}
    }, очки: { $before } → { $after }
glastonbury-why-whole = { $how ->
        [leave] в котле было бы:{" "}
       *[keep] {""}
    }наборы вместе { $powder ->
        [1] с этим порошком
       *[0] с вашим порошком
    }, очки: { $before } → { $after }
glastonbury-why-recipes = ваши рецепты, очки: { $before } → { $after }
glastonbury-why-powder = порошок добавится к тому вашему набору, где он выгоднее
glastonbury-why-grows = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }{ $aim ->
        [2] со второй картой будет 0
        [3] с третьей будет от { $points }
       *[4] с четвёртой будет { $points }
    } ({ $odds ->
        [likely] скорее всего
        [gamble] как повезёт
       *[unlikely] вряд ли
    }{ $lying ->
        [0] {""}
       *[other] ; на поле: { $lying }
    })
glastonbury-why-rest = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }остальные такие карты у соперников
glastonbury-why-next = { $steps ->
        [0] дальше вы остаётесь на месте{ $where ->
            [corner] , в углу, без карты
            [further] , в углу, а там поможет перемещение
            [card] , рядом { $card }
            [field] {""}
           *[idle] , там пока ничего нужного
        }
       *[other] дальше { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[other] { $steps } шагов
        }{ $where ->
            [corner] , в угол, без карты
            [further] , в угол, а там поможет перемещение
            [card] {" "}и там { $card }
            [field] {""}
           *[idle] , там пока ничего нужного
        }
    }
glastonbury-why-unlucky = { $count ->
        [0] верхней карты нет ни у кого из соперников
       *[other] потери: { $losses }
    }
glastonbury-why-loss = { $seat } — { $card }{ $points ->
        [0] {""}
       *[other] {" "}(−{ $points })
    }
glastonbury-why-uses = { $card }: { $uses ->
        [0] в котёл ничего не попадёт
        [one] пригодится { $uses } раз
        [few] пригодится { $uses } раза
       *[other] пригодится { $uses } раз
    }
glastonbury-why-spent = { $spell ->
        [appearance] появление
       *[movement] перемещение
    }: { $left ->
        [0] последнее
       *[other] останется { $left }
    }
glastonbury-why-saved = перемещение остаётся на потом: { $left }
glastonbury-why-ends = это конец игры{ $known ->
        [1] : { $won ->
            [1] победа,
            [2] победа поровну,
           *[0] поражение,
        } { $own } против { $best }
       *[0] {""}
    }
glastonbury-why-card = { $way ->
        [appear] появление,{" "}
        [move] перемещение,{" "}
        [leave] не брать:{" "}
        [stay] остаться в углу
        [trapped] перемещение без карты
       *[take] {""}
    }{ $card }
glastonbury-why-beside = второй по силе ход: { $what } ({ $less ->
        [0] примерно такой же
       *[other] хуже примерно на { $less }
    })

## Памятка

glastonbury-lens-guide = Памятка
glastonbury-guide-one = Одна карта вида: минус её число (здесь 4)
glastonbury-guide-two = Две карты вида: ничего
glastonbury-guide-three = Три карты вида: их сумма (4, 3, 2)
glastonbury-guide-four = Четыре карты вида: сумма и ещё 5 (4, 3, 2, 1)
glastonbury-guide-own = Цвет вашего волшебника: плюсы и минусы вдвойне, кроме 5
glastonbury-guide-steps = Число верхней карты: шаги вашего следующего хода
glastonbury-guide-colour = Рецепт на цвет: таких карт больше всех, за каждую
glastonbury-guide-task = Рецепт-задание: если он удался только вам
