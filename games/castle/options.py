"""The options of the Castle, and the rules that they add up to."""

from collections.abc import Mapping
from functools import cache, reduce

from msgspec.structs import replace

from games.castle.castle_map import all_match, paths_match
from games.castle.drawing import discard, draw_ahead, draw_next, put_back
from games.castle.ruleset import Expansion, Rules
from games.castle.wall import dealt, none
from games.core.contract import Option, Options, Preset
from games.core.memo import memo

OPTIONS = (
    Option("edges", ("paths", "all")),
    Option("wall_tiles", ("hidden", "open", "off")),
    Option("draw", ("turn", "ahead")),
    Option("unplaceable", ("out", "back")),
)

PRESETS = (
    Preset("standard"),
    Preset("planned", {"wall_tiles": "open", "draw": "ahead"}),
    Preset("strict", {"edges": "all"}),
)

BASE = Rules(
    matches=paths_match,
    deal=dealt,
    hides_wall=True,
    draw=draw_next,
    lose=discard,
)
"""The game, before anything is agreed."""


def _all_edges(rules: Rules) -> Rules:
    return replace(rules, matches=all_match)


def _open_wall(rules: Rules) -> Rules:
    return replace(rules, hides_wall=False)


def _no_wall_tiles(rules: Rules) -> Rules:
    return replace(rules, deal=none)


def _ahead(rules: Rules) -> Rules:
    return replace(rules, draw=draw_ahead)


def _back(rules: Rules) -> Rules:
    return replace(rules, lose=put_back)


EXPANSIONS: Mapping[tuple[str, str], Expansion] = {
    ("edges", "all"): _all_edges,
    ("wall_tiles", "open"): _open_wall,
    ("wall_tiles", "off"): _no_wall_tiles,
    ("draw", "ahead"): _ahead,
    ("unplaceable", "back"): _back,
}
"""By option and value."""

_DEFAULTS = {option.id: option.values[0] for option in OPTIONS}


def agreed(options: Options) -> dict[str, str]:
    """Return a value for each option: those that are not spoken of are as usual."""
    return {**_DEFAULTS, **options}


@memo(1 << 4, by=1)
def composed(options: Options) -> Rules:
    """Return the rules with all chosen options."""
    return _composed_rules(tuple(options.items()))


@cache
def _composed_rules(items: tuple[tuple[str, str], ...]) -> Rules:
    chosen = agreed(dict(items)).items()
    added = [expansion for item, expansion in EXPANSIONS.items() if item in chosen]
    return reduce(lambda rules, expansion: expansion(rules), added, BASE)
