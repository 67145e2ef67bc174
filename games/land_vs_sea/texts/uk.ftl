### Суша проти моря українською. Людей називають $seat, $player і $seats: це вже імена.

land-vs-sea-name = Суша проти моря
land-vs-sea-blurb = Ви разом малюєте одну мапу: комусь потрібна суша, комусь море. Кожен тайл має два боки, і один із них бачите тільки ви.
land-vs-sea-credit = Автор гри — Джон-Поль Жак, видавець — Good Games Publishing

## Налаштування

land-vs-sea-preset-basic = Базова гра
land-vs-sea-preset-full = Повна гра
land-vs-sea-option-mountains = Гори
land-vs-sea-option-mountains-help = Гірські хребти й коралові рифи приносять очки щоразу, коли з’єднуються: по 1 за кожен хребет або риф ланцюжка. Утрьох вони є завжди.
land-vs-sea-option-mountains-off = немає
land-vs-sea-option-mountains-on = є
land-vs-sea-option-caravans = Каравани
land-vs-sea-option-caravans-help = Караван або корабель поруч з іншим приносить 2 очки. Наприкінці кожен торговий шлях приносить очки суші або морю — кого на ньому більше. Утрьох вони є завжди.
land-vs-sea-option-caravans-off = немає
land-vs-sea-option-caravans-on = є
land-vs-sea-option-waypoints = Точки
land-vs-sea-option-waypoints-help = Маршрутні точки: кожен, крім картографа, має прапорець, який можна поставити на мапу. Хто завершить його ділянку або оточить його тайл, отримує 1 очко. Найкраще вчотирьох: так команда натякає на свої плани.
land-vs-sea-option-waypoints-four = учотирьох
land-vs-sea-option-waypoints-on = завжди
land-vs-sea-option-waypoints-off = ніколи
land-vs-sea-option-table-talk = Поради
land-vs-sea-option-table-talk-help = Для команд; перевірити я не можу, пильнуйте самі. «Не можна» — не радити, куди й що класти. «Можна» — обговорювати мапу як завгодно, але приховані боки — ніколи.
land-vs-sea-option-table-talk-restricted = не можна
land-vs-sea-option-table-talk-free = можна
land-vs-sea-option-first-hands = Початок
land-vs-sea-option-first-hands-help = Перші тайли. «Роздача» — усі одразу отримують по два тайли. «Вибір» — їх беруть по черзі, кожен із того стосу, який подобається, як у правилах.
land-vs-sea-option-first-hands-dealt = роздача
land-vs-sea-option-first-hands-chosen = вибір

## Що діє за столом

land-vs-sea-holds-mountains-off = { $players ->
        [3] Гірські хребти й коралові рифи все одно в грі: утрьох вони в грі завжди.
       *[other] Гірські хребти й коралові рифи нічого не приносять.
    }
land-vs-sea-holds-mountains-on = Коли з’єднуються хребти або рифи, кожен у ланцюжку приносить очко.
land-vs-sea-holds-caravans-off = { $players ->
        [3] Каравани й кораблі все одно в грі: утрьох вони в грі завжди.
       *[other] Каравани й кораблі нічого не приносять.
    }
land-vs-sea-holds-caravans-on = Караван або корабель, покладений поруч з іншим, приносить 2 очки, а торгові шляхи — очки наприкінці.
land-vs-sea-holds-waypoints-four = { $players ->
        [2] Удвох маршрутних точок немає.
        [3] Утрьох маршрутних точок немає.
        [4] Кожен має маршрутну точку; хто її повернув, отримує 1 очко.
       *[other] Учотирьох кожен має маршрутну точку, а якщо гравців менше — ніхто.
    }
land-vs-sea-holds-waypoints-on = Маршрутну точку має кожен{ $players ->
        [3] , крім картографа
       *[other] {""}
    }; хто її повернув, отримує 1 очко.
land-vs-sea-holds-waypoints-off = Маршрутних точок ніхто не має.
land-vs-sea-holds-table-talk-restricted = Напарники не радять одне одному, що й куди класти.
land-vs-sea-holds-table-talk-free = Напарники говорять про мапу що завгодно, але не про приховані боки.
land-vs-sea-holds-first-hands-dealt = Кожному одразу здають два тайли.
land-vs-sea-holds-first-hands-chosen = Спершу всі по черзі беруть свої два тайли, кожен — із будь-якого стосу.

## Запитання й відповіді

land-vs-sea-ask-side = яким боком покладете тайл?
land-vs-sea-ask-cell = куди покласти тайл?
land-vs-sea-ask-rotation = як повернути?
land-vs-sea-ask-stack = з якого стосу брати?
land-vs-sea-ask-theft = який тайл поцупити?
land-vs-sea-ask-spot = куди поставити точку?
land-vs-sea-stack-first = Стос 1
land-vs-sea-stack-second = Стос 2
land-vs-sea-spot-none = Без точки

## Що сталося

land-vs-sea-tile-laid = { $seat } кладе тайл
land-vs-sea-tile-stolen = ✋ { $seat } цупить тайл у гравця { $player }
land-vs-sea-hole-filled = { $terrain ->
        [land] 🌋 Діру закриває вулкан
       *[sea] 🌀 Діру закриває вир
    }
land-vs-sea-area-completed = { $terrain ->
        [land] Суша
       *[sea] Море
    } +{ $points }{ $plus ->
        [0] {""}
       *[other] , { $seat } +{ $plus }
    }
land-vs-sea-chain-linked = { $kind ->
        [mountains] ⛰ Гори
       *[corals] 🪸 Корали
    }: { $seats } +{ $points }
land-vs-sea-traders-met = { $trader ->
        [caravan] 🐪 Караван
       *[ship] ⛵ Корабель
    }: { $seat } +{ $points }
land-vs-sea-waypoint-placed = 🚩 { $seat } ставить маршрутну точку
land-vs-sea-waypoint-returned = 🚩 { $seat } +{ $points }: повертається точка гравця { $player }
land-vs-sea-route-scored = Торговий шлях (🐪 { $caravans }, ⛵ { $ships }): { $shared ->
        [0] нікому
       *[other] { $seats } +{ $points }
    }
land-vs-sea-game-ended = { $shared ->
        [1] Перемога
       *[other] Спільна перемога
    }: { $seats } — { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }

## Стан гри

land-vs-sea-status-you = Ви — { $side ->
        [land] суша 🟧
        [sea] море 🟦
       *[cartographer] картограф ⬜
    }
land-vs-sea-status-left = { $left ->
        [0] стоси порожні
        [one] у стосах { $left } тайл
        [few] у стосах { $left } тайли
       *[other] у стосах { $left } тайлів
    }
land-vs-sea-status-again = ↻ Другий тайл
land-vs-sea-category-land = Суша
land-vs-sea-category-sea = Море
land-vs-sea-category-plus = Бонуси
land-vs-sea-category-chains = Ланцюги
land-vs-sea-category-traders = Торговці
land-vs-sea-category-routes = Шляхи
land-vs-sea-category-waypoints = Точки

## Картинки

land-vs-sea-sheet = Суша проти моря
land-vs-sea-total = Разом
land-vs-sea-side-land = Суша
land-vs-sea-side-sea = Море
land-vs-sea-side-cartographer = Картограф
land-vs-sea-lens-areas = Ділянки
land-vs-sea-lens-routes = Ланцюжки
land-vs-sea-lens-left = Лишилося
land-vs-sea-signs-left = ×2: стільки таких ви ще не бачили
land-vs-sea-signs-areas = ▲ суша, ≈ море: 5+2 = 5 тайлів, 2 плюси
land-vs-sea-signs-routes = ×3: стільки в ланцюжку · 2:1 = 2 каравани, 1 корабель
land-vs-sea-unseen = Ще не видно боків
land-vs-sea-covered = з них лицем донизу на мапі
land-vs-sea-example = Мапа в розпалі гри. Золотом позначено останній тайл. Унизу: чий хід, очки та ті боки тайлів на руках, які бачать усі.

## /rules

land-vs-sea-rules =
    <b>Суша проти моря</b>

    Ви разом складаєте одну мапу із шестикутних тайлів. Один гравець отримує очки за сушу, інший — за море; утрьох картограф отримує очки за те, що їх поєднує; учотирьох грають дві команди зі спільними очками. Перемагає той, у кого більше очок; за рівності перемога спільна.

    <b>Ваш хід</b>
    У вас два тайли. Один бік кожного бачать усі, другий — лише ви, у приватному чаті. Покладіть будь-який тайл будь-яким боком догори так, щоб збіглися всі краї: суша до суші, море до моря. Потім беріть із будь-якого з двох стосів, верхні боки яких бачать усі, доки тайлів знову не стане два. Коли один стос скінчився, інший ділять навпіл. Сторони визначає жереб; починає суша.
    • <b>Зіграйте ще раз</b> (зелена стрілка): покладіть і другий тайл. Стрілка на ньому вже нічого не дає.
    • <b>Поцупте</b> (рука): візьміть тайл у будь-кого, у кого їх два, замість того щоб брати зі стосу. Цього ходу його класти не можна.

    <b>Очки</b>
    Ділянка без відкритих країв завершена. Кожен її тайл — 1 очко її стороні, хоч би хто її завершив. Кожен <b>плюс</b> на ній — 1 очко тому, хто завершив. На деяких тайлах дві однакові ділянки торкаються кутом: вони лишаються окремими. За незавершені ділянки очок немає.

    <b>Вулкан і вир</b>
    Діра — порожнє місце, з усіх шести боків якого лежать тайли. Першу, у якої всі шість країв однакові, одразу закриває той, хто її створив: серед суші — вулканом, серед моря — виром. Це вважається його тайлом; на ньому п’ять плюсів. Наступні діри лишаються порожніми.

    <b>Утрьох</b>
    Гори, корали, каравани й кораблі завжди в грі. Коли з’єднуються хребти або рифи, картограф отримує по 1 очку за кожен у ланцюжку. Караван або корабель поруч з іншим — 2 очки тому, хто його поклав. Наприкінці торговий шлях приносить по 1 очку за кожен караван і корабель: суші, якщо караванів більше, морю, якщо більше кораблів, картографу, якщо порівну. Плюси — тому, хто завершив ділянку, навіть якщо це картограф.

    <b>Учотирьох</b>
    Двоє грають за сушу, двоє за море; ходять по черзі: суша, море, суша, море. Очки в команди спільні, а приховані боки — ні: не показуйте й не називайте їх навіть напарнику. Поцупити тайл можна й у напарника.

    Гра закінчується, коли покладено останній тайл.

    <i>Список 58 тайлів не опубліковано: наш — реконструкція, однакова для суші й моря.</i>
land-vs-sea-rules-table-talk-restricted =
    <b>Розмови в команді: обмежені</b>
    Учотирьох. Не радьте напарнику, куди і як покласти тайл чи поставити точку: ні словами, ні жестами, ні приватним повідомленням. Підказати можна тим, що ви ставите на мапу; ще можна нагадати напарнику про його точку.
land-vs-sea-rules-table-talk-free =
    <b>Розмови в команді: вільні</b>
    Учотирьох. Можна радити напарнику, що й куди покласти, але не можна казати, що на прихованому боці.
land-vs-sea-rules-mountains-on =
    <b>Гори й корали</b>
    Коли хребти з’єднуються, суша отримує по 1 очку за кожен хребет ланцюжка; море так само — за рифи. Утрьох очки за них отримує картограф.
land-vs-sea-rules-caravans-on =
    <b>Каравани й кораблі</b>
    Покладіть один поруч з іншим — 2 очки. Наприкінці два й більше поруч — торговий шлях. Він приносить по 1 очку за кожен караван і корабель на ньому: суші, якщо більше караванів, морю, якщо більше кораблів; порівну — нікому (утрьох — картографу).
land-vs-sea-rules-waypoints-on =
    <b>Маршрутні точки</b>
    Наприкінці ходу можна поставити свою точку на ділянку своєї сторони, на тайл із вільним краєм і без іншої точки. Вона повертається, коли ділянку завершено або тайл має шість сусідів; хто це зробив, отримує 1 очко. Точку, що повернулася, можна поставити знову того самого ходу. У картографа точки немає.
land-vs-sea-rules-waypoints-four =
    <b>Маршрутні точки</b>
    Учотирьох. Наприкінці ходу можна поставити свою точку на ділянку своєї сторони, на тайл із вільним краєм і без іншої точки. Вона повертається, коли ділянку завершено або тайл має шість сусідів; хто це зробив, отримує 1 очко. Точку, що повернулася, можна поставити знову того самого ходу.

## Запис партії й мапа знаками

land-vs-sea-tile = суша ×{ $land }, море ×{ $sea }
land-vs-sea-move-lay = тайл ({ $tile }){ $pictured ->
        [1] {""}
       *[other] , { $place }
    }{ $turned ->
        [0] {""}
       *[other] , поворот на { $turned }°
    }
land-vs-sea-move-fill = закриває діру{ $pictured ->
        [1] {""}
       *[other] , { $place }
    }
land-vs-sea-move-draw = бере тайл зі стосу { $stack }
land-vs-sea-move-waypoint = ставить маршрутну точку
land-vs-sea-legend = # суша і ~ море на краях; C караван, S корабель, @ зіграйте ще раз, ! поцупте, ^ гори, * корали; цифра — маршрутна точка цього гравця
land-vs-sea-legend-side = { $seat } ({ $number }): { $side }
land-vs-sea-legend-player = { $seat } ({ $number }): { $side }. На руках: { $tiles }
land-vs-sea-legend-tile = { $up } або { $down }
land-vs-sea-legend-stack = Стос { $stack }: { $tiles }, зверху { $top }
land-vs-sea-scored = { $category }, { $place }
land-vs-sea-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
land-vs-sea-reason-plus = { $count ->
        [one] { $count } плюс
        [few] { $count } плюси
       *[other] { $count } плюсів
    }
land-vs-sea-reason-mountains = { $count ->
        [one] { $count } хребет
        [few] { $count } хребти
       *[other] { $count } хребтів
    }
land-vs-sea-reason-corals = { $count ->
        [one] { $count } риф
        [few] { $count } рифи
       *[other] { $count } рифів
    }
land-vs-sea-reason-route = { $count ->
        [one] { $count } стоянка
        [few] { $count } стоянки
       *[other] { $count } стоянок
    }
land-vs-sea-reason-caravan = караван
land-vs-sea-reason-ship = корабель

## Records
land-vs-sea-record-land = Найбільша суша: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
land-vs-sea-record-sea = Найбільше море: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
land-vs-sea-record-route = Найдовший торговий шлях: { $count ->
        [one] { $count } стоянка
        [few] { $count } стоянки
       *[other] { $count } стоянок
    }

## Словами

land-vs-sea-chapter-left = Лишилося
land-vs-sea-aloud-left = { $count } × { $shown }
land-vs-sea-chapter-others = Інші та стоси
land-vs-sea-chapter-areas = Не завершено
land-vs-sea-chapter-routes = Ланцюжки й шляхи
land-vs-sea-chapter-map = Мапа
land-vs-sea-aloud-place = ряд { $row } місце { $place }
land-vs-sea-aloud-last = Останній тайл: { $tile }
land-vs-sea-aloud-player = { $seat }: { $told }
land-vs-sea-aloud-side = тайл { $tile }, { $side ->
        [up] відкритий бік
       *[down] прихований бік
    }: { $shown }
land-vs-sea-aloud-thing = { $thing ->
        [land] суша
        [sea] море
        [mountains] гори
        [corals] корали
        [trade] торговий шлях
        [caravan] караван
        [ship] корабель
        [again] зіграйте ще раз
       *[steal] поцупте
    }
land-vs-sea-aloud-piece = { $thing } ({ $ways }){ $plus ->
        [0] {""}
       *[other] , бонус { $plus }
    }
land-vs-sea-aloud-way = { $way ->
        [ne] північний схід
        [e] схід
        [se] південний схід
        [sw] південний захід
        [w] захід
       *[nw] північний захід
    }
land-vs-sea-aloud-region = { $thing }: { $place } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $plus ->
        [0] {""}
       *[other] , бонус { $plus }
    })
land-vs-sea-aloud-unfinished = { $region }, продовжується: { $places }
land-vs-sea-aloud-stack = стос { $stack }: { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }, зверху { $top }
land-vs-sea-aloud-theft = { $seat }: { $side }
land-vs-sea-aloud-flag = маршрутна точка — { $seat }
land-vs-sea-aloud-told = { $what }: { $told }
land-vs-sea-aloud-edge = { $way } — { $thing }
land-vs-sea-aloud-completes = { $how ->
        [could] можна завершити:
       *[does] буде завершено:
    } { $region }
land-vs-sea-aloud-links = { $how ->
        [could] можна з’єднати:
       *[does] з’єднає:
    } { $region }
land-vs-sea-aloud-turned = { $degrees ->
        [0] не повернуто
       *[other] повернуто на { $degrees }°
    }

## Чому так походив би комп’ютер

land-vs-sea-why-expected = { $side ->
        [land] суша
        [sea] море
       *[cartographer] картограф
    }: { $change } у перспективі
land-vs-sea-why-worse = будь-який інший хід для вас гірший
land-vs-sea-why-little = майже нічого ні для кого не змінює
land-vs-sea-why-stolen = { $seat } лишається з одним тайлом
land-vs-sea-why-again = ви одразу кладете другий тайл

## Пам’ятка

land-vs-sea-lens-guide = Пам’ятка
land-vs-sea-guide-area = Завершена ділянка: за тайл, її стороні, хто б не завершив
land-vs-sea-guide-plus = Кожен плюс на ній: тому, хто завершив
land-vs-sea-guide-volcano = Вулкан чи вир у дірі: стільки плюсів
land-vs-sea-guide-chain = Ланцюжок хребтів чи рифів: суші чи морю, за кожен
land-vs-sea-guide-chain-third = Ланцюжок хребтів чи рифів: картографу, за кожен
land-vs-sea-guide-traders = Караван чи корабель поруч з іншим: тому, хто поклав
land-vs-sea-guide-route = Торговий шлях наприкінці: за кожного, суші чи морю, у кого більше
land-vs-sea-guide-route-third = Торговий шлях наприкінці: за кожного, у кого більше; порівну — картографу
land-vs-sea-guide-waypoint = Маршрутна точка повернулася: тому, хто це зробив
land-vs-sea-guide-again = Ще тайл: покладіть і другий
land-vs-sea-guide-steal = Поцупте: візьміть тайл із чужої руки, а не зі стосу
