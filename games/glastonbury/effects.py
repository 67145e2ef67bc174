"""The effects of taking a card. Booklet, "Ход игры", "Карты-заклинания", "Конец игры"."""

from msgspec.structs import replace

from games.core.contract import Step
from games.core.values import Cell, Seat
from games.glastonbury.actions import Keep
from games.glastonbury.components import APPEARANCE, BAD_LUCK, CARDS, DECK, EYEBALL, MOVEMENT, Card
from games.glastonbury.events import (
    CardLeft,
    Ended,
    Ending,
    PowderAdded,
    SpellTaken,
    StockEmpty,
    Taken,
    Unlucky,
    Way,
)
from games.glastonbury.field import index, lonely, with_card
from games.glastonbury.options import composed
from games.glastonbury.scoring import paid
from games.glastonbury.state import State
from games.glastonbury.view import Last, Phase
from games.glastonbury.walk import next_turn, with_wizard


def take(state: State, seat: Seat, way: Way, cell: Cell, kept: Keep) -> Step[State]:
    """Take a card: it goes where it belongs or acts at once; then the gap is filled, or the game
    is over.
    """
    at = index(cell)
    card, ends = CARDS[state.field[at]], at in lonely(state.field)
    last = Last(seat, way.value, cell, card.id)
    state = replace(state, field=with_card(state.field, at, ""), last=last)
    if card.is_spell:
        state, events = _with_spell(state, seat, way, card)
    elif kept is Keep.LEAVE:
        state, events = _out(state, (card.id,)), (CardLeft(seat, card.kind, card.value),)
    else:
        state, events = _on_top(state, seat, way, card)
    if ends:
        state, more = end(state, seat, Ending.LINE)
        return state, events + more
    state, filled = _fill_gap(state, at)
    state, more = _onwards(state, seat, card)
    return state, events + filled + more


def _onwards(state: State, seat: Seat, card: Card) -> Step[State]:
    """Go on to the next player; or look first, where something lies below the top card."""
    hidden = composed(state.options).hides and len(state.wizards[seat].cauldron) > 1
    if card.id == EYEBALL and hidden:
        return replace(state, phase=Phase.LOOKING), ()
    return next_turn(state)


def _on_top(state: State, seat: Seat, way: Way, card: Card) -> Step[State]:
    wizard, hides = state.wizards[seat], composed(state.options).hides
    wizard = replace(wizard, cauldron=(*wizard.cauldron, card.id))
    return with_wizard(state, seat, wizard), (Taken(seat, way, card.kind, card.value, hides),)


def _with_spell(state: State, seat: Seat, way: Way, card: Card) -> Step[State]:
    """Lay a spell before its wizard: to be used from the next turn on, or spent at once."""
    wizard = state.wizards[seat]
    wizard = replace(
        wizard,
        spells=(*wizard.spells, card.id),
        appearances=wizard.appearances + card.uses * (card.id == APPEARANCE),
        movements=wizard.movements + card.uses * (card.id == MOVEMENT),
    )
    state = with_wizard(state, seat, wizard)
    told = SpellTaken(seat, way, card.id)
    if card.id != BAD_LUCK:
        return state, (told,)
    state, events = _bad_luck(state, seat)
    return state, (told, *events)


def _bad_luck(state: State, seat: Seat) -> Step[State]:
    """Put the top cards of all others under the stock, unseen and in random order; without a stock
    they leave the game. Ruling 4.
    """
    unlucky = tuple(
        Seat(other)
        for other, wizard in enumerate(state.wizards)
        if other != seat and wizard.cauldron
    )
    if not unlucky:
        return state, ()
    tops = tuple(state.wizards[other].cauldron[-1] for other in unlucky)
    for other in unlucky:
        wizard = state.wizards[other]
        state = with_wizard(state, other, replace(wizard, cauldron=wizard.cauldron[:-1]))
    assert state.last is not None
    state = replace(state, last=replace(state.last, unlucky=unlucky))
    if state.stock:
        mixed, rng = state.rng.shuffled(tops)
        return replace(state, stock=state.stock + mixed, rng=rng), (Unlucky(unlucky),)
    return _out(state, tops), (Unlucky(unlucky),)


_ORDER = {card: place for place, card in enumerate(DECK)}


def _out(state: State, cards: tuple[str, ...]) -> State:
    return replace(state, gone=tuple(sorted((*state.gone, *cards), key=_ORDER.__getitem__)))


def _fill_gap(state: State, at: int) -> Step[State]:
    """Lay the next card of the stock into the gap."""
    if not state.stock:
        return state, ()
    rest = state.stock[1:]
    state = replace(state, field=with_card(state.field, at, state.stock[0]), stock=rest)
    return state, () if rest else (StockEmpty(),)


def end(state: State, seat: Seat, ending: Ending) -> Step[State]:
    """End the game: open the cauldrons and pay."""
    state = replace(state, phase=Phase.OVER, turn=seat, ender=seat, trail=())
    pays = composed(state.options).pays
    bills = [paid(state, Seat(each), pays) for each in range(len(state.wizards))]
    state = replace(
        state,
        powder=tuple(powder for powder, _ in bills),
        lines=tuple(line for _, lines in bills for line in lines),
    )
    added = (PowderAdded(Seat(s), kind) for s, (kinds, _) in enumerate(bills) for kind in kinds)
    return state, (Ended(seat, ending), *added)
