"""The fold: the share of asking and confirming messages that a phone shows at one glance."""

from collections import Counter
from collections.abc import Iterator

from bench.fold.looks import Look, last_boards, looks, numbers
from bench.fold.page import shown
from bench.timing import Figures
from bot.display.viewport import MOST_LINES, WHOLE
from games import GAMES

_SEEDS = (1, 2, 3)
"""A game in each language."""
_STEP = 12
"""One in this many decisions is looked at."""
_STATES = {"plain": False, "hard": True}
"""Hard: long names, hints, a computer in somebody's place, a vote on taking back."""


def measure() -> Figures:
    """Print by game and number of people how many of the messages that ask fit an iPhone's
    screen, how many have a short caption, and which labels of buttons are cut off, most frequent
    first.
    """
    sample = dict(_sample())
    every = [look for some in sample.values() for look in some]
    seen = dict(zip(map(id, every), shown(every), strict=True))
    for (game, people, state), some in sample.items():
        there = [seen[id(look)] for look in some]
        fits = sum(one.height <= WHOLE for one in there) / max(1, len(there))
        cut = Counter(label for one in there for label in one.cut)
        said = f"{fits:4.0%} of {len(some)}, {len(cut)} labels cut {[*cut][:3] if cut else ''}"
        yield f"{game}, {people} people, {state}, within {WHOLE}", said
        short = sum(one.lines <= MOST_LINES for one in there) / max(1, len(there))
        yield f"  captions of at most {MOST_LINES} lines", f"{short:4.0%}"
    yield "the tallest of all last boards", f"{max(one.height for one in shown(_last())):.0f}"


def _last() -> list[Look]:
    """The last boards of all games: what carries buttons when a game is over."""
    return [
        Look(surface, 0, confirms=False)
        for game in GAMES
        for people in numbers(game)
        for surface in last_boards(game, people, seed=people)
        if surface.keyboard
    ]


def _sample() -> Iterator[tuple[tuple[str, int, str], list[Look]]]:
    for game in GAMES:
        for people in numbers(game):
            for state, is_hard in _STATES.items():
                found = (
                    look
                    for seed in _SEEDS
                    for look in looks(game, people, step=_STEP, seed=seed, is_hard=is_hard)
                )
                yield (game, people, state), list(found)
