"""Heaps: whoever takes the last stone wins. Nothing is hidden, drawn or agreed.

Written as `docs/adding-a-game.md` says and no further: a game may have as little as that.
"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from games.core.contract import Action, Game, Options, PublicEvent, Transition, never
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.message import Message
from games.core.rng import Rng
from games.core.score import Reason, Result, ScoreLine
from games.core.values import Seat

HEAPS = (3, 4, 5)


class Heap(StrEnum):
    """Which heap: what its button says is the game's word for it."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class Count(StrEnum):
    """How many stones can be taken at a time. An `int` would be a bare letter on its button."""

    ONE = "one"
    TWO = "two"
    THREE = "three"

    @property
    def stones(self) -> int:
        """The number."""
        return [*Count].index(self) + 1


class Take(Action, frozen=True):
    """Take some stones of one heap."""

    heap: Heap
    count: Count

    def __str__(self) -> str:
        return f"take {self.count} of {self.heap}"


class StonesTaken(PublicEvent, frozen=True):
    """Stones are gone from a heap."""

    seat: Seat
    heap: int
    """From 1."""
    count: int


class State(Struct, frozen=True):
    """The truth."""

    heaps: tuple[int, ...]
    turn: Seat
    """Who has won, when no stone is left."""
    seats: int


class View(Struct, frozen=True):
    """What everybody sees."""

    heaps: tuple[int, ...]


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Begin as always."""
    return State(HEAPS, Seat(0), seats)


def to_act(state: State) -> tuple[Seat, ...]:
    """One after the other."""
    return (state.turn,) if any(state.heaps) else ()


def legal_actions(state: State, seat: Seat) -> Iterator[Take]:
    """Take up to three stones of a heap."""
    if seat in to_act(state):
        for heap, stones in zip(Heap, state.heaps, strict=True):
            yield from (Take(heap, count) for count in Count if count.stones <= stones)


def apply(state: State, seat: Seat, action: Take) -> Transition[State]:
    """Take the stones."""
    if not to_act(state):
        raise GameOver
    if seat not in to_act(state):
        raise NotYourTurn
    if action not in legal_actions(state, seat):
        raise UnknownAction
    heaps = tuple(
        stones - action.count.stones if heap is action.heap else stones
        for heap, stones in zip(Heap, state.heaps, strict=True)
    )
    turn = Seat((seat + 1) % state.seats) if any(heaps) else seat
    told = StonesTaken(seat, [*Heap].index(action.heap) + 1, action.count.stones)
    return Transition(State(heaps, turn, state.seats), (told,))


def result(state: State) -> Result | None:
    """Return who has taken the last stone."""
    if any(state.heaps):
        return None
    others = tuple(Seat(seat) for seat in range(state.seats) if seat != state.turn)
    points = tuple(int(seat == state.turn) for seat in range(state.seats))
    last = ScoreLine(state.turn, "stones", None, (Reason("last", 1, 1),))
    return Result(tuple(filter(None, ((state.turn,), others))), points, (last,))


def components(state: State) -> Counter[str]:
    """Count the heaps: stones that are taken are nobody's."""
    return Counter({"heap": len(state.heaps)})


GAME: Game[State, Take, View] = Game(
    id="heaps",
    package="tests.toys.heaps",
    rules_version=1,
    seats=(1, 2, 3),
    options=(),
    has_secrets=never,
    state_type=State,
    event_types=(StonesTaken,),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=lambda state, viewer: View(state.heaps),
    resample=lambda state, viewer, rng: state,
    asks_in_private=lambda state, seat: False,
    result=result,
    status=lambda view: (Message("heaps-status", {"left": sum(view.heaps)}),),
    scores=lambda view: (),
    text_board=lambda view: "\n".join(
        f"{n}: {'o' * stones}" for n, stones in enumerate(view.heaps, 1)
    ),
    components=components,
)
