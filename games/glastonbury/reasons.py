"""Reasons for a move, from open cards: for hints, where cauldrons are open (docs/adr/0033)."""

from collections.abc import Iterator

from games.core.contract import Action, Known
from games.core.message import Message, Named
from games.core.values import Seat
from games.glastonbury.actions import Appear, Keep, Move, Take
from games.glastonbury.components import BAD_LUCK, CARDS, POWDER, Card
from games.glastonbury.field import CORNERS, PLACES
from games.glastonbury.scoring import set_line
from games.glastonbury.state import State
from games.glastonbury.view import View


def reasons(known: Known[State, Action, View], action: Action) -> tuple[Message, ...]:
    """Name the change of the cauldron by a card, the cards that may still join it, and the place it
    leads to.
    """
    view, seat = known.view, known.seat
    if not isinstance(action, (Take, Appear, Move)) or action.cell is None:
        return ()
    if len(view.players[seat].cauldron) != view.players[seat].cards:
        return ()
    card = CARDS[view.field[action.cell]]
    if action.kept is Keep.LEAVE:
        return (_changed(view, seat, card, "left"),) if card.value else ()
    if card.is_spell:
        return tuple(_by_spell(view, seat, card))
    return (*_in_cauldron(view, seat, card), _next(view, seat, action, card))


def _by_spell(view: View, seat: Seat, card: Card) -> Iterator[Message]:
    if card.id == BAD_LUCK:
        losers = (at for at, player in enumerate(view.players) if at != seat and player.top)
        if seats := tuple(Named(Seat(at)) for at in losers):
            yield Message("glastonbury-why-unlucky", {"seats": seats})
    elif card.uses:
        yield Message("glastonbury-why-uses", {"uses": card.uses})


def _in_cauldron(view: View, seat: Seat, card: Card) -> Iterator[Message]:
    if card.id == POWDER:
        yield Message("glastonbury-why-powder")
        return
    yield _changed(view, seat, card, "kept")
    more = sum(CARDS[other].kind == card.kind for other in view.field.values()) - 1
    if more:
        yield Message("glastonbury-why-more", {"count": more})


def _changed(view: View, seat: Seat, card: Card, how: str) -> Message:
    """Name the points of the cards of a kind without a card and with it."""
    cauldron = map(CARDS.__getitem__, view.players[seat].cauldron)
    values = tuple(each.value for each in cauldron if each.kind == card.kind)
    before, after = (_paid(seat, card.kind, each) for each in (values, (*values, card.value)))
    kind = Message("glastonbury-set", {"kind": card.kind})
    return Message(
        "glastonbury-why-set", {"set": kind, "how": how, "before": before, "after": after}
    )


def _paid(seat: Seat, kind: str, values: tuple[int, ...]) -> str:
    line = set_line(seat, kind, values)
    return str(line.points if line else 0).replace("-", "−")


def _next(view: View, seat: Seat, action: Take | Appear | Move, card: Card) -> Message:
    """Say how far the wizard walks next, by the card that lies on top then."""
    walked = view.ahead if isinstance(action, Move) else view.trail
    place = (walked[-1] + card.value) % PLACES
    return Message("glastonbury-why-next", {"steps": card.value, "corner": int(place in CORNERS)})
