"""Why a computer would make a move of Land vs Sea: what speaks for it, as its seat sees it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

from games.core.rng import Rng
from games.land_vs_sea import GAME
from games.land_vs_sea.actions import Draw, Fill, Lay
from games.land_vs_sea.state import State
from tests.contract.knowing import Knowing, asked
from tests.contract.plays import play, starts_of

Said = dict[str, Mapping[str, Any]]


Hint = tuple[Knowing, State, State, Said]


@cache
def hints() -> tuple[Hint, ...]:
    """Return decisions of games about tiles, the states before and after one of the moves, and what
    a hint says of it.
    """
    return tuple(_hints(14))


def _hints(count: int) -> Iterator[Hint]:
    reasons = GAME.telling.reasons
    assert reasons
    for start in starts_of("land_vs_sea")[:4]:
        for number, knowing in enumerate(asked(play(start), count)):
            action = knowing.actions[number % len(knowing.actions)]
            if isinstance(action, (Lay, Fill)):
                world = knowing.sample(Rng(1))
                after = GAME.apply(world, knowing.seat, action).state
                told = reasons(knowing, action)
                yield knowing, world, after, {one.id: one.variables for one in told}


def points(state: State) -> tuple[int, ...]:
    return GAME.scores(GAME.view(state, None))


def test_a_hint_says_what_is_scored_at_once_and_for_whom() -> None:
    """What another side scores by a move is told as what it costs."""
    told = Counter[str]()
    for knowing, before, after, said in hints():
        assert said
        if GAME.to_act(after):
            seat, sides = knowing.seat, knowing.view.sides
            gains = [new - old for old, new in zip(points(before), points(after), strict=True)]
            scored = said.get("land-vs-sea-why-scored")
            assert gains[seat] == (scored["points"] if scored else 0)
            cost = said.get("land-vs-sea-why-paid")
            other = [each for side, each in zip(sides, gains, strict=True) if side != sides[seat]]
            assert bool(cost) is any(other)
            told.update(said.keys())
    assert told["land-vs-sea-why-scored"]
    assert told["land-vs-sea-why-paid"]
    assert told["land-vs-sea-why-next"]


def test_only_an_own_area_is_named_for_what_it_may_bring() -> None:
    """And only one of others for what gets harder; what they may gain follows a "but"."""
    told = Counter[str]()
    for knowing, _, _, said in hints():
        own = knowing.view.sides[knowing.seat].value
        if area := said.get("land-vs-sea-why-area"):
            assert area["points"] > area["needed"] > 0
            assert (area["what"] == own) is (area["how"] == "standing")
            told[area["how"]] += 1
        if change := said.get("land-vs-sea-why-expected"):
            is_cost = change["side"] != own and change["change"].startswith("+")
            assert bool(change["but"]) is is_cost
            told["expected"] += 1
    assert told["standing"]
    assert told["expected"]


def test_an_area_named_after_one_that_is_scored_is_another_one() -> None:
    """ "+2 at once: land in the north; land in the north: 2 or more" read like the same."""
    reasons, told = GAME.telling.reasons, Counter[bool]()
    assert reasons
    for knowing, action in islice(scoring(), 12):
        said = {one.id: one.variables for one in reasons(knowing, action)}
        area, scored = said.get("land-vs-sea-why-area"), said.get("land-vs-sea-why-scored")
        if area and area["how"] == "standing":
            parts: Any = scored["parts"] if scored else ()
            again = any(part.variables["what"] == area["what"] for part in parts)
            assert bool(area["again"]) is again
            told[again] += 1
    assert told[True]


def scoring() -> Iterator[tuple[Knowing, Any]]:
    """Yield moves by which a tile completes an area of the own side, and lies on another one."""
    for knowing in asked(play(starts_of("land_vs_sea")[0]), 40):
        world, own = knowing.sample(Rng(1)), knowing.view.sides[knowing.seat]
        for action in knowing.actions:
            if isinstance(action, Lay):
                after = GAME.apply(world, knowing.seat, action).state
                paid = {each.category for each in after.paid[len(world.paid) :]}
                areas = (each for each in after.chart.regions if each.kind.value == own.value)
                begun = (each for each in areas if each.open and each.tiles == 1)
                if own.value in paid and any(
                    on.cell == action.cell for each in begun for on in each.spots
                ):
                    yield knowing, action
                    break


def test_what_the_next_player_can_score_becomes_less() -> None:
    told = Counter[bool]()
    for knowing, _, after, said in hints():
        if answer := said.get("land-vs-sea-why-answer"):
            assert answer["seat"].seat == after.turn != knowing.seat
            assert answer["before"] > answer["after"] >= 0
        told[bool(answer)] += 1
    assert told[True]
    assert told[False]


def test_a_stack_is_said_to_be_better_than_the_other_where_that_is_not() -> None:
    reasons, told = GAME.telling.reasons, Counter[bool]()
    assert reasons
    for start in starts_of("land_vs_sea")[:2]:
        for knowing in islice(asked(play(start), 60), 60):
            draws = [way for way in knowing.actions if isinstance(way, Draw)]
            if len(draws) == len(knowing.actions) == 2 and knowing.view.last is not None:
                mores = {str(reasons(knowing, way)[0].variables["more"]) for way in draws}
                assert "0" in mores
                told[len(mores) > 1] += 1
    assert told[True]
    assert told[False]
