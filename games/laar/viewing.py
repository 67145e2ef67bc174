"""From the whole truth to what a viewer may know, and back to what he could not tell from it."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.laar.components import ROUNDS, Goods
from games.laar.ending import result, sheets, unsettled
from games.laar.ruleset import Rules, composed
from games.laar.stacks import Stacks, known
from games.laar.state import State
from games.laar.view import Phase, Player, View


def view(state: State, viewer: Viewer) -> View:
    """Build what a viewer knows."""
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
        universals=_asked(state),
        chart=state.chart,
        deck=len(state.deck),
        last=state.last,
        sheets=sheets(state) if over else (),
        result=result(state),
    )


def _asked(state: State) -> tuple[int, ...]:
    return tuple(unsettled(state, state.queue[0])) if state.phase is Phase.ASSIGNING else ()


def _player(state: State, seat: Seat, viewer: Viewer) -> Player:
    rules, hand = composed(state.options), state.hands[seat]
    return Player(
        stacks=_seen(state.stacks[seat], _sees_gems(state, rules, seat, viewer)),
        experts=hand if rules.sees_experts(seat, viewer) else None,
        left=len(hand),
        stopped=state.stopped[seat],
    )


def _sees_gems(state: State, rules: Rules, seat: Seat, viewer: Viewer) -> bool:
    """At the end gems are opened. Booklet, "Подсчёт очков"."""
    return state.phase is Phase.OVER or rules.sees_gems(seat, viewer)


def _seen(stacks: Stacks, gems: bool) -> Stacks:
    if gems:
        return stacks
    return {**stacks, Goods.GEM: (None,) * len(stacks[Goods.GEM])}


def asks_in_private(state: State, seat: Seat) -> bool:
    """Experts that are held in hand are nobody else's business."""
    sends = state.phase is Phase.SENDING
    replaces = state.phase is Phase.TAKING and seat == state.first
    return composed(state.options).hides_experts and (sends or replaces)


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal anew what a viewer cannot see.

    What has been announced or lain open before, and is face down now, counts as forgotten: that is
    what closed gems and hidden experts are for. Booklet, "Варианты игры". Mixed in an order of its
    own, never in that in which it lies (docs/adr/0025).
    """
    state, rng = _cards(state, viewer, rng)
    return _experts(state, viewer, rng)


def _cards(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    rules = composed(state.options)
    closed = [
        seat for seat in map(Seat, range(state.seats)) if not _sees_gems(state, rules, seat, viewer)
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
    sees = composed(state.options).sees_experts
    if not composed(state.options).hides_experts:
        return state
    others = [seat for seat in range(state.seats) if not sees(Seat(seat), viewer)]
    hidden = (expert for seat in others for expert in state.hands[seat])
    mixed, _ = rng.shuffled(_sorted((*hidden, *state.spent)))
    pool = iter(mixed)
    hands = tuple(
        _sorted(next(pool) for _ in hand) if seat in others else hand
        for seat, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, spent=tuple(pool))


def _sorted(experts: Iterable[Goods]) -> tuple[Goods, ...]:
    return tuple(sorted(experts, key=tuple(Goods).index))


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
