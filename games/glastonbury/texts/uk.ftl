### Гластонбері українською. $seat і $seats — люди, їхні імена вже в називному відмінку.

glastonbury-name = Гластонбері
glastonbury-blurb = Ходіть навколо поля, наповнюйте казан і пам’ятайте, що в ньому: видно лише верхню карту.
glastonbury-credit = Автор гри — Ґюнтер Буркгардт, видавець — franjos

## Налаштування

glastonbury-preset-simple = Проста гра
glastonbury-preset-recipes = З рецептами
glastonbury-option-recipes = Рецепти
glastonbury-option-recipes-help = Кожен гравець має два секретні рецепти: вони дають очки наприкінці. Для тих, хто вже знає гру.
glastonbury-option-recipes-off = немає
glastonbury-option-recipes-on = є
glastonbury-option-memory = Пам’ять
glastonbury-option-memory-help = Сувора — ніхто не може дізнатися, що лежить у казані під верхньою картою. Старі картинки я прибираю, тож і чат цього не видасть. Відкрита — усі казани відкриті: для дітей і перших партій.
glastonbury-option-memory-strict = сувора
glastonbury-option-memory-open = відкрита

## Що діє за столом

glastonbury-holds-recipes-off = Рецептів немає.
glastonbury-holds-recipes-on = Кожен має 2 секретні рецепти; наприкінці вони приносять очки.
glastonbury-holds-memory-strict = Що лежить у казані під верхньою картою, підгледіти не можна.
glastonbury-holds-memory-open = Усі бачать усі карти в усіх казанах.

## Питання й відповіді

glastonbury-ask-corner = з якого кута почнете?
glastonbury-ask-cell = яку карту візьмете?
glastonbury-ask-kind = що робитимете?
glastonbury-ask-kept = залишите останню карту собі?
glastonbury-kind-appear = ✨ Поява
glastonbury-kind-move = 👢 Іти далі
glastonbury-kind-stay = Лишитися без карти
glastonbury-kept-keep = У казан
glastonbury-kept-leave = Не брати

## Стан

glastonbury-status-stock = { $stock ->
        [0] Колода порожня
        [one] У колоді { $stock } карта
        [few] У колоді { $stock } карти
       *[other] У колоді { $stock } карт
    }
glastonbury-status-looking = 👁 Увесь ваш казан, знизу вгору. Запам’ятовуйте: підтвердите — і він закриється.
glastonbury-card = { $kind ->
        [agaric] 🍄 мухомор { $value }
        [rose] 🌹 троянда { $value }
        [feather] 🪶 перо { $value }
        [butterfly] 🦋 метелик { $value }
        [sunflower] 🌻 соняшник { $value }
        [honey] 🍯 мед { $value }
        [frog] 🐸 жаба { $value }
        [clover] ☘️ конюшина { $value }
        [pumpkin] 🎃 гарбуз { $value }
        [maple] 🍁 кленовий листок { $value }
        [grapes] 🍇 виноград { $value }
        [beetle] 🪲 жук { $value }
        [acorn] 🌰 жолудь { $value }
        [snail] 🐌 равлик { $value }
        [mouse] 🐭 миша { $value }
        [bat] 🦇 кажан { $value }
        [bone] 🦴 кістка { $value }
        [egg] 🥚 яйце { $value }
       *[powder] 🪄 магічний порошок
    }
glastonbury-set = { $kind ->
        [agaric] мухомори
        [rose] троянди
        [feather] пера
        [butterfly] метелики
        [sunflower] соняшники
        [honey] мед
        [frog] жаби
        [clover] конюшина
        [pumpkin] гарбузи
        [maple] кленові листки
        [grapes] виноград
        [beetle] жуки
        [acorn] жолуді
        [snail] равлики
        [mouse] миші
        [bat] кажани
        [bone] кістки
       *[egg] яйця
    }
glastonbury-note-recipes =
    📜 <b>Ваші рецепти</b>
    • { $colour ->
        [orange] У вас найбільше помаранчевих карт (🎃 гарбузи, 🍁 кленові листки)
        [purple] У вас найбільше фіолетових карт (🍇 виноград, 🪲 жуки)
        [brown] У вас найбільше коричневих карт (🌰 жолуді, 🐌 равлики)
        [grey] У вас найбільше сірих карт (🐭 миші, 🦇 кажани)
       *[white] У вас найбільше білих карт (🦴 кістки, 🥚 яйця)
    }: +{ $each } за кожну
    • { $goal ->
        [few-cards] У вас найменше карт у казані
        [few-fours] У вас найменше карт із числом 4
        [few-spells] У вас найменше карт заклять
        [many-ones] У вас найбільше карт із числом 1
       *[ender] Гру закінчуєте ви
    }: +10

## Що відбувається

glastonbury-stood = { $seat } починає: { $corner ->
        [1] північно-західний
        [2] північно-східний
        [3] південно-східний
       *[4] південно-західний
    } кут
glastonbury-taken = { $way ->
        [appear] ✨ { $seat } викликає карту: { glastonbury-card }
        [move] 👢 { $seat } іде далі й бере: { glastonbury-card }
       *[take] { $seat } бере: { glastonbury-card }
    }
glastonbury-spell-taken = { $way ->
        [appear] ✨ { $seat } викликає закляття:
        [move] 👢 { $seat } іде далі й бере закляття:
       *[take] { $seat } бере закляття:
    } { $spell ->
        [bad-luck] 🌩 «не пощастило»
        [eyeball] 👁 «очне яблуко»
        [appearance] ✨ «поява»
       *[movement] 👢 «переміщення»
    }
glastonbury-card-left = { $seat } не бере останню карту: { glastonbury-card }
glastonbury-unlucky = 🌩 Без верхньої карти: { $seats }
glastonbury-peeked = 👁 { $seat } зазирає у свій казан
glastonbury-rested = 🌙 { $seat } стоїть у куті: без карти
glastonbury-stock-empty = Колода порожня: перший порожній ряд закінчить гру
glastonbury-ended = { $ending ->
        [trapped] { $seat } не може взяти жодної карти: гру завершено
       *[line] { $seat } бере останню карту ряду: гру завершено
    }
glastonbury-powder-added = 🪄 { $seat } додає порошок: { glastonbury-set }

## Рахунок

glastonbury-category-single = По одній карті
glastonbury-category-three = Трійки
glastonbury-category-four = Четвірки
glastonbury-category-recipe-a = Рецепт на колір
glastonbury-category-recipe-b = Рецепт-завдання
glastonbury-reason-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
glastonbury-reason-own = свій колір
glastonbury-reason-bonus = бонус

## Pictures

glastonbury-lens-cauldrons = Усі казани
glastonbury-sheet = Казани
glastonbury-spell-bad-luck = Не пощастило
glastonbury-spell-eyeball = Очне яблуко
glastonbury-spell-appearance = Поява
glastonbury-spell-movement = Переміщення
glastonbury-spell-powder = Магічний порошок
glastonbury-guide-bad-luck = Одразу: усі інші втрачають верхню карту
glastonbury-guide-eyeball = Одразу: зазирніть один раз у свій казан
glastonbury-guide-appearance = Двічі: будь-яка карта поля, крім «Не пощастило» й «Очне яблуко»
glastonbury-guide-movement = Тричі: з кута йдіть далі й беріть карту, крім тих самих двох
glastonbury-guide-powder = 0 кроків: знову той самий ряд. Наприкінці доповнить набір
glastonbury-colour-red = Червоний
glastonbury-colour-blue = Синій
glastonbury-colour-yellow = Жовтий
glastonbury-colour-green = Зелений
glastonbury-example = Жовтий чарівник пройшов три кроки до освітленого ряду й візьме з нього карту. Праворуч: казани з верхніми картами й закляття, які ще можна застосувати. Внизу: що робить кожне закляття.

## /rules

glastonbury-rules =
    <b>Гластонбері</b>

    Чарівники ходять навколо поля з картами й збирають інгредієнти в казани. Кожного виду чотири карти, із числами від 1 до 4: збирайте по три-чотири одного виду. Видів 18, по два в кожному з дев’яти кольорів; крім них два порошки й десять заклять.

    <b>Ваш хід</b>
    • <b>Чарівник іде сам</b>, за годинниковою стрілкою, на стільки кроків, скільки вказано на верхній карті вашого казана; на два, поки казан порожній. Поле — шість карт на шість. З кожного його боку чотири ряди карт, потім кут: кожен ряд і кожен кут — один крок. Крайні карти — не окремий ряд: вони належать до рядів, що там закінчуються. Біля одного ряду можуть стояти кілька чарівників.
    • <b>Візьміть карту</b> з ряду, біля якого стоїте: будь-яку, ближню чи дальню. Інгредієнти й порошок лягають у казан зверху. Порожнє місце заповнить нова карта.
    • <b>Кут:</b> карти немає, якщо не йти далі за допомогою переміщення. Хто починає, вирішує жереб; усі по черзі вибирають вільний кут.

    <b>Закляття.</b> Їх беруть замість інгредієнта; за хід можна застосувати одне.
    • 🌩 <b>Не пощастило</b> діє одразу: усі інші втрачають верхню карту казана. Ці карти, перемішавши, не дивлячись кладуть під колоду, а якщо її немає — прибирають із гри. Чотири карти.
    • 👁 <b>Очне яблуко</b> діє одразу: один раз ви бачите весь свій казан. Дві карти.
    • ✨ <b>Поява</b>, двічі: замість карти свого ряду — будь-яка карта поля, крім «Не пощастило» й «Очне яблуко»; але не в куті. Дві карти.
    • 👢 <b>Переміщення</b>, тричі: з кута йдіть далі на стільки кроків, скільки на верхній карті, й візьміть карту там, крім цих двох. Якщо інших у ряду немає, гру завершено. Дві карти.
    Закляття, яке лишається у вас, можна застосовувати з наступного ходу.
    🪄 <b>Магічний порошок</b> вартий 0: ви лишаєтеся на місці й знову берете з того самого ряду. Якщо його відкриває «Не пощастило», коли ви стоїте в куті, ідіть на стільки кроків, скільки на карті під ним. Наприкінці він додасться до інгредієнта, де принесе найбільше; із трьох карт може зробити чотири.

    <b>Кінець гри</b>
    Коли колода скінчиться, порожні місця не заповнюються. Гру завершує той, хто бере останню карту будь-якого ряду; залишати її собі необов’язково.

    <b>Очки за кожен інгредієнт</b>
    • одна карта: мінус її число; дві: нуль
    • три: їхня сума; чотири: сума й ще 5
    Інгредієнти кольору вашого чарівника рахуються вдвічі, мінуси теж (але не ці 5). За рівності перемога спільна.

    { $players ->
        [0] <b>Удвох:</b> вісім карт кольору одного з вільних чарівників не беруть участі.
        [2] Вісім карт кольору одного з вільних чарівників лишаються в коробці.
       *[other] {""}
    }
glastonbury-rules-recipes-on =
    <b>Рецепти</b>. Один на колір: якщо таких карт у вас більше, ніж у будь-кого, { $players ->
        [0] по 1 очку за карту, учотирьох по 2
        [4] по 2 очки за карту
       *[other] по 1 очку за карту
    }; ваш порошок можна врахувати там. Один на завдання, 10 очок: лише у вас найменше карт у казані, карт із числом 4 або заклять, лише у вас найбільше карт із числом 1 або гру завершуєте ви — що саме, сказано в рецепті. За рівності — нічого.
glastonbury-rules-memory-strict =
    <b>Пам’ять</b>
    За суворої пам’яті в казані видно лише верхню карту: пам’ятайте, що лежить під нею. Очне яблуко показує це в приватному чаті; інші чекають, поки ви не закриєте казан. Підказок немає. Я видаляю кожну картинку, щойно з’явилася наступна, а де не можу — спорожняю. Я не можу скасувати знімки екрана, сповіщення, те, що зберіг телефон, і журнал видалених повідомлень, який бачать адміністратори групи. Будь ласка, нічого не записуйте!
glastonbury-rules-memory-open =
    <b>Відкриті казани</b>. Усі бачать усі карти в них, тож очне яблуко не показує нічого нового.

## Запис партії й поле знаками

glastonbury-move-cell = рядок { $row }, стовпець { $column }
glastonbury-move-none = без карти
glastonbury-legend = Карта — знак і число: 🐸3 — жаба 3, 🪄 магічний порошок, [] кут, ·· порожньо. Цифри навколо поля — чарівники
glastonbury-legend-player = { $seat } ({ $number }): { $told }
glastonbury-legend-cards = { $cards ->
        [0] казан порожній
        [one] у казані { $cards } карта
        [few] у казані { $cards } карти
       *[other] у казані { $cards } карт
    }
glastonbury-legend-top = зверху: { $card }
glastonbury-legend-cauldron = знизу вгору: { $cards }
glastonbury-legend-spell = { $spell ->
        [appearance] поява
       *[movement] переміщення
    } × { $uses }
glastonbury-scored = { $category }: { $set }

## Records
glastonbury-record-three = Найкращі трійки: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
glastonbury-record-four = Найкращі четвірки: { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }

## Словами

glastonbury-aloud-sign = { $sign }
glastonbury-aloud-spell = { $sign } { $spell }
glastonbury-aloud-ahead = Де далі буде { $seat }, залежно від числа на взятій карті: { $places }
glastonbury-aloud-movement = 👢 Йти далі: { $place }
glastonbury-aloud-step = { $steps } — { $place }
glastonbury-chapter-cauldrons = Усі казани
glastonbury-chapter-colours = Кольори
glastonbury-aloud-colour = { $colour ->
        [red] Червоний
        [blue] Синій
        [yellow] Жовтий
        [green] Зелений
        [orange] Помаранчевий
        [purple] Фіолетовий
        [brown] Коричневий
        [grey] Сірий
       *[white] Білий
    }: { $sets }
glastonbury-chapter-field = Карти
glastonbury-aloud-wizard = { $seat }: { $told }
glastonbury-aloud-cauldron = казан, знизу вгору: { $cards }
glastonbury-aloud-place = { $side ->
        [north] над стовпцем { $line }
        [east] праворуч від рядка { $line }
        [south] під стовпцем { $line }
       *[west] ліворуч від рядка { $line }
    }
glastonbury-aloud-corner = { $corner ->
        [nw] північно-західний кут
        [ne] північно-східний кут
        [se] південно-східний кут
       *[sw] південно-західний кут
    }
glastonbury-aloud-told = { $what }, { $told }
glastonbury-aloud-next = далі { $place }
glastonbury-aloud-refilled = тепер там { $card }
glastonbury-aloud-removed = Не беруть участі: { $sets }
glastonbury-aloud-row = Рядок { $row }: { $cards }
glastonbury-aloud-nothing = порожньо
glastonbury-aloud-cell = { glastonbury-aloud-at }: { $card }
glastonbury-aloud-at = рядок { $row } стовпець { $column }

## Чому так походив би комп’ютер

glastonbury-why-set = { $how ->
        [leave] у казані було б:{" "}
       *[keep] {""}
    }{ $set }{ $own ->
        [1] {" "}(ваш колір)
       *[0] {""}
    }, очки: { $before } → { $after }
glastonbury-why-whole = { $how ->
        [leave] у казані було б:{" "}
       *[keep] {""}
    }набори разом { $powder ->
        [1] із цим порошком
       *[0] з вашим порошком
    }, очки: { $before } → { $after }
glastonbury-why-recipes = ваші рецепти, очки: { $before } → { $after }
glastonbury-why-powder = порошок додасться до того вашого набору, де він вигідніший
glastonbury-why-grows = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }{ $aim ->
        [2] з другою картою буде 0
        [3] з третьою буде від { $points }
       *[4] з четвертою буде { $points }
    } ({ $odds ->
        [likely] найімовірніше
        [gamble] як пощастить
       *[unlikely] навряд
    }{ $lying ->
        [0] {""}
       *[other] ; на полі: { $lying }
    })
glastonbury-why-rest = { $named ->
        [1] { $set }:{" "}
       *[0] {""}
    }решта таких карт у суперників
glastonbury-why-next = { $steps ->
        [0] далі ви лишаєтеся на місці{ $where ->
            [corner] , у куті, без карти
            [further] , у куті, а там допоможе переміщення
            [card] , поруч { $card }
            [field] {""}
           *[idle] , там поки нічого потрібного
        }
       *[other] далі { $steps ->
            [one] { $steps } крок
            [few] { $steps } кроки
           *[other] { $steps } кроків
        }{ $where ->
            [corner] , у кут, без карти
            [further] , у кут, а там допоможе переміщення
            [card] {" "}і там { $card }
            [field] {""}
           *[idle] , там поки нічого потрібного
        }
    }
glastonbury-why-unlucky = { $count ->
        [0] верхньої карти немає в жодного суперника
       *[other] втрати: { $losses }
    }
glastonbury-why-loss = { $seat } — { $card }{ $points ->
        [0] {""}
       *[other] {" "}(−{ $points })
    }
glastonbury-why-uses = { $card }: { $uses ->
        [0] у казан нічого не потрапить
        [one] стане в пригоді { $uses } раз
        [few] стане в пригоді { $uses } рази
       *[other] стане в пригоді { $uses } разів
    }
glastonbury-why-spent = { $spell ->
        [appearance] поява
       *[movement] переміщення
    }: { $left ->
        [0] { $spell ->
            [appearance] остання
           *[movement] останнє
        }
       *[other] лишиться { $left }
    }
glastonbury-why-saved = переміщення лишається на потім: { $left }
glastonbury-why-ends = це кінець гри{ $known ->
        [1] : { $won ->
            [1] перемога,
            [2] перемога порівну,
           *[0] поразка,
        } { $own } проти { $best }
       *[0] {""}
    }
glastonbury-why-card = { $way ->
        [appear] поява,{" "}
        [move] переміщення,{" "}
        [leave] не брати:{" "}
        [stay] лишитися в куті
        [trapped] переміщення без карти
       *[take] {""}
    }{ $card }
glastonbury-why-beside = другий за силою хід: { $what } ({ $less ->
        [0] приблизно такий самий
       *[other] гірший десь на { $less }
    })

## Пам’ятка

glastonbury-lens-guide = Пам’ятка
glastonbury-guide-one = Одна карта виду: мінус її число (тут 4)
glastonbury-guide-two = Дві карти виду: нічого
glastonbury-guide-three = Три карти виду: їхня сума (4, 3, 2)
glastonbury-guide-four = Чотири карти виду: сума і ще 5 (4, 3, 2, 1)
glastonbury-guide-own = Колір вашого чарівника: плюси й мінуси вдвічі, крім 5
glastonbury-guide-steps = Число верхньої карти: кроки вашого наступного ходу
glastonbury-guide-colour = Рецепт на колір: таких карт найбільше, за кожну
glastonbury-guide-task = Рецепт-завдання: якщо він вдався лише вам
