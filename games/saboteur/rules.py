"""A game of Saboteur from the first card to the last; `expansions` says what is played."""

from collections.abc import Iterable

from games.core.contract import Action, Options, Step, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.memo import memo
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.actions import Pass
from games.saboteur.components import CARDS, GOALS
from games.saboteur.effects import Effect
from games.saboteur.expansions import composed
from games.saboteur.rounds import is_over, new_game, next_round, onwards
from games.saboteur.state import State
from games.saboteur.view import Phase


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Deal the first round."""
    return new_game(options, seats, rng)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat that plays, picks or steals."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Action]:
    """Return the legal actions: with each card, in the order of the hand, then those without a
    card.
    """
    return _lawful(state) if seat in to_act(state) else ()


@memo(1 << 3, by=1)
def _lawful(state: State) -> tuple[Action, ...]:
    """Return the legal actions of the player on turn; computed once for listing and for
    checking.
    """
    edition, seat, found = composed(state.options), state.turn, list[Action]()
    if state.phase is not Phase.PLAYING:
        return tuple(edition.after[state.phase].ways(state, seat, ""))
    for card in dict.fromkeys(state.hands[seat]):
        found += edition.cards[CARDS[card].kind].ways(state, seat, card)
    for effect in edition.others:
        found += effect.ways(state, seat, "")
    return tuple(found)


def apply(state: State, seat: Seat, action: Action) -> Transition[State]:
    """Take a whole turn; pick a gold card, or steal.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    effect = _legal_effect(state, seat, action)
    state, events = effect.do(state, seat, action)
    if state.phase is Phase.PLAYING:
        state, more = _turn_ended(state, seat, effect, action)
        events += more
    if state.phase is Phase.OVER:
        state, more = next_round(state)
        events += more
    return Transition(state, events)


def _legal_effect(state: State, seat: Seat, action: Action) -> Effect:
    """Return the effect that an action is."""
    if state.phase is Phase.OVER:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if action not in _lawful(state):
        raise UnknownAction
    return composed(state.options).effect(type(action))


def _turn_ended(state: State, seat: Seat, effect: Effect, action: Action) -> Step[State]:
    """Draw and go on; or end the round."""
    if state.finisher is None:
        state = onwards(effect.draw(state, seat, action))
    return composed(state.options).reckon(state) if is_over(state) else (state, ())


def absent(state: State, seat: Seat) -> Action:
    """Return the action for a player who is away: discard the least useful card; of gold take the
    first card.
    """
    if state.phase is not Phase.PLAYING:
        return next(iter(legal_actions(state, seat)))
    return Pass((min(state.hands[seat], key=_use),))


def _use(card: str) -> tuple[bool, int]:
    """Dead ends are of least use, then tunnels that join few sides; actions of most."""
    tunnel = CARDS[card]
    return tunnel.kind != "tunnel", sum(map(len, tunnel.ways))


def takes_back(before: State, after: State) -> bool:
    """Tell whether a move has shown nothing to anybody: no card, no goal, no role, no gold."""
    return (
        after.phase is before.phase is Phase.PLAYING
        and after.round == before.round
        and len(after.deck) == len(before.deck)
        and all(goal in before.maze.cards for goal in GOALS if goal in after.maze.cards)
        and not _shows(after)
    )


def _shows(after: State) -> bool:
    """Tell whether the last move was made to learn something."""
    if after.last is None or after.last.card is None:
        return False
    return composed(after.options).cards[CARDS[after.last.card].kind].shows
