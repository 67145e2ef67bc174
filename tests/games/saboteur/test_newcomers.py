"""Somebody joins between two rounds: a house rule of ours (docs/adr/0125)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.contract import Transition, agreed, legend_of, notes_of
from games.core.log import Log, follow, replay, unfolded
from games.core.players import decide, players_of
from games.core.rng import Rng
from games.core.undo import Revealed, taken_back
from games.core.values import TABLE, Seat
from games.saboteur import GAME
from games.saboteur.events import RoundBegan
from games.saboteur.state import State
from games.saboteur.view import Phase
from tests.proofs import filled

SECOND = {"expansion": "on"}
TABLES = [({}, 3), ({}, 9), (SECOND, 2), (SECOND, 5), (SECOND, 11)]
"""Options, and how many begin."""


def begun(options: dict[str, str], seats: int, seed: int) -> tuple[Log, Transition[State]]:
    log = Log("saboteur", GAME.rules_version, seats, agreed(GAME, options), Rng(seed))
    return log, replay(GAME, log)


def moved(log: Log, at: Transition[State], chance: Random) -> tuple[Log, Transition[State]]:
    """Make a random move."""
    (seat,) = GAME.to_act(at.state)
    action = chance.choice(list(GAME.legal_actions(at.state, seat)))
    return log.with_move(seat, action), follow(GAME, at, seat, action)


def played(
    options: dict[str, str], seats: int, seed: int
) -> Iterator[tuple[Log, Transition[State]]]:
    """Yield every position of a game in which one more joins as soon as that can be."""
    assert GAME.latecomers
    (log, at), chance = begun(options, seats, seed), Random(seed)
    yield log, at
    while GAME.to_act(at.state):
        log, at = moved(log, at, chance)
        joined = None if log.joined else GAME.latecomers.seated(at)
        if joined:
            log, at = log.with_seat(), joined
        yield log, at


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_game_goes_on_to_its_end_with_one_more(options: dict[str, str], seats: int) -> None:
    positions = list(played(options, seats, 1))
    log, last = positions[-1]
    assert len(log.joined) == 1
    assert log.seats == seats + 1
    result = GAME.result(last.state)
    assert result
    assert len(result.scores) == seats + 1
    newcomers = [line for line in result.lines if line.seat == seats]
    missed = [line for line in newcomers if line.where <= 1]
    assert missed == [], "nothing is paid for what one missed"


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_log_leads_to_the_same_state_from_any_moment_on(
    options: dict[str, str], seats: int
) -> None:
    positions = list(played(options, seats, 2))
    for log, at in positions[:: len(positions) // 9]:
        assert replay(GAME, log).state == at.state
        assert replay(GAME, log).events == at.events
    log, _ = positions[-1]
    states = [after.state for after in unfolded(GAME, log)]
    assert states == [at.state for _, at in positions[1:]]


def beginning(options: dict[str, str], seats: int) -> tuple[Log, Transition[State]]:
    """The first position with one more."""
    return next((log, at) for log, at in played(options, seats, 1) if log.joined)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_round_is_dealt_as_for_one_more_from_the_beginning(
    options: dict[str, str], seats: int
) -> None:
    _, at = beginning(options, seats)
    state = at.state
    _, fresh = begun(options, seats + 1, 1)
    assert (state.round, state.phase, len(state.rounds)) == (2, Phase.PLAYING, 1)
    assert [len(hand) for hand in state.hands] == [len(hand) for hand in fresh.state.hands]
    assert len(state.deck) == len(fresh.state.deck)
    assert Counter((*state.roles, *state.spare)) == Counter(
        (*fresh.state.roles, *fresh.state.spare)
    )
    assert state.turn == (state.player + 1) % (seats + 1)
    (began,) = (event for event in at.events if isinstance(event, RoundBegan))
    assert (began.round, began.seat) == (2, state.turn)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_view_of_everybody_is_what_they_know(options: dict[str, str], seats: int) -> None:
    """Whatever is hidden is dealt anew: nothing that a viewer is shown changes, no card is lost."""
    for log, at in filled([one for one in played(options, seats, 3) if one[0].joined][::7]):
        state = at.state
        for viewer in (TABLE, Seat(0), Seat(seats)):
            dealt = GAME.resample(state, viewer, Rng(5))
            view = GAME.view(state, viewer)
            assert GAME.view(dealt, viewer) == view
            assert GAME.components(dealt) == GAME.components(state)
            assert GAME.text_board(view)
            said: list[Any] = [*GAME.status(view), *legend_of(GAME, view), notes_of(GAME, view)]
            assert said
            assert len(GAME.scores(view)) in (0, log.seats)


def test_who_was_not_there_knows_what_the_table_knew() -> None:
    _, at = begun({}, 3, 1)
    assert GAME.view(at.state, Seat(3)) == GAME.view(at.state, TABLE)


def test_nobody_joins_in_the_middle_of_a_round_nor_in_the_first() -> None:
    assert GAME.latecomers
    (log, at), chance = begun({}, 3, 1), Random(1)
    assert GAME.latecomers.awaits(at.state)
    assert GAME.latecomers.seated(at) is None
    while not (joined := GAME.latecomers.seated(at)):
        log, at = moved(log, at, chance)
    log, at = moved(log.with_seat(), joined, chance)
    assert GAME.latecomers.seated(at) is None


def test_nobody_waits_for_a_round_that_does_not_come() -> None:
    assert GAME.latecomers
    last = [at.state for _, at in played({}, 3, 1) if at.state.round == 3]
    assert not any(filled(map(GAME.latecomers.awaits, last)))
    once = begun({}, 3, 1)[1].state
    once = replace(once, options={**once.options, "rounds": "1"})
    assert not GAME.latecomers.awaits(once)


def test_undo_does_not_reach_beyond_the_round_that_one_has_joined() -> None:
    log, _ = beginning({}, 3)
    with pytest.raises(Revealed):
        taken_back(GAME, log)


@pytest.mark.parametrize("level", [player.level for player in players_of(GAME)])
def test_computers_play_on_beside_a_newcomer_and_in_their_place(level: Any) -> None:
    log, at = beginning({}, 3)
    seen = set[Seat]()
    for number in range(8):
        (seat,) = GAME.to_act(at.state)
        action = decide(GAME, log, seat, level, Rng(number))
        seen.add(seat)
        at = follow(GAME, at, seat, action)
        log = log.with_move(seat, action)
    assert seen == set(map(Seat, range(4)))
