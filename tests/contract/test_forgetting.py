"""What is to be remembered cannot be read anywhere: docs/adr/0033.

`tests/bot/display/test_forgetting.py` holds the same of all that stands in the chats.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.contract import AnyGame, PublicEvent, must_forget, notes_of
from games.core.message import Message
from tests.contract import plays
from tests.contract.plays import ALL, Play
from tests.contract.twins import told, twins
from tests.toys.cairns import CairnGrown, View

MOMENTS = 6
"""Of each play."""
TWINS = 2
"""Of each moment."""

FORGETTING = [
    start for start in plays.starts() if must_forget(ALL[start.game], dict(start.options))
]


@pytest.mark.parametrize("start", FORGETTING, ids=str)
def test_nothing_that_may_still_be_read_tells_what_is_to_be_remembered(start: plays.Start) -> None:
    compared = list(differences(plays.play(start)))
    assert compared, "no twin was found: this would prove nothing"
    assert [found for found in compared if found] == []


def differences(play: Play) -> Iterator[str]:
    """Yield for each twin what tells it from the game, or nothing."""
    running = len(play.positions)
    for moves in range(max(2, running // 5), running, max(1, running // MOMENTS)):
        for twin in twins(play, moves, TWINS):
            for viewer in play.viewers:
                ours, theirs = (_readable(one, moves, viewer) for one in (play, twin))
                yield "" if ours == theirs else f"after {moves}, {viewer}: {ours} or {theirs}"


def _readable(play: Play, moves: int, viewer: Any) -> dict[str, object]:
    """Return everything that a viewer may read after `moves` moves: notes of any moment stay."""
    game, views = play.game, [play.game.view(state, viewer) for state in play.states[: moves + 1]]
    return {
        "view": views[-1],
        "told": told(play, moves, viewer),
        "notes": [notes_of(game, view) for view in views],
        "status": game.status(views[-1]),
        "scores": game.scores(views[-1]),
        "board": game.text_board(views[-1]),
    }


# The door notices


def leaking(**changes: Any) -> list[str]:
    """Return what the door finds in the toy, when it is made leaky."""
    start = next(start for start in FORGETTING if start.game == "cairns")
    cairns = ALL["cairns"]
    leaky = replace(cairns, secrecy=replace(cairns.secrecy, **changes))
    play = plays.play(start)._replace(game=leaky)
    return [found for found in differences(play) if found]


def test_door_notices_events_that_are_told_for_ever() -> None:
    class StoneKnown(PublicEvent, frozen=True):
        stone: str

    start = next(start for start in FORGETTING if start.game == "cairns")
    game: AnyGame = ALL["cairns"]

    def apply(state: Any, seat: Any, action: Any) -> Any:
        after = game.apply(state, seat, action)
        return replace(after, events=(*after.events, StoneKnown(state.bag[0])))

    leaky = replace(game, apply=apply)
    play = plays.play(start)
    positions = tuple(p._replace(after=apply(p.state, p.seat, p.action)) for p in play.positions)
    found = [one for one in differences(Play(leaky, play.log, positions)) if one]
    assert found


def test_door_notices_notes_that_stay() -> None:
    def notes(view: View) -> dict[str, Message]:
        return {f"top-{view.left}": Message("cairns-status", {"stone": view.tops[0], "left": 1})}

    assert leaking(notes=notes)
    assert not leaking(notes=lambda view: {"high": Message("cairns-high", {"high": view.high[0]})})


def test_what_can_be_counted_at_any_time_is_no_leak() -> None:
    assert not leaking()
    assert CairnGrown(plays.play(FORGETTING[0]).seats[0], 1).fleeting is False
