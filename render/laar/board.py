"""The board in the group: what is decided above, everybody's goods below.

In private, where experts are held in hand, the same board asks with one's own experts and gems.
"""

from games.core.values import Seat
from games.laar.stacks import Stacks, with_card
from games.laar.tally import assigned
from games.laar.view import Lot, View
from render.laar import rows
from render.laar.kit import GROUND, MARGIN, strip
from render.laar.market import COLUMNS, choice, lines
from render.laar.stages import STAGES
from render.sheet.picture import Picture
from render.sheet.scene import Scene
from render.theme import WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the table."""
    view: View = picture.view
    stage, foot = STAGES[view.phase](picture)
    seats = _seats(picture)
    items = [
        *strip(picture, picture.words[f"laar-turn-{view.phase.value}"], view.turn),
        *stage,
        *rows.rows(picture, foot, seats, _previewed(picture)),
    ]
    return Scene(WIDTH, foot + rows.height(len(seats)) + MARGIN, tuple(items), GROUND)


def _seats(picture: Picture) -> tuple[Seat, ...]:
    """Return whose goods are shown: above many buttons only those of who chooses."""
    view: View = picture.view
    everybody, focus = tuple(map(Seat, range(len(view.players)))), picture.focus
    if focus is None or focus.decided or not choice(focus).letters:
        return everybody
    return (focus.seat,) if len(lines(view)) > 1 else everybody


def _previewed(picture: Picture) -> Stacks | None:
    """Return the stacks of who decides as they would be."""
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
