"""The panels of the wizards: name, cauldron with its top card, spells that can be used."""

from collections.abc import Iterator
from typing import NamedTuple

from games.core.values import Seat
from games.glastonbury.components import BAD_LUCK, CARDS, KINDS
from games.glastonbury.view import Phase, PlayerView, View
from render.glastonbury.kit import card, thing, tone
from render.glastonbury.plan import TOP, Plan
from render.glastonbury.ways import Ways
from render.pieces import icons
from render.sheet.people import ASIDE, AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Glow, Item, Label, Placed, Rule, Sprite
from render.theme import INK, WIDTH, Face

_GAP = 12
_HIGHEST = 300
_BROAD = 320
"""Panels that are as wide have spells beside the cauldron, not below it."""
_BROAD_HIGHEST = 212
_OUT = 120
"""How high the panel is that shows which colour is not in the game."""


def people(picture: Picture, plan: Plan, how: Ways) -> Iterator[Item]:
    """Lay out a panel for everybody, from top to bottom beside the field."""
    view: View = picture.view
    left, right, count = plan.side + 4, WIDTH - 10, len(view.players)
    high = (plan.side - _GAP * (count + 1)) // count
    high = min(_BROAD_HIGHEST if right - left >= _BROAD else _HIGHEST, high)
    top = TOP + _GAP
    for seat in map(Seat, range(count)):
        yield from _panel(picture, seat, Box(left, top, right, top + high), how)
        top += high + _GAP
    if view.removed:
        yield from _removed(view.removed, Box(left, top, right, top + _OUT))


def _removed(colour: str, at: Box) -> Iterator[Item]:
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
    px = min(104, at.height - 66)
    yield from panel(at, CHOSEN if acts else AT_REST)
    yield from _named(picture, seat, at)
    yield from _cauldron(player, at, px, _shown(view, seat, how).is_new)
    yield from _top(view, seat, at, px, how)
    yield from _spells(player, at, how.spell if acts else "")
    if acts and view.phase is Phase.LOOKING:
        yield Sprite(thing("eyeball"), at.left + 54, at.top + 112, 84)


def _named(picture: Picture, seat: Seat, at: Box) -> Iterator[Item]:
    """Write the name; in a narrow panel it has the whole width, and the token hangs below it."""
    if at.width >= _BROAD:
        yield from person(picture, seat, at.left + 34, at.top + 34, 60)
        yield name(picture, seat, at.left + 70, at.top + 34, 42, at.width - 78)
        return
    yield name(picture, seat, at.left + 12, at.top + 32, 42, at.width - 20)
    yield from person(picture, seat, at.left + 28, at.top + 76, 48)


def _cauldron(player: PlayerView, at: Box, px: int, more: int) -> Iterator[Item]:
    """Show the cauldron, and how many cards lie in it; `more` in a preview."""
    x, y = at.left + 54, at.top + 66 + px // 2
    yield Sprite(thing("cauldron", tone(player)), x, y, px - 8)
    if count := player.cards + more:
        yield Label(str(count), x, y + 14, Face.FIGURE, 44, "#ffffff", "mm", line="#1a1538")


def _top(view: View, seat: Seat, at: Box, px: int, how: Ways) -> Iterator[Item]:
    """Show the top card of a seat; in a preview the card that would lie there. Nothing tells the
    cards below it. A seat that has just lost a card, or would, has the cloud of bad luck beside it.
    """
    shown, is_new, is_unlucky = _shown(view, seat, how)
    x, y = at.left + 108, at.top + 62
    if is_new:
        yield Glow(Box(x, y, x + px, y + px), 8)
    if shown:
        yield Cards(px, (Placed(card(shown), x, y),), square=True)
    if is_unlucky:
        yield Sprite(thing(BAD_LUCK), x + 14, y + 14, 62)


class _Top(NamedTuple):
    """What lies uppermost in a cauldron."""

    card: str | None
    is_new: bool
    """Whether it would be taken just now."""
    is_unlucky: bool
    """Whether bad luck is near."""


def _shown(view: View, seat: Seat, how: Ways) -> _Top:
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
    spots = _beside(at) if at.width >= _BROAD else _below(at)
    if at.width < _BROAD:
        y = at.bottom - 70
        yield Rule(Box(at.left + 14, y, at.right - 14, y), "#b39a6b", 3)
    for (spell, uses), (x, y) in zip((pair for pair in held if pair[1]), spots, strict=False):
        if spell == used:
            yield Glow(Box(x - 30, y - 28, x + 80, y + 28), 3)
        yield Sprite(thing(spell), x, y, 58)
        yield Label(f"×{uses}", x + 34, y + 2, Face.FIGURE, 40, INK, "lm")


def _below(at: Box) -> tuple[tuple[int, int], ...]:
    return (at.left + 38, at.bottom - 36), (at.left + 142, at.bottom - 36)


def _beside(at: Box) -> tuple[tuple[int, int], ...]:
    """Return two spots beside each other, or below if there is not the room."""
    x, y = at.left + 248, at.top + 92
    return (x, y), ((x + 130, y) if at.width > 500 else (x, y + 60))
