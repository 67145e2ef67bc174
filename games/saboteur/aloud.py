"""Saboteur in words alone. A place is called by its row and column, as on the board in characters:
the entrance lies in row 0, column 0, the goals in column 8.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.core.aloud import Aloud, Answers, Lines, reader, weighed
from games.core.memo import memo
from games.core.message import Message, Named, Variable
from games.core.values import TABLE, Cell, Rotation, Seat, Side, Viewer, beside
from games.saboteur.components import CARDS, GOALS, UPRIGHT, Card, Door, lying
from games.saboteur.events import Tunnel, TunnelLaid
from games.saboteur.maze import Laid, Maze, built, fitting, is_joined, lay, reached
from games.saboteur.telling import known_of, place_told, player_told
from games.saboteur.view import Goal, Phase, Tale, View


def _brief(view: View, viewer: Viewer) -> Lines:
    """Describe the viewer's hand and the cards before them, the open ends of the path, and the
    known goals.
    """
    own = () if viewer is TABLE else tuple(_own(view, viewer))
    if view.phase is not Phase.PLAYING:
        return own
    last = view.last.cell if view.last else None
    laid = () if last is None else (Message("saboteur-aloud-last", {"place": place_told(last)}),)
    return (*laid, *own, *_ends(view), *(_goal(n, goal) for n, goal in enumerate(view.goals, 1)))


def _own(view: View, seat: Seat) -> Iterator[Message]:
    for card, count in Counter(view.hand).items():
        yield Message("saboteur-aloud-held", {"card": _card(card), "count": count})
    if details := tuple(known_of(view.players[seat])):
        yield Message("saboteur-aloud-own", {"told": details})


def _ends(view: View) -> Iterator[Message]:
    """Say at which places the path from the entrance goes on."""
    ends = [
        Message("saboteur-aloud-side", {"side": side.name.lower(), "place": place_told(cell)})
        for cell in _maze(view).frontier
        for side in Side
        if _is_path(view, beside(cell, side), side.opposite)
    ]
    if ends:
        yield Message("saboteur-aloud-ends", {"ends": tuple(ends)})


@memo(1 << 4)
def _maze(view: View) -> Maze:
    """Return all cards that lie face up, as a maze."""
    goals = {goal.cell: Laid(goal.face, goal.turned) for goal in view.goals if goal.face}
    return built({**view.maze, **goals})


def _is_path(view: View, cell: Cell, side: Side) -> bool:
    """Tell whether the path from the entrance comes out of a card on this side."""
    return bool(_maze(view).joined.get(cell, 0) & 1 << side)


def _goal(number: int, goal: Goal) -> Message:
    known = {None: "hidden", "gold": "gold"}.get(goal.known, "stone")
    variables: dict[str, Variable] = {"goal": number, "place": place_told(goal.cell)}
    return Message("saboteur-aloud-goal", {**variables, "known": known})


def _chapters(view: View, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the chapters: the knowledge of the others, and the places of all cards."""
    count, own = len(view.players), reader(viewer, view.turn)
    others = (Seat((own + step) % count) for step in range(1, count))
    lies = {goal.cell: _goal(number, goal) for number, goal in enumerate(view.goals, 1)}
    lies |= {cell: _card_at(view, cell) for cell in _maze(view).cards}
    return {
        "others": tuple(player_told(seat, view.players[seat]) for seat in others),
        "maze": tuple(lies[cell] for cell in sorted(lies, key=lambda cell: (cell.y, cell.x))),
        "round": tuple(_tale(view.tales[-1])) if view.tales else (),
    }


def _tale(tale: Tale) -> Iterator[Message]:
    """Tell the story of a round: roles and tools, the place of the gold, and the cards on the
    table.
    """
    yield Message(f"saboteur-outcome-{tale.outcome.value}")
    for seat, role in enumerate(tale.roles):
        details = [Message(f"saboteur-role-{role.value}")]
        if (brought := tale.nuggets[seat]) is not None:
            details.append(Message("saboteur-nuggets", {"nuggets": brought}))
        variables: dict[str, Variable] = {"seat": Named(Seat(seat)), "told": tuple(details)}
        yield Message("saboteur-legend-player", variables)
    yield Message("saboteur-aloud-gold", {"place": tale.goals.index("gold") + 1})
    for cell in sorted(tale.maze, key=lambda cell: (cell.y, cell.x)):
        yield _card_description(cell, tale.maze[cell], is_joined=cell in tale.joined)


def _card_at(view: View, cell: Cell) -> Message:
    return _card_description(cell, _maze(view).cards[cell], is_joined=cell in view.joined)


def _card_description(cell: Cell, laid: Laid, *, is_joined: bool, told: str = "") -> Message:
    """Say which card lies at a place, and whether the entrance leads to it.

    :param told: the sign that the sentence before has told.
    """
    cut = () if is_joined else (Message("saboteur-aloud-cut"),)
    details = (_tunnel(lying(laid.card, laid.turned), told), *cut)
    return Message("saboteur-aloud-told", {"what": place_told(cell), "told": details})


def _card(id: str, turned: Rotation = UPRIGHT) -> Message:
    """Name a card of the hand; a tunnel as it will lie, once that is chosen."""
    card = CARDS[id]
    if card.exits:
        return _tunnel(lying(id, turned))
    if card.tools:
        tools = tuple(Message(f"saboteur-tool-{tool}") for tool in card.tools)
        variables: dict[str, Variable] = {"kind": card.kind, "count": len(tools)}
        return Message("saboteur-aloud-tools", {**variables, "tools": tools})
    return Message(f"saboteur-word-{id}")


def _tunnel(card: Card, told: str = "") -> Message:
    """Describe the tunnels of a card, its dead ends, and its signs.

    :param told: the sign that the sentence before has told.
    """
    parts = [_sides("way", way) for way in card.ways]
    parts += [_sides("stub" if card.ways else "dead", card.stubs)] if card.stubs else []
    things = (thing for thing in _things(card) if thing != told)
    parts += [Message("saboteur-aloud-thing", {"thing": thing}) for thing in things]
    return Message("saboteur-aloud-tunnel", {"parts": tuple(parts)})


def _things(card: Card) -> Iterator[str]:
    if card.id in ("start", "gold"):
        yield card.id
    elif card.source:
        yield "ladder"
    if card.crystal:
        yield "crystal"
    if card.door:
        yield _DOORS[card.door]


_DOORS = {Door.BLUE: "drop-door", Door.GREEN: "leaf-door"}


def _sides(kind: str, sides: tuple[Side, ...]) -> Message:
    ways = tuple(Message("saboteur-aloud-way", {"way": side.name.lower()}) for side in sides)
    return Message("saboteur-aloud-part", {"kind": kind, "ways": ways})


def _option(view: View, answers: Answers, field: str, option: Any) -> Message | None:
    """Describe an answer: a card, a place, how the card lies, or a goal."""
    if field in ("card", "cards"):
        return _card(option, answers.get("turned", UPRIGHT)) if isinstance(option, str) else None
    if field == "goal":
        numbers = {goal.cell: n for n, goal in enumerate(view.goals, 1)}
        return _goal(numbers[option], view.goals[numbers[option] - 1])
    if isinstance(option, Cell):
        return _card_at(view, option) if option in view.maze else _empty_cell(view, answers, option)
    if isinstance(option, Rotation):
        way = "up" if option is UPRIGHT else "down"
        laid = Laid(answers["card"], option)
        details = (_tunnel(lying(laid.card, laid.turned)), *_new_goals(view, answers["cell"], laid))
        what = Message("saboteur-aloud-turned", {"way": way})
        return Message("saboteur-aloud-told", {"what": what, "told": details})
    return None


def _empty_cell(view: View, answers: Answers, cell: Cell) -> Message:
    """Describe the surroundings of a place, and the directions in which the path would go on."""
    details = (*_near(view, cell), *_path_directions(view, cell, answers.get("card")))
    return Message("saboteur-aloud-told", {"what": place_told(cell), "told": details})


def _path_directions(view: View, cell: Cell, card: Any) -> Iterator[Message]:
    """Say where the path would come out of a tunnel, however it is turned, and which goal it would
    reach.
    """
    if not isinstance(card, str) or not CARDS[card].exits:
        return
    demand, is_connected = _maze(view).frontier.get(cell), view.options["connected"] == "on"
    turns = () if demand is None else fitting(card, demand, is_connected)
    led = dict.fromkeys(_open_sides(view, cell, Laid(card, turned)) for turned in turns)
    for number, sides in enumerate(goal for goal in led if goal is not None):
        ways = tuple(Message("saboteur-aloud-way", {"way": side.name.lower()}) for side in sides)
        how = "leads" if number == 0 else "or"
        yield Message("saboteur-aloud-opens", {"how": how, "count": len(ways), "ways": ways})
    goals = (goal for turned in turns for goal in _new_goals(view, cell, Laid(card, turned)))
    yield from {goal.variables["goal"]: goal for goal in goals}.values()


def _open_sides(view: View, cell: Cell, laid: Laid) -> tuple[Side, ...] | None:
    """Return the sides at which the path would come out of a tunnel where nothing lies yet; None
    where the path does not come to it.
    """
    after = lay(_maze(view), cell, laid)
    if not is_joined(after, cell):
        return None
    return tuple(
        side
        for side in Side
        if after.joined.get(cell, 0) & 1 << side
        and beside(cell, side) not in after.cards
        and not _is_path(view, beside(cell, side), side.opposite)
    )


def _new_goals(view: View, cell: Cell, laid: Laid) -> Iterator[Message]:
    """Say which goals that lie face down the path would reach by a tunnel."""
    before = reached(_maze(view))
    for goal in reached(lay(_maze(view), cell, laid)):
        if goal not in before:
            yield Message("saboteur-aloud-reaches", {"goal": GOALS.index(goal) + 1})


def _near(view: View, cell: Cell) -> Iterator[Message]:
    """Yield the neighbours of a place: tunnels that lead to it, those of the path among them, and
    walls.
    """
    neighbours = []
    for side in Side:
        near = beside(cell, side)
        if near in (lies := _maze(view).cards):
            exits = lying(lies[near].card, lies[near].turned).exits
            kind = "tunnel" if side.opposite in exits else "wall"
            kind = "path" if _is_path(view, near, side.opposite) else kind
            neighbours.append((side, kind))
        elif any(goal.cell == near for goal in view.goals):
            neighbours.append((side, "goal"))
    for side, kind in neighbours:
        yield Message("saboteur-aloud-beside", {"side": side.name.lower(), "kind": kind})


def _news(view: View, event: Any) -> Message | None:
    """Describe the card at the place of an event, or name the place where it lay."""
    cell: Cell | None = getattr(event, "cell", None)
    if cell is None:
        return None
    if (laid := _maze(view).cards.get(cell)) is None:
        return place_told(cell)
    told = _TOLD.get(event.tunnel, "") if isinstance(event, TunnelLaid) else ""
    return _card_description(cell, laid, is_joined=cell in view.joined, told=told)


_TOLD = {
    Tunnel.BLUE: "drop-door",
    Tunnel.GREEN: "leaf-door",
    Tunnel.CRYSTAL: "crystal",
    Tunnel.LADDER: "ladder",
}
"""The signs that the sentence of an event tells."""


def _weigh(view: View, seat: Seat, description: Message) -> int:
    """Weigh an answer by whether it reaches a goal."""
    return weighed(description, seat, ("saboteur-aloud-reaches",))


ALOUD = Aloud(_brief, _chapters, _option, news=_news, place=place_told, weigh=_weigh)
