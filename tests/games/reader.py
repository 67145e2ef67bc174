"""What the scenario files of all games have in common.

A scenario is a passage of a source, played: a name, the source, steps. A step is a move or a
sentence that must be true at that moment. Each game says how its moves are written, what comes
before the first of them, and which sentences it knows besides those of `common`.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from re import Match, findall, fullmatch, search
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.contract import AnyGame, Event
from games.core.log import play
from games.core.message import message_of
from games.core.values import TABLE, Seat, Viewer
from tests.contract.texts import PEOPLE, say

PAGE = Path(__file__).parents[2] / "docs" / "rules-sources.md"


S = TypeVar("S")
K = TypeVar("K")


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A passage of the sources, played."""

    name: str
    source: str
    steps: tuple[str, ...]
    options: Mapping[str, str] = {}
    """Those that are not as usual."""


class Moment(Struct, Generic[S], frozen=True):
    """The table after a step."""

    state: S
    events: tuple[Event, ...] = ()


M = TypeVar("M", bound=Moment[Any])

Sentences = Mapping[str, Callable[[M, Match[str]], bool]]
"""What can be said, as a pattern, and whether it is true."""


def read(folder: Path, kind: type[K]) -> list[K]:
    """Read all scenarios of a folder."""
    files = (tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml")))
    return [msgspec.convert(one, kind) for file in files for one in file["scenario"]]


def played(
    game: AnyGame,
    start: Moment[S],
    scenario: Scenario,
    sentences: Sentences[Moment[S]],
    is_whole: bool = True,
) -> Moment[S]:
    """Play a scenario; the first sentence that is not true fails.

    :param is_whole: whether all there is in the box is still there at the end.
    """
    moment, box = start, game.components(start.state)
    for step in scenario.steps:
        if move := fullmatch(r"(?P<who>\w+): (?P<action>.+)", step):
            after = play(game, moment.state, seat_of(move["who"]), move["action"])
            moment = Moment(after.state, after.events)
        else:
            assert is_true(moment, step, sentences), step
    assert not is_whole or game.components(moment.state) == box
    return moment


def is_true(moment: M, sentence: str, sentences: Sentences[M]) -> bool:
    """Tell whether a sentence is true; the first pattern that it has decides."""
    for pattern, check in sentences.items():
        if found := fullmatch(pattern, sentence):
            return check(moment, found)
    raise ValueError(f"no such sentence: {sentence}")


def seat_of(name: str) -> Seat:
    """Return the seat of somebody."""
    return Seat(PEOPLE.index(name))


def seats_of(names: str) -> tuple[Seat, ...]:
    """Read `Anna and Bob`."""
    return tuple(sorted(map(seat_of, names.split(" and "))))


def viewer_of(name: str) -> Viewer:
    """Return who looks: somebody, or all of `the group`."""
    return TABLE if name == "the group" else seat_of(name)


def common(game: AnyGame) -> Sentences[Moment[Any]]:
    """Return the sentences that are about any game."""

    def may(moment: Moment[Any], said: Match[str]) -> bool:
        actions = game.legal_actions(moment.state, seat_of(said["who"]))
        return said["action"] in map(str, actions)

    def is_over(moment: Moment[Any], said: Match[str]) -> bool:
        return game.result(moment.state) is not None

    def next_is(moment: Moment[Any], said: Match[str]) -> bool:
        return game.to_act(moment.state) == (seat_of(said["who"]),)

    def win(moment: Moment[Any], said: Match[str]) -> bool:
        result = game.result(moment.state)
        return result is not None and result.ranking[0] == seats_of(said["winners"])

    def told(moment: Moment[Any], said: Match[str]) -> bool:
        seen = (event.seen_by(viewer_of(said["who"])) for event in moment.events)
        messages = (message_of(game.id, event) for event in seen if event is not None)
        return said["sentence"] in (say(game.package, "en", message) for message in messages)

    return {
        r"(?P<who>the group|\w+) is told: (?P<sentence>.+)": told,
        r"(?P<who>the group|\w+) is not told: (?P<sentence>.+)": (
            lambda moment, said: not told(moment, said)
        ),
        r"(?P<who>\w+) may not (?P<action>.+)": lambda moment, said: not may(moment, said),
        r"(?P<who>\w+) may (?P<action>.+)": may,
        r"the game is over": is_over,
        r"it is (?P<who>\w+)'s turn": next_is,
        r"(?P<winners>.+) wins?": win,
    }


def rulings(game: str) -> set[int]:
    """Return the numbers of the rulings that the page on sources has under a game's title."""
    part = search(rf"(?ms)^# {game}$(.*?)(?=^# |\Z)", PAGE.read_text("utf-8"))
    assert part, game
    return set(map(int, findall(r"(?m)^\| (\d+) \|", part[1])))


def named(scenarios: Sequence[Scenario]) -> set[int]:
    """Return the numbers of the rulings that scenarios give as their source."""
    assert all(scenario.source for scenario in scenarios)
    return set(map(int, findall(r"[Rr]uling (\d+)", " ".join(each.source for each in scenarios))))
