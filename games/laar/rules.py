"""A game of Guilds of Laar from the first expert to the last shield."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.core.contract import Action, Step, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.memo import memo
from games.core.values import Seat
from games.laar.actions import Assign, Send, Take
from games.laar.components import ROUNDS, Goods
from games.laar.ending import after_rounds, assign, shield, ways_to_assign, ways_to_shield
from games.laar.events import ExpertSent, GoodsChanged, GoodsTaken, thing
from games.laar.rounds import cell, next_round, order, place
from games.laar.ruleset import composed
from games.laar.stacks import with_card
from games.laar.state import State
from games.laar.view import Last, Lot, Phase


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return state.queue[:1]


def legal_actions(state: State, seat: Seat) -> Iterable[Action]:
    """Return the legal actions of a seat."""
    return _lawful(state) if seat in to_act(state) else ()


@memo(1 << 3, by=1)
def _lawful(state: State) -> tuple[Action, ...]:
    """Return the legal actions of the player on turn; computed once for listing and for
    checking.
    """
    return tuple(_BY_PHASE[state.phase].ways(state, state.queue[0]))


def apply(state: State, seat: Seat, action: Action) -> Transition[State]:
    """Take a decision, and those after it that leave no choice.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    if state.phase is Phase.OVER:
        raise GameOver
    if seat not in to_act(state):
        raise NotYourTurn
    if action not in _lawful(state):
        raise UnknownAction
    state, events = _BY_PHASE[state.phase].do(state, seat, action)
    while forced := _forced_action(state):
        state, more = _BY_PHASE[state.phase].do(state, state.queue[0], forced)
        events += more
    return Transition(state, events)


def _forced_action(state: State) -> Action | None:
    """Return the only thing that can be done, if all can see that it is."""
    if state.phase is Phase.OVER or composed(state.options).hides_experts:
        return None
    ways = _lawful(state)
    return ways[0] if len(ways) == 1 else None


def _ways_to_send(state: State, seat: Seat) -> Iterator[Send]:
    """Yield the cards without an expert, and each kind of expert that the seat has left."""
    for at, lot in enumerate(state.market):
        if lot is not None and lot.expert is None:
            yield from (Send(cell(at), expert) for expert in dict.fromkeys(state.hands[seat]))


def _send(state: State, seat: Seat, action: Send) -> Step[State]:
    """Lay an expert beside a card; after the last one cards are taken, in the opposite order."""
    at = place(action.cell)
    lot = state.market[at]
    assert lot is not None
    sent = Lot(lot.card, action.expert, seat)
    state = replace(
        state,
        queue=state.queue[1:],
        market=(*state.market[:at], sent, *state.market[at + 1 :]),
        hands=_hands_after(state, seat, action.expert),
        last=Last(seat),
    )
    if not state.queue:
        state = replace(state, phase=Phase.TAKING, queue=order(state)[::-1])
    return state, (thing(ExpertSent, seat, action.expert, lot.card),)


def _hands_after(
    state: State, seat: Seat, gone: Goods, back: Goods | None = None
) -> tuple[tuple[Goods, ...], ...]:
    """Return the hands when a seat has laid down an expert, and taken one back."""
    left = list(state.hands[seat])
    left.remove(gone)
    left += [back] if back else []
    own = tuple(sorted(left, key=tuple(Goods).index))
    return (*state.hands[:seat], own, *state.hands[seat + 1 :])


def _ways_to_take(state: State, seat: Seat) -> Iterator[Take]:
    """Yield the cards that are left, as what they are; the last one as anything else besides, of
    which the first player has an expert.
    """
    for at, lot in enumerate(state.market):
        if lot is not None and lot.expert is not None:
            yield Take(cell(at), lot.expert)
            if len(state.queue) == 1:
                others = dict.fromkeys(e for e in state.hands[seat] if e is not lot.expert)
                yield from (Take(cell(at), expert) for expert in others)


def _take(state: State, seat: Seat, action: Take) -> Step[State]:
    """Take a card, and discard the expert beside it - or the one who replaces it."""
    at, goods = place(action.card), action.goods
    lot = state.market[at]
    assert lot is not None
    changed = goods is not lot.expert
    state = replace(
        state,
        queue=state.queue[1:],
        market=(*state.market[:at], None, *state.market[at + 1 :]),
        hands=_hands_after(state, seat, goods, lot.expert) if changed else state.hands,
        spent=(*state.spent, goods),
        stacks=(
            *state.stacks[:seat],
            with_card(state.stacks[seat], goods, lot.card),
            *state.stacks[seat + 1 :],
        ),
        last=Last(seat, goods),
    )
    told = (thing(GoodsChanged if changed else GoodsTaken, seat, goods, lot.card),)
    if state.queue:
        return state, told
    state, more = after_rounds(state) if state.round == ROUNDS else next_round(state)
    return state, (*told, *more)


class _PhaseRules(Struct, frozen=True):
    """The decisions of a phase."""

    ways: Callable[[State, Seat], Iterable[Action]]
    do: Callable[[State, Seat, Any], Step[State]]


_BY_PHASE: Mapping[Phase, _PhaseRules] = {
    Phase.SENDING: _PhaseRules(_ways_to_send, _send),
    Phase.TAKING: _PhaseRules(_ways_to_take, _take),
    Phase.ASSIGNING: _PhaseRules(ways_to_assign, assign),
    Phase.SHIELDING: _PhaseRules(ways_to_shield, shield),
}


def absent(state: State, seat: Seat) -> Action:
    """Return the action for a player who is away: the first possible one; universal goods stay
    among the spells.
    """
    ways = legal_actions(state, seat)
    stays = (way for way in ways if not isinstance(way, Assign) or way.stack is Goods.SPELL)
    return next(iter(stays))


def takes_back(before: State, after: State) -> bool:
    """Tell whether a move has shown nothing that was hidden: no new market, no gems at the end."""
    opened = after.phase.opens_gems and not before.phase.opens_gems
    same = after.round == before.round and not opened
    return same or not composed(after.options).has_secrets


def turns_over(before: State, after: State) -> bool:
    """Tell whether a move has shown cards of the deck: a new market."""
    return before.deck != after.deck
