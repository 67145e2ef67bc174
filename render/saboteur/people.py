"""The people: their numbers of cards, the cards before them, the player on turn."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.core.values import Seat
from games.saboteur.components import CARDS, Role
from games.saboteur.view import Phase, PlayerView, View
from render.pieces import icons
from render.saboteur.art.actions import icon_of
from render.saboteur.deeds import Deed
from render.saboteur.kit import MARGIN, pile, role
from render.sheet.people import CHOSEN, Tone, name, on_dark, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Brackets, Glow, Item, Label, Sprite
from render.theme import INK, PALE, WIDTH, Face

GAP = 12
PLANK: Tone = ("#70492c", "#4a2f1e")
"""Of the board on which somebody's name stands: a plank of the mine."""
_ASIDE: Tone = ("#3d2f31", "#2d2328")
_FAINT = "#b9a48c"
"""Of the names of those who step back."""


class _Sizes(Struct, frozen=True):
    """Of what stands in a panel, in pixels."""

    line: int
    """Height of a panel with nothing but a name and figures."""
    token: int
    name: int
    figure: int
    """Width of the chips that count something."""
    things: int = 72
    """By how many pixels panels are higher when cards lie before a player: then figures stand
    there, too, and names have the whole line."""
    thing: int = 76
    """The greatest width of such a card."""


LARGE = _Sizes(116, 90, 62, 72, 90, 92)
BROAD = _Sizes(80, 64, 47, 54, 70, 68)
_WIDE = _Sizes(84, 66, 46, 52, 62, 72)
_MIDDLE = _Sizes(80, 64, 42, 52, 60, 70)
_STACKED = _Sizes(126, 66, 38, 50, 60, 66)
"""The sizes in panels of a page for few and for many people, and in those of which two, three or
more stand side by side: the last have the name on a line of its own, which so is whole."""
_CHOICE = _Sizes(80, 116, 48, 0, 64, 74)
_STACKED_CHOICE = _Sizes(140, 80, 40, 0, 60, 80)
"""The same where somebody is chosen and nothing is counted: people and things are larger."""


def _sizes(columns: int) -> _Sizes:
    return {1: _WIDE, 2: _WIDE, 3: _MIDDLE}.get(columns, _STACKED)


_COLUMNS = {1: 2, 2: 2, 3: 3, 5: 3, 6: 3, 9: 3, 10: 5}
_LEAST = 56
"""The least of the things before a person, in pixels: several have little room, and overlap."""
_ROOMY = 3
"""Up to so many columns, a panel has room for name, gold and cards in one line."""
_ORDER = ("break-pick", "break-lamp", "break-cart", "trap", "thief")


class PanelStyle(Struct, frozen=True):
    """The style that tells the panels apart."""

    columns: int
    shown: frozenset[Seat]
    """Players who stand out; the others step back."""
    golden: frozenset[Seat]
    """The player on turn, the chosen one, or the winners."""
    figures: bool = True
    """Whether cards and gold are counted."""
    deed: Deed | None = None
    """What is tried out on one of them."""
    is_tall: bool = False
    """Whether all panels have room for things, so that none changes its height while somebody
    chooses among them."""
    page: _Sizes | None = None
    """The sizes on a page, which is seen small: there, panels have much room."""
    last: Seat | None = None
    """Where to look for the last move if it left nothing in the maze: whom it was played on, or
    who discarded."""

    @property
    def is_stacked(self) -> bool:
        """Whether names have a line of their own."""
        return self.columns > _ROOMY and not self.page

    @property
    def sizes(self) -> _Sizes:
        """Those of what stands in a panel."""
        if self.page or self.figures:
            return self.page or _sizes(self.columns)
        return _STACKED_CHOICE if self.is_stacked else _CHOICE

    @property
    def is_large(self) -> bool:
        """Whether tokens are as high as their panels."""
        return self.sizes is _CHOICE


def looks(view: View) -> PanelStyle:
    """Return how the people stand below the board: nobody steps back."""
    everybody = frozenset(map(Seat, range(len(view.players))))
    turn = frozenset() if view.turn is None else frozenset({view.turn})
    return PanelStyle(_COLUMNS.get(len(everybody), 4), everybody, turn, last=_last(view))


def _last(view: View) -> Seat | None:
    last = view.last
    if last is None or last.cell is not None or view.phase is not Phase.PLAYING:
        return None
    return last.seat if last.player is None else last.player


def height(view: View, how: PanelStyle) -> int:
    """Return how much room the people take, the gaps above and below them counted."""
    rows = _rows(view, how.columns)
    return GAP + len(rows) * (_row_height(view, how) + GAP)


def people(picture: Picture, top: int, how: PanelStyle) -> Iterator[Item]:
    """Lay out a panel for everybody, the first row's gap beginning at `top`."""
    for seat, box in boxes(picture.view, top, how):
        yield from _panel(picture, seat, box, how, box.height > how.sizes.line)


def boxes(view: View, top: int, how: PanelStyle) -> Iterator[tuple[Seat, Box]]:
    """Yield where everybody's panel lies."""
    y, high = top + GAP, _row_height(view, how)
    for row in _rows(view, how.columns):
        wide = _width(len(row))
        for column, seat in enumerate(row):
            x = MARGIN + column * (wide + GAP)
            yield seat, Box(x, y, x + wide, y + high)
        y += high + GAP


def _rows(view: View, columns: int) -> list[list[Seat]]:
    """Part the people into rows of about the same length, so that each row is filled."""
    seats = [Seat(seat) for seat in range(len(view.players))]
    rows = -(-len(seats) // columns)
    ends = [-(-len(seats) * row // rows) for row in range(rows + 1)]
    return [seats[start:end] for start, end in pairwise(ends)]


def _row_height(view: View, how: PanelStyle) -> int:
    """Return how high planks are: all alike, also where things lie before some people alone."""
    if how.is_stacked and not how.figures:
        return how.sizes.line
    everybody = map(Seat, range(len(view.players)))
    is_full = (how.is_tall and not how.page) or any(_is_full(view, seat, how) for seat in everybody)
    return how.sizes.line + (how.sizes.things if is_full else 0)


def _is_full(view: View, seat: Seat, how: PanelStyle) -> bool:
    """Tell whether somebody needs a line more for things."""
    lying, player = seen(view, seat), view.players[seat]
    if how.is_stacked:
        wide = _width(len(_rows(view, how.columns)[0]))
        return len(lying) * _LEAST > _beside(player, how, wide)
    if how.page and lying:
        return _broad(view, seat, how) + _NAME > _beside(player, how, _width(how.columns))
    return bool(lying)


_NAME = 200
"""The least room of a name with things beside it."""


def _broad(view: View, seat: Seat, how: PanelStyle) -> int:
    """Return how much room things have beside a name, on a page."""
    added = how.deed is not None and how.deed.seat == seat and not how.deed.is_in_place
    return (len(seen(view, seat)) + added) * (how.sizes.thing + 4)


def _beside(player: PlayerView, how: PanelStyle, wide: int) -> int:
    """Return how much room things have between the token and the figures of a panel."""
    return wide - how.sizes.token - _room_of_figures(player, how) - 34


def _room_of_figures(player: PlayerView, how: PanelStyle) -> int:
    """Return how much room the figures of a panel take."""
    return (how.sizes.figure + 10) * (1 + player.has_gold) if how.figures else 0


def _width(across: int) -> int:
    """Return how wide panels are of which so many stand side by side."""
    return (WIDTH - 2 * MARGIN + GAP) // across - GAP


def _panel(
    picture: Picture, seat: Seat, box: Box, how: PanelStyle, in_two_lines: bool
) -> Iterator[Item]:
    player: PlayerView = picture.view.players[seat]
    is_golden, sizes = seat in how.golden, how.sizes
    yield from panel(box, CHOSEN if is_golden else PLANK if seat in how.shown else _ASIDE)
    token, ink = (person, INK) if is_golden else (on_dark, PALE if seat in how.shown else _FAINT)
    taken = _room_of_figures(player, how)
    y, x = box.top + sizes.line // 2, box.left + sizes.token + 20
    after = 0 if in_two_lines else taken
    lying = 0 if in_two_lines or not how.page else _broad(picture.view, seat, how)
    at, left, beside = Line(y, box.right - x - 12 - after - lying), box.left, taken
    below = box.top + sizes.line + (sizes.things - 10) // 2 - 4
    if how.is_stacked:
        x, at, y = (
            box.left + 14,
            Line(box.top + 30, box.width - 24),
            box.top + (46 + sizes.line) // 2,
        )
        below, beside = (below, 0) if in_two_lines else (y, taken)
        left += 0 if in_two_lines else sizes.token + 12
    elif how.page and not in_two_lines:
        left, below = box.right - 24 - taken - lying, y
    elif how.is_large:
        left, y = x - 8, (box.top + box.bottom) // 2
        at = Line(box.top + 38 if _broad(picture.view, seat, how) else y, box.right - x - 12)
    yield from token(picture, seat, box.left + sizes.token // 2 + 10, y, sizes.token)
    yield name(picture, seat, x, at.y, sizes.name, at.room, ink)
    if how.figures:
        is_low = in_two_lines and not how.is_stacked
        yield from _figures(player, box.right - 12, below if is_low else y, sizes.figure)
    deed = how.deed if how.deed and how.deed.seat == seat else None
    space = Box(left, below - sizes.thing // 2, box.right - 20 - beside, below)
    yield from _before(seen(picture.view, seat), deed, space, sizes.thing)
    if seat == how.last:
        yield Brackets(box)


class Line(NamedTuple):
    """Where a name stands."""

    y: int
    room: int


def seen(view: View, seat: Seat) -> list[str]:
    """Return the things before a player that this viewer sees; their own role is known from
    elsewhere.
    """
    player = view.players[seat]
    return things(player.before, player.role if seat == view.viewer else player.learnt)


def _figures(player: PlayerView, right: int, y: int, px: int) -> Iterator[Item]:
    """Count the cards in the hand, as a pile, and the gold as far as it is known, from right to
    left.
    """
    wide = px + 6
    yield from pile(right, y, wide, player.hand)
    right -= wide + 6
    if player.nuggets is None and player.gold_cards:
        yield from pile(right, y, wide, player.gold_cards, "gold")
        yield Sprite(icons.key("nugget"), right - px + 6, y - px * 2 // 3 + 6, px * 2 // 3)
    elif player.has_gold:
        x = right - px // 2
        yield Sprite(icons.key("nugget"), x, y, px * 4 // 3)
        if player.nuggets:
            yield Label(str(player.nuggets), x, y + 2, Face.FIGURE, px * 4 // 5, INK, "mm")


def things(before: Sequence[str], who: Role | None) -> list[str]:
    """Return the visible things before a player: the role if it is known, then the cards."""
    shown = [who.value] if who else []
    return shown + sorted(before, key=_ORDER.index)


def _before(lying: Sequence[str], deed: Deed | None, space: Box, widest: int) -> Iterator[Item]:
    """Put the cards before a player side by side, as large as there is room; what is tried out on
    them comes last, or in the place of what it mends.

    :param space: where they lie; its foot is at the height of their middle.
    """
    is_last = deed is not None and not deed.is_in_place
    count = len(lying) + is_last
    if not count:
        return
    y = space.bottom
    step = min(widest + 4, space.width // count)
    px = min(widest, max(step, _LEAST))
    places = [space.left + 8 + i * step + px // 2 for i in range(count)]
    for x, what in zip(places, lying, strict=False):
        if deed is None or what != deed.goes:
            yield from thing(what, x, y, px)
        elif deed.is_in_place:
            yield from _deed_preview(deed, x, y, px)
        else:
            yield from (_faint(item) for item in thing(what, x, y, px))
    if deed and is_last:
        yield from _deed_preview(deed, places[-1], y, px)


def _deed_preview(deed: Deed, x: int, y: int, px: int) -> Iterator[Item]:
    half = px // 2
    yield Glow(Box(x - half, y - half, x + half, y + half), 5)
    yield Sprite(deed.sprite, x, y, px)


def _faint(item: Item) -> Item:
    return replace(item, strength=_GONE) if isinstance(item, Sprite) else item


_GONE = 30
"""Percent of the opacity of what would no longer lie there."""


def thing(what: str, x: int, y: int, px: int) -> Iterator[Item]:
    """Place a role or a card that lies before somebody."""
    if what not in CARDS:
        yield from role(Role(what), x, y, px)
        return
    card = CARDS[what]
    name, look = (card.tools[0].value, "crossed") if card.tools else (card.kind, "whole")
    yield Sprite(icons.key(icon_of(name), look), x, y, px)
