heaps-name = Кучки
heaps-blurb = Возьмите последний камень.
heaps-credit = Игрушка для тестов
heaps-ask-heap = из какой кучки?
heaps-ask-count = сколько камней?
heaps-heap-first = первая
heaps-heap-second = вторая
heaps-heap-third = третья
heaps-count-one = один
heaps-count-two = два
heaps-count-three = три
heaps-stones-taken = { $seat } берёт из кучки { $heap }: { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[other] { $count } камней
    }
heaps-status = Осталось: { $left ->
        [one] { $left } камень
        [few] { $left } камня
       *[other] { $left } камней
    }
heaps-rules = <b>Кучки.</b> Возьмите до трёх камней из одной кучки. Побеждает тот, кто берёт последний камень.
heaps-category-stones = Камни
