"""The round robins of the ladder: the games, their players, the number of rounds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from bench.ladder.matches import Entrant, Knowing, Outcome, played, record, share
from bench.ladder.rivals import at_random, rivals_of, strangers_at
from bench.ladder.rivals.newcomers import newcomer
from games import GAMES
from games.core.contract import Action, AnyGame, agreed
from games.core.players import players_of
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.saboteur.components import Role
from games.saboteur.view import Outcome as End

RANDOM = Entrant("random", at_random, 1)
_SEATS = (3, 4, 5, 6, 7, 8, 9, 10)
_ONE = {"rounds": "1"}
_SECOND = {"rounds": "1", "expansion": "on"}


class Row(Struct, frozen=True):
    """A row of the page: one pairing, which is played again and again."""

    title: str
    """The title of the row's table."""
    columns: tuple[str, ...]
    cells: tuple[str, ...]
    """The first cells, which name the pairing; the cells of its result follow."""
    game: str
    seated: tuple[str, ...]
    """The names of the players by seat."""
    options: Mapping[str, str] = {}
    rotates: bool = False
    """Whether each deal is played with everybody in each seat in turn."""
    aimed: bool = False
    """Whether something is promised of it: then it is played ten times as often as others."""

    def __str__(self) -> str:
        return f"{self.title}: {', '.join(self.cells)}"


def rows() -> Iterator[Row]:
    """Return all there is to be played, in the order of the page."""
    for name in GAMES:
        yield from _duels(name)
        yield from _against_strangers(name)
    yield from _boxes()
    yield from _sides()
    yield from _teams()
    yield from _roles()


def _levels(game: AnyGame) -> tuple[Entrant, ...]:
    """Return a game's own players, the weakest first."""
    return tuple(Entrant(p.level.value, p.choose, p.budget) for p in players_of(game))


def _entrants(name: str) -> tuple[Entrant, ...]:
    return (RANDOM, *rivals_of(name), *_levels(GAMES[name]))


def _all_entrants(name: str) -> tuple[Entrant, ...]:
    return (*_entrants(name), newcomer(name), *strangers_at(name))


def _duels(name: str) -> Iterator[Row]:
    """Everybody against everybody, two at a table, or the fewest that there can be."""
    game, names = GAMES[name], [entrant.name for entrant in _entrants(name)]
    seats = next(count for count in lawful_seats(game, agreed(game, {})) if count > 1)
    title, columns = f"{name}, {seats} at a table", ("who", "against", "won", "points", "ms a move")
    for weaker, stronger in combinations(names, 2):
        yield Row(
            title,
            columns,
            (stronger, weaker),
            name,
            (stronger, *(weaker,) * (seats - 1)),
            rotates=True,
            aimed=stronger == names[-1] and (name, weaker) in _PROMISED,
        )


_PROMISED = {
    ("carcassonne", "ranking 3.x"),
    ("carcassonne", "ranking 4.x"),
    ("laar", "flat Monte Carlo"),
    ("land_vs_sea", "medium"),
    ("castle", "points at once"),
    *((game, RANDOM.name) for game in ("laar", "land_vs_sea", "glastonbury")),
}
"""Games, and whom the strongest is to beat there as often as docs/computer-players.md says."""


def _against_strangers(name: str) -> Iterator[Row]:
    """The strongest against what nobody here has thought out, and a beginner against the first
    level.
    """
    game = GAMES[name]
    seats = next(count for count in lawful_seats(game, agreed(game, {})) if count > 1)
    title = f"{name} against others, {seats} at a table"
    columns = ("who", "against", "won", "points", "ms a move")
    first, *_, best = (entrant.name for entrant in _levels(game))
    pairs = [(best, entrant.name) for entrant in strangers_at(name)]
    if name in _FOR_BEGINNERS:
        pairs.append((_NEWCOMER, first))
    for one, other in pairs:
        seated = (one, *(other,) * (seats - 1))
        aimed = one == _NEWCOMER or (name, other) in _PROMISED
        yield Row(title, columns, (one, other), name, seated, rotates=True, aimed=aimed)


_NEWCOMER = "newcomer"
_FOR_BEGINNERS = tuple(name for name in GAMES if name != "saboteur")
"""Games in which people are to beat their first opponent; at Saboteur the roles decide."""


def _boxes() -> Iterator[Row]:
    """Carcassonne's strongest player with each expansion, and with the two large ones."""
    title = "carcassonne with expansions, 2 at a table"
    columns = ("with", "who", "against", "won", "points", "ms a move")
    rival, best = rivals_of("carcassonne")[0].name, _entrants("carcassonne")[-1].name
    for boxes in (("inns",), ("traders",), ("inns", "traders"), ("mines",)):
        cells, options = (" and ".join(boxes), best, rival), dict.fromkeys(boxes, "on")
        seated = (best, rival)
        yield Row(title, columns, cells, "carcassonne", seated, options, rotates=True)


_REACHED = ("gold reached", "ms a move")


def _sides() -> Iterator[Row]:
    """Saboteur among equals with 3 to 10 seats: how often diggers reach the gold."""
    title = "saboteur, rounds with a saboteur among the players"
    names = [entrant.name for entrant in _entrants("saboteur")]
    for seats in _SEATS:
        for name in (*names[:2], names[-1]):
            cells, columns = (str(seats), name), ("seats", "all play", *_REACHED)
            aimed = name == names[-1]
            yield Row(title, columns, cells, "saboteur", (name,) * seats, _ONE, aimed=aimed)


def _teams() -> Iterator[Row]:
    """Yield rows of Saboteur with one strategy for each side, to see how much a side gains by
    it.
    """
    title, columns = (
        "saboteur, 5 seats, a way to play for each side",
        ("diggers", "saboteurs", *_REACHED),
    )
    chance, simple, *_, best = (entrant.name for entrant in _entrants("saboteur"))
    for pair in (
        (best, chance),
        (chance, best),
        (best, simple),
        (simple, best),
        (best, best),
        (simple, simple),
    ):
        seated = (" / ".join(pair),) * 5
        yield Row(title, columns, pair, "saboteur", seated, _ONE)


def _roles() -> Iterator[Row]:
    """Yield rows of Saboteur 2 in which one role is played well, or by chance, among good
    players.
    """
    title = "saboteur 2, 6 seats, one role played by chance"
    columns = ("role", "plays", "nuggets a round", "won anything", "ms a move")
    best = _entrants("saboteur")[-1].name
    for role in (r for r in Role if r is not Role.DIGGER):
        for plays in (best, RANDOM.name):
            seated = (f"{plays} as {role}, {best}",) * 6
            yield Row(title, columns, (str(role), plays), "saboteur", seated, _SECOND)


def play(row: Row, number: int) -> Outcome:
    """Play one of the games of a row."""
    game, seats = GAMES[row.game], len(row.seated)
    deal, turn = divmod(number, seats) if row.rotates else (number, 0)
    seated = [entrant(row.game, name) for name in (*row.seated[turn:], *row.seated[:turn])]
    outcome, end = played(game, agreed(game, row.options), seated, deal)
    return outcome if row.game != "saboteur" else _with_rounds(outcome, end)


def entrant(game: str, name: str) -> Entrant:
    """Return the player of a name: one way to play, or several by the role of the seat."""
    found = {each.name: each for each in _all_entrants(game)}
    diggers, divided, saboteurs = name.partition(" / ")
    if divided:
        others = {Role.SABOTEUR: found[saboteurs]}
        return by_role(name, others, found[diggers])
    plays, special, rest = name.partition(" as ")
    if special:
        role, _, others_play = rest.partition(", ")
        return by_role(name, {Role(role): found[plays]}, found[others_play])
    return found[name]


def by_role(name: str, special: Mapping[Role, Entrant], others: Entrant) -> Entrant:
    """Return a player that plays some roles like the entrants in `special`, all other roles like
    `others`.
    """

    def choose(known: Knowing, rng: Rng, budget: int) -> Action:
        plays = special.get(known.view.role, others) if known.view.role else others
        return plays.choose(known, rng, plays.budget)

    return Entrant(name, choose, 1)


def _with_rounds(outcome: Outcome, end: Any) -> Outcome:
    contested = [each for each in end.rounds if Role.SABOTEUR in each.roles]
    return Outcome(
        *(outcome.names, outcome.wins, outcome.points, outcome.seconds, outcome.moves),
        reached=tuple(each.outcome is not End.SABOTEURS for each in contested),
        roles=tuple(map(str, end.rounds[-1].roles)),
    )


def result(row: Row, games: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the cells with the result of a row."""
    if row.columns[-3:-1] == ("won", "points"):
        *_, who, against = row.cells
        return _duel(who, against, games)
    moves = sum(sum(one.moves) for one in games)
    milliseconds = f"{1000 * sum(sum(one.seconds) for one in games) / moves:.0f}"
    if row.columns[-2:] == _REACHED:
        return _share(reached for one in games for reached in one.reached), milliseconds
    nuggets = [
        points
        for one in games
        for role, points in zip(one.roles, one.points, strict=True)
        if role == row.cells[0]
    ]
    mean = f"{sum(nuggets) / max(1, len(nuggets)):.2f}"
    return mean, _share(points > 0 for points in nuggets), milliseconds


def _duel(who: str, against: str, games: Sequence[Outcome]) -> tuple[str, ...]:
    one, other = record(who, games), record(against, games)
    return str(one.wins), f"{one.points:.0f} : {other.points:.0f}", f"{one.milliseconds:.0f}"


def _share(happened: Iterable[bool]) -> str:
    found = tuple(happened)
    return str(share(sum(found), len(found))) if found else "-"
