"""Glastonbury in words alone. Cards lie in rows from north to south and columns from west to east,
both counted from 1; the wizards stand round them.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from games.core.aloud import Aloud, Answers, Lines, reader
from games.core.message import Message, Named, Variable
from games.core.values import Cell, Seat, Viewer
from games.glastonbury.actions import Move
from games.glastonbury.components import CARDS, COLOURS, KINDS, Card
from games.glastonbury.events import SpellTaken, Taken
from games.glastonbury.field import CORNER_CELLS, CORNERS, PLACES, SIZE
from games.glastonbury.text import sign
from games.glastonbury.view import PlayerView, View
from games.glastonbury.walk import FIRST


def _brief(view: View, viewer: Viewer) -> Lines:
    """Describe each wizard's place and things, the reader's first: the reader's cauldron as far as
    it can be seen, at the end all cauldrons.
    """
    count, first = len(view.players), reader(viewer, view.turn)
    seats = (Seat((step + first) % count) for step in range(count))
    if view.result:
        return tuple(_wizard(seat, view.players[seat], is_whole=True) for seat in seats)
    told = (_wizard(seat, view.players[seat], is_whole=seat == first) for seat in seats)
    return (*told, *_ahead(view, first))


def _ahead(view: View, seat: Seat) -> Iterator[Message]:
    """Say where a wizard walks by its spell now, and by the number of the next card."""
    player = view.players[seat]
    if view.ahead and seat == view.turn:
        yield Message("glastonbury-aloud-movement", {"place": _place(view.ahead[-1])})
    if player.place is None:
        return
    places = tuple(
        Message(
            "glastonbury-aloud-step",
            {"steps": steps, "place": _place((player.place + steps) % PLACES)},
        )
        for steps in range(1, _MOST + 1)
    )
    yield Message("glastonbury-aloud-ahead", {"seat": Named(seat), "places": places})


_MOST = max(card.value for card in CARDS.values())


def _wizard(seat: Seat, player: PlayerView, *, is_whole: bool) -> Message:
    told = tuple(_player_details(player, is_whole=is_whole))
    return Message("glastonbury-aloud-wizard", {"seat": Named(seat), "told": told})


def _player_details(player: PlayerView, *, is_whole: bool) -> Iterator[Message]:
    yield Message(f"glastonbury-colour-{player.colour}")
    if player.place is not None:
        yield _place(player.place)
    if player.cauldron and is_whole:
        yield _brew(player)
    elif player.top is not None:
        yield Message("glastonbury-legend-top", {"card": card(player.top)})
    yield Message("glastonbury-legend-cards", {"cards": player.cards})
    for spell, uses in (("appearance", player.appearances), ("movement", player.movements)):
        if uses:
            yield Message("glastonbury-legend-spell", {"spell": spell, "uses": uses})


def _brew(player: PlayerView) -> Message:
    cards = tuple(map(card, player.cauldron or ()))
    return Message("glastonbury-aloud-cauldron", {"cards": cards})


_SIDES = ("north", "east", "south", "west")


def _place(place: int) -> Message:
    """Name a place of the walk by its corner, or by the line before it."""
    side, step = divmod(place, 5)
    if place in CORNERS:
        return corner(CORNERS[place])
    number = step + 1 if side < 2 else SIZE - step
    return Message("glastonbury-aloud-place", {"side": _SIDES[side], "line": number})


def corner(cell: Cell) -> Message:
    """Name a corner."""
    name = ("n" if cell.y == 0 else "s") + ("w" if cell.x == 0 else "e")
    return Message("glastonbury-aloud-corner", {"corner": name})


def card(id: str) -> Message:
    """Name a card."""
    there = CARDS[id]
    if there.colour:
        return Message("glastonbury-card", {"kind": there.kind, "value": there.value})
    return Message(f"glastonbury-spell-{id}")


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the places of all cards, the contents of open cauldrons, and the
    colours.
    """
    seen = [(Seat(seat), one) for seat, one in enumerate(view.players) if one.cauldron]
    return {
        "field": tuple(_row(view, y) for y in range(SIZE)),
        "cauldrons": tuple(
            Message("glastonbury-aloud-wizard", {"seat": Named(seat), "told": (_brew(one),)})
            for seat, one in seen
        ),
        "colours": (*map(_colour, COLOURS), *removed(view)),
    }


def _colour(colour: str) -> Message:
    return Message("glastonbury-aloud-colour", {"colour": colour, "sets": _sets(colour)})


def removed(view: View) -> Lines:
    """Say which ingredients are not in the game of two."""
    if view.removed is None:
        return ()
    return (Message("glastonbury-aloud-removed", {"sets": _sets(view.removed)}),)


def _sets(colour: str) -> tuple[Message, ...]:
    kinds = (kind for kind, of in KINDS.items() if of == colour)
    return tuple(Message("glastonbury-set", {"kind": kind}) for kind in kinds)


def _row(view: View, y: int) -> Message:
    cells = (Cell(x, y) for x in range(SIZE))
    return Message(
        "glastonbury-aloud-row", {"row": y + 1, "cards": tuple(_lies(view, c) for c in cells)}
    )


def _lies(view: View, cell: Cell) -> Message:
    if cell in CORNER_CELLS:
        return corner(cell)
    if cell not in view.field:
        return Message("glastonbury-aloud-nothing")
    return card(view.field[cell])


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Say which corner, or which card lies where, and to which line each leads."""
    if field == "corner":
        start = next(place for place, cell in CORNERS.items() if cell == option)
        first = Message("glastonbury-aloud-next", {"place": _place((start + FIRST) % PLACES)})
        return Message("glastonbury-aloud-told", {"what": corner(option), "told": (first,)})
    if option is Move and view.ahead:
        return Message("glastonbury-aloud-movement", {"place": _place(view.ahead[-1])})
    if not isinstance(option, Cell) or option not in view.field:
        return None
    said: dict[str, Variable] = {"row": option.y + 1, "column": option.x + 1}
    what = Message("glastonbury-aloud-cell", {**said, "card": card(view.field[option])})
    told = tuple(_next(view, view.field[option]))
    return Message("glastonbury-aloud-told", {"what": what, "told": told}) if told else what


def _next(view: View, id: str) -> Iterator[Message]:
    """Say where one stands next who takes an ingredient now: it lies on top then."""
    player = view.players[reader(None, view.turn)]
    here = view.ahead[-1] if view.ahead else player.place
    if here is not None and CARDS[id].colour:
        there = (here + CARDS[id].value) % PLACES
        yield Message("glastonbury-aloud-next", {"place": _place(there)})


def _short(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Say which card it is by its sign and value; spells, which have none, by their names."""
    if not isinstance(option, Cell) or option not in view.field:
        return None
    id = view.field[option]
    if CARDS[id].colour:
        return Message("glastonbury-aloud-sign", {"sign": sign(id)})
    return Message("glastonbury-aloud-spell", {"sign": sign(id), "spell": card(id)})


def _news(view: View, event: Any) -> Message | None:
    """Say where the card lay that was taken last, and which lies there now: two of one kind and
    number may lie in the field.
    """
    last = view.last
    if not isinstance(event, (Taken, SpellTaken)) or last is None or last.seat != event.seat:
        return None
    if last.cell is None or last.card is None or not _is(event, CARDS[last.card]):
        return None
    at = Message("glastonbury-aloud-at", {"row": last.cell.y + 1, "column": last.cell.x + 1})
    if last.cell not in view.field:
        return at
    now = Message("glastonbury-aloud-refilled", {"card": card(view.field[last.cell])})
    return Message("glastonbury-aloud-told", {"what": at, "told": (now,)})


def _is(event: Taken | SpellTaken, card: Card) -> bool:
    """Tell whether it was this card that was taken."""
    if isinstance(event, SpellTaken):
        return card.id == event.spell
    return (card.kind, card.value) == (event.kind, event.value)


ALOUD = Aloud(_brief, _chapters, _option, _short, news=_news)
