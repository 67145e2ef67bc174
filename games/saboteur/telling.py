"""Moves of Saboteur in words for the exported log, and the legend of the text board."""

from collections.abc import Iterator
from typing import Any

from games.core.contract import Action
from games.core.message import Message, Named
from games.core.score import ScoreLine
from games.core.values import TABLE, Cell, Rotation, Seat
from games.saboteur.actions import Lay, Look, Pass, Pick, Rockfall
from games.saboteur.components import CARDS, GOALS, Gold
from games.saboteur.second.actions import Clear, Steal
from games.saboteur.state import State
from games.saboteur.view import Phase, PlayerView, View


def describes(state: State, seat: Seat, action: Action) -> Message:
    """Name the cards, the place of a tunnel, the goal looked at; the event names the player that a
    card was played on.
    """
    if isinstance(action, Lay):
        return _lay_message(action.card, action.cell, action.turned)
    if isinstance(action, Rockfall):
        return _lay_message(action.card, action.cell, Rotation.R0)
    if isinstance(action, Look):
        goal = GOALS.index(action.goal) + 1
        return Message("saboteur-move-look", {"card": _word(action.card), "place": goal})
    if isinstance(action, Pass | Clear):
        kind = "pass" if isinstance(action, Pass) else "clear"
        cards = tuple(map(_word, action.cards))
        return Message(f"saboteur-move-{kind}", {"cards": cards})
    if isinstance(action, Pick):
        return Message("saboteur-move-pick", {"gold": _gold(action.gold)})
    if isinstance(action, Steal):
        return Message("saboteur-move-steal")
    return Message("saboteur-move-card", {"card": _word(_card(action))})


def _lay_message(card: str, cell: Cell, turned: Rotation) -> Message:
    where = place_told(cell)
    upside_down = int(turned is not Rotation.R0)
    return Message(
        "saboteur-move-lay",
        {"card": _word(card), "turned": upside_down, "place": where, "pictured": 0},
    )


def place_told(cell: Cell) -> Message:
    """Name a place by its row and column, as the board in characters has it."""
    return Message("saboteur-aloud-place", {"row": cell.y, "column": cell.x})


def _card(action: Any) -> str:
    """Return the card: all actions that are left have one."""
    card: str = action.card
    return card


def _word(card: str) -> Message:
    return Message(f"saboteur-word-{card}")


def _gold(gold: Gold) -> Message:
    return Message(f"saboteur-gold-{gold}")


def hampers(view: View) -> tuple[Message, ...]:
    """Name the handicaps of the viewer in laying tunnels: broken tools and a trap, each once."""
    if view.viewer is TABLE or view.phase is not Phase.PLAYING:
        return ()
    lying = dict.fromkeys(view.players[view.viewer].before)
    return tuple(Message(f"saboteur-hampers-{card}") for card in lying if CARDS[card].hinders)


def scored(line: ScoreLine) -> Message:
    """Name the source of points, and the round."""
    category = Message(f"saboteur-category-{line.category}")
    return Message("saboteur-scored", {"category": category, "round": line.where})


def legend(view: View) -> tuple[Message, ...]:
    """Explain the signs, and describe the cards before everybody and the viewer's hand."""
    people = (player_told(Seat(seat), player) for seat, player in enumerate(view.players))
    return (Message("saboteur-legend"), *people, *_own(view))


def player_told(seat: Seat, player: PlayerView) -> Message:
    """Count a player's cards, and describe the cards before them and the known facts about role and
    gold.
    """
    told = (Message("saboteur-legend-hand", {"cards": player.hand}), *known_of(player))
    return Message("saboteur-legend-player", {"seat": Named(seat), "told": told})


def known_of(player: PlayerView) -> Iterator[Message]:
    """Yield descriptions of the cards before a player, and of the known facts about role and
    gold.
    """
    for card in player.before:
        kind = "lying" if card.startswith("break-") else "word"
        yield Message(f"saboteur-{kind}-{card}")
    if role := player.role or player.learnt:
        yield Message(f"saboteur-role-{role.value}")
    if player.nuggets is not None:
        yield Message("saboteur-nuggets", {"nuggets": player.nuggets})
    elif player.gold_cards:
        yield Message("saboteur-legend-gold", {"cards": player.gold_cards})


def _own(view: View) -> Iterator[Message]:
    """Describe the hand of a seat, and the gold that it may choose from."""
    if view.viewer is TABLE or view.phase is Phase.OVER:
        return
    if view.hand:
        yield Message("saboteur-legend-own", {"cards": tuple(map(_word, view.hand))})
    if view.offer:
        yield Message("saboteur-legend-offer", {"cards": tuple(map(_gold, view.offer))})
