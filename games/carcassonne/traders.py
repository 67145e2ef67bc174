"""Traders & Builders: 24 tiles; goods, and for everybody a builder and a pig.

The player who completes a city takes a token for each good in it; the most tokens of a kind bring
10 points at the end. A builder gives another turn when its feature is extended. A pig makes each
city at a field dearer for its owner.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.carcassonne.components import TRADERS, Feature, Figure, Mark, Spot, box, tile
from games.carcassonne.events import GoodsScored, GoodsTaken, PigScored
from games.carcassonne.features import Landscape, Region, region_at
from games.carcassonne.goods import GOODS, MAJORITY, majorities
from games.carcassonne.ruleset import FigureKind, Rules, Settle, Step
from games.carcassonne.scoring import Scored
from games.carcassonne.state import FeatureLine, State
from games.core.score import Reason
from games.core.values import Seat


def traders(rules: Rules) -> Rules:
    """Add tiles, figures and goods. A pig needs fields on which somebody can lie."""
    fields, builder = rules.fields, FigureKind(Figure.BUILDER, _BUILT, power=0, joins=may_build)
    others = (*rules.others, builder)
    if fields:
        others += (FigureKind(Figure.PIG, frozenset({Feature.FIELD}), power=0, joins=is_own),)
    return replace(
        rules,
        heaps=(*rules.heaps[:-1], (*rules.heaps[-1], *box(TRADERS))),
        others=others,
        again={**rules.again, "builder": is_extended},
        chains=False,
        settle=_then_taking_goods(rules.settle),
        fields=_with_pigs(rules, fields) if fields else None,
        final=(*rules.final, score_goods),
    )


_BUILT = frozenset({Feature.ROAD, Feature.CITY})


def is_own(region: Region, seat: Seat) -> bool:
    """Tell whether a seat has a follower there."""
    return any(figure.seat == seat and figure.power for figure in region.meeples)


def may_build(region: Region, seat: Seat) -> bool:
    """Tell whether a seat's builder may stand there: by a follower, where there is work to do."""
    return bool(region.open) and is_own(region, seat)


def is_extended(state: State) -> bool:
    """Tell whether the tile that was laid last extends what the builder of its player works on."""
    if state.others[Figure.BUILDER][state.turn]:
        return False
    return any(
        figure.figure is Figure.BUILDER and figure.seat == state.turn
        for region in _on_last(state, _BUILT)
        for figure in region.meeples
    )


def _on_last(state: State, features: frozenset[Feature]) -> list[Region]:
    """Return the features that the last tile is a part of, each once."""
    assert state.last
    laid = state.land.tiles[state.last]
    spots = (Spot(state.last, part.segment) for part in tile(laid.kind).parts)
    found = [region_at(state.land, spot) for spot in spots if spot.segment.feature in features]
    return list({region.spots[0]: region for region in found}.values())


def _then_taking_goods(usual: Settle) -> Settle:
    def settle(rules: Rules, state: State, first: Spot | None) -> Step:
        state, events = usual(rules, state, first)
        cities = _on_last(state, frozenset({Feature.CITY}))
        marks = Counter(mark for city in cities if not city.open for mark in city.marks)
        taken = {good: marks[good] for good in GOODS}
        if not any(taken.values()):
            return state, events
        told = GoodsTaken(state.turn, *taken.values())
        return replace(state, goods=_more(state, taken)), (*events, told)

    return settle


def _more(state: State, taken: Mapping[Mark, int]) -> Mapping[Mark, tuple[int, ...]]:
    none = (0,) * len(state.supply)
    return {
        **state.goods,
        **{
            good: tuple(
                count + (taken[good] if seat == state.turn else 0)
                for seat, count in enumerate(state.goods.get(good, none))
            )
            for good in GOODS
        },
    }


def score_goods(state: State) -> tuple[Scored, ...]:
    """Pay for the most tokens of each kind."""
    return tuple(_goods_score(told, state.goods) for told in majorities(state.goods))


def _goods_score(told: GoodsScored, goods: Mapping[Mark, tuple[int, ...]]) -> Scored:
    why = (Reason(told.goods, max(goods[Mark(told.goods)]), MAJORITY),)
    lines = (
        FeatureLine(seat=seat, category="goods", where=None, reasons=why) for seat in told.seats
    )
    return Scored(tuple(lines), told)


Fields = Callable[[Landscape], tuple[Scored, ...]]


def _with_pigs(rules: Rules, usual: Fields) -> Fields:
    """Pay the owners of pigs a point more for each city that their own field feeds for them."""
    feeds = rules.feeds
    assert feeds

    def score(land: Landscape) -> tuple[Scored, ...]:
        pigs = [
            (pig.seat, pig.spot, feeds(land, region, pig.seat))
            for region in land.regions
            for pig in region.meeples
            if pig.figure is Figure.PIG
        ]
        return (*usual(land), *(_of_pig(*pig) for pig in pigs if pig[-1]))

    return score


def _of_pig(seat: Seat, spot: Spot, cities: int) -> Scored:
    why = (Reason("pig", cities, cities),)
    line = FeatureLine(seat=seat, category=Feature.FIELD.value, where=spot, reasons=why)
    return Scored((line,), PigScored(seat, cities, cities))
