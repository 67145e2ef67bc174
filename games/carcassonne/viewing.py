"""Hides what a viewer may not know: builds the view from the state, and resamples the hidden parts
(`resample`), such as the order of the stack and hands that are hidden.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from games.carcassonne.components import Feature, Figure
from games.carcassonne.drawing import fits
from games.carcassonne.expansions import agreed, composed
from games.carcassonne.features import barred
from games.carcassonne.holdings import staked
from games.carcassonne.ruleset import Rules, at_the_end
from games.carcassonne.scoring import result, totals
from games.carcassonne.stack import mixed_again
from games.carcassonne.state import State, is_over
from games.carcassonne.view import View
from games.core.contract import Options
from games.core.memo import memo
from games.core.rng import Rng
from games.core.standing import occupied
from games.core.values import Cell, Seat, Viewer


def has_secrets(options: Options) -> bool:
    """Tell whether hands are hidden."""
    return composed(options).hides_hands


def view(state: State, viewer: Viewer) -> View:
    """Build a viewer's view: everything except the order of the stack and hidden hands."""
    rules = composed(state.options)
    hidden = _hidden_seats(rules, state, viewer)
    return View(
        tiles=state.land.tiles,
        meeples=tuple([m for region in occupied(state.land.regions) for m in region.meeples]),
        drawn=state.drawn,
        left=len(state.stack),
        turn=None if is_over(state) else state.turn,
        last=state.last,
        scores=totals(state),
        supply=state.supply,
        options=agreed(state.options),
        lines=state.lines,
        result=result(state),
        remaining=_remaining_counts(rules, state, hidden) if _counts(state) else {},
        at_stake=not is_over(state) and any(staked(rules, state.land)),
        barred=_barred_cells(state),
        joining=_joining_cells(state),
        prospects=_prospects(rules, state),
        others=state.others,
        placed=state.placed,
        goods=state.goods,
        ingots=state.ingots,
        alone=state.alone,
        pending=state.pending,
        hands=tuple(_hands(state, hidden)) if state.hands else (),
        playable=tuple(_playable(rules, state, hidden)) if state.hands else (),
        discarded=state.discarded,
        returned=state.returned,
        lot=state.lot if state.last is None else None,
    )


def resample(state: State, viewer: Viewer, rng: Rng) -> State:
    """Shuffle the stack: its content can be counted, its order is unknown to all. Hands that the
    viewer does not see are dealt anew, such that the player on turn can play.
    """
    rules = composed(state.options)
    hidden = _hidden_seats(rules, state, viewer)
    if not hidden:
        stack, rng = mixed_again(state.stack + state.aside, rules.heaps, rng)
        return replace(state, rng=rng, **_cut(state, stack))
    unseen = (*state.stack, *state.aside, *(kind for seat in hidden for kind in state.hands[seat]))
    pool, rng = rng.shuffled(sorted(unseen))
    left, hands = list(pool), list(state.hands)
    for seat in sorted(hidden, key=lambda seat: seat != state.turn):
        playable = seat == state.turn
        hands[seat] = _dealt(rules, state, left, len(hands[seat]), playable=playable)
    return replace(state, hands=tuple(hands), rng=rng, **_cut(state, tuple(left)))


def _cut(state: State, stack: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Divide the unseen tiles as before: into the stack, and the tiles set aside."""
    played = len(state.stack)
    return {"stack": stack[:played], "aside": stack[played:]}


def _dealt(
    rules: Rules, state: State, left: list[str], count: int, *, playable: bool
) -> tuple[str, ...]:
    """Take `count` tiles away from those that are left, one of which fits if it must."""
    if playable and count:
        left.insert(0, left.pop(next(i for i, k in enumerate(left) if fits(rules, state, k))))
    dealt = tuple(left[:count])
    del left[:count]
    return dealt


def asks_in_private(state: State, seat: Seat) -> bool:
    """Tell whether the choice depends on a hand that is hidden."""
    return bool(state.hands) and composed(state.options).hides_hands


def takes_back(before: State, after: State) -> bool:
    """Tell whether a move told nobody anything: with hidden hands, where no tile was drawn, and
    nothing but hands is unseen.
    """
    if not composed(before.options).hides_hands:
        return True
    return not before.aside and (before.stack, before.discarded) == (after.stack, after.discarded)


def turns_over(before: State, after: State) -> bool:
    """Tell whether a move has shown a tile of the stack."""
    return before.stack != after.stack


def _hidden_seats(rules: Rules, state: State, viewer: Viewer) -> list[Seat]:
    if not rules.hides_hands:
        return []
    return [seat for seat in map(Seat, range(len(state.hands))) if seat != viewer]


def _hands(state: State, hidden: list[Seat]) -> Iterator[tuple[str | None, ...]]:
    for seat, held in enumerate(state.hands):
        yield (None,) * len(held) if seat in hidden else held


def _playable(rules: Rules, state: State, hidden: list[Seat]) -> Iterator[str]:
    if state.turn in hidden:
        return
    yield from (kind for kind in dict.fromkeys(state.hands[state.turn]) if fits(rules, state, kind))


def components(state: State) -> Counter[str]:
    """Count the tiles by kind and the figures by seat, wherever they are."""
    found = Counter(f"tile {kind}" for kind in (*_known_kinds(state), *_to_come(state)))
    for figure, counts in {Figure.MEEPLE: state.supply, **state.others}.items():
        found.update({f"{figure.value} {seat}": count for seat, count in enumerate(counts)})
    standing = (figure for region in state.land.regions for figure in region.meeples)
    found.update(f"{each.figure.value} {each.seat}" for each in standing)
    return found


def _known_kinds(state: State) -> Iterator[str]:
    """Yield the kinds of all tiles that have been laid or are out of the game."""
    yield from (laid.kind for laid in state.land.tiles.values())
    yield from state.discarded


def _to_come(state: State) -> Iterator[str]:
    """Return the kinds of all tiles that have not been laid yet, wherever they are."""
    return chain(
        state.stack, state.aside, *state.hands, () if state.drawn is None else (state.drawn,)
    )


def _remaining_counts(rules: Rules, state: State, hidden: list[Seat]) -> dict[str, int]:
    """Count the tiles that a viewer has not seen yet, by kind, including kinds of which none are
    left.
    """
    left, unseen = dict(_none(rules)), state.stack + state.aside
    for seat in hidden:
        unseen += state.hands[seat]
    for kind in unseen:
        left[kind] += 1
    return left


@memo(1 << 6, by=1)
def _none(rules: Rules) -> dict[str, int]:
    """Count none of each kind of tile in the box, in order."""
    return dict.fromkeys(sorted({rules.start, *chain.from_iterable(rules.heaps)}), 0)


def _counts(state: State) -> bool:
    """Tell whether the table helps its people to count the tiles (tables older than this do)."""
    return state.options.get("counting") != "off"


def _barred_cells(state: State) -> tuple[Cell, ...]:
    """Return the cells where no tile fits any more; in games where nobody counts tiles, the cells
    where no tile of the game fits.
    """
    if is_over(state):
        return ()
    kinds = set(_to_come(state))
    return barred(state.land, kinds if _counts(state) else kinds.union(_known_kinds(state)))


def _joining_cells(state: State) -> tuple[Cell, ...]:
    """Return the empty cells beside unfinished features of the player on turn."""
    if is_over(state):
        return ()
    cells = {
        cell
        for region in occupied(state.land.regions)
        for figure in region.meeples
        if figure.seat == state.turn and region.feature is not Feature.FIELD
        for cell in region.open
    }
    return tuple(sorted(cells))


def _prospects(rules: Rules, state: State) -> tuple[int, ...]:
    """Return by seat the further points if the game ended now, where the table shows them."""
    if is_over(state) or state.options.get("prospects") != "on":
        return ()
    points = [0] * len(state.supply)
    for line in chain.from_iterable(each.lines for each in at_the_end(rules, state)):
        points[line.seat] += line.points
    return tuple(points)
