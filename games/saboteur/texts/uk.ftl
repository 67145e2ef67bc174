### «Гноми-шкідники» українською. Людей називають $seat, $player і $seats: це вже імена.

saboteur-name = Гноми-шкідники
saboteur-blurb = Гноми разом копають тунель до золота, але дехто з них — шкідник. Роль і карти прийдуть вам у приватний чат.
saboteur-credit = Автор гри — Фредерік Мойєрсон, видавець — AMIGO

## Налаштування

saboteur-preset-classic = Базова гра
saboteur-preset-second = З доповненням
saboteur-preset-quick = Один раунд
saboteur-option-expansion = Доповнення
saboteur-option-expansion-help = «Гноми-шкідники 2»: дві команди золотошукачів, Крапля 💧 і Листок 🍃, та їхні двері, бос, ділок, геологи; драбини, мости, кристали; злодії, пастки, обміни. Від 2 до 12 гравців; без доповнення — від 3 до 10.
saboteur-option-expansion-off = немає
saboteur-option-expansion-on = є
saboteur-option-connected = Тунелі
saboteur-option-connected-help = Чи мусить новий тунель продовжувати шлях від входу, чи його можна прикласти до будь-якого тунелю на столі?
saboteur-option-connected-on = від входу
saboteur-option-connected-off = будь-де
saboteur-option-broken-no-gold = Поломка
saboteur-option-broken-no-gold-help = Чи отримує золото золотошукач, у якого наприкінці раунду зламано інструмент? Лише у грі без доповнення.
saboteur-option-broken-no-gold-off = із золотом
saboteur-option-broken-no-gold-on = без золота
saboteur-option-finisher-colour = Золото
saboteur-option-finisher-colour-help = Коли до золота без чужих дверей на шляху доходить золотошукач Краплі або Листка, воно дістається лише його команді чи обом, якщо двері не заважають? Лише з доповненням.
saboteur-option-finisher-colour-on = команді
saboteur-option-finisher-colour-off = обом
saboteur-refuses-seats = З такими налаштуваннями грають від { $fewest } до { $most } гравців.
saboteur-option-rounds = Раунди
saboteur-option-rounds-help = Повна гра — три раунди, і в кожному нові ролі. Один раунд — коротка гра.
saboteur-option-rounds-3 = три
saboteur-option-rounds-1 = один

## Що діє за столом

saboteur-holds-expansion-off = Базова гра, без доповнення.
saboteur-holds-expansion-on = Дві команди золотошукачів, Крапля 💧 і Листок 🍃, і ще ролі та карти.
saboteur-holds-connected-on = Новий тунель мусить продовжувати шлях від входу.
saboteur-holds-connected-off = Новий тунель можна прикласти до будь-якого на столі, навіть відрізаного від входу.
saboteur-holds-broken-no-gold-off = Якщо золотошукачі перемогли, золото отримують і ті, у кого зламано інструмент.
saboteur-holds-broken-no-gold-on = Золотошукач, у якого наприкінці раунду зламано інструмент, золота не отримує.
saboteur-holds-finisher-colour-on = Якщо до золота дійшов золотошукач, перемагає одна команда: його, а якщо її не пускають двері — інша.
saboteur-holds-finisher-colour-off = Хоч би хто дійшов до золота, перемагає кожна команда, яку не зупинили двері.
saboteur-holds-rounds-3 = Грають 3 раунди, у кожному ролі нові.
saboteur-holds-rounds-1 = Грають лише 1 раунд.

## Запитання й відповіді

saboteur-idle = ⏳ Пропускати до лагодження
saboteur-idling = 📌 Пропускаю ходи, доки ви не зможете копати або раунд не скінчиться: щоразу скидаю найменш потрібну карту.
saboteur-ask-kind = що робитимете?
saboteur-ask-card = яку карту зіграєте?
saboteur-ask-cell = куди?
saboteur-ask-turned = як повернути?
saboteur-ask-player = кого обираєте?
saboteur-ask-victim = у кого вкрасти самородок?
saboteur-ask-tool = що полагодити?
saboteur-ask-goal = на яку ціль подивитися?
saboteur-ask-cards = що скинути?
saboteur-ask-lying = яку карту перед вами прибрати?
saboteur-ask-gold = яку карту золота візьмете?
saboteur-hampers-break-pick = кайло зламане
saboteur-hampers-break-lamp = лампа зламана
saboteur-hampers-break-cart = вагонетка зламана
saboteur-hampers-trap = ви в пастці
saboteur-kind-pass = Пропустити хід
saboteur-kind-clear = Скинути 2, зняти 1
saboteur-cards-stop = Вибір зроблено
saboteur-tool-pick = кайло
saboteur-tool-lamp = лампа
saboteur-tool-cart = вагонетка
saboteur-gold-one = 1 самородок
saboteur-gold-two = 2 самородки
saboteur-gold-three = 3 самородки

## Карти

saboteur-word-ns = ┃ прямий
saboteur-word-ew = ━ прямий
saboteur-word-ne = ┗ поворот
saboteur-word-nw = ┛ поворот
saboteur-word-nes = ┣ розвилка
saboteur-word-new = ┻ розвилка
saboteur-word-nesw = ╋ хрест
saboteur-word-x-nesw = ╋ глухий кут
saboteur-word-x-nes = ┣ глухий кут
saboteur-word-x-new = ┻ глухий кут
saboteur-word-x-ns = ┃ глухий кут
saboteur-word-x-ew = ━ глухий кут
saboteur-word-x-ne = ┗ глухий кут
saboteur-word-x-nw = ┛ глухий кут
saboteur-word-x-n = ╹ глухий кут
saboteur-word-x-e = ╺ глухий кут
saboteur-word-break-pick = Ламати кайло
saboteur-word-break-lamp = Ламати лампу
saboteur-word-break-cart = Ламати вагонетку
saboteur-word-repair-pick = Лагодити кайло
saboteur-word-repair-lamp = Лагодити лампу
saboteur-word-repair-cart = Лагодити вагонетку
saboteur-word-repair-pick-lamp = Лагодити кайло/лампу
saboteur-word-repair-pick-cart = Лагодити кайло/вагонетку
saboteur-word-repair-lamp-cart = Лагодити лампу/вагонетку
saboteur-word-rockfall = Обвал
saboteur-word-map = Мапа
saboteur-word-bridge = ╋ міст
saboteur-word-double-nw-es = ┛┏ повороти
saboteur-word-double-ne-sw = ┗┓ повороти
saboteur-word-ladder-s = ╻ драбина
saboteur-word-ladder-w = ╸ драбина
saboteur-word-ladder-es = ┏ драбина
saboteur-word-ladder-ne = ┗ драбина
saboteur-word-green-es = ┏ двері Листка
saboteur-word-green-ew = ━ двері Листка
saboteur-word-green-ns-xe = ┠ двері Листка+гл. кут
saboteur-word-blue-ns = ┃ двері Краплі
saboteur-word-blue-ew = ━ двері Краплі
saboteur-word-blue-sw = ┓ двері Краплі
saboteur-word-crystal-w = ╸ кристал
saboteur-word-crystal-s = ╻ кристал
saboteur-word-crystal-esw = ┳ кристал
saboteur-word-crystal-nes = ┣ кристал
saboteur-word-crystal-nesw = ╋ кристал
saboteur-word-crystal-esw-xn = ╈ кристал і глухий кут
saboteur-word-crystal-nsw-xe = ╉ кристал і глухий кут
saboteur-word-crystal-ew-xs = ┯ кристал і глухий кут
saboteur-word-ne-xs = ┡ поворот і глухий кут
saboteur-word-es-xn = ┢ поворот і глухий кут
saboteur-word-ns-xe = ┠ прямий і глухий кут
saboteur-word-ns-xew = ╂ два глухі кути
saboteur-word-ew-xns = ┿ два глухі кути
saboteur-word-thief = Злодій
saboteur-word-hands-off = Руки геть
saboteur-word-swap-hands = Зміна карт
saboteur-word-inspection = Розслідування
saboteur-word-swap-role = Зміна ролей
saboteur-word-trap = Пастка
saboteur-word-release = Звільнення
saboteur-lying-break-pick = зламане кайло
saboteur-lying-break-lamp = зламана лампа
saboteur-lying-break-cart = зламана вагонетка

## Що сталося

saboteur-tunnel-laid = { $seat } кладе { $tunnel ->
        [dead] глухий кут
        [blue] тунель із дверима Краплі 💧
        [green] тунель із дверима Листка 🍃
        [crystal] тунель із кристалом
        [ladder] драбину
        [bridge] два тунелі на одній карті
       *[plain] новий тунель
    }
saboteur-goal-revealed = { $face ->
        [gold] ✨ Золото знайдено!
       *[stone] 🪨 Тут лише камінь: золото в іншому місці
    }
saboteur-tool-broken = { $seat } ламає { $tool ->
        [pick] кайло
        [lamp] лампу
       *[cart] вагонетку
    }{ $own ->
        [1] {" "}собі
       *[0] {" "}гравцеві { $player }
    }
saboteur-tool-repaired = { $seat } лагодить { $tool ->
        [pick] кайло
        [lamp] лампу
       *[cart] вагонетку
    }{ $own ->
        [1] {" "}собі
       *[0] {" "}гравцеві { $player }
    }
saboteur-tunnel-collapsed = { $seat } обвалює тунель
saboteur-goal-seen = Ви дивитеся на { saboteur-place }: { $face ->
        [gold] там золото!
       *[stone] там лише камінь
    }
saboteur-goal-looked-at = { $seat } дивиться на { saboteur-place }
saboteur-passed = { $seat } пропускає хід, { $cards ->
        [one] скинуто { $cards } карту
        [few] скинуто { $cards } карти
       *[other] скинуто { $cards } карт
    }
saboteur-round-ended = <b>Раунд { $round }.</b> { $outcome ->
        [diggers] Золото! Перемога золотошукачів!
        [saboteurs] Золота немає: перемога шкідників!
        [blue] Золото! Перемога команди Краплі 💧!
        [green] Золото! Перемога команди Листка 🍃!
        [colours] Золото! Перемога обох команд, Краплі 💧 та Листка 🍃!
        [barred] Золото, але двері не пускають ні Краплю, ні Листок: поразка обох команд!
       *[nobody] { $shared ->
            [0] Золота немає, і переможців немає.
           *[other] Золота немає: перемога ділка!
        }
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Золотошукач
           *[other] Золотошукачі
        }
        [blue] { $shared ->
            [1] Золотошукач Краплі 💧
           *[other] Золотошукачі Краплі 💧
        }
        [green] { $shared ->
            [1] Золотошукач Листка 🍃
           *[other] Золотошукачі Листка 🍃
        }
        [boss] Бос
        [profiteer] Ділок
        [geologist] { $shared ->
            [1] Геолог
           *[other] Геологи
        }
       *[saboteur] { $shared ->
            [1] Шкідник
           *[other] Шкідники
        }
    }: { $seats }
saboteur-gold-offered = { $cards ->
        [one] По колу йде { $cards } карта
        [few] По колу йдуть { $cards } карти
       *[other] По колу йдуть { $cards } карт
    } золота; перший вибір: { $seat }
saboteur-gold-picked = Ви берете карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
       *[other] { $gold } самородків
    }
saboteur-gold-taken = { $seat } бере карту золота
saboteur-nuggets-paid = { $seats }: { $shared ->
        [1] { saboteur-nuggets }
       *[other] по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    }
saboteur-round-began = <b>Раунд { $round }.</b> Нові ролі; починає { $seat }.
saboteur-thief-came = { $seat } викладає злодія
saboteur-thief-gone = { $seat } проганяє { $own ->
        [1] свого злодія
       *[0] злодія гравця { $player }
    }
saboteur-hands-swapped = { $seat } міняється картами з гравцем { $player }
saboteur-role-inspected = Ви дізнаєтеся роль гравця { $player }: { saboteur-role-name }
saboteur-role-looked-at = { $seat } дізнається роль гравця { $player }
saboteur-role-changed = Ваша роль змінилася. Тепер ви — { saboteur-role-name }
saboteur-role-swapped = { $seat } змінює { $own ->
        [1] свою роль
       *[0] роль гравцеві { $player }
    }
saboteur-player-trapped = { $seat } ставить пастку гравцеві { $player }
saboteur-player-released = { $seat } { $own ->
        [1] виходить із пастки
       *[0] випускає з пастки гравця { $player }
    }
saboteur-card-cleared = { $seat } скидає дві карти й знімає { $card ->
        [trap] пастку
        [thief] злодія
       *[tool] поломку
    }
saboteur-crystals-paid = { $seats }: { $shared ->
        [1] { saboteur-nuggets }
       *[other] по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    } за { $crystals ->
        [one] { $crystals } кристал
        [few] { $crystals } кристали
       *[other] { $crystals } кристалів
    }
saboteur-nugget-stolen = { $seat } краде самородок у гравця { $player }
saboteur-game-ended = { $shared ->
        [1] Найбагатший гном — { $seats }: { saboteur-nuggets }
       *[other] Найбагатші гноми — { $seats }: по { $nuggets ->
            [one] { $nuggets } самородку
           *[other] { saboteur-nuggets }
        }
    }

## Частини речень

saboteur-role-name = { $role ->
        [blue] золотошукач Краплі 💧
        [green] золотошукач Листка 🍃
        [boss] бос
        [profiteer] ділок
        [geologist] геолог
       *[saboteur] шкідник
    }
saboteur-nuggets = { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
       *[other] { $nuggets } самородків
    }
saboteur-place = { $place ->
        [1] верхню ціль
        [2] середню ціль
       *[3] нижню ціль
    }

## Як стоять справи

saboteur-status-round = Раунд { $round } з { $rounds } · { $deck ->
        [0] колода порожня
        [one] у колоді { $deck } карта
        [few] у колоді { $deck } карти
       *[other] у колоді { $deck } карт
    }
saboteur-note-round = 🎭 { saboteur-round-ended } Золото ховала { $place ->
        [1] верхня ціль
        [2] середня ціль
       *[3] нижня ціль
    }.
saboteur-note-role = { $role ->
        [digger] ⛏ Ви — <b>золотошукач</b>: прорийте тунель до золота, поки не скінчилися карти.
        [blue] 💧 Ви — <b>золотошукач Краплі</b>: прорийте до золота шлях без дверей Листка.
        [green] 🍃 Ви — <b>золотошукач Листка</b>: прорийте до золота шлях без дверей Краплі.
        [boss] 👑 Ви — <b>бос</b>: допомагайте золотошукачам. Хоч яка команда переможе, ви переможете з нею.
        [profiteer] 🎩 Ви — <b>ділок</b>: ви перемагаєте з будь-яким переможцем, але отримуєте на два самородки менше.
        [geologist] 💎 Ви — <b>геолог</b>: вам ідуть самородки за кристали на столі й більше ні за що.
       *[saboteur] 💣 Ви — <b>шкідник</b>: не дайте дійти до золота й не викажіть себе.
    }
saboteur-category-digging = Видобуток
saboteur-category-sabotage = Шкідництво
saboteur-category-crystals = Кристали
saboteur-category-theft = Крадіжки

## Картинки

saboteur-role-digger = Золотошукач
saboteur-role-saboteur = Шкідник
saboteur-role-blue = Золотошукач Краплі
saboteur-role-green = Золотошукач Листка
saboteur-role-boss = Бос
saboteur-role-profiteer = Ділок
saboteur-role-geologist = Геолог
saboteur-outcome-diggers = Золото знайдено
saboteur-outcome-saboteurs = Перемога шкідників
saboteur-outcome-nobody = Золото не знайдено
saboteur-outcome-blue = Перемога Краплі
saboteur-outcome-green = Перемога Листка
saboteur-outcome-colours = Перемога Краплі й Листка
saboteur-outcome-barred = Шлях закрито дверима
saboteur-sheet = Золото
saboteur-lens-round = Минулий раунд
saboteur-example = Раунд у розпалі. Шлях від входу дійшов до верхньої цілі: там лише камінь. Тунелі в темряві відрізав обвал. Унизу — деякі карти та гноми зі зламаними інструментами; у грі ніхто не знає, хто є хто.

## /rules

saboteur-rules =
    <b>Гноми-шкідники</b>

    На столі лежать вхід і три закриті цілі, між ними вміщується сім карт; під однією з цілей золото. Золотошукачі хочуть до нього дістатися, шкідники — завадити їм, і ніхто не знає, хто є хто. Перемагає той, у кого після { $rounds ->
        [1] раунду
       *[3] трьох раундів
    } найбільше самородків; за рівності перемога спільна. Хто починає, вирішує жереб{ $rounds ->
        [1] {""}
       *[3] ; у наступних раундах — наступний після того, хто зіграв останню карту
    }.

    <b>Ваш хід</b>
    У вас { saboteur-hand-size }. Виберіть одну в приватному чаті; потім ви берете нову. Коли колода скінчилася, грають далі, не добираючи; хто не має карт, просто пропускає хід.
    • <b>Тунель.</b> Він мусить пасувати до сусідніх карт усіма боками, тунель до тунелю і скеля до скелі, та { $connected ->
        [off] прилягати до будь-якого тунелю на столі, навіть відрізаного
       *[on] продовжувати шлях від входу
    }. Карту можна перевернути лише догори ногами. Поки у вас зламано інструмент, тунелі класти не можна. Глухий кут перекриває шлях.
    • <b>Поломка.</b> Покладіть зламаний інструмент перед будь-ким, у кого такого ще немає.
    • <b>Лагодження.</b> Прибирає зламаний інструмент у вас або в іншого. Карта з двома інструментами лагодить один із них.
    • <b>Обвал.</b> Прибирає зі столу будь-який тунель, крім входу й цілей. Відрізане знову стане в пригоді, коли шлях відновлять.
    • <b>Мапа.</b> Подивіться на одну із закритих цілей: що там, дізнаєтеся лише ви.
    • <b>Пропуск ходу.</b> { $expansion ->
        [on] Скиньте від 1 до 3 карт, яких ніхто не побачить, і візьміть стільки ж.
       *[off] Скиньте карту, якої ніхто не побачить, і візьміть нову.
    }

    <b>Цілі</b>
    Коли шлях доходить до цілі, її відкривають; якщо одразу до двох — обидві. До того поруч із ціллю може лежати будь-що. Камінь: пошуки тривають, а камінь стає частиною шахти; його повертають до шляху, решта боків може й не пасувати. Золото: раунд завершено.

    <b>Кінець раунду</b>
    { $expansion ->
        [on] Раунд закінчується, коли шлях дійшов до золота (хто тоді перемагає, сказано в розділі «Двері й драбини») або коли колода порожня і всі поспіль пропустили хід: тоді перемагають шкідники. Після цього ролі відкриваються. Ваше золото лишається секретом до кінця гри.
       *[off] Золотошукачі перемагають, якщо шлях дійшов до золота; шкідники — якщо колода порожня і всі поспіль пропустили хід. Тоді ролі відкриваються.
        • <b>Золотошукачам</b> ідуть по колу карти золота, від 1 до 3 самородків: по одній на кожного гравця{ $players ->
            [0] {" "}(удесятьох — дев’ять)
            [10] {" "}(усього дев’ять)
           *[other] {""}
        }. Першим вибирає той, хто дійшов до золота (якщо це шкідник — наступний золотошукач); далі — від золотошукача до золотошукача, у зворотному порядку ходів, поки карти не скінчаться.{ $broken_no_gold ->
            [on] {" "}Ті, у кого зламано інструмент, золота не отримують.
           *[off] {""}
        }
        • <b>Шкідник</b>-одинак отримує 4 самородки, двоє або троє — по 3, четверо — по 2.{ $players ->
            [5] {""}
            [6] {""}
            [7] {""}
            [8] {""}
            [9] {""}
            [10] {""}
           *[other] {" "}Якщо шкідників не роздали, золота не отримує ніхто.
        }
        Ваше золото лишається секретом до кінця гри. { $rounds ->
            [1] Ролі роздають навмання
           *[3] У кожному раунді ролі роздають заново
        }, і їх на одну більше, ніж гравців. Шкідників серед них: { saboteur-hidden-saboteurs }; один із них може лишитися зайвою картою.
    }

    <i>Порада:</i> стежте, хто кому ламає інструменти й що розповідає про мапи.
saboteur-hand-size = { $expansion ->
        [on] шість карт
       *[off] { $players ->
            [0] шість карт (у грі на 6–7 людей п’ять, на 8–10 чотири)
            [6] п’ять карт
            [7] п’ять карт
            [8] чотири карти
            [9] чотири карти
            [10] чотири карти
           *[other] шість карт
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
       *[other] 1 (3–4 гравці), 2 (5–6), 3 (7–9), 4 (10)
    }
saboteur-rules-expansion-on =
    <b>Доповнення</b>
    { $expansion ->
        [on] Хоч
       *[off] Ролі й золото — не так, як вище. Пропускаючи хід, скидають від 1 до 3 карт і беруть стільки ж. Хоч
    } би скільки було гравців, ролі роздають з усіх 15: 4 золотошукачі <b>Краплі</b> 💧 і 4 <b>Листка</b> 🍃 (це дві команди), 1 бос, 1 ділок, 2 геологи, 3 шкідники. Карти золота по колу не йдуть: переможці, і шкідники теж, отримують самородки за списком нижче.
    На руках по шість карт; десять карт колоди лишаються в коробці, і ніхто їх не бачить. Свого ходу можна ще скинути дві карти й прибрати одну з тих, що лежать перед вами; узяти після цього можна лише <b>одну</b>, і карт на руках лишиться менше.

    <b>Двері й драбини</b> (доповнення)
    • <b>Двері</b> пускають лише свою команду. { $finisher_colour ->
        [off] Хоч би хто дійшов до золота, воно дістається кожній команді, яку не зупинили двері.
       *[on] Золото дістається команді того, хто до нього дійшов, якщо на шляху немає чужих дверей; інакше іншій команді, якщо вона пройде; якщо дійшов хтось іще — усім, хто може пройти.
    } Якщо двері не пускають жодної команди, перемагають шкідники.
    • <b>Драбини</b> з’єднані зі входом і між собою; їх кладуть до будь-якого тунелю на столі, але не поруч із ціллю. На <b>мостах</b> і подвійних поворотах два тунелі, і вони не зустрічаються; один із них завжди мусить продовжувати шлях від входу. Глухий кут збоку — це тунель, що обривається на самій карті.

    <b>Самородки</b> (доповнення)
    • <b>Бос</b> перемагає з будь-якою командою, але отримує на самородок менше; <b>ділок</b> — завжди, але на два менше (не нижче нуля). <b>Геолог</b> отримує по самородку за кожен кристал на тунелях шахти й до числа переможців не входить; двоє ділять порівну, з округленням униз, а той, хто в пастці, не отримує нічого й до поділу не входить.
    • Один переможець отримує 5 самородків, двоє — по 4, троє — по 3, четверо — по 2, більше — по 1. Боса й ділка теж враховують серед переможців.

    <b>Пастки й злодії</b> (доповнення)
    • <b>Пастка</b>: її кладуть перед іншим гравцем, і він не кладе тунелів. Хто в пастці наприкінці, той не переможець: не отримує самородків, його не враховують, і він нічого не краде. <b>{ saboteur-word-release }</b> прибирає її в будь-кого. Двох однакових карт ні перед ким не буває.
    • <b>Злодій</b>: його кладуть перед собою; після роздачі золота він краде самородок у будь-кого, хто їх має. Першим краде злодій, зіграний останнім. <b>{ saboteur-word-hands-off }</b> прибирає злодія в будь-кого.
    • <b>{ saboteur-word-swap-hands }</b>: обміняйтеся всіма картами з іншим гравцем; потім карту бере лише він. <b>{ saboteur-word-swap-role }</b>: виберіть гравця, можна себе: замість своєї ролі він отримує одну із зайвих; рахується роль наприкінці. <b>{ saboteur-word-inspection }</b>: дізнайтеся роль іншого гравця.

## Запис партії й шахта знаками

saboteur-move-lay = { $card }{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[1] , догори ногами
    }
saboteur-move-look = { $card }: глянути на { saboteur-place }
saboteur-move-card = { $card }
saboteur-move-pass = { saboteur-kind-pass }: { $cards }
saboteur-move-clear = { saboteur-kind-clear }: { $cards }
saboteur-move-pick = бере золото — { $gold }
saboteur-move-steal = краде самородок
saboteur-legend = - і | тунелі, : глухий кут збоку, x глухий кут, S вхід, H драбина, * кристал, D і L двері Краплі й Листка, # міст, ( і ) два повороти, ? ціль, $ золото, o камінь; ' те, що відрізано
saboteur-legend-player = { $seat }: { $told }
saboteur-legend-hand = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
saboteur-legend-gold = карти золота: { $cards }
saboteur-legend-own = Ваша рука: { $cards }
saboteur-legend-offer = Золото на вибір: { $cards }
saboteur-scored = { $category }, раунд { $round }

## Records
saboteur-record-digging = Найбільше видобуто: { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
       *[other] { $count } самородків
    }
saboteur-record-sabotage = Найбільше за шкідництво: { $count ->
        [one] { $count } самородок
        [few] { $count } самородки
       *[other] { $count } самородків
    }

## Словами

saboteur-aloud-last = останній хід: { $place }
saboteur-chapter-round = Минулий раунд
saboteur-aloud-gold = Золото ховала { $place ->
        [1] верхня ціль
        [2] середня ціль
       *[3] нижня ціль
    }
saboteur-chapter-others = Інші гравці
saboteur-chapter-maze = Шахта
saboteur-aloud-place = рядок { $row } стовпець { $column }
saboteur-aloud-held = на руках{ $count ->
        [1] {""}
        [few] , { $count } рази
       *[other] , { $count } разів
    }: { $card }
saboteur-aloud-own = у вас: { $told }
saboteur-aloud-ends = тунель від входу продовжується: { $ends }
saboteur-aloud-side = { $place } ({ $side ->
        [n] з півночі
        [e] зі сходу
        [s] з півдня
       *[w] із заходу
    })
saboteur-aloud-goal = { $place }: { $goal ->
        [1] верхня ціль
        [2] середня ціль
       *[3] нижня ціль
    }, { $known ->
        [gold] золото
        [stone] камінь
       *[hidden] вам невідома
    }
saboteur-aloud-told = { $what }: { $told }
saboteur-aloud-cut = відрізано від входу
saboteur-aloud-tools = { $kind ->
        [break] зламати:
       *[repair] { $count ->
            [1] полагодити:
           *[other] полагодити одне:
        }
    } { $tools }
saboteur-aloud-tunnel = { $parts }
saboteur-aloud-part = { $kind ->
        [way] тунель
        [stub] глухий кут збоку
       *[dead] глухий кут
    } ({ $ways })
saboteur-aloud-way = { $way ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    }
saboteur-aloud-thing = { $thing ->
        [start] вхід
        [gold] золото
        [ladder] драбина
        [crystal] кристал
        [drop-door] двері Краплі
       *[leaf-door] двері Листка
    }
saboteur-aloud-opens = { $count ->
        [0] { $how ->
            [leads] далі шляху немає
           *[or] або нікуди
        }
       *[other] { $how ->
            [leads] далі шлях на
           *[or] або на
        } { $ways }
    }
saboteur-aloud-reaches = відкриває { $goal ->
        [1] верхню
        [2] середню
       *[3] нижню
    } ціль
saboteur-aloud-turned = { $way ->
        [up] як є
       *[down] догори ногами
    }
saboteur-aloud-beside = { $side ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    } — { $kind ->
        [path] тунель від входу
        [tunnel] тунель
        [wall] скеля
       *[goal] ціль
    }

## Чому так походив би комп’ютер

saboteur-why-way = золото стане { $way ->
        [nearer] ближче
       *[farther] далі
    } десь на { $tunnels ->
        [one] { $tunnels } тунель
        [few] { $tunnels } тунелі
       *[other] { $tunnels } тунелів
    }
saboteur-why-reached = { $chance ->
        [100] шлях дійде до золота
       *[other] шлях дійде до цілі: наскільки вам відомо, золото там з імовірністю { $chance } %
    }
saboteur-why-open = { $hostile ->
        [1] до золота не ближче
       *[0] до золота не ближче, але й шкоди немає
    }
saboteur-why-looks = { $known ->
    [1] приховувати вам уже нічого
   *[0] підозра на вас: { $now } % → { $then } %
}
saboteur-why-door = { $own ->
        [1] двері, у які пройде ваша команда
       *[0] двері, що закриють шлях вашій команді
    }
saboteur-why-crystal = за кристал ви отримуєте самородки
saboteur-why-longer = що довше триває раунд, то більше кристалів
saboteur-why-suspected = зважаючи на зігране, { $player } — { $digger ->
        [1] золотошукач
       *[0] шкідник
    } з імовірністю { $chance } %
saboteur-why-near = золотошукачі вже близько: час шкодити
saboteur-why-dig = { $left ->
        [0] після цього ви знову можете класти тунелі
        [one] тунелі класти ще не можна: заважає ще { $left } карта
        [few] тунелі класти ще не можна: заважають ще { $left } карти
       *[other] тунелі класти ще не можна: заважають ще { $left } карт
    }
saboteur-why-still = { $player } поки не може класти тунелі: { $left ->
        [one] заважає ще { $left } карта
        [few] заважають ще { $left } карти
       *[other] заважають ще { $left } карт
    }
saboteur-why-look = стане видно, чи там золото: наскільки вам відомо, імовірність { $chance } %
saboteur-why-least = це вам потрібно найменше
saboteur-why-withheld = цей тунель не дістанеться золотошукачам
saboteur-why-thief = самородок, коли золото поділять
saboteur-why-hands = там { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }

## Пам’ятка

saboteur-lens-guide = Пам’ятка
saboteur-guide-diggers = Дійшли до золота: карти золота золотошукачам
saboteur-guide-one = Не дійшли: єдиному шкідникові
saboteur-guide-three = Не дійшли: двом чи трьом шкідникам, кожному
saboteur-guide-four = Не дійшли: чотирьом шкідникам, кожному
saboteur-guide-broken = Поломка: без тунелів, доки не полагодять
saboteur-guide-fix = Лагодження: прибирає зламаний інструмент, свій чи чужий
saboteur-guide-dead = Глухий кут: перекриває шлях
saboteur-guide-map = Мапа: подивитися одну ціль
saboteur-guide-rockfall = Обвал: прибирає один тунель
saboteur-guide-winners = Переможцям, і шкідникам: якщо один, два, три, чотири, більше; кожному
saboteur-guide-doors = Двері: проходить лише своя команда
saboteur-guide-boss = Бос: перемагає з будь-якою командою, але отримує менше
saboteur-guide-profiteer = Ділок: перемагає з будь-ким, але отримує менше
saboteur-guide-geologist = Геологам: за кожен кристал, порівну
saboteur-guide-thief = Злодій: краде самородок, коли золото поділять
saboteur-guide-trap = У пастці: ні тунелів, ні самородків наприкінці
