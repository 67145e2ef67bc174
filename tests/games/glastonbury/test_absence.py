"""What is done for a player who is away."""

from random import Random

from games.core.contract import absent_action, agreed
from games.core.rng import Rng
from games.glastonbury import GAME
from games.glastonbury.actions import Take
from games.glastonbury.components import BAD_LUCK
from games.glastonbury.field import index, lonely
from games.glastonbury.view import Phase


def test_bad_luck_is_left_where_another_card_ends_no_game() -> None:
    """It would rob all others; how much a card is worth comes after that."""
    met = 0
    for seed in range(20):
        chance, state = Random(seed), GAME.setup(agreed(GAME, {}), 3, Rng(seed))
        while state.phase is not Phase.OVER:
            actions = list(GAME.legal_actions(state, state.turn))
            takes = [one for one in actions if isinstance(one, Take)]
            cards = {one: state.field[index(one.cell)] for one in takes}
            last = lonely(state.field)
            is_free = any(cards[one] != BAD_LUCK and index(one.cell) not in last for one in takes)
            if BAD_LUCK in cards.values() and is_free:
                action = absent_action(GAME, state, state.turn)
                assert isinstance(action, Take)
                assert cards[action] != BAD_LUCK
                met += 1
            state = GAME.apply(state, state.turn, chance.choice(actions)).state
    assert met
