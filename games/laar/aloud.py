"""Guilds of Laar in words alone. Cards of the market are called by their numbers, row by row."""

from collections.abc import Mapping
from typing import Any

from games.core.aloud import Aloud, Answers, Lines, reader
from games.core.message import Message
from games.core.values import Cell, Seat, Viewer
from games.laar.components import Goods
from games.laar.rounds import place
from games.laar.telling import lot_told, player_told, round_told, thing_told
from games.laar.view import View


def _brief(view: View, viewer: Viewer) -> Lines:
    """Say which round it is, and what one has oneself."""
    own = reader(viewer, view.turn)
    return (round_told(view), player_told(view, own, view.players[own]))


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Tell what lies on the market, and what the others have."""
    count, own = len(view.players), reader(viewer, view.turn)
    others = (Seat((own + step) % count) for step in range(1, count))
    lots = (lot_told(number, lot) for number, lot in enumerate(view.market, 1) if lot)
    return {
        "market": (*lots, Message("laar-aloud-weapons")),
        "others": tuple(player_told(view, seat, view.players[seat]) for seat in others),
    }


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Say what a card is, or may become, and what it becomes by an answer."""
    if isinstance(option, Cell):
        number = place(option)
        lot = view.market[number]
        return lot_told(number + 1, lot) if lot else None
    if field == "universal":
        return Message("laar-aloud-universal", {"zones": _zones(option)})
    if isinstance(option, Goods):
        return _becomes(view, answers, field, option)
    return None


def _zones(card: int) -> tuple[Message, ...]:
    return tuple(thing_told(goods, card) for goods in Goods)


def _becomes(view: View, answers: Answers, field: str, goods: Goods) -> Message | None:
    """Say what a card is as goods of a kind, and whose expert makes it so."""
    if field == "stack":
        return thing_told(goods, answers["universal"])
    lot = view.market[place(answers["cell" if field == "expert" else "card"])]
    if lot is None:
        return None
    thing = thing_told(goods, lot.card)
    if field != "expert":
        return thing
    expert = Message("laar-legend-expert", {"goods": goods.value})
    return Message("laar-aloud-expert", {"expert": expert, "thing": thing})


def _short(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Say what is taken, or what a card becomes, in a few letters."""
    told = _option(view, answers, field, option)
    things = [told, *(told.variables.values() if told else ())]
    named = next((one for one in things if isinstance(one, Message) and one.id == _THING), None)
    return Message("laar-aloud-short", named.variables) if named else None


_THING = "laar-thing"

ALOUD = Aloud(_brief, _chapters, _option, _short)
