"""Reasons for a move, from the points of goods as they lie: for hints. They use the view alone."""

from collections.abc import Iterator, Sequence

from games.core.contract import Action, Known
from games.core.message import Message, Named
from games.core.values import Seat
from games.laar.actions import Assign, Send, Shield, Take
from games.laar.components import Goods, Weapon
from games.laar.rounds import place
from games.laar.stacks import Stacks, universals, with_card
from games.laar.state import State
from games.laar.tally import assigned, stopped_best, tally
from games.laar.view import View
from games.laar.weapons import suffered

_MUCH = 2
"""Points that are worth keeping from a rival."""


def reasons(known: Known[State, Action, View], action: Action) -> tuple[Message, ...]:
    """Name the points of a decision now, and the points that it denies to others."""
    view, seat = known.view, known.seat
    match action:
        case Send():
            return tuple(_sent(view, seat, action))
        case Take():
            return tuple(_taken(view, seat, action))
        case Assign():
            own = assigned(view.players[seat].stacks, action.universal, action.stack)
            return (_pays(_gain(view, seat, own)),)
        case Shield():
            return (_stops(view, seat, action.weapon),)
    return ()


def _sent(view: View, seat: Seat, action: Send) -> Iterator[Message]:
    """Yield reasons for sending an expert. Cards are taken in the opposite order: players who have
    still to send an expert take before.
    """
    lot = view.market[place(action.cell)]
    assert lot
    yield from _own(view, seat, lot.card, action.expert)
    others = [Seat(at) for at in range(len(view.players)) if at != seat]
    if not any(_is_guess(view, at, action.expert) for at in others):
        most = max(_gain(view, at, _with(view, at, lot.card, action.expert)) for at in others)
        yield Message("laar-why-others", {"points": max(most, 0)})
    if before := len(view.order) - 1:
        yield Message("laar-why-before", {"count": before})


def _taken(view: View, seat: Seat, action: Take) -> Iterator[Message]:
    """Yield reasons for taking a card: of the points that the others would get by it, the most."""
    lot = view.market[place(action.card)]
    assert lot
    yield from _own(view, seat, lot.card, action.goods)
    gains = {at: _gain(view, at, _with(view, at, lot.card, action.goods)) for at in view.order[1:]}
    rival = max(gains, key=lambda at: gains[at], default=seat)
    if gains.get(rival, 0) >= _MUCH:
        yield Message("laar-why-kept", {"seat": Named(rival), "points": gains[rival]})


def _own(view: View, seat: Seat, card: int, goods: Goods) -> Iterator[Message]:
    """Yield the points that a card brings its taker: now, or as the goods that it becomes at the
    end.
    """
    own = _with(view, seat, card, goods)
    if goods is Goods.SPELL and card in universals(own):
        yield Message("laar-why-universal")
    else:
        yield _pays(_gain(view, seat, own))


def _is_guess(view: View, seat: Seat, goods: Goods) -> bool:
    """Tell whether one would have to know gems that lie face down."""
    return goods is Goods.GEM and None in view.players[seat].stacks[goods]


def _pays(points: int) -> Message:
    if not points:
        return Message("laar-why-nothing")
    return Message("laar-why-pays", {"points": f"{points:+d}".replace("-", "−")})


def _with(view: View, seat: Seat, card: int, goods: Goods) -> Stacks:
    return with_card(view.players[seat].stacks, goods, card)


def _gain(view: View, seat: Seat, own: Stacks) -> int:
    """Return by how much a seat's points change with other stacks, as far as they can be seen."""
    stacks = [player.stacks for player in view.players]
    after = [*stacks[:seat], own, *stacks[seat + 1 :]]
    return _total(view, seat, after) - _total(view, seat, stacks)


def _total(view: View, seat: Seat, stacks: Sequence[Stacks]) -> int:
    stopped = tuple(player.stopped for player in view.players)
    lying = tuple(stacks)
    return tally(lying, view.chart, stopped_best(lying, stopped))[seat].total


def _stops(view: View, seat: Seat, weapon: Weapon) -> Message:
    stacks, stopped = tuple(p.stacks for p in view.players), view.players[seat].stopped
    saved = suffered(stacks, seat, stopped) - suffered(stacks, seat, (*stopped, weapon))
    return Message("laar-why-stops", {"points": saved})
