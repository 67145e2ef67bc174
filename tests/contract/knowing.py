"""What seats know of their decisions, in games that were played."""

from collections.abc import Iterator
from typing import Any

from games.core.contract import Action, Known, Transition
from games.core.players import known
from tests.contract.plays import Play

Knowing = Known[Any, Any, Any]


def asked(play: Play, count: int) -> Iterator[Knowing]:
    """Yield some decisions from all parts of a game, about as many as `count`."""
    passed = _passed(play)
    for number in range(0, len(play.positions), max(1, len(play.positions) // count)):
        for seat in play.game.to_act(passed[number].state):
            yield known(play.game, passed[: number + 1], seat)


def decided(play: Play) -> list[tuple[Knowing, Action]]:
    """Return all decisions of a game, with what was chosen."""
    passed = _passed(play)
    return [
        (known(play.game, passed[: number + 1], position.seat), position.action)
        for number, position in enumerate(play.positions)
    ]


def _passed(play: Play) -> list[Transition[Any]]:
    return [Transition(play.states[0], ()), *(position.after for position in play.positions)]
