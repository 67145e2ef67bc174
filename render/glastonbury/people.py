"""The panels of the wizards: name, cauldron with its top card, spells that can be used."""

from collections.abc import Iterator

from games.core.values import Seat
from games.glastonbury.components import BAD_LUCK, CARDS
from games.glastonbury.view import Phase, Player, View
from render.glastonbury.field import SIDE, TOP
from render.glastonbury.kit import card, thing, tone
from render.glastonbury.ways import Ways
from render.sheet.people import AT_REST, CHOSEN, name, panel, person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Glow, Item, Label, Placed, Rule, Sprite
from render.theme import INK, WIDTH, Face

_GAP = 12
_LEFT = SIDE + 4
_WIDE = WIDTH - _LEFT - 10
_HIGHEST = 330
_CARD = 104


def people(picture: Picture, how: Ways) -> Iterator[Item]:
    """Lay out a panel for everybody, from top to bottom beside the field."""
    count = len(picture.view.players)
    high = min(_HIGHEST, (SIDE - _GAP * (count + 1)) // count)
    for seat in map(Seat, range(count)):
        top = TOP + _GAP + seat * (high + _GAP)
        yield from _panel(picture, seat, Box(_LEFT, top, _LEFT + _WIDE, top + high), how)


def _panel(picture: Picture, seat: Seat, at: Box, how: Ways) -> Iterator[Item]:
    view: View = picture.view
    player = view.players[seat]
    acts = seat == view.turn
    yield from panel(at, CHOSEN if acts else AT_REST)
    yield from person(picture, seat, at.left + 32, at.top + 34, 54)
    yield name(picture, seat, at.left + 64, at.top + 34, 32, _WIDE - 72)
    yield from _cauldron(player, at)
    yield from _top(view, seat, at, how)
    yield from _spells(player, at, how.spell if acts else "")
    if acts and view.phase is Phase.LOOKING:
        yield Sprite(thing("eyeball"), at.left + 54, at.top + 112, 84)


def _cauldron(player: Player, at: Box) -> Iterator[Item]:
    """Show the cauldron, and how many cards lie in it."""
    x, y = at.left + 54, at.top + 120
    yield Sprite(thing("cauldron", tone(player)), x, y, 96)
    if player.cards:
        yield Label(str(player.cards), x, y + 14, Face.FIGURE, 36, "#ffffff", "mm", line="#1a1538")


def _top(view: View, seat: Seat, at: Box, how: Ways) -> Iterator[Item]:
    """Show the top card; in a preview the one that would lie there: nothing tells what it covers.
    Who has just lost a card, or would, has the cloud of bad luck beside it.
    """
    shown, lit, cloud = _shown(view, seat, how)
    x, y = at.right - _CARD - 10, at.top + 66
    if lit:
        yield Glow(Box(x, y, x + _CARD, y + _CARD), 8)
    if shown:
        yield Cards(_CARD, (Placed(card(shown), x, y),), square=True)
    if cloud:
        yield Sprite(thing(BAD_LUCK), x + 14, y + 14, 62)


def _shown(view: View, seat: Seat, how: Ways) -> tuple[str | None, bool, bool]:
    """Return the card to be shown, whether it is chosen just now, and whether bad luck is near."""
    top = view.players[seat].top
    taken = view.field.get(how.chosen) if how.chosen else None
    if taken and seat == how.taker and how.kept and not CARDS[taken].is_spell:
        return taken, True, False
    if taken == BAD_LUCK:
        return top, False, seat != how.taker and top is not None
    return top, False, not taken and view.last is not None and seat in view.last.unlucky


def _spells(player: Player, at: Box, used: str) -> Iterator[Item]:
    """Show the spells that can be used, each with its uses; the one that is used just now glows."""
    held = [("appearance", player.appearances), ("movement", player.movements)]
    y = at.bottom - 36
    yield Rule(Box(at.left + 14, y - 34, at.right - 14, y - 34), "#b39a6b", 3)
    for place, (spell, uses) in enumerate(pair for pair in held if pair[1]):
        x = at.left + 38 + place * 104
        if spell == used:
            yield Glow(Box(x - 30, y - 28, x + 74, y + 28), 3)
        yield Sprite(thing(spell), x, y, 60)
        yield Label(f"×{uses}", x + 34, y + 2, Face.FIGURE, 34, INK, "lm")
