"""The board in the group: the decision above, everybody's goods below.

In private, where experts are held in hand, the same board asks with the player's own experts and
gems.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from games.core.values import Seat
from games.laar.stacks import Stacks, with_card
from games.laar.tally import assigned
from games.laar.view import Lot, Phase, View
from render.laar import rows
from render.laar.kit import SQUARE, strip
from render.laar.market import COLUMNS, height, lines, market
from render.laar.stages import STAGES, Stage
from render.sheet.head import HEAD
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene
from render.theme import WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the table."""
    view: View = picture.view
    stage, foot = STAGES[view.phase](picture)
    return _scene(picture, stage, foot, _seats(picture, foot))


def _scene(picture: Picture, stage: Sequence[Item], foot: int, seats: tuple[Seat, ...]) -> Scene:
    view: View = picture.view
    items = [
        *strip(picture, picture.words[f"laar-turn-{view.phase.value}"], view.turn),
        *stage,
        *rows.rows(picture, foot, seats, _previewed_stacks(picture)),
    ]
    high = _height(foot, len(seats), rows.form_of(picture))
    return Scene(WIDTH, high, tuple(items), SQUARE)


def _height(foot: int, rows_below: int, form: rows.Form = rows.LOW) -> int:
    return foot + rows.height(rows_below, form) + _FOOT


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out how each stage of each round begins, everybody's goods always at the same place."""
    moments = groupby(pictures, lambda picture: (picture.view.round, picture.view.phase))
    begun = [next(some) for (_, phase), some in moments if phase is not Phase.OVER]
    stages = [_stage(picture) for picture in begun or pictures]
    foot = max(foot for _, foot in stages)
    for picture, (stage, _) in zip(begun or pictures, stages, strict=True):
        yield _scene(picture, stage, foot, _everybody(picture.view))


def _stage(picture: Picture) -> Stage:
    """Return the part of the picture for the decision; by default the whole market."""
    view: View = picture.view
    if view.phase not in (Phase.SENDING, Phase.TAKING):
        return STAGES[view.phase](picture)
    shown = lines(view)
    return [*market(picture, HEAD, shown)], HEAD + height(len(shown))


def _everybody(view: View) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(view.players))))


def _seats(picture: Picture, foot: int) -> tuple[Seat, ...]:
    """Return the seats whose goods are shown below the stage: where there is no room for all, only
    the one that decides.
    """
    everybody, focus = _everybody(picture.view), picture.focus
    if focus is None or _height(foot, len(everybody)) <= max(picture.room, _LEAST):
        return everybody
    return (focus.seat,)


_FOOT = 10
"""Below the rows."""
_LEAST = 720
"""Pixels that are always there: a line of cards above the goods of two."""


def _previewed_stacks(picture: Picture) -> Stacks | None:
    """Return the stacks of the player who decides, as they would be."""
    view: View = picture.view
    focus = picture.focus
    if focus is None or not focus.decided:
        return None
    own, answers = view.players[focus.seat].stacks, dict(focus.answers)
    if "universal" in answers:
        return assigned(own, answers["universal"], answers["stack"])
    if "goods" in answers:
        lot: Lot | None = view.market[answers["card"].y * COLUMNS + answers["card"].x]
        return with_card(own, answers["goods"], lot.card) if lot else None
    return None
