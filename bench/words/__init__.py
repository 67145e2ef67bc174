"""Words: how many somebody hears who plays by words, a question and a turn, new and told before."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from bench.fold.looks import begun, pressed, random_path
from bench.fold.messages import messages, words_in
from bench.timing import Figures, at_size
from bench.words.agent import Agent, words_of
from bot.display.heard import heard_surface
from bot.table.preparing import Press
from bot.table.values import Phase, stamp_of, to_act
from games import GAMES
from games.core.choices import Path
from games.core.contract import defaults
from games.core.seats import lawful_people
from games.core.values import Seat

_GAMES_OF_EACH = 2
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
"""The games that are played, with options that bring more questions."""


class Heard(Struct, frozen=True):
    """How many words a turn has, from its question to the move."""

    questions: tuple[int, ...]
    """Of each message on the way, without its buttons."""
    buttons: tuple[int, ...]
    """Of the buttons below each."""
    new: int
    """Of all of them, those in lines that were not told in this game before."""


def measure(size: float) -> Figures:
    """Print by kind of message its most words, those of its buttons apart; by game the median and
    the most words of a question, of its buttons, of a turn.
    """
    yield from _by_kind(size)
    for kind in [*KINDS][: at_size(size, len(KINDS))]:
        turns = [one for n in range(at_size(size, _GAMES_OF_EACH)) for one in heard(kind, n)]
        whole = [sum((*one.questions, *one.buttons)) for one in turns]
        new = sum(one.new for one in turns) / sum(whole)
        questions = _spread([words for one in turns for words in one.questions])
        buttons = _spread([words for one in turns for words in one.buttons])
        yield kind, f"question {questions}, buttons {buttons}, turn {_spread(whole)}, {new:.0%} new"


def _by_kind(size: float) -> Figures:
    found = [*messages()]
    words: dict[str, list[tuple[int, int]]] = {}
    for kind, _, look in found[: at_size(size, len(found))]:
        told = heard_surface(look.surface, "chosen")
        said = sum(_words(button.text) for row in told.keyboard for button in row)
        words.setdefault(kind, []).append((words_in(told.text), said))
    for kind, some in words.items():
        text, labels = max(text for text, _ in some), max(said for _, said in some)
        yield kind, f"{text} words, buttons {labels}"


def _spread(counts: list[int]) -> str:
    return f"{sorted(counts)[len(counts) // 2]} (most {max(counts)})"


def heard(kind: str, seed: int) -> Iterator[Heard]:
    """Play a game by random presses; yield what each turn told who makes it."""
    known: dict[Seat, set[str]] = {}
    for agent, path in decisions(kind, seed):
        before, steps = known.setdefault(agent.seat, set()), []
        for length in range(len(path) + 1):
            agent.go(path[:length])
            steps.append((agent.text, agent.labels))
        lines = [line for text, labels in steps for line in (*text.split("\n"), *labels)]
        new = dict.fromkeys(line for line in lines if line not in before)
        before.update(new)
        questions = tuple(_words(text) for text, _ in steps)
        buttons = tuple(sum(map(_words, labels)) for _, labels in steps)
        yield Heard(questions, buttons, sum(map(_words, new)))


def _words(text: str) -> int:
    """Count the words of a text that a voice reads; signs do not count."""
    return sum(any(map(str.isalnum, word)) for word in text.split())


def differ(labels: list[str]) -> bool:
    """Tell whether all answers to a question are told apart by their words."""
    said = [words_of(label) for label in labels]
    return all(said) and len(set(said)) == len(said)


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
