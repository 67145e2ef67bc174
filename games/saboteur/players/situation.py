"""The conclusions of a seat from its knowledge: its aim, the possible places of the gold, the
players it trusts.
"""

from collections.abc import Sequence

from msgspec import Struct

from games.core.contract import Action, Known
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.components import CARDS, Door, Role
from games.saboteur.players.suspicion import HOSTILE, observed, suspicions, worlds
from games.saboteur.players.way import Laying, expected, laying, steps
from games.saboteur.state import State
from games.saboteur.view import View

Knowing = Known[State, Action, View]


class Situation(Struct, frozen=True):
    """All that the rules of thumb ask for."""

    view: View
    seat: Seat
    hostile: bool
    """Whether this seat wants the gold not to be reached."""
    doors: Door | None
    """The doors that it cannot go through."""
    cards: Laying
    gold: tuple[float, ...]
    """The chance that the gold is at each goal."""
    away: float
    """How many tunnels it still takes, as one may expect."""
    suspected: tuple[float, ...]
    """By seat, the chance that it is a saboteur."""
    fellows: int
    """How many fellows a saboteur may have where at most one player in three is one; else 0."""

    def foe(self, player: Seat) -> float:
        """Return how far a player is against this seat: 1 surely, -1 surely not."""
        if player == self.seat:
            return -1
        against = 2 * self.suspected[player] - 1
        return -against if self.hostile else against


def situation(known: Knowing, rng: Rng, budget: int) -> Situation:
    """Draw the conclusions of a seat; the budget is the number of worlds weighed to decide whom to
    trust.
    """
    view, seat = known.view, known.seat
    possible, _ = rng.shuffled(worlds(known, rng))
    most = max(len(world.saboteurs) for world in possible)
    cards, gold = laying(view), _gold(view)
    return Situation(
        view=view,
        seat=seat,
        hostile=view.role in HOSTILE,
        doors=_BARRED.get(view.role) if view.role else None,
        cards=cards,
        gold=gold,
        away=expected(steps(cards), gold),
        suspected=suspicions(possible[:budget], observed(known.past()), len(view.players)),
        fellows=most - 1 if 0 < 3 * most <= len(view.players) else 0,
    )


_BARRED = {Role.BLUE: Door.GREEN, Role.GREEN: Door.BLUE}


def _gold(view: View) -> tuple[float, ...]:
    """Return where the gold may be: each goal that this seat has not seen is as likely."""
    if any(goal.known == "gold" for goal in view.goals):
        return tuple(float(goal.known == "gold") for goal in view.goals)
    unseen = [goal.known is None for goal in view.goals]
    return tuple(each / max(1, sum(unseen)) for each in unseen)


def useless(card: str, hostile: bool) -> float:
    """Return how little a card of the hand is worth to a side: the first to be thrown away."""
    known = CARDS[card]
    if known.kind == "tunnel":
        good = sum(map(len, known.ways)) + 2 * known.crystal
        return good if hostile else 4 - good
    return _USES.get(known.kind, -1) - 2 * (hostile and known.kind in _HARMS)


_USES = {"map": 2.0, "repair": -1.0, "break": 0.5, "rockfall": 0.5, "hands-off": 1.5, "trap": 0.0}
_HARMS = frozenset({"break", "rockfall", "trap"})


def least(cards: Sequence[str], hostile: bool) -> float:
    """Return how gladly a side throws cards away: a little less for each further one."""
    return sum(useless(card, hostile) for card in cards) - 1.5 * (len(cards) - 1)
