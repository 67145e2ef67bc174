"""First games of Carcassonne: what the first place and Confirm alone score beside `easy`."""

from functools import partial
from math import sqrt
from statistics import fmean, stdev

from bench.ladder.matches import Entrant, Knowing, played
from bench.timing import Figures, at_size
from games import GAMES
from games.core.choices import AtFirst, Decision, screen
from games.core.contract import Action, Level, agreed
from games.core.lessons import first_options
from games.core.rng import Rng

_GAME = GAMES["carcassonne"]
_GAMES = 200


def measure(size: float) -> Figures:
    """Measure both ways to choose at first, against the same computers in the same games."""
    easy = next(one for one in _GAME.players if one.level is Level.EASY)
    computer = Entrant("easy", easy.choose, easy.budget)
    options, games = agreed(_GAME, first_options(_GAME)), at_size(size, _GAMES)
    for at_first in (AtFirst.LEFT_OUT, AtFirst.SURE):
        tapping = Entrant("newcomer", partial(_tapping, at_first), 0)
        ends = [played(_GAME, options, _seated(tapping, computer, n), n)[0] for n in range(games)]
        theirs = [end.points[end.names.index("newcomer")] for end in ends]
        easys = [end.points[end.names.index("easy")] for end in ends]
        error = stdev(theirs) / sqrt(games) if games > 1 else 0.0
        told = f"{fmean(theirs):.1f} ± {error:.1f} : {fmean(easys):.1f}, n = {games}"
        yield f"first place, Confirm ({at_first.value}) : easy", told


def _seated(newcomer: Entrant, computer: Entrant, number: int) -> tuple[Entrant, Entrant]:
    """Seat the newcomer first and second in turn."""
    return (computer, newcomer) if number % 2 else (newcomer, computer)


def _tapping(at_first: AtFirst, known: Knowing, chance: Rng, budget: int) -> Action:
    """Choose as somebody does who taps the first place and then Confirm: as the seat's screen has
    it.
    """
    world = known.sample(chance)
    decision = Decision(known.actions)
    decision.sure = partial(_sure, world, known)
    shown = screen(decision, (), at_first)
    while shown.action is None:
        shown = screen(decision, shown.rows[0].paths[0], at_first)
    return shown.action


def _sure(world: object, known: Knowing, action: Action) -> int:
    assert _GAME.sure
    return _GAME.sure(world, known.seat, action)
