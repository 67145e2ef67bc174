"""Days to the end of a game among people who look in at random eight times a day.

Whoever looks in makes their moves if it is their turn. With prepared moves (docs/adr/0094) who
waits prepares one, if they can and have not; what they have prepared is made when their turn comes,
or they are asked. Who cannot dig in Saboteur passes until they can. They choose as the easiest
computers do, without memory, and never look in together but by chance.
"""

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

from bench.timing import Figures
from games import GAMES
from games.core.ahead import concern, fitting, idling, on_turn
from games.core.contract import Action, AnyGame, Transition, defaults
from games.core.players import known, players_of
from games.core.rng import Rng
from games.core.values import Seat

LOOKS = 8
"""Of one person, a day."""
GAMES_EACH = 12
"""How many are played either way."""
PLAYED = (("saboteur", 5), ("land_vs_sea", 4))


class Week:
    """A game that goes on for days."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game, self.chance = game, Random(seed)
        self.state = game.setup(defaults(game), seats, Rng(seed))
        self.prepared: dict[Seat, tuple[Action, str] | None] = {}
        """None: the seat idles."""
        self.made = self.by_hand = self.void = 0

    def look(self, seat: Seat, *, prepares: bool) -> None:
        """Let somebody do what they can do just now."""
        while seat in self.game.to_act(self.state):
            self.prepared.pop(seat, None)
            self.by_hand += 1
            self._move(seat, self._choice(self.state, seat))
        ahead = on_turn(self.game, self.state, seat)
        if not prepares or seat in self.prepared or ahead is None:
            return
        if idling(self.game, ahead, seat):
            self.prepared[seat] = None
            return
        action = self._choice(ahead, seat)
        self.prepared[seat] = action, concern(self.game, ahead, seat, action)

    def _move(self, seat: Seat, action: Action) -> None:
        """Make a move, and those that are prepared after it."""
        self.state = self.game.apply(self.state, seat, action).state
        due = next((one for one in self.game.to_act(self.state) if one in self.prepared), None)
        if due is None:
            return
        one = self.prepared[due]
        made = fitting(self.game, self.state, due, str(one[0]), one[1]) if one else None
        made = idling(self.game, self.state, due) if one is None else made
        if one or made is None:
            del self.prepared[due]
        if made is None:
            self.void += 1
            return
        self.made += 1
        self._move(due, made)

    def _choice(self, state: Any, seat: Seat) -> Action:
        player = players_of(self.game)[0]
        knows = known(self.game, (Transition(state, ()),), seat)
        chance, budget = Rng(self.chance.randrange(1 << 30)), min(player.budget, 4)
        action: Action = player.choose(knows, chance, budget)
        return action


def _days(week: Week, seats: int, *, prepares: bool) -> float:
    """Play to the end; return after how many days that is."""
    looks = Random(week.chance.randrange(1 << 30))
    day = 0
    while True:
        times = sorted((looks.random(), seat) for seat in range(seats) for _ in range(LOOKS))
        for time, seat in times:
            week.look(Seat(seat), prepares=prepares)
            if not week.game.to_act(week.state):
                return day + time
        day += 1


def measure() -> Figures:
    """Days to the end with and without prepared moves: the median of some games."""
    for id, seats in PLAYED:
        yield f"{id}, {seats} people", _figures(GAMES[id], seats)


def _figures(game: AnyGame, seats: int) -> str:
    def played(*, prepares: bool) -> Iterator[tuple[float, Week]]:
        for seed in range(GAMES_EACH):
            week = Week(game, seats, seed)
            yield _days(week, seats, prepares=prepares), week

    without, using = list(played(prepares=False)), list(played(prepares=True))
    made = sum(week.made for _, week in using)
    void = sum(week.void for _, week in using)
    moves = made + sum(week.by_hand for _, week in using)
    days = [median(days for days, _ in some) for some in (without, using)]
    return (
        f"{days[0]:.1f} days without, {days[1]:.1f} with   "
        f"({100 * made / moves:.0f} % of the moves prepared, {void} of {made + void} did not fit)"
    )
