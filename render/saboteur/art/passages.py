"""The cards of the box as the passages that are painted."""

from collections.abc import Iterable

from games.core.values import Rotation, Side
from games.saboteur.components import Card, Door, lying
from render.saboteur.art.geometry import Passage


def passage(id: str, turned: Rotation) -> Passage:
    """Return the sides that a tunnel card joins as it lies."""
    card = lying(id, turned)
    return Passage(tuple(map(_word, card.ways)), _word(card.stubs), _feature(card))


def _word(sides: Iterable[Side]) -> str:
    return "".join(side.name for side in sides)


def _feature(card: Card) -> str:
    if card.kind == "special":
        return card.id.split("-")[0]
    if card.door:
        return {Door.BLUE: "blue", Door.GREEN: "green"}[card.door]
    if card.crystal:
        return "crystal"
    if card.source:
        return "ladder"
    crossing = len(card.ways) == 2 and all(a.opposite == b for a, b in card.ways)
    return "bridge" if crossing else ""
