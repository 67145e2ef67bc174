"""The knowledge of a viewer of Saboteur."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from games.core.score import Result, ScoreLine
from games.core.values import Cell, Rotation, Seat, Viewer
from games.saboteur.components import Gold, Role
from games.saboteur.maze import Laid


class Phase(Enum):
    """The kind of decision that is due."""

    PLAYING = "playing"
    PICKING = "picking"
    """Gold cards go round among the diggers."""
    STEALING = "stealing"
    OVER = "over"


class Outcome(Enum):
    """Why a round was won."""

    DIGGERS = "diggers"
    """The gold was reached."""
    SABOTEURS = "saboteurs"
    """It was not, and there were saboteurs."""
    NOBODY = "nobody"
    """It was not, and no saboteur wins: nobody does, or the profiteer."""
    BLUE = "blue"
    GREEN = "green"
    COLOURS = "colours"
    """Saboteur 2: blue and green diggers."""
    BARRED = "barred"
    """Saboteur 2: the gold was reached through doors of both colours: neither team wins."""


class Goal(Struct, frozen=True, array_like=True):
    """One of the three goals."""

    cell: Cell
    face: str | None
    """Its card, once it is revealed to all: at the latest at the end of the round."""
    turned: Rotation
    """How it was laid when it was revealed."""
    known: str | None
    """Its card as far as this viewer knows it, by the map or because it is revealed."""


class Last(Struct, frozen=True):
    """The last move that everybody saw: where to look in the picture."""

    seat: Seat
    card: str | None
    """The card played; None for a pass, or for two cards discarded."""
    cell: Cell | None = None
    """The cell where a tunnel was laid or taken away, or the goal that was looked at."""
    player: Seat | None = None
    """Whom the card was played on."""
    discards: int = 0
    """How many cards were discarded face down."""


class PlayerView(Struct, frozen=True):
    """A player as this viewer sees them."""

    hand: int
    """How many cards they hold."""
    before: tuple[str, ...]
    """Cards in front of them, in the order in which they came: `break-lamp`, `trap`, `thief`."""
    role: Role | None
    """Their role in this round as everybody knows it: once the round has ended."""
    learnt: Role | None
    """Their role as far as this viewer knows it: their own, one that they have inspected."""
    gold_cards: int
    """Base game: how many gold cards they have."""
    has_gold: bool
    """Whether they have any: that nobody may hide. Booklet, "Действуют воры"."""
    nuggets: int | None
    """The nuggets of a player in all: the viewer's own at any time, everybody's at the end."""


class Tale(Struct, frozen=True):
    """How a round went."""

    outcome: Outcome
    roles: tuple[Role, ...]
    """By seat."""
    winners: tuple[Seat, ...]
    finisher: Seat | None
    """The player who completed the path to the gold."""
    crystals: int
    """Saboteur 2: on the table at the end of the round."""
    maze: Mapping[Cell, Laid]
    """As it was at the end, revealed goals among its cards."""
    goals: tuple[str, ...]
    """All goals from north to south, turned over for all to see."""
    joined: tuple[Cell, ...]
    """Its cells that the start led to."""
    last: Last | None
    """The last move."""
    nuggets: tuple[int | None, ...]
    """By seat: the nuggets of the round, thefts included, as far as the viewer knows them."""


class View(Struct, frozen=True):
    """The table as one viewer knows it."""

    viewer: Viewer
    options: Mapping[str, str]
    round: int
    """From 1."""
    rounds: int
    phase: Phase
    turn: Seat | None
    """The player who plays, picks or steals; None when the game is over."""
    maze: Mapping[Cell, Laid]
    """The start and the tunnels, in the order in which they were laid; goals are in `goals`."""
    joined: tuple[Cell, ...]
    """The cells of the maze, revealed goals among them, that the start leads to."""
    goals: tuple[Goal, ...]
    """From north to south."""
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]
    """One's own cards, tunnels first: equal ones stand together."""
    role: Role | None
    """One's own."""
    deck: int
    """How many cards are left to draw."""
    last: Last | None
    offer: tuple[Gold, ...]
    """The gold cards passed on: to the picker only, the dearest first."""
    offered: int
    """How many they are."""
    gold: tuple[Gold, ...]
    """One's own gold cards."""
    tales: tuple[Tale, ...]
    """Of the rounds that are over, one being paid just now among them."""
    lines: tuple[ScoreLine, ...]
    """Payments that the viewer knows: their own; at the end everybody's."""
    result: Result | None
