"""Shields are named when all but weapons is open and counted, and computers name the best one."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.contract import ComputerPlayer, Transition, defaults
from games.core.players import known, players_of
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from games.laar import GAME
from games.laar.actions import Assign, Shield
from games.laar.components import CARDS, ROUNDS, SPELLS, Goods, Weapon
from games.laar.ending import after_rounds
from games.laar.forecast import forecast
from games.laar.stacks import EMPTY, Stacks
from games.laar.state import State
from games.laar.tally import before_weapons, stopped_best
from games.laar.view import Phase
from games.laar.weapons import Stopped, shields, suffered
from tests.games.laar.script import Scenario, run
from tests.proofs import filled

ANNA, BOB, CLEO = map(Seat, range(3))

STRUCK = (
    "Anna: spell shield",
    "Anna: gem 3 4",
    "Anna: spice anise mint",
    "Bob: weapon katar:1-1 pinga:2-2",
)
"""The first weapon of the box is not what strikes Anna hardest."""


def asked(*goods: str) -> State:
    """Return a state in which somebody is to decide after the last round."""
    return run(Scenario("", "", (), ended=True, goods=goods or STRUCK)).state


def test_gems_are_open_and_all_but_weapons_is_counted_when_shields_are_named() -> None:
    """Booklet, "Подсчёт очков": spells, gems, spices, beasts; then weapons, and "теперь он должен
    выбрать" what the shield stops.
    """
    state = asked()
    assert state.phase is Phase.SHIELDING
    view = GAME.view(state, TABLE)
    assert view.players[ANNA].stacks[Goods.GEM] == state.stacks[ANNA][Goods.GEM]
    assert GAME.scores(view) == (2**2 + 4, 0, 0)
    assert [message.id for message in GAME.status(view)] == ["laar-status-shielding"]


def test_gems_stay_closed_while_universal_goods_are_moved() -> None:
    """Booklet, "Подсчёт очков": "Прежде чем подсчитывать очки"."""
    state = asked(*STRUCK, "Bob: spell #3")
    assert state.phase is Phase.ASSIGNING
    view = GAME.view(state, TABLE)
    assert view.players[ANNA].stacks[Goods.GEM] == (None, None)
    assert GAME.scores(view) == ()


def test_opened_gems_cannot_be_taken_back_but_a_shield_can() -> None:
    assert GAME.secrecy.takes_back is not None
    before = asked(*STRUCK, "Bob: spell #3")
    after = GAME.apply(before, BOB, next(iter(GAME.legal_actions(before, BOB)))).state
    assert after.phase is Phase.SHIELDING
    assert not GAME.secrecy.takes_back(before, after)
    named = GAME.apply(after, ANNA, Shield(Weapon.PINGA)).state
    assert GAME.secrecy.takes_back(after, named)


def test_the_forecast_keeps_to_what_has_been_decided() -> None:
    """What a shield was told to stop is stopped, and a universal good that stayed stays."""
    goods = ("Anna: spell #3 shield shield", "Anna: gem 4 6", *STRUCK[2:])
    state = asked(*goods, "Cleo: weapon boomerang:2-2")
    state = GAME.apply(state, ANNA, Assign(3, Goods.SPELL)).state
    assert state.phase is Phase.SHIELDING
    state = GAME.apply(state, ANNA, Shield(Weapon.KATAR)).state
    sheet = forecast(GAME.view(state, TABLE))[ANNA]
    assert sheet.total - sheet.weapons == before_weapons(state.stacks, state.chart)[ANNA]
    assert sheet.weapons == -2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forecast_finds_the_best_shields(seats: int) -> None:
    """Of two players one strikes with the better side only: what strikes hardest of all may be on
    the other.
    """
    for seed in range(150):
        stacks = _armed(seats, Random(seed))
        for named in filled(_named(stacks[ANNA])):
            stopped = (named, *((),) * (seats - 1))
            best = stopped_best(stacks, stopped)[ANNA]
            assert best[: len(named)] == named
            least = min(
                suffered(stacks, ANNA, (*named, *more))
                for more in combinations(Weapon, shields(stacks[ANNA]) - len(named))
            )
            assert suffered(stacks, ANNA, best) == least, (seed, named)


def _armed(seats: int, chance: Random) -> tuple[Stacks, ...]:
    """Deal everybody four weapons and a booster, and the first one a shield or two."""
    cards = chance.sample(sorted(CARDS), len(CARDS))
    by = {name: [c for c in cards if getattr(SPELLS[CARDS[c].spell], name)] for name in _SPELLS}
    own = [by["shields"][: chance.randint(1, 2)], *([each] for each in by["boosts"])]
    rest = [card for card in cards if not any(card in spells for spells in own)]
    return tuple(
        {**EMPTY, Goods.WEAPON: tuple(rest[seat::seats][:4]), Goods.SPELL: tuple(own[seat])}
        for seat in range(seats)
    )


_SPELLS = ("shields", "boosts")


def _named(own: Stacks) -> list[Stopped]:
    """Return what may have been named so far."""
    return [(), *((weapon,) for weapon in Weapon)][: 1 if shields(own) == 1 else None]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("player", players_of(GAME)[1:], ids=lambda player: player.level.value)
def test_computers_and_hints_name_the_best_shield(
    player: ComputerPlayer[Any, Any, Any], seats: int
) -> None:
    """All is known by then: what leaves one most ahead, for what one gains another loses. Easy
    computers overlook weapons.
    """
    found = 0
    for seed in range(60):
        state = _shielding(_armed(seats, Random(seed)))
        if state.phase is not Phase.SHIELDING or shields(state.stacks[ANNA]) > 1:
            continue
        asks = known(GAME, [Transition(state, ())], ANNA)
        chosen = player.choose(asks, Rng(seed), player.budget)
        ends = {way: _lead(GAME.apply(state, ANNA, way).state) for way in asks.actions}
        assert ends[chosen] == max(ends.values()), seed
        found += chosen != asks.actions[0]
    assert found, "the first one was always the best: nothing is proved"


def _shielding(stacks: tuple[Stacks, ...]) -> State:
    state = GAME.setup(defaults(GAME), len(stacks), Rng(1))
    return after_rounds(replace(state, stacks=stacks, round=ROUNDS, deck=(), market=()))[0]


def _lead(state: State) -> int:
    result = GAME.result(state)
    assert result is not None
    first, *others = result.scores
    return first - max(others)
