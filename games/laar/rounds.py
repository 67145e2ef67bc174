"""Twelve rounds: cards come to the market, the order goes round, experts come back."""

from itertools import islice

from msgspec.structs import replace

from games.core.contract import Options, Step
from games.core.rng import Rng
from games.core.values import Cell, Seat
from games.laar.components import CARDS, RESTING, ROUNDS, Goods
from games.laar.events import ExpertsBack
from games.laar.ruleset import composed
from games.laar.stacks import EMPTY
from games.laar.state import State
from games.laar.view import Lot, Phase

"""The state after a part of a round, and its events."""

COLUMNS = 2
"""Of the market."""


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Mix the cards, draw a chart, lay out the first market; seat 0 is first.

    Twelve cards a player are played with. Booklet, "Подготовка к игре".
    """
    cards, rng = rng.shuffled(CARDS)
    played = ROUNDS * seats
    return laid_out(
        State(
            options=dict(options),
            round=1,
            phase=Phase.SENDING,
            queue=(),
            first=Seat(0),
            deck=cards[:played],
            unused=cards[played:],
            market=(),
            hands=(tuple(Goods),) * seats,
            spent=(),
            stacks=(EMPTY,) * seats,
            settled=(),
            stopped=((),) * seats,
            chart=composed(options).chart(rng),
        )
    )


def laid_out(state: State) -> State:
    """Begin a round: as many cards as there are players come to the market."""
    return replace(
        state,
        phase=Phase.SENDING,
        queue=order(state),
        deck=state.deck[state.seats :],
        market=tuple(map(Lot, islice(state.deck, state.seats))),
    )


def order(state: State) -> tuple[Seat, ...]:
    """Return the seats as they send experts: the first player, then clockwise."""
    return tuple(Seat((state.first + step) % state.seats) for step in range(state.seats))


def cell(place: int) -> Cell:
    """Return where a place of the market is."""
    return Cell(place % COLUMNS, place // COLUMNS)


def place(at: Cell) -> int:
    """Return which place of the market a cell is."""
    return at.y * COLUMNS + at.x


def next_round(state: State) -> Step[State]:
    """Pass the first player's card on, to the left; experts come back after rounds 4 and 8.

    Of four players one is passed over then. Booklet, "Передача карты первого игрока".
    """
    rested = state.round % RESTING == 0
    steps = 2 if rested and state.seats == 4 else 1
    first = Seat((state.first + steps) % state.seats)
    state = replace(state, round=state.round + 1, first=first)
    if rested:
        state = replace(state, hands=(tuple(Goods),) * state.seats, spent=())
    return laid_out(state), (ExpertsBack(first),) if rested else ()
