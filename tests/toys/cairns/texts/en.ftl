cairns-name = Cairns
cairns-blurb = Lay stones, and remember what lies below.
cairns-credit = A toy for tests
cairns-ask-to = on whose cairn?
cairns-stone-laid = { $seat } lays { $stone } on the cairn of { $to }
cairns-cairn-grown = Cairn of { $to }: { $high } high
cairns-status = Open stone: { $stone }, { $left ->
        [one] { $left } stone
       *[other] { $left } stones
    } to go
cairns-category-stones = Stones
cairns-rules = <b>Cairns.</b> Lay the open stone on a cairn. Only top stones are seen. Most points win.
