"""Why a move is good, by the rules of thumb: for hints. The reasons use only facts that the seat
knows.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.core.contract import Action
from games.core.message import Message, Named, Variable
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.actions import Break, Lay, Look, Pass, Repair, Rockfall
from games.saboteur.components import CARDS, GOALS, Role
from games.saboteur.players.situation import Knowing, Situation, situation
from games.saboteur.players.suspicion import (
    NOTHING_LAID,
    Observed,
    help_of,
    is_hindered,
    observed,
    seen_as,
)
from games.saboteur.players.thumbs import is_near
from games.saboteur.players.way import expected, steps, steps_with, steps_without
from games.saboteur.second.actions import Clear, Inspect, Release, SwapHands, SwapRole, Thief, Trap

_WORLDS = 200
"""The number of worlds weighed to decide whom to trust."""
_FOUND_OUT = 95
"""Percent of suspicion above which a saboteur need not hide."""
_EVEN = 0.5
"""Suspicion, below which somebody is rather a digger."""
_SOME = 0.5
"""Of a tunnel: less is no difference."""


def reasons(known: Knowing, action: Action) -> tuple[Message, ...]:
    """Name the use of a card for the seat's aim, and the opinion of the player it is played on."""
    say, at = _SAYS.get(type(action)), situation(known, Rng(1), _WORLDS)
    said = tuple(say(at, action)) if say else ()
    return (*said, *_looks(known, at, action)) if at.hostile else said


def _looks(known: Knowing, at: Situation, action: Action) -> Iterator[Message]:
    """Say how suspicious a saboteur looks to the others, before the action and after it."""
    deed, seats = _evidence(at, action), len(at.view.players)
    if deed:
        done, saboteurs = observed(known.past()), max(1, round(sum(at.suspected)))
        deeds = (done, (*done, deed))
        now, then = (round(100 * seen_as(each, at.seat, saboteurs, seats)) for each in deeds)
        is_known = min(now, then) >= _FOUND_OUT
        yield Message("saboteur-why-looks", {"known": int(is_known), "now": now, "then": then})


def _evidence(at: Situation, action: Action) -> Observed | None:
    """Return an action as the evidence that it is to the others."""
    match action:
        case Lay():
            far = steps_with(at.cards, action.cell, action.card, action.turned)
            return Observed(at.seat, help_of(steps(at.cards), far))
        case Rockfall():
            far = steps_without(at.cards, action.cell)
            return Observed(at.seat, help_of(steps(at.cards), far))
        case Break() | Trap():
            return Observed(at.seat, 0, action.player)
        case Repair() | Release() if action.player != at.seat:
            return Observed(at.seat, 0, action.player, good=True)
        case Pass() if not is_hindered(at.view, at.seat):
            return Observed(at.seat, NOTHING_LAID)
    return None


def _reasons_to_lay(at: Situation, action: Lay) -> Iterator[Message]:
    card = CARDS[action.card]
    far = steps_with(at.cards, action.cell, action.card, action.turned)
    if at.view.role is Role.GEOLOGIST and card.crystal:
        yield Message("saboteur-why-crystal")
        return
    yield from _way(at, far)
    if card.door and at.doors:
        yield Message("saboteur-why-door", {"own": int(card.door is not at.doors)})


def _fallen(at: Situation, action: Rockfall) -> Iterator[Message]:
    return _way(at, steps_without(at.cards, action.cell))


def _way(at: Situation, far: tuple[float, ...]) -> Iterator[Message]:
    """Name the change of the way to the gold, as far as the seat knows where that may be."""
    reached = sum(
        chance
        for chance, tunnels, goal in zip(at.gold, far, at.view.goals, strict=True)
        if not tunnels and goal.face is None
    )
    nearer = at.away - expected(far, at.gold)
    if reached:
        yield Message("saboteur-why-reached", {"chance": round(100 * reached)})
    elif abs(nearer) >= _SOME:
        way = "nearer" if nearer > 0 else "farther"
        yield Message("saboteur-why-way", {"way": way, "tunnels": round(abs(nearer)) or 1})
    else:
        yield Message("saboteur-why-open", {"hostile": int(at.hostile)})
    if at.hostile and nearer < 0:
        yield from _strikes(at)
    if at.view.role is Role.GEOLOGIST and nearer < 0:
        yield Message("saboteur-why-longer")


def _reasons_to_hinder(at: Situation, action: Break | Trap) -> Iterator[Message]:
    yield _suspicion_of(at, action.player)
    if at.hostile:
        yield from _strikes(at)


def _strikes(at: Situation) -> Iterator[Message]:
    """Say why a saboteur shows what they are."""
    if is_near(at):
        yield Message("saboteur-why-near")


def _suspicion_of(at: Situation, player: Seat) -> Message:
    """Say how likely a player is a saboteur, or a digger, by their actions so far."""
    suspicion = at.suspected[player]
    digs = suspicion < _EVEN
    chance = min(99, round(100 * (1 - suspicion if digs else suspicion)))
    details: dict[str, Variable] = {"player": Named(player), "chance": chance}
    return Message("saboteur-why-suspected", details | {"digger": int(digs)})


def _reasons_to_free(at: Situation, action: Repair | Release) -> Iterator[Message]:
    if action.player == at.seat:
        yield _freedom(at)
    else:
        yield _suspicion_of(at, action.player)
        if left := _others_left(at, action.player):
            yield Message("saboteur-why-still", {"player": Named(action.player), "left": left})


def _freedom(at: Situation) -> Message:
    """Say what one card less before oneself is good for."""
    return Message("saboteur-why-dig", {"left": _others_left(at, at.seat)})


def _others_left(at: Situation, player: Seat) -> int:
    """Return how many cards still hinder a player without one: two broken tools do so like one."""
    return sum(CARDS[card].hinders for card in at.view.players[player].before) - 1


def _reasons_to_look(at: Situation, action: Look) -> Iterator[Message]:
    yield Message("saboteur-why-look", {"chance": round(100 * at.gold[GOALS.index(action.goal)])})


def _reasons_to_pass(at: Situation, action: Pass) -> Iterator[Message]:
    """A saboteur throws away what would help; everybody else what does not."""
    leads = any(len(way) > 1 for card in action.cards for way in CARDS[card].ways)
    yield Message("saboteur-why-withheld" if at.hostile and leads else "saboteur-why-least")


def _of_thief(at: Situation, action: Thief) -> Iterator[Message]:
    yield Message("saboteur-why-thief")


def _reasons_to_inspect(at: Situation, action: Inspect | SwapRole) -> Iterator[Message]:
    yield _suspicion_of(at, action.player)


def _reasons_to_swap(at: Situation, action: SwapHands) -> Iterator[Message]:
    cards = at.view.players[action.player].hand
    yield Message("saboteur-why-hands", {"cards": cards})


def _reasons_to_clear(at: Situation, action: Clear) -> Iterator[Message]:
    if action.lying != "thief":
        yield _freedom(at)


_SAYS: Mapping[type[Action], Callable[[Situation, Any], Iterator[Message]]] = {
    Lay: _reasons_to_lay,
    Rockfall: _fallen,
    Break: _reasons_to_hinder,
    Trap: _reasons_to_hinder,
    Repair: _reasons_to_free,
    Release: _reasons_to_free,
    Look: _reasons_to_look,
    Pass: _reasons_to_pass,
    Thief: _of_thief,
    Inspect: _reasons_to_inspect,
    SwapRole: _reasons_to_inspect,
    SwapHands: _reasons_to_swap,
    Clear: _reasons_to_clear,
}
"""The others say enough by themselves."""
