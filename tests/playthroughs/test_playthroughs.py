"""Whole games as transcripts, to be read as diffs.

`<game>.json` is a log: it never changes, and must replay for ever. `<game>.txt` is what everybody
saw of it; of games that `tests/chats` has written down, how they ended. After a change of texts or
views that is meant, write the transcripts anew and read the diff:

    REWRITE_PLAYTHROUGHS=1 .venv/bin/pytest tests/playthroughs
"""

import os
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from games.core.contract import AnyGame, Event, Transition, legend_of
from games.core.log import Log, Move, play, replay
from games.core.message import Message, message_of
from games.core.values import TABLE, Seat, Viewer
from tests.contract.plays import ALL, LOGS, PLAYTHROUGHS, recorded
from tests.contract.texts import say

BOARDS = 3
"""How many boards of a game are shown after its first, evenly spread."""
IN_CHATS = {
    path.stem.partition("-")[0] for path in (Path(__file__).parents[1] / "chats").glob("*.txt")
}
"""Games whose turns can be read there."""


@pytest.mark.parametrize("name", LOGS)
def test_a_game_is_seen_as_it_was(name: str) -> None:
    path, log = PLAYTHROUGHS / f"{name}.txt", recorded(name)
    transcript = "\n".join(_transcript(ALL[log.game], log)) + "\n"
    if "REWRITE_PLAYTHROUGHS" in os.environ:
        path.write_text(transcript, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == transcript


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("carcassonne", (30, 16)),
        ("carcassonne-alone", (22,)),
        ("carcassonne-everything", (136, 173, 126)),
        ("castle", (78, 77)),
        ("castle-equal", (75, 71)),
        ("castle-order", (69, 56)),
        ("glastonbury", (-21, -14, -13, -28)),
        ("laar", (7, 12, 21, 20)),
        ("land_vs_sea", (128, 79, 128, 79)),
        ("laar-tie", (11, 20, 20)),
        ("saboteur", (4, 2, 9, 2)),
        ("saboteur-second", (8, 9, 0, 0, 8)),
        ("gifts", (4, -3)),
        ("heaps", (0, 0, 1)),
        ("sealed", (1, 1, 0)),
    ],
)
def test_an_old_log_leads_to_the_same_scores(name: str, scores: tuple[int, ...]) -> None:
    """If this fails, games that are being played now are lost: raise `rules_version`."""
    log = recorded(name)
    game = ALL[log.game]
    assert log.rules_version == game.rules_version
    result = game.result(replay(game, log).state)
    assert result is not None
    assert result.scores == scores


def test_every_game_has_a_playthrough() -> None:
    assert {recorded(name).game for name in LOGS} == set(ALL)


def _transcript(game: AnyGame, log: Log) -> Iterator[str]:
    yield f"{log.game}, {log.seats} seats, options {dict(log.options)}, seed {log.rng.seed}"
    if log.game not in IN_CHATS:
        yield from _turns(game, log)
    state = replay(game, log).state
    yield from _scene(game, state, log.seats)
    result = game.result(state)
    assert result is not None
    yield f"Ranking {result.ranking}, scores {result.scores}"
    for line in result.lines:
        why = ", ".join(f"{r.count} {r.what}: {r.points}" for r in line.reasons)
        yield f"  {line.seat} {line.category} {line.points} ({why})"


def _turns(game: AnyGame, log: Log) -> Iterator[str]:
    """Yield what everybody saw before the end."""
    state = game.setup(log.options, log.seats, log.rng)
    every = max(1, len(log.moves) // BOARDS)
    for number, move in enumerate(log.moves):
        if number % every == 0:
            yield from _scene(game, state, log.seats)
        after = play(game, state, move.seat, move.action)
        state = after.state
        yield from _turn(game, number + 1, move, after, log.seats)


def _turn(
    game: AnyGame, number: int, move: Move, after: Transition[Any], seats: int
) -> Iterator[str]:
    yield f"{number}. seat {move.seat}: {move.action}"
    for who, told in _by_viewers(seats, lambda viewer: _told(game, after.events, viewer)):
        yield from (f"   {who}: {sentence}" for sentence in told)


def _told(game: AnyGame, events: tuple[Event, ...], viewer: Viewer) -> tuple[str, ...]:
    seen = (event.seen_by(viewer) for event in events)
    return tuple(_english(game, message_of(game.id, e)) for e in seen if e is not None)


def _scene(game: AnyGame, state: Any, seats: int) -> Iterator[str]:
    """What everybody has before them: how things stand, the points, the board. Of what a seat sees
    only the lines that the table does not.
    """
    public = _shown(game, state, TABLE)

    def beyond(viewer: Viewer) -> tuple[str, ...]:
        shown = _shown(game, state, viewer)
        return shown if viewer is TABLE else tuple(line for line in shown if line not in public)

    for who, shown in _by_viewers(seats, beyond):
        if shown:
            yield f"--- {who} ---"
            yield from shown
    yield "---"


def _shown(game: AnyGame, state: Any, viewer: Viewer) -> tuple[str, ...]:
    view = game.view(state, viewer)
    status = " · ".join(_english(game, message) for message in game.status(view))
    points = f"Points {game.scores(view)}"
    board = (*game.text_board(view).split("\n"), *_legend(game, view))
    return tuple(line for line in (status, points, *board) if line)


def _legend(game: AnyGame, view: Any) -> Iterator[str]:
    """Who has what; what the signs of the board mean is the same for ever."""
    for message in legend_of(game, view):
        if message.variables:
            yield _english(game, message)


def _by_viewers(
    seats: int, seen: Callable[[Viewer], tuple[str, ...]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what each viewer sees; those who see the same together."""
    viewers: tuple[Viewer, ...] = (TABLE, *map(Seat, range(seats)))
    for shown, group in groupby(viewers, key=seen):
        names = ["table" if viewer is TABLE else f"seat {viewer}" for viewer in group]
        yield "all" if len(names) == len(viewers) else ", ".join(names), shown


def _english(game: AnyGame, message: Message) -> str:
    return say(game.package, "en", message)
