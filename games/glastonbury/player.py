"""A computer player of Glastonbury: it looks a little ahead, at the prospects of cauldrons."""

from collections import Counter
from math import comb

from msgspec.structs import replace

from games.core.contract import Action, ComputerPlayer, Known, Level
from games.core.flat import Choose, Playing, flat, judging, lead
from games.core.one_ply import taking_the_best
from games.core.rng import Rng
from games.core.values import Seat
from games.glastonbury.components import CARDS, DECK, KINDS, LAID_OUT, POWDER, WIZARDS
from games.glastonbury.memory import remembered, with_memory
from games.glastonbury.rules import apply, legal_actions, result, to_act
from games.glastonbury.scoring import BONUS
from games.glastonbury.state import State
from games.glastonbury.view import View
from games.glastonbury.walk import with_wizard

Knowing = Known[State, Action, View]

HOPE = {1: 0.0, 2: 0.5, 3: 1.0}
"""By number of cards of a kind: the share of their values that they may still bring."""
PLUS = {1: 0.0, 2: 1.0, 3: 2.0}
"""And besides: the next one may come."""
MAGIC = 3.0
"""Points for a powder."""
SPELL = 1.5
"""Points for a use of a spell while there is time."""
EACH, LATE = 0.6, 0.4
"""How likely a card that somebody has others of comes to them: while there is a stock, and then."""


def standing(state: State, seat: Seat) -> float:
    """Return the lead of a seat: at the end by points, else by prospects."""
    ended = result(state)
    if ended is not None:
        return lead(ended.scores, seat)
    return lead([_worth(state, Seat(s)) for s in range(len(state.wizards))], seat)


def gain(state: State, seat: Seat, card: str) -> float:
    """Return what a card more would be worth to a seat that may keep it."""
    wizard, uses = state.wizards[seat], CARDS[card].uses
    if CARDS[card].is_spell:
        return SPELL * _left(state) * uses
    with_it = with_wizard(state, seat, replace(wizard, cauldron=(*wizard.cauldron, card)))
    return _worth(with_it, seat) - _worth(state, seat)


def _left(state: State) -> float:
    """Return the share of the stock that is left."""
    return len(state.stock) / (len(DECK) - LAID_OUT)


def _worth(state: State, seat: Seat) -> float:
    wizard, left = state.wizards[seat], _left(state)
    kinds: dict[str, list[int]] = {}
    for card in wizard.cauldron:
        kinds.setdefault(CARDS[card].kind, []).append(CARDS[card].value)
    spells = SPELL * left * (wizard.appearances + wizard.movements)
    powder = MAGIC * Counter(wizard.cauldron)[POWDER]
    brew = (
        (2 if KINDS[kind] == WIZARDS[seat] else 1) * _set(values, left)
        + (BONUS if len(values) > 3 else 0)
        for kind, values in kinds.items()
        if kind in KINDS
    )
    return spells + powder + sum(brew)


def chance_of(count: int, more: int, state: State) -> float:
    """Return how likely somebody gets at least so many of the cards of a kind that are to be had:
    measured in games of the strongest.
    """
    each = EACH if state.stock else LATE
    ways = (comb(more, n) * each**n * (1 - each) ** (more - n) for n in range(count, more + 1))
    return sum(ways)


def _set(values: list[int], left: float) -> float:
    """Return the value of cards of a kind, without the bonus: their points now, and their
    prospects.
    """
    count, points = len(values), sum(values)
    if count > 3:
        return points
    now = {1: -points, 2: 0, 3: points}[count]
    return (1 - left) * now + left * (HOPE[count] * points + PLUS[count])


_PLAYING = Playing(
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    standing=standing,
    ahead=4,
)


def remembering(moments: int) -> Choose:
    """Return a player who remembers the last `moments` moments, the present board included."""
    choose = flat(_PLAYING)

    def choose_by_memory(known: Knowing, rng: Rng, budget: int) -> Action:
        action: Action = choose(_with_memory(known, moments), rng, budget)
        return action

    return choose_by_memory


def judge(known: Knowing, rng: Rng, budget: int, actions: tuple[Action, ...]) -> tuple[float, ...]:
    """Return the values of actions to a player who remembers everything."""
    return judging(_PLAYING)(_with_memory(known, ALL), rng, budget, actions)


def _with_memory(known: Knowing, moments: int) -> Knowing:
    brews = remembered(known.past(), moments)

    def sample(chance: Rng) -> State:
        return with_memory(known.sample(chance), brews)

    return replace(known, sample=sample)


def at_once(
    known: Knowing, rng: Rng, budget: int, actions: tuple[Action, ...]
) -> tuple[float, ...]:
    """Return the prospects after actions, to a player who remembers only what it sees."""
    world = _with_memory(known, 1).sample(rng.forked(1)[0])
    return tuple(standing(apply(world, known.seat, way).state, known.seat) for way in actions)


ALL = 10_000
"""Moments: more than there ever are."""

PLAYERS = (
    ComputerPlayer(Level.EASY, taking_the_best(at_once), 4),
    ComputerPlayer(Level.MEDIUM, remembering(1), 1),
    ComputerPlayer(Level.STRONG, remembering(ALL), 8, judge),
)
"""The first sees four ways only and what each brings it at once; only the last remembers what is
covered.
"""
