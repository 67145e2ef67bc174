"""Plain search for games of which no public computer is known: one's own actions, the best answer
to each, and the points that the rules would pay then. Hidden draws are averaged over a few worlds
that the seat could not tell from the true one; whoever answers knows what was drawn for them.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from bench.ladder.matches import Entrant, Knowing
from bench.ladder.rivals.castle import standing as castle_standing
from games import GAMES
from games.core.contract import Action, AnyGame
from games.core.flat import lead
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury.memory import remembered, with_memory
from games.glastonbury.rules import result
from games.glastonbury.scoring import ingredients
from games.glastonbury.state import State as Wizards


class Judged(NamedTuple):
    """How a game is looked at."""

    standing: Callable[[Any], Sequence[float]]
    """Points by seat as if it ended now."""
    actions: int
    """How many of its own are answered: those that bring most at once."""
    worlds: int
    """In which they are answered."""
    remembers: Callable[[Knowing, Any], Any] = lambda known, world: world
    """Puts what the seat has seen back into a world."""


def _brews(state: Wizards) -> Sequence[float]:
    """Return the points of all cauldrons as they are."""
    ended = result(state)
    if ended is not None:
        return ended.scores
    seats = range(len(state.wizards))
    return [sum(line.points for line in ingredients(state, Seat(s), ())) for s in seats]


def _seen_brews(known: Knowing, world: Wizards) -> Wizards:
    past = known.past()
    return with_memory(world, remembered(past, len(past)))


_JUDGED: Mapping[str, Judged] = {
    "glastonbury": Judged(_brews, 12, 20, _seen_brews),
    "castle": Judged(castle_standing, 3, 2),
}
"""At Glastonbury this takes about the time of the strongest, at The Castle some fifteen times that:
an answer there is one of eighty, and the strongest looks at none.
"""


def rivals_by_two_plies(game: str) -> tuple[Entrant, ...]:
    """Return the one player of a game, if it has one."""
    judged = _JUDGED.get(game)
    if judged is None:
        return ()
    return (Entrant("two plies", two_plies(GAMES[game], judged), judged.worlds),)


def two_plies(game: AnyGame, judged: Judged) -> Callable[[Knowing, Rng, int], Action]:
    """Return a player of a game that looks for answers in as many worlds as its budget is."""

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        worlds = [judged.remembers(known, known.sample(chance)) for chance in rng.forked(budget)]
        me = known.seat

        def at_once(action: Action) -> float:
            return lead(judged.standing(game.apply(worlds[0], me, action).state), me)

        def answered(action: Action) -> float:
            after = (game.apply(world, me, action).state for world in worlds)
            return fmean(lead(_answered(game, judged, state), me) for state in after)

        promising = sorted(known.actions, key=at_once, reverse=True)[: judged.actions]
        best: Action = max(promising, key=answered)
        return best

    return choose


def _answered(game: AnyGame, judged: Judged, state: Any) -> Sequence[float]:
    """Return the points by seat once whoever is to act has done what is best for them."""
    acting = game.to_act(state)
    if not acting:
        return judged.standing(state)
    seat = acting[0]
    answers = (game.apply(state, seat, each).state for each in game.legal_actions(state, seat))
    return max(map(judged.standing, answers), key=lambda points: lead(points, seat))
