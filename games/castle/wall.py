"""The wall: the ways of the markers, the wall tiles that they meet, and the uses of these."""

from msgspec.structs import replace

from games.castle.board import GATE, TOWERS, TRACK, tower_at
from games.castle.components import COPIES, Bonus
from games.castle.events import BonusTaken
from games.castle.ruleset import Dealt
from games.castle.state import State, totals
from games.core.contract import Step
from games.core.rng import Rng
from games.core.values import Seat

BOX = tuple(bonus for bonus in Bonus for _ in range(COPIES))
"""All 18 wall tiles."""


def dealt(rng: Rng) -> Dealt:
    """Lay a wall tile on each tower but the one where the markers begin."""
    mixed, rng = rng.shuffled(BOX)
    towers = [tower for tower in TOWERS if tower != GATE]
    return dict(zip(towers, mixed, strict=False)), mixed[len(towers) :], rng


def none(rng: Rng) -> Dealt:
    """Play without wall tiles."""
    return {}, BOX, rng


def landed(state: State, seat: Seat) -> Step[State]:
    """Let a marker that has just been moved take what lies on its tower. Ruling 7."""
    space = totals(state)[seat]
    tower = tower_at(space)
    if tower is None or tower not in state.wall:
        return state, ()
    bonus = state.wall[tower]
    left = {at: each for at, each in state.wall.items() if at != tower}
    taken = tuple((*t, bonus) if at == seat else t for at, t in enumerate(state.taken))
    fresh = (*state.fresh, bonus) if seat == state.turn else state.fresh
    event = BonusTaken(seat, bonus, space % TRACK)
    return replace(state, wall=left, taken=taken, fresh=fresh), (event,)


def spent(state: State, bonus: Bonus) -> State:
    """Use up a wall tile of the player on turn."""
    held = list(state.taken[state.turn])
    held.remove(bonus)
    taken = tuple(tuple(held) if at == state.turn else t for at, t in enumerate(state.taken))
    return replace(state, taken=taken, used=(*state.used, bonus))
