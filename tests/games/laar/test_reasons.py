"""Why a computer would make a move of Guilds of Laar: what it brings, and what it costs."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

from games.core.rng import Rng
from games.core.values import Seat
from games.laar import GAME
from games.laar.actions import Send, Take
from games.laar.components import ROUNDS
from games.laar.state import State
from games.laar.tally import stopped_best, tally
from tests.contract.knowing import Knowing, asked
from tests.contract.plays import play, starts_of

Hint = tuple[Knowing, Any, dict[str, Mapping[str, Any]]]


@cache
def hints(kind: type[Send | Take]) -> tuple[Hint, ...]:
    """Return decisions of a game, a few of the actions, and what a hint says of each."""
    return tuple(_hints(kind))


def _hints(kind: type[Send | Take]) -> Iterator[Hint]:
    reasons = GAME.telling.reasons
    assert reasons
    for knowing in asked(play(starts_of("laar")[1]), 30):
        for action in islice((one for one in knowing.actions if isinstance(one, kind)), 2):
            yield knowing, action, {one.id: one.variables for one in reasons(knowing, action)}


def points(state: State, seat: Seat) -> int:
    """Count a seat's goods as they lie, the best weapons stopped."""
    stopped = stopped_best(state.stacks, state.stopped)
    return tally(state.stacks, state.chart, stopped)[seat].total


def test_a_hint_says_what_a_card_brings_as_goods_lie() -> None:
    """In all, and by kinds of goods; a universal good alone is not counted yet."""
    told = Counter[bool]()
    for knowing, action, said in hints(Take):
        world = knowing.sample(Rng(1))
        after = GAME.apply(world, knowing.seat, action).state
        gain = points(after, knowing.seat) - points(world, knowing.seat)
        paid = said.get("laar-why-pays")
        if after.round == world.round and "laar-why-universal" not in said:
            assert number(paid["points"] if paid else "0") == gain
        if paid:
            parts = [number(one.variables["points"]) for one in paid["parts"]]
            assert sum(parts) == number(paid["points"])
            assert ("laar-why-later" in said) == (sum(parts) < 0)
        told[bool(paid)] += 1
    assert told[True]


def number(said: str) -> int:
    return int(said.replace("−", "-"))


def test_only_to_who_takes_first_a_card_is_sure() -> None:
    """The others hear how likely it is still there; who sends last takes first."""
    told = Counter[str]()
    for knowing, _, said in hints(Send):
        odds = said["laar-why-waits"]["odds"]
        assert (odds == "sure") is (len(knowing.view.order) == 1)
        told[odds] += 1
    assert told["sure"]
    assert len(told) > 1


def test_a_hint_says_what_the_last_expert_of_a_kind_costs() -> None:
    """Experts come back after rounds 4 and 8. Booklet, "Возвращение экспертов"."""
    told = Counter[bool]()
    for knowing, action, said in hints(Send):
        view, last = knowing.view, said.get("laar-why-last")
        alone = view.players[knowing.seat].experts.count(action.expert) == 1
        assert bool(last) is (alone and view.round not in {4, 8, 12})
        if last and last["is_back"]:
            assert view.round < last["back"] <= ROUNDS
            assert last["back"] in {5, 9}
        told[bool(last)] += 1
    assert told[True]
    assert told[False]


def test_a_hint_names_another_card_or_other_goods_as_the_next_best_move() -> None:
    told = Counter[str]()
    for _, action, said in hints(Send):
        told.update(said.keys())
        if other := said.get("laar-why-next"):
            card = other["what"].variables
            assert (card["card"], card["thing"].variables["goods"]) != (
                action.cell.y * 2 + action.cell.x + 1,
                action.expert.value,
            )
            assert other["less"] >= 0
    assert told["laar-why-next"]


def test_a_card_that_brings_nothing_yet_is_named() -> None:
    told = 0
    for kind in (Send, Take):
        for _, action, said in hints(kind):
            if nothing := said.get("laar-why-nothing"):
                goods = getattr(action, "expert", None) or getattr(action, "goods", None)
                assert goods
                assert nothing["thing"].variables["goods"] == goods.value
                told += 1
    assert told
