"""The state of a game of Saboteur: everything, including each seat's knowledge."""

from collections.abc import Mapping

from msgspec import Struct

from games.core.rng import Rng
from games.core.score import ScoreLine
from games.core.values import Cell, Seat
from games.saboteur.components import Gold, Role
from games.saboteur.maze import Laid, Maze
from games.saboteur.view import Last, Outcome, Phase


class Discard(Struct, frozen=True, array_like=True):
    """A card discarded face down: only who discarded it knows it."""

    seat: Seat
    card: str


class Before(Struct, frozen=True, array_like=True):
    """A card that lies before a player."""

    seat: Seat
    card: str


class Looked(Struct, frozen=True, array_like=True):
    """Somebody has looked at a goal."""

    seat: Seat
    goal: int
    """Its place in `components.GOALS`."""


class Met(Struct, frozen=True, array_like=True):
    """Somebody knows the role of somebody else."""

    seat: Seat
    player: Seat


class Dropped(Struct, frozen=True, array_like=True):
    """A role that was exchanged for another one."""

    role: Role
    known: tuple[Seat, ...]
    """To whom: the one who had it, those who had inspected it."""


class Glimpsed(Struct, frozen=True, array_like=True):
    """Somebody knows cards in the hand of another: those that went there when hands were swapped.

    Cards that are played leave it. When the other discards face down, nothing is certain any more,
    and all of it is taken as forgotten.
    """

    seat: Seat
    player: Seat
    cards: tuple[str, ...]


class Knowledge(Struct, frozen=True):
    """Secrets that single seats have learnt in this round."""

    looked: tuple[Looked, ...] = ()
    met: tuple[Met, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    glimpsed: tuple[Glimpsed, ...] = ()


class WonGold(Struct, frozen=True, array_like=True):
    """A gold card that somebody has got."""

    seat: Seat
    gold: Gold
    round: int


class Treasury(Struct, frozen=True):
    """The gold of the base game, wherever it is."""

    supply: tuple[Gold, ...] = ()
    """Mixed; the next to be drawn first."""
    offer: tuple[Gold, ...] = ()
    """The cards that go round now."""
    picked: tuple[WonGold, ...] = ()
    """Cards that diggers have picked, in the order of picking."""
    paid: tuple[WonGold, ...] = ()
    """Cards that saboteurs were given: everybody knows what they are worth."""


class Round(Struct, frozen=True):
    """How a round ended."""

    outcome: Outcome
    roles: tuple[Role, ...]
    winners: tuple[Seat, ...]
    finisher: Seat | None
    crystals: int
    cards: Mapping[Cell, Laid]
    """The maze at its end."""
    goals: tuple[str, ...]
    """All goals, from north to south: those are turned over, too, that nobody reached."""
    last: Last | None


class RoundLine(ScoreLine, frozen=True, kw_only=True, array_like=True):
    """A score line of a round."""

    where: int
    """Its number, from 1."""


class State(Struct, frozen=True):
    """Everything."""

    options: Mapping[str, str]
    round: int
    phase: Phase
    turn: Seat
    """The player who plays, picks or steals; the last one when the game is over."""
    maze: Maze
    goals: tuple[str, ...]
    """The goal cards, from north to south."""
    hands: tuple[tuple[str, ...], ...]
    """In the order of the box."""
    deck: tuple[str, ...]
    """The next card to be drawn first."""
    aside: tuple[str, ...]
    """Saboteur 2: cards that are not in this round."""
    played: tuple[str, ...]
    """Out of play, seen by all."""
    discarded: tuple[Discard, ...]
    """Out of play, face down."""
    before: tuple[Before, ...]
    """In the order in which they came."""
    roles: tuple[Role, ...]
    """By seat."""
    spare: tuple[Role, ...]
    """Not dealt; the next to be taken first."""
    known: Knowledge
    passes: int
    """How many have passed in a row since the deck was empty."""
    last: Last | None
    player: Seat
    """The player of the last card; at first the seat before the one that begins."""
    finisher: Seat | None
    """The player who has completed the path to the gold in this round."""
    queue: tuple[Seat, ...]
    """The players who pick or steal after `turn`, in order."""
    treasury: Treasury
    rounds: tuple[Round, ...]
    """Those that are over."""
    lines: tuple[RoundLine, ...]
    """All that was paid but for picked gold; that is in the treasury."""
    rng: Rng
    """Of the rounds to come."""
