"""Sealed: everybody secretly bids one or two of three beasts; two rounds, most strength wins each.

Hands and bids are secret, and all bid at the same time.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import IntEnum
from itertools import chain, combinations

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import (
    Action,
    Event,
    Game,
    Options,
    PublicEvent,
    Secrecy,
    Transition,
    always,
)
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.message import Message
from games.core.preparing import Preparing
from games.core.rng import Rng
from games.core.score import Reason, Result, ScoreLine, ranking
from games.core.values import Seat, Viewer

ROUNDS = 2


class Beast(IntEnum):
    """A card; its number is its strength."""

    MOUSE = 1
    HARE = 2
    FOX = 3
    LYNX = 4
    BOAR = 5
    WOLF = 6
    ELK = 7
    BEAR = 8
    OX = 9
    WHALE = 10
    DRAGON = 11

    def __str__(self) -> str:
        return self.name.lower()


Cards = tuple[Beast, ...]


class Bid(Action, frozen=True):
    """Bid these cards, the weaker first."""

    cards: Cards

    def __str__(self) -> str:
        return "bid " + " ".join(map(str, self.cards))


class BidMade(Event, frozen=True):
    """A bid, as the bidder sees it."""

    seat: Seat
    strength: int

    def seen_by(self, viewer: Viewer) -> "BidMade | BidHidden":
        """Others see that there is one."""
        return self if viewer == self.seat else BidHidden(self.seat)


class BidHidden(PublicEvent, frozen=True):
    """A bid, as the others see it."""

    seat: Seat


class RoundWon(PublicEvent, frozen=True):
    """The bids were opened."""

    seats: tuple[Seat, ...]
    strength: int


class State(Struct, frozen=True):
    """The truth."""

    hands: tuple[Cards, ...]
    bids: tuple[Cards, ...]
    """By seat; empty where none is made yet in this round."""
    stock: Cards
    played: Cards
    winners: tuple[tuple[Seat, ...], ...] = ()
    """Of each round played."""


class View(Struct, frozen=True):
    """What one seat, or the table, knows."""

    hand: Cards
    bid: Cards
    has_bid: tuple[bool, ...]
    played: Cards
    scores: tuple[int, ...]
    round: int


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Deal three cards to each."""
    cards, _ = rng.shuffled(Beast)
    hands = tuple(tuple(sorted(cards[3 * seat : 3 * seat + 3])) for seat in range(seats))
    return State(hands, ((),) * seats, cards[3 * seats :], ())


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have not bid in this round."""
    if len(state.winners) == ROUNDS:
        return ()
    return tuple(Seat(seat) for seat, bid in enumerate(state.bids) if not bid)


def legal_actions(state: State, seat: Seat) -> Iterator[Bid]:
    """One or two cards of the hand."""
    if seat in to_act(state):
        hand = state.hands[seat]
        yield from map(Bid, chain(combinations(hand, 1), combinations(hand, 2)))


def apply(state: State, seat: Seat, action: Bid) -> Transition[State]:
    """Put the cards down; when everybody has, open them."""
    acting = to_act(state)
    if not acting:
        raise GameOver
    if seat not in acting:
        raise NotYourTurn
    if action not in legal_actions(state, seat):
        raise UnknownAction
    hand = tuple(card for card in state.hands[seat] if card not in action.cards)
    after = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        bids=(*state.bids[:seat], action.cards, *state.bids[seat + 1 :]),
    )
    made = BidMade(seat, sum(action.cards))
    return Transition(after, (made,)) if acting != (seat,) else _opened(after, made)


def _opened(state: State, made: BidMade) -> Transition[State]:
    strengths = tuple(map(sum, state.bids))
    best = ranking(strengths)[0]
    after = replace(
        state,
        bids=((),) * len(state.bids),
        played=(*state.played, *chain(*state.bids)),
        winners=(*state.winners, best),
    )
    return Transition(after, (made, RoundWon(best, max(strengths))))


def takes_back(before: State, after: State) -> bool:
    """Tell whether the bids are still closed: the last one opens them all."""
    return len(before.winners) == len(after.winners)


def view(state: State, viewer: Viewer) -> View:
    """One's own cards, and who has bid."""
    return View(
        hand=() if viewer is None else state.hands[viewer],
        bid=() if viewer is None else state.bids[viewer],
        has_bid=tuple(map(bool, state.bids)),
        played=state.played,
        scores=_points(state),
        round=min(len(state.winners) + 1, ROUNDS),
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal anew all that the viewer does not hold: hands, bids and stock."""
    seats = [seat for seat in range(len(state.hands)) if seat != viewer]
    hidden = [state.hands[s] for s in seats] + [state.bids[s] for s in seats] + [state.stock]
    cards, _ = rng.shuffled(sorted(chain(*hidden)))
    hands, bids, pool = list(state.hands), list(state.bids), iter(cards)
    for seat in seats:
        hands[seat] = tuple(sorted(next(pool) for _ in hands[seat]))
        bids[seat] = tuple(sorted(next(pool) for _ in bids[seat]))
    return replace(state, hands=tuple(hands), bids=tuple(bids), stock=tuple(pool))


def result(state: State) -> Result | None:
    """Return who won most rounds."""
    if len(state.winners) < ROUNDS:
        return None
    points = _points(state)
    lines = tuple(
        ScoreLine(seat, "rounds", None, (Reason("round", 1, 1),))
        for winners in state.winners
        for seat in winners
    )
    return Result(ranking(points), points, lines)


def _points(state: State) -> tuple[int, ...]:
    won = Counter(chain(*state.winners))
    return tuple(won[Seat(seat)] for seat in range(len(state.hands)))


def notes(view: View) -> Mapping[str, Message]:
    """Tell a seat, in each round, how strong its beasts are together."""
    beasts = (*view.hand, *view.bid)
    if not beasts:
        return {}
    told = Message("sealed-den", {"round": view.round, "strength": sum(beasts)})
    return {f"den-{view.round}": told}


def status(view: View) -> tuple[Message, ...]:
    """Say which round it is."""
    return (Message("sealed-status", {"round": view.round}),)


def text_board(view: View) -> str:
    """What was played, what is held."""
    rows = (("played", view.played), ("hand", view.hand), ("bid", view.bid))
    return "\n".join(f"{name}: {' '.join(map(str, cards)) or '-'}" for name, cards in rows)


def components(state: State) -> Counter[str]:
    """Count the cards."""
    return Counter(map(str, chain(state.stock, state.played, *state.hands, *state.bids)))


def _on_turn(state: State, seat: Seat) -> State | None:
    """Who has bid holds what they will bid from in the next round, if there is one."""
    if len(state.winners) + 1 >= ROUNDS or not state.hands[seat]:
        return None
    bids = (*state.bids[:seat], (), *state.bids[seat + 1 :])
    return replace(state, bids=bids, stock=(*state.stock, *state.bids[seat]))


def _idle(state: State, seat: Seat) -> Bid | None:
    """Bid the weakest beast while it is a mouse."""
    weakest = state.hands[seat][0]
    return Bid((weakest,)) if weakest is Beast.MOUSE else None


GAME: Game[State, Bid, View] = Game(
    id="sealed",
    package="tests.toys.sealed",
    rules_version=1,
    seats=(2, 3),
    options=(),
    has_secrets=always,
    state_type=State,
    event_types=(BidMade, BidHidden, RoundWon),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    resample=resample,
    asks_in_private=lambda state, seat: True,
    result=result,
    status=status,
    scores=lambda view: view.scores,
    text_board=text_board,
    components=components,
    preparing=Preparing(_on_turn, lambda view, action: view.hand, _idle),
    secrecy=Secrecy(
        takes_back=takes_back,
        notes=notes,
    ),
)
