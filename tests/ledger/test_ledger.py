"""Any deeds in any order: the time that a table tells agrees with the model's."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from bot.table.values import Phase
from tests.ledger.__main__ import drawn, fault, main
from tests.ledger.model import Facts, Model, Off
from tests.ledger.world import DEEDS, World

_NUMBER = st.integers(0, 999)


class Deeds(RuleBasedStateMachine):
    """Does what Hypothesis draws: a trail that breaks something is shrunk."""

    @initialize(seed=st.integers(0, 10_000))
    def begin(self, seed: int) -> None:
        self.world = World(seed)


def _rule(name: str) -> Callable[..., None]:
    def do(self: Deeds, a: int, b: int, c: int) -> None:
        self.world.do(name, a, b, c)

    do.__name__ = name
    return rule(a=_NUMBER, b=_NUMBER, c=_NUMBER)(do)


for _name in DEEDS:
    setattr(Deeds, _name, _rule(_name))

TestDeeds: Any = Deeds.TestCase
TestDeeds.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("seed", range(5))
def test_long_games(seed: int) -> None:
    """The same deeds each time; `python -m tests.ledger` does more."""
    assert not fault(seed, drawn(Random(seed), 400))


def test_every_deed_does_something() -> None:
    """A deed that is always refused would hold nothing."""
    done = dict.fromkeys(DEEDS, 0)
    for seed in range(40):
        world = World(seed)
        for name, *numbers in drawn(Random(seed), 60):
            before = world.live, world.now
            world.do(name, *numbers)
            done[name] += (world.live, world.now) != before
    idle = {name for name, count in done.items() if not count and name != "store"}
    assert not idle
    assert world.live.table.phase in Phase


def test_a_fault_is_told_by_the_deeds_that_lead_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A model that forgets days off finds the table wrong, and says how."""
    monkeypatch.setattr(Off, "holds", lambda self, moment: False)
    assert main(4000) == 1
    told = capsys.readouterr().out
    assert "plan " in told
    assert len(told.splitlines()) < 30


# The model by itself


def model(weekends: str = "", clock: int = 7 * 24 * 3600) -> Model:
    return Model(at(9), clock, 0, weekends, {1: "Europe/Kyiv"})


def at(hour: int, day: int = 1) -> int:
    """A moment of January 2026, which began on a Thursday, by UTC."""
    return int(datetime(2026, 1, day, hour, tzinfo=UTC).timestamp())


ONE = Facts((0,), {0: 1}, is_paused=False)


def test_the_model_counts_hours_of_thinking_and_none_of_free_days() -> None:
    free = model("Europe/Kyiv")
    free.pass_time(ONE, at(9, 6))
    assert free.used == {0: (5 - 2) * 24 * 3600}
    off = model()
    off.off[1] = Off(date(2026, 1, 1), date(2026, 1, 2), "Europe/Kyiv", at(10))
    off.pass_time(ONE, at(9, 3))
    assert off.used == {0: 3600 + (2 + 9) * 3600}
    fast = model(clock=3600)
    fast.off[1] = Off(date(2026, 1, 1), date(2026, 1, 1) + timedelta(9), "Europe/Kyiv", 0)
    fast.pass_time(ONE, at(10))
    assert fast.used == {0: 3600}


def test_the_model_has_whoever_moves_in_a_pause_pay_for_it() -> None:
    banks = Model(at(9), 24 * 3600, 3600, "", {1: "Europe/Kyiv"})
    banks.ask(0)
    banks.pass_time(ONE, at(10))
    banks.pass_time(ONE._replace(is_paused=True), at(12))
    assert banks.used == {0: 3600}
    banks.decide(0, 1)
    assert banks.banks == {0: (24 - 3 + 1) * 3600}
