"""The fold: the share of asking and confirming messages that a phone shows at one glance."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bench.fold.heads import measure_heads
from bench.fold.looks import Kind, Look, kinds, last_boards, looks
from bench.fold.messages import messages, words_in
from bench.fold.page import Shown, shown
from bench.timing import Figures, at_size
from bot.display.viewport import MOST_LINES, WHOLE
from bot.texts.languages import SPOKEN

_SEEDS = tuple(range(1, len(SPOKEN) + 1))
"""A game in each language."""
_STEP = 12
"""One in this many decisions is looked at."""
_STATES = {"plain": False, "hard": True}
"""Hard: long names, hints, a computer in somebody's place; a vote, or somebody who is late."""
_SEVERAL = 10
"""From so many people on, a game's private messages are counted separately."""


def measure(size: float) -> Figures:
    """Print by game and number of people how many of the messages that ask fit an iPhone's
    screen, how many have a short caption, and which labels of buttons are cut off, most frequent
    first; before these, the same of each kind of message that there is, and whether question and
    tip stand first and whole.
    """
    yield from measure_heads(size)
    yield from _by_kind(size)
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


def _by_kind(size: float) -> Figures:
    """Yield for each kind of message the most buttons, rows and words in any language, and the
    labels that are cut off.
    """
    found = [*messages()]
    found = found[: at_size(size, len(found))]
    seen = shown([look for *_, look in found])
    kinds_of: dict[tuple[str, bool], list[tuple[Look, Shown]]] = {}
    for (kind, is_hard, look), one in zip(found, seen, strict=True):
        kinds_of.setdefault((kind, is_hard), []).append((look, one))
    for (kind, is_hard), some in kinds_of.items():
        cut = [label for _, one in some for label in one.cut]
        height = max(one.height for _, one in some)
        rows = max(len(look.surface.keyboard) for look, _ in some)
        words = max(one.words for _, one in some)
        all_words = max(words_in(look.surface.text) for look, _ in some)
        said = f"{max(map(_buttons, some))} buttons in {rows} rows, {words} of {all_words} words"
        yield f"{kind}{', hard' if is_hard else ''}", f"{said}, {height:.0f} high, cut {cut}"
    plain = sorted(_buttons(one) for some in kinds_of.values() for one in some)
    yield "buttons, in the median", f"{plain[len(plain) // 2]}"


def _buttons(one: tuple[Look, Shown]) -> int:
    return sum(map(len, one[0].surface.keyboard))


def _said(there: Sequence[Shown]) -> str:
    fits = sum(one.height <= WHOLE for one in there) / max(1, len(there))
    cut = Counter(label for one in there for label in one.cut)
    return f"{fits:4.0%} of {len(there)}, {len(cut)} labels cut {[*cut][:3] if cut else ''}"


def _last(size: float) -> Iterator[Look]:
    """Yield the last boards of all games, if they have buttons."""
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
