"""The options of Carcassonne, and the rules that they add up to.

An option's value that changes how the game is played has an expansion here; one that adds nothing
("off") has none. A new expansion is a module of its own that changes `ruleset.Rules`, and one line
below.
"""

from collections.abc import Mapping
from functools import cache, reduce

from games.carcassonne.abbot import abbot
from games.carcassonne.components import COUNTS, START, Feature, box
from games.carcassonne.drawing import draw_next
from games.carcassonne.farmers import farmers, first_edition, second_edition, third_edition
from games.carcassonne.hands import hand
from games.carcassonne.house import (
    holes,
    nothing_unfinished,
    oldest_road,
    shorter_stack,
    small_cities,
)
from games.carcassonne.inns import inns
from games.carcassonne.mines import mines
from games.carcassonne.river import LONGEST, river
from games.carcassonne.ruleset import Expansion, Rules
from games.carcassonne.scoring import rate, unfinished
from games.carcassonne.settling import settle
from games.carcassonne.solo import solo
from games.carcassonne.stack import discard, return_them
from games.carcassonne.table import closing_edges, table
from games.carcassonne.traders import traders
from games.core.contract import Option, Options, Preset, has_effect
from games.core.memo import memo
from games.core.message import Message

OPTIONS = (
    Option("farmers", ("on", "off", "first", "second"), {"mode": ("versus",)}),
    Option("river", ("off", "on")),
    Option("abbot", ("off", "on")),
    Option("inns", ("off", "on"), {"mode": ("versus",)}),
    Option("traders", ("off", "on"), {"mode": ("versus",)}),
    Option("mines", ("off", "on"), {"mode": ("versus",)}),
    Option("stack", ("all", "72", "36")),
    Option("draw", ("turn", "ahead", "hand", "open")),
    Option("small_city", ("4", "2")),
    Option("unfinished", ("score", "nothing")),
    Option("unplaceable", ("out", "back")),
    Option("holes", ("off", "on")),
    Option("table", ("endless", "7", "9", "11", "19")),
    Option("edges", ("stop", "close"), {"table": ("7", "9", "11", "19")}),
    Option("first", ("random", "roads"), {"mode": ("versus",)}),
    Option("mode", ("versus", "solo", "solo5", "solo4")),
    Option("prospects", ("off", "on")),
    Option("counting", ("on", "off")),
)
"""The last two change what is shown, not what is played."""

PRESETS = (
    Preset("classic"),
    Preset("river_abbot", {"river": "on", "abbot": "on"}),
    Preset("solo", {"mode": "solo"}),
    Preset("inns", {"inns": "on"}),
    Preset("big", dict.fromkeys(("river", "abbot", "inns", "traders", "mines"), "on")),
)


def _base() -> Rules:
    others = list(box(COUNTS))
    others.remove(START)
    return Rules(
        start=START,
        heaps=(tuple(others),),
        claims=frozenset({Feature.ROAD, Feature.CITY, Feature.MONASTERY}),
        rate=rate,
        unfinished=unfinished,
        settle=settle,
        draw=draw_next,
        lose=discard,
    )


BASE = _base()
"""The base game, before anything is agreed."""


EXPANSIONS: Mapping[tuple[str, str], Expansion] = {
    ("farmers", "on"): farmers(third_edition),
    ("farmers", "first"): farmers(first_edition),
    ("farmers", "second"): farmers(second_edition),
    ("river", "on"): river,
    ("abbot", "on"): abbot,
    ("inns", "on"): inns,
    ("traders", "on"): traders,
    ("mines", "on"): mines,
    ("stack", "72"): shorter_stack(),
    ("stack", "36"): shorter_stack(2),
    ("draw", "ahead"): hand(1),
    ("draw", "hand"): hand(3, secret=True),
    ("draw", "open"): hand(3),
    ("small_city", "2"): small_cities,
    ("unfinished", "nothing"): nothing_unfinished,
    ("unplaceable", "back"): return_them,
    ("holes", "on"): holes,
    ("table", "7"): table(7),
    ("table", "9"): table(9),
    ("table", "11"): table(11),
    ("table", "19"): table(19),
    ("edges", "close"): closing_edges,
    ("first", "roads"): oldest_road,
    ("mode", "solo"): solo(),
    ("mode", "solo5"): solo(followers=5),
    ("mode", "solo4"): solo(colours=4),
}
"""By option and value, in the order in which they are applied, because some rely on earlier ones:
the large follower on the claims of other figures, the pig on the rates of fields, closing edges on
the edges of a table, tiles that return to the stack on its heaps."""

_BY_ID = {option.id: option for option in OPTIONS}
_DEFAULTS = {option.id: option.values[0] for option in OPTIONS}


@memo(1 << 6, by=1)
def agreed(options: Options) -> dict[str, str]:
    """Return a value for each option: those that are not spoken of are as usual."""
    return {**_DEFAULTS, **options}


@memo(1 << 6, by=1)
def composed(options: Options) -> Rules:
    """Return the rules of the base game with all chosen options."""
    return _composed_rules(tuple(options), tuple(options.values()))


@cache
def _composed_rules(ids: tuple[str, ...], values: tuple[str, ...]) -> Rules:
    chosen = agreed(dict(zip(ids, values, strict=True)))
    added = [
        expansion
        for (id, value), expansion in EXPANSIONS.items()
        if chosen[id] == value and has_effect(_BY_ID[id], chosen)
    ]
    return reduce(lambda rules, expansion: expansion(rules), added, BASE)


def refuses(options: Options, seats: int) -> Message | None:
    """Name the options that exclude each other."""
    rules = composed(options)
    if rules.colours and (rules.hides_hands or options["first"] == "roads"):
        return Message("carcassonne-refused-solo")
    if options["edges"] == "close" and not rules.width:
        return Message("carcassonne-refused-edges")
    if options["river"] == "on" and 0 < rules.width < 2 * LONGEST + 1:
        return Message("carcassonne-refused-river", {"width": 2 * LONGEST + 1})
    if rules.colours and seats > 1:
        return Message("carcassonne-refused-many")
    if seats > rules.seats:
        return Message("carcassonne-refused-six")
    return None if rules.colours or seats > 1 else Message("carcassonne-refused-alone")


def shares_seat(options: Options) -> bool:
    """Tell whether one person, or several as a team, play all the colours."""
    return bool(composed(options).colours)
