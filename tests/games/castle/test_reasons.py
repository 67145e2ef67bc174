"""Why a computer would make a move of The Castle: what it scores, and what it may bring."""

from collections import Counter

from games.castle import GAME
from games.core.rng import Rng
from tests.contract.knowing import asked
from tests.contract.plays import play, starts_of


def test_a_hint_says_of_every_move_but_the_last_what_it_is_good_for() -> None:
    """Also of one that completes several things, whose order is asked for then."""
    reasons, told = GAME.telling.reasons, Counter[str]()
    assert reasons
    for knowing in asked(play(starts_of("castle")[0]), 30):
        world = knowing.sample(Rng(1))
        for action in knowing.actions[::15]:
            after = GAME.apply(world, knowing.seat, action).state
            states = (GAME.scores(GAME.view(each, None)) for each in (world, after))
            before, then = (points[knowing.seat] for points in states)
            said = {one.id: one.variables for one in reasons(knowing, action)}
            told.update(said.keys())
            assert said or not GAME.to_act(after)
            if scored := said.get("castle-why-scored"):
                assert 0 < int(str(scored["points"])) <= then - before
    assert told["castle-why-scored"]
    assert told["castle-why-standing"]
    assert told["castle-why-court"]
    assert told["castle-why-next"]
