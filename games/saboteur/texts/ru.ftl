### «Гномы-вредители» по-русски. Людей называют $seat, $player и $seats: это уже имена.

saboteur-name = Гномы-вредители
saboteur-blurb = Гномы вместе копают туннель к золоту, но некоторые из них — вредители. Роль и карты придут вам в личный чат.
saboteur-credit = Автор игры — Фредерик Мойерсон, издатель — AMIGO

## Настройки

saboteur-preset-classic = Базовая игра
saboteur-preset-second = С дополнением
saboteur-preset-quick = Один раунд
saboteur-option-expansion = Дополнение
saboteur-option-expansion-help = «Гномы-вредители 2»: две команды золотоискателей, Капля 💧 и Лист 🍃, и их двери, босс, делец, геологи; лестницы, мосты, кристаллы; воры, ловушки, обмены. От 2 до 12 игроков; без дополнения — от 3 до 10.
saboteur-option-expansion-off = нет
saboteur-option-expansion-on = есть
saboteur-option-connected = Туннели
saboteur-option-connected-help = Должен ли новый туннель продолжать путь от входа или его можно приложить к любому туннелю на столе?
saboteur-option-connected-on = от входа
saboteur-option-connected-off = где угодно
saboteur-option-broken-no-gold = Поломка
saboteur-option-broken-no-gold-help = Получает ли золото золотоискатель, у которого в конце раунда сломан инструмент? Только в игре без дополнения.
saboteur-option-broken-no-gold-off = с золотом
saboteur-option-broken-no-gold-on = без золота
saboteur-option-finisher-colour = Золото
saboteur-option-finisher-colour-help = Когда до золота без чужой двери на пути доходит золотоискатель Капли или Листа, оно достаётся только его команде или обеим, если двери не мешают? Только с дополнением.
saboteur-option-finisher-colour-on = команде
saboteur-option-finisher-colour-off = обеим
saboteur-refuses-seats = С такими настройками играют от { $fewest } до { $most } игроков.
saboteur-option-rounds = Раунды
saboteur-option-rounds-help = Полная игра — три раунда, и в каждом новые роли. Один раунд — короткая игра.
saboteur-option-rounds-3 = три
saboteur-option-rounds-1 = один

## Что действует за столом

saboteur-holds-expansion-off = Базовая игра, без дополнения.
saboteur-holds-expansion-on = Две команды золотоискателей, Капля 💧 и Лист 🍃, и ещё роли и карты.
saboteur-holds-connected-on = Новый туннель должен продолжать путь от входа.
saboteur-holds-connected-off = Новый туннель можно приложить к любому на столе, даже отрезанному от входа.
saboteur-holds-broken-no-gold-off = Если золотоискатели победили, золото получают и те, у кого сломан инструмент.
saboteur-holds-broken-no-gold-on = Золотоискатель, у которого в конце раунда сломан инструмент, золота не получает.
saboteur-holds-finisher-colour-on = Если до золота дошёл золотоискатель, побеждает одна команда: его, а если её не пускает дверь — другая.
saboteur-holds-finisher-colour-off = Кто бы ни дошёл до золота, побеждает каждая команда, которую не остановила дверь.
saboteur-holds-rounds-3 = Играют 3 раунда, в каждом роли новые.
saboteur-holds-rounds-1 = Играют только 1 раунд.

## Вопросы и ответы

saboteur-idle = ⏳ Пропускать до починки
saboteur-idling = 📌 Пропускаю ходы, пока вы не сможете копать или раунд не кончится: каждый раз сбрасываю самую ненужную карту.
saboteur-ask-kind = что будете делать?
saboteur-ask-card = чем сыграете?
saboteur-ask-cell = куда?
saboteur-ask-turned = как повернуть?
saboteur-ask-player = кого выбираете?
saboteur-ask-victim = у кого украсть самородок?
saboteur-ask-tool = что починить?
saboteur-ask-goal = на какую цель посмотреть?
saboteur-ask-cards = что сбросить?
saboteur-ask-lying = какую карту перед вами убрать?
saboteur-ask-gold = какую карту золота возьмёте?
saboteur-hampers-break-pick = кирка сломана
saboteur-hampers-break-lamp = лампа сломана
saboteur-hampers-break-cart = вагонетка сломана
saboteur-hampers-trap = вы в ловушке
saboteur-kind-pass = Пропустить ход
saboteur-kind-clear = Сбросить 2, снять 1
saboteur-cards-stop = Выбор сделан
saboteur-tool-pick = кирка
saboteur-tool-lamp = лампа
saboteur-tool-cart = вагонетка
saboteur-gold-one = 1 самородок
saboteur-gold-two = 2 самородка
saboteur-gold-three = 3 самородка

## Карты

saboteur-word-ns = ┃ прямой
saboteur-word-ew = ━ прямой
saboteur-word-ne = ┗ поворот
saboteur-word-nw = ┛ поворот
saboteur-word-nes = ┣ развилка
saboteur-word-new = ┻ развилка
saboteur-word-nesw = ╋ крест
saboteur-word-x-nesw = ╋ тупик
saboteur-word-x-nes = ┣ тупик
saboteur-word-x-new = ┻ тупик
saboteur-word-x-ns = ┃ тупик
saboteur-word-x-ew = ━ тупик
saboteur-word-x-ne = ┗ тупик
saboteur-word-x-nw = ┛ тупик
saboteur-word-x-n = ╹ тупик
saboteur-word-x-e = ╺ тупик
saboteur-word-break-pick = Ломать кирку
saboteur-word-break-lamp = Ломать лампу
saboteur-word-break-cart = Ломать вагонетку
saboteur-word-repair-pick = Чинить кирку
saboteur-word-repair-lamp = Чинить лампу
saboteur-word-repair-cart = Чинить вагонетку
saboteur-word-repair-pick-lamp = Чинить кирку/лампу
saboteur-word-repair-pick-cart = Чинить кирку/вагонетку
saboteur-word-repair-lamp-cart = Чинить лампу/вагонетку
saboteur-word-rockfall = Обвал
saboteur-word-map = Секретная карта
saboteur-word-bridge = ╋ мост
saboteur-word-double-nw-es = ┛┏ повороты
saboteur-word-double-ne-sw = ┗┓ повороты
saboteur-word-ladder-s = ╻ лестница
saboteur-word-ladder-w = ╸ лестница
saboteur-word-ladder-es = ┏ лестница
saboteur-word-ladder-ne = ┗ лестница
saboteur-word-green-es = ┏ дверь Листа
saboteur-word-green-ew = ━ дверь Листа
saboteur-word-green-ns-xe = ┠ дверь Листа и тупик
saboteur-word-blue-ns = ┃ дверь Капли
saboteur-word-blue-ew = ━ дверь Капли
saboteur-word-blue-sw = ┓ дверь Капли
saboteur-word-crystal-w = ╸ кристалл
saboteur-word-crystal-s = ╻ кристалл
saboteur-word-crystal-esw = ┳ кристалл
saboteur-word-crystal-nes = ┣ кристалл
saboteur-word-crystal-nesw = ╋ кристалл
saboteur-word-crystal-esw-xn = ╈ кристалл и тупик
saboteur-word-crystal-nsw-xe = ╉ кристалл и тупик
saboteur-word-crystal-ew-xs = ┯ кристалл и тупик
saboteur-word-ne-xs = ┡ поворот и тупик
saboteur-word-es-xn = ┢ поворот и тупик
saboteur-word-ns-xe = ┠ прямой и тупик
saboteur-word-ns-xew = ╂ два тупика
saboteur-word-ew-xns = ┿ два тупика
saboteur-word-thief = Вор
saboteur-word-hands-off = Руки прочь
saboteur-word-swap-hands = Смена карт
saboteur-word-inspection = Расследование
saboteur-word-swap-role = Смена ролей
saboteur-word-trap = Ловушка
saboteur-word-release = Спасение
saboteur-lying-break-pick = сломанная кирка
saboteur-lying-break-lamp = сломанная лампа
saboteur-lying-break-cart = сломанная вагонетка

## Что произошло

saboteur-tunnel-laid = { $seat } кладёт { $tunnel ->
        [dead] тупик
        [blue] туннель с дверью Капли 💧
        [green] туннель с дверью Листа 🍃
        [crystal] туннель с кристаллом
        [ladder] лестницу
        [bridge] два туннеля на одной карте
       *[plain] новый туннель
    }
saboteur-goal-revealed = { $face ->
        [gold] ✨ Золото найдено!
       *[stone] 🪨 Здесь только камень: золото в другом месте
    }
saboteur-tool-broken = { $seat } ломает { $tool ->
        [pick] кирку
        [lamp] лампу
       *[cart] вагонетку
    }{ $own ->
        [1] {" "}себе
       *[0] {" "}игроку { $player }
    }
saboteur-tool-repaired = { $seat } чинит { $tool ->
        [pick] кирку
        [lamp] лампу
       *[cart] вагонетку
    }{ $own ->
        [1] {" "}себе
       *[0] {" "}игроку { $player }
    }
saboteur-tunnel-collapsed = { $seat } обрушивает туннель
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
        [diggers] Золото! Победа золотоискателей!
        [saboteurs] Золота нет: победа вредителей!
        [blue] Золото! Победа команды Капли 💧!
        [green] Золото! Победа команды Листа 🍃!
        [colours] Золото! Победа обеих команд, Капли 💧 и Листа 🍃!
        [barred] Золото, но двери не пускают ни Каплю, ни Лист: поражение обеих команд!
       *[nobody] { $shared ->
            [0] Золота нет, и победителей нет.
           *[other] Золота нет: победа дельца!
        }
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Золотоискатель
           *[other] Золотоискатели
        }
        [blue] { $shared ->
            [1] Золотоискатель Капли 💧
           *[other] Золотоискатели Капли 💧
        }
        [green] { $shared ->
            [1] Золотоискатель Листа 🍃
           *[other] Золотоискатели Листа 🍃
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
saboteur-gold-offered = { $cards ->
        [one] По кругу идёт { $cards } карта
        [few] По кругу идут { $cards } карты
       *[other] По кругу идут { $cards } карт
    } золота; первый выбор: { $seat }
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
saboteur-round-began = <b>Раунд { $round }.</b> Новые роли; начинает { $seat }.
saboteur-thief-came = { $seat } выкладывает вора
saboteur-thief-gone = { $seat } прогоняет { $own ->
        [1] своего вора
       *[0] вора игрока { $player }
    }
saboteur-hands-swapped = { $seat } меняется картами с игроком { $player }
saboteur-role-inspected = Вы узнаёте роль игрока { $player }: { saboteur-role-name }
saboteur-role-looked-at = { $seat } узнаёт роль игрока { $player }
saboteur-role-changed = Ваша роль сменилась. Теперь вы — { saboteur-role-name }
saboteur-role-swapped = { $seat } меняет { $own ->
        [1] свою роль
       *[0] роль игроку { $player }
    }
saboteur-player-trapped = { $seat } ставит ловушку игроку { $player }
saboteur-player-released = { $seat } { $own ->
        [1] выходит из ловушки
       *[0] выпускает из ловушки игрока { $player }
    }
saboteur-card-cleared = { $seat } сбрасывает две карты и снимает { $card ->
        [trap] ловушку
        [thief] вора
       *[tool] поломку
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
saboteur-nugget-stolen = { $seat } крадёт самородок у игрока { $player }
saboteur-game-ended = { $shared ->
        [1] Самый богатый гном — { $seats }: { saboteur-nuggets }
       *[other] Самые богатые гномы — { $seats }: по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    }

## Части предложений

saboteur-role-name = { $role ->
        [blue] золотоискатель Капли 💧
        [green] золотоискатель Листа 🍃
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
saboteur-note-round = 🎭 { saboteur-round-ended } Золото скрывала { $place ->
        [1] верхняя цель
        [2] средняя цель
       *[3] нижняя цель
    }.
saboteur-note-role = { $role ->
        [digger] ⛏ Вы — <b>золотоискатель</b>: проройте туннель к золоту, пока не кончились карты.
        [blue] 💧 Вы — <b>золотоискатель Капли</b>: проройте к золоту путь без дверей Листа.
        [green] 🍃 Вы — <b>золотоискатель Листа</b>: проройте к золоту путь без дверей Капли.
        [boss] 👑 Вы — <b>босс</b>: помогайте золотоискателям. Какая бы команда ни победила, вы победите с ней.
        [profiteer] 🎩 Вы — <b>делец</b>: вы побеждаете с любым победителем, но получаете на два самородка меньше.
        [geologist] 💎 Вы — <b>геолог</b>: вам идут самородки за кристаллы на столе и больше ни за что.
       *[saboteur] 💣 Вы — <b>вредитель</b>: не дайте дойти до золота и не выдайте себя.
    }
saboteur-category-digging = Добыча
saboteur-category-sabotage = Вредительство
saboteur-category-crystals = Кристаллы
saboteur-category-theft = Кражи

## Картинки

saboteur-role-digger = Золотоискатель
saboteur-role-saboteur = Вредитель
saboteur-role-blue = Золотоискатель Капли
saboteur-role-green = Золотоискатель Листа
saboteur-role-boss = Босс
saboteur-role-profiteer = Делец
saboteur-role-geologist = Геолог
saboteur-outcome-diggers = Золото найдено
saboteur-outcome-saboteurs = Победа вредителей
saboteur-outcome-nobody = Золото не найдено
saboteur-outcome-blue = Победа Капли
saboteur-outcome-green = Победа Листа
saboteur-outcome-colours = Победа Капли и Листа
saboteur-outcome-barred = Путь закрыт дверями
saboteur-sheet = Золото
saboteur-lens-round = Прошлый раунд
saboteur-example = Раунд в разгаре. Путь от входа дошёл до верхней цели: там только камень. Туннели в темноте отрезал обвал. Внизу — некоторые карты и гномы со сломанными инструментами; в игре никто не знает, кто есть кто.

## /rules

saboteur-rules =
    <b>Гномы-вредители</b>

    На столе лежат вход и три закрытые цели, между ними помещается семь карт; под одной из целей золото. Золотоискатели хотят до него добраться, вредители — помешать им, и никто не знает, кто есть кто. Побеждает тот, у кого после { $rounds ->
        [1] раунда
       *[3] трёх раундов
    } больше всего самородков; при равенстве победа общая. Кто начинает, решает жребий{ $rounds ->
        [1] {""}
       *[3] ; в следующих раундах — следующий после того, кто сыграл последнюю карту
    }.

    <b>Ваш ход</b>
    У вас { saboteur-hand-size }. Выберите одну в личном чате; потом вы берёте новую. Когда колода кончилась, играют дальше, не добирая; у кого карт нет, просто пропускает ход.
    • <b>Туннель.</b> Он должен подходить к соседним картам всеми сторонами, туннель к туннелю и скала к скале, и { $connected ->
        [off] примыкать к любому туннелю на столе, даже отрезанному
       *[on] продолжать путь от входа
    }. Карту можно повернуть только на пол-оборота. Пока у вас сломан инструмент, туннели класть нельзя. Тупик перекрывает путь.
    • <b>Поломка.</b> Положите сломанный инструмент перед любым, у кого такого ещё нет.
    • <b>Починка.</b> Убирает сломанный инструмент у вас или у другого. Карта с двумя инструментами чинит один из них.
    • <b>Обвал.</b> Убирает со стола любой туннель, кроме входа и целей. Отрезанное снова пойдёт в дело, когда путь восстановят.
    • <b>Секретная карта.</b> Посмотрите на одну из закрытых целей: что там, узнаете только вы.
    • <b>Пропуск хода.</b> { $expansion ->
        [on] Сбросьте от 1 до 3 карт, которых никто не увидит, и возьмите столько же.
       *[off] Сбросьте карту, которую никто не увидит, и возьмите новую.
    }

    <b>Цели</b>
    Когда путь доходит до цели, её открывают; если сразу до двух — обе. До этого рядом с целью может лежать что угодно. Камень: поиски продолжаются, а камень становится частью шахты; его поворачивают к пути, остальные стороны могут и не подходить. Золото: раунд окончен.

    <b>Конец раунда</b>
    { $expansion ->
        [on] Раунд кончается, когда путь дошёл до золота (кто тогда побеждает, сказано в главе «Двери и лестницы») или когда колода пуста и все подряд пропустили ход: тогда побеждают вредители. После этого роли открываются. Ваше золото остаётся секретом до конца игры.
       *[off] Золотоискатели побеждают, если путь дошёл до золота; вредители — если колода пуста и все подряд пропустили ход. Тогда роли открываются.
        • <b>Золотоискателям</b> идут по кругу карты золота, от 1 до 3 самородков: по одной на каждого игрока{ $players ->
            [0] {" "}(вдесятером — девять)
            [10] {" "}(всего девять)
           *[other] {""}
        }. Первым выбирает тот, кто дошёл до золота (если это вредитель — следующий золотоискатель); дальше — от золотоискателя к золотоискателю, в обратном порядке ходов, пока карты не кончатся.{ $broken_no_gold ->
            [on] {" "}Те, у кого сломан инструмент, золота не получают.
           *[off] {""}
        }
        • <b>Вредитель</b>-одиночка получает 4 самородка, двое или трое — по 3, четверо — по 2.{ $players ->
            [5] {""}
            [6] {""}
            [7] {""}
            [8] {""}
            [9] {""}
            [10] {""}
           *[other] {" "}Если вредителей не раздали, золота не получает никто.
        }
        Ваше золото остаётся секретом до конца игры. { $rounds ->
            [1] Роли раздают наугад
           *[3] В каждом раунде роли раздают заново
        }, и их на одну больше, чем игроков. Вредителей среди них: { saboteur-hidden-saboteurs }; лишняя карта тоже может оказаться вредителем.
    }

    <i>Совет:</i> следите, кто кому ломает инструменты и что рассказывает про секретные карты.
saboteur-hand-size = { $expansion ->
        [on] шесть карт
       *[off] { $players ->
            [0] шесть карт (в игре на 6–7 человек пять, на 8–10 четыре)
            [6] пять карт
            [7] пять карт
            [8] четыре карты
            [9] четыре карты
            [10] четыре карты
           *[other] шесть карт
        }
    }
saboteur-hidden-saboteurs = { $players ->
        [3] 1
        [4] 1
        [5] 2
        [6] 2
        [7] 3
        [8] 3
        [9] 3
        [10] 4
       *[other] 1 (3–4 игрока), 2 (5–6), 3 (7–9), 4 (10)
    }
saboteur-rules-expansion-on =
    <b>Дополнение</b>
    { $expansion ->
        [on] Сколько
       *[off] Роли и золото — не так, как выше. Пропуская ход, сбрасывают от 1 до 3 карт и берут столько же. Сколько
    } бы ни было игроков, роли раздаются из всех 15: 4 золотоискателя <b>Капли</b> 💧 и 4 <b>Листа</b> 🍃 (это две команды), 1 босс, 1 делец, 2 геолога, 3 вредителя. Карты золота по кругу не идут: победители, и вредители тоже, получают самородки по списку ниже.
    На руках по шесть карт; десять карт колоды остаются в коробке, и никто их не видит. В свой ход можно ещё сбросить две карты и убрать одну из лежащих перед вами; взять после этого можно только <b>одну</b>, и карт на руках останется меньше.

    <b>Двери и лестницы</b> (дополнение)
    • <b>Двери</b> пускают только свою команду. { $finisher_colour ->
        [off] Кто бы ни дошёл до золота, оно достаётся каждой команде, которую не остановила дверь.
       *[on] Золото достаётся команде того, кто до него дошёл, если на пути нет чужой двери; иначе другой команде, если она пройдёт; если дошёл кто-то ещё — всем, кто может пройти.
    } Если двери не пускают ни одну команду, побеждают вредители.
    • <b>Лестницы</b> соединены со входом и между собой; их кладут к любому туннелю на столе, но не рядом с целью. На <b>мостах</b> и двойных поворотах два туннеля, и они не встречаются; один из них всегда должен продолжать путь от входа. Тупик сбоку — это туннель, который обрывается на самой карте.

    <b>Самородки</b> (дополнение)
    • <b>Босс</b> побеждает с любой командой, но получает на самородок меньше; <b>делец</b> — всегда, но на два меньше (не ниже нуля). <b>Геолог</b> получает по самородку за каждый кристалл на туннелях шахты и в число победителей не входит; двое делят поровну, с округлением вниз, а попавший в ловушку не получает ничего и в делёж не входит.
    • Один победитель получает 5 самородков, двое — по 4, трое — по 3, четверо — по 2, больше — по 1. Босс и делец тоже входят в число победителей.

    <b>Ловушки и воры</b> (дополнение)
    • <b>Ловушка</b>: её кладут перед другим игроком, и он не кладёт туннели. Кто в ловушке в конце, тот не победитель: не получает самородков, не считается и ничего не крадёт. <b>{ saboteur-word-release }</b> убирает её у любого. Двух одинаковых карт ни перед кем не бывает.
    • <b>Вор</b>: его кладут перед собой; после раздачи золота он крадёт самородок у любого, у кого они есть. Первым крадёт вор, сыгранный последним. <b>{ saboteur-word-hands-off }</b> убирает вора у любого.
    • <b>{ saboteur-word-swap-hands }</b>: обменяйтесь всеми картами с другим игроком; потом берёт карту только он. <b>{ saboteur-word-swap-role }</b>: выберите игрока, можно себя: вместо своей роли он получает одну из лишних; считается роль в конце. <b>{ saboteur-word-inspection }</b>: узнайте роль другого игрока.

## Запись партии и шахта знаками

saboteur-move-lay = { $card }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[1] , вверх ногами
    }
saboteur-move-look = { $card }: посмотреть на { saboteur-place }
saboteur-move-card = { $card }
saboteur-move-pass = { saboteur-kind-pass }: { $cards }
saboteur-move-clear = { saboteur-kind-clear }: { $cards }
saboteur-move-pick = берёт золото — { $gold }
saboteur-move-steal = крадёт самородок
saboteur-legend = - и | туннели, : тупик сбоку, x тупик, S вход, H лестница, * кристалл, D и L двери Капли и Листа, # мост, ( и ) два поворота, ? цель, $ золото, o камень; ' то, что отрезано
saboteur-legend-player = { $seat }: { $told }
saboteur-legend-hand = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
saboteur-legend-gold = карты золота: { $cards }
saboteur-legend-own = Ваша рука: { $cards }
saboteur-legend-offer = Золото на выбор: { $cards }
saboteur-scored = { $category }, раунд { $round }

## Records
saboteur-record-digging = Больше всего добыто: { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[other] { $count } самородков
    }
saboteur-record-sabotage = Больше всего за вредительство: { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[other] { $count } самородков
    }

## Словами

saboteur-aloud-last = последний ход: { $place }
saboteur-chapter-round = Прошлый раунд
saboteur-aloud-gold = Золото скрывала { $place ->
        [1] верхняя цель
        [2] средняя цель
       *[3] нижняя цель
    }
saboteur-chapter-others = Другие игроки
saboteur-chapter-maze = Шахта
saboteur-aloud-place = строка { $row } столбец { $column }
saboteur-aloud-held = на руках{ $count ->
        [1] {""}
        [few] , { $count } раза
       *[other] , { $count } раз
    }: { $card }
saboteur-aloud-own = у вас: { $told }
saboteur-aloud-ends = туннель от входа продолжается: { $ends }
saboteur-aloud-side = { $place } ({ $side ->
        [n] с севера
        [e] с востока
        [s] с юга
       *[w] с запада
    })
saboteur-aloud-goal = { $place }: { $goal ->
        [1] верхняя цель
        [2] средняя цель
       *[3] нижняя цель
    }, { $known ->
        [gold] золото
        [stone] камень
       *[hidden] вам неизвестна
    }
saboteur-aloud-told = { $what }: { $told }
saboteur-aloud-cut = отрезан от входа
saboteur-aloud-tools = { $kind ->
        [break] сломать:
       *[repair] { $count ->
            [1] починить:
           *[other] починить одно:
        }
    } { $tools }
saboteur-aloud-tunnel = { $parts }
saboteur-aloud-part = { $kind ->
        [way] туннель
        [stub] тупик сбоку
       *[dead] тупик
    } ({ $ways })
saboteur-aloud-way = { $way ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    }
saboteur-aloud-thing = { $thing ->
        [start] вход
        [gold] золото
        [ladder] лестница
        [crystal] кристалл
        [drop-door] дверь Капли
       *[leaf-door] дверь Листа
    }
saboteur-aloud-opens = { $count ->
        [0] { $how ->
            [leads] дальше пути нет
           *[or] или никуда
        }
       *[other] { $how ->
            [leads] дальше путь на
           *[or] или на
        } { $ways }
    }
saboteur-aloud-reaches = открывает { $goal ->
        [1] верхнюю
        [2] среднюю
       *[3] нижнюю
    } цель
saboteur-aloud-turned = { $way ->
        [up] как есть
       *[down] вверх ногами
    }
saboteur-aloud-beside = { $side ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    } — { $kind ->
        [path] туннель от входа
        [tunnel] туннель
        [wall] скала
       *[goal] цель
    }

## Почему так сходил бы компьютер

saboteur-why-way = золото станет { $way ->
        [nearer] ближе
       *[farther] дальше
    } примерно на { $tunnels ->
        [one] { $tunnels } туннель
        [few] { $tunnels } туннеля
       *[other] { $tunnels } туннелей
    }
saboteur-why-reached = { $chance ->
        [100] путь дойдёт до золота
       *[other] путь дойдёт до цели: насколько вам известно, золото там с вероятностью { $chance } %
    }
saboteur-why-open = { $hostile ->
        [1] к золоту не ближе
       *[0] к золоту не ближе, но и вреда нет
    }
saboteur-why-looks = { $known ->
    [1] скрывать вам уже нечего
   *[0] подозрение на вас: { $now } % → { $then } %
}
saboteur-why-door = { $own ->
        [1] дверь, в которую пройдёт ваша команда
       *[0] дверь, которая закроет путь вашей команде
    }
saboteur-why-crystal = за кристалл вы получаете самородки
saboteur-why-longer = чем дольше раунд, тем больше кристаллов
saboteur-why-suspected = судя по сыгранному, { $player } — { $digger ->
        [1] золотоискатель
       *[0] вредитель
    } с вероятностью { $chance } %
saboteur-why-near = золотоискатели уже близко: пора вредить
saboteur-why-dig = { $left ->
        [0] после этого вы снова можете класть туннели
        [one] туннели класть пока нельзя: мешает ещё { $left } карта
        [few] туннели класть пока нельзя: мешают ещё { $left } карты
       *[other] туннели класть пока нельзя: мешают ещё { $left } карт
    }
saboteur-why-still = { $player } пока не может класть туннели: { $left ->
        [one] мешает ещё { $left } карта
        [few] мешают ещё { $left } карты
       *[other] мешают ещё { $left } карт
    }
saboteur-why-look = станет видно, там ли золото: насколько вам известно, вероятность { $chance } %
saboteur-why-least = это вам нужно меньше всего
saboteur-why-withheld = этот туннель не достанется золотоискателям
saboteur-why-thief = самородок, когда золото поделят
saboteur-why-hands = там { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }

## Памятка

saboteur-lens-guide = Памятка
saboteur-guide-diggers = Дошли до золота: карты золота золотоискателям
saboteur-guide-one = Не дошли: единственному вредителю
saboteur-guide-three = Не дошли: двум или трём вредителям, каждому
saboteur-guide-four = Не дошли: четырём вредителям, каждому
saboteur-guide-broken = Поломка: без туннелей, пока не починят
saboteur-guide-fix = Починка: убирает сломанный инструмент, свой или чужой
saboteur-guide-dead = Тупик: перекрывает путь
saboteur-guide-map = Секретная карта: посмотреть одну цель
saboteur-guide-rockfall = Обвал: убирает один туннель
saboteur-guide-winners = Победителям, и вредителям: если один, два, три, четыре, больше; каждому
saboteur-guide-doors = Двери: проходит только своя команда
saboteur-guide-boss = Босс: побеждает с любой командой, но получает меньше
saboteur-guide-profiteer = Делец: побеждает с кем угодно, но получает меньше
saboteur-guide-geologist = Геологам: за каждый кристалл, поровну
saboteur-guide-thief = Вор: крадёт самородок, когда золото поделят
saboteur-guide-trap = В ловушке: ни туннелей, ни самородков в конце
