"""The options of Guilds of Laar, and the record of rules that they add up to.

An option is a function from rules to rules; `rules` and `viewing` know none of them.
"""

from collections.abc import Callable, Mapping
from functools import cache, reduce

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Option, Options, Preset
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.laar.components import CHARTS

Sees = Callable[[Seat, Viewer], bool]
"""(owner, viewer) -> whether the viewer may see it."""


def everybody(seat: Seat, viewer: Viewer) -> bool:
    """Let all see it."""
    return True


def owner(seat: Seat, viewer: Viewer) -> bool:
    """Let only the one see it whose it is."""
    return seat == viewer


class Rules(Struct, frozen=True, kw_only=True):
    """One way to play."""

    sees_gems: Sees
    """Whether a viewer may look through the gems that a seat has taken."""
    sees_experts: Sees
    """Whether a viewer may look at the experts that a seat has left, and at those that are
    spent."""
    chart: Callable[[Rng], str]
    """Says how beasts pay."""

    @property
    def has_secrets(self) -> bool:
        """Whether a seat sees anything that the others do not."""
        return not (self.sees_gems(Seat(0), TABLE) and self.sees_experts(Seat(0), TABLE))

    @property
    def hides_experts(self) -> bool:
        """Whether experts are held in hand."""
        return not self.sees_experts(Seat(0), TABLE)


def _random_chart(rng: Rng) -> str:
    """Draw a chart. Booklet, "Подготовка к игре"."""
    return rng.picked(tuple(CHARTS))[0]


BASE = Rules(sees_gems=owner, sees_experts=everybody, chart=_random_chart)
"""The base game."""

Variant = Callable[[Rules], Rules]


def _open_gems(rules: Rules) -> Rules:
    """Booklet, "Более открытый вариант"."""
    return replace(rules, sees_gems=everybody)


def _hidden_experts(rules: Rules) -> Rules:
    """Booklet, "Более закрытый вариант"."""
    return replace(rules, sees_experts=owner)


def _with_fixed_chart(chart: str) -> Variant:
    """Play with one chart of beasts."""
    return lambda rules: replace(rules, chart=lambda rng: chart)


OPTIONS = (
    Option("gems", ("closed", "open")),
    Option("experts", ("open", "hidden")),
    Option("beasts", ("random", *CHARTS)),
)

PRESETS = (
    Preset("standard"),
    Preset("open", {"gems": "open"}),
    Preset("hidden", {"experts": "hidden"}),
)
"""The booklet's game, and its variants "Более открытый" and "Более закрытый"."""

_VARIANTS: Mapping[tuple[str, str], Variant] = {
    ("gems", "open"): _open_gems,
    ("experts", "hidden"): _hidden_experts,
    **{("beasts", chart): _with_fixed_chart(chart) for chart in CHARTS},
}


def composed(options: Options) -> Rules:
    """Return the rules of the base game with all chosen options."""
    return _composed_rules(tuple(options.items()))


@cache
def _composed_rules(items: tuple[tuple[str, str], ...]) -> Rules:
    added = [variant for item, variant in _VARIANTS.items() if item in items]
    return reduce(lambda rules, variant: variant(rules), added, BASE)


def has_secrets(options: Options) -> bool:
    """Tell whether gems or experts are hidden."""
    return composed(options).has_secrets
