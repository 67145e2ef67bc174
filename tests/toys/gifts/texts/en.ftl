gifts-name = Gifts
gifts-blurb = Keep the card, or give it away.
gifts-credit = A toy for tests
gifts-option-cards = Cards
gifts-option-cards-help = How many cards are played.
gifts-option-cards-6 = six
gifts-option-cards-4 = four
gifts-holds-cards-6 = 6 cards are played.
gifts-holds-cards-4 = 4 cards are played.
gifts-ask-kind = keep it or give it away?
gifts-ask-to = to who?
gifts-kind-keep = Keep
gifts-kind-give = Give
gifts-card-kept = { $seat } keeps { $card }
gifts-card-given = { $seat } gives { $card } to { $to }
gifts-status = Open card: { $card }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } to go
gifts-category-cards = Cards
gifts-rules = <b>Gifts.</b> Keep the open card or give it to somebody. Most points win.
