"""Why a move is good, by the terms of the evaluation: for hints.

They name what is scored, the area that decides, what it brings once completed, and how likely that
is; what becomes harder or easier for another side; what the next player can score; and the next
best move. Hidden sides of tiles in hand matter to none of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from games.core.compass import direction
from games.core.contract import Known
from games.core.memo import memo
from games.core.message import Message, Named, Variable
from games.core.next_best import Comparing, next_of_few
from games.core.regions import region_of
from games.core.rng import Rng
from games.core.values import Cell, Seat
from games.land_vs_sea.actions import Decision, Draw, Fill, Lay, Mark
from games.land_vs_sea.chart import AREAS, Region
from games.land_vs_sea.components import Kind
from games.land_vs_sea.expansions import composed
from games.land_vs_sea.players import judge_ahead
from games.land_vs_sea.players.ahead import judge_at_once, without_draws
from games.land_vs_sea.players.worth import chance_of, expectation, time_left
from games.land_vs_sea.preparing import PREPARING
from games.land_vs_sea.rules import apply, legal_actions
from games.land_vs_sea.scoring import OWNERS, route_side, totals, traders
from games.land_vs_sea.state import Paid, State
from games.land_vs_sea.view import Phase, Side, View

_LIKELY, _UNLIKELY = 0.4, 0.2
"""Chances that an area is completed, by the computer's cautious measure; in between it is a gamble.
In games of computers two of three were from the first on, one of ten up to the second.
"""
_SOME = 0.5
"""Points that may be expected: less is no difference."""
_WORLDS = 3
"""Worlds in which stacks are compared."""
_MUCH = 2
"""Points that another side must gain or lose to be named."""


Knowing = Known[State, Decision, View]


class _Turn(NamedTuple):
    """A tile that is laid."""

    before: State
    after: State
    seat: Seat
    cell: Cell

    @property
    def own(self) -> Side:
        """The side of the player who lays it."""
        return composed(self.before.options, len(self.before.hands)).sides[self.seat]

    @property
    def paid(self) -> tuple[Paid, ...]:
        """What was scored by it."""
        return self.after.paid[len(self.before.paid) :]


def reasons(known: Knowing, action: Decision) -> tuple[Message, ...]:
    """Name what decides."""
    if isinstance(action, Draw):
        return (_stack(known, action),)
    before = _before(known)
    after = apply(before, known.seat, action).state
    if after.phase is Phase.OVER:
        return (_end(known.seat, after),)
    if isinstance(action, Mark):
        return (_waypoint(after, action),)
    turn = _Turn(before, after, known.seat, action.cell)
    details = (*_by_tile(turn, action), *_answer(turn)) or tuple(_little(turn))
    return (*details, *_beside(known, action))


def _stack(known: Knowing, action: Draw) -> Message:
    """Say how much more the open tile of a stack may bring than that of the other."""
    ways = (action, *(way for way in known.actions if way != action))
    chosen, *others = judge_ahead(known, Rng(1), _WORLDS, ways)
    more = round(max(0.0, chosen - max(others, default=chosen)))
    return Message("land-vs-sea-why-stack", {"more": more})


@memo(1 << 2, by=1)
def _before(known: Knowing) -> State:
    """Return a world that is possible: what a hint says is the same in all."""
    return known.sample(Rng(1))


def _by_tile(turn: _Turn, action: Lay | Fill) -> Iterator[Message]:
    """Yield the reasons for laying a tile, the weightiest first."""
    changes = _changes(turn.before, turn.after)
    own = (*_points_now(turn), *_own_area(turn))
    route = tuple(_route(turn))
    yield from (*own, *route)
    if not own and not route and round(changes[turn.own]) > 0:
        yield _in_the_long_run(turn.own, changes[turn.own], own=True)
    if turn.after.again and not turn.before.again:
        yield Message("land-vs-sea-why-again")
    if isinstance(action, Lay) and action.theft:
        yield Message("land-vs-sea-why-stolen", {"seat": Named(action.theft.seat)})
    yield from _others(turn, {} if route else changes)


def _points_now(turn: _Turn) -> Iterator[Message]:
    """Name what scores at once for the own side."""
    paid = [each for each in turn.paid if each.side is turn.own]
    if paid:
        parts = tuple(_part(turn, each, alone=len(paid) == 1) for each in paid)
        details: dict[str, Variable] = {"points": sum(each.points for each in paid)}
        yield Message("land-vs-sea-why-scored", details | {"parts": parts})


def _part(turn: _Turn, paid: Paid, *, alone: bool) -> Message:
    """Name what has scored; an area also by where it is."""
    done = (
        region for region in turn.after.chart.regions if not region.open and _is_on(region, turn)
    )
    areas = (
        region
        for region in done
        if region.kind.value == paid.category and region.tiles == paid.points
    )
    cells = {spot.cell for region in areas for spot in region.spots}
    where = _direction(cells, turn.after) if cells else ""
    details: dict[str, Variable] = {"what": paid.category, "where": where or "none"}
    return Message("land-vs-sea-why-part", details | {"alone": int(alone), "points": paid.points})


def _is_on(region: Region, turn: _Turn) -> bool:
    return any(spot.cell == turn.cell for spot in region.spots)


def _own_area(turn: _Turn) -> Iterator[Message]:
    """Name the own area of the tile that gains most: what it brings once completed, how likely;
    as another one, where one has just been scored.
    """
    again = any(each.category == turn.own.value for each in turn.paid)
    gain, best = max(_gains(turn, own=True), key=_gain, default=(0.0, None))
    if best and gain >= _SOME:
        yield _area("standing", best, turn.after, again=again)


def _route(turn: _Turn) -> Iterator[Message]:
    """Say for whom the trade route counts now that goes on with the tile."""
    rules = composed(turn.before.options, len(turn.before.hands))
    routes = (region for region in turn.after.chart.regions if region.kind is Kind.TRADE)
    for route in routes:
        if _is_on(route, turn) and len(route.spots) > 1:
            side = route_side(rules, *traders(turn.after.chart, route))
            details: dict[str, Variable] = {"points": len(route.spots)}
            yield Message(
                "land-vs-sea-why-route", details | {"side": side.value if side else "none"}
            )


def _gain(pair: tuple[float, Region]) -> float:
    return pair[0]


def _gains(turn: _Turn, *, own: bool) -> Iterator[tuple[float, Region]]:
    """Yield the unfinished areas of the own side, or of others, on which the tile lies, and how the
    points change that may be expected of them.
    """
    old, new = time_left(turn.before), time_left(turn.after)
    areas = (region for region in turn.after.chart.regions if region.kind in AREAS and region.open)
    for area in areas:
        if _is_on(area, turn) and (OWNERS[area.kind] is turn.own) is own:
            parts = (
                region for region in turn.before.chart.regions if region.spots[0] in area.spots
            )
            former = sum(chance_of(part) * part.tiles for part in parts)
            yield new * chance_of(area) * area.tiles - old * former, area


def _area(how: str, area: Region, state: State, *, again: bool = False) -> Message:
    """Name an area, the tiles that it needs at least, its points then, and how likely that is."""
    where = _direction({spot.cell for spot in area.spots}, state) or "none"
    details: dict[str, Variable] = {"what": area.kind.value, "how": how, "where": where}
    details["again"] = int(again)
    counts = {"needed": len(area.open), "points": area.tiles + len(area.open)}
    odds = _odds(chance_of(area) * time_left(state))
    return Message("land-vs-sea-why-area", {**details, "odds": odds, **counts})


def _odds(chance: float) -> str:
    """Return the word for a chance."""
    return "likely" if chance >= _LIKELY else "gamble" if chance > _UNLIKELY else "unlikely"


def _direction(cells: Iterable[Cell], state: State) -> str:
    """Return the part of the map where some cells lie: each row is half a cell further east."""
    return direction([*map(_straight, cells)], [*map(_straight, state.chart.tiles)])


def _straight(cell: Cell) -> Cell:
    return Cell(2 * cell.x + cell.y, cell.y)


def _changes(before: State, after: State) -> Mapping[Side, float]:
    """Return by side how the points change that it may expect."""
    old, new = _by_side(before), _by_side(after)
    return {side: new[side] - old[side] for side in old}


def _by_side(state: State) -> Mapping[Side, float]:
    return expectation(composed(state.options, len(state.hands)), state)


def _in_the_long_run(side: Side, change: float, *, own: bool) -> Message:
    figures = f"{round(change):+d}".replace("-", "−")
    details: dict[str, Variable] = {"side": side.value, "change": figures}
    return Message("land-vs-sea-why-expected", details | {"but": int(change > 0 and not own)})


def _others(turn: _Turn, changes: Mapping[Side, float]) -> Iterator[Message]:
    """Name what others score at once; the area of theirs that gets harder; or what they may hope to
    gain or lose besides.
    """
    points: Counter[Side] = Counter()
    for paid in turn.paid:
        points[paid.side] += paid.points
    for side in points:
        if side is not turn.own:
            details: dict[str, Variable] = {"side": side.value, "points": points[side]}
            yield Message("land-vs-sea-why-paid", details)
    loss, area = min(_gains(turn, own=False), key=_gain, default=(0.0, None))
    if area and loss <= -_SOME:
        yield _area("harder", area, turn.after)
    for side, change in changes.items():
        hope = change - points[side]
        is_told = area and loss <= -_SOME and hope < 0
        if side is not turn.own and abs(round(hope)) >= _MUCH and not is_told:
            yield _in_the_long_run(side, hope, own=False)


def _answer(turn: _Turn) -> Iterator[Message]:
    """Say where the next player could have scored more with an open side of a tile: a move that
    scores nothing itself is made for that.
    """
    seat = _rival(turn)
    if seat is not None and not any(each.side is turn.own for each in turn.paid):
        old, new = _most_before(turn.before, seat), _most(turn.after, seat)
        if old > new:
            details: dict[str, Variable] = {"seat": Named(seat), "before": old, "after": new}
            yield Message("land-vs-sea-why-answer", details)


def _little(turn: _Turn) -> Iterator[Message]:
    """Say that a move changes little, and what the next player can score all the same."""
    yield Message("land-vs-sea-why-little")
    seat = _rival(turn)
    if seat is not None and (most := _most(turn.after, seat)):
        yield Message("land-vs-sea-why-threat", {"seat": Named(seat), "points": most})


def _rival(turn: _Turn) -> Seat | None:
    """Return who lays the next tile, unless it is for the same side."""
    seat = turn.after.turn
    sides = composed(turn.before.options, len(turn.before.hands)).sides
    is_next = turn.after.phase is Phase.LAYING and sides[seat] is not turn.own
    return seat if is_next else None


@memo(1 << 2, by=2)
def _most_before(before: State, seat: Seat) -> int:
    """Return the same as if it were their turn instead."""
    as_it_was = PREPARING.on_turn(before, seat)
    return _most(as_it_was, seat) if as_it_was else 0


def _most(state: State, seat: Seat) -> int:
    """Return the most points that a player can score at once with an open side of a tile."""
    ways = (way for way in legal_actions(state, seat) if isinstance(way, Lay))
    shown = {(way.side, way.cell, way.rotation): way for way in ways if not way.side.is_hidden}
    after = (apply(state, seat, way).state for way in shown.values())
    return max((totals(each)[seat] - totals(state)[seat] for each in after), default=0)


def _waypoint(after: State, action: Mark) -> Message:
    """Name the area on which a waypoint is placed, and how likely that brings it back."""
    if action.spot is None:
        return Message("land-vs-sea-why-kept")
    return _area("waypoint", region_of(after.chart.regions, action.spot), after)


def _end(seat: Seat, after: State) -> Message:
    """Say how the game ends."""
    sides, points = composed(after.options, len(after.hands)).sides, totals(after)
    best = max(each for side, each in zip(sides, points, strict=True) if side is not sides[seat])
    won = 2 if points[seat] > best else int(points[seat] == best)
    return Message("land-vs-sea-why-ends", {"won": won, "own": points[seat], "best": best})


def _beside(known: Knowing, action: Decision) -> Iterator[Message]:
    """Name the next best move, both judged by the answers to them, and by how much it is worse."""
    if not isinstance(action, Lay):
        return
    other = next_of_few(known, _COMPARING, action)
    if other and isinstance(other[0], Lay):
        cell, tiles = other[0].cell, {**known.view.tiles, other[0].cell: None}
        where = direction([_straight(cell)], [*map(_straight, tiles)])
        details: dict[str, Variable] = {"where": where or "none", "here": int(cell == action.cell)}
        details |= {"side": str(other[0].side), "less": round(other[1])}
        yield Message("land-vs-sea-why-next", details)


def _about(way: Decision) -> str:
    """Name the side that is laid, and where: other ways to do so are much the same."""
    return f"{way.side} {way.cell}" if isinstance(way, Lay) else str(way)


_COMPARING = Comparing(judge_at_once, judge_ahead, budget=2, about=_about, ways=without_draws)
