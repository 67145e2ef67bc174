"""Gifts: a card is turned up; keep it, or give it to somebody. Most points win. All is public."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import (
    Action,
    Game,
    Option,
    Options,
    PublicEvent,
    Secrecy,
    Transition,
    never,
)
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.message import Message
from games.core.rng import Rng
from games.core.score import Reason, Result, ScoreLine, ranking
from games.core.values import Seat, Viewer

BOX = (-3, -2, -1, 1, 2, 3, 4, 5)


class Keep(Action, frozen=True):
    """Take the card."""

    def __str__(self) -> str:
        return "keep"


class Give(Action, frozen=True):
    """Give the card away."""

    to: Seat

    def __str__(self) -> str:
        return f"give {self.to}"


class CardKept(PublicEvent, frozen=True):
    """The card was kept."""

    seat: Seat
    card: int


class CardGiven(PublicEvent, frozen=True):
    """The card was given away."""

    seat: Seat
    to: Seat
    card: int


class State(Struct, frozen=True):
    """The truth."""

    stack: tuple[int, ...]
    """The first card is the one that lies open."""
    turn: Seat
    taken: tuple[tuple[int, ...], ...]
    """Cards by seat."""
    left_out: tuple[int, ...]


class View(Struct, frozen=True):
    """What everybody sees."""

    card: int | None
    left: int
    taken: tuple[tuple[int, ...], ...]


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Mix the cards; some stay out."""
    cards, _ = rng.shuffled(BOX)
    count = int(options["cards"])
    return State(cards[:count], Seat(0), ((),) * seats, cards[count:])


def to_act(state: State) -> tuple[Seat, ...]:
    """One after the other, while there are cards."""
    return (state.turn,) if state.stack else ()


def legal_actions(state: State, seat: Seat) -> Iterator[Keep | Give]:
    """Keep the card, or give it to anybody else."""
    if seat in to_act(state):
        yield Keep()
        yield from (Give(Seat(to)) for to in range(len(state.taken)) if to != seat)


def apply(state: State, seat: Seat, action: Keep | Give) -> Transition[State]:
    """Hand over the card."""
    if not state.stack:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if action not in legal_actions(state, seat):
        raise UnknownAction
    card = state.stack[0]
    to = action.to if isinstance(action, Give) else seat
    taken = tuple((*c, card) if s == to else c for s, c in enumerate(state.taken))
    turn = Seat((seat + 1) % len(taken))
    after = replace(state, stack=state.stack[1:], turn=turn, taken=taken)
    event = CardKept(seat, card) if to == seat else CardGiven(seat, to, card)
    return Transition(after, (event,))


def view(state: State, viewer: Viewer) -> View:
    """All but the order of the stack and what stayed out."""
    card = state.stack[0] if state.stack else None
    return View(card, len(state.stack), state.taken)


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Mix what nobody has seen."""
    cards, _ = rng.shuffled(sorted(state.stack[1:] + state.left_out))
    count = max(len(state.stack) - 1, 0)
    stack, left_out = state.stack[:1] + cards[:count], cards[count:]
    return replace(state, stack=stack, left_out=left_out)


def turns_over(before: State, after: State) -> bool:
    """Tell whether the next card lies open now."""
    return bool(after.stack)


def scores(view: View) -> tuple[int, ...]:
    """Return the points by seat."""
    return tuple(map(sum, view.taken))


def result(state: State) -> Result | None:
    """Return who has most."""
    if state.stack:
        return None
    lines = tuple(
        ScoreLine(Seat(seat), "cards", None, (Reason("card", 1, card),))
        for seat, cards in enumerate(state.taken)
        for card in cards
    )
    points = tuple(map(sum, state.taken))
    return Result(ranking(points), points, lines)


def status(view: View) -> tuple[Message, ...]:
    """Say which card lies open."""
    if view.card is None:
        return ()
    return (Message("gifts-status", {"card": view.card, "left": view.left}),)


def text_board(view: View) -> str:
    """One line for each player."""
    rows = (" ".join(map(str, cards)) for cards in view.taken)
    return "\n".join(f"{seat + 1}: {row}".rstrip() for seat, row in enumerate(rows))


def components(state: State) -> Counter[str]:
    """Count the cards."""
    return Counter(map(str, chain(state.stack, state.left_out, *state.taken)))


GAME: Game[State, Keep | Give, View] = Game(
    id="gifts",
    package="tests.toys.gifts",
    rules_version=1,
    seats=(2, 3, 4),
    options=(Option("cards", ("6", "4")),),
    has_secrets=never,
    state_type=State,
    event_types=(CardKept, CardGiven),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    resample=resample,
    asks_in_private=lambda state, seat: False,
    result=result,
    status=status,
    scores=scores,
    text_board=text_board,
    components=components,
    secrecy=Secrecy(turns_over=turns_over),
)
