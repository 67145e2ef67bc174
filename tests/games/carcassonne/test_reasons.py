"""Why a computer would make a move of Carcassonne: what it scores, what it may bring, whom else."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from games.carcassonne import GAME
from games.carcassonne.actions import Place, Post
from games.carcassonne.components import Feature, Figure, Spot
from games.carcassonne.events import FeatureScored, GoodsTaken, TurnAgain
from games.carcassonne.features import region_at
from games.core.contract import Level, Transition, agreed
from games.core.players import known, player_at
from games.core.rng import Rng
from tests.bot.tables import FRAME
from tests.contract.knowing import asked, decided
from tests.contract.plays import Start, play, starts_of
from tests.proofs import filled

TRADERS = agreed(GAME, {"inns": "on", "traders": "on"})


def test_a_hint_says_all_that_is_scored_and_what_the_rest_brings_as_it_stands() -> None:
    told = Counter[str]()
    for knowing, action, said in hints():
        world = knowing.sample(Rng(1))
        after = GAME.apply(world, knowing.seat, action).state
        before, then = (GAME.scores(GAME.view(each, None))[knowing.seat] for each in (world, after))
        told.update(one.id for one in said)
        scored = [one.variables["points"] for one in said if one.id == "carcassonne-why-scored"]
        assert sum(scored) == then - before
        for one in filled(said):
            if one.id == "carcassonne-why-standing":
                assert one.variables["now"] < one.variables["done"]
                is_likely = one.variables["chance"] >= 70
                assert (one.variables["odds"] == "likely") == is_likely
                assert one.variables["chance"] <= 90
    assert told["carcassonne-why-scored"]
    assert told["carcassonne-why-standing"]
    assert told["carcassonne-why-next"]


def test_a_hint_names_what_a_follower_is_put_on_also_where_something_else_is_scored() -> None:
    told = Counter[bool]()
    for knowing, action, said in hints():
        put, names = getattr(action, "meeple", None), [one.variables.get("what") for one in said]
        if put and put.feature is not Feature.FIELD:
            after = GAME.apply(knowing.sample(Rng(1)), knowing.seat, action).state
            if GAME.to_act(after):
                assert any(
                    what and what.variables["feature"] == put.feature.value for what in names
                )
                told[sum(one.id == "carcassonne-why-scored" for one in said) > 0] += 1
    assert told[True]
    assert told[False]


def test_a_hint_names_what_gains_much_also_where_something_else_is_scored() -> None:
    """A city that is completed feeds a field: it was named only if a figure was put there."""
    told = Counter[str]()
    for _, action, _, said in whole_games():
        if any(one.id == "carcassonne-why-scored" for one in said):
            put = getattr(action, "meeple", None)
            claim = getattr(put, "segment", put)
            for one in said:
                if one.id in ("carcassonne-why-field", "carcassonne-why-standing"):
                    feature = one.variables["what"].variables["feature"]
                    is_besides = not claim or claim.feature.value != feature
                    told[feature] += is_besides
    assert told.total()


def test_the_next_best_in_the_part_of_the_map_that_was_named_is_elsewhere() -> None:
    """A hint had "city in the east: ...; next best: city in the east"."""
    told = 0
    for _, _, _, said in whole_games():
        for other in (one.variables["what"] for one in said if one.id == "carcassonne-why-next"):
            place = {key: other.variables[key] for key in ("feature", "where")}
            names = [one.variables["what"] for one in said[:-1] if one.variables.get("what")]
            if any(place.items() <= each.variables.items() for each in names):
                assert other.variables["here"] != "there"
                told += 1
    assert told


def test_a_hint_says_only_of_a_farmer_who_is_put_that_they_stay() -> None:
    told = Counter[bool]()
    for _, action, said in hints():
        fields = [one.variables for one in said if one.id == "carcassonne-why-field"]
        if any(field["lies"] for field in fields):
            assert action.meeple.feature is Feature.FIELD
        told[bool(fields)] += 1
    assert told[True]


def test_a_hint_says_that_a_builder_gives_a_second_turn() -> None:
    """At once, or as often as its road or city grows. Rules of the expansion, "The builder"."""
    told = Counter[bool]()
    for knowing, action, done, said in whole_games():
        lines = [one for one in said if one.id == "carcassonne-why-builder"]
        is_put = is_post(action, Figure.BUILDER)
        is_next = GAME.to_act(done.state) == (knowing.seat,)
        assert bool(lines) == (is_put or is_next)
        if lines:
            assert lines[0].variables["put"] == is_put
            told[is_put] += 1
    assert told[True]
    assert told[False]


def test_a_hint_thanks_no_builder_for_the_turn_that_a_hole_gives() -> None:
    """House rules: "holes"."""
    reasons, told = GAME.telling.reasons, 0
    assert reasons
    options = tuple(agreed(GAME, {"holes": "on"}).items())
    games = [play(Start("carcassonne", 2, options, seed)) for seed in range(8)]
    moves = [zip(decided(each), each.positions, strict=True) for each in games]
    for (knowing, action), position in chain.from_iterable(moves):
        turns = [each for each in position.after.events if isinstance(each, TurnAgain)]
        if turns and isinstance(action, Place):
            assert "carcassonne-why-builder" not in [one.id for one in reasons(knowing, action)]
            told += bool(GAME.to_act(position.after.state))
    assert told


def test_a_hint_promises_of_a_city_what_it_pays_with_as_many_tiles_as_it_takes() -> None:
    """Two tiles pay 2 where that is agreed, three pay 6. First edition: "only two points"."""
    reasons, told = GAME.telling.reasons, Counter[bool]()
    assert reasons
    options = tuple(agreed(GAME, {"small_city": "2"}).items())
    for knowing in asked(play(Start("carcassonne", 2, options, 1)), 30):
        for action in knowing.actions:
            put = getattr(action, "meeple", None)
            if not put or put.feature is not Feature.CITY:
                continue
            after = GAME.apply(knowing.sample(Rng(1)), knowing.seat, action).state
            city = region_at(after.land, Spot(action.cell, put))
            if city.open and GAME.to_act(after):
                tiles = city.tiles + len(city.open)
                each = 1 if tiles == 2 else 2
                (line, *_) = (
                    one for one in reasons(knowing, action) if one.id == "carcassonne-why-standing"
                )
                assert line.variables["done"] == each * (tiles + city.shields)
                told[tiles == 2] += 1
    assert told[True]
    assert told[False]


def test_a_hint_names_the_goods_that_a_city_brings() -> None:
    told = 0
    for _, _, done, said in whole_games():
        lines = [one.variables for one in said if one.id == "carcassonne-why-goods"]
        events = [each for each in done.events if isinstance(each, GoodsTaken)]
        assert [one["wine"] for one in lines] == [each.wine for each in events]
        told += len(lines)
    assert told


def test_no_hint_begins_with_what_others_gain() -> None:
    """It is told as what a move costs: that it changes little for oneself comes first."""
    told = Counter[str]()
    for _, _, done, said in whole_games():
        for one in said:
            if one.id == "carcassonne-why-paid" or one.variables.get("but"):
                assert one != said[0]
                told[one.id] += 1
            if one.id == "carcassonne-why-paid":
                events = [each for each in done.events if isinstance(each, FeatureScored)]
                seat = one.variables["seat"].seat
                assert one.variables["points"] == sum(
                    each.points for each in events if seat in each.seats
                )
    assert told["carcassonne-why-paid"]
    assert told["carcassonne-why-expected"]


def test_a_pig_is_no_farmer_who_stays() -> None:
    told = 0
    for _, action, _, said in whole_games():
        if is_post(action, Figure.PIG):
            fields = [one.variables for one in said if one.id == "carcassonne-why-field"]
            for field in fields:
                assert not field["lies"]
                told += 1
    assert told


def test_what_scores_nothing_until_it_is_completed_is_not_said_to_stand_at_nothing() -> None:
    """With a cathedral, or as an option has it."""
    told = 0
    for _, _, _, said in whole_games():
        for one in said:
            if one.id == "carcassonne-why-standing" and not one.variables["now"]:
                line = FRAME.say("en", one)
                assert "now" not in line
                assert line.endswith("else nothing")
                told += 1
    assert told


def hints() -> Iterator[tuple[Any, Any, tuple[Any, ...]]]:
    """Yield decisions of a game, a move for each follower, and what a hint says of it."""
    reasons = GAME.telling.reasons
    assert reasons
    for knowing in asked(play(starts_of("carcassonne")[0]), 30):
        for action in {getattr(one, "meeple", None): one for one in knowing.actions}.values():
            yield knowing, action, reasons(knowing, action)


Move = tuple[Any, Any, Transition[Any], tuple[Any, ...]]


@cache
def whole_games() -> tuple[Move, ...]:
    """Return moves of a game of the expansions, what comes of each, and what a hint says."""
    return tuple(_moves())


def _moves() -> Iterator[Move]:
    reasons, done = GAME.telling.reasons, Transition(GAME.setup(TRADERS, 2, Rng(4)), ())
    assert reasons
    player = player_at(GAME, Level.MEDIUM)
    while acting := GAME.to_act(done.state):
        knowing = known(GAME, [done], acting[0])
        action = player.choose(knowing, Rng(1), player.budget)
        for each in (action, *knowing.actions[::20]):
            after = GAME.apply(done.state, acting[0], each)
            if GAME.to_act(after.state):
                yield knowing, each, after, reasons(knowing, each)
        done = GAME.apply(done.state, acting[0], action)


def is_post(action: Any, figure: Figure) -> bool:
    put = getattr(action, "meeple", None)
    return isinstance(put, Post) and put.figure is figure


def test_the_last_tile_is_told_by_how_the_game_ends() -> None:
    reasons, told = GAME.telling.reasons, Counter[int]()
    assert reasons
    for start in starts_of("carcassonne")[:8]:
        knowing, done = decided(play(start))[-1]
        action: Any = done
        after = GAME.apply(knowing.sample(Rng(1)), knowing.seat, action).state
        result = GAME.result(after)
        if result is None or len(result.scores) == 1:
            continue
        said = reasons(knowing, action)[0]
        own, others = result.scores[knowing.seat], [*result.scores]
        del others[knowing.seat]
        assert said.id == "carcassonne-why-ends"
        assert (said.variables["own"], said.variables["best"]) == (own, max(others))
        expected = 1 + (own > max(others)) - (own < max(others))
        assert said.variables["won"] == expected
        told[expected] += 1
    assert told[2]
    assert told[0]
