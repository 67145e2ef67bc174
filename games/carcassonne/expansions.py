"""What options add to the base game: modules that the rules compose and never name.

An option's value that changes the game has an `Expansion` here; one that adds nothing ("off") has
none. A new expansion is a module of its own that fills in this record, and one line below.
"""

from collections.abc import Callable, Mapping
from functools import cache

from msgspec import Struct

from games.carcassonne.components import Feature
from games.carcassonne.farmers import score_fields
from games.carcassonne.features import Landscape
from games.carcassonne.scoring import Scored, score_unfinished
from games.core.contract import Option, Options


class Expansion(Struct, frozen=True):
    """What is added to the rules."""

    claims: frozenset[Feature] = frozenset()
    """What meeples may stand on besides."""
    final: tuple[Callable[[Landscape], tuple[Scored, ...]], ...] = ()
    """What is paid besides at the end of the game."""


BASE = Expansion(
    frozenset({Feature.ROAD, Feature.CITY, Feature.MONASTERY}),
    (score_unfinished,),
)

EXPANSIONS: Mapping[tuple[str, str], Expansion] = {
    ("farmers", "on"): Expansion(frozenset({Feature.FIELD}), (score_fields,)),
}
"""By option and value."""

OPTIONS = (
    Option("farmers", ("on", "off")),
    Option("prospects", ("off", "on")),
    Option("counting", ("on", "off")),
)
"""The last two change what is shown, not what is played."""


def composed(options: Options) -> Expansion:
    """Return the base game and all that the options add to it."""
    return _composed(frozenset(options.items()))


@cache
def _composed(chosen: frozenset[tuple[str, str]]) -> Expansion:
    added = [expansion for item, expansion in EXPANSIONS.items() if item in chosen]
    return Expansion(
        BASE.claims.union(*(expansion.claims for expansion in added)),
        BASE.final + tuple(score for expansion in added for score in expansion.final),
    )
