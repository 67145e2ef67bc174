"""The winners of a round of Saboteur 2, and their nuggets; then the thieves. Booklet, "Победа в
раунде", "Распределение золота между победителями"; rulings 12 to 16.
"""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from games.core.contract import Event, Step
from games.core.score import Reason
from games.core.values import Seat
from games.saboteur.components import CARDS, GOALS, Door, Role
from games.saboteur.effects import Effect
from games.saboteur.events import NuggetsPaid
from games.saboteur.gold import ended, having, paid, totals
from games.saboteur.maze import passable
from games.saboteur.second.actions import Steal
from games.saboteur.second.effects import THIEF, TRAP
from games.saboteur.second.events import CrystalsPaid, NuggetStolen
from games.saboteur.state import State
from games.saboteur.turns import lies_before
from games.saboteur.view import Last, Outcome, Phase

SHARES = (5, 4, 3, 2)
"""Nuggets for each of one, two, three, four winners; more get one each. Ruling 13."""

LESS = {Role.BOSS: 1, Role.PROFITEER: 2}
"""How much less than a share they get."""

_COLOURS = {Role.BLUE: Door.BLUE, Role.GREEN: Door.GREEN}
_OUTCOMES = {
    (): Outcome.BARRED,
    (Role.BLUE,): Outcome.BLUE,
    (Role.GREEN,): Outcome.GREEN,
    (Role.BLUE, Role.GREEN): Outcome.COLOURS,
}


def reckon(state: State) -> Step[State]:
    """End a round: reveal the roles, pay the winners and the geologists, let thieves steal."""
    outcome, roles = _outcome_and_roles(state)
    winners = _without_trapped(state, having(state, *roles))
    state, told = ended(state, outcome, winners, _crystals(state))
    state, shares = _share(state, winners)
    state, crystals = _pay_geologists(state)
    state = _next_thief(replace(state, queue=_thieves(state)))
    return state, told + shares + crystals


def _outcome_and_roles(state: State) -> tuple[Outcome, tuple[Role, ...]]:
    """Return why the round was won, and which roles win."""
    others = (Role.SABOTEUR, Role.PROFITEER)
    if state.finisher is None:
        free = _without_trapped(state, having(state, Role.SABOTEUR))
        return Outcome.SABOTEURS if free else Outcome.NOBODY, others
    colours = _colours(state)
    return _OUTCOMES[colours], (*colours, Role.BOSS, Role.PROFITEER) if colours else others


def _colours(state: State) -> tuple[Role, ...]:
    """Return the colours that win when the path is finished. Ruling 12."""
    assert state.finisher is not None
    gold = GOALS[state.goals.index("gold")]
    can_pass = tuple(
        role
        for role, door in _COLOURS.items()
        if passable(state.maze, gold, next(other for other in Door if other is not door))
    )
    own = state.roles[state.finisher]
    by_finisher = state.options["finisher_colour"] == "on"
    return (own,) if by_finisher and own in can_pass else can_pass


def _without_trapped(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Leave out who is trapped: they neither win nor count. Ruling 15."""
    return tuple(seat for seat in seats if not lies_before(state, seat, TRAP))


def _share(state: State, winners: tuple[Seat, ...]) -> Step[State]:
    """Pay the winners. Ruling 13."""
    full = SHARES[len(winners) - 1] if len(winners) <= len(SHARES) else 1
    shares = {seat: full - LESS.get(state.roles[seat], 0) for seat in winners}
    shares = {seat: share for seat, share in shares.items() if share > 0}
    dug = state.rounds[-1].outcome not in (Outcome.SABOTEURS, Outcome.NOBODY, Outcome.BARRED)
    for seat, share in shares.items():
        category = "digging" if dug else "sabotage"
        state = paid(state, seat, category, Reason("share", 1, share))
    return state, tuple(_payment_events(shares))


def _payment_events(shares: dict[Seat, int]) -> Iterator[Event]:
    """Yield the events of the payment, highest share first."""
    for share, seats in groupby(sorted(shares, key=lambda s: -shares[s]), key=shares.__getitem__):
        paid_alike = tuple(seats)
        yield NuggetsPaid(paid_alike, len(paid_alike), share)


def _crystals(state: State) -> int:
    """Count the crystals on the table, joined to the start or not. Ruling 14."""
    return sum(CARDS[laid.card].crystal for laid in state.maze.cards.values())


def _pay_geologists(state: State) -> Step[State]:
    """Pay a nugget for each crystal; two geologists share, rounding down. Ruling 14."""
    geologists = _without_trapped(state, having(state, Role.GEOLOGIST))
    crystals = state.rounds[-1].crystals
    if not geologists or not crystals:
        return state, ()
    share = crystals // len(geologists)
    for seat in geologists:
        state = paid(state, seat, "crystals", Reason("crystal", crystals, share))
    return state, (CrystalsPaid(geologists, len(geologists), crystals, share),)


def _thieves(state: State) -> tuple[Seat, ...]:
    """Return the thieves: the owner of the latest thief card first, then clockwise; not players who
    are trapped. Ruling 16.
    """
    cards = [lying.seat for lying in state.before if lying.card == THIEF]
    if not cards:
        return ()
    seats = len(state.hands)
    clockwise = (Seat((cards[-1] + step) % seats) for step in range(seats))
    return _without_trapped(state, tuple(seat for seat in clockwise if seat in cards))


def _next_thief(state: State) -> State:
    """Ask the next thief whom there is something to steal from; without one the round is over."""
    for number, thief in enumerate(state.queue):
        if any(_ways_to_steal(state, thief, "")):
            queue = state.queue[number + 1 :]
            return replace(state, phase=Phase.STEALING, turn=thief, queue=queue)
    return replace(state, phase=Phase.OVER, queue=())


def _ways_to_steal(state: State, seat: Seat, card: str) -> Iterator[Steal]:
    """From anybody who has a nugget, of whichever round."""
    for player, nuggets in enumerate(totals(state)):
        if player != seat and nuggets > 0:
            yield Steal(Seat(player))


def _steal(state: State, seat: Seat, action: Steal) -> Step[State]:
    state = paid(state, seat, "theft", Reason("stolen", 1, 1))
    state = paid(state, action.victim, "theft", Reason("lost", 1, -1))
    state = replace(state, last=Last(seat, THIEF, player=action.victim))
    return _next_thief(state), (NuggetStolen(seat, action.victim),)


STEAL = Effect(Steal, _ways_to_steal, _steal)
