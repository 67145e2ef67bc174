"""A figure that may be taken back, where the preview does not show it: its tile in a corner."""

from collections.abc import Iterator

from games.carcassonne.actions import Recall
from games.carcassonne.view import Deployed, View
from render.carcassonne.letters import LETTER, free_letter, picked_letter
from render.carcassonne.pieces import colours, follower, tiles_of
from render.sheet.picture import Mark, Picture
from render.sheet.scene import Box, Item, Panel, Thumb, Tiles
from render.theme import CARD, INK, MARGIN, STYLES

_SIDE, _RIM = 170, 12
"""Pixels: of the tile, and of the card round it."""


def who_leaves(view: View, recall: Recall) -> Deployed:
    """Return the figure that the player on turn would take back."""
    return next(m for m in view.meeples if (m.figure, m.seat) == (recall.figure, view.turn))


def aside(picture: Picture, mark: Mark, chosen: bool, sheet: Box, ghost: Box) -> Iterator[Item]:
    """Show the tile with its figure, and the letter, in a corner of the sheet off the ghost."""
    leaving = who_leaves(picture.view, mark.value)
    cell, laid = leaving.spot.cell, picture.view.tiles[leaving.spot.cell]
    colour = colours(picture)[leaving.seat]
    card = _corner(sheet, ghost)
    x, y = card.left + _RIM, card.top + _RIM
    there = Tiles(x - cell.x * _SIDE, y - cell.y * _SIDE, _SIDE, ())
    yield Panel(card, CARD, INK, 18, shadow=True)
    yield Thumb(dict(tiles_of(picture.view.tiles, [cell]))[cell], x, y, _SIDE)
    yield follower(colour, leaving.spot, laid, there, figure=leaving.figure)
    at = (card.left + LETTER, card.top + LETTER)
    yield picked_letter(mark, at) if chosen else free_letter(mark, at, STYLES[colour])


def _corner(sheet: Box, ghost: Box) -> Box:
    size, inset = _SIDE + 2 * _RIM, MARGIN
    lefts = (sheet.right - inset - size, sheet.left + inset)
    tops = (sheet.top + inset, sheet.bottom - inset - size)
    corners = (Box(left, top, left + size, top + size) for top in tops for left in lefts)
    return next(corner for corner in corners if not corner.meets(ghost, _RIM))
