"""The fold: the share of asking and confirming messages that a phone shows at one glance."""

from collections.abc import Iterator

from bench.fold.looks import Look, looks, numbers
from bench.fold.page import heights
from bench.timing import Figures
from bot.display.fold import WHOLE
from games import GAMES

_SEEDS = (1, 2, 3)
"""A game in each language."""
_STEP = 12
"""Every so many decisions are looked at."""
_EARLY = 40
"""Moves: later pictures may need more room."""


def measure() -> Figures:
    """Print by game and number of people: all that asks, and the previews of the first moves."""
    sample = dict(_sample())
    every = [look for some in sample.values() for look in some]
    seen = dict(zip(map(id, every), heights(every), strict=True))
    for (game, people), some in sample.items():
        early = [look for look in some if look.confirms and look.moves < _EARLY]
        fits, early_fits = (
            sum(seen[id(look)] <= WHOLE for look in part) / max(1, len(part))
            for part in (some, early)
        )
        figure = f"{fits:4.0%} of {len(some)}, early previews {early_fits:4.0%} of {len(early)}"
        yield f"{game}, {people} people, within 390 x {WHOLE}", figure


def _sample() -> Iterator[tuple[tuple[str, int], list[Look]]]:
    for game in GAMES:
        for people in numbers(game):
            found = (look for seed in _SEEDS for look in looks(game, people, step=_STEP, seed=seed))
            yield (game, people), list(found)
