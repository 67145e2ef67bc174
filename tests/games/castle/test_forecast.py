"""What the preview promises is what the move then brings."""

import pytest

from games.castle import GAME
from games.castle.actions import Place
from games.castle.components import Bonus
from games.castle.events import BonusTaken
from games.castle.forecast import placed
from games.castle.state import State
from games.core.log import find
from games.core.values import TABLE, Seat
from tests.games.castle.script import Scenario, arranged

MOVE = "place D2 r0"
"""Completes the tower of D1, for four points, and the path of D3, for two."""


def both(owners: tuple[str, str], points: tuple[int, int]) -> State:
    """Return a state in which one move completes a tower and a path, of these owners."""
    tower, path = owners
    return arranged(
        Scenario(
            "",
            "",
            (),
            points=points,
            wall={"12": Bonus.KEEP},
            map=("D1 49 r180", "D3 32 r180"),
            followers=(f"{tower} tower0@D1", f"{path} path0@D3"),
            stack=("33", "31"),
        )
    )


def the_move(state: State) -> Place:
    move = find(GAME, state, state.turn, MOVE)
    assert isinstance(move, Place)
    return move


def promised(state: State) -> list[Seat]:
    """Return who takes a wall tile, as the preview has it."""
    move = the_move(state)
    coming = placed(GAME.view(state, TABLE), move.cell, move.rotation, move.follower)
    assert len(coming) == 2
    return [landing.seat for landing in coming if landing.tower is not None]


def taken(state: State) -> list[Seat]:
    """Return who takes a wall tile when the move is made."""
    events = GAME.apply(state, state.turn, the_move(state)).events
    return [event.seat for event in events if isinstance(event, BonusTaken)]


@pytest.mark.parametrize(
    ("owners", "points"),
    [
        (("Anna", "Bob"), (8, 10)),
        (("Bob", "Anna"), (10, 8)),
        (("Anna", "Bob"), (9, 11)),
    ],
)
def test_one_wall_tile_is_promised_once(owners: tuple[str, str], points: tuple[int, int]) -> None:
    """Ruling 7: who lands first takes it; ruling 6: one's own features come first."""
    state = both(owners, points)
    assert promised(state) == taken(state) == [state.turn]
