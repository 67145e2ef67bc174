cairns-name = Піраміди
cairns-blurb = Кладіть камені й пам’ятайте, що лежить унизу.
cairns-credit = Іграшка для тестів
cairns-ask-to = на чию піраміду?
cairns-stone-laid = { $seat }: { $stone } — на піраміду { $to }
cairns-cairn-grown = Піраміда { $to }: висота { $high }
cairns-status = Відкрито камінь { $stone }, лишилося { $left ->
        [one] { $left } камінь
        [few] { $left } камені
       *[other] { $left } каменів
    }
cairns-category-stones = Камені
cairns-rules = <b>Піраміди.</b> Покладіть відкритий камінь на піраміду. Видно тільки верхні камені. Перемагає той, у кого більше очок.
