"""Hands: the cards in large, or side by side below the maze; equal ones lie as one."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.art import pieces
from render.saboteur.kit import (
    GROUND,
    HEAD,
    MARGIN,
    PALE,
    counters,
    head,
    role,
    round_of,
    tab,
    times,
)
from render.saboteur.people import thing, things
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Cards, Glow, Item, Label, Placed, Scene, Sprite
from render.sheet.text import fit, width
from render.theme import WIDTH, Face

STRIP = 328
"""Height of the row of cards below a maze."""
_ROW = (184, 152, 128, 108)
"""Widths of cards in the row; most hands have room for the first."""
_LARGE, _FOUR = 396, 290
"""In large, and where four stand side by side."""
_ASIDE = 42
"""Percent of a card's strength that cannot be chosen now."""


class Held(Struct, frozen=True):
    """Equal cards of a hand."""

    id: str
    count: int
    label: str = ""
    """Of its mark, if it can be chosen."""
    chosen: bool = False
    discarded: int = 0
    """How many of them are to be discarded."""


def hand(picture: Picture) -> Scene:
    """Lay out role and cards in large."""
    view: View = picture.view
    cards = held(view, None)
    columns = 4 if len(cards) == 4 else 3
    px = _FOUR if columns == 4 else _LARGE
    rows = -(-len(cards) // columns)
    height = HEAD + MARGIN + max(1, rows) * (px * 3 // 2 + MARGIN)
    items = [*head(_own(picture), round_of(view))]
    if not cards:
        x, y = (WIDTH - _LARGE) // 2, HEAD + MARGIN
        items.append(Cards(_LARGE, (Placed("saboteur/back/deck", x, y),), _ASIDE // 2))
    for row in range(rows):
        top = HEAD + MARGIN + row * (px * 3 // 2 + MARGIN)
        items += _spread(cards[row * columns : (row + 1) * columns], top, px)
    return Scene(WIDTH, height, tuple(items), GROUND)


def held(view: View, focus: Focus | None) -> list[Held]:
    """Return the hand with what can be chosen and what is."""
    answers = focus.answers if focus else ()
    labels = {mark.value: mark.label for mark in card_marks(focus)}
    gone = Counter(value for field, value in answers if field == "cards")
    played = next((value for field, value in answers if field == "card"), None)
    return [
        Held(id, count, labels.get(id, ""), id == played, gone[id])
        for id, count in Counter(view.hand).items()
    ]


def card_marks(focus: Focus | None) -> tuple[Mark, ...]:
    """Return the cards of the hand that can be tapped."""
    rows = [row for row in focus.rows if row.field != "lying"] if focus else []
    return tuple(
        mark for row in rows for mark in row.marks if isinstance(mark.value, str) and mark.value
    )


def strip(cards: Sequence[Held], top: int) -> Iterator[Item]:
    """Lay out a hand in a row `STRIP` high; what cannot be chosen steps back."""
    px = next((px for px in _ROW if len(cards) * (px + 20) <= WIDTH - 20), _ROW[-1])
    yield from _spread(cards, top + (STRIP - px * 3 // 2) // 2, px)


def private_head(picture: Picture) -> Iterator[Item]:
    """Show one's role, and what lies before one."""
    yield from head(_own(picture), counters(picture.view))


def _own(picture: Picture) -> Iterator[Item]:
    view: View = picture.view
    assert view.viewer is not None
    x, y = MARGIN, HEAD // 2 - 2
    if view.role:
        yield from role(view.role, x + 42, y, 84)
        said, px = fit(picture.words[f"saboteur-role-{view.role}"], Face.TITLE, 46, 480)
        yield Label(said, x + 100, y + 2, Face.TITLE, px, PALE)
        x += 100 + width(said, Face.TITLE, px) + 24
    me = view.players[view.viewer]
    for card in things(me.before, None):
        yield from thing(card, x + 36, y, 76)
        x += 80
    if me.nuggets:
        yield Sprite(icons.key("nugget"), x + 34, y, 66)
        yield Label(str(me.nuggets), x + 74, y + 2, Face.FIGURE, 46, PALE)


def _spread(cards: Sequence[Held], top: int, px: int) -> Iterator[Item]:
    gap = min(MARGIN, (WIDTH - 16 - px * len(cards)) // (len(cards) + 1)) if cards else 0
    left = (WIDTH - len(cards) * (px + gap) + gap) // 2
    placed = {
        card: Placed(pieces.key(card.id), left + i * (px + gap), top)
        for i, card in enumerate(cards)
    }
    back = [at for card, at in placed.items() if _is_aside(card, cards)]
    front = [at for at in placed.values() if at not in back]
    yield Cards(px, tuple(back), _ASIDE)
    yield Cards(px, tuple(front))
    for card, at in placed.items():
        yield from _marked(card, Box(at.x, at.y, at.x + px, at.y + px * 3 // 2))


def _is_aside(card: Held, cards: Sequence[Held]) -> bool:
    """Say whether others can be chosen, or are, and this one not."""
    told = any(one.label or one.chosen or one.discarded for one in cards)
    return told and not (card.label or card.chosen or card.discarded)


def _marked(card: Held, box: Box) -> Iterator[Item]:
    if card.chosen:
        yield Glow(box, 8)
    yield from times(box.right - 8, box.bottom - 8, card.count, max(44, box.width // 7))
    if card.discarded:
        x, y = (box.left + box.right) // 2, (box.top + box.bottom) // 2
        yield Sprite(icons.key("no"), x, y, box.width * 2 // 3)
        if card.discarded > 1:
            yield from times(x + 72, y + 72, card.discarded)
    yield from tab(box.left + 34, box.top + 34, card.label, max(68, box.width // 5))
