"""The walk: the number of steps, where they lead, and the next player."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.core.contract import Event, Step
from games.core.values import Seat
from games.glastonbury.components import CARDS
from games.glastonbury.events import Rested
from games.glastonbury.field import CORNERS, PLACES
from games.glastonbury.state import State, Wizard
from games.glastonbury.view import Phase

"""A part of a turn: the state after it, and its events."""

FIRST = 2
"""Steps above a bare cauldron, as printed on it. Booklet, "Перемещение волшебника"."""


def trail(wizard: Wizard) -> tuple[int, ...]:
    """Return the places that a wizard walks by, from where it stands to where it comes."""
    assert wizard.place is not None
    count = _steps(wizard)
    return tuple((wizard.place + step) % PLACES for step in range(count + 1))


def _steps(wizard: Wizard) -> int:
    """Return the value of the top card. Powder is 0: the same line again.

    At a corner the value below powder counts. Booklet, "Ситуация 2"; ruling 5.
    """
    values = [CARDS[card].value for card in reversed(wizard.cauldron)]
    if wizard.place in CORNERS:
        values = [value for value in values if value]
    return values[0] if values else FIRST


def with_wizard(state: State, seat: Seat, wizard: Wizard) -> State:
    """Give a seat another wizard."""
    wizards = (*state.wizards[:seat], wizard, *state.wizards[seat + 1 :])
    return replace(state, wizards=wizards)


def next_turn(state: State) -> Step[State]:
    """Let the next wizard walk. A wizard who comes to a corner and has no spell to go on takes
    nothing, and the next one walks. Booklet, "Взятие карты"; ruling 9.
    """
    seat, wizards = state.turn, list(state.wizards)
    rested: list[Event] = []
    while True:
        seat = Seat((seat + 1) % len(wizards))
        places = trail(wizards[seat])
        wizard = wizards[seat] = replace(wizards[seat], place=places[-1])
        if wizard.place not in CORNERS or wizard.movements:
            break
        rested.append(Rested(seat))
    state = replace(state, phase=Phase.TAKING, turn=seat, wizards=tuple(wizards), trail=places)
    return state, tuple(rested)


def free_corners(state: State) -> Iterator[int]:
    """Yield the corners at which nobody stands. Booklet, "Подготовка к игре"."""
    taken = {wizard.place for wizard in state.wizards}
    return (place for place in CORNERS if place not in taken)
