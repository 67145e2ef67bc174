"""The cards of Saboteur (`base.toml`, `second.toml`): tunnels and how they lie, actions, dwarves.

A tunnel card lies upright or turned by half: rotations 0 and 180. All rules use its topology:
*ways*, the tunnels that lead through it, each joining some sides; and *stubs*, tunnels that end on
the card. Doors and crystals belong to the whole card: no card has a door and two ways.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, IntEnum
from functools import cache
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.components import check_counts, load
from games.core.values import Cell, Rotation, Side

UPRIGHT, TURNED = Rotation.R0, Rotation.R180
"""The two ways to lay a card."""

START = Cell(0, 0)
GOALS = (Cell(8, -2), Cell(8, 0), Cell(8, 2))
"""Seven empty columns from the start, one empty row between. Booklet: the picture of the setup."""

GOAL_CARDS = ("gold", "stone-ne", "stone-nw")


class Tool(Enum):
    """The tools that can be broken and repaired."""

    PICK = "pick"
    LAMP = "lamp"
    CART = "cart"

    def __str__(self) -> str:
        return self.value


class Role(Enum):
    """The roles of dwarfs; the first two are those of the base game."""

    DIGGER = "digger"
    SABOTEUR = "saboteur"
    BLUE = "blue"
    GREEN = "green"
    BOSS = "boss"
    PROFITEER = "profiteer"
    GEOLOGIST = "geologist"

    def __str__(self) -> str:
        return self.value


class Door(Enum):
    """Only diggers of its colour walk through a door."""

    BLUE = "blue"
    GREEN = "green"


class Gold(IntEnum):
    """A gold card of the base game, by its nuggets."""

    ONE = 1
    TWO = 2
    THREE = 3

    def __str__(self) -> str:
        return self.name.lower()


class Touch(Enum):
    """The tunnels that a tunnel card must continue with one of its own."""

    AGREED = "agreed"
    """As the option `connected` says."""
    PATH = "path"
    """The path from the start, whatever was agreed: bridges and double curves."""
    TUNNEL = "tunnel"
    """Any tunnel on the table: ladders."""


class Card(Struct, frozen=True):
    """One kind of card; a tunnel as it lies when it is not turned."""

    id: str
    kind: str
    """`tunnel`, `special` (start and goals), or what the action card does: `break`, `map`..."""
    ways: tuple[tuple[Side, ...], ...] = ()
    """The sides that each tunnel through the card joins."""
    stubs: tuple[Side, ...] = ()
    """Sides with a tunnel that leads nowhere. No ways, only stubs: a dead end."""
    source: bool = False
    """Joined to the start wherever it lies: the start itself, and ladders."""
    touches: Touch = Touch.AGREED
    door: Door | None = None
    crystal: bool = False
    tools: tuple[Tool, ...] = ()
    """The tools that a break card breaks; those of which a repair card repairs one."""
    hinders: bool = False
    """Whom it lies before lays no tunnels."""

    @property
    def exits(self) -> frozenset[Side]:
        """All sides that show a tunnel, dead ones included."""
        return frozenset(side for way in self.ways for side in way) | frozenset(self.stubs)


@cache
def lying(id: str, turned: Rotation = UPRIGHT) -> Card:
    """Return a card as it lies: its ways and stubs turned."""
    card = CARDS[id]
    ways = tuple(tuple(sorted(side.turned(turned) for side in way)) for way in card.ways)
    stubs = tuple(sorted(side.turned(turned) for side in card.stubs))
    return replace(card, ways=ways, stubs=stubs)


def turns(id: str) -> tuple[Rotation, ...]:
    """Return the rotations in which a tunnel card lies differently."""
    return (UPRIGHT,) if _shape(lying(id)) == _shape(lying(id, TURNED)) else (UPRIGHT, TURNED)


def _shape(card: Card) -> tuple[frozenset[tuple[Side, ...]], tuple[Side, ...]]:
    return frozenset(card.ways), card.stubs


class Box(Struct, frozen=True):
    """The contents of one box."""

    cards: tuple[str, ...]
    """Ids of all cards of the deck, in the order of the file."""
    gold: tuple[Gold, ...]
    hands: Mapping[int, int]
    """Cards in the first hand, by number of players."""
    roles: Mapping[int, tuple[Role, ...]]
    """The role deck, by number of players."""


class _Tunnel(Struct, forbid_unknown_fields=True):
    id: str
    count: int = 0
    ways: list[str] = []
    stubs: str = ""
    source: bool = False
    touches: Touch = Touch.AGREED
    door: Door | None = None
    crystal: bool = False


class _Action(Struct, forbid_unknown_fields=True):
    id: str
    kind: str
    count: int
    tools: tuple[Tool, ...] = ()
    hinders: bool = False


class _Counts(Struct, forbid_unknown_fields=True):
    tunnels: int
    actions: int
    gold: list[int]


class _File(Struct, forbid_unknown_fields=True):
    box: _Counts
    hand: dict[str, int]
    roles: dict[str, dict[Role, int]]
    tunnel: list[_Tunnel]
    action: list[_Action]
    special: list[_Tunnel] = []


def _box(file: _File) -> Box:
    """Check a file against the figures of the booklet and make a box of it."""
    found = {
        "tunnels": sum(tunnel.count for tunnel in file.tunnel),
        "actions": sum(action.count for action in file.action),
    }
    box = {"tunnels": file.box.tunnels, "actions": file.box.actions}
    check_counts("saboteur cards", found, box)
    counted = [(tunnel.id, tunnel.count) for tunnel in file.tunnel]
    counted += [(action.id, action.count) for action in file.action]
    return Box(
        cards=tuple(_each(counted)),
        gold=tuple(_each(zip(Gold, file.box.gold, strict=False))),
        hands={int(players): cards for players, cards in file.hand.items()},
        roles={int(players): _roles(file, players) for players in file.hand},
    )


T = TypeVar("T")


def _each(counted: Iterable[tuple[T, int]]) -> Iterator[T]:
    return (thing for thing, count in counted for _ in range(count))


def _roles(file: _File, players: str) -> tuple[Role, ...]:
    return tuple(_each((file.roles.get(players) or file.roles["any"]).items()))


def _cards(file: _File) -> Iterator[Card]:
    for kind, entries in (("special", file.special), ("tunnel", file.tunnel)):
        for entry in entries:
            ways = tuple(_sides(word) for word in entry.ways)
            stubs = _sides(entry.stubs)
            yield Card(
                entry.id, kind, ways, stubs, entry.source, entry.touches, entry.door, entry.crystal
            )
    for action in file.action:
        yield Card(action.id, action.kind, tools=action.tools, hinders=action.hinders)


def _sides(word: str) -> tuple[Side, ...]:
    return tuple(Side[letter] for letter in word)


_BASE = load("games.saboteur", "base.toml", _File)
_SECOND = load("games.saboteur", "second.toml", _File)

BASE, SECOND = _box(_BASE), _box(_SECOND)
"""The base game, and the additions of Saboteur 2."""

CARDS: Mapping[str, Card] = {card.id: card for file in (_BASE, _SECOND) for card in _cards(file)}
"""Every kind of card by its id, tunnels as they lie when not turned."""
