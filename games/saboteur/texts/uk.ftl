### «Гноми-шкідники» українською. Людей називають $seat, $player і $seats: це вже імена.

saboteur-name = Гноми-шкідники
saboteur-blurb = Гноми разом копають хід до золота. Але хто з них працює на інший бік? Ролі й карти таємні: вони надходять вам в особистий чат.
saboteur-credit = Автор гри — Фредерік Муаєрсан

## Налаштування

saboteur-option-connected = Тунелі
saboteur-option-connected-help = Чи мусить новий тунель продовжувати шлях від входу, чи його можна прикласти до будь-якого тунелю на столі?
saboteur-option-connected-on = від входу
saboteur-option-connected-off = будь-де
saboteur-option-broken-no-gold = Золото зі зламаним інструментом
saboteur-option-broken-no-gold-help = Чи отримує золото шукач, у якого наприкінці раунду зламано інструмент? Лише в базовій грі.
saboteur-option-broken-no-gold-off = так
saboteur-option-broken-no-gold-on = ні
saboteur-option-rounds = Раунди
saboteur-option-rounds-help = Повна гра — три раунди, і в кожному нові ролі. Один раунд — коротка гра.
saboteur-option-rounds-3 = три
saboteur-option-rounds-1 = один

## Запитання й відповіді

saboteur-ask-card = яку карту зіграти?
saboteur-ask-cell = куди?
saboteur-ask-turned = яким боком?
saboteur-ask-player = на кого?
saboteur-ask-tool = що полагодити?
saboteur-ask-goal = на яку ціль подивитися?
saboteur-ask-cards = що скинути?
saboteur-ask-gold = яку карту золота залишити собі?
saboteur-kind-pass = Пропустити хід
saboteur-cards-stop = Це все
saboteur-tool-pick = кайло
saboteur-tool-lamp = лампа
saboteur-tool-cart = вагонетка
saboteur-gold-one = 1 самородок
saboteur-gold-two = 2 самородки
saboteur-gold-three = 3 самородки

## Карти

saboteur-word-ns = ┃ прямий хід
saboteur-word-ew = ━ прямий хід
saboteur-word-ne = ┗ поворот
saboteur-word-nw = ┛ поворот
saboteur-word-nes = ┣ розвилка
saboteur-word-new = ┻ розвилка
saboteur-word-nesw = ╋ перехрестя
saboteur-word-x-nesw = ╋ глухий кут
saboteur-word-x-nes = ┣ глухий кут
saboteur-word-x-new = ┻ глухий кут
saboteur-word-x-ns = ┃ глухий кут
saboteur-word-x-ew = ━ глухий кут
saboteur-word-x-ne = ┗ глухий кут
saboteur-word-x-nw = ┛ глухий кут
saboteur-word-x-n = ╹ глухий кут
saboteur-word-x-e = ╺ глухий кут
saboteur-word-break-pick = Зламати кайло
saboteur-word-break-lamp = Зламати лампу
saboteur-word-break-cart = Зламати вагонетку
saboteur-word-repair-pick = Полагодити кайло
saboteur-word-repair-lamp = Полагодити лампу
saboteur-word-repair-cart = Полагодити вагонетку
saboteur-word-repair-pick-lamp = Полагодити кайло або лампу
saboteur-word-repair-pick-cart = Полагодити кайло або вагонетку
saboteur-word-repair-lamp-cart = Полагодити лампу або вагонетку
saboteur-word-rockfall = Обвал
saboteur-word-map = Таємна карта

## Що сталося

saboteur-tunnel-laid = { $seat }: { $tunnel ->
        [dead] глухий кут
       *[plain] новий тунель
    }
saboteur-goal-revealed = { $face ->
        [gold] 🟡 Золото знайдено!
       *[stone] 🪨 Тут лише камінь: золото в іншому місці
    }
saboteur-tool-broken = { $seat } ламає інструмент: { $player } — { $tool ->
        [pick] кайло
        [lamp] лампа
       *[cart] вагонетка
    }
saboteur-tool-repaired = { $seat } лагодить інструмент: { $player } — { $tool ->
        [pick] кайло
        [lamp] лампа
       *[cart] вагонетка
    }
saboteur-tunnel-collapsed = { $seat }: обвал, тунелю більше немає
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
        [diggers] До золота дісталися: перемогли золотошукачі!
        [saboteurs] До золота не дісталися: перемогли шкідники!
       *[nobody] До золота не дісталися, але шкідників не було: золота не отримує ніхто.
    }
saboteur-role-revealed = { $role ->
        [digger] { $shared ->
            [1] Золотошукач
           *[other] Золотошукачі
        }
       *[saboteur] { $shared ->
            [1] Шкідник
           *[other] Шкідники
        }
    }: { $seats }
saboteur-gold-offered = По колу серед золотошукачів { $cards ->
        [one] іде { $cards } карта
        [few] ідуть { $cards } карти
       *[other] ідуть { $cards } карт
    } золота. Перший вибір: { $seat }.
saboteur-gold-picked = Ви берете карту: { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
       *[other] { $gold } самородків
    }
saboteur-gold-taken = { $seat } бере карту золота
saboteur-nuggets-paid = { $seats }: { $shared ->
        [1] {""}
       *[other] по{" "}
    }{ $nuggets ->
        [one] { $nuggets } самородку
        [few] { $nuggets } самородки
       *[other] { $nuggets } самородків
    }
saboteur-round-began = <b>Раунд { $round }.</b> Роздано нові ролі; починає { $seat }.
saboteur-game-ended = { $shared ->
        [1] Найбагатший гном
       *[other] Найбагатші гноми
    } — { $seats }: { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородки
       *[other] { $nuggets } самородків
    }

## Частини речень

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
saboteur-status-role = { $role ->
        [digger] ⛏ Ви — <b>золотошукач</b>: прорийте хід до золота, поки не скінчилися карти.
       *[saboteur] 💣 Ви — <b>шкідник</b>: не дайте дістатися золота й не викажіть себе.
    }
saboteur-category-digging = Видобуток
saboteur-category-sabotage = Шкідництво

## Картинки

saboteur-role-digger = Золотошукач
saboteur-role-saboteur = Шкідник
saboteur-role-blue = Синій золотошукач
saboteur-role-green = Зелений золотошукач
saboteur-role-boss = Бос
saboteur-role-profiteer = Ділок
saboteur-role-geologist = Геолог
saboteur-outcome-diggers = Золото знайдено
saboteur-outcome-saboteurs = Перемогли шкідники
saboteur-outcome-nobody = Золото не знайдено
saboteur-outcome-blue = Перемогли сині
saboteur-outcome-green = Перемогли зелені
saboteur-outcome-colours = Перемогли сині й зелені
saboteur-outcome-barred = Шлях закрито дверима
saboteur-sheet = Золото
saboteur-lens-board = Лабіринт
saboteur-lens-round = Минулий раунд
saboteur-lens-sheet = Золото
saboteur-example = Раунд у розпалі. Шлях від входу дійшов до верхньої цілі: там лише камінь. Тунелі в темряві відрізав обвал. Унизу — деякі карти та гноми зі зламаними інструментами; у грі ніхто не знає, хто є хто.

## /rules

saboteur-rules =
    <b>Гноми-шкідники</b>

    Під однією з трьох цілей, за сім карт від входу, лежить золото. Золотошукачі хочуть до нього дістатися, шкідники — завадити їм, і ніхто не знає, хто є хто. Перемагає той, у кого після трьох раундів найбільше самородків.

    <b>Ваш хід</b>
    Виберіть карту в особистому чаті; потім ви візьмете нову.
    • <b>Тунель.</b> Він мусить пасувати до сусідніх карт усіма боками, хід до ходу і скеля до скелі, та продовжувати шлях від входу. Карту можна повернути лише на пів оберта. Поки у вас зламано інструмент, тунелі класти не можна. Глухі кути нікуди не ведуть.
    • <b>Зламаний інструмент.</b> Покладіть його перед будь-ким, у кого такого ще немає.
    • <b>Ремонт.</b> Прибирає зламаний інструмент у вас або в іншого. Карта з двома інструментами лагодить один із них.
    • <b>Обвал.</b> Прибирає зі столу будь-який тунель, крім входу й цілей. Відрізане знову стане в пригоді, коли шлях відновлять.
    • <b>Таємна карта.</b> Ви потай дивитеся на одну з цілей.
    • <b>Пропуск ходу.</b> Скиньте карту, якої ніхто не побачить.

    <b>Цілі</b>
    Коли шлях доходить до цілі, її відкривають. Камінь: пошуки тривають, а камінь стає частиною лабіринту. Золото: раунд закінчено.

    <b>Кінець раунду</b>
    Золотошукачі перемагають, якщо дісталися золота; шкідники — якщо колода порожня і всі поспіль пропустили хід. Тоді ролі відкриваються.
    • <b>Золотошукачам</b> ідуть по колу карти золота, від 1 до 3 самородків: по одній на кожного гравця (вдесятьох — дев’ять). Першим обирає той, хто дійшов до золота; далі — від золотошукача до золотошукача, проти ходу гри, поки карти не скінчаться.
    • <b>Шкідник</b>-одинак отримує 4 самородки, двоє або троє — по 3, четверо — по 2.
    Ваше золото лишається таємницею до кінця гри. У кожному раунді ролі роздають заново, і їх на одну більше, ніж гравців: шкідників може бути менше, ніж ви думаєте.

    <i>Порада:</i> стежте, хто кому ламає інструменти й хто що розповідає про таємні карти.
