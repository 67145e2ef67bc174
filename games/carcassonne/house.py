"""Small changes of the base game: two old rules of scoring, and house rules."""

from msgspec.structs import replace

from games.carcassonne.components import COUNTS, Feature, tile
from games.carcassonne.features import Region
from games.carcassonne.ruleset import Expansion, Rules
from games.carcassonne.scoring import Rate
from games.carcassonne.state import State
from games.carcassonne.view import Lot
from games.core.rng import Rng
from games.core.values import Seat, Side, beside


def small_cities(rules: Rules) -> Rules:
    """Pay half for a completed city of two tiles. First edition: "only two points, not four"."""
    usual = rules.rate

    def rate(region: Region) -> Rate:
        is_small = region.feature is Feature.CITY and region.tiles == _SMALL
        return Rate(1) if is_small else usual(region)

    return replace(rules, rate=rate)


_SMALL = 2


def holes(rules: Rules) -> Rules:
    """Give another turn for a tile with neighbours on all four sides. House rules: "holes"."""
    return replace(rules, again={**rules.again, "hole": _fills_a_hole})


def _fills_a_hole(state: State) -> bool:
    assert state.last
    return all(beside(state.last, side) in state.land.tiles for side in Side)


def nothing_unfinished(rules: Rules) -> Rules:
    """Pay nothing for unfinished features at the end. House rules: "unfinished"."""
    return replace(rules, unfinished=lambda region: Rate(0))


def shorter_stack(part: int = 1) -> Expansion:
    """Play with as many tiles as the base game has, or a part of them, drawn from all; a river
    comes besides. House rule of ours, like the part.

    :param part: 2 for a half.
    """
    return lambda rules: replace(rules, most=sum(COUNTS.values()) // part)


def oldest_road(rules: Rules) -> Rules:
    """Let the one begin who draws the tile with the most road ends. House rules: "first player"."""
    return replace(rules, draw_lots=_draw_lots)


def _draw_lots(tiles: tuple[str, ...], seats: int, rng: Rng) -> tuple[Lot, Rng]:
    """Draw until one of those who are tied has more road ends than the others."""
    left, ends = [Seat(seat) for seat in range(seats)], 0
    while True:
        order, rng = rng.shuffled(tiles)
        drawn = {seat: tile(kind).edges.count("R") for seat, kind in zip(left, order, strict=False)}
        ends = max(drawn.values())
        left = [seat for seat in left if drawn[seat] == ends]
        if len(left) == 1:
            return Lot(left[0], ends), rng
