"""The panels of the wizards: name, cauldron with its top card, spells that can be used."""

from collections.abc import Iterator
from typing import NamedTuple

from games.core.values import Seat
from games.glastonbury.components import BAD_LUCK, CARDS, KINDS
from games.glastonbury.view import Phase, PlayerView, View
from render.glastonbury.art.kettle import HIGH
from render.glastonbury.kit import card, thing, tone
from render.glastonbury.plan import TOP, Plan
from render.glastonbury.ways import Ways
from render.pieces import icons
from render.sheet.people import ASIDE, name_of, on_dark, panel
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Glow, Item, Label, Panel, Placed, Sprite
from render.sheet.text import fit_name
from render.theme import CREAM, WIDTH, Face

_GAP = 12
_HIGHEST = 330
_BROAD = 320
"""Panels that are as wide have the top card beside the kettle, not above it."""
_BROADEST = 480
"""Panels that are as wide have spells at the right."""
_BROAD_HIGHEST = 212
_OUT = 120
"""How high the panel is that shows which colour is not in the game."""
_HEARTH, _WARM = ("#3a2a4e", "#1d1432"), ("#7c4022", "#2a1526")
"""Of the niche of a hearth, cold, and lit by a fire."""
_NAME = 44
"""How high the line with the name is."""
_ASIDE = 74
"""How wide the column is with a token and spells."""


def people(picture: Picture, plan: Plan, how: Ways) -> Iterator[Item]:
    """Lay out a hearth for everybody, from top to bottom beside the field."""
    view: View = picture.view
    left, right, count = plan.side + 4, WIDTH - 10, len(view.players)
    high = (plan.side - _GAP * (count + 1)) // count
    high = min(_BROAD_HIGHEST if right - left >= _BROAD else _HIGHEST, high)
    top = TOP + _GAP
    for seat in map(Seat, range(count)):
        yield from _panel(picture, seat, Box(left, top, right, top + high), how)
        top += high + _GAP
    if view.removed:
        yield from _removed_cards(view.removed, Box(left, top, right, top + _OUT))


def _removed_cards(colour: str, at: Box) -> Iterator[Item]:
    """Show the cards that are left out with two players: both kinds of a colour, crossed out."""
    yield from panel(at, ASIDE)
    middle, y = (at.left + at.right) // 2, (at.top + at.bottom) // 2
    kinds = (kind for kind, its in KINDS.items() if its == colour)
    for kind, x in zip(kinds, (middle - 48, middle + 48), strict=True):
        yield Sprite(thing(kind), x, y, 88)
        yield Sprite(icons.key("badge-no"), x + 26, y + 22, 56)


def _panel(picture: Picture, seat: Seat, at: Box, how: Ways) -> Iterator[Item]:
    view: View = picture.view
    player = view.players[seat]
    acts = seat == view.turn
    if acts:
        yield Glow(at, 6)
    top, foot = _WARM if acts else _HEARTH
    yield Panel(at, top, "#c8733f" if acts else "#6a4a63", 14, shadow=True, foot=foot)
    yield from _name_and_token(picture, seat, at)
    yield from _kettle(view, seat, at, how)
    yield from _spells(player, at, how.spell if acts else "")


def _name_and_token(picture: Picture, seat: Seat, at: Box) -> Iterator[Item]:
    """Write the name; in a narrow panel it has the whole width, and the token hangs below it."""
    left = 66 if at.width >= _BROAD else 12
    said, px = fit_name(name_of(picture, seat), Face.NAME, 42, at.width - left - 12)
    yield Label(said, at.left + left, at.top + 28, Face.NAME, px, CREAM)
    if at.width >= _BROAD:
        yield from on_dark(picture, seat, at.left + 36, at.top + 30, 46)
    else:
        yield from on_dark(picture, seat, at.left + 40, at.top + _NAME + 38, 54)


def _kettle(view: View, seat: Seat, at: Box, how: Ways) -> Iterator[Item]:
    """Lay out a kettle with the number of its cards, in a preview the one that it would have, and
    its top card: nothing tells the cards below it. A seat that has just lost a card, or would, has
    the cloud of bad luck beside it.
    """
    shown, player = _cauldron_top(view, seat, how), view.players[seat]
    found = _kettle_layout(at)
    look = "lit" if seat == view.turn else "still"
    yield Sprite(f"glastonbury/kettle/{tone(player)}/{look}", found.x, found.y, found.px)
    if count := player.cards + shown.is_new:
        belly = found.y + round(0.29 * found.px)
        yield Label(str(count), found.x, belly, Face.FIGURE, 58, "#ffffff", "mm", line="#2a1526")
    card_px, (left, top) = found.card, found.corner
    if shown.is_new:
        yield Glow(Box(left, top, left + card_px, top + card_px), 8)
    if shown.card:
        yield Cards(card_px, (Placed(card(shown.card), left, top),), square=True)
    if seat == view.turn and view.phase is Phase.LOOKING:
        yield Sprite(thing("eyeball"), found.x, top + card_px // 2, 84)
    if shown.is_unlucky:
        yield Sprite(thing(BAD_LUCK), left + 14, top + 14, 62)


class _Brewing(NamedTuple):
    """Where a kettle and its top card are in a panel."""

    x: int
    y: int
    """The middle of the kettle's mouth."""
    px: int
    """How wide the kettle is."""
    card: int
    corner: tuple[int, int]
    """Of the card."""


def _kettle_layout(at: Box) -> _Brewing:
    """Return where they are: the card dips into the brew, or lies beside it where panels are
    low.
    """
    high = at.height - _NAME - 16
    if at.width >= _BROAD:
        px = min(190, round(high / HIGH), (at.width - _ASIDE) * 5 // 12)
        x, y = at.left + _ASIDE + 8 + px // 2, at.bottom - 10 - round(px * (HIGH - 0.14))
        size = min(120, high)
        return _Brewing(x, y, px, size, (x + px // 2 + 14, at.bottom - 12 - size))
    room = at.width - _ASIDE - 12
    px = min(room, round(high / (HIGH + 0.46)))
    x, y = at.left + _ASIDE + room // 2, at.bottom - 8 - round(px * (HIGH - 0.14))
    size = min(px * 62 // 100, y + 8 - at.top - _NAME - 6)
    return _Brewing(x, y, px, size, (x - size // 2, y + 8 - size))


class _Top(NamedTuple):
    """What lies uppermost in a cauldron."""

    card: str | None
    is_new: bool
    """Whether it would be taken just now."""
    is_unlucky: bool
    """Whether bad luck is near."""


def _cauldron_top(view: View, seat: Seat, how: Ways) -> _Top:
    top = view.players[seat].top
    taken = view.field.get(how.chosen) if how.chosen else None
    if taken and seat == how.taker and how.kept and not CARDS[taken].is_spell:
        return _Top(taken, is_new=True, is_unlucky=False)
    if taken == BAD_LUCK:
        is_hit = seat != how.taker and top is not None
        return _Top(top, is_new=False, is_unlucky=is_hit)
    is_hit = not taken and view.last is not None and seat in view.last.unlucky
    return _Top(top, is_new=False, is_unlucky=is_hit)


def _spells(player: PlayerView, at: Box, used: str) -> Iterator[Item]:
    """Show the spells that can be used, each with its uses; the one that is used just now glows."""
    held = (("appearance", player.appearances), ("movement", player.movements))
    is_right = at.width >= _BROADEST
    x, y = (at.right - 116, at.top + _NAME + 34) if is_right else (at.left + 34, at.bottom - 38)
    for spell, uses in held:
        if not uses:
            continue
        if spell == used:
            yield Glow(Box(x - 30, y - 30, x + 42, y + 30), 3)
        yield Sprite(thing(spell), x, y, 60)
        yield Label(str(uses), x + 28, y + 12, Face.FIGURE, 42, "#ffffff", "mm", line="#1a1538")
        y += 62 if is_right else -62
