"""The board's lines and buttons about a seat that passes to another person (docs/adr/0072).
PURE.
"""

from collections.abc import Iterator
from html import escape
from urllib.parse import quote

from bot.display.token import Token
from bot.display.values import Button, Keyboard
from bot.features.handing import buttons
from bot.features.handing.table import may_offer, word_of_offer
from bot.features.latecomers.shown import answers, kept_rows, latecomer_line
from bot.features.latecomers.table import is_latecomers
from bot.features.pause.shown import lapses_at
from bot.table.computers import represented
from bot.table.parts import Friend
from bot.table.values import NEW_CHAIR, Chair, Live, Offer, Phase, Table, position
from bot.texts.catalogues import message_id
from bot.texts.frame import bold, fenced, mention_of
from bot.texts.reader import Reader
from games.core.message import Message, Variable

_SHARE = "https://t.me/share/url?url="
"""Lets one choose a chat for a link: https://core.telegram.org/api/links#share-links."""


def handing_lines(table: Table) -> Iterator[Message]:
    """Until the next move, name who has taken over the last seat, and from whom."""
    last = table.former[-1]
    if last.position == position(table):
        name, former = bold(table.people[last.chair]), bold(last.person)
        yield Message("board-handed-on", {"name": name, "former": former})


def invited_line(reader: Reader, table: Table) -> str:
    """Name who waits for a seat; empty if nobody does."""
    if not table.invited or table.phase is not Phase.RUNNING:
        return ""
    names = reader.listed([bold(person) for person in table.invited])
    return reader.say(Message("board-waits", {"names": names}))


def offer_line(reader: Reader, table: Table, offer: Offer) -> Message:
    """Name the seat on offer, and who asks for it or may take it."""
    name = "" if offer.chair == NEW_CHAIR else bold(table.people[offer.chair])
    told: dict[str, Variable] = {"name": name, "moment": lapses_at(reader, table, offer.until)}
    if offer.friend:
        told = {**told, "friend": _friend(offer.friend, is_called=offer.agreed is None)}
        return latecomer_line(table, offer, told) or Message("board-offer-to", told)
    if not table.reader:
        return Message("board-offer", told)
    if _is_own(table, offer.chair):
        return Message("board-offer-link", {**told, "link": _link(reader, table, offer)})
    return Message("board-offer-elsewhere", told)


def _friend(friend: Friend, *, is_called: bool) -> str:
    """Return a friend's name: as a mention, which rings, once they may take the seat."""
    if friend.name.startswith("@"):
        return escape(friend.name)
    if not is_called:
        return f"<b>{escape(fenced(friend.name))}</b>"
    return mention_of(friend.key, fenced(friend.name))


def _is_own(table: Table, chair: Chair) -> bool:
    """Tell whether a seat can be spoken of here: in a circle to its owner alone."""
    return not table.reader or table.people[chair].user == table.reader


def _has_left(table: Table, chair: Chair) -> bool:
    """Tell whether its person does not see the board: they have left the group."""
    return table.place.is_group and chair in table.away


def _link(reader: Reader, table: Table, offer: Offer) -> str:
    return reader.frame.deep_link(f"seat_{table.id}_{word_of_offer(table, offer)}")


def handing_rows(reader: Reader, live: Live) -> Keyboard:
    """Offer the buttons by which the first person takes the seat on offer (in a circle by its
    link), the owner keeps it, and a player represented by a computer offers theirs.
    """
    table = live.table

    def row(id: str, chair: Chair, token: Token) -> tuple[Button, ...]:
        said = Message(id, {"name": fenced(table.people[chair].name)})
        return (Button(reader.say(said), token),)

    if offer := table.offer:
        if offer.agreed is not None:
            return answers(reader, live, offer)
        if is_latecomers(table, offer):
            take = () if table.reader else (take_over(reader, table, offer),)
            return tuple(row for row in kept_rows(reader, table, offer, take) if row)
        if not _is_own(table, offer.chair):
            return ()
        way = (
            _link_buttons(reader, table, offer)
            if table.reader
            else (take_over(reader, table, offer),)
        )
        if _has_left(table, offer.chair):
            return (way,)
        keep = buttons.KeepSeat(table.id, offer.chair)
        return (way, row("button-keep-seat", offer.chair, keep))
    return tuple(
        row("button-offer-seat-of", chair, buttons.OfferSeat(table.id, chair))
        for chair in represented(table)
        if may_offer(table, chair) and _is_own(table, chair) and not _has_left(table, chair)
    )


def take_over(reader: Reader, table: Table, offer: Offer) -> Button:
    """Let somebody take a seat that is offered."""
    said = Message("button-join-next")
    if offer.chair != NEW_CHAIR:
        said = Message("button-take-over", {"name": fenced(table.people[offer.chair].name)})
    token = buttons.TakeOver(table.id, offer.chair, word_of_offer(table, offer))
    return Button(reader.say(said), token)


def _link_buttons(reader: Reader, table: Table, offer: Offer) -> tuple[Button, ...]:
    """Let its owner send the link to a friend, or copy it."""
    link = _link(reader, table, offer)
    send = Button(reader.say("button-send-seat"), url=f"{_SHARE}{quote(link, safe='')}")
    return (send, Button(reader.say("button-copy-link"), copy=link))


def seat_question(reader: Reader, table: Table, offer: Offer) -> tuple[str, Keyboard]:
    """Ask a person who has followed the link of a seat in a circle whether they will play on
    there.
    """
    others = [person for chair, person in enumerate(table.people) if chair != offer.chair]
    told: dict[str, Variable] = {
        "name": bold(table.people[offer.chair]),
        "game": reader.say(message_id(table.game or "", "name")),
        "alone": int(not others),
        "others": reader.listed(list(map(bold, others))) if others else "",
    }
    asked = reader.say(Message("seat-link", told))
    return asked, ((take_over(reader, table, offer),),)
