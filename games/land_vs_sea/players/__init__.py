"""Computer players of Land vs Sea: they look at points and prospects at a glance, or at what others
answer.
"""

from games.core.contract import ComputerPlayer, Known, Level
from games.core.rng import Rng
from games.land_vs_sea.actions import Decision
from games.land_vs_sea.players.ahead import choose_line, is_looked_into, judge_lines, without_draws
from games.land_vs_sea.players.worth import standing
from games.land_vs_sea.rules import apply
from games.land_vs_sea.state import State
from games.land_vs_sea.view import View

_ALL = 1_000
"""Ways: more than there are."""


def choose(known: Known[State, Decision, View], rng: Rng, budget: int) -> Decision:
    """Return the best of at most `budget` ways one move ahead, in one possible world. One move
    ahead it makes no difference from which stack one draws: chance decides.
    """
    mixed, rng = rng.shuffled(known.actions)
    ways = without_draws(mixed) or mixed
    world = known.sample(rng)
    return max(
        ways[:budget], key=lambda way: standing(apply(world, known.seat, way).state, known.seat)
    )


def judge(
    known: Known[State, Decision, View], rng: Rng, budget: int, actions: tuple[Decision, ...]
) -> tuple[float, ...]:
    """Return how actions leave a seat, in points: all of them in one possible world."""
    world = known.sample(rng)
    return tuple(standing(apply(world, known.seat, way).state, known.seat) for way in actions)


def choose_ahead(known: Known[State, Decision, View], rng: Rng, budget: int) -> Decision:
    """Return the best way by what follows, in as many possible worlds as the budget says; what is
    no tile is decided at a glance.
    """
    if len(known.actions) == 1:
        return known.actions[0]
    looks = is_looked_into(known)
    return choose_line(known, rng, budget) if looks else choose(known, rng, _ALL)


def judge_ahead(
    known: Known[State, Decision, View], rng: Rng, budget: int, actions: tuple[Decision, ...]
) -> tuple[float, ...]:
    """Return how actions leave a seat by what follows, in points."""
    looks = is_looked_into(known)
    return (judge_lines if looks else judge)(known, rng, budget, actions)


PLAYERS = (
    ComputerPlayer(Level.EASY, choose, 9),
    ComputerPlayer(Level.MEDIUM, choose, _ALL),
    ComputerPlayer(Level.STRONG, choose_ahead, 3, judge_ahead),
)
"""The first looks at a few ways only, the last at what follows."""
