"""Why a computer would make a move of The Castle: what it scores, and what it may bring."""

from collections import Counter

from games.castle import GAME
from games.core.message import Message
from games.core.rng import Rng
from tests.contract.knowing import asked
from tests.contract.plays import play, starts_of


def test_a_hint_says_of_every_move_but_the_last_what_it_is_good_for() -> None:
    """Also of one that completes several things, whose order is asked for then."""
    reasons, told = GAME.telling.reasons, Counter[object]()
    assert reasons
    for knowing in asked(play(starts_of("castle")[0]), 30):
        world = knowing.sample(Rng(1))
        for action in knowing.actions[::15]:
            after = GAME.apply(world, knowing.seat, action).state
            states = (GAME.scores(GAME.view(each, None)) for each in (world, after))
            before, then = (points[knowing.seat] for points in states)
            said = reasons(knowing, action)
            told.update(one.id for one in said)
            told.update(one.variables.get("odds") for one in said)
            assert said or not GAME.to_act(after)
            scored = [each.variables["points"] for each in said if each.id == "castle-why-scored"]
            assert sum(map(int, map(str, scored))) <= then - before
    assert told["castle-why-scored"]
    assert told["castle-why-standing"]
    assert told["castle-why-court"]
    assert told["castle-why-next"]
    assert told["likely"]
    assert told["gamble"]


def test_a_hint_names_what_a_follower_is_put_on_and_whose_keep_is_larger() -> None:
    reasons, told = GAME.telling.reasons, Counter[object]()
    assert reasons
    for knowing in asked(play(starts_of("castle")[0]), 30):
        world = knowing.sample(Rng(1))
        for action in knowing.actions[::15]:
            after = GAME.apply(world, knowing.seat, action).state
            said = reasons(knowing, action)
            keep = after.keeps[knowing.seat]
            for each in (one.variables for one in said if one.id == "castle-why-keep"):
                assert keep
                assert each["tiles"] == keep.tiles
                told[each["than"]] += 1
            if after.supply[knowing.seat] < world.supply[knowing.seat] and GAME.to_act(after):
                features = [_feature(each.variables.get("what")) for each in said]
                assert action.follower.feature.value in features
                told["put"] += 1
    assert told["put"]
    assert told["more"]


def _feature(what: object) -> object:
    return what.variables.get("feature") if isinstance(what, Message) else None
