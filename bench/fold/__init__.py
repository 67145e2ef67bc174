"""The fold: the share of asking and confirming messages that a phone shows at one glance."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bench.fold.looks import Kind, Look, kinds, last_boards, looks
from bench.fold.page import Shown, shown
from bench.timing import Figures, at_size
from bot.display.viewport import MOST_LINES, WHOLE

_SEEDS = (1, 2, 3)
"""A game in each language."""
_STEP = 12
"""One in this many decisions is looked at."""
_STATES = {"plain": False, "hard": True}
"""Hard: long names, hints, a computer in somebody's place; a vote, or somebody who is late."""
_SEVERAL = 10
"""People in whose games private messages are counted by themselves."""


def measure(size: float) -> Figures:
    """Print by game and number of people how many of the messages that ask fit an iPhone's
    screen, how many have a short caption, and which labels of buttons are cut off, most frequent
    first.
    """
    sample = list(_sample(size))
    every = [look for *_, some in sample for look in some]
    seen = dict(zip(map(id, every), shown(every), strict=True))
    for kind, state, some in sample:
        there = [seen[id(look)] for look in some]
        yield f"{kind.name}, {state}, within {WHOLE} (aim: 95 %)", _said(there)
        short = sum(one.lines <= MOST_LINES for one in there) / max(1, len(there))
        yield f"  captions of at most {MOST_LINES} lines (aim: all)", f"{short:4.0%}"
        private = [seen[id(look)] for look in some if look.is_private]
        if private and kind.people >= _SEVERAL:
            yield f"  in private, within {WHOLE} (aim: 95 %)", _said(private)
    last = shown(list(_last(size)))
    tallest = f"{max(one.height for one in last):.0f}"
    yield f"the tallest of {len(last)} last boards (aim: {WHOLE})", tallest


def _said(there: Sequence[Shown]) -> str:
    fits = sum(one.height <= WHOLE for one in there) / max(1, len(there))
    cut = Counter(label for one in there for label in one.cut)
    return f"{fits:4.0%} of {len(there)}, {len(cut)} labels cut {[*cut][:3] if cut else ''}"


def _last(size: float) -> Iterator[Look]:
    """Yield the last boards of all games: what carries buttons when a game is over."""
    for kind in _kinds(size):
        for surface in last_boards(kind, seed=kind.people):
            if surface.keyboard:
                yield Look(surface, 0, confirms=False)


def _sample(size: float) -> Iterator[tuple[Kind, str, list[Look]]]:
    for kind in _kinds(size):
        seeds = _SEEDS[: at_size(size, len(_SEEDS))]
        for state, is_hard in _STATES.items():
            games = (looks(kind, step=_STEP, seed=seed, is_hard=is_hard) for seed in seeds)
            yield kind, state, [look for game in games for look in game]


def _kinds(size: float) -> Sequence[Kind]:
    every = kinds()
    return every[: at_size(size, len(every))]
