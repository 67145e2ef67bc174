"""Resamples the hidden parts of a state: deals anew all that a viewer cannot know.

Everything that a viewer knows stays: their hand, role, discards and gold; the goals they have
looked at; roles that they have had or inspected, wherever their cards are now; the cards that a
swap of hands has shown them; the gold cards that they have passed on.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeVar

from msgspec.structs import replace

from games.core.rng import Rng
from games.core.values import Seat, Viewer
from games.saboteur.components import CARDS, GOAL_CARDS, GOALS, Gold, Role
from games.saboteur.gold import dearest_first
from games.saboteur.state import Discard, State
from games.saboteur.turns import hand
from games.saboteur.view import Phase

T = TypeVar("T")


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Deal the hidden parts anew. When the game is over, the gold is counted."""
    state, rng = _goals(state, viewer, rng)
    state, rng = _roles(state, viewer, rng)
    state, rng = _cards(state, viewer, rng)
    if state.phase is not Phase.OVER:
        state, rng = _gold(state, viewer, rng)
    return replace(state, rng=rng)


_ORDER: Mapping[object, int] = {
    each: place for place, each in enumerate(chain(CARDS, GOAL_CARDS, Role, Gold))
}
"""An order in which all that is mixed stands before: by nothing that is hidden."""


def _pool_of(things: Iterable[T], rng: Rng) -> tuple[Iterator[T], Rng]:
    """Mix what is hidden, to be dealt into the places that it came from; how it lay before does
    not matter.
    """
    order, rng = rng.shuffled(sorted(things, key=_ORDER.__getitem__))
    return iter(order), rng


def _goals(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    known = {looked.goal for looked in state.known.looked if looked.seat == viewer}
    over = state.phase is not Phase.PLAYING
    known |= {place for place, cell in enumerate(GOALS) if over or cell in state.maze.cards}
    pool, rng = _pool_of((f for place, f in enumerate(state.goals) if place not in known), rng)
    goals = tuple(f if place in known else next(pool) for place, f in enumerate(state.goals))
    return replace(state, goals=goals), rng


def _roles(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    """Those of the seats, of cards not dealt and of cards put away; after a round the first are
    revealed.
    """
    seats = map(Seat, range(len(state.roles)))
    met = {met.player for met in state.known.met if met.seat == viewer}
    playing = state.phase is Phase.PLAYING
    known = {seat for seat in seats if not playing or seat == viewer or seat in met}
    dropped = state.known.dropped
    hidden: list[Role] = [role for seat, role in enumerate(state.roles) if seat not in known]
    hidden += [card.role for card in dropped if viewer not in card.known]
    pool, rng = _pool_of((*hidden, *state.spare), rng)
    state = replace(
        state,
        roles=tuple(r if seat in known else next(pool) for seat, r in enumerate(state.roles)),
        known=replace(
            state.known,
            dropped=tuple(
                card if viewer in card.known else replace(card, role=next(pool)) for card in dropped
            ),
        ),
        spare=tuple(pool),
    )
    return state, rng


def _cards(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    seats = [Seat(seat) for seat in range(len(state.hands)) if seat != viewer]
    sure = {seat: _glimpsed_cards(state, viewer, seat) for seat in seats}
    unsure = {seat: Counter(state.hands[seat]) - Counter(sure[seat]) for seat in seats}
    hidden = chain(
        *(held.elements() for held in unsure.values()),
        (gone.card for gone in state.discarded if gone.seat != viewer),
        state.deck,
        state.aside,
    )
    pool, rng = _pool_of(hidden, rng)
    hands = list(state.hands)
    for seat, held in unsure.items():
        hands[seat] = hand((*sure[seat], *(next(pool) for _ in range(held.total()))))
    discarded = tuple(
        gone if gone.seat == viewer else Discard(gone.seat, next(pool)) for gone in state.discarded
    )
    deck = tuple(next(pool) for _ in state.deck)
    aside = tuple(pool)
    return replace(state, hands=tuple(hands), discarded=discarded, deck=deck, aside=aside), rng


def _glimpsed_cards(state: State, viewer: Viewer, seat: Seat) -> tuple[str, ...]:
    """Return the cards that the viewer knows in the hand of a seat."""
    known = (g for g in state.known.glimpsed if g.seat == viewer and g.player == seat)
    return tuple(chain.from_iterable(each.cards for each in known))


def _gold(state: State, viewer: Viewer, rng: Rng) -> tuple[State, Rng]:
    """Mix gold among the places between which the viewer cannot tell it apart."""
    treasury = state.treasury
    cards = [*(kept.gold for kept in treasury.picked), *treasury.offer, *treasury.supply]
    places = _places(state, viewer)
    for place in dict.fromkeys(p for p in places if p is not None):
        pool, rng = _pool_of((c for c, at in zip(cards, places, strict=True) if at == place), rng)
        cards = [next(pool) if at == place else c for c, at in zip(cards, places, strict=True)]
    dealt = iter(cards)
    return replace(
        state,
        treasury=replace(
            treasury,
            picked=tuple(replace(kept, gold=next(dealt)) for kept in treasury.picked),
            offer=dearest_first(tuple(next(dealt) for _ in treasury.offer)),
            supply=tuple(dealt),
        ),
    ), rng


_UNSEEN = (0, 0)


def _places(state: State, viewer: Viewer) -> list[tuple[int, int] | None]:
    """Say of each gold card, picked, offered, in the supply, where the viewer knows it to be.

    None: here. (round, n): among those that they passed on there with the n-th pick, of which
    they have not seen again what was taken before the next one. Else anywhere.
    """
    treasury, own = state.treasury, Counter[int]()
    places: list[tuple[int, int] | None] = []
    for kept in treasury.picked:
        own[kept.round] += kept.seat == viewer
        passed_on = (kept.round, own[kept.round]) if own[kept.round] else _UNSEEN
        places.append(None if kept.seat == viewer else passed_on)
    passed_on = (state.round, own[state.round]) if own[state.round] else _UNSEEN
    here = state.phase is Phase.PICKING and state.turn == viewer
    places += [None if here else passed_on] * len(treasury.offer)
    return places + [_UNSEEN] * len(treasury.supply)
