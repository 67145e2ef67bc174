"""Hides what a viewer may not know: builds the view from the state, without closed gems and experts
in hand.
"""

from collections import Counter

from games.core.values import TABLE, Seat, Viewer
from games.laar.components import ROUNDS, Goods
from games.laar.ending import result, sheets, unsettled
from games.laar.ruleset import Rules, composed
from games.laar.stacks import Stacks
from games.laar.state import State
from games.laar.view import Phase, PlayerView, View


def view(state: State, viewer: Viewer) -> View:
    """Build a viewer's view of the state."""
    rules, over = composed(state.options), state.phase is Phase.OVER
    return View(
        viewer=viewer if rules.has_secrets else TABLE,
        options=state.options,
        round=state.round,
        rounds=ROUNDS,
        phase=state.phase,
        turn=state.queue[0] if state.queue else None,
        first=state.first,
        order=state.queue,
        market=state.market,
        players=tuple(_player(state, Seat(seat), viewer) for seat in range(state.seats)),
        universals=_universals_to_assign(state),
        chart=state.chart,
        deck=len(state.deck),
        last=state.last,
        sheets=sheets(state) if over else (),
        result=result(state),
    )


def _universals_to_assign(state: State) -> tuple[int, ...]:
    return tuple(unsettled(state, state.queue[0])) if state.phase is Phase.ASSIGNING else ()


def _player(state: State, seat: Seat, viewer: Viewer) -> PlayerView:
    rules, hand = composed(state.options), state.hands[seat]
    return PlayerView(
        stacks=_visible_stacks(state.stacks[seat], sees_gems(state, rules, seat, viewer)),
        experts=hand if rules.sees_experts(seat, viewer) else None,
        left=len(hand),
        stopped=state.stopped[seat],
    )


def sees_gems(state: State, rules: Rules, seat: Seat, viewer: Viewer) -> bool:
    """Tell whether a viewer may look through somebody's gems."""
    return state.phase.opens_gems or rules.sees_gems(seat, viewer)


def _visible_stacks(stacks: Stacks, gems: bool) -> Stacks:
    if gems:
        return stacks
    return {**stacks, Goods.GEM: (None,) * len(stacks[Goods.GEM])}


def asks_in_private(state: State, seat: Seat) -> bool:
    """Experts that are held in hand are nobody else's business."""
    sends = state.phase is Phase.SENDING
    replaces = state.phase is Phase.TAKING and seat == state.first
    return composed(state.options).hides_experts and (sends or replaces)


def components(state: State) -> Counter[str]:
    """Count cards and experts, wherever they are."""
    lots = [lot for lot in state.market if lot is not None]
    cards = [*state.deck, *state.unused, *(lot.card for lot in lots)]
    cards += [card for own in state.stacks for pile in own.values() for card in pile if card]
    sent = [lot.expert for lot in lots if lot.expert]
    experts = (*sent, *state.spent, *(expert for hand in state.hands for expert in hand))
    found = Counter(f"card {card}" for card in cards)
    found.update(f"expert {expert}" for expert in experts)
    return found
