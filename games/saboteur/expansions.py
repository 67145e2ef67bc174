"""The options of Saboteur, and the edition of the rules that they add up to."""

from collections.abc import Mapping

from games.core.contract import Option, Options, Preset
from games.core.message import Message
from games.saboteur.edition import BASE_GAME, Edition
from games.saboteur.second.edition import SECOND_GAME

EDITIONS: Mapping[str, Edition] = {"off": BASE_GAME, "on": SECOND_GAME}
"""By the value of the option `expansion`."""

OPTIONS = (
    Option("expansion", ("off", "on")),
    Option("connected", ("on", "off")),
    Option("broken_no_gold", ("off", "on"), {"expansion": ("off",)}),
    Option("finisher_colour", ("on", "off"), {"expansion": ("on",)}),
    Option("rounds", ("3", "1")),
)

PRESETS = (
    Preset("classic"),
    Preset("second", {"expansion": "on"}),
    Preset("quick", {"rounds": "1"}),
)

SEATS = tuple(sorted({seats for edition in EDITIONS.values() for seats in edition.box.hands}))
"""How many can play, with one expansion or another."""


def composed(options: Options) -> Edition:
    """Return the edition that the options choose."""
    return EDITIONS[options["expansion"]]


def refuses(options: Options, seats: int) -> Message | None:
    """Say how many can play an edition, where these cannot."""
    counts = composed(options).box.hands
    if seats in counts:
        return None
    return Message("saboteur-refuses-seats", {"fewest": min(counts), "most": max(counts)})
