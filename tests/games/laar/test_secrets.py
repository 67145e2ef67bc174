"""What a viewer cannot see is dealt anew, all of it; the contract's leak tests live on it."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.core.contract import defaults, legend_of
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.laar import GAME
from games.laar.components import Goods
from games.laar.state import State
from games.laar.view import Phase
from tests.contract.texts import PEOPLE, say
from tests.games.laar.script import Scenario, run
from tests.proofs import filled

ANNA, BOB, CLEO = map(Seat, range(3))
SEEDS = range(40)

ROUND = (
    *("Anna: send 0,0 gem", "Bob: send 1,0 gem", "Cleo: send 0,1 gem"),
    *("Cleo: take 0,0 gem", "Bob: take 1,0 gem", "Anna: take 0,1 gem"),
)
"""Everybody has a gem."""


def played(**options: str) -> State:
    return run(Scenario("", "", ROUND, options=options)).state


def others(state: State, viewer: Viewer) -> list[State]:
    return [GAME.resample(state, viewer, Rng(seed)) for seed in SEEDS]


def gems(seat: Seat) -> Callable[[State], Any]:
    return lambda state: state.stacks[seat][Goods.GEM]


HIDDEN: dict[str, Callable[[State], Any]] = {
    "the gems of another": gems(BOB),
    "the experts of another": lambda state: state.hands[BOB],
    "the deck": lambda state: state.deck,
    "unused cards": lambda state: state.unused,
    "spent experts": lambda state: sorted(map(str, state.spent)),
}


@pytest.mark.parametrize("what", HIDDEN)
@pytest.mark.parametrize("viewer", [TABLE, ANNA], ids=["table", "seat"])
def test_all_that_is_hidden_is_dealt_anew(what: str, viewer: Viewer) -> None:
    state = played(experts="hidden")
    assert len({repr(HIDDEN[what](other)) for other in others(state, viewer)}) > 2


def test_own_gems_and_experts_stay() -> None:
    state = played(experts="hidden")
    assert {gems(ANNA)(other) for other in others(state, ANNA)} == {gems(ANNA)(state)}
    assert {other.hands[ANNA] for other in others(state, ANNA)} == {state.hands[ANNA]}
    assert len({gems(ANNA)(other) for other in others(state, TABLE)}) > 2


def test_what_lies_open_stays() -> None:
    state = played(gems="open")
    for other in filled(others(state, BOB)):
        assert other.stacks == state.stacks
        assert other.hands == state.hands
        assert other.market == state.market


@pytest.mark.parametrize(
    ("options", "secrets"),
    [
        ({}, True),
        ({"gems": "open"}, False),
        ({"experts": "hidden"}, True),
        ({"gems": "open", "experts": "hidden"}, True),
    ],
)
def test_with_everything_open_nothing_is_secret(options: dict[str, str], secrets: bool) -> None:
    assert GAME.has_secrets({**defaults(GAME), **options}) is secrets


def test_a_gem_that_was_taken_is_nowhere_in_what_others_see() -> None:
    state = played()
    view = GAME.view(state, CLEO)
    assert view.players[ANNA].stacks[Goods.GEM] == (None,)
    assert view.last is not None
    assert (view.last.seat, view.last.goods) == (ANNA, Goods.GEM)
    said = [say(GAME.package, "en", message) for message in legend_of(GAME, view)]
    assert f"{PEOPLE[ANNA]}: 💎 gem, face down, experts left: " in "\n".join(said)


def test_a_new_market_cannot_be_taken_back_nor_can_opened_gems() -> None:
    """While something is secret: somebody has seen what comes next."""
    assert GAME.secrecy.takes_back is not None
    before = run(Scenario("", "", ROUND[:5])).state
    assert not GAME.secrecy.takes_back(before, played())
    assert GAME.secrecy.takes_back(run(Scenario("", "", ROUND[:4])).state, before)
    ended = run(Scenario("", "", (), ended=True, goods=("Anna: spell #3",))).state
    over = run(Scenario("", "", ("Anna: assign 3 gem",), ended=True, goods=("Anna: spell #3",)))
    assert not GAME.secrecy.takes_back(ended, over.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_that_are_dealt_anew_could_be_held_so(seats: int) -> None:
    """Everybody begins with five different ones, again after rounds 4 and 8. Booklet, "Возвращение
    экспертов". Who has an expert twice has taken one over as first player: "Приобретение товаров".
    """
    chance = Random(seats)
    state = GAME.setup({**defaults(GAME), "experts": "hidden"}, seats, Rng(seats))
    changed: Counter[Seat] = Counter()
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        for viewer in (TABLE, *map(Seat, range(seats))):
            dealt = GAME.resample(state, viewer, Rng(chance.randrange(1000)))
            for world in (state, dealt):
                for holder in map(Seat, range(seats)):
                    assert _twice(world, holder) <= changed[holder]
        after = GAME.apply(state, seat, chance.choice(list(GAME.legal_actions(state, seat))))
        last = len(state.queue) == 1 and state.phase is Phase.TAKING
        changed[seat] += last
        changed = changed if after.state.spent else Counter()
        state = after.state


def _twice(state: State, seat: Seat) -> int:
    """Count the experts in play that somebody has besides five different ones."""
    sent = [lot.expert for lot in state.market if lot and lot.seat == seat]
    experts = [*state.hands[seat], *filter(None, sent)]
    return len(experts) - len({*experts})
