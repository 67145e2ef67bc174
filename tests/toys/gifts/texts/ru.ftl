gifts-name = Подарки
gifts-blurb = Оставьте карту себе или подарите её.
gifts-credit = Игрушка для тестов
gifts-option-cards = Карты
gifts-option-cards-help = Сколько карт в игре.
gifts-option-cards-6 = шесть
gifts-option-cards-4 = четыре
gifts-holds-cards-6 = Играют 6 карт.
gifts-holds-cards-4 = Играют 4 карты.
gifts-ask-kind = оставить или подарить?
gifts-ask-to = кому?
gifts-kind-keep = Оставить
gifts-kind-give = Подарить
gifts-card-kept = { $seat }: { $card } себе
gifts-card-given = { $seat }: { $card } в подарок — { $to }
gifts-status = Открыта карта { $card }, осталось { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    }
gifts-category-cards = Карты
gifts-rules = <b>Подарки.</b> Оставьте открытую карту себе или подарите её. Побеждает тот, у кого больше очков.
