"""A computer's memory is what its seat has seen. docs/adr/0025."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.core.contract import Transition, agreed
from games.core.players import known
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury import GAME
from games.glastonbury.memory import remembered, with_memory
from games.glastonbury.view import Phase
from tests.proofs import filled

ALL = 1000


def _games() -> Iterator[list[Transition[Any]]]:
    """Yield games of strict memory, as they were when only the last moves were to be made."""
    for seed in range(6):
        chance = Random(seed)
        passed = [Transition(GAME.setup(agreed(GAME, {}), 2 + seed % 3, Rng(seed)), ())]
        while (state := passed[-1].state).phase is not Phase.OVER:
            action = chance.choice(list(GAME.legal_actions(state, state.turn)))
            passed.append(GAME.apply(state, state.turn, action))
        yield passed[:-1]


def test_who_has_seen_every_card_go_in_remembers_all_cauldrons() -> None:
    for passed in filled(_games()):
        past = known(GAME, passed, Seat(0)).past()
        cauldrons = tuple(wizard.cauldron for wizard in passed[-1].state.wizards)
        assert remembered(past, ALL) == cauldrons


def test_who_sees_only_the_board_remembers_the_top_cards() -> None:
    for passed in filled(_games()):
        brews = remembered(known(GAME, passed, Seat(1)).past(), 1)
        for brew, wizard in filled(zip(brews, passed[-1].state.wizards, strict=True)):
            looked_into = brew == wizard.cauldron
            assert looked_into or brew == (*(None,) * (len(brew) - 1), wizard.cauldron[-1])


def test_a_remembered_world_has_the_cards_where_they_lie() -> None:
    for passed in filled(_games()):
        asked = known(GAME, passed, Seat(0))
        world = with_memory(asked.sample(Rng(3)), remembered(asked.past(), ALL))
        assert world.wizards == passed[-1].state.wizards


@pytest.mark.parametrize("moments", [1, 6, 20, ALL])
def test_a_remembered_world_has_every_card_as_often_as_the_box(moments: int) -> None:
    """And looks as the true one does, with nothing else put where it is known what lies."""
    laid = 0
    for passed in _games():
        for count in range(1, len(passed) + 1, 4):
            asked, state = known(GAME, passed[:count], Seat(0)), passed[count - 1].state
            brews = remembered(asked.past(), moments)
            world = with_memory(asked.sample(Rng(count)), brews)
            assert GAME.components(world) == GAME.components(state)
            assert GAME.view(world, Seat(0)) == asked.view
            for brew, wizard in zip(brews, world.wizards, strict=True):
                assert [a or b for a, b in zip(brew, wizard.cauldron, strict=True)] == [
                    *wizard.cauldron
                ]
                laid += len(brew)
    assert laid
