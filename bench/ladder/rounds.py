"""The round robins of the ladder: what is played, by whom, how often; a table for each."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from bench.ladder.matches import Entrant, Played, matches, played, record, share
from bench.ladder.rivals import Knowing, at_random, points_at_once, shortest_path
from games import GAMES
from games.core.contract import Action, AnyGame, agreed, lawful_seats
from games.core.players import players_of
from games.core.rng import Rng
from games.saboteur.components import Role
from games.saboteur.view import Outcome

RANDOM = Entrant("random", at_random, 1)
RIVALS = {
    "carcassonne": (Entrant("points at once", points_at_once, 1),),
    "saboteur": (Entrant("shortest path", shortest_path, 1),),
}
"""Who else is measured against, by game."""


class Table(NamedTuple):
    """A table of the page."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def levels(game: AnyGame) -> tuple[Entrant, ...]:
    """Return a game's own players, the weakest first."""
    return tuple(Entrant(p.level.value, p.choose, p.budget) for p in players_of(game))


def duels(name: str, games: int) -> list[Table]:
    """Play everybody against everybody, two at a table, or the fewest that there can be; each
    deal in all seats.
    """
    game = GAMES[name]
    entrants = (RANDOM, *RIVALS.get(name, ()), *levels(game))
    options = agreed(game, {})
    seats = next(count for count in lawful_seats(game, options) if count > 1)
    rows = []
    for weaker, stronger in combinations(entrants, 2):
        seated = (stronger, *(weaker,) * (seats - 1))
        found = tuple(matches(game, options, seated, games))
        one, other = record(stronger.name, found), record(weaker.name, found)
        points = f"{one.points:.0f} : {other.points:.0f}"
        rows.append((stronger.name, weaker.name, str(one.wins), points, f"{one.milliseconds:.0f}"))
    columns = ("who", "against", "won", "points", "ms a move")
    return [Table(f"{name}, {seats} at a table", columns, rows)]


def sides(games: int) -> list[Table]:
    """Play Saboteur among equals with 3 to 10 seats: how often diggers reach the gold."""
    game, columns = GAMES["saboteur"], ("seats", "all play", "gold reached", "ms a move")
    entrants = (RANDOM, *RIVALS["saboteur"], levels(game)[-1])
    rows = []
    for seats in (3, 4, 5, 7, 10):
        for entrant in entrants:
            options = agreed(game, {"rounds": "1"})
            found = [played(game, options, (entrant,) * seats, deal) for deal in range(games)]
            rows.append((str(seats), entrant.name, *_digging(found)))
    return [Table("saboteur, rounds with a saboteur among the players", columns, rows)]


def teams(games: int) -> list[Table]:
    """Play Saboteur with one strategy on each side: what a side gains by it."""
    game, columns = GAMES["saboteur"], ("diggers", "saboteurs", "gold reached", "ms a move")
    best, rows = levels(game)[-1], []
    for diggers, saboteurs in (
        (best, RANDOM),
        (RANDOM, best),
        (best, RIVALS["saboteur"][0]),
        (RIVALS["saboteur"][0], best),
        (best, best),
    ):
        entrant = by_role(diggers, saboteurs)
        options = agreed(game, {"rounds": "1"})
        found = [played(game, options, (entrant,) * 5, deal) for deal in range(games)]
        rows.append((diggers.name, saboteurs.name, *_digging(found)))
    return [Table("saboteur, 5 seats, one way to play for each side", columns, rows)]


def by_role(diggers: Entrant, saboteurs: Entrant) -> Entrant:
    """Return who plays like one as a digger, like the other as a saboteur."""

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        role = known.view.role
        side = saboteurs if role is Role.SABOTEUR else diggers
        return side.choose(known, rng, side.budget)

    return Entrant(f"{diggers.name} / {saboteurs.name}", choose, 1)


def _digging(found: Sequence[Played]) -> tuple[str, str]:
    rounds = [
        one.outcome for each in found for one in each.end.rounds if Role.SABOTEUR in one.roles
    ]
    moves = sum(sum(each.moves) for each in found)
    milliseconds = 1000 * sum(sum(each.seconds) for each in found) / moves
    reached = share(sum(one is Outcome.DIGGERS for one in rounds), len(rounds))
    return str(reached), f"{milliseconds:.0f}"
