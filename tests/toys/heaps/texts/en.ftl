heaps-name = Heaps
heaps-blurb = Take the last stone.
heaps-credit = A toy for tests
heaps-ask-heap = from which heap?
heaps-ask-count = how many stones?
heaps-heap-first = first
heaps-heap-second = second
heaps-heap-third = third
heaps-count-one = one
heaps-count-two = two
heaps-count-three = three
heaps-stones-taken = { $seat } takes from heap { $heap }: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
heaps-status = { $left ->
        [one] { $left } stone
       *[other] { $left } stones
    } left
heaps-rules = <b>Heaps.</b> Take up to three stones of one heap. Whoever takes the last stone wins.
heaps-category-stones = Stones
