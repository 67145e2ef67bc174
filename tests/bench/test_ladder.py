"""The ladder measures what it says: its rivals know no more than their seat, and its page loses
nothing.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bench.ladder.__main__ import page, source
from bench.ladder.matches import Outcome
from bench.ladder.rivals import strangers_at
from bench.ladder.rivals.two_ply import Judged, two_plies
from bench.play import random_state
from games import GAMES
from games.core.contract import AnyGame, Known, Transition, defaults
from games.core.players import known
from games.core.rng import Rng
from games.core.seats import lawful_seats
from tests.proofs import filled
from tests.toys import EVERY_TOY
from tests.toys.heaps import State

CHANCE, HEAPS = Rng(5), EVERY_TOY["heaps"]
FEW = 2
"""Worlds or playouts: enough to choose, not to choose well."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_does_not_change_what_a_stranger_chooses(game: str) -> None:
    for asked, dealt_anew in filled(_asked(GAMES[game])):
        for stranger in filled(strangers_at(game)):
            chosen = stranger.choose(asked, CHANCE, FEW)
            assert chosen in asked.actions
            assert stranger.choose(dealt_anew, CHANCE, FEW) == chosen


def _asked(game: AnyGame) -> Iterator[tuple[Known[Any, Any, Any], Known[Any, Any, Any]]]:
    """Yield decisions, each with the same one where everything hidden is dealt anew."""
    seats = next(count for count in lawful_seats(game, defaults(game)) if count > 1)
    for moves in (3, 12):
        state = random_state(game, seats, seed=1, moves=moves)
        seat = game.to_act(state)[0]
        asked = known(game, [Transition(state, ())], seat)
        anew = Transition(game.resample(state, seat, Rng(11)), ())
        yield asked, replace(known(game, [anew], seat), past=asked.past)


def _as_it_ended(state: State) -> tuple[int, ...]:
    result = HEAPS.result(state)
    return result.scores if result else (0,) * state.seats


@pytest.mark.parametrize("heaps", [(1, 3, 0), (3, 1, 0), (1, 1, 2)])
def test_two_plies_leave_no_winning_answer_where_that_can_be(heaps: tuple[int, ...]) -> None:
    """Whoever leaves a single heap of at most three has lost."""
    state = State(heaps, HEAPS.setup({}, 2, Rng(1)).turn, 2)
    choose = two_plies(HEAPS, Judged(_as_it_ended, actions=9, worlds=1))
    chosen = choose(known(HEAPS, [Transition(state, ())], state.turn), CHANCE, 1)
    left = HEAPS.apply(state, state.turn, chosen).state.heaps
    assert sum(map(bool, left)) > 1


def test_two_plies_win_at_once() -> None:
    state = State((0, 3, 0), HEAPS.setup({}, 2, Rng(1)).turn, 2)
    choose = two_plies(HEAPS, Judged(_as_it_ended, actions=9, worlds=1))
    chosen = choose(known(HEAPS, [Transition(state, ())], state.turn), CHANCE, 1)
    assert HEAPS.apply(state, state.turn, chosen).state.heaps == (0, 0, 0)


STOOD = """# Written by hand

## Laar, 2 at a table

| who | against | won | points | ms a move |
| --- | --- | --- | --- | --- |
| strong | easy | 90% (80%-95%, n = 70) | 24 : 22 | 36 |
"""
ROW = "| strong | easy | 90% (80%-95%, n = 70) † | 24 : 22 | 36 |"


def test_what_was_played_before_players_changed_stays_on_the_page_and_is_marked_once() -> None:
    written = page(STOOD, {})
    assert ROW in written.splitlines()
    assert page(written, {}) == written


def test_what_players_have_played_as_they_are_now_takes_its_place() -> None:
    now = Outcome(("strong", "easy"), (1.0, 0.0), (30, 20), (0.1, 0.1), (10, 10))
    written = page(STOOD, {("laar, 2 at a table: strong, easy", source("laar")): {0: now}})
    assert "n = 1) | 30 : 20 | 10 |" in written
    assert "n = 70" not in written
