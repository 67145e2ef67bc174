"""The points of a cauldron. Booklet, "Подсчет очков"."""

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement

from games.core.score import Reason
from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, POWDER, WIZARDS
from games.glastonbury.ruleset import Pay
from games.glastonbury.state import CauldronLine, State

BONUS = 5
"""For four of a kind; never doubled."""


def ingredients(state: State, seat: Seat, powder: tuple[str, ...]) -> tuple[CauldronLine, ...]:
    """Pay for each kind: one costs its value, two bring nothing, three their sum, four a bonus.

    One's own colour counts twice. Powder is a card of value 0; a fifth card changes nothing.
    """
    values: dict[str, list[int]] = {}
    for card in state.wizards[seat].cauldron:
        if card != POWDER:
            values.setdefault(CARDS[card].kind, []).append(CARDS[card].value)
    for kind in powder:
        values.setdefault(kind, []).append(0)
    lines = (set_line(seat, kind, tuple(values[kind])) for kind in KINDS if kind in values)
    return tuple(line for line in lines if line is not None)


_CATEGORIES = {1: "single", 3: "three"}


@lru_cache(maxsize=4096)
def set_line(seat: Seat, kind: str, values: tuple[int, ...]) -> CauldronLine | None:
    """Return the points of the cards of one kind, by their values; None for nothing. Kept: many
    uses of powder are tried, and each changes a kind or two.
    """
    count, points = len(values), sum(values)
    if count == 2 or not points:
        return None
    points = -points if count == 1 else points
    reasons = [Reason("cards", count, points)]
    if KINDS[kind] == WIZARDS[seat]:
        reasons.append(Reason("own", 1, points))
    if count > 3:
        reasons.append(Reason("bonus", 1, BONUS))
    category = _CATEGORIES.get(count, "four")
    return CauldronLine(seat=seat, category=category, where=kind, reasons=tuple(reasons))


def paid(
    state: State, seat: Seat, pays: tuple[Pay, ...]
) -> tuple[tuple[str, ...], tuple[CauldronLine, ...]]:
    """Return the best use of a seat's powder, and its points then. Nobody else's points depend on
    it, so the best use is never a matter of choice; of equal ones it is the first in the order of
    the box.
    """
    powders = Counter(state.wizards[seat].cauldron)[POWDER]
    best: tuple[tuple[str, ...], tuple[CauldronLine, ...]] | None = None
    for laid in combinations_with_replacement(_worth_a_try(state, seat), powders):
        lines = tuple(line for pay in pays for line in pay(state, seat, laid))
        if best is None or _sum(lines) > _sum(best[1]):
            best = laid, lines
    assert best is not None
    return best


def _worth_a_try(state: State, seat: Seat) -> list[str]:
    """Return the kinds that powder may be added to: those in the cauldron, and those of recipes."""
    wizard = state.wizards[seat]
    kinds = {CARDS[card].kind for card in wizard.cauldron}
    tried = [kind for kind in KINDS if kind in kinds or KINDS[kind] in wizard.recipes]
    return tried or list(KINDS)


def _sum(lines: tuple[CauldronLine, ...]) -> int:
    return sum(line.points for line in lines)
