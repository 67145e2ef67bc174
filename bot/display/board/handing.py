"""What the board says of a seat that goes from one person to another (docs/adr/0072)."""

from collections.abc import Iterator

from bot.display.token import (
    Asks,
    Hands,
    Offers,
    Token,
)
from bot.display.values import Button, Keyboard
from bot.display.verb import Verb
from bot.table.computers import represented
from bot.table.handing import may_offer
from bot.table.values import Chair, Table, position
from bot.texts.frame import Frame, bold, fenced
from games.core.message import Message


def handing_lines(table: Table, until: str) -> Iterator[Message]:
    """Say which seat is offered; and until the next move, who plays on for whom.

    :param until: HTML of the moment at which the offer lapses.
    """
    last = table.former[-1] if table.former else None
    if last and last.position == position(table):
        name, former = bold(table.people[last.chair]), bold(last.person)
        yield Message("board-handed-on", {"name": name, "former": former})
    if table.offer:
        name = bold(table.people[table.offer.chair])
        yield Message("board-offer", {"name": name, "moment": until})


def handing_rows(frame: Frame, table: Table) -> Keyboard:
    """Let whoever is first take the seat that is offered, and its owner keep it; let who is
    represented by a computer offer theirs.
    """

    def row(id: str, chair: Chair, token: Token) -> tuple[Button, ...]:
        said = Message(id, {"name": fenced(table.people[chair].name)})
        return (Button(frame.say(table.language, said), token),)

    if offer := table.offer:
        take = Offers(offer.chair, offer.until).as_token(table.id, Verb.TAKE_OVER)
        keep = Asks(offer.chair).as_token(table.id, Verb.KEEP_SEAT)
        return (
            row("button-take-over", offer.chair, take),
            row("button-keep-seat", offer.chair, keep),
        )
    return tuple(
        row("button-offer-seat-of", chair, Hands(chair).as_token(table.id, Verb.OFFER_SEAT))
        for chair in represented(table)
        if may_offer(table, chair)
    )
