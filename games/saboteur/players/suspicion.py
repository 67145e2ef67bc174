"""Who is a saboteur? Worlds are sampled; each counts by how well the deeds fit the roles in it.

Nobody's role is known from one deed: a digger, too, has hands without a good tunnel. So each deed
makes the worlds in which it is odd a little less likely, and what all worlds say together counts.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import exp, prod
from typing import NamedTuple

from games.core.contract import Seen
from games.core.values import Seat
from games.saboteur.components import Role
from games.saboteur.events import RoundBegan, ToolBroken, ToolRepaired, TunnelCollapsed, TunnelLaid
from games.saboteur.players.way import laying, steps
from games.saboteur.second.events import PlayerReleased, PlayerTrapped
from games.saboteur.view import View

HOSTILE = frozenset({Role.SABOTEUR})


class Deed(NamedTuple):
    """What somebody did in this round, as far as it tells what he is."""

    seat: Seat
    help: float
    """To the way to the goals, in tunnels; 0 where it is about somebody."""
    player: Seat | None = None
    good: bool = False
    """Whether it did `player` good."""


def deeds(past: Sequence[Seen[View]]) -> tuple[Deed, ...]:
    """Return what was done in the round that is played now."""
    began = max((i for i, seen in enumerate(past) if _begins(seen)), default=0)
    return tuple(deed for before, after in pairwise(past[began:]) for deed in _done(before, after))


def _begins(seen: Seen[View]) -> bool:
    return any(isinstance(event, RoundBegan) for event in seen.events)


def _done(before: Seen[View], after: Seen[View]) -> Iterator[Deed]:
    for event in after.events:
        if isinstance(event, (TunnelLaid, TunnelCollapsed)):
            yield Deed(event.seat, _help(before.view, after.view))
        elif isinstance(event, (ToolBroken, PlayerTrapped)):
            yield Deed(event.seat, 0, event.player)
        elif isinstance(event, (ToolRepaired, PlayerReleased)):
            yield Deed(event.seat, 0, event.player, good=True)


def _help(before: View, after: View) -> float:
    """Return by how many tunnels the goals have come nearer, the nearest counted twice."""
    old, new = steps(laying(before)), steps(laying(after))
    return min(old) - min(new) + (sum(old) - sum(new)) / 3


def suspicions(
    worlds: Iterable[Sequence[Role]], done: Sequence[Deed], seats: int
) -> tuple[float, ...]:
    """Return for each seat the chance that it is a saboteur.

    :param worlds: the roles by seat in each sampled world.
    """
    total, hostile = 0.0, [0.0] * seats
    for roles in worlds:
        is_hostile = [role in HOSTILE for role in roles]
        weight = prod(_likely(deed, is_hostile) for deed in done)
        total += weight
        for seat, each in enumerate(is_hostile):
            hostile[seat] += weight * each
    return tuple(each / total for each in hostile)


def _likely(deed: Deed, is_hostile: Sequence[bool]) -> float:
    """Return how likely a deed is with these roles, compared with other deeds of its kind."""
    doer = is_hostile[deed.seat]
    if deed.player is None:
        return 1 / (1 + exp(deed.help + 0.5 if doer else -deed.help - 0.5))
    if deed.player == deed.seat:
        return 1.0
    return 0.75 if (doer == is_hostile[deed.player]) == deed.good else 0.25
