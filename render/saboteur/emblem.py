"""The small picture of Saboteur: a tunnel to the gold, a digger and a saboteur."""

from collections.abc import Iterator

from games.saboteur.components import Role
from render.saboteur.kit import role
from render.sheet.scene import Box, Cards, Item, Placed

_PX = 92
_TUNNEL = ("start", "ew", "nesw", "gold")


def emblem(box: Box) -> Iterator[Item]:
    """Lay out a row of cards, and two who dig."""
    left = (box.left + box.right - len(_TUNNEL) * _PX) // 2
    top, middle = box.top + 8, (box.left + box.right) // 2
    placed = tuple(
        Placed(f"saboteur/card/{card}/0/lit", left + place * _PX, top)
        for place, card in enumerate(_TUNNEL)
    )
    yield Cards(_PX, placed)
    y = (top + _PX * 3 // 2 + box.bottom) // 2
    yield from role(Role.DIGGER, middle - 62, y, 96)
    yield from role(Role.SABOTEUR, middle + 62, y, 96)
