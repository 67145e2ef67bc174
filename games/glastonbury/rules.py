"""The course of a game: corners are chosen, wizards walk and take cards until a line is empty."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from games.core.contract import Action, Options, Step, Transition
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.memo import memo
from games.core.rng import Rng
from games.core.score import Result, ranking
from games.core.values import Seat
from games.glastonbury.actions import Appear, Close, Keep, Move, Stand, Stay, Take
from games.glastonbury.components import BAD_LUCK, CARDS, DECK, LAID_OUT, WIZARDS
from games.glastonbury.effects import end, take
from games.glastonbury.events import Ending, Peeked, Rested, Stood, Way
from games.glastonbury.field import (
    BEFORE,
    CELLS,
    CORNERS,
    Field,
    in_line,
    index,
    laid_out,
    lonely,
)
from games.glastonbury.options import composed, has_secrets
from games.glastonbury.state import State, Wizard
from games.glastonbury.view import Last, Phase
from games.glastonbury.walk import free_corners, next_turn, trail, with_wizard


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay out the field, and draw the first player. Booklet, "Подготовка к игре"; ruling 7."""
    first, rng = rng.picked(range(seats))
    removed, deck = None, DECK
    if seats == 2:
        removed, rng = rng.picked(WIZARDS[seats:])
        deck = tuple(card for card in DECK if CARDS[card].colour != removed)
    cards, rng = rng.shuffled(deck)
    state = State(
        options=dict(options),
        phase=Phase.STANDING,
        turn=Seat(first),
        field=laid_out(cards[:LAID_OUT]),
        stock=cards[LAID_OUT:],
        wizards=(Wizard(),) * seats,
        gone=(),
        removed=removed,
        spare=(),
        trail=(),
        last=None,
        ender=None,
        powder=(),
        lines=(),
        rng=rng,
    )
    return composed(options).begins(state)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_actions(state: State, seat: Seat) -> Iterable[Action]:
    """Return the legal actions of the wizard at its place."""
    return _lawful(state) if seat in to_act(state) else ()


@memo(1 << 3, by=1)
def _lawful(state: State) -> tuple[Action, ...]:
    """Return the legal actions of the player on turn; computed once for listing and for
    checking.
    """
    return tuple(_legal_actions(state))


def _legal_actions(state: State) -> list[Action]:
    if state.phase is Phase.STANDING:
        return [Stand(CORNERS[place]) for place in free_corners(state)]
    if state.phase is Phase.LOOKING:
        return [Close()]
    wizard = state.wizards[state.turn]
    if wizard.place in CORNERS:
        return [*_moves(state, wizard), Stay()]
    assert wizard.place is not None
    actions: list[Action] = _ways(Take, state.field, in_line(state.field, wizard.place))
    if wizard.appearances:
        actions += _ways(Appear, state.field, _elsewhere(state.field, wizard.place))
    return actions


def _ways(kind: Callable[..., Action], field: Field, places: Iterable[int]) -> list[Action]:
    """Return the ways to take cards; the last card of a line may be left rather than put into the
    cauldron. Booklet, "Конец игры".
    """
    made, lone = _MADE[kind], lonely(field)
    if not lone:
        return [made[at][0] for at in places]
    return [
        way
        for at in places
        for way in made[at][: 1 + (at in lone and not CARDS[field[at]].is_spell)]
    ]


_MADE: Mapping[Callable[..., Action], tuple[tuple[Action, ...], ...]] = {
    kind: tuple((kind(cell), kind(cell, Keep.LEAVE)) for cell in CELLS)
    for kind in (Take, Appear, Move)
}
"""All ways to take a card, by kind and index: made once, for there are few, and they are asked for
often."""


def _elsewhere(field: Field, place: int) -> Iterator[int]:
    """Yield the cards that can be made to appear: those in other lines that do not act at once."""
    line = BEFORE[place]
    return (at for at, card in enumerate(field) if card and at not in line and _is_slow(card))


def _is_slow(card: str) -> bool:
    """Two spells in one turn are forbidden. Booklet, "Карты-заклинания"; ruling 3."""
    return not CARDS[card].at_once


def _moves(state: State, wizard: Wizard) -> list[Action]:
    """Return the actions of the movement spell; a single one where no card may be taken: it ends
    the game. Booklet, "Ситуация 1".
    """
    if not wizard.movements:
        return []
    line = in_line(state.field, trail(wizard)[-1])
    slow = [at for at in line if _is_slow(state.field[at])]
    return _ways(Move, state.field, slow) or [Move(None)]


def apply(state: State, seat: Seat, action: Action) -> Transition[State]:
    """Take a turn.

    :raises GameOver, NotYourTurn, UnknownAction: when it is not legal.
    """
    if state.phase is Phase.OVER:
        raise GameOver
    if seat != state.turn:
        raise NotYourTurn
    if action not in _lawful(state):
        raise UnknownAction
    return Transition(*_EFFECTS[type(action)](state, seat, action))


def _stand(state: State, seat: Seat, action: Stand) -> Step[State]:
    """Stand at a corner. The last of four has no choice; when all stand, the first one walks."""
    places = list(CORNERS)
    told = []
    place = next(place for place in places if CORNERS[place] == action.corner)
    state = replace(state, last=Last(seat, "stand", action.corner))
    while True:
        state = with_wizard(state, seat, replace(state.wizards[seat], place=place))
        told.append(Stood(seat, places.index(place) + 1))
        free = list(free_corners(state))
        seat = Seat((seat + 1) % len(state.wizards))
        if len(free) != 1 or state.wizards[seat].place is not None:
            break
        place = free[0]
    if state.wizards[seat].place is None:
        return replace(state, turn=seat), tuple(told)
    state, rested = next_turn(replace(state, turn=Seat((seat - 1) % len(state.wizards))))
    return state, (*told, *rested)


def _take(state: State, seat: Seat, action: Take) -> Step[State]:
    return take(state, seat, Way.TAKE, action.cell, action.kept)


def _appear(state: State, seat: Seat, action: Appear) -> Step[State]:
    wizard = state.wizards[seat]
    state = with_wizard(state, seat, replace(wizard, appearances=wizard.appearances - 1))
    return take(state, seat, Way.APPEAR, action.cell, action.kept)


def _move(state: State, seat: Seat, action: Move) -> Step[State]:
    wizard = state.wizards[seat]
    wizard = replace(wizard, movements=wizard.movements - 1, place=trail(wizard)[-1])
    state = with_wizard(state, seat, wizard)
    if action.cell is None:
        return end(replace(state, last=Last(seat, "move")), seat, Ending.TRAPPED)
    return take(state, seat, Way.MOVE, action.cell, action.kept)


def _stay(state: State, seat: Seat, action: Stay) -> Step[State]:
    state, rested = next_turn(replace(state, last=Last(seat, "stay")))
    return state, (Rested(seat), *rested)


def _close(state: State, seat: Seat, action: Close) -> Step[State]:
    state, rested = next_turn(replace(state, last=Last(seat, "close")))
    return state, (Peeked(seat), *rested)


_EFFECTS: Mapping[type[Action], Callable[[State, Seat, Any], Step[State]]] = {
    Stand: _stand,
    Take: _take,
    Appear: _appear,
    Move: _move,
    Stay: _stay,
    Close: _close,
}


def result(state: State) -> Result | None:
    """Return the players with most points; equal ones share the win. Ruling 7."""
    if state.phase is not Phase.OVER:
        return None
    points = [0] * len(state.wizards)
    for line in state.lines:
        points[line.seat] += line.points
    return Result(ranking(tuple(points)), tuple(points), state.lines)


def absent(state: State, seat: Seat) -> Action:
    """Return the action for a player who is away: it uses no spell, harms nobody if that can be
    helped, does not end the game, and takes a small card.
    """
    actions = list(legal_actions(state, seat))
    if state.phase is Phase.TAKING and isinstance(actions[0], Take):
        takes = (action for action in actions if isinstance(action, Take))
        return min(takes, key=lambda action: _harm(state, action))
    return actions[-1]


def _harm(state: State, action: Take) -> tuple[bool, bool, int]:
    at = index(action.cell)
    card = state.field[at]
    return at in lonely(state.field), card == BAD_LUCK, CARDS[card].value


def takes_back(before: State, after: State) -> bool:
    """Tell whether a move has shown nothing to anybody: no card of the stock, none of a cauldron.

    With hidden cauldrons, a card that lies on another stays there: taken back, it would show the
    card below again.
    """
    if not has_secrets(before.options):
        return True
    if after.phase in (Phase.OVER, Phase.LOOKING) or before.phase is Phase.LOOKING:
        return False
    if before.stock != after.stock or _walked_on_powder(before, after):
        return False
    pairs = list(zip(before.wizards, after.wizards, strict=True))
    if any(len(new.cauldron) < len(old.cauldron) for old, new in pairs):
        return False
    buried = any(old.cauldron and len(new.cauldron) > len(old.cauldron) for old, new in pairs)
    return not (buried and composed(before.options).hides)


def turns_over(before: State, after: State) -> bool:
    """Tell whether a move has shown a card of the stock."""
    return before.stock != after.stock


def _walked_on_powder(before: State, after: State) -> bool:
    """Tell whether a wizard has left a corner by the value below its powder, which was hidden."""
    return any(
        old.place in CORNERS
        and old.place != new.place
        and old.cauldron
        and not CARDS[old.cauldron[-1]].value
        for old, new in zip(before.wizards, after.wizards, strict=True)
    )
