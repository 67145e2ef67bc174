"""Cairns: the open stone is laid on one of the cairns; only top stones are seen. Most points win.

What lies below is to be remembered: nobody is shown it again before the end (docs/adr/0033).
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import (
    Action,
    Game,
    Options,
    PublicEvent,
    Secrecy,
    Transition,
    always,
    never,
)
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.message import Message
from games.core.rng import Rng
from games.core.score import Reason, Result, ScoreLine, ranking
from games.core.values import Seat, Viewer

STONES = {"agate": 1, "basalt": 2, "chalk": 3, "dolomite": 4, "flint": 5, "gneiss": 6, "jade": 7}
STONES |= {"lava": 8, "marl": 9, "onyx": 10, "quartz": 11, "slate": 12}
"""What each is worth at the end."""
LAID = 9
"""How many of them are laid; the others stay in the bag."""


class Lay(Action, frozen=True):
    """Lay the open stone on somebody's cairn."""

    to: Seat

    def __str__(self) -> str:
        return f"lay {self.to}"


class StoneLaid(PublicEvent, frozen=True):
    """A stone lies on top of a cairn, where everybody sees it."""

    seat: Seat
    to: Seat
    stone: str

    @property
    def fleeting(self) -> bool:
        """Always: it is to be remembered."""
        return True


class CairnGrown(PublicEvent, frozen=True):
    """How high a cairn is, which can be counted at any time."""

    to: Seat
    high: int


class State(Struct, frozen=True):
    """The truth."""

    bag: tuple[str, ...]
    """The first stone lies open, while there are more than stay in the bag."""
    turn: Seat
    cairns: tuple[tuple[str, ...], ...]
    """By seat, the top stone last."""


class View(Struct, frozen=True):
    """What everybody sees; at the end, everything."""

    stone: str | None
    left: int
    tops: tuple[str, ...]
    high: tuple[int, ...]
    cairns: tuple[tuple[str, ...], ...]


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Mix the stones."""
    stones, _ = rng.shuffled(STONES)
    return State(stones, Seat(0), ((),) * seats)


def to_act(state: State) -> tuple[Seat, ...]:
    """One after the other, while there are stones to be laid."""
    return () if _is_over(state) else (state.turn,)


def _is_over(state: State) -> bool:
    return len(STONES) - len(state.bag) == LAID


def legal_actions(state: State, seat: Seat) -> Iterator[Lay]:
    """Lay the stone anywhere."""
    if seat in to_act(state):
        yield from (Lay(Seat(to)) for to in range(len(state.cairns)))


def apply(state: State, seat: Seat, action: Lay) -> Transition[State]:
    """Lay the stone."""
    if _is_over(state):
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if action not in legal_actions(state, seat):
        raise UnknownAction
    stone, *bag = state.bag
    cairns = tuple((*c, stone) if s == action.to else c for s, c in enumerate(state.cairns))
    turn = Seat((seat + 1) % len(cairns))
    events = StoneLaid(seat, action.to, stone), CairnGrown(action.to, len(cairns[action.to]))
    return Transition(State(tuple(bag), turn, cairns), events)


def takes_back(before: State, after: State) -> bool:
    """Tell whether the stone lies on nothing: else what is below it would be seen again."""
    grown = (bool(old) for old, new in zip(before.cairns, after.cairns, strict=True) if old != new)
    return not any(grown)


def turns_over(before: State, after: State) -> bool:
    """Tell whether the next stone lies open now."""
    return before.bag != after.bag


def view(state: State, viewer: Viewer) -> View:
    """The open stone and the tops; the same for all."""
    over = _is_over(state)
    return View(
        stone=None if over else state.bag[0],
        left=LAID - len(STONES) + len(state.bag),
        tops=tuple(cairn[-1] if cairn else "-" for cairn in state.cairns),
        high=tuple(map(len, state.cairns)),
        cairns=state.cairns if over else (),
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal anew what nobody sees: the bag, and what lies below the tops."""
    over = _is_over(state)
    shown, rest = (0 if over else 1), state.bag
    below = () if over else tuple(chain(*(cairn[:-1] for cairn in state.cairns)))
    stones, _ = rng.shuffled(sorted((*rest[shown:], *below)))
    pool = iter(stones)
    cairns = state.cairns
    if not over:
        cairns = tuple((*(next(pool) for _ in c[:-1]), *c[-1:]) for c in state.cairns)
    return replace(state, bag=(*rest[:shown], *pool), cairns=cairns)


def result(state: State) -> Result | None:
    """Return who has most."""
    if not _is_over(state):
        return None
    lines = tuple(
        ScoreLine(Seat(seat), "stones", None, (Reason("stone", 1, STONES[stone]),))
        for seat, cairn in enumerate(state.cairns)
        for stone in cairn
    )
    points = _points(state.cairns)
    return Result(ranking(points), points, lines)


def _points(cairns: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    return tuple(sum(STONES[stone] for stone in cairn) for cairn in cairns)


def status(view: View) -> tuple[Message, ...]:
    """Say which stone lies open."""
    if view.stone is None:
        return ()
    return (Message("cairns-status", {"stone": view.stone, "left": view.left}),)


def text_board(view: View) -> str:
    """One line for each cairn."""
    rows = zip(view.high, view.tops, view.cairns or view.tops, strict=True)
    said = (
        f"{high}x {top}" + (f" ({' '.join(cairn)})" if view.cairns else "")
        for high, top, cairn in rows
    )
    return "\n".join(f"{seat}: {row}" for seat, row in enumerate(said, 1))


def components(state: State) -> Counter[str]:
    """Count the stones."""
    return Counter(chain(state.bag, *state.cairns))


GAME: Game[State, Lay, View] = Game(
    id="cairns",
    package="tests.toys.cairns",
    rules_version=1,
    seats=(2, 3),
    options=(),
    has_secrets=never,
    state_type=State,
    event_types=(StoneLaid, CairnGrown),
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    view=view,
    resample=resample,
    asks_in_private=lambda state, seat: False,
    result=result,
    status=status,
    scores=lambda view: _points(view.cairns),
    text_board=text_board,
    components=components,
    secrecy=Secrecy(
        forgets=always,
        takes_back=takes_back,
        turns_over=turns_over,
    ),
)
