"""The option *recipes*: one of each kind, secret, paid for at the end.

Booklet, "Вариант игры с картами с рецептами"; rulings 1 and 8.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from games.core.score import Reason
from games.core.values import Seat
from games.glastonbury.components import CARDS, KINDS, RECIPES_A, RECIPES_B
from games.glastonbury.ruleset import Rules
from games.glastonbury.state import CauldronLine, State, Wizard

REWARD = 10
"""For a recipe B."""


def with_recipes(rules: Rules) -> Rules:
    """Deal recipes and pay for them."""
    return replace(rules, begins=_dealt, pays=(*rules.pays, _colour, _goal))


def _dealt(state: State) -> State:
    """Give each one of both kinds; the others go back into the box."""
    first, rng = state.rng.shuffled(RECIPES_A)
    second, rng = rng.shuffled(RECIPES_B)
    seats = len(state.wizards)
    pairs = zip(state.wizards, first, second, strict=False)
    return replace(
        state,
        wizards=tuple(replace(wizard, recipes=(a, b)) for wizard, a, b in pairs),
        spare=(*first[seats:], *second[seats:]),
        rng=rng,
    )


def _colour(state: State, seat: Seat, powder: tuple[str, ...]) -> tuple[CauldronLine, ...]:
    """Pay a recipe A: a point for each card of its colour, two with four players, to the player
    with more of them than anybody else. The owner's powder counts where it is added.
    """
    colour = state.wizards[seat].recipes[0]
    counts = [_of_colour(wizard, colour) for wizard in state.wizards]
    own = counts[seat] + sum(KINDS[kind] == colour for kind in powder)
    if own <= max(count for other, count in enumerate(counts) if other != seat):
        return ()
    points = own * (2 if len(counts) == 4 else 1)
    return (_line(seat, "recipe-a", colour, own, points),)


def _of_colour(wizard: Wizard, colour: str) -> int:
    return sum(CARDS[card].colour == colour for card in wizard.cauldron)


def _goal(state: State, seat: Seat, powder: tuple[str, ...]) -> tuple[CauldronLine, ...]:
    """Pay a recipe B, if its owner alone has the fewest or most of its subject, or ended the
    game.
    """
    goal = state.wizards[seat].recipes[1]
    if goal == "ender":
        achieved = state.ender == seat
    else:
        counts = [_COUNTS[goal](wizard) for wizard in state.wizards]
        others = [count for other, count in enumerate(counts) if other != seat]
        achieved = counts[seat] < min(others)
    return (_line(seat, "recipe-b", goal, 1, REWARD),) if achieved else ()


def _of_value(wizard: Wizard, value: int) -> int:
    return sum(CARDS[card].value == value for card in wizard.cauldron)


_COUNTS: Mapping[str, Callable[[Wizard], int]] = {
    "few-cards": lambda wizard: len(wizard.cauldron),
    "few-fours": lambda wizard: _of_value(wizard, 4),
    "few-spells": lambda wizard: len(wizard.spells),
    "many-ones": lambda wizard: -_of_value(wizard, 1),
}
"""The quantity that must be least; powder is in the cauldron, and counts as a card."""


def _line(seat: Seat, category: str, recipe: str, count: int, points: int) -> CauldronLine:
    reasons = (Reason("recipe", count, points),)
    return CauldronLine(seat=seat, category=category, where=recipe, reasons=reasons)
