"""Moves of Guilds of Laar in words for the exported log, and the market and goods in words."""

from collections.abc import Iterator

from games.core.contract import Action
from games.core.message import Message, Named, Variable, message_of
from games.core.values import Seat
from games.laar.actions import Assign, Send, Take
from games.laar.components import Goods
from games.laar.events import Thing, thing
from games.laar.rounds import place
from games.laar.state import State
from games.laar.view import Lot, PlayerView, View


def describes(state: State, seat: Seat, action: Action) -> Message:
    """Name the card of the market; the event names the goods that it becomes."""
    if isinstance(action, Send):
        return Message("laar-move-card", {"card": place(action.cell) + 1})
    if isinstance(action, Take):
        return Message("laar-move-card", {"card": place(action.card) + 1})
    return Message("laar-move-universal" if isinstance(action, Assign) else "laar-move-shield")


def legend(view: View) -> tuple[Message, ...]:
    """Write down the market, the chart of beasts, everybody's goods."""
    lots = (lot_told(number, lot) for number, lot in enumerate(view.market, 1) if lot is not None)
    people = (player_told(view, Seat(seat), player) for seat, player in enumerate(view.players))
    return (round_told(view), *lots, *people)


def round_told(view: View) -> Message:
    """Say which round it is, and by which chart beasts pay."""
    chart = Message(f"laar-option-beasts-{view.chart}")
    counted: dict[str, Variable] = {"round": view.round, "rounds": view.rounds}
    return Message("laar-legend", {**counted, "chart": chart})


def lot_told(number: int, lot: Lot) -> Message:
    """Describe a card as goods, once an expert is there; till then, the goods that it can
    become.
    """
    if lot.expert is None or lot.seat is None:
        zones = tuple(thing_told(goods, lot.card) for goods in Goods)
        return Message("laar-legend-card", {"card": number, "zones": zones})
    what = thing_told(lot.expert, lot.card)
    return Message("laar-legend-sent", {"card": number, "thing": what, "seat": Named(lot.seat)})


def thing_told(goods: Goods, card: int) -> Message:
    """Name what a card is as goods of a kind."""
    said = message_of("laar", thing(Thing, Seat(0), goods, card))
    return Message("laar-thing", {name: v for name, v in said.variables.items() if name != "seat"})


def player_told(view: View, seat: Seat, player: PlayerView) -> Message:
    """Describe a player's things, as far as the viewer sees them."""
    told = tuple(_player_details(player)) or (Message("laar-legend-nothing"),)
    first = int(seat == view.first)
    return Message("laar-legend-player", {"seat": Named(seat), "first": first, "told": told})


def _player_details(player: PlayerView) -> Iterator[Message]:
    """Yield a player's goods, the experts left, and the weapons that are stopped."""
    for goods in Goods:
        for card in player.stacks[goods]:
            yield Message("laar-legend-gem") if card is None else thing_told(goods, card)
    if player.experts:
        left = tuple(Message("laar-legend-expert", {"goods": g.value}) for g in player.experts)
        yield Message("laar-legend-experts", {"experts": left})
    for weapon in player.stopped:
        yield Message("laar-legend-stopped", {"weapon": Message(f"laar-weapon-{weapon}")})
