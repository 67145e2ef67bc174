"""A game of Carcassonne from the first tile to the last.

Rules, "The course of the game": each turn a tile is placed, a meeple may be placed on it, and
whatever has been completed is scored, in this order. `expansions` composes the changes by options
into the `Rules` that are used here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import chain
from operator import itemgetter

from msgspec.structs import replace

from games.carcassonne.actions import MeepleAction, Place, Post, Recall, Score
from games.carcassonne.components import COUNTS, Feature, Figure, Segment, Spot
from games.carcassonne.events import GameEnded, TileClaimed, TilePlaced, TurnAgain
from games.carcassonne.expansions import composed
from games.carcassonne.features import EMPTY, claimable, deploy, joining, offered, reached, turns
from games.carcassonne.joining import with_joining
from games.carcassonne.ruleset import Rules, Step, at_the_end, kind_of, with_tile
from games.carcassonne.scoring import totals
from games.carcassonne.settling import pay_all
from games.carcassonne.stack import mixed
from games.carcassonne.state import State, is_over, who_acts
from games.carcassonne.supplies import has, taken_out
from games.carcassonne.view import Deployed, Laid
from games.core.contract import Event, Options, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.memo import memo
from games.core.regions import Slots
from games.core.rng import Rng
from games.core.score import ranking
from games.core.standing import taken
from games.core.values import Cell, Rotation, Seat, direction


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay the start tile at 0,0, mix the others and draw the first."""
    rules = composed(options)
    lot, owners = None, rules.colours or seats
    if rules.draw_lots:
        lot, rng = rules.draw_lots(rules.heaps[-1], seats, rng)
    stack, rng = mixed(rules.heaps, rng)
    cut = _cut(rules, stack)
    table = State(
        options=dict(options),
        land=with_tile(rules, EMPTY, Cell(0, 0), Laid(rules.start, Rotation.R0)),
        turn=lot.seat if lot else Seat(0),
        drawn=None,
        stack=stack[:cut],
        aside=stack[cut:],
        discarded=(),
        supply=(rules.meeples,) * owners,
        others={kind.figure: (1,) * owners for kind in rules.others},
        lines=rules.begins,
        alone=bool(rules.colours),
        rng=rng,
        lot=lot,
    )
    return rules.draw(rules, table)[0]


def _cut(rules: Rules, stack: tuple[str, ...]) -> int:
    """Return how many tiles of the stack are played."""
    if not rules.most:
        return len(stack)
    before = len(stack) - len(rules.heaps[-1])
    return before + rules.most - (rules.start in COUNTS)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if is_over(state) else (who_acts(state),)


def legal_actions(state: State, seat: Seat) -> Iterable[Place | Score]:
    """Return all ways to place the drawn tile: by cells row by row, by rotations, by segments.

    If the order of payments matters, the player first names the next payment.
    """
    return () if is_over(state) or seat != who_acts(state) else _choices(state)


def _choices(state: State) -> tuple[Place | Score, ...]:
    return tuple(map(Score, state.pending)) if state.pending else _placements(state)


_by_row = itemgetter(1, 0)


def absent(state: State, seat: Seat) -> Place | Score:
    """Return the action for a player who is away: the tile where it fits first, no meeple."""
    actions = tuple(legal_actions(state, seat))
    bare = (a for a in actions if isinstance(a, Place) and a.meeple is None)
    return next(bare, actions[0])


def apply(state: State, seat: Seat, action: Place | Score) -> Transition[State]:
    """Take a whole turn, or as much of it as can be done without a further choice.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    rules = composed(state.options)
    _check(state, seat, action)
    events: tuple[Event, ...] = ()
    if isinstance(action, Place):
        state, events = _place(rules, state, action)
        if action.beside and rules.besides:
            state, found = rules.besides.put(state, action.beside)
            events += found
    first = action.spot if isinstance(action, Score) else None
    state, scored = rules.settle(rules, state, first)
    events += scored
    if not state.pending:
        state, passed = _pass_on(rules, state)
        events += passed
    return Transition(state, rules.tell(state, events) if rules.tell else events)


def _pass_on(rules: Rules, state: State) -> Step:
    """Give the turn to the next player, draw for it, and end the game if there is nothing to draw.
    A turn that is skipped for want of a tile has no event.
    """
    state, passed = _next_turn(rules, state)
    turn = state.turn
    state, drawn = rules.draw(rules, state)
    over = is_over(state)
    if over or state.turn != turn:
        state, passed = replace(state, extra=False) if state.extra else state, ()
    state, ended = _end(rules, state) if over else (state, ())
    return state, passed + drawn + ended


def _next_turn(rules: Rules, state: State) -> Step:
    """Go on with the same seat if the tile has given it another turn, else with the next."""
    if state.earned and (rules.chains or not state.extra):
        again = (TurnAgain(state.turn, state.earned),)
        return replace(state, earned="", extra=True), again
    seat = Seat((state.turn + 1) % len(state.supply))
    if not rules.again:
        return replace(state, turn=seat), ()
    return replace(state, turn=seat, earned="", extra=False), ()


def _check(state: State, seat: Seat, action: Place | Score) -> None:
    if is_over(state):
        raise GameOver
    if seat != who_acts(state):
        raise NotYourTurn
    if action not in _choices(state):
        raise UnknownAction


@memo(1 << 3, by=1)
def _placements(state: State) -> tuple[Place, ...]:
    """Return all ways to place a tile; computed once for listing and for checking."""
    rules = composed(state.options)
    if state.drawn is not None:
        return tuple(_of_one(rules, state, None, state.drawn))
    held = dict.fromkeys(state.hands[state.turn])
    return tuple(chain.from_iterable(_of_one(rules, state, kind, kind) for kind in held))


def _of_one(rules: Rules, state: State, said: str | None, kind: str) -> list[Place]:
    """Return the ways to place one tile.

    :param said: the name of the tile in the action; None if it goes without saying.
    """
    frontier, figures, table = state.land.frontier, *_at_hand(rules, state, kind)
    occupied = taken(state.land.regions) if figures else {}
    found = [
        Place(said, cell, rotation, meeple)
        for cell in sorted(offered(frontier, kind), key=_by_row)
        for here in (occupied.get(cell, 0),)
        for slots, wide, rotation, meeple in table[frontier[cell]]
        if not wide & here
        or (not slots & here and not slots & reached(state.land, cell, kind, rotation, here))
    ]
    for changed in _placement_changes(rules, state, kind):
        found = changed(found)
    return found


Claims = tuple[Figure, frozenset[Feature]]
"""A figure, and the kinds of features that it may claim where nobody stands."""


_Way = tuple[Slots, Slots, Rotation, MeepleAction | None]
"""One way to lay a tile, and what is done with a figure then: the slots of the segment that is
claimed, which must be nobody's; these and those of segments that it may join: if none of them is
anybody's, it is free. A plain tuple, for to unpack a named one takes several times as long."""


@lru_cache(maxsize=1 << 10)
def _ways(
    kind: str, figures: tuple[Claims, ...], recalls: tuple[Recall, ...]
) -> Mapping[str, tuple[_Way, ...]]:
    """Return by requirement of the frontier how a tile can lie, and the uses of a figure then."""
    return {
        required: tuple(
            way
            for rotation in rotations
            for way in (
                *chain.from_iterable(_claims(kind, rotation, required, *each) for each in figures),
                *((0, 0, rotation, meeple) for meeple in (*recalls, None)),
            )
        )
        for required, rotations in turns(kind).items()
    }


def _claims(
    kind: str, rotation: Rotation, required: str, figure: Figure, claims: frozenset[Feature]
) -> Iterator[_Way]:
    for slots, segment in claimable(kind, rotation, claims):
        wide = slots | joining(kind, rotation, required, segment)
        deed = segment if figure is Figure.MEEPLE else Post(figure, segment)
        yield slots, wide, rotation, deed


def _at_hand(
    rules: Rules, state: State, kind: str
) -> tuple[tuple[Claims, ...], Mapping[str, tuple[_Way, ...]]]:
    """Return the figures that can claim a segment now, and the ways to lay a tile with them."""
    figures: tuple[Claims, ...] = ()
    recalls: tuple[Recall, ...] = ()
    if state.supply[state.turn]:
        figures = ((Figure.MEEPLE, rules.claims),)
    for other in rules.others:
        if not has(state, other.figure):
            recalls += (Recall(other.figure),) if other.recalled else ()
        elif not other.joins:
            figures += ((other.figure, other.claims),)
    return figures, _ways(kind, figures, recalls)


def _placement_changes(
    rules: Rules, state: State, kind: str
) -> Iterator[Callable[[list[Place]], list[Place]]]:
    """Yield the changes that the chosen rules make to the ways to place a tile."""
    if rules.holds and (where := rules.holds(state.land, kind)):
        yield lambda ways: [way for way in ways if where(way.cell, way.rotation)]
    for other in rules.others:
        if other.recalled and not has(state, other.figure):
            yield partial(_lasting_ways, Recall(other.figure), other.recalled.lasts(state))
        if other.joins and has(state, other.figure):
            yield partial(with_joining, rules, state, kind, other)
    if rules.must_claim:
        yield _claiming_ways
    if rules.besides and (named := rules.besides.offers(state.land, kind)):
        yield partial(_with_named_tiles, named)


def _lasting_ways(recall: Recall, lasts: Callable[[Cell], bool], ways: list[Place]) -> list[Place]:
    return [way for way in ways if way.meeple != recall or lasts(way.cell)]


def _is_recall(way: Place) -> bool:
    return isinstance(way.meeple, Recall)


def _claiming_ways(ways: list[Place]) -> list[Place]:
    """Leave out to place no figure where one can be placed; to take one back is something else."""
    claimed = {(way.cell, way.rotation) for way in ways if way.meeple and not _is_recall(way)}
    return [way for way in ways if way.meeple or (way.cell, way.rotation) not in claimed]


def _with_named_tiles(named: Callable[[Cell], tuple[Cell, ...]], ways: list[Place]) -> list[Place]:
    """Let each way name each of the tiles that it can."""
    return [replace(way, beside=cell) for way in ways for cell in named(way.cell)]


def _place(rules: Rules, state: State, action: Place) -> Step:
    """Lay the tile, and the figure if there is one: before anything is scored."""
    hands, kind, meeple = state.hands, action.tile or state.drawn, action.meeple
    assert kind is not None
    if action.tile is not None:
        hands = _without(hands, state.turn, action.tile)
    land = with_tile(rules, state.land, action.cell, Laid(kind, action.rotation))
    figure = meeple.figure if isinstance(meeple, Post) else Figure.MEEPLE if meeple else None
    placed = replace(state, land=land, last=action.cell, placed=figure, drawn=None, hands=hands)
    if rules.again:
        earned = next((why for why, gives in rules.again.items() if gives(placed)), "")
        placed = replace(placed, earned=earned)
    if meeple is None:
        return placed, (TilePlaced(state.turn, action.cell, direction(action.cell)),)
    if isinstance(meeple, Recall):
        recalled = kind_of(rules, meeple.figure).recalled
        assert recalled
        return recalled.recall(placed)
    return _post_figure(rules, placed, meeple)


def _post_figure(rules: Rules, placed: State, meeple: Segment | Post) -> Step:
    """Stand a figure on the tile that has just been laid."""
    figure, segment = meeple if isinstance(meeple, Post) else (Figure.MEEPLE, meeple)
    power = 1 if figure is Figure.MEEPLE else kind_of(rules, figure).power
    assert placed.last
    standing = Deployed(placed.turn, Spot(placed.last, segment), figure, power)
    claimed = taken_out(replace(placed, land=deploy(placed.land, standing)), standing)
    return claimed, (TileClaimed(placed.turn, standing.spot, segment.feature, figure),)


def _without(
    hands: tuple[tuple[str, ...], ...], seat: Seat, kind: str
) -> tuple[tuple[str, ...], ...]:
    held = list(hands[seat])
    held.remove(kind)
    return (*hands[:seat], tuple(held), *hands[seat + 1 :])


def _end(rules: Rules, state: State) -> Step:
    """Do the final scoring and name the winners."""
    state, events = pay_all(state, at_the_end(rules, state))
    points = totals(state)
    winners = ranking(points)[0]
    return state, (*events, GameEnded(winners, len(winners), max(points)))
