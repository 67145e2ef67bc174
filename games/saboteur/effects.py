"""The effects of the cards of the base game. Booklet, "Ход игры"."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Action, Event, Step
from games.core.values import Seat
from games.saboteur.actions import Break, Lay, Look, Pass, Repair, Rockfall
from games.saboteur.components import CARDS, GOALS, Card
from games.saboteur.events import (
    GoalRevealed,
    GoalSeen,
    Passed,
    ToolBroken,
    ToolRepaired,
    Tunnel,
    TunnelCollapsed,
    TunnelLaid,
)
from games.saboteur.maze import Laid, fitting, lay, reached, settled, take
from games.saboteur.state import Looked, State
from games.saboteur.turns import (
    before_whom,
    discarded,
    drawn,
    freed,
    is_hindered,
    played,
    put_away,
    put_before,
)
from games.saboteur.view import Last


def draw_one(state: State, seat: Seat, action: Action) -> State:
    """Draw a card, as after most turns."""
    return drawn(state, seat, 1)


class Effect(Struct, frozen=True):
    """A kind of action: its possible forms, and its effect."""

    kind: type[Action]
    ways: Callable[[State, Seat, str], Iterable[Action]]
    """(state, seat, card of the hand; "" where it is about no card) -> the legal actions."""
    do: Callable[[State, Seat, Any], Step[State]]
    draw: Callable[[State, Seat, Any], State] = draw_one
    """How many cards are drawn after it, and how."""
    shows: bool = False
    """Whether it shows what is hidden."""


def _ways_to_lay(state: State, seat: Seat, card: str) -> list[Lay]:
    if is_hindered(state, seat):
        return []
    connected = state.options["connected"] == "on"
    return [
        Lay(card, cell, turned)
        for cell, demand in state.maze.frontier.items()
        for turned in fitting(card, demand, connected)
    ]


def _lay(state: State, seat: Seat, action: Lay) -> Step[State]:
    """Lay the tunnel, and reveal the goals that the path has come to."""
    maze = lay(state.maze, action.cell, Laid(action.card, action.turned))
    laid = replace(played(state, Last(seat, action.card, action.cell)), maze=maze)
    told = TunnelLaid(seat, _worth_a_word(CARDS[action.card]), action.cell)
    state, revealed = _reveal_goals(laid, seat)
    return state, (told, *revealed)


def _reveal_goals(state: State, seat: Seat) -> Step[State]:
    """Reveal what the path has come to; from a stone it may go on to the next goal. Rulings 5, 6.

    Both are revealed where two are reached at once; the gold ends the round.
    """
    events: list[Event] = []
    while (cells := reached(state.maze)) and state.finisher is None:
        for cell in cells:
            face = state.goals[GOALS.index(cell)]
            maze = lay(state.maze, cell, Laid(face, settled(state.maze, cell, face)))
            finisher = seat if face == "gold" else state.finisher
            state = replace(state, maze=maze, finisher=finisher)
            events.append(GoalRevealed(face, cell))
    return state, tuple(events)


def _worth_a_word(card: Card) -> Tunnel:
    if card.door:
        return Tunnel(card.door.value)
    if card.crystal:
        return Tunnel.CRYSTAL
    if card.source:
        return Tunnel.LADDER
    if not card.ways:
        return Tunnel.DEAD
    return Tunnel.BRIDGE if len(card.ways) > 1 else Tunnel.PLAIN


def _ways_to_break(state: State, seat: Seat, card: str) -> list[Break]:
    """Never two equal cards before one player. Ruling 17."""
    broken = before_whom(state, card)
    players = map(Seat, range(len(state.hands)))
    return [Break(card, player) for player in players if player not in broken]


def _break(state: State, seat: Seat, action: Break) -> Step[State]:
    state = played(state, Last(seat, action.card, player=action.player))
    tool, own = CARDS[action.card].tools[0], int(seat == action.player)
    told = ToolBroken(seat, action.player, tool, own)
    return put_before(state, action.player, action.card), (told,)


def _ways_to_repair(state: State, seat: Seat, card: str) -> list[Repair]:
    tools = CARDS[card].tools
    broken = [lying for lying in state.before if CARDS[lying.card].kind == "break"]
    found = [
        (lying.seat, tools.index(tool))
        for lying in broken
        for tool in CARDS[lying.card].tools
        if tool in tools
    ]
    return [Repair(card, player, tools[place]) for player, place in sorted(found)]


def _repair(state: State, seat: Seat, action: Repair) -> Step[State]:
    """One tool, whatever the card shows."""
    state = played(state, Last(seat, action.card, player=action.player))
    state = freed(put_away(state, action.card), action.player, f"break-{action.tool}")
    own = int(seat == action.player)
    return state, (ToolRepaired(seat, action.player, action.tool, own),)


def _ways_to_collapse(state: State, seat: Seat, card: str) -> Iterator[Rockfall]:
    """Any tunnel card, but not the start and the goals. Ruling 8."""
    cards = state.maze.cards
    for cell in sorted(cards, key=lambda cell: (cell.y, cell.x)):
        if CARDS[cards[cell].card].kind == "tunnel":
            yield Rockfall(card, cell)


def _collapse(state: State, seat: Seat, action: Rockfall) -> Step[State]:
    gone = state.maze.cards[action.cell].card
    state = put_away(played(state, Last(seat, action.card, action.cell)), action.card, gone)
    state = replace(state, maze=take(state.maze, action.cell))
    return state, (TunnelCollapsed(seat, action.cell),)


def _ways_to_look(state: State, seat: Seat, card: str) -> Iterator[Look]:
    """At goals that lie face down. Ruling 11."""
    for goal in GOALS:
        if goal not in state.maze.cards:
            yield Look(card, goal)


def _look(state: State, seat: Seat, action: Look) -> Step[State]:
    place = GOALS.index(action.goal)
    state = put_away(played(state, Last(seat, action.card, action.goal)), action.card)
    looked = (*state.known.looked, Looked(seat, place))
    state = replace(state, known=replace(state.known, looked=looked))
    return state, (GoalSeen(seat, place + 1, state.goals[place]),)


def passing(most: int) -> Effect:
    """Return the effect of passing with one to `most` discards."""

    def ways(state: State, seat: Seat, card: str) -> Iterator[Pass]:
        cards = state.hands[seat]
        for count in range(1, min(most, len(cards)) + 1):
            yield from map(Pass, dict.fromkeys(combinations(cards, count)))

    return Effect(Pass, ways, _pass, _draw_as_many)


def _pass(state: State, seat: Seat, action: Pass) -> Step[State]:
    passes = 0 if state.deck else state.passes + 1
    last = Last(seat, None, discards=len(action.cards))
    state = replace(discarded(state, seat, action.cards), passes=passes, last=last)
    return state, (Passed(seat, len(action.cards)),)


def _draw_as_many(state: State, seat: Seat, action: Pass) -> State:
    return drawn(state, seat, len(action.cards))


LAY = Effect(Lay, _ways_to_lay, _lay)
BREAK = Effect(Break, _ways_to_break, _break)
REPAIR = Effect(Repair, _ways_to_repair, _repair)
ROCKFALL = Effect(Rockfall, _ways_to_collapse, _collapse)
MAP = Effect(Look, _ways_to_look, _look, shows=True)
