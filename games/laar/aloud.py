"""Guilds of Laar in words alone. Cards of the market are called by their numbers, row by row."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.core.aloud import Aloud, Answers, Lines, reader
from games.core.message import Message, Named, Variable
from games.core.values import Cell, Seat, Viewer
from games.laar.components import CHARTS, CLASSES, SCORING, SPICE_POINTS, Beast, Chart, Goods
from games.laar.events import ExpertSent
from games.laar.forecast import forecast
from games.laar.rounds import place
from games.laar.tally import Sheet
from games.laar.telling import lot_told, player_told, round_told, thing_told
from games.laar.view import View


def _brief(view: View, viewer: Viewer) -> Lines:
    """Name the round, and the viewer's own things."""
    own = reader(viewer, view.turn)
    return (round_told(view), player_told(view, own, view.players[own]))


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the market, the others' things, everybody's points now, and the
    values.
    """
    count, own = len(view.players), reader(viewer, view.turn)
    others = (Seat((own + step) % count) for step in range(1, count))
    lots = (lot_told(number, lot) for number, lot in enumerate(view.market, 1) if lot)
    return {
        "market": (*lots, Message("laar-aloud-weapons")),
        "others": tuple(player_told(view, seat, view.players[seat]) for seat in others),
        "score": tuple(_forecast(Seat(at), sheet) for at, sheet in enumerate(forecast(view))),
        "guide": tuple(_guide(CHARTS[view.chart])),
    }


def _forecast(seat: Seat, sheet: Sheet) -> Message:
    """Name the points of a player's goods now, kind by kind; none for gems that the viewer does not
    see.
    """
    seen = (goods for goods in SCORING if goods is not Goods.GEM or sheet.gems)
    told = tuple(
        Message("laar-aloud-counted", {"of": _category(goods), "points": sheet.points(goods)})
        for goods in seen
    )
    said: dict[str, Variable] = {"seat": Named(seat), "total": sheet.total}
    return Message("laar-aloud-forecast", {**said, "told": told, "gems": int(bool(sheet.gems))})


def _category(goods: Goods) -> Message:
    return Message(f"laar-category-{goods}")


def _guide(chart: Chart) -> Iterator[Message]:
    """Explain the points of beasts, spices and gems, and the effect of weapons."""
    for how, points in (("different", chart.different), ("equal", chart.equal), ("any", chart.any)):
        if any(points):
            yield _points_by_count(how, points)
    for beast, after in chart.follows.items():
        told = tuple(
            Message("laar-aloud-counted", {"of": _thing(one.value), "points": after[one]})
            for one in Beast
        )
        yield Message("laar-aloud-follows", {"beast": _thing(beast.value), "told": told})
    yield _points_by_count("spices", SPICE_POINTS)
    yield _points_by_count("gems", tuple((size + 1) ** 2 for size in range(CLASSES)))
    yield Message("laar-aloud-weapons")


def _thing(what: str) -> Message:
    return Message("laar-what", {"what": what})


def _points_by_count(how: str, points: tuple[int, ...]) -> Message:
    """Name the points of one, two and more of a kind together."""
    told = tuple(
        Message("laar-aloud-sized", {"count": count, "points": paid})
        for count, paid in enumerate(points, 1)
        if paid
    )
    return Message("laar-aloud-growing", {"how": how, "told": told})


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Describe a card, the goods it may become, and those that an answer makes of it."""
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
    """Describe a card as goods of a kind, and name the owner of the expert that makes it so."""
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
    """Name a card that is taken, or the goods it becomes, in a few letters."""
    told = _option(view, answers, field, option)
    things = [told, *(told.variables.values() if told else ())]
    named = next((one for one in things if isinstance(one, Message) and one.id == _THING), None)
    return Message("laar-aloud-short", named.variables) if named else None


_THING = "laar-thing"


def _news(view: View, event: Any) -> Message | None:
    """Say which card of the market an expert was sent to, as a picture shows."""
    if not isinstance(event, ExpertSent):
        return None
    lots = enumerate(view.market, 1)
    sent = [n for n, lot in lots if lot and (lot.seat, lot.expert) == (event.seat, event.goods)]
    return Message("laar-move-card", {"card": sent[0]}) if len(sent) == 1 else None


ALOUD = Aloud(_brief, _chapters, _option, _short, news=_news)
