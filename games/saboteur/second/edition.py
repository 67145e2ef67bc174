"""Saboteur 2 as a record: the base game with its additions and replacements."""

from msgspec.structs import replace

from games.saboteur.components import BASE, SECOND
from games.saboteur.edition import BASE_GAME
from games.saboteur.effects import passing
from games.saboteur.second.effects import CARDS_OF_SECOND, CLEAR
from games.saboteur.second.pay import STEAL, reckon
from games.saboteur.view import Phase

SECOND_GAME = replace(
    BASE_GAME,
    box=replace(SECOND, cards=BASE.cards + SECOND.cards),
    aside=10,
    cards={**BASE_GAME.cards, **CARDS_OF_SECOND},
    others=(passing(3), CLEAR),
    after={Phase.STEALING: STEAL},
    reckon=reckon,
)
