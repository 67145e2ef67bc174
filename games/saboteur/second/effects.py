"""The effects of the cards of Saboteur 2. Booklet, "Описание новых карт"."""

from collections.abc import Callable, Iterator
from itertools import combinations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.values import Seat
from games.saboteur.effects import Effect
from games.saboteur.second.actions import (
    Clear,
    HandsOff,
    Inspect,
    OnPlayer,
    Release,
    SwapHands,
    SwapRole,
    Thief,
    Trap,
)
from games.saboteur.second.events import (
    CardCleared,
    HandsSwapped,
    PlayerReleased,
    PlayerTrapped,
    RoleChanged,
    RoleInspected,
    ThiefCame,
    ThiefGone,
)
from games.saboteur.state import Dropped, Glimpsed, Met, State
from games.saboteur.turns import (
    discarded,
    drawn,
    freed,
    lies_before,
    played,
    put_away,
    put_before,
)
from games.saboteur.view import Last

THIEF, TRAP = "thief", "trap"
"""Cards that lie before players."""


def _ways_to_thieve(state: State, seat: Seat, card: str) -> Iterator[Thief]:
    """Never two equal cards before one player. Ruling 17."""
    if not lies_before(state, seat, THIEF):
        yield Thief(card)


def _thieve(state: State, seat: Seat, action: Thief) -> Step[State]:
    state = played(state, Last(seat, action.card, player=seat))
    return put_before(state, seat, action.card), (ThiefCame(seat),)


Who = Callable[[State, Seat, Seat], bool]
"""(state, player, target) -> whether a card can be played on that target."""


def _on(kind: type[OnPlayer], can: Who) -> Callable[[State, Seat, str], Iterator[OnPlayer]]:
    """Return the ways to play a card on players."""

    def ways(state: State, seat: Seat, card: str) -> Iterator[OnPlayer]:
        players = map(Seat, range(len(state.hands)))
        return (kind(card, player) for player in players if can(state, seat, player))

    return ways


def _another(state: State, seat: Seat, player: Seat) -> bool:
    return player != seat


def _has_thief(state: State, seat: Seat, player: Seat) -> bool:
    return lies_before(state, player, THIEF)


def _is_trapped(state: State, seat: Seat, player: Seat) -> bool:
    return lies_before(state, player, TRAP)


def _free_to_trap(state: State, seat: Seat, player: Seat) -> bool:
    return player != seat and not lies_before(state, player, TRAP)


def _can_change(state: State, seat: Seat, player: Seat) -> bool:
    return bool(state.spare)


def _played_on(state: State, seat: Seat, action: OnPlayer) -> State:
    return played(state, Last(seat, action.card, player=action.player))


def _hands_off(state: State, seat: Seat, action: HandsOff) -> Step[State]:
    state = put_away(_played_on(state, seat, action), action.card)
    told = ThiefGone(seat, action.player, int(seat == action.player))
    return freed(state, action.player, THIEF), (told,)


def _trap(state: State, seat: Seat, action: Trap) -> Step[State]:
    state = _played_on(state, seat, action)
    return put_before(state, action.player, action.card), (PlayerTrapped(seat, action.player),)


def _release(state: State, seat: Seat, action: Release) -> Step[State]:
    state = put_away(_played_on(state, seat, action), action.card)
    told = PlayerReleased(seat, action.player, int(seat == action.player))
    return freed(state, action.player, TRAP), (told,)


def _inspect(state: State, seat: Seat, action: Inspect) -> Step[State]:
    state = put_away(_played_on(state, seat, action), action.card)
    met = (*state.known.met, Met(seat, action.player))
    state = replace(state, known=replace(state.known, met=met))
    return state, (RoleInspected(seat, action.player, state.roles[action.player]),)


def _swap_role(state: State, seat: Seat, action: SwapRole) -> Step[State]:
    """Put a role away, unseen, and take one that was not dealt. Players who knew the old role know
    where it is; nobody but its owner knows the new one.
    """
    state = put_away(_played_on(state, seat, action), action.card)
    player, roles, met = action.player, state.roles, state.known.met
    knew = (player, *(one.seat for one in met if one.player == player))
    known = replace(
        state.known,
        met=tuple(one for one in met if one.player != player),
        dropped=(*state.known.dropped, Dropped(roles[player], tuple(dict.fromkeys(knew)))),
    )
    role, *spare = state.spare
    state = replace(
        state,
        known=known,
        roles=(*roles[:player], role, *roles[player + 1 :]),
        spare=tuple(spare),
    )
    return state, (RoleChanged(seat, player, role),)


def _swap_hands(state: State, seat: Seat, action: SwapHands) -> Step[State]:
    """Each of the two knows what the other holds now."""
    state = put_away(_played_on(state, seat, action), action.card)
    player, hands = action.player, list(state.hands)
    moved = {seat: player, player: seat}
    glimpsed = [
        replace(glimpse, player=moved.get(glimpse.player, glimpse.player))
        for glimpse in state.known.glimpsed
    ]
    glimpsed = [glimpse for glimpse in glimpsed if glimpse.seat != glimpse.player]
    glimpsed += [Glimpsed(seat, player, hands[seat]), Glimpsed(player, seat, hands[player])]
    hands[seat], hands[player] = hands[player], hands[seat]
    known = replace(state.known, glimpsed=tuple(glimpsed))
    return replace(state, hands=tuple(hands), known=known), (HandsSwapped(seat, player),)


def _other_draws(state: State, seat: Seat, action: SwapHands) -> State:
    return drawn(state, action.player, 1)


def _ways_to_clear(state: State, seat: Seat, card: str) -> Iterator[Clear]:
    pairs = tuple(dict.fromkeys(combinations(state.hands[seat], 2)))
    for lying in state.before:
        if lying.seat == seat:
            yield from (Clear(lying.card, pair) for pair in pairs)


def _clear(state: State, seat: Seat, action: Clear) -> Step[State]:
    """It is no pass: the circle of passes is broken."""
    last = Last(seat, None, player=seat, discards=len(action.cards))
    state = freed(discarded(state, seat, action.cards), seat, action.lying)
    return replace(state, passes=0, last=last), (CardCleared(seat, action.lying),)


CARDS_OF_SECOND = {
    "thief": Effect(Thief, _ways_to_thieve, _thieve),
    "hands-off": Effect(HandsOff, _on(HandsOff, _has_thief), _hands_off),
    "swap-hands": Effect(
        SwapHands, _on(SwapHands, _another), _swap_hands, _other_draws, shows=True
    ),
    "inspection": Effect(Inspect, _on(Inspect, _another), _inspect, shows=True),
    "swap-role": Effect(SwapRole, _on(SwapRole, _can_change), _swap_role, shows=True),
    "trap": Effect(Trap, _on(Trap, _free_to_trap), _trap),
    "release": Effect(Release, _on(Release, _is_trapped), _release),
}
"""The effects of the cards, by kind."""

CLEAR = Effect(Clear, _ways_to_clear, _clear)
