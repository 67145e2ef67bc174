"""The common parts of turns: a card leaves the hand, others are drawn, the next player comes."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core.memo import memo
from games.core.values import Seat
from games.saboteur.components import CARDS
from games.saboteur.state import Before, Discard, Glimpsed, State
from games.saboteur.view import Last

"""A part of a turn: the state after it, and its events."""

ORDER = {
    id: place for place, id in enumerate(sorted(CARDS, key=lambda id: CARDS[id].kind != "tunnel"))
}
"""How hands are sorted, tunnels first: nobody can follow a card by its place."""


def hand(cards: Iterable[str]) -> tuple[str, ...]:
    """Sort cards as they stand in a hand."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def played(state: State, last: Last) -> State:
    """Take the card of a move out of the hand; everybody sees it, and it ends a row of passes. The
    effect of the card decides where it goes.
    """
    assert last.card is not None
    left, known = _without(state.hands[last.seat], (last.card,)), state.known
    if known.glimpsed:
        seen = tuple(_seen_played(g, last.seat, last.card) for g in known.glimpsed)
        known = replace(known, glimpsed=seen)
    hands = _with_hand(state, last.seat, left)
    return replace(state, hands=hands, last=last, player=last.seat, passes=0, known=known)


def _seen_played(glimpsed: Glimpsed, seat: Seat, card: str) -> Glimpsed:
    if glimpsed.player != seat or card not in glimpsed.cards:
        return glimpsed
    return replace(glimpsed, cards=_without(glimpsed.cards, (card,)))


def discarded(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    """Put cards of a hand on the discard pile, face down."""
    known = state.known
    if known.glimpsed and cards:
        known = replace(known, glimpsed=tuple(g for g in known.glimpsed if g.player != seat))
    return replace(
        state,
        hands=_with_hand(state, seat, _without(state.hands[seat], cards)),
        discarded=state.discarded + tuple([Discard(seat, card) for card in cards]),
        known=known,
    )


def drawn(state: State, seat: Seat, count: int) -> State:
    """Let a seat draw, as far as the deck goes."""
    if not state.deck or not count:
        return state
    held = hand((*state.hands[seat], *state.deck[:count]))
    return replace(state, hands=_with_hand(state, seat, held), deck=state.deck[count:])


def with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    """Give a seat another hand."""
    return replace(state, hands=_with_hand(state, seat, cards))


def _with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return all hands, that of a seat being another."""
    return (*state.hands[:seat], cards, *state.hands[seat + 1 :])


def next_seat(state: State, seat: Seat) -> Seat:
    """Return the seat to the left: clockwise."""
    return Seat((seat + 1) % len(state.hands))


def before_whom(state: State, card: str) -> set[Seat]:
    """Return the seats before which a card lies."""
    return {lying.seat for lying in state.before if lying.card == card}


def lies_before(state: State, seat: Seat, card: str) -> bool:
    """Tell whether a card lies before a seat."""
    return Before(seat, card) in state.before


def is_hindered(state: State, seat: Seat) -> bool:
    """Tell whether a seat can lay no tunnels."""
    return seat in _hindered_seats(state.before)


@memo(1 << 6, by=1)
def _hindered_seats(before: tuple[Before, ...]) -> set[Seat]:
    return {lying.seat for lying in before if CARDS[lying.card].hinders}


def put_before(state: State, seat: Seat, card: str) -> State:
    """Lay a card before a seat."""
    return replace(state, before=(*state.before, Before(seat, card)))


def put_away(state: State, *cards: str) -> State:
    """Lay cards on the pile of those that everybody has seen."""
    return replace(state, played=(*state.played, *cards))


def freed(state: State, seat: Seat, card: str) -> State:
    """Take away a card that lies before a seat."""
    left = tuple(lying for lying in state.before if lying != Before(seat, card))
    return put_away(replace(state, before=left), card)


def _without(cards: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
