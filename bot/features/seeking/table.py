"""Matchmaking: which of the people in the queue play together (docs/adr/0101). PURE.

Each waits for one game, or for any, with one clock. The longest wait is served first, with the
people nearest in skill. A table gets the fewest players that its game allows.
"""

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.table.gathering import usual_people, with_game
from bot.table.seating import person_of
from bot.table.skill import USUAL
from bot.table.values import DAY, HOUR, MINUTE, NOBODY, Games, Live, Place, Table, User

LIVE = 5 * MINUTE
"""The clock of people who play at once."""
PATIENCE = {DAY: 3 * DAY, LIVE: 20 * MINUTE}
"""Seconds for which somebody waits at most, by clock: which ones there are."""


class Wish(Struct, frozen=True):
    """A place in the queue: the game that a person waits for, and their terms."""

    user: User
    game: str
    """Empty for any."""
    clock: int
    since: int
    """The moment of the request, in seconds since 1970."""
    message: int = 0
    """The message in their private chat by which they have asked; each message leads to one table
    at most."""
    skills: Mapping[str, float] = {}
    """By game, see `skill`."""
    shuns: frozenset[int] = frozenset()
    """Users whom the person is not to meet."""
    is_first: bool = False
    """Whether they have been served before, by a table that has not come about."""


class Party(Struct, frozen=True):
    """People who have found each other."""

    game: str
    clock: int
    since: int
    """When they have, in seconds since 1970."""
    wishes: tuple[Wish, ...]


def sizes(games: Games) -> dict[str, int]:
    """Return the games that one can look for somebody in, and how many play each."""
    counts = {id: [n for n in usual_people(game) if n > 1] for id, game in games.items()}
    return {id: min(several) for id, several in counts.items() if several}


def queue_clock(clock: int) -> int:
    """Return the clock of a queue for that of a table: the host of a rematch has all to choose."""
    return LIVE if 0 < clock <= HOUR else DAY


def ends_at(wish: Wish) -> int:
    """Return when somebody has waited in vain."""
    return wish.since + PATIENCE[queue_clock(wish.clock)]


def is_over(wish: Wish, now: int) -> bool:
    """Tell whether somebody has waited in vain."""
    return now >= ends_at(wish)


def parties(games: Games, waiting: Iterable[Wish], now: int) -> Iterator[Party]:
    """Yield the parties that can play together; nobody is in two of them."""
    queue = sorted(waiting, key=lambda wish: (not wish.is_first, wish.since, wish.user.id))
    if not queue:  # as nearly always: what games there are is not asked every two seconds
        return
    hall = _Hall(sizes(games), queue)
    for wish in queue:
        for game in hall.wanted(wish):
            if wishes := hall.gathered(wish, game):
                yield Party(game, wish.clock, now, wishes)
                break


class _Hall:
    """Those who still wait, by game and clock in the order of their skills."""

    def __init__(self, sizes: Mapping[str, int], queue: Iterable[Wish]) -> None:
        self._sizes = sizes
        self._left = {wish.user.id: wish for wish in queue}
        self._pools: dict[tuple[str, int], list[tuple[float, int]]] = defaultdict(list)
        for wish in self._left.values():
            for game in self._games(wish):
                insort(self._pools[game, wish.clock], _mark(wish, game))

    def _games(self, wish: Wish) -> list[str]:
        return [game for game in self._sizes if wish.game in ("", game)]

    def wanted(self, wish: Wish) -> list[str]:
        """Return the games that a waiting person may play. Of any game: those that most others wait
        for, ties are broken by person and time, so that no game always comes first.
        """
        if wish.user.id not in self._left or not (games := self._games(wish)):
            return []
        first = (wish.user.id + wish.since) % len(games)
        turned = games[first:] + games[:first]
        return sorted(turned, key=lambda game: -len(self._pools[game, wish.clock]))

    def gathered(self, wish: Wish, game: str) -> tuple[Wish, ...]:
        """Take out somebody, with those who play a game with them; nobody if they are too few."""
        found, size = [wish], self._sizes[game]
        pool = self._pools[game, wish.clock]
        if len(pool) < size:
            return ()
        for other in map(self._left.__getitem__, _nearest(pool, _mark(wish, game))):
            if all(_get_on(other, one) for one in found):
                found.append(other)
            if len(found) == size:
                self._take_out(found)
                return tuple(found)
        return ()

    def _take_out(self, wishes: Iterable[Wish]) -> None:
        for wish in wishes:
            del self._left[wish.user.id]
            for game in self._games(wish):
                pool = self._pools[game, wish.clock]
                del pool[bisect_left(pool, _mark(wish, game))]


def _mark(wish: Wish, game: str) -> tuple[float, int]:
    return wish.skills.get(game, USUAL), wish.user.id


def _nearest(pool: list[tuple[float, int]], mark: tuple[float, int]) -> Iterator[int]:
    """Yield the other users of a pool, those nearest in skill first."""
    skill, left = mark[0], bisect_left(pool, mark) - 1
    right = left + 2
    while left >= 0 or right < len(pool):
        is_left = right == len(pool) or (
            left >= 0 and skill - pool[left][0] < pool[right][0] - skill
        )
        yield pool[left if is_left else right][1]
        left, right = (left - 1, right) if is_left else (left, right + 1)


def _get_on(one: Wish, other: Wish) -> bool:
    """Tell whether two may play together."""
    return one.user.id not in other.shuns and other.user.id not in one.shuns


def gathered(games: Games, id: str, party: Party) -> Table:
    """Return the table of people who have found each other, before its game begins. Its id leads
    to its circle, so that it is one table however often it is made.
    """
    first = party.wishes[0].user
    table = Table(id, Place(NOBODY, int(id, 16)), first.language, first.id)
    table = replace(table, clock=party.clock, strangers=True, since=party.since)
    users = (replace(wish.user, reachable=True) for wish in party.wishes)
    people = tuple(person_of(table, user, colour) for colour, user in enumerate(users))
    return with_game(games, Live(replace(table, people=people)), party.game).table
