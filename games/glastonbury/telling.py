"""Moves of Glastonbury in words for the exported log, and the legend of the text board."""

from collections.abc import Iterator

from games.core.contract import Action
from games.core.message import Message, Named, Variable
from games.core.score import ScoreLine
from games.core.values import Cell, Seat
from games.glastonbury.actions import Appear, Move, Stand, Take
from games.glastonbury.aloud import removed
from games.glastonbury.components import CARDS
from games.glastonbury.state import State
from games.glastonbury.text import sign
from games.glastonbury.view import PlayerView, View


def describes(state: State, seat: Seat, action: Action) -> Message:
    """Say where in the field the card lies that is taken; its event names the card."""
    cell = _cell(action)
    if cell is None:
        return Message("glastonbury-move-none")
    return Message("glastonbury-move-cell", {"column": cell.x + 1, "row": cell.y + 1})


def _cell(action: Action) -> Cell | None:
    if isinstance(action, Stand):
        return action.corner
    return action.cell if isinstance(action, (Take, Appear, Move)) else None


def scored(line: ScoreLine) -> Message:
    """Name the source of points: a set of an ingredient, or a recipe."""
    category = Message(f"glastonbury-category-{line.category}")
    if line.category.startswith("recipe"):
        return category
    kind = Message("glastonbury-set", {"kind": line.where})
    return Message("glastonbury-scored", {"category": category, "set": kind})


def legend(view: View) -> tuple[Message, ...]:
    """Explain the signs, and describe everybody's things as far as the viewer sees them."""
    people = (_player(Seat(seat), player) for seat, player in enumerate(view.players))
    return (Message("glastonbury-legend"), *removed(view), *people)


def _player(seat: Seat, player: PlayerView) -> Message:
    who: dict[str, Variable] = {"number": seat + 1, "seat": Named(seat)}
    return Message("glastonbury-legend-player", {**who, "told": tuple(_player_details(player))})


def _player_details(player: PlayerView) -> Iterator[Message]:
    """Yield the content of a cauldron, and the spells that can be used."""
    yield Message("glastonbury-legend-cards", {"cards": player.cards})
    if player.cauldron:
        cards = " ".join(map(sign, player.cauldron))
        yield Message("glastonbury-legend-cauldron", {"cards": cards})
    elif player.top is not None:
        top = CARDS[player.top]
        card = Message("glastonbury-card", {"kind": top.kind, "value": top.value})
        yield Message("glastonbury-legend-top", {"card": card})
    for spell, uses in (("appearance", player.appearances), ("movement", player.movements)):
        if uses:
            yield Message("glastonbury-legend-spell", {"spell": spell, "uses": uses})
