"""Hands of tiles. House rules: "take your next tile at the end of your turn" (a hand of one, which
all may see), "play with three tiles in hand, seen by all or hidden".

While the river is laid its tiles are drawn one by one; then everybody is dealt a hand. The player
on turn lays one of their tiles, and takes the next one at the end of the turn. If none of their
tiles fits anywhere, all are lost like a drawn tile, and the player takes others. A player without
tiles is passed.
"""

from msgspec.structs import replace

from games.carcassonne.drawing import draw_next, fits, nothing_fits
from games.carcassonne.ruleset import Expansion, Rules, Step
from games.carcassonne.stack import discard
from games.carcassonne.state import State
from games.core.contract import Event
from games.core.values import Seat


def hand(size: int, *, secret: bool = False) -> Expansion:
    """Deal everybody a hand of `size` tiles."""

    def draw(rules: Rules, state: State) -> Step:
        if len(state.stack) + len(state.aside) > len(rules.heaps[-1]):
            return draw_next(rules, state)
        hands = state.hands or ((),) * len(state.supply)
        dealt = replace(state, drawn=None, returned=(), hands=hands)
        return _to_whom_can_play(rules, _fill_hands(dealt, size), size)

    return lambda rules: replace(rules, draw=draw, hides_hands=secret)


def _fill_hands(state: State, size: int) -> State:
    """Fill up all hands as far as the stack goes: only who has just played needs a tile."""
    hands, stack = [], state.stack
    for held in state.hands:
        taken = size - len(held)
        hands.append((*held, *stack[:taken]))
        stack = stack[taken:]
    return replace(state, hands=tuple(hands), stack=stack)


def _to_whom_can_play(rules: Rules, state: State, size: int) -> Step:
    """Pass those who have no tile left; the game is over when nobody has."""
    events: tuple[Event, ...] = ()
    for _ in state.hands:
        state, lost = _with_playable_hand(rules, state, size)
        events += lost
        if state.hands[state.turn]:
            return state, events
        state = replace(state, turn=Seat((state.turn + 1) % len(state.hands)))
    state, ended = nothing_fits(state)
    return state, events + ended


def _with_playable_hand(rules: Rules, state: State, size: int) -> Step:
    """Exchange the hand of the player on turn until one of its tiles fits, or none ever will."""
    events: tuple[Event, ...] = ()
    while not any(fits(rules, state, kind) for kind in state.hands[state.turn]):
        lost = state.hands[state.turn]
        state = _with_hand(state, state.turn, ())
        if not any(fits(rules, state, kind) for kind in state.stack):
            state, told = discard(state, lost)
            return state, events + told
        state, told = rules.lose(state, lost)
        events += told
        state = _fill_hands(state, size)
    return state, events


def _with_hand(state: State, seat: Seat, held: tuple[str, ...]) -> State:
    return replace(state, hands=(*state.hands[:seat], held, *state.hands[seat + 1 :]))
