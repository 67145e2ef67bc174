"""What a picture of Guilds of Laar is drawn from, in words: all that it can tell, or give away."""

from collections.abc import Iterator

from games.core.contract import legend_of
from games.laar import GAME
from games.laar.components import CARDS, SCORING, Goods
from games.laar.forecast import forecast
from games.laar.tally import Sheet
from games.laar.view import Lot, PlayerView, View
from render import Picture
from tests.contract.texts import say


def in_words(picture: Picture) -> Iterator[str]:
    """Yield the page, the market, and what lies before everybody as far as its reader sees it."""
    view: View = picture.view
    yield f"page {picture.page}"
    if picture.page == "score":
        yield from map(_sheet, picture.names, forecast(view))
    elif picture.page == "sheet":
        yield from map(_sheet, picture.names, view.sheets)
    else:
        yield from _market(view, picture.names)
        yield from filter(None, map(_player, picture.names, view.players))


def drawn(picture: Picture) -> list[str]:
    """The board in characters, of a page that shows one."""
    if picture.page != "board":
        return []
    return [say(GAME.package, "en", said) for said in legend_of(GAME, picture.view)]


def _market(view: View, names: tuple[str, ...]) -> Iterator[str]:
    lots = [_lot(lot, names) for lot in view.market if lot]
    if lots:
        yield f"round {view.round}, market " + " | ".join(lots)


def _lot(lot: Lot, names: tuple[str, ...]) -> str:
    if lot.expert is None or lot.seat is None:
        return f"card {lot.card}"
    return f"{CARDS[lot.card].zone(lot.expert)} ({names[lot.seat]})"


def _player(name: str, player: PlayerView) -> str:
    told = [
        f"{goods} " + " ".join("?" if c is None else CARDS[c].zone(goods) for c in cards)
        for goods in Goods
        if (cards := player.stacks[goods])
    ]
    told += ["experts " + " ".join(map(str, player.experts))] if player.experts else []
    return f"{name}: {', '.join(told)}" if told else ""


def _sheet(name: str, sheet: Sheet) -> str:
    points = ", ".join(f"{goods} {sheet.points(goods)}" for goods in SCORING)
    return f"{name}: {points}; {sheet.total}"
