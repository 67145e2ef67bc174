"""Inference of roles: each way to deal the roles counts by how well what people did fits it.

Nobody's role is known from one deed: a digger, too, has hands without a good tunnel. So each deed
makes the worlds in which it is odd a little less likely, and what all worlds say together counts.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import comb, exp, prod
from typing import NamedTuple

from games.core.contract import Action, Known, Seen
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.components import CARDS, Role
from games.saboteur.events import (
    Passed,
    RoundBegan,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from games.saboteur.players.way import laying, steps
from games.saboteur.second.events import PlayerReleased, PlayerTrapped
from games.saboteur.state import State
from games.saboteur.view import View

HOSTILE = frozenset({Role.SABOTEUR})


NOTHING_LAID = -1.5
"""The help of somebody who could lay tunnels and lays none: diggers seldom do that."""


class World(NamedTuple):
    """A way in which the roles may be dealt."""

    saboteurs: frozenset[int]
    """The seats that are."""
    ways: int = 1
    """In how many ways the roles that are not dealt fit to it."""


class Observed(NamedTuple):
    """An action in this round, as far as it is evidence of a role."""

    seat: Seat
    help: float
    """To the way to the goals, in tunnels; 0 where it is about somebody."""
    player: Seat | None = None
    good: bool = False
    """Whether it did `player` good."""


def observed(past: Sequence[Seen[View]]) -> tuple[Observed, ...]:
    """Return the evidence of the current round."""
    began = max((i for i, seen in enumerate(past) if _begins(seen)), default=0)
    return tuple(deed for before, after in pairwise(past[began:]) for deed in _done(before, after))


def _begins(seen: Seen[View]) -> bool:
    return any(isinstance(event, RoundBegan) for event in seen.events)


def _done(before: Seen[View], after: Seen[View]) -> Iterator[Observed]:
    for event in after.events:
        if isinstance(event, (TunnelLaid, TunnelCollapsed)):
            yield Observed(event.seat, _help(before.view, after.view))
        elif isinstance(event, (ToolBroken, PlayerTrapped)):
            yield Observed(event.seat, 0, event.player)
        elif isinstance(event, (ToolRepaired, PlayerReleased)):
            yield Observed(event.seat, 0, event.player, good=True)
        elif isinstance(event, Passed) and not is_hindered(before.view, event.seat):
            yield Observed(event.seat, NOTHING_LAID)


def is_hindered(view: View, player: Seat) -> bool:
    """Tell whether somebody can lay no tunnels."""
    return any(CARDS[card].hinders for card in view.players[player].before)


def _help(before: View, after: View) -> float:
    """Return by how many tunnels the goals have come nearer, the nearest counted twice."""
    return help_of(steps(laying(before)), steps(laying(after)))


def help_of(old: Sequence[float], new: Sequence[float]) -> float:
    """Return by how many tunnels goals have come nearer, the nearest counted twice."""
    return min(old) - min(new) + (sum(old) - sum(new)) / 3


def worlds(known: Known[State, Action, View], rng: Rng) -> tuple[World, ...]:
    """Return every way in which the roles may be dealt, as far as it is about saboteurs.

    One state that the seat could not tell from the true one says which roles are hidden from it.
    """
    view, state = known.view, known.sample(rng)
    hidden = [seat for seat, player in enumerate(view.players) if player.learnt is None]
    elsewhere = [card.role for card in state.known.dropped if known.seat not in card.known]
    elsewhere += state.spare
    found = sum(role in HOSTILE for role in (*elsewhere, *(state.roles[seat] for seat in hidden)))
    met = frozenset(seat for seat, player in enumerate(view.players) if player.learnt in HOSTILE)
    return tuple(
        World(met.union(among), comb(len(elsewhere), found - count))
        for count in range(max(0, found - len(elsewhere)), min(found, len(hidden)) + 1)
        for among in combinations(hidden, count)
    )


def suspicions(
    possible: Iterable[World], done: Sequence[Observed], seats: int
) -> tuple[float, ...]:
    """Return for each seat the chance that it is a saboteur, in worlds that are possible."""
    odds = [exp(-sum(d.help + 0.5 for d in _ways(done, seat))) for seat in range(seats)]
    meant = tuple(deed for deed in done if deed.player not in (None, deed.seat))
    total, hostile = 0.0, [0.0] * seats
    for world in possible:
        weight = world.ways * prod(odds[seat] for seat in world.saboteurs)
        weight *= prod(_likely(deed, world) for deed in meant)
        total += weight
        for seat in world.saboteurs:
            hostile[seat] += weight
    return tuple(each / total for each in hostile)


def seen_as(done: Sequence[Observed], seat: Seat, saboteurs: int, seats: int) -> float:
    """Return how likely somebody who knows no role takes a seat for one of so many saboteurs."""
    possible = (World(frozenset(among)) for among in combinations(range(seats), saboteurs))
    return suspicions(possible, done, seats)[seat]


def _ways(done: Sequence[Observed], seat: int) -> Iterator[Observed]:
    """Yield a player's contributions to the way, as evidence: a digger's help is as likely as a
    saboteur's harm.
    """
    return (deed for deed in done if deed.seat == seat and deed.player is None)


def _likely(deed: Observed, world: World) -> float:
    """Return how likely it is, with these roles, that somebody did so to somebody."""
    are_fellows = (deed.seat in world.saboteurs) == (deed.player in world.saboteurs)
    return 0.75 if are_fellows == deed.good else 0.25
