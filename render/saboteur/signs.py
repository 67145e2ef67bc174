"""How a round ended, as a sign."""

from collections.abc import Iterator

from games.saboteur.view import Outcome
from render.pieces import icons
from render.sheet.scene import Item, Sprite

_SIGNS = {
    Outcome.DIGGERS: ("nugget3", "st"),
    Outcome.SABOTEURS: ("dynamite", "st"),
    Outcome.NOBODY: ("coal", "st"),
    Outcome.BLUE: ("sign-drop", "bl"),
    Outcome.GREEN: ("sign-leaf", "gr"),
    Outcome.COLOURS: ("nugget3", "st"),
    Outcome.BARRED: ("door", "rd"),
}


def outcome_sign(outcome: Outcome, x: int, y: int, px: int) -> Iterator[Item]:
    """Place the sign; where both colours won, theirs stand beside the gold."""
    name, team = _SIGNS[outcome]
    yield Sprite(icons.key(name, team=team), x, y, px)
    if outcome is Outcome.COLOURS:
        for side, sign, tone in ((-1, "sign-drop", "bl"), (1, "sign-leaf", "gr")):
            yield Sprite(
                icons.key(sign, team=tone), x + side * px * 40 // 100, y - px // 4, px // 2
            )


def outcome_word(outcome: Outcome) -> str:
    """Return the id of the words for it."""
    return f"saboteur-outcome-{outcome.value}"
