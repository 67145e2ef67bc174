"""Hands: the cards in large, or side by side below the maze; equal ones lie as one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.art import pieces
from render.saboteur.kit import GROUND, MARGIN, counters, role, round_of
from render.saboteur.people import thing, things
from render.sheet.cards import ASIDE, Held, spread
from render.sheet.head import HEAD, head
from render.sheet.picture import Focus, Mark, Picture
from render.sheet.scene import Box, Cards, Item, Label, Placed, Scene, Sprite
from render.sheet.text import fit, width
from render.theme import PALE, WIDTH, Face

_LARGE, _FOUR = 396, 290
"""In large, and where four stand side by side."""


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
        items.append(Cards(_LARGE, (Placed("saboteur/back/deck", x, y),), ASIDE // 2))
    for row in range(rows):
        top = HEAD + MARGIN + row * (px * 3 // 2 + MARGIN)
        items += spread(cards[row * columns : (row + 1) * columns], top, px)
    return Scene(WIDTH, height, tuple(items), GROUND)


ROW = 236
"""Height of the hand below something else."""
_PX = 136
"""Width of its cards: 32 points on a phone."""


_APART = 24
"""Pixels between two of them, at most."""


def room(view: View, top: int) -> Box:
    """Return the room that a hand takes in its row, which begins at `top`."""
    high = _PX * 3 // 2
    wide, above = len({*view.hand}) * (_PX + _APART), (ROW - high) // 2
    left = (WIDTH - wide) // 2
    return Box(left, top + above, left + wide, top + above + high)


def row(cards: Sequence[Held], top: int) -> Iterator[Item]:
    """Lay out a hand in a row; seven different cards are the most that anybody holds."""
    yield from spread(cards, top + (ROW - _PX * 3 // 2) // 2, _PX)


def held(view: View, focus: Focus | None) -> list[Held]:
    """Return the hand with its options and the chosen card."""
    answers = focus.answers if focus else ()
    labels = {mark.value: mark.label for mark in card_marks(focus)}
    gone = Counter(value for field, value in answers if field == "cards")
    played = next((value for field, value in answers if field == "card"), None)
    return [
        Held(pieces.key(id), count, labels.get(id, ""), id == played, gone[id])
        for id, count in Counter(view.hand).items()
    ]


def card_marks(focus: Focus | None) -> tuple[Mark, ...]:
    """Return the cards of the hand that can be tapped."""
    rows = [row for row in focus.rows if row.field != "lying"] if focus else []
    return tuple(
        mark for row in rows for mark in row.marks if isinstance(mark.value, str) and mark.value
    )


def private_head(picture: Picture, played: Iterable[Item] = ()) -> Iterator[Item]:
    """Show the player's role, the cards before them, and the card that is being played."""
    yield from head((*_own(picture), *played), counters(picture.view))


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
