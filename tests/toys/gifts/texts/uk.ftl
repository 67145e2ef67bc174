gifts-name = Подарунки
gifts-blurb = Залиште карту собі або подаруйте її.
gifts-credit = Іграшка для тестів
gifts-option-cards = Карти
gifts-option-cards-help = Скільки карт у грі.
gifts-option-cards-6 = шість
gifts-option-cards-4 = чотири
gifts-holds-cards-6 = Грають 6 карт.
gifts-holds-cards-4 = Грають 4 карти.
gifts-ask-kind = залишити чи подарувати?
gifts-ask-to = кому?
gifts-kind-keep = Залишити
gifts-kind-give = Подарувати
gifts-card-kept = { $seat }: { $card } собі
gifts-card-given = { $seat }: { $card } у подарунок — { $to }
gifts-status = Відкрито карту { $card }, лишилося { $left ->
        [one] { $left } карта
        [few] { $left } карти
       *[other] { $left } карт
    }
gifts-category-cards = Карти
gifts-rules = <b>Подарунки.</b> Залиште відкриту карту собі або подаруйте її. Перемагає той, у кого більше очок.
