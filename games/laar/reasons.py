"""Reasons for a move, from the points of goods as they lie, and from how the computer plays on: for
hints. They use what the seat knows alone.

They name the goods that decide and their points, how likely the card is still there, what it brings
or costs others, what it costs, and the next best move.
"""

from collections.abc import Iterator, Sequence

from games.core.contract import Action
from games.core.message import Message, Named, Variable
from games.core.next_best import Comparing, next_of_few
from games.core.values import Seat
from games.laar.actions import Assign, Send, Shield, Take
from games.laar.components import RESTING, ROUNDS, SCORING, Goods, Weapon
from games.laar.player import Knowing, at_once, judge, still_there
from games.laar.rounds import place
from games.laar.stacks import Stacks, universals, with_card
from games.laar.tally import Sheet, assigned, stopped_best, tally
from games.laar.telling import thing_told
from games.laar.view import View
from games.laar.weapons import suffered

_MUCH = 2
"""Points that are worth keeping from a rival."""
_LIKELY, _UNLIKELY = 0.65, 0.2
"""Chances that a card is still there; in between it is a gamble."""
_COMPARING = Comparing(at_once, judge, budget=4, about=str)


def reasons(known: Knowing, action: Action) -> tuple[Message, ...]:
    """Name the points of a decision now, and what else speaks for it."""
    view, seat = known.view, known.seat
    match action:
        case Send():
            details = _reasons_to_send(known, action)
        case Take():
            details = _reasons_to_take(view, seat, action)
        case Assign():
            own = assigned(view.players[seat].stacks, action.universal, action.stack)
            details = _pays(view, seat, own)
        case Shield():
            details = _stops(view, seat, action.weapon)
        case _:
            return ()
    return (*details, *_beside(known, action))


def _reasons_to_send(known: Knowing, action: Send) -> Iterator[Message]:
    """Yield reasons for sending an expert. Cards are taken in the opposite order: players who have
    still to send an expert take before.
    """
    view, seat = known.view, known.seat
    lot = view.market[place(action.cell)]
    assert lot
    yield from _own(view, seat, lot.card, action.expert)
    before = view.order[1:]
    chance = still_there(known, action) if before else 1.0
    odds = _odds(chance) if before else "sure"
    yield Message("laar-why-waits", {"odds": odds, "chance": min(90, 10 * round(10 * chance))})
    if chance < _LIKELY and not any(_is_guess(view, at, action.expert) for at in before):
        gains = (_gain(view, at, _with(view, at, lot.card, action.expert)) for at in before)
        yield Message("laar-why-others", {"points": max(*gains, 0)})
    yield from _cost(view, seat, action.expert)


def _odds(chance: float) -> str:
    """Return the word for a chance."""
    return "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"


def _cost(view: View, seat: Seat, expert: Goods) -> Iterator[Message]:
    """Say that it is the last expert of a kind, unless all come back after this round anyway."""
    left = view.players[seat].experts
    if left and left.count(expert) == 1 and view.round % RESTING:
        back = view.round - view.round % RESTING + RESTING + 1
        details: dict[str, Variable] = {"expert": _expert(expert), "back": back}
        yield Message("laar-why-last", details | {"is_back": int(back <= ROUNDS)})


def _reasons_to_take(view: View, seat: Seat, action: Take) -> Iterator[Message]:
    """Yield reasons for taking a card: of the points that the others would get by it, the most."""
    lot = view.market[place(action.card)]
    assert lot
    yield from _own(view, seat, lot.card, action.goods)
    gains = {at: _gain(view, at, _with(view, at, lot.card, action.goods)) for at in view.order[1:]}
    rival = max(gains, key=lambda at: gains[at], default=seat)
    if gains.get(rival, 0) >= _MUCH and not _is_guess(view, rival, action.goods):
        yield Message("laar-why-kept", {"seat": Named(rival), "points": gains[rival]})
    if lot.expert and lot.expert is not action.goods:
        swapped = {"gone": _expert(action.goods), "comes": _expert(lot.expert)}
        yield Message("laar-why-swapped", swapped)


def _own(view: View, seat: Seat, card: int, goods: Goods) -> Iterator[Message]:
    """Yield the points that a card brings its taker: now, or as the goods that it becomes at the
    end; and those that its weapons take from others.
    """
    own = _with(view, seat, card, goods)
    if goods is Goods.SPELL and card in universals(own):
        yield Message("laar-why-universal")
    else:
        yield from _pays(view, seat, own, _short(goods, card))


def _pays(view: View, seat: Seat, own: Stacks, thing: Message | None = None) -> Iterator[Message]:
    """Yield the points that other stacks bring a seat, by kinds of goods; and what others lose.

    :param thing: what is named where it brings nothing yet.
    """
    sheets = list(zip(_sheets(view), _sheets(view, seat, own), strict=True))
    before, after = sheets[seat]
    changes = {goods: after.points(goods) - before.points(goods) for goods in SCORING}
    kinds = [goods for goods in SCORING if changes[goods]]
    parts = tuple(_part(goods, changes[goods], alone=len(kinds) == 1) for goods in kinds)
    if parts:
        yield Message(
            "laar-why-pays", {"points": _with_sign(sum(changes.values())), "parts": parts}
        )
        if sum(changes.values()) < 0:
            yield Message("laar-why-later")
    else:
        yield Message("laar-why-nothing", {"thing": thing or "", "named": int(bool(thing))})
    losses = {Seat(at): new.weapons - old.weapons for at, (old, new) in enumerate(sheets)}
    robbed = tuple(
        Message("laar-why-loss", {"seat": Named(at), "points": _with_sign(lost)})
        for at, lost in losses.items()
        if at != seat and lost < 0
    )
    if robbed:
        yield Message("laar-why-struck", {"losses": robbed})


def _part(goods: Goods, change: int, *, alone: bool) -> Message:
    return Message(
        "laar-why-part", {"goods": goods.value, "alone": int(alone), "points": _with_sign(change)}
    )


def _with_sign(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def _expert(goods: Goods) -> Message:
    return Message("laar-legend-expert", {"goods": goods.value})


def _is_guess(view: View, seat: Seat, goods: Goods) -> bool:
    """Tell whether one would have to know gems that lie face down."""
    return goods is Goods.GEM and None in view.players[seat].stacks[goods]


def _with(view: View, seat: Seat, card: int, goods: Goods) -> Stacks:
    return with_card(view.players[seat].stacks, goods, card)


def _gain(view: View, seat: Seat, own: Stacks) -> int:
    """Return by how much a seat's points change with other stacks, as far as they can be seen."""
    return _sheets(view, seat, own)[seat].total - _sheets(view)[seat].total


def _sheets(view: View, seat: Seat | None = None, own: Stacks | None = None) -> Sequence[Sheet]:
    """Count everybody's goods, those of one seat with other stacks."""
    stacks = [player.stacks for player in view.players]
    if seat is not None and own is not None:
        stacks[seat] = own
    stopped = tuple(player.stopped for player in view.players)
    return tally(tuple(stacks), view.chart, stopped_best(tuple(stacks), stopped))


def _stops(view: View, seat: Seat, weapon: Weapon) -> Iterator[Message]:
    stacks, stopped = tuple(p.stacks for p in view.players), view.players[seat].stopped
    saved = suffered(stacks, seat, stopped) - suffered(stacks, seat, (*stopped, weapon))
    yield Message("laar-why-stops", {"points": saved})


def _beside(known: Knowing, action: Action) -> Iterator[Message]:
    """Name the next best move, and by how much it is worse."""
    other = next_of_few(known, _COMPARING, action)
    if other:
        what = _name_of(known.view, other[0])
        yield Message("laar-why-next", {"what": what, "less": round(other[1])})


def _name_of(view: View, action: Action) -> Message:
    """Name a move in a few words: a card and what it becomes, a kind of goods, a weapon."""
    match action:
        case Send(cell=cell, expert=goods) | Take(card=cell, goods=goods):
            lot = view.market[place(cell)]
            assert lot
            return Message(
                "laar-why-card", {"card": place(cell) + 1, "thing": _short(goods, lot.card)}
            )
        case Assign(stack=goods):
            return Message("laar-why-part", {"goods": goods.value, "alone": 1, "points": ""})
    assert isinstance(action, Shield)
    return Message(f"laar-weapon-{action.weapon}")


def _short(goods: Goods, card: int) -> Message:
    """Name what a card becomes."""
    return Message("laar-aloud-short", thing_told(goods, card).variables)
