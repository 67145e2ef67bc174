"""The winners of a round of the base game, and their gold. Booklet, "Победа в раунде",
"Распределение золота между победителями".
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, cycle, islice

from msgspec.structs import replace

from games.core.contract import Event, Step
from games.core.memo import memo
from games.core.score import Reason
from games.core.values import Seat
from games.saboteur.actions import Pick
from games.saboteur.components import CARDS, Gold, Role
from games.saboteur.effects import Effect
from games.saboteur.events import (
    GoldOffered,
    GoldPicked,
    NuggetsPaid,
    RoleRevealed,
    RoundEnded,
)
from games.saboteur.state import Round, RoundLine, State, Treasury, WonGold
from games.saboteur.view import Outcome, Phase

SHARES = {1: 4, 2: 3, 3: 3, 4: 2}
"""Nuggets for each saboteur, by how many they are. Ruling 3."""

MOST_OFFERED = 9
"""Gold cards that go round, however many play. Ruling 1."""


def reckon(state: State) -> Step[State]:
    """End a round: reveal the roles, name the winners, give them their gold."""
    saboteurs = having(state, Role.SABOTEUR)
    diggers = having(state, Role.DIGGER)
    if state.finisher is not None:
        state, events = ended(state, Outcome.DIGGERS, diggers)
        return _then(events, *_offer(state, _entitled_diggers(state, diggers)))
    if not saboteurs:
        return ended(state, Outcome.NOBODY, ())
    state, events = ended(state, Outcome.SABOTEURS, saboteurs)
    return _then(events, *_pay(state, saboteurs))


def having(state: State, *roles: Role) -> tuple[Seat, ...]:
    """Return the seats with one of these roles."""
    return tuple(Seat(seat) for seat, role in enumerate(state.roles) if role in roles)


def ended(
    state: State, outcome: Outcome, winners: tuple[Seat, ...], crystals: int = 0
) -> Step[State]:
    """Record the outcome of a round, with its events; nothing is paid yet."""
    over = Round(
        outcome=outcome,
        roles=state.roles,
        winners=winners,
        finisher=state.finisher,
        crystals=crystals,
        cards=state.maze.cards,
        goals=state.goals,
        last=state.last,
    )
    events = (
        RoundEnded(state.round, outcome, winners, len(winners)),
        *revealed(state),
    )
    return replace(state, phase=Phase.OVER, rounds=(*state.rounds, over), queue=()), events


def revealed(state: State) -> tuple[Event, ...]:
    """Return the events that reveal all roles."""
    seats = ((role, having(state, role)) for role in Role)
    return tuple(RoleRevealed(role, who, len(who)) for role, who in seats if who)


def disclosed(state: State) -> tuple[Event, ...]:
    """Tell the roles of a round that is broken off: those of one that is over have been told."""
    return revealed(state) if state.phase is Phase.PLAYING else ()


def _then(events: tuple[Event, ...], state: State, more: tuple[Event, ...]) -> Step[State]:
    return state, events + more


def _entitled_diggers(state: State, diggers: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the diggers who get gold: with `broken_no_gold` only those with whole tools."""
    if state.options["broken_no_gold"] == "off":
        return diggers
    broken = {lying.seat for lying in state.before if CARDS[lying.card].hinders}
    return tuple(seat for seat in diggers if seat not in broken)


def _offer(state: State, diggers: tuple[Seat, ...]) -> Step[State]:
    """Let as many gold cards as there are players go round among the diggers."""
    if not diggers:
        return state, ()
    treasury, count = state.treasury, min(len(state.hands), MOST_OFFERED)
    queue = tuple(islice(_to_the_right(state, diggers), count))
    state = replace(
        state,
        phase=Phase.PICKING,
        turn=queue[0],
        queue=queue[1:],
        treasury=replace(
            treasury,
            supply=treasury.supply[count:],
            offer=dearest_first(treasury.supply[:count]),
        ),
    )
    return state, (GoldOffered(count, queue[0]),)


def _to_the_right(state: State, diggers: tuple[Seat, ...]) -> Iterator[Seat]:
    """Yield the diggers for ever, counter-clockwise, the finisher first. Ruling 2."""
    assert state.finisher is not None
    seats, first = len(state.hands), state.finisher
    return cycle(seat for step in range(seats) if (seat := Seat((first - step) % seats)) in diggers)


def dearest_first(cards: tuple[Gold, ...]) -> tuple[Gold, ...]:
    """Sort gold cards as they are shown."""
    return tuple(sorted(cards, reverse=True))


def _ways_to_pick(state: State, seat: Seat, card: str) -> Iterator[Pick]:
    yield from map(Pick, dict.fromkeys(state.treasury.offer))


def _pick(state: State, seat: Seat, action: Pick) -> Step[State]:
    """Keep a card and pass the others on; the last one needs no decision."""
    state = _keep_gold(state, seat, action.gold)
    events = [GoldPicked(seat, action.gold)]
    if len(state.treasury.offer) == 1:
        events.append(GoldPicked(state.turn, state.treasury.offer[0]))
        state = _keep_gold(state, state.turn, state.treasury.offer[0])
    return state, tuple(events)


def _keep_gold(state: State, seat: Seat, gold: Gold) -> State:
    """Move a gold card from the offer to a seat; the next in the queue is to pick."""
    offer = list(state.treasury.offer)
    offer.remove(gold)
    picked = (*state.treasury.picked, WonGold(seat, gold, state.round))
    return replace(
        state,
        phase=Phase.PICKING if offer else Phase.OVER,
        turn=state.queue[0] if offer else seat,
        queue=state.queue[1:],
        treasury=replace(state.treasury, offer=tuple(offer), picked=picked),
    )


def paid(state: State, seat: Seat, category: str, *reasons: Reason) -> State:
    """Write a score line of this round."""
    line = RoundLine(seat=seat, category=category, where=state.round, reasons=reasons)
    return replace(state, lines=(*state.lines, line))


def _pay(state: State, saboteurs: tuple[Seat, ...]) -> Step[State]:
    """Give each saboteur their share: in gold cards as far as they go, the rest credited."""
    share = SHARES[len(saboteurs)]
    for seat in saboteurs:
        state = replace(state, treasury=_with_share(state, seat, share))
        state = paid(state, seat, "sabotage", Reason("share", 1, share))
    return state, (NuggetsPaid(saboteurs, len(saboteurs), share),)


def _with_share(state: State, seat: Seat, share: int) -> Treasury:
    supply = list(state.treasury.supply)
    cards = _cards_worth(state.treasury.supply, share)
    for gold in cards:
        supply.remove(gold)
    given = tuple(WonGold(seat, gold, state.round) for gold in cards)
    return replace(state.treasury, supply=tuple(supply), paid=state.treasury.paid + given)


def _cards_worth(supply: tuple[Gold, ...], share: int) -> tuple[Gold, ...]:
    """Return the fewest cards worth the share, or as much of it as the supply can make."""
    available = Counter(supply)
    for worth in range(share, 0, -1):
        for count in range(1, worth + 1):
            for cards in combinations_with_replacement(reversed(Gold), count):
                if sum(cards) == worth and Counter(cards) <= available:
                    return cards
    return ()


@memo(1 << 4, by=1)
def gold_by_seat(treasury: Treasury) -> Mapping[int, tuple[Gold, ...]]:
    """Return the gold cards of those who have some, the dearest first."""
    found: dict[int, tuple[Gold, ...]] = {}
    for card in (*treasury.picked, *treasury.paid):
        found[card.seat] = (*found.get(card.seat, ()), card.gold)
    return {seat: dearest_first(cards) for seat, cards in found.items()}


def lines(state: State) -> tuple[RoundLine, ...]:
    """Return the lines of all payments, round by round."""
    return all_lines(state.treasury, state.lines)


@memo(1 << 4, by=2)
def all_lines(treasury: Treasury, others: tuple[RoundLine, ...]) -> tuple[RoundLine, ...]:
    """Return the lines of gold that was picked among the others, round by round."""
    picked = (_line(card) for card in treasury.picked)
    return tuple(sorted((*picked, *others), key=lambda line: line.where))


def totals(state: State) -> tuple[int, ...]:
    """Return everybody's nuggets."""
    points = nuggets(lines(state))
    return tuple([points.get(seat, 0) for seat in range(len(state.hands))])


@memo(1 << 4, by=1)
def nuggets(lines: tuple[RoundLine, ...]) -> Mapping[int, int]:
    """Return the nuggets of those who were paid some."""
    points: dict[int, int] = {}
    for line in lines:
        points[line.seat] = points.get(line.seat, 0) + line.points
    return points


def _line(kept: WonGold) -> RoundLine:
    reason = Reason(str(kept.gold), 1, kept.gold)
    return RoundLine(seat=kept.seat, category="digging", where=kept.round, reasons=(reason,))


PICK = Effect(Pick, _ways_to_pick, _pick)
