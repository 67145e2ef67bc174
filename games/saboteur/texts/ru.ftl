### «Гномы-вредители» по-русски. Людей называют $seat, $player и $seats: это уже имена.

saboteur-name = Гномы-вредители
saboteur-blurb = Гномы вместе копают ход к золоту. Но кто из них работает на другую сторону? Роли и карты тайные: они приходят вам в личный чат.
saboteur-credit = Автор игры — Фредерик Мойерсон

## Настройки

saboteur-option-expansion = Дополнение
saboteur-option-expansion-help = «Гномы-вредители 2»: две команды золотоискателей и двери их цветов, босс, делец, геологи; лестницы, мосты, кристаллы; воры, ловушки, обмены. От 2 до 12 игроков; без дополнения от 3 до 10.
saboteur-option-expansion-off = нет
saboteur-option-expansion-on = есть
saboteur-option-connected = Туннели
saboteur-option-connected-help = Должен ли новый туннель продолжать путь от входа или его можно приложить к любому туннелю на столе?
saboteur-option-connected-on = от входа
saboteur-option-connected-off = где угодно
saboteur-option-broken-no-gold = Золото со сломанным инструментом
saboteur-option-broken-no-gold-help = Получает ли золото золотоискатель, у которого в конце раунда сломан инструмент? Только в базовой игре.
saboteur-option-broken-no-gold-off = да
saboteur-option-broken-no-gold-on = нет
saboteur-option-finisher-colour = Победа без дверей
saboteur-option-finisher-colour-help = Дополнение: если до золота дошёл синий или зелёный золотоискатель, побеждает только его цвет или каждый цвет, которому не мешает дверь?
saboteur-option-finisher-colour-on = цвет дошедшего
saboteur-option-finisher-colour-off = оба цвета
saboteur-refuses-seats = Так играют от { $fewest } до { $most } человек
saboteur-option-rounds = Раунды
saboteur-option-rounds-help = Полная игра — три раунда, и в каждом новые роли. Один раунд — короткая игра.
saboteur-option-rounds-3 = три
saboteur-option-rounds-1 = один

## Вопросы и ответы

saboteur-ask-kind = что делаете?
saboteur-ask-card = какую карту сыграть?
saboteur-ask-cell = куда?
saboteur-ask-turned = какой стороной?
saboteur-ask-player = на кого?
saboteur-ask-victim = у кого украсть самородок?
saboteur-ask-tool = что починить?
saboteur-ask-goal = на какую цель посмотреть?
saboteur-ask-cards = что сбросить?
saboteur-ask-lying = от какой карты избавиться?
saboteur-ask-gold = какую карту золота оставить себе?
saboteur-kind-pass = Пропустить ход
saboteur-kind-clear = Освободиться за две карты
saboteur-cards-stop = Это всё
saboteur-tool-pick = кирка
saboteur-tool-lamp = лампа
saboteur-tool-cart = вагонетка
saboteur-gold-one = 1 самородок
saboteur-gold-two = 2 самородка
saboteur-gold-three = 3 самородка

## Карты

saboteur-word-ns = ┃ прямой ход
saboteur-word-ew = ━ прямой ход
saboteur-word-ne = ┗ поворот
saboteur-word-nw = ┛ поворот
saboteur-word-nes = ┣ развилка
saboteur-word-new = ┻ развилка
saboteur-word-nesw = ╋ перекрёсток
saboteur-word-x-nesw = ╋ тупик
saboteur-word-x-nes = ┣ тупик
saboteur-word-x-new = ┻ тупик
saboteur-word-x-ns = ┃ тупик
saboteur-word-x-ew = ━ тупик
saboteur-word-x-ne = ┗ тупик
saboteur-word-x-nw = ┛ тупик
saboteur-word-x-n = ╹ тупик
saboteur-word-x-e = ╺ тупик
saboteur-word-break-pick = Сломать кирку
saboteur-word-break-lamp = Сломать лампу
saboteur-word-break-cart = Сломать вагонетку
saboteur-word-repair-pick = Починить кирку
saboteur-word-repair-lamp = Починить лампу
saboteur-word-repair-cart = Починить вагонетку
saboteur-word-repair-pick-lamp = Починить кирку или лампу
saboteur-word-repair-pick-cart = Починить кирку или вагонетку
saboteur-word-repair-lamp-cart = Починить лампу или вагонетку
saboteur-word-rockfall = Обвал
saboteur-word-map = Секретная карта
saboteur-word-bridge = ╋ мост
saboteur-word-double-nw-es = ┛┏ два поворота
saboteur-word-double-ne-sw = ┗┓ два поворота
saboteur-word-ladder-s = ╻ лестница
saboteur-word-ladder-w = ╸ лестница
saboteur-word-ladder-es = ┏ лестница
saboteur-word-ladder-ne = ┗ лестница
saboteur-word-green-es = ┏ зелёная дверь
saboteur-word-green-ew = ━ зелёная дверь
saboteur-word-green-ns-xe = ┃ зелёная дверь, тупик сбоку
saboteur-word-blue-ns = ┃ синяя дверь
saboteur-word-blue-ew = ━ синяя дверь
saboteur-word-blue-sw = ┓ синяя дверь
saboteur-word-crystal-w = ╸ кристалл
saboteur-word-crystal-s = ╻ кристалл
saboteur-word-crystal-esw = ┳ кристалл
saboteur-word-crystal-nes = ┣ кристалл
saboteur-word-crystal-nesw = ╋ кристалл
saboteur-word-crystal-esw-xn = ┳ кристалл, тупик сбоку
saboteur-word-crystal-nsw-xe = ┫ кристалл, тупик сбоку
saboteur-word-crystal-ew-xs = ━ кристалл, тупик сбоку
saboteur-word-ne-xs = ┗ поворот, тупик сбоку
saboteur-word-es-xn = ┏ поворот, тупик сбоку
saboteur-word-ns-xe = ┃ прямой ход, тупик сбоку
saboteur-word-ns-xew = ┃ прямой ход, два тупика
saboteur-word-ew-xns = ━ прямой ход, два тупика
saboteur-word-thief = Вор
saboteur-word-hands-off = Руки прочь
saboteur-word-swap-hands = Смена карт
saboteur-word-inspection = Расследование
saboteur-word-swap-role = Смена роли
saboteur-word-trap = Ловушка
saboteur-word-release = Освобождение
saboteur-lying-break-pick = Сломанная кирка
saboteur-lying-break-lamp = Сломанная лампа
saboteur-lying-break-cart = Сломанная вагонетка

## Что произошло

saboteur-tunnel-laid = { $seat }: { $tunnel ->
        [dead] тупик
        [blue] туннель с синей дверью
        [green] туннель с зелёной дверью
        [crystal] туннель с кристаллом
        [ladder] лестница
        [bridge] два туннеля на одной карте
       *[plain] новый туннель
    }
saboteur-goal-revealed = { $face ->
        [gold] 🟡 Золото найдено!
       *[stone] 🪨 Здесь только камень: золото в другом месте
    }
saboteur-tool-broken = { $seat } ломает инструмент: { $player } — { $tool ->
        [pick] кирка
        [lamp] лампа
       *[cart] вагонетка
    }
saboteur-tool-repaired = { $seat } чинит инструмент: { $player } — { $tool ->
        [pick] кирка
        [lamp] лампа
       *[cart] вагонетка
    }
saboteur-tunnel-collapsed = { $seat }: обвал, туннеля больше нет
saboteur-goal-seen = Вы смотрите на { saboteur-place }: { $face ->
        [gold] там золото!
       *[stone] там только камень
    }
saboteur-goal-looked-at = { $seat } смотрит на { saboteur-place }
saboteur-passed = { $seat } пропускает ход, { $cards ->
        [one] сброшена { $cards } карта
        [few] сброшены { $cards } карты
       *[other] сброшено { $cards } карт
    }
saboteur-round-ended = <b>Раунд { $round }.</b> { $outcome ->
        [diggers] До золота добрались: победили золотоискатели!
        [saboteurs] До золота не добрались: победили вредители!
        [blue] До золота добрались: победили синие золотоискатели!
        [green] До золота добрались: победили зелёные золотоискатели!
        [colours] До золота добрались: победили синие и зелёные золотоискатели!
        [barred] До золота добрались, но двери не пускают ни синих, ни зелёных: победили вредители!
       *[nobody] До золота не добрались, но вредителей не было: золота не получает никто.
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Золотоискатель
           *[other] Золотоискатели
        }
        [blue] { $shared ->
            [1] Синий золотоискатель
           *[other] Синие золотоискатели
        }
        [green] { $shared ->
            [1] Зелёный золотоискатель
           *[other] Зелёные золотоискатели
        }
        [boss] Босс
        [profiteer] Делец
        [geologist] { $shared ->
            [1] Геолог
           *[other] Геологи
        }
       *[saboteur] { $shared ->
            [1] Вредитель
           *[other] Вредители
        }
    }: { $seats }
saboteur-gold-offered = По кругу среди золотоискателей { $cards ->
        [one] идёт { $cards } карта
        [few] идут { $cards } карты
       *[other] идут { $cards } карт
    } золота. Первый выбор: { $seat }.
saboteur-gold-picked = Вы берёте карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородка
       *[other] { $gold } самородков
    }
saboteur-gold-taken = { $seat } берёт карту золота
saboteur-nuggets-paid = { $seats }: { $shared ->
        [1] { saboteur-nuggets }
       *[other] по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    }
saboteur-round-began = <b>Раунд { $round }.</b> Розданы новые роли; начинает { $seat }.
saboteur-thief-came = { $seat }: теперь здесь свой вор
saboteur-thief-gone = { $seat } прогоняет вора: { $player }
saboteur-hands-swapped = { $seat } и { $player } меняются картами
saboteur-role-inspected = Вы узнаёте роль: { $player } — { saboteur-role-name }
saboteur-role-looked-at = { $seat } узнаёт роль: { $player }
saboteur-role-changed = Ваша роль сменилась. Теперь вы — { saboteur-role-name }
saboteur-role-swapped = { $seat } меняет роль: { $player }
saboteur-player-trapped = { $seat } ставит ловушку: { $player }
saboteur-player-released = { $seat } открывает ловушку: { $player }
saboteur-card-cleared = { $seat } сбрасывает две карты, чтобы избавиться { $card ->
        [trap] от ловушки
        [thief] от вора
       *[tool] от сломанного инструмента
    }
saboteur-crystals-paid = { $seats }: { $shared ->
        [1] { saboteur-nuggets }
       *[other] по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    } за { $crystals ->
        [one] { $crystals } кристалл
        [few] { $crystals } кристалла
       *[other] { $crystals } кристаллов
    }
saboteur-nugget-stolen = { $seat } крадёт самородок: { $player }
saboteur-game-ended = { $shared ->
        [1] Самый богатый гном
       *[other] Самые богатые гномы
    } — { $seats }: { saboteur-nuggets }

## Части предложений

saboteur-role-name = { $role ->
        [blue] синий золотоискатель
        [green] зелёный золотоискатель
        [boss] босс
        [profiteer] делец
        [geologist] геолог
       *[saboteur] вредитель
    }
saboteur-nuggets = { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
       *[other] { $nuggets } самородков
    }
saboteur-place = { $place ->
        [1] верхнюю цель
        [2] среднюю цель
       *[3] нижнюю цель
    }

## Как обстоят дела

saboteur-status-round = Раунд { $round } из { $rounds } · { $deck ->
        [0] колода пуста
        [one] в колоде { $deck } карта
        [few] в колоде { $deck } карты
       *[other] в колоде { $deck } карт
    }
saboteur-note-round = 🎭 <b>Раунд { $round }</b> окончен: кто кем был.
saboteur-note-role = { $role ->
        [digger] ⛏ Вы — <b>золотоискатель</b>: проройте ход к золоту, пока не кончились карты.
        [blue] 🔵 Вы — <b>синий золотоискатель</b>: проройте к золоту путь без зелёных дверей.
        [green] 🟢 Вы — <b>зелёный золотоискатель</b>: проройте к золоту путь без синих дверей.
        [boss] 👑 Вы — <b>босс</b>: помогайте золотоискателям; какой бы цвет ни победил, вы победите с ним.
        [profiteer] 🎩 Вы — <b>делец</b>: вы побеждаете с любым победителем, но получаете на два самородка меньше.
        [geologist] 💎 Вы — <b>геолог</b>: вам платят за кристаллы на столе и ни за что другое.
       *[saboteur] 💣 Вы — <b>вредитель</b>: не дайте добраться до золота и не выдайте себя.
    }
saboteur-category-digging = Добыча
saboteur-category-sabotage = Вредительство
saboteur-category-crystals = Кристаллы
saboteur-category-theft = Кражи

## Картинки

saboteur-role-digger = Золотоискатель
saboteur-role-saboteur = Вредитель
saboteur-role-blue = Синий золотоискатель
saboteur-role-green = Зелёный золотоискатель
saboteur-role-boss = Босс
saboteur-role-profiteer = Делец
saboteur-role-geologist = Геолог
saboteur-outcome-diggers = Золото найдено
saboteur-outcome-saboteurs = Победили вредители
saboteur-outcome-nobody = Золото не найдено
saboteur-outcome-blue = Победили синие
saboteur-outcome-green = Победили зелёные
saboteur-outcome-colours = Победили синие и зелёные
saboteur-outcome-barred = Путь закрыт дверями
saboteur-sheet = Золото
saboteur-lens-board = Лабиринт
saboteur-lens-round = Прошлый раунд
saboteur-lens-sheet = Золото
saboteur-example = Раунд в разгаре. Путь от входа дошёл до верхней цели: там только камень. Туннели в темноте отрезал обвал. Внизу — некоторые карты и гномы со сломанными инструментами; в игре никто не знает, кто есть кто.

## /rules

saboteur-rules =
    <b>Гномы-вредители</b>

    Под одной из трёх целей, в семи картах от входа, лежит золото. Золотоискатели хотят до него добраться, вредители — помешать им, и никто не знает, кто есть кто. Побеждает тот, у кого после трёх раундов больше всего самородков.

    <b>Ваш ход</b>
    Выберите карту в личном чате; потом вы возьмёте новую.
    • <b>Туннель.</b> Он должен подходить к соседним картам всеми сторонами, ход к ходу и скала к скале, и продолжать путь от входа. Карту можно повернуть только на пол-оборота. Пока у вас сломан инструмент, туннели класть нельзя. Тупики никуда не ведут.
    • <b>Сломанный инструмент.</b> Положите его перед любым, у кого такого ещё нет.
    • <b>Ремонт.</b> Убирает сломанный инструмент у вас или у другого. Карта с двумя инструментами чинит один из них.
    • <b>Обвал.</b> Убирает со стола любой туннель, кроме входа и целей. Отрезанное снова пойдёт в дело, когда путь восстановят.
    • <b>Секретная карта.</b> Вы тайно смотрите на одну из целей.
    • <b>Пропуск хода.</b> Сбросьте карту, которую никто не увидит.

    <b>Цели</b>
    Когда путь доходит до цели, её открывают. Камень: поиски продолжаются, а камень становится частью лабиринта. Золото: раунд окончен.

    <b>Конец раунда</b>
    Золотоискатели побеждают, если добрались до золота; вредители — если колода пуста и все подряд пропустили ход. Тогда роли открываются.
    • <b>Золотоискателям</b> идут по кругу карты золота, от 1 до 3 самородков: по одной на каждого игрока (вдесятером — девять). Первым выбирает тот, кто дошёл до золота; дальше — от золотоискателя к золотоискателю, против хода игры, пока карты не кончатся.
    • <b>Вредитель</b>-одиночка получает 4 самородка, двое или трое — по 3, четверо — по 2.
    Ваше золото остаётся тайной до конца игры. В каждом раунде роли раздаются заново, и их на одну больше, чем игроков: вредителей может оказаться меньше, чем вы думаете.

    <b>Дополнение</b>
    Золотоискатели — синие и зелёные. На руках по шесть карт; десять карт колоды не участвуют. Пропуская ход, сбрасывают от 1 до 3 карт и берут столько же. За две карты с руки можно убрать одну из лежащих перед вами.
    • <b>Двери</b> пускают золотоискателей только своего цвета. Золото достаётся цвету того, кто до него дошёл, если на пути нет чужой двери; иначе другому цвету, если он пройдёт; если дошёл кто-то ещё — всем, кто может пройти. Если никто, побеждают вредители.
    • <b>Лестницы</b> соединены со входом и между собой; их кладут к любому туннелю, но не к цели. На <b>мостах</b> и двойных поворотах два туннеля, и они не встречаются; обрубленный ход никуда не ведёт.
    • <b>Босс</b> побеждает с любым цветом, но на самородок меньше; <b>делец</b> — всегда, но на два меньше. <b>Геологам</b> — по самородку за кристалл, на двоих.
    • Один победитель получает 5 самородков, двое — по 4, трое — по 3, четверо — по 2, больше — по 1.
    • <b>Ловушка</b>: ни туннелей, ни платы, если она лежит в конце. <b>Вор</b>: после платы берёт самородок у любого.

    <i>Совет:</i> следите, кто кому ломает инструменты и кто что рассказывает про секретные карты.
