"""Words: how many buttons say what they stand for, so that one can play without seeing."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from bench.fold.looks import begun, pressed, random_path
from bench.timing import Figures, at_size
from bench.words.agent import Agent, words_of
from bot.table.commands import Press
from bot.table.values import Phase, stamp_of, to_act
from games import GAMES
from games.core.choices import Path
from games.core.contract import defaults
from games.core.seats import lawful_people

_GAMES_OF_EACH = 20
KINDS = {
    **{game: (game, {}) for game in GAMES},
    "saboteur 2": ("saboteur", {"expansion": "on"}),
    "carcassonne, all": (
        "carcassonne",
        {
            "river": "on",
            "abbot": "on",
            "inns": "on",
            "traders": "on",
            "mines": "on",
            "draw": "open",
        },
    ),
}
"""What is played: a game, and options that bring more questions."""


def measure(size: float) -> Figures:
    """Print by game how many labels say nothing in words, and in how many questions all differ."""
    for kind in [*KINDS][: at_size(size, len(KINDS))]:
        asked = [
            labels
            for seed in range(at_size(size, _GAMES_OF_EACH))
            for labels in questions(kind, seed)
        ]
        every = [label for labels in asked for label in labels]
        bare = Counter(label for label in every if not words_of(label))
        said = f"{bare.total() / len(every):4.0%} of {len(every)} labels bare"
        told = f"{sum(map(differ, asked)) / len(asked):4.0%} of {len(asked)} questions told apart"
        yield kind, f"{said}, {told} {[label for label, _ in bare.most_common(4)]}"


def differ(labels: list[str]) -> bool:
    """Tell whether all answers to a question are told apart by their words."""
    said = [words_of(label) for label in labels]
    return all(said) and len(set(said)) == len(said)


def questions(kind: str, seed: int, step: int = 1) -> Iterator[list[str]]:
    """Play a game by random presses; yield the labels of every question on the way.

    :param step: one in this many decisions is looked at.
    """
    for number, (agent, path) in enumerate(decisions(kind, seed)):
        for length in range(len(path) + 1 if number % step == 0 else 0):
            agent.go(path[:length])
            yield from agent.questions()


def decisions(kind: str, seed: int) -> Iterator[tuple[Agent, Path]]:
    """Play a game by random presses; yield who reads each decision, and how it was decided."""
    game, options = KINDS[kind]
    chance, people = Random(seed), lawful_people(GAMES[game], defaults(GAMES[game]) | options)
    several = [count for count in people if count > 1]
    live = begun(game, several[seed % min(3, len(several))], seed, options, aloud=True)
    while live.table.phase is Phase.RUNNING:
        seat = chance.choice(to_act(GAMES, live))
        path = random_path(live, seat, chance)
        yield Agent(live, seat), path
        live = pressed(live, seat, Press(stamp_of(GAMES, live, seat), path, confirm=True))
