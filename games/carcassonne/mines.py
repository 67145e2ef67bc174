"""The Gold Mines: 8 tiles with the sign of gold.

A player who lays one puts an ingot on it and one on a tile next to it, also at a corner. Ingots
belong to no feature: when one is completed, those with the majority take all that lies on its
tiles, for a monastery on all nine. At the end each ingot is worth more, the more of them a player
has.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec.structs import replace

from games.carcassonne.components import MINES, Mark, Spot, box, tile
from games.carcassonne.events import GoldFound, GoldScored, GoldTaken
from games.carcassonne.features import Landscape, covered
from games.carcassonne.gold import worth
from games.carcassonne.ruleset import Besides, Rules, Settle, Step
from games.carcassonne.scoring import Scored, completed, majority
from games.carcassonne.state import FeatureLine, State
from games.core.score import Reason
from games.core.values import Cell, Seat, around


def mines(rules: Rules) -> Rules:
    """Add tiles and gold."""
    return replace(
        rules,
        heaps=(*rules.heaps[:-1], (*rules.heaps[-1], *box(MINES))),
        besides=Besides(_next_to, _place_ingots),
        settle=_then_dividing(rules.settle),
        final=(*rules.final, score_gold),
    )


def _next_to(land: Landscape, kind: str) -> Callable[[Cell], tuple[Cell, ...]] | None:
    """Offer the tiles round a place to one with the sign of gold."""
    if Mark.GOLD not in tile(kind).signs:
        return None
    return lambda cell: tuple(near for near in around(cell) if near in land.tiles)


def _place_ingots(state: State, other: Cell) -> Step:
    """Put an ingot on the tile that has been laid, and one on another."""
    assert state.last
    lying = Counter(state.ingots) + Counter((state.last, other))
    return replace(state, ingots=dict(lying)), (GoldFound(state.turn, other),)


def _then_dividing(usual: Settle) -> Settle:
    def settle(rules: Rules, state: State, first: Spot | None) -> Step:
        claims = _claims(state) if state.ingots else {}
        state, events = usual(rules, state, first)
        if not claims:
            return state, events
        taken, left = divided(state.ingots, claims, _from(state.turn, len(state.supply)))
        told = tuple(GoldTaken(seat, count) for seat, count in taken.items())
        return replace(state, ingots=left, goods=_with(state, taken)), (*events, *told)

    return settle


def _claims(state: State) -> dict[Cell, frozenset[Seat]]:
    """Return the seats that may take the ingots on each tile: those paid for a completed feature
    there.
    """
    claims: dict[Cell, frozenset[Seat]] = defaultdict(frozenset)
    for region in completed(state.land):
        for cell in state.ingots.keys() & covered(region):
            claims[cell] |= frozenset(majority(region.meeples))
    return claims


def divided(
    ingots: Mapping[Cell, int], claims: Mapping[Cell, frozenset[Seat]], order: Iterable[Seat]
) -> tuple[dict[Seat, int], dict[Cell, int]]:
    """Take ingots in turns, one each, as long as there are any; return the number that each seat
    got, and the ingots left. Each seat takes where the most others could, because nobody else can
    take the ones that it alone may have.
    """
    left, taken, seats = dict(ingots), Counter[Seat](), tuple(order)
    open_to = sorted(claims, key=lambda cell: (-len(claims[cell]), cell))
    while any(left[cell] for cell in open_to):
        for seat in seats:
            cell = next((c for c in open_to if left[c] and seat in claims[c]), None)
            if cell is not None:
                left[cell] -= 1
                taken[seat] += 1
    return dict(taken), {cell: count for cell, count in left.items() if count}


def _from(first: Seat, seats: int) -> Iterator[Seat]:
    """Yield all seats in the order of turns."""
    return (Seat((first + step) % seats) for step in range(seats))


def _with(state: State, taken: Mapping[Seat, int]) -> Mapping[Mark, tuple[int, ...]]:
    had = state.goods.get(Mark.GOLD, (0,) * len(state.supply))
    has = tuple(count + taken.get(Seat(seat), 0) for seat, count in enumerate(had))
    return {**state.goods, Mark.GOLD: has}


def score_gold(state: State) -> tuple[Scored, ...]:
    """Pay for ingots in hand: those on tiles are worth nothing."""
    held = enumerate(state.goods.get(Mark.GOLD, ()))
    return tuple(_gold_score(Seat(seat), count) for seat, count in held if count)


def _gold_score(seat: Seat, count: int) -> Scored:
    points = worth(count)
    why = (Reason(Mark.GOLD.value, count, points),)
    line = FeatureLine(seat=seat, category="gold", where=None, reasons=why)
    return Scored((line,), GoldScored(seat, count, points))
