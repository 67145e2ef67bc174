"""Options in pairs: games in which each two values of any two options meet (all-pairs testing).

Faults of options are those of a value, or of two that nobody has thought of together; all
combinations are too many. Which games these are is the same each time.
"""

from collections.abc import Iterator
from itertools import chain, combinations, product
from random import Random

from games.core.contract import AnyGame, Option, defaults
from games.core.seats import is_shared, refusal

Item = tuple[str, str]
"""An option and one of its values."""

Pair = frozenset[Item]
"""Of two options; or one alone, so that a game with one option plays all its values."""

Row = dict[str, str]
"""A value for each option."""

TRIES = 10
"""Rows among which the one that has most new pairs is taken."""


def pairs(game: AnyGame) -> Iterator[Pair]:
    """Yield every pair of values, lawful or not."""
    for one, other in combinations(game.options, 2):
        yield from map(frozenset, product(_items(one), _items(other)))
    for item in chain.from_iterable(map(_items, game.options)):
        yield frozenset({item})


def begun(game: AnyGame, pair: Pair) -> Row | None:
    """Return all options as usual but for a pair, and for one more where it is refused else; None
    where it is refused whatever one other option is.
    """
    usual = defaults(game) | dict(pair)
    others = chain.from_iterable(_items(o) for o in game.options if o.id not in dict(pair))
    changed = (usual | {id: value} for id, value in others)
    return next((row for row in chain([usual], changed) if _is_lawful(game, row)), None)


def rows(game: AnyGame) -> Iterator[Row]:
    """Yield lawful options in which every pair meets that can, found greedily.

    Who plays alone is soon at the end: only what is said of that is tried out there.
    """
    chance, usual = Random(game.id), defaults(game)
    lawful = {pair for pair in pairs(game) if begun(game, pair)}
    alone = {pair for pair in lawful if any(is_shared(game, usual | dict([i])) for i in pair)}
    for left in (lawful - alone, alone):
        allowed = frozenset(chain.from_iterable(left))
        while left:
            pair = min(left, key=sorted)
            tried = [_filled(game, pair, left, allowed, chance) for _ in range(TRIES)]
            best = max(tried, key=lambda row: len(_met(left, row)))
            left -= _met(left, best)
            yield best


def _filled(
    game: AnyGame, pair: Pair, left: set[Pair], allowed: frozenset[Item], chance: Random
) -> Row:
    """Return lawful options with a pair, each other one with the value that most pairs miss."""
    row, fixed = begun(game, pair), set(pair)
    assert row
    others = [option for option in game.options if option.id not in dict(pair)]
    for option in chance.sample(others, len(others)):
        values = [item for item in _items(option) if item in allowed]
        missing = {item: sum(frozenset({item, one}) in left for one in fixed) for item in values}
        by_need = sorted(chance.sample(values, len(values)), key=missing.__getitem__, reverse=True)
        lawful = (item for item in by_need if _is_lawful(game, row | dict([item])))
        if item := next(lawful, None):
            row |= dict([item])
            fixed.add(item)
    return row


def _items(option: Option) -> list[Item]:
    return [(option.id, value) for value in option.values]


def _met(left: set[Pair], row: Row) -> set[Pair]:
    items = row.items()
    return {pair for pair in left if pair <= items}


def _is_lawful(game: AnyGame, row: Row) -> bool:
    return any(refusal(game, row, count) is None for count in game.seats)
