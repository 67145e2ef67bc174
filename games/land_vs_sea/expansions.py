"""The options of Land vs Sea, and the rules that they add up to."""

from collections.abc import Mapping
from functools import cache, reduce

from msgspec.structs import replace

from games.core.contract import Option, Options, Preset
from games.core.values import Seat
from games.land_vs_sea.components import Kind
from games.land_vs_sea.ruleset import Expansion, Rules
from games.land_vs_sea.view import Side

OPTIONS = (
    Option("mountains", ("off", "on")),
    Option("caravans", ("off", "on")),
    Option("waypoints", ("four", "on", "off")),
    Option("table_talk", ("restricted", "free"), reminds=(4,)),
    Option("first_hands", ("dealt", "chosen")),
)
"""People themselves see to it what they may say to each other; `table_talk` only reminds them."""

FULL = {"mountains": "on", "caravans": "on", "waypoints": "on"}
"""All that may score besides, whatever the number of players. Booklet pp. 4, 15."""

PRESETS = (Preset("basic"), Preset("full", FULL))


def _mountains(rules: Rules) -> Rules:
    """Let mountains and corals score. Booklet p. 12."""
    return replace(rules, kinds=rules.kinds | {Kind.MOUNTAINS, Kind.CORALS})


def _caravans(rules: Rules) -> Rules:
    """Let caravans and ships score. Booklet p. 14."""
    return replace(rules, kinds=rules.kinds | {Kind.TRADE})


def _waypoints(rules: Rules) -> Rules:
    """Give everybody a waypoint but the cartographer. Booklet pp. 15, 17."""
    seats = (*rules.team(Side.LAND), *rules.team(Side.SEA))
    return replace(rules, waypointers=tuple(sorted(seats)))


def _waypoints_of_four(rules: Rules) -> Rules:
    """Give everybody a waypoint who has a mate to show it to. Booklet p. 19 recommends it."""
    return _waypoints(rules) if len(rules.team(Side.LAND)) > 1 else rules


def _cartographer(rules: Rules) -> Rules:
    """Let the third player score what is neither land's nor sea's. Booklet pp. 16-17."""
    side = Side.CARTOGRAPHER
    sides = (*rules.sides, side)
    return _caravans(_mountains(replace(rules, sides=sides, ranges_for=side, ties_for=side)))


def _chosen_hands(rules: Rules) -> Rules:
    return replace(rules, chooses_hands=True)


_TWO = Rules(sides=(Side.LAND, Side.SEA), kinds=frozenset({Kind.LAND, Kind.SEA}))

BASE: Mapping[int, Rules] = {
    2: _TWO,
    3: _cartographer(_TWO),
    4: replace(_TWO, sides=_TWO.sides * 2),
}
"""By the number of players, before anything is agreed."""

EXPANSIONS: Mapping[tuple[str, str], Expansion] = {
    ("mountains", "on"): _mountains,
    ("caravans", "on"): _caravans,
    ("waypoints", "four"): _waypoints_of_four,
    ("waypoints", "on"): _waypoints,
    ("first_hands", "chosen"): _chosen_hands,
}
"""By option and value."""

_DEFAULTS = {option.id: option.values[0] for option in OPTIONS}


def agreed(options: Options) -> dict[str, str]:
    """Return a value for each option: those that are not spoken of are as usual."""
    return {**_DEFAULTS, **options}


def composed(options: Options, seats: int) -> Rules:
    """Return the rules for a number of players with all chosen options."""
    return _composed_rules(tuple(options.items()), seats)


def teams(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the teams: two against two where four play."""
    rules = composed(options, seats)
    return tuple(rules.team(side) for side in dict.fromkeys(rules.sides))


@cache
def _composed_rules(items: tuple[tuple[str, str], ...], seats: int) -> Rules:
    chosen = agreed(dict(items)).items()
    added = [expansion for item, expansion in EXPANSIONS.items() if item in chosen]
    return reduce(lambda rules, expansion: expansion(rules), added, BASE[seats])
