"""Guilds of Laar in words and characters, for those who do not see the picture.

    1  anise | 1 | unicorn | shuriken 1-1 | per-spice     <- weapon, seat 2
    *1: spice anise mint; gem ? ?; experts spice beast

A card's zones stand in the order spice, gem, beast, weapon, spell; `*` marks the first player, `?`
a gem face down.
"""

from collections.abc import Iterator

from games.core.message import Message
from games.core.values import TABLE
from games.laar.components import CARDS, Card, Goods
from games.laar.view import Lot, Phase, Player, View


def status(view: View) -> tuple[Message, ...]:
    """Say what is decided after the last round; to a seat, what its picture shows. Which round it
    is stands in the picture, and the caption must leave room for that.
    """
    if view.phase in _ENDING:
        return (Message("laar-status-ending"),)
    if view.viewer is TABLE or view.phase is Phase.OVER or _is_asked(view):
        return ()
    return (Message("laar-status-own"),)


def _is_asked(view: View) -> bool:
    """Tell whether the viewer may be asked in private: where experts are hidden."""
    return view.turn == view.viewer and any(player.experts is None for player in view.players)


_ENDING = (Phase.ASSIGNING, Phase.SHIELDING)


def scores(view: View) -> tuple[int, ...]:
    """Return everybody's points once they are counted."""
    return view.result.scores if view.result else ()


def text_board(view: View) -> str:
    """Write down the market, the chart of beasts, everybody's goods."""
    market = "\n".join(_lot(at, lot) for at, lot in enumerate(view.market, 1) if lot is not None)
    people = "\n".join(
        _player(seat, player, first=seat == view.first) for seat, player in enumerate(view.players)
    )
    head = f"round {view.round} of {view.rounds}, beasts {view.chart}"
    return "\n\n".join(block for block in (head, market, people) if block)


def _lot(at: int, lot: Lot) -> str:
    card = CARDS[lot.card]
    zones = " | ".join(_zone(card, goods) for goods in Goods)
    sent = f"  <- {lot.expert}, {lot.seat + 1}" if lot.expert and lot.seat is not None else ""
    return f"{at}  {zones}{sent}"


def _zone(card: Card, goods: Goods) -> str:
    hits = f" {card.hits[0]}-{card.hits[1]}" if goods is Goods.WEAPON else ""
    return card.zone(goods) + hits


def _player(seat: int, player: Player, *, first: bool) -> str:
    told = [*_stacks(player)]
    told += ["experts " + " ".join(map(str, player.experts))] if player.experts else []
    return f"{'*' if first else ' '}{seat + 1}: " + ("; ".join(told) or "-")


def _stacks(player: Player) -> Iterator[str]:
    for goods in Goods:
        stack = player.stacks[goods]
        cards = ["?" if card is None else _zone(CARDS[card], goods) for card in stack]
        if cards:
            yield f"{goods} " + " ".join(cards)
    if player.stopped:
        yield "stops " + " ".join(map(str, player.stopped))
