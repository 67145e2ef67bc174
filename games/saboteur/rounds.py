"""Three rounds: cards and roles are dealt, the game goes round, a round ends, the last one too."""

from msgspec.structs import replace

from games.core.contract import Event, Options, Step, Transition
from games.core.rng import Rng
from games.core.score import Result, ranking
from games.core.values import Seat
from games.saboteur.components import GOAL_CARDS
from games.saboteur.events import GameEnded, RoundBegan
from games.saboteur.expansions import composed
from games.saboteur.gold import lines, totals
from games.saboteur.maze import BEGINNING
from games.saboteur.state import Knowledge, State, Treasury
from games.saboteur.turns import hand, next_seat
from games.saboteur.view import Phase


def new_game(options: Options, seats: int, rng: Rng) -> State:
    """Mix the gold and deal the first round; seat 0 begins."""
    supply, rng = rng.shuffled(composed(options).box.gold)
    blank = State(
        options=dict(options),
        round=0,
        phase=Phase.OVER,
        turn=Seat(0),
        maze=BEGINNING,
        goals=(),
        hands=((),) * seats,
        deck=(),
        aside=(),
        played=(),
        discarded=(),
        before=(),
        roles=(),
        spare=(),
        known=Knowledge(),
        passes=0,
        last=None,
        player=Seat(seats - 1),
        finisher=None,
        queue=(),
        treasury=Treasury(supply),
        rounds=(),
        lines=(),
        rng=rng,
    )
    return _dealt(blank)


def onwards(state: State) -> State:
    """Give the turn to the next player; those without cards pass by themselves. Ruling 4."""
    turn, passes = next_seat(state, state.turn), state.passes
    while not state.hands[turn] and passes < len(state.hands):
        turn, passes = next_seat(state, turn), passes + 1
    return replace(state, turn=turn, passes=passes)


def is_over(state: State) -> bool:
    """Tell whether the round is over: the gold is reached, or all have passed in a row, without a
    deck to draw from. Booklet, "Конец раунда"; ruling 4.
    """
    return state.finisher is not None or state.passes >= len(state.hands)


def next_round(state: State) -> Step[State]:
    """Begin the next round, or end the game after the last one."""
    if len(state.rounds) == int(state.options["rounds"]):
        return state, (_end(state),)
    state = _dealt(state)
    return state, (RoundBegan(state.round, state.turn),)


def _dealt(state: State) -> State:
    """Deal a round: roles, goals, hands. Booklet, "Подготовка к 1-му раунду", "Новый раунд".

    The player to the left of the one who played the last card begins. Ruling 10.
    """
    edition, seats = composed(state.options), len(state.hands)
    roles, rng = state.rng.shuffled(edition.box.roles[seats])
    goals, rng = rng.shuffled(GOAL_CARDS)
    cards, rng = rng.shuffled(edition.box.cards)
    size = edition.box.hands[seats]
    aside, cards = cards[: edition.aside], cards[edition.aside :]
    return replace(
        state,
        round=state.round + 1,
        phase=Phase.PLAYING,
        turn=next_seat(state, state.player),
        maze=BEGINNING,
        goals=goals,
        hands=tuple(hand(cards[size * seat : size * (seat + 1)]) for seat in range(seats)),
        deck=cards[size * seats :],
        aside=aside,
        played=(),
        discarded=(),
        before=(),
        roles=roles[:seats],
        spare=roles[seats:],
        known=Knowledge(),
        passes=0,
        last=None,
        finisher=None,
        rng=rng,
    )


def awaits_newcomers(state: State) -> bool:
    """Tell whether another round is to come, with which somebody may join: a house rule of ours, of
    which the booklet says nothing (docs/rules-sources.md).
    """
    return state.phase is not Phase.OVER and state.round < int(state.options["rounds"])


def with_newcomer(after: Transition[State]) -> Transition[State] | None:
    """Deal a round anew that has just begun, for one more player, who sits last; None elsewhere."""
    state = after.state
    if not any(isinstance(event, RoundBegan) for event in after.events) or state.last is not None:
        return None
    hands = ((),) * (len(state.hands) + 1)
    dealt = _dealt(replace(state, round=state.round - 1, hands=hands))
    began = RoundBegan(dealt.round, dealt.turn)
    events = (began if isinstance(event, RoundBegan) else event for event in after.events)
    return Transition(dealt, tuple(events))


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    points = totals(state)
    return Result(ranking(points), points, lines(state))


def _end(state: State) -> Event:
    points = totals(state)
    winners = ranking(points)[0]
    return GameEnded(winners, len(winners), max(points))
