"""What computers think that a cauldron is worth."""

from msgspec.structs import replace

from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury import GAME
from games.glastonbury.components import CARDS, KINDS
from games.glastonbury.player import gain
from games.glastonbury.scoring import ingredients
from games.glastonbury.walk import with_wizard

SEAT = Seat(0)


def test_without_a_stock_a_card_is_worth_what_it_changes_in_the_score() -> None:
    """One's own colour counts twice, but not the bonus for four of a kind. Booklet, "Подсчет
    очков".
    """
    start = replace(GAME.setup(defaults(GAME), 4, Rng(1)), stock=())
    for kind in KINDS:
        cards = [card for card in CARDS if CARDS[card].kind == kind]
        scores = [0]
        for count, card in enumerate(cards):
            wizard = replace(start.wizards[SEAT], cauldron=tuple(cards[:count]))
            before = with_wizard(start, SEAT, wizard)
            after = with_wizard(start, SEAT, replace(wizard, cauldron=(*wizard.cauldron, card)))
            scores.append(sum(line.points for line in ingredients(after, SEAT, ())))
            assert gain(before, SEAT, card) == scores[-1] - scores[-2], card
        assert len(scores) == 5
