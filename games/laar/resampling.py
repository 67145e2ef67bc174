"""Resamples the hidden parts of a state: deals another state that a viewer could not tell from it.

Cards that have been announced or lain open before, and are face down now, count as forgotten: this
is the purpose of closed gems and hidden experts. Booklet, "Варианты игры".
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import Seat, Viewer
from games.laar.components import RESTING, Goods
from games.laar.ruleset import composed
from games.laar.stacks import known
from games.laar.state import State
from games.laar.view import Phase
from games.laar.viewing import sees_gems


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal anew what a viewer cannot see: mixed in an order of its own, never in that in which it
    lies (docs/adr/0025).
    """
    state, rng = _cards(state, viewer, rng)
    return _experts(state, viewer, rng)


def _cards(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    rules = composed(state.options)
    closed = [
        seat for seat in map(Seat, range(state.seats)) if not sees_gems(state, rules, seat, viewer)
    ]
    hidden = (card for seat in closed for card in known(state.stacks[seat], Goods.GEM))
    mixed, rng = rng.shuffled(sorted((*hidden, *state.deck, *state.unused)))
    pool = iter(mixed)
    stacks = tuple(
        {**own, Goods.GEM: tuple(next(pool) for _ in own[Goods.GEM])} if seat in closed else own
        for seat, own in enumerate(state.stacks)
    )
    deck = tuple(next(pool) for _ in state.deck)
    return replace(state, stacks=stacks, deck=deck, unused=tuple(pool)), rng


def _experts(state: State, viewer: Viewer, rng: Rng) -> State:
    rules = composed(state.options)
    others = [s for s in map(Seat, range(state.seats)) if not rules.sees_experts(s, viewer)]
    if not rules.hides_experts:
        return state
    hidden = (expert for seat in others for expert in state.hands[seat])
    pool, dealt = _sorted_experts((*hidden, *state.spent)), None
    while dealt is None:  # the cards as they really lie are one of the ways
        mixed, rng = rng.shuffled(pool)
        dealt = _dealt(state, others, mixed)
    return dealt


def _dealt(state: State, others: Iterable[Seat], mixed: Sequence[Goods]) -> State | None:
    """Give everybody the first experts that each may hold; None where they do not suffice."""
    hands, left = list(state.hands), list(mixed)
    for seat in others:
        hand: list[Goods] = []
        for expert in tuple(left):
            if len(hand) < len(state.hands[seat]) and may_hold(state, seat, (*hand, expert)):
                hand.append(expert)
                left.remove(expert)
        if len(hand) < len(state.hands[seat]):
            return None
        hands[seat] = _sorted_experts(hand)
    return replace(state, hands=tuple(hands), spent=tuple(left))


def may_hold(state: State, seat: Seat, hand: Sequence[Goods]) -> bool:
    """Tell whether somebody can have come to hold these experts.

    Everybody begins with five different ones. An expert of another comes only to a first player
    who replaces it on the last card, once a round. Booklet, "Приобретение товаров".
    """
    sent = [lot.expert for lot in state.market if lot is not None and lot.seat == seat]
    twice = len(hand) + len(sent) - len({*hand, *sent})
    return twice <= _times_first(state, seat)


def _times_first(state: State, seat: Seat) -> int:
    """Return in how many rounds somebody has taken the last card since experts came back."""
    runs = state.phase in (Phase.SENDING, Phase.TAKING)
    rounds_ago = range(1 if runs else 0, (state.round - 1) % RESTING + 1)
    return sum((state.first - ago) % state.seats == seat for ago in rounds_ago)


def _sorted_experts(experts: Iterable[Goods]) -> tuple[Goods, ...]:
    return tuple(sorted(experts, key=tuple(Goods).index))
