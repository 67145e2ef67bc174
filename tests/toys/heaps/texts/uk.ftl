heaps-name = Купки
heaps-blurb = Візьміть останній камінь.
heaps-credit = Іграшка для тестів
heaps-ask-heap = з якої купки?
heaps-ask-count = скільки каменів?
heaps-heap-first = перша
heaps-heap-second = друга
heaps-heap-third = третя
heaps-count-one = один
heaps-count-two = два
heaps-count-three = три
heaps-stones-taken = { $seat } бере з купки { $heap }: { $count ->
        [one] { $count } камінь
        [few] { $count } камені
       *[other] { $count } каменів
    }
heaps-status = Лишилося: { $left ->
        [one] { $left } камінь
        [few] { $left } камені
       *[other] { $left } каменів
    }
heaps-rules = <b>Купки.</b> Візьміть до трьох каменів з однієї купки. Перемагає той, хто бере останній камінь.
heaps-category-stones = Камені
