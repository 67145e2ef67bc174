"""Moves of Carcassonne in words for the exported log, and the legend of the text board."""

from collections.abc import Iterator

from games.carcassonne.actions import Place, Score
from games.carcassonne.components import Colour, Feature, letter
from games.carcassonne.features import Region
from games.carcassonne.goods import held
from games.carcassonne.holdings import landscape
from games.carcassonne.state import State
from games.carcassonne.view import View
from games.core.message import Message, Named, Variable
from games.core.score import ScoreLine
from games.core.values import Cell, Seat, direction


def describes(state: State, seat: Seat, action: Place | Score) -> Message:
    """Name the tile, where it was laid and how it was turned; of a score, where it is."""
    if isinstance(action, Score):
        return Message("carcassonne-move-score", {"place": place_told(action.spot.cell)})
    kind = action.tile or state.drawn
    assert kind is not None
    garden = state.options.get("abbot") == "on" and kind != letter(kind)
    laid: dict[str, Variable] = {"tile": letter(kind), "garden": int(garden)}
    turned = int(action.rotation)
    return Message("carcassonne-move-place", {**laid, "turned": turned, **_where(action.cell)})


def _where(cell: Cell) -> dict[str, Variable]:
    return {"place": place_told(cell), "pictured": 0}


def place_told(cell: Cell) -> Message:
    """Name a place by its row and column, as the board in characters has it."""
    return Message("carcassonne-aloud-place", {"row": cell.y, "column": cell.x})


def scored(line: ScoreLine) -> Message:
    """Name the feature that paid, and the tile on which it is found."""
    if line.where is None:
        return Message(f"carcassonne-category-{line.category}")
    place = place_told(line.where.cell)
    return Message("carcassonne-scored", {"category": line.category, "place": place})


def contested(view: View) -> Message | None:
    """Name the largest unfinished feature on which several players stand; a field only where there
    is no other, because fields are paid at the end.
    """
    if view.alone:
        return None
    regions = [one for one in landscape(view).regions if one.open and len(_seats(one)) > 1]
    if not regions:
        return None
    most = max(regions, key=lambda one: (one.feature is not Feature.FIELD, one.tiles))
    told: dict[str, Variable] = {
        "feature": most.feature.value,
        "where": direction(most.spots[0].cell),
        "tiles": most.tiles,
        "seats": tuple(map(Named, _seats(most))),
    }
    return Message("carcassonne-contested", told)


def _seats(region: Region) -> tuple[Seat, ...]:
    return tuple(sorted({meeple.seat for meeple in region.meeples}))


def legend(view: View) -> tuple[Message, ...]:
    """Explain the signs, and name the owners of the followers by digit."""
    seats = range(len(view.supply))
    players = tuple(_player(view, seat) for seat in seats)
    added = {box: int(view.options[box] == "on") for box in ("inns", "traders", "mines")}
    signs = Message("carcassonne-legend", {"players": players, **added})
    return (signs, *_tokens(view))


def _tokens(view: View) -> Iterator[Message]:
    """Name the owners of tokens, and the tiles with gold."""
    if view.goods:
        all_of_them = tuple(_held_goods(view, seat) for seat in range(len(view.supply)))
        yield Message("carcassonne-legend-goods", {"players": all_of_them})
    if view.ingots:
        places = tuple(_ingots(*each) for each in view.ingots.items())
        yield Message("carcassonne-legend-gold", {"places": places})


def _held_goods(view: View, seat: int) -> Message:
    tokens = held(view.goods, seat)
    return Message("carcassonne-legend-held", {"seat": Named(Seat(seat)), **tokens})


def _ingots(cell: Cell, count: int) -> Message:
    return Message("carcassonne-legend-ingots", {"place": place_told(cell), "count": count})


def _player(view: View, seat: int) -> Message:
    if view.alone:
        colour = list(Colour)[seat].value
        return Message("carcassonne-legend-colour", {"number": seat + 1, "colour": colour})
    return Message("carcassonne-legend-player", {"number": seat + 1, "seat": Named(Seat(seat))})
