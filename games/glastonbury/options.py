"""The options of Glastonbury, and the rules that they add up to."""

from collections.abc import Mapping
from functools import cache, reduce

from msgspec.structs import replace

from games.core.contract import Option, Options, Preset
from games.glastonbury.recipes import with_recipes
from games.glastonbury.ruleset import Expansion, Rules
from games.glastonbury.scoring import ingredients
from games.glastonbury.state import State

OPTIONS = (Option("recipes", ("off", "on")), Option("memory", ("strict", "open")))

PRESETS = (Preset("simple"), Preset("recipes", {"recipes": "on"}))


def _unchanged_state(state: State) -> State:
    return state


SIMPLE = Rules(begins=_unchanged_state, hides=True, pays=(ingredients,))
"""The simple game, before anything is agreed."""


def _open(rules: Rules) -> Rules:
    """Let everybody see the contents of all cauldrons: for children and first games."""
    return replace(rules, hides=False)


EXPANSIONS: Mapping[tuple[str, str], Expansion] = {
    ("recipes", "on"): with_recipes,
    ("memory", "open"): _open,
}
"""By option and value."""


def composed(options: Options) -> Rules:
    """Return the rules that the options choose."""
    return _composed_rules(options["recipes"], options["memory"])


@cache
def _composed_rules(recipes: str, memory: str) -> Rules:
    chosen = (("recipes", recipes), ("memory", memory))
    added = [EXPANSIONS[item] for item in chosen if item in EXPANSIONS]
    return reduce(lambda rules, expansion: expansion(rules), added, SIMPLE)


def has_secrets(options: Options) -> bool:
    """Tell whether anything is shown to one alone: recipes, or the own cauldron by the eyeball."""
    return options["recipes"] == "on" or composed(options).hides


def forgets(options: Options) -> bool:
    """Tell whether what was taken has to be remembered."""
    return composed(options).hides
