"""Moves of the Castle in words for the exported log, and the legend of the text board."""

from collections.abc import Iterator

from games.castle.actions import Place, Score
from games.castle.components import Spot, square
from games.castle.state import State
from games.castle.text import sides_of
from games.castle.view import View
from games.core.message import Message, Named, Variable
from games.core.score import ScoreLine
from games.core.values import Seat


def describes(state: State, seat: Seat, action: Place | Score) -> Message:
    """Describe an action: the place of the tile and its sides as it lies; of a payment, the feature
    and its square.
    """
    if isinstance(action, Score):
        spot, doubled = action.payment
        said = {"feature": spot.segment.feature.value, "square": square(spot.cell)}
        return Message("castle-move-score", {**said, "doubled": int(doubled)})
    assert state.drawn is not None
    shown = tuple(sides_of(state.drawn, action.rotation))
    return Message("castle-move-place", {"square": square(action.cell), "tile": shown})


def scored(line: ScoreLine) -> Message:
    """Name the feature that scored, and the square on which it is found."""
    if not isinstance(line.where, Spot):
        return Message(f"castle-category-{line.category}")
    place = square(line.where.cell)
    return Message("castle-scored", {"category": line.category, "square": place})


def legend(view: View) -> tuple[Message, ...]:
    """Explain the signs, and describe the wall and everybody's things."""
    people = (_player(view, Seat(seat)) for seat in range(len(view.scores)))
    wall = tuple(tower_told(view, tower) for tower in sorted(view.wall))
    lies = (Message("castle-legend-wall", {"tiles": wall}),) if wall else ()
    return (Message("castle-legend"), *lies, *people)


def tower_told(view: View, tower: int) -> Message:
    """Say which wall tile lies on the space of a tower."""
    face = view.wall[tower]
    return Message("castle-legend-tower", {"space": tower, "bonus": str(face or "hidden")})


def _player(view: View, seat: Seat) -> Message:
    told: dict[str, Variable] = {"number": seat + 1, "seat": Named(seat)}
    told["told"] = tuple(player_told(view, seat))
    return Message("castle-legend-player", told)


def player_told(view: View, seat: Seat) -> Iterator[Message]:
    """Describe a player's followers at home, keep and wall tiles."""
    yield Message("castle-legend-followers", {"count": view.supply[seat]})
    keep = view.keeps[seat]
    if keep:
        place = square(keep.spot.cell)
        yield Message("castle-legend-keep", {"square": place, "tiles": keep.size})
    for bonus in view.taken[seat]:
        yield Message("castle-legend-bonus", {"bonus": str(bonus)})
