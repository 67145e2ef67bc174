"""Why a computer would make a move of The Castle: what it scores, and what it may bring."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from games.castle import GAME
from games.castle.actions import Place, Score
from games.castle.components import Feature, Spot
from games.castle.prices import MARKET, owner
from games.castle.state import FeatureLine, State
from games.core.contract import Level, Transition, agreed
from games.core.message import Message
from games.core.players import known, player_at
from games.core.rng import Rng
from games.core.values import Seat
from tests.contract.knowing import asked, decided
from tests.contract.plays import Play, play, starts_of


def test_a_hint_says_of_every_move_what_it_is_good_for() -> None:
    """Also of one that completes several things, whose order is asked for then."""
    reasons, told = GAME.telling.reasons, Counter[object]()
    assert reasons
    for knowing in asked(play(starts_of("castle")[0]), 30):
        world = knowing.sample(Rng(1))
        for action in knowing.actions[::15]:
            after = GAME.apply(world, knowing.seat, action).state
            states = (GAME.scores(GAME.view(each, None)) for each in (world, scored(after)))
            before, then = (points[knowing.seat] for points in states)
            said = reasons(knowing, action)
            told.update(one.id for one in said)
            told.update(one.variables.get("odds") for one in said)
            assert said
            paid = [each.variables["points"] for each in said if each.id == "castle-why-scored"]
            if GAME.to_act(scored(after)):
                assert sum(map(int, map(str, paid))) == then - before
    assert told["castle-why-scored"]
    assert told["castle-why-standing"]
    assert told["castle-why-court"]
    assert told["castle-why-next"]
    assert told["likely"]
    assert told["gamble"]


def test_the_last_tile_is_told_by_how_the_game_ends() -> None:
    reasons, told = GAME.telling.reasons, Counter[object]()
    assert reasons
    for start in starts_of("castle")[:6]:
        knowing, done = decided(play(start))[-1]
        action: Any = done
        after = GAME.apply(knowing.sample(Rng(1)), knowing.seat, action).state
        if result := GAME.result(after):
            own, best = result.scores[knowing.seat], result.scores[1 - knowing.seat]
            said = reasons(knowing, action)[0]
            assert said.id == "castle-why-ends"
            won = 1 + (own > best) - (own < best)
            assert said.variables == {"won": won, "own": own, "best": best}
            told[won] += 1
    assert told[2]
    assert told[0]


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


def test_no_feature_scores_less_than_a_hint_has_promised() -> None:
    """What is unlike closes a house or a tower that does not grow, unless all edges must match.
    Ruling 2.
    """
    told = Counter[tuple[str, bool]]()
    for start in starts_of("castle"):
        grows = dict(start.options).get("edges") == "all"
        for least, line in completed(play(start)):
            points = sum(why.points for why in line.reasons if why.what != "doubled")
            assert points >= least, (start, line.where)
            told[line.category, grows] += points == least
    assert told["house", False]
    assert told["tower", False]


def completed(played: Play) -> Iterator[tuple[int, FeatureLine]]:
    """Yield what a hint promised at least of features on which followers were put, and the lines of
    those that were completed.
    """
    reasons, promised = GAME.telling.reasons, dict[Spot, int]()
    assert reasons
    for knowing, action in decided(played):
        if not isinstance(action, Place) or action.follower is None:
            continue
        for one in reasons(knowing, action):
            is_put = _feature(one.variables.get("what")) == action.follower.feature.value
            if one.id == "castle-why-standing" and is_put:
                # what a follower is put on is named before others of its kind
                spot = Spot(action.cell, action.follower)
                promised.setdefault(spot, int(str(one.variables["done"])))
    yield from (
        (promised[line.where], line)
        for line in played.end.lines
        if line.where in promised and line.category in ("path", "house", "tower")
    )


def scored(state: State, *, doubled: bool = False) -> State:
    """Score what waits for it, doubled where that is asked for and can be."""
    while state.pending:
        ways = [way for way in GAME.legal_actions(state, state.turn) if isinstance(way, Score)]
        alike = [way for way in ways if way.payment.spot == ways[0].payment.spot]
        way = next((way for way in alike if way.payment.doubled is doubled), alike[0])
        state = GAME.apply(state, state.turn, way).state
    return state


Move = tuple[Any, Any, State, tuple[Message, ...]]


@cache
def moves(seed: int = 2) -> tuple[Move, ...]:
    """Return moves of a game of computers, the state after each, and what a hint says of it."""
    return tuple(_moves(seed))


def _moves(seed: int) -> Iterator[Move]:
    reasons, state = GAME.telling.reasons, GAME.setup(agreed(GAME, {}), 2, Rng(seed))
    assert reasons
    player = player_at(GAME, Level.MEDIUM)
    while acting := GAME.to_act(state):
        knowing = known(GAME, [Transition(state, ())], acting[0])
        action = player.choose(knowing, Rng(1), player.budget)
        for each in (action, *knowing.actions[::9]):
            after = GAME.apply(state, acting[0], each).state
            if GAME.to_act(scored(after)):
                yield knowing, each, after, reasons(knowing, each)
        state = GAME.apply(state, acting[0], action).state


def test_a_hint_says_what_scores_also_where_its_order_is_still_to_be_chosen() -> None:
    """And what a wall tile would double: that is decided only then. Ruling 6."""
    told = Counter[str]()
    for knowing, _, after, said in moves():
        seat = knowing.seat
        lines = [one.variables for one in said if one.id == "castle-why-scored"]
        before, plain, most = (
            GAME.scores(GAME.view(each, None))[seat]
            for each in (knowing.sample(Rng(1)), scored(after), scored(after, doubled=True))
        )
        assert sum(int(str(line["points"])) for line in lines) == plain - before
        assert sum(int(str(line["most"] or line["points"])) for line in lines) == most - before
        told.update(["pending"] * bool(after.pending and lines) + ["doubled"] * (most > plain))
    assert told["pending"]
    assert told["doubled"]


def test_a_hint_says_that_another_turn_follows() -> None:
    told = Counter[bool]()
    for _, action, _, said in moves():
        is_told = any(one.id == "castle-why-again" for one in said)
        assert is_told is bool(getattr(action, "extra", None))
        told[is_told] += 1
    assert told[True]


def test_a_hint_names_a_court_that_gains_a_market_also_where_something_is_scored() -> None:
    """A market counts more than most of what is scored at once; it went untold then."""
    told = Counter[bool]()
    for knowing, action, after, said in moves(3):
        before, then = (markets(state, knowing.seat) for state in (knowing.sample(Rng(1)), after))
        put = action.follower if isinstance(action, Place) else None
        if then > before > 0 and (not put or put.feature is not Feature.COURT):
            gains = [one.variables["gain"] for one in said if one.id == "castle-why-court"]
            assert MARKET * (then - before) in gains or told_of("castle-why-standing", said)
            told[told_of("castle-why-scored", said)] += bool(gains)
    assert told[True]
    assert told[False]


def markets(state: State, seat: Seat) -> int:
    """Count the markets of the courts that a seat holds."""
    courts = (each for each in state.castle_map.regions if each.feature is Feature.COURT)
    return sum(each.markets for each in courts if each.meeples and owner(each) == seat)


def told_of(id: str, said: tuple[Message, ...]) -> bool:
    return any(one.id == id for one in said)


def test_the_next_best_in_the_part_of_the_map_that_was_named_is_elsewhere() -> None:
    told = Counter[object]()
    for _, _, _, said in moves():
        *reasons, last = said or (None,)
        if last and last.id == "castle-why-next":
            other = last.variables["what"]
            assert isinstance(other, Message)
            place = {key: other.variables.get(key) for key in ("feature", "where")}
            names = [one.variables.get("what") for one in reasons]
            if any(
                isinstance(each, Message) and place.items() <= each.variables.items()
                for each in names
            ):
                assert other.variables["here"] != "there"
                told[other.variables["here"]] += 1
    assert told["elsewhere"]


def test_no_hint_begins_with_what_the_other_gains() -> None:
    """It is told as what a move costs: that it changes little for oneself comes first."""
    told = Counter[str]()
    for _, _, _, said in moves():
        for one in said:
            if one.id == "castle-why-paid" or one.variables.get("but"):
                assert one != said[0]
                told[one.id] += 1
    assert told["castle-why-expected"]


def test_a_hint_compares_what_is_scored_first_and_doubled() -> None:
    told = Counter[object]()
    for knowing, action, _, said in moves():
        other = [one.variables["what"] for one in said if one.id == "castle-why-next"]
        if other and isinstance(action, Score):
            assert isinstance(other[0], Message)
            assert any(way != action for way in knowing.actions)
            told[other[0].id] += 1
    assert told["castle-why-order"]


def _feature(what: object) -> object:
    return what.variables.get("feature") if isinstance(what, Message) else None
