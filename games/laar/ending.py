"""After the last round: universal goods, shields, the result. Booklet, "Подсчёт очков"."""

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from games.core.contract import Event, Step
from games.core.score import Reason, Result, ScoreLine
from games.core.values import Seat
from games.laar.actions import Assign, Shield
from games.laar.components import SCORING, Goods, Weapon
from games.laar.events import GoodsAssigned, SideChosen, Tie, TieBroken, WeaponStopped, thing
from games.laar.rounds import order
from games.laar.stacks import universals
from games.laar.state import State
from games.laar.tally import Sheet, assigned, tally
from games.laar.view import Last, Phase
from games.laar.weapons import Blow, shields, sides, threats


def after_rounds(state: State) -> Step[State]:
    """Ask for universal goods: the first player of the last round first. FAQ."""
    state = replace(state, market=(), phase=Phase.ASSIGNING, queue=order(state))
    return _advance_assigning(state, ())


def ways_to_assign(state: State, seat: Seat) -> Iterator[Assign]:
    """Yield the kinds that universal goods may become, in any order."""
    for card in unsettled(state, seat):
        yield from (Assign(card, goods) for goods in Goods)


def assign(state: State, seat: Seat, action: Assign) -> Step[State]:
    """Put a universal good on top of a stack, or leave it among the spells."""
    own = assigned(state.stacks[seat], action.universal, action.stack)
    state = replace(
        state,
        stacks=(*state.stacks[:seat], own, *state.stacks[seat + 1 :]),
        settled=(*state.settled, action.universal),
        last=Last(seat, None if action.stack is Goods.SPELL else action.stack),
    )
    return _advance_assigning(state, (thing(GoodsAssigned, seat, action.stack, action.universal),))


def unsettled(state: State, seat: Seat) -> list[int]:
    """Return somebody's universal goods of which it is not said yet what they are."""
    return [card for card in universals(state.stacks[seat]) if card not in state.settled]


def _advance_assigning(state: State, told: tuple[Event, ...]) -> Step[State]:
    """Go on to the next who has universal goods; then to shields."""
    queue = tuple(seat for seat in state.queue if unsettled(state, seat))
    if queue:
        return replace(state, queue=queue), told
    return _advance_shielding(replace(state, phase=Phase.SHIELDING, queue=order(state)), told)


def ways_to_shield(state: State, seat: Seat) -> Iterator[Shield]:
    """Yield the weapons that can still be stopped: those that strike the seat."""
    return map(Shield, _threatening_weapons(state, seat))


def _threatening_weapons(state: State, seat: Seat) -> list[Weapon]:
    struck = threats(state.stacks, seat)
    return [weapon for weapon in struck if weapon not in state.stopped[seat]]


def shield(state: State, seat: Seat, action: Shield) -> Step[State]:
    """Stop a type of weapon."""
    return _advance_shielding(*_stop_weapon(state, seat, action.weapon))


def _stop_weapon(state: State, seat: Seat, weapon: Weapon) -> Step[State]:
    own = (*state.stopped[seat], weapon)
    stopped = (*state.stopped[:seat], own, *state.stopped[seat + 1 :])
    return replace(state, stopped=stopped, last=Last(seat)), (WeaponStopped(seat, weapon),)


def _advance_shielding(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Go on to the next player with a choice of shields; players who can stop every strike do so
    without one.
    """
    for seat in state.queue:
        threats, left = _threatening_weapons(state, seat), _shields_left(state, seat)
        if left and len(threats) > left:
            return replace(state, queue=state.queue[state.queue.index(seat) :]), events
        for weapon in threats[:left]:
            state, more = _stop_weapon(state, seat, weapon)
            events += more
    state = replace(state, phase=Phase.OVER, queue=())
    return state, (*events, *_sides(state), *_tie(state))


def _shields_left(state: State, seat: Seat) -> int:
    """Return how many shields have nothing to stop yet."""
    return shields(state.stacks[seat]) - len(state.stopped[seat])


def _sides(state: State) -> Iterator[Event]:
    """Tell, of two players, with which side of their weapons each strikes.

    The better one can only help who chooses: shields have been told by then; of equal ones it is
    all the same. Ruling 4.
    """
    for seat in map(Seat, range(state.seats)) if state.seats == 2 else ():
        worse, better = sorted(sides(state.stacks, state.stopped, seat), key=_points)
        if better.points > worse.points:
            yield SideChosen(seat, better.side, better.points, worse.points)


def _points(blow: Blow) -> int:
    return blow.points


def sheets(state: State) -> tuple[Sheet, ...]:
    """Return the points of everybody's goods as they lie."""
    return tally(state.stacks, state.chart, state.stopped)


def result(state: State) -> Result | None:
    """Return how the game ended; None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    counted = sheets(state)
    return Result(
        ranking=_ranking(state, counted),
        scores=tuple(sheet.total for sheet in counted),
        lines=tuple(_lines(counted)),
    )


def _ranking(state: State, counted: tuple[Sheet, ...]) -> tuple[tuple[Seat, ...], ...]:
    """Put the seats in order: most points, then fewest from weapons, then fewest weapons."""

    def rank(seat: int) -> tuple[int, int, int]:
        sheet = counted[seat]
        return -sheet.total, sheet.weapons, len(sheet.arms)

    places = groupby(sorted(range(state.seats), key=rank), key=rank)
    return tuple(tuple(map(Seat, seats)) for _, seats in places)


def _tie(state: State) -> Iterator[Event]:
    """Yield the event that names the tie-breaker, where several have most points."""
    counted = sheets(state)
    winners = _ranking(state, counted)[0]
    best = counted[winners[0]]
    equal = [sheet for sheet in counted if sheet.total == best.total]
    if len(winners) < len(equal):
        as_few = sum(sheet.weapons == best.weapons for sheet in equal)
        yield TieBroken(winners, Tie.POINTS if as_few == len(winners) else Tie.CARDS)


def _lines(counted: tuple[Sheet, ...]) -> Iterator[ScoreLine]:
    """Yield the score lines, in the order of counting."""
    for goods in SCORING:
        for seat, sheet in enumerate(counted):
            reasons = tuple(_reasons(sheet, goods, Seat(seat)))
            if reasons:
                yield ScoreLine(Seat(seat), goods.value, None, reasons)


def _reasons(sheet: Sheet, goods: Goods, seat: Seat) -> Iterator[Reason]:
    match goods:
        case Goods.SPELL:
            paying = (paid for paid in sheet.spells if paid.points)
            yield from (Reason("spell", paid.sets, paid.points) for paid in paying)
        case Goods.GEM:
            runs = sheet.gems.runs if sheet.gems else ()
            yield from (Reason("run", len(run), len(run) ** 2) for run in runs)
        case Goods.SPICE if sheet.spices:
            yield Reason("spices", sheet.spices, sheet.points(goods))
        case Goods.BEAST:
            herds = (herd for herd in sheet.beasts if herd.points)
            yield from (Reason("herd", len(herd.beasts), herd.points) for herd in herds)
        case Goods.WEAPON:
            for blow in (blow for blow in sheet.blows if blow.points):
                won = blow.points if blow.seat == seat else -blow.points
                yield Reason("dealt" if won > 0 else "suffered", blow.points, won)
