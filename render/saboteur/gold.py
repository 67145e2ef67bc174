"""The gold that is passed round: one of the cards is kept."""

from collections import Counter
from collections.abc import Iterator

from games.saboteur.components import Gold
from games.saboteur.view import View
from render.saboteur.hand import private_head
from render.saboteur.kit import MARGIN, TREASURE
from render.sheet.cards import ASIDE
from render.sheet.head import HEAD
from render.sheet.marks import marks, tab, times
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Glow, Item, Placed, Scene
from render.theme import WIDTH

_PX = 340


def gold(picture: Picture) -> Scene:
    """Lay out the gold cards that are offered, equal ones as one, with their letters."""
    view: View = picture.view
    assert picture.focus
    chosen = dict(picture.focus.answers).get("gold")
    labels = {mark.value: mark.label for mark in marks(picture.focus, Gold)}
    offered = Counter(view.offer)
    top, gap = HEAD + 2 * MARGIN, 2 * MARGIN
    left = (WIDTH - len(offered) * (_PX + gap) + gap) // 2
    items = [*private_head(picture)]
    for i, (card, count) in enumerate(offered.items()):
        x = left + i * (_PX + gap)
        box = Box(x, top, x + _PX, top + _PX * 3 // 2)
        strength = 100 if chosen in (None, card) else ASIDE
        items.append(Cards(_PX, (Placed(f"saboteur/gold/{int(card)}", x, top),), strength))
        items += _card_marks(box, labels.get(card, ""), count, chosen == card)
    return Scene(WIDTH, top + _PX * 3 // 2 + 2 * MARGIN, tuple(items), TREASURE)


def _card_marks(box: Box, label: str, count: int, chosen: bool) -> Iterator[Item]:
    if chosen:
        yield Glow(box, 10)
    yield from times(box.right - 16, box.bottom - 16, count, 62)
    yield from tab(box.left + 42, box.top + 42, label, 92)
