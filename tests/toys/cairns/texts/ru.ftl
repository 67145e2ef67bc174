cairns-name = Пирамиды
cairns-blurb = Кладите камни и помните, что лежит внизу.
cairns-credit = Игрушка для тестов
cairns-ask-to = на чью пирамиду?
cairns-stone-laid = { $seat }: { $stone } — на пирамиду { $to }
cairns-cairn-grown = Пирамида { $to }: высота { $high }
cairns-status = Открыт камень { $stone }, осталось { $left ->
        [one] { $left } камень
        [few] { $left } камня
       *[other] { $left } камней
    }
cairns-category-stones = Камни
cairns-rules = <b>Пирамиды.</b> Положите открытый камень на пирамиду. Видны только верхние камни. Побеждает тот, у кого больше очков.
