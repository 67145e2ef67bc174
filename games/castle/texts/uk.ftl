### «Каркассон: Фортеця» українською. Людей називають $seat і $seats: це вже імена.

castle-name = Фортеця
castle-blurb = Каркассон для двох: заповніть фортецю дорогами, домами, вежами й дворами. Ваша фішка біжить муром, і якщо вона зупиниться точно на кутовій вежі, її жетон ваш.
castle-credit = «Каркассон: Фортеця», автори гри — Райнер Кніція і Клаус-Юрген Вреде, видавець — Hans im Glück

## Налаштування

castle-preset-standard = Звичайна гра
castle-preset-planned = На хід уперед
castle-preset-strict = Суворі краї
castle-option-edges = Краї
castle-option-edges-help = «Дороги» — збігатися мають лише дороги; решта може лежати поруч, і тоді різні споруди закривають одна одну. «Усі» — кожна сторона має збігатися із сусідньою.
castle-option-edges-paths = дороги
castle-option-edges-all = усі
castle-option-wall-tiles = Жетони
castle-option-wall-tiles-help = Зупиніться точно на кутовій вежі — і її жетон ваш. «Закриті» — ніхто не знає, що там. «Відкриті» — можна цілити в потрібний. «Немає» — гра без жетонів.
castle-option-wall-tiles-hidden = закриті
castle-option-wall-tiles-open = відкриті
castle-option-wall-tiles-off = немає
castle-option-draw = Тайли
castle-option-draw-help = Тайл тягнуть у свій хід; або наступний — уже наприкінці ходу, у всіх на виду: є час подумати.
castle-option-draw-turn = у свій хід
castle-option-draw-ahead = на хід уперед
castle-option-unplaceable = Не пасує
castle-option-unplaceable-help = Тайл, який нікуди не пасує, вибуває з гри або повертається у стос і може прийти ще раз. Так чи так, ви берете інший.
castle-option-unplaceable-out = скид
castle-option-unplaceable-back = у стос

## Що діє за столом

castle-holds-edges-paths = Дорога має зустрічати дорогу; решта може лежати поруч як завгодно.
castle-holds-edges-all = Збігатися із сусідами мають усі сторони.
castle-holds-wall-tiles-hidden = Стали точно на кутову вежу — жетон муру ваш; який він, заздалегідь не знає ніхто.
castle-holds-wall-tiles-open = Стали точно на кутову вежу — жетон муру ваш; усі бачать, який де лежить.
castle-holds-wall-tiles-off = Жетонів муру немає.
castle-holds-draw-turn = Тайл тягнуть у свій хід.
castle-holds-draw-ahead = Наступний тайл тягнуть наприкінці свого ходу, у всіх на очах.
castle-holds-unplaceable-out = Тайл, який нікуди не пасує, вибуває з гри, а ви тягнете інший.
castle-holds-unplaceable-back = Тайл, який нікуди не пасує, знову замішують у стос, а ви тягнете інший.

## Питання й відповіді

castle-ask-cell = куди покласти тайл?
castle-ask-rotation = як повернути?
castle-ask-extra = ще один хід після цього?
castle-ask-follower = виставити підданого?
castle-followers-left = лишилося: { $count }
castle-ask-payment = що рахувати зараз?
castle-extra-none = Без другого ходу
castle-extra-turn = Потім ще один
castle-follower-path = дорога
castle-follower-house = дім
castle-follower-tower = вежа
castle-follower-court = двір
castle-follower-none = Нікого
castle-payment-path = дорога
castle-payment-house = дім
castle-payment-tower = вежа
castle-payment-double-house = дім ×2
castle-payment-double-tower = вежа ×2

## Що сталося

castle-tile-placed = { $seat }: тайл без підданого
castle-tile-claimed = { $seat }: підданий { $feature ->
        [path] на дорозі
        [house] у домі
        [tower] у вежі
       *[court] у дворі
    }
castle-feature-scored = { $seat }: +{ $points } — { $feature ->
        [path] дорога
        [house] дім
       *[tower] вежа
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $wells ->
        [0] {""}
       *[other] , криниця
    }{ $doubled ->
        [0] {""}
       *[other] , жетон
    })
castle-nobody-scored = Підданих порівну, очок нікому: { $feature ->
        [path] дорога
        [house] дім
       *[tower] вежа
    }
castle-keep-moved = { $seat }: цитадель переходить на дім ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    })
castle-bonus-taken = 🧱 { $seat } забирає жетон муру з поділки { $space }: { castle-bonus }
castle-turn-again = { $seat }: ще один хід (жетон)
castle-tile-discarded = { $tiles ->
        [1] Тайл нікуди не пасує й вибуває з гри
        [one] { $tiles } тайл нікуди не пасує й вибуває з гри
        [few] { $tiles } тайли нікуди не пасують і вибувають з гри
       *[other] { $tiles } тайлів нікуди не пасують і вибувають з гри
    }
castle-tile-returned = { $tiles ->
        [1] Тайл нікуди не пасує й повертається у стос
        [one] { $tiles } тайл нікуди не пасує й повертається у стос
        [few] { $tiles } тайли нікуди не пасують і повертаються у стос
       *[other] { $tiles } тайлів нікуди не пасують і повертаються у стос
    }
castle-nothing-fits = { $tiles ->
        [1] Останній тайл нікуди не пасує: гру завершено
       *[other] Жоден з останніх тайлів ({ $tiles }) нікуди не пасує: гру завершено
    }
castle-court-scored = { $seat }: +{ $points } — двір ({ $markets ->
        [one] { $markets } ринок
        [few] { $markets } ринки
       *[other] { $markets } ринків
    }{ $raised ->
        [0] {""}
       *[other] , жетон
    })
castle-keep-scored = { $seat }: +{ $squares } — цитадель більша ({ $squares ->
        [one] { $squares } порожня клітинка
        [few] { $squares } порожні клітинки
       *[other] { $squares } порожніх клітинок
    })
castle-open-scored = { $seat }: +{ $points } — жетон: { $feature ->
        [path] незавершена дорога
        [house] незавершений дім
       *[tower] незавершена вежа
    } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    })
castle-bonus-scored = { $seat }: +{ $points } — жетон з очками
castle-game-ended = { $shared ->
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

castle-bonus = { $bonus ->
        [turn] ще один хід
        [double-tower] вежа ×2
        [double-house] дім ×2
        [open-path] незавершена дорога
        [open-house] незавершений дім
        [open-tower] незавершена вежа
        [markets] двір: +1 за ринок
        [keep] цитадель: +2 тайли
       *[points] 5 очок
    }

## Стан гри

castle-status-left = { $left ->
        [0] останній тайл
       *[other] у стосі ще { $left }
    }
castle-status-drawn = Тайл: { $tile }
castle-lens-wall = Жетони
castle-lens-left = Лишилося
castle-signs-wall = ×2: стільки ще ніхто не бачив
castle-signs-left = ×2: стільки таких ще не вийшло
castle-sheet = Підсумковий рахунок
castle-total = Разом
castle-category-path = Дороги
castle-category-house = Доми
castle-category-tower = Вежі
castle-category-court = Двори
castle-category-keep = Цитадель
castle-category-bonus = Жетони
castle-reason-tiles = { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
castle-reason-wells = { $count ->
        [one] { $count } криниця
        [few] { $count } криниці
       *[other] { $count } криниць
    }
castle-reason-doubled = жетон
castle-reason-markets = { $count ->
        [one] { $count } ринок
        [few] { $count } ринки
       *[other] { $count } ринків
    }
castle-reason-raised = жетон
castle-reason-squares = { $count ->
        [one] { $count } порожня клітинка
        [few] { $count } порожні клітинки
       *[other] { $count } порожніх клітинок
    }
castle-reason-points = { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[other] { $count } жетонів
    }

## Картинки

castle-colour-red = Червоний
castle-colour-blue = Синій
castle-wall-turn = Ще один хід
castle-wall-double-tower = Завершена вежа зараховується вдвічі
castle-wall-double-house = Завершений дім зараховується вдвічі
castle-wall-open-path = Незавершена дорога приносить очки
castle-wall-open-house = Незавершений дім приносить очки
castle-wall-open-tower = Незавершена вежа приносить очки
castle-wall-markets = Двір: 4 за ринок замість 3
castle-wall-keep = Цитадель більша на 2 тайли
castle-wall-points = 5 очок наприкінці
castle-example = Фортеця в розпалі гри. Очки біжать муром: хто зупиниться на кутовій вежі, забирає її жетон. Золотом позначено останній хід.

## /rules

castle-rules =
    <b>Фортеця</b>

    Двоє заповнюють тайлами місце всередині фортечного муру. Хто починає (біля стартового місця в мурі), вирішує жереб. Очки позначають фішки на мурі, після 99 — другим колом. Перемагає той, у кого очок більше; за рівності перемогу ділять.

    <b>Ваш хід</b>
    • <b>Тайл.</b> { $draw ->
        [ahead] Тайл ви взяли наприкінці минулого ходу, у всіх на очах. Покладіть його так, щоб
       *[turn] Візьміть тайл і покладіть його так, щоб
    } він хоча б однією стороною торкався іншого тайла або стартового місця в мурі. Спершу його можна повернути. { $edges ->
        [all] Збігатися мають усі сторони: дорога з дорогою, дім із домом, вежа з вежею, двір із двором.
       *[paths] Дорога має зустрічати дорогу; доми, вежі й двори можуть лежати поруч: різні споруди закривають одна одну, однакові з’єднуються.
    } У мур дорога впиратися може. Якщо тайл нікуди не пасує, { $unplaceable ->
        [back] він повертається в стос, а ви берете інший.
       *[out] він вибуває з гри, а ви берете інший.
    }
    • <b>Підданий.</b> На цей тайл можна виставити одного із шести підданих: на дорогу, у дім, вежу чи двір, де ще нікого немає.
    • <b>Очки.</b> Завершене одразу приносить очки, спершу ваше{ $wall_tiles ->
        [off] {""}
       *[other] {" "}(від цього залежить, хто дійде до жетона)
    }, і піддані повертаються.

    <b>Що завершено</b>
    • <b>Дорога</b>, кожен кінець якої у щось упирається (площу, будівлю, стартове місце, мур) або яка замкнулася: 1 очко за тайл, із криницею — 2 за тайл. Дороги розділяє площа, а розвилка й криниця — ні.
    • <b>Дім</b>, оточений муром або всім, що не дім: 1 очко за тайл.
    • <b>Вежа</b>, оточена так само: 2 очки за тайл.
    Стартові місця вважаються тайлами. Усі очки — тому, у кого більше підданих; порівну — <b>нікому</b>. Незавершене не приносить нічого.

    <b>Кінець гри</b>
    Гра закінчується, коли покладено останній із 60 тайлів. Частина із 76 клітинок лишається порожньою.
    • <b>Двір</b>: 3 очки за ринок, зокрема на стартовому місці, тому, у кого там більше підданих; порівну — нікому. Піддані стоять у дворі до кінця.
    • <b>Цитадель</b> стоїть на найбільшому домі, який приніс вам очки; рівний її не пересуває. Більша приносить по 1 за кожну клітинку найбільшої групи порожніх клітинок; якщо цитаделі рівні, очок нікому.

    <i>Набір тайлів наш. Малюнки 60 тайлів, обриси муру, розташування кутових веж і стартових місць не опубліковано: це реконструкція{ $wall_tiles ->
        [off] {""}
       *[other] , як і те, що дають деякі жетони (5 очок, 2 тайли для цитаделі)
    }.</i>
castle-rules-wall-tiles-hidden =
    <b>Жетони муру</b>
    Вони лежать закритими на всіх кутових вежах, крім першої. Якщо очки привели вашу фішку <i>точно</i> на одну з двох поділок кутової вежі, заберіть жетон. Завершили одразу кілька — порядок вибираєте ви. Використати жетон можна один раз, починаючи з наступного ходу:
    • ще один хід після цього (але не після останнього тайла);
    • завершена вами вежа (або дім) зараховується вдвічі;
    • наприкінці, кожен жетон — щось одне: незавершена дорога, дім чи вежа, де більше ваших підданих, приносить усі очки; один двір приносить 4 очки за ринок, а не 3; цитадель більша на 2 тайли; 5 очок. Найкраще я оберу за вас.
    За очки наприкінці жетонів не беруть.
castle-rules-wall-tiles-open =
    <b>Жетони муру</b>
    Вони лежать відкритими на всіх кутових вежах, крім першої. Якщо очки привели вашу фішку <i>точно</i> на одну з двох поділок кутової вежі, заберіть жетон. Завершили одразу кілька — порядок вибираєте ви. Використати жетон можна один раз, починаючи з наступного ходу:
    • ще один хід після цього (але не після останнього тайла);
    • завершена вами вежа (або дім) зараховується вдвічі;
    • наприкінці, кожен жетон — щось одне: незавершена дорога, дім чи вежа, де більше ваших підданих, приносить усі очки; один двір приносить 4 очки за ринок, а не 3; цитадель більша на 2 тайли; 5 очок. Найкраще я оберу за вас.
    За очки наприкінці жетонів не беруть.

## Рекорди
castle-record-keep = Найбільша цитадель: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
castle-record-path = Найдовша дорога: { $count ->
        [one] { $count } тайл
        [few] { $count } тайли
       *[other] { $count } тайлів
    }
castle-record-court = Найбагатший двір: { $count ->
        [one] { $count } ринок
        [few] { $count } ринки
       *[other] { $count } ринків
    }

## Запис партії й мапа знаками

castle-move-place = тайл на { $square }: { $tile }
castle-side = { $side ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    } { $edge ->
        [path] дорога
        [house] дім
        [tower] вежа
       *[court] двір
    }
castle-mark = { $mark ->
        [square] площа
        [well] криниця
       *[market] ринок
    }
castle-move-score = наступні очки — { $feature ->
        [path] дорога
        [house] дім
       *[tower] вежа
    } на { $square }{ $doubled ->
        [0] {""}
       *[other] , удвічі (жетон)
    }
castle-scored = { $category ->
        [path] Дорога
        [house] Дім
        [tower] Вежа
        [court] Двір
        [keep] Цитадель
       *[bonus] Жетон
    }, { $square }
castle-legend = # дім, ^ вежа, - і | дорога, o кінець дороги, * площа, w криниця, . двір, m ринок; = дорога в мурі; ' порожня клітинка; цифра — підданий цього гравця
castle-legend-wall = На мурі: { $tiles }
castle-legend-tower = { $bonus ->
        [hidden] { $space }
       *[other] { $space } ({ castle-bonus })
    }
castle-legend-player = { $seat } ({ $number }): { $told }
castle-legend-followers = { $count ->
        [one] { $count } підданий
        [few] { $count } піддані
       *[other] { $count } підданих
    } у запасі
castle-legend-keep = цитадель на { $square } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    })
castle-legend-bonus = жетон «{ castle-bonus }»

## Словами

castle-aloud-short = { $what } { $where }
castle-aloud-marker = фішка на поділці { $space }{ $tower ->
        [0] {""}
       *[other] , до кутової вежі на { $tower } лишилося { $steps }
    }
castle-aloud-tower = поділки { $space } і { $next }: { $bonus ->
        [hidden] закритий
       *[other] { castle-bonus }
    }
castle-chapter-left = Лишилося
castle-aloud-left = { $count } × { $sides }
castle-chapter-others = Суперник
castle-chapter-unfinished = Не завершено
castle-chapter-wall = Жетони муру
castle-chapter-map = Фортеця
castle-aloud-square = { $square }
castle-aloud-last = Покладено останнім: { $tile }
castle-aloud-player = { $seat }: { $told }
castle-aloud-region = { $feature ->
        [path] дорога
        [house] дім
        [tower] вежа
       *[court] двір
    } на { $square } ({ $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $wells ->
        [0] {""}
        [one] , { $wells } криниця
        [few] , { $wells } криниці
       *[other] , { $wells } криниць
    }{ $markets ->
        [0] {""}
        [one] , { $markets } ринок
        [few] , { $markets } ринки
       *[other] , { $markets } ринків
    })
castle-aloud-with = { $named } ({ $count ->
        [one] { $count } підданий
        [few] { $count } піддані
       *[other] { $count } підданих
    })
castle-aloud-owned = { $named } — { $seats }
castle-aloud-unfinished = { $region }, продовжується: { $places }
castle-aloud-told = { $what }: { $told }
castle-aloud-wall = { $side ->
        [n] північ
        [e] схід
        [s] південь
       *[w] захід
    } мур
castle-aloud-way = { $way ->
        [n] північ
        [e] схід
        [s] південь
        [w] захід
        [ne] північний схід
        [se] південний схід
        [sw] південний захід
       *[nw] північний захід
    }
castle-aloud-could = може завершитися { $region }
castle-aloud-completes = завершиться { $region }
castle-aloud-turned = { $degrees ->
        [0] не повернуто
       *[other] повернуто на { $degrees }°
    }
castle-aloud-size = { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }, { $state ->
        [open] не завершено
       *[completed] завершено
    }
castle-aloud-payment = { $region }{ $doubled ->
        [0] {""}
       *[other] , удвічі (жетон)
    }

## Чому так походив би комп’ютер

castle-why-expected = { $but ->
        [1] але{" "}
       *[0] {""}
    }{ $own ->
        [1] ви
       *[0] { $seat }
    }: { $change } до кінця гри{ $named ->
        [1] {" "}({ $what })
       *[0] {""}
    }
castle-why-paid = але { $seat } отримує { $points }
castle-why-again = одразу ще один хід, за жетон муру
castle-why-little = { $changes ->
        [loss] кращого ходу не видно
        [others] майже нічого для вас не змінює
       *[none] майже нічого ні для кого не змінює
    }
castle-why-keep = ваша цитадель: { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }, { $than ->
        [more] більше, ніж у суперника
        [same] стільки ж, скільки в суперника
       *[less] поки менше, ніж у суперника
    }
castle-why-wall = { $sure ->
        [1] ви берете жетон муру
       *[0] якщо порахувати правильно, ви берете жетон муру
    }
castle-why-where = { $where ->
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
castle-why-feature = { $again ->
        [1] { $feature ->
            [path] ще одна
            [house] ще один
            [tower] ще одна
           *[court] ще один
        }{" "}
       *[0] {""}
    }{ $feature ->
        [path] дорога
        [house] дім
        [tower] вежа
       *[court] двір
    }{ castle-why-where }
castle-why-standing = { $what }: після завершення від { $done } ({ $odds ->
        [likely] найімовірніше
        [gamble] як пощастить
       *[unlikely] навряд
    })
castle-why-scored = { $what } завершується: +{ $points }{ $most ->
        [0] {""}
       *[other] , з жетоном муру +{ $most }
    }
castle-why-court = { $what }: { $now ->
        [0] ринків там поки немає
       *[other] поки це { $now } наприкінці гри{ $gain ->
            [0] {""}
           *[other] {" "}(+{ $gain })
        }
    }{ $lies ->
        [1] ; підданий лишається там
       *[0] {""}
    }
castle-why-other = { $feature ->
        [none] без підданого
        [path] дорога
        [house] дім
        [tower] вежа
       *[court] двір
    }{ $here ->
        [here] {" "}тут же
        [elsewhere] {" "}в іншому місці{ castle-why-where }
       *[there] { $where ->
            [none] {" "}в іншому місці
           *[other] { castle-why-where }
        }
    }
castle-why-ends = це кінець гри: { $won ->
        [2] перемога,
        [1] перемога порівну,
       *[0] поразка,
    } { $own } проти { $best }
castle-why-next = другий за силою хід: { $what } ({ $less ->
        [0] майже не гірший
       *[other] гірший десь на { $less }
    })
castle-why-order = { $first ->
        [1] спершу{" "}
       *[0] {""}
    }{ $what }{ $doubled ->
        [1] {" "}×2
       *[0] { $first ->
            [1] {""}
           *[0] {" "}без подвоєння
        }
    }
castle-why-last = ваш останній підданий

## Пам’ятка

castle-lens-guide = Пам’ятка
castle-guide-path = Дорога: за кожен тайл; з криницею вдвічі
castle-guide-house = Дім: за кожен тайл
castle-guide-tower = Вежа: за кожен тайл
castle-guide-court = Двір наприкінці: за кожен ринок
castle-guide-keep = Більша цитадель наприкінці: за клітинку найбільшого порожнього місця
castle-guide-bonus = Фішка точно на кутовій вежі: її жетон ваш
castle-guide-home = Завершено — підданий повернувся. У дворі він лишається
castle-guide-tie = Підданих порівну: очок немає
