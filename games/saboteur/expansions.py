"""What can be agreed before a game, and the edition that follows from it."""

from collections.abc import Mapping

from games.core.contract import Option, Options
from games.saboteur.edition import BASE_GAME, Edition

EDITIONS: Mapping[str, Edition] = {"off": BASE_GAME}
"""By the value of the option `expansion`."""

OPTIONS = (
    Option("connected", ("on", "off")),
    Option("broken_no_gold", ("off", "on")),
    Option("rounds", ("3", "1")),
)


def composed(options: Options) -> Edition:
    """Return what is played."""
    return EDITIONS[options.get("expansion", "off")]


def seats_of(options: Options) -> tuple[int, ...]:
    """Return how many can play it."""
    return tuple(composed(options).box.hands)
