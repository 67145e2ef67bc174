"""The games that a soak plays: first a few whole games, which are long, then toys."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, cycle, islice
from random import Random
from typing import NamedTuple

from bot.texts.catalogues import LANGUAGES
from games.core.contract import must_forget
from tests.bot.tables import ALL

_MOST = 5
"""People who play together."""


class Kind(NamedTuple):
    """A game as people agree to play it."""

    game: str
    people: int
    options: Mapping[str, str] = {}
    """Those that are not as usual."""
    computers: int = 0
    """The number of computers that play as well, and move at once."""

    def __str__(self) -> str:
        options = ", ".join(f"{option} {value}" for option, value in self.options.items())
        with_options = f"{self.game}{f' ({options})' if options else ''}, {self.people} people"
        return f"{with_options}{f' and {self.computers} computers' if self.computers else ''}"


SECOND = {"expansion": "on"}

WHOLE = (
    Kind("saboteur", 2, computers=3),
    Kind("carcassonne", 2, computers=3),
    Kind("saboteur", 5),
    Kind("glastonbury", 3, {"recipes": "on"}),
    Kind("saboteur", 5, SECOND),
    Kind("land_vs_sea", 4, {"mountains": "on", "caravans": "on"}),
    Kind("carcassonne", 3, {"draw": "hand"}),
    Kind("laar", 3, {"experts": "hidden"}),
    Kind("saboteur", 4, SECOND),
    Kind("carcassonne", 2, {"river": "on", "abbot": "on"}),
    Kind("saboteur", 3),
    Kind("land_vs_sea", 3),
    Kind("laar", 4),
    Kind("carcassonne", 5),
    Kind("carcassonne", 2),
    Kind("glastonbury", 2),
    Kind("glastonbury", 4, {"memory": "open"}),
    Kind("land_vs_sea", 2, {"waypoints": "on"}),
    Kind("castle", 2),
)
"""Games of the registry: computers that fill up a table, hands and roles that nobody else may see,
boards that must not stay, the most people, options."""

_ANONYMOUS = 3
"""One table in this many is opened by an anonymous admin ..."""
_VOTED = 4
"""... is voted for by /tonight, if it is none of those ..."""
_HINTED = 2
"""... allows hints, where there can be any and a host to allow them ..."""
_HIDING = 3
"""... stands in a group in which nobody tells us who is an admin ..."""
_WORDED = 4
"""... or in one that forbids pictures and allows them again."""
_WITHOUT_GROUP = 4
"""One pair of tables in this many is of people without a group: they begin with a friend."""
WITHOUT_GROUP = (
    *(Kind("carcassonne", people) for people in (2, 3, 5)),
    *(Kind("saboteur", people) for people in (3, 5)),
    Kind("saboteur", 2, SECOND),
    *(Kind("laar", people) for people in (2, 3, 4)),
    *(Kind("glastonbury", people) for people in (2, 3, 4)),
    *(Kind("land_vs_sea", people) for people in (2, 3)),
    Kind("castle", 2),
)
"""Whole games of each kind, as two, three and as many people as can play them."""
_SHORT = ("sealed", "gifts", "cairns")


class Plan(NamedTuple):
    """One game that is to be played."""

    number: int
    kind: Kind
    languages: tuple[str, ...]
    """Of the people, in the order of joining."""
    seed: int
    is_anonymous: bool = False
    """Whether the host opens the table as an anonymous admin; then the first person who joins hosts
    it."""
    is_voted: bool = False
    """Whether the table is opened by a vote on the game."""
    has_hints: bool = False
    hides_admins: bool = False
    minds_pictures: bool = False
    """Whether the group forbids pictures now and then."""
    is_circle: bool = False
    """Whether there is no group: the table stands in each one's private chat."""

    def __str__(self) -> str:
        return f"game {self.number} ({self.kind}{', no group' if self.is_circle else ''})"


def plans(
    games: int, whole: int, seed: int, *, only_circles: bool = False, only: Collection[str] = ()
) -> Iterator[Plan]:
    """The games to play: kinds in turn, numbers of people at the toys and languages by the seed.

    The whole ones come first: nobody wants to wait for the last of them while all else is done.

    :param whole: one in this many games is a whole one.
    :param only_circles: whether nobody has a group.
    :param only: the games that are played whole; all games if empty.
    """
    chance = Random(seed)
    longest = [
        kind for kind in (WITHOUT_GROUP if only_circles else WHOLE) if not only or kind.game in only
    ]
    kinds = chain(islice(cycle(longest), games // whole), _toys(chance))
    for number, kind in enumerate(islice(kinds, games), start=1):
        plan = Plan(
            *(number, kind, tuple(chance.choice(LANGUAGES) for _ in range(kind.people))),
            chance.randrange(2**32),
            is_circle=only_circles or number // 2 % _WITHOUT_GROUP == 0,
        )
        hints = number % _HINTED == 0 and _may_hint(kind)
        yield plan._replace(has_hints=hints) if plan.is_circle else _in_group(plan, hints=hints)


def _in_group(plan: Plan, *, hints: bool) -> Plan:
    """Return a plan with the way in which the game is opened in its group, and the group's
    properties.
    """
    number, kind = plan.number, plan.kind
    is_anonymous = not kind.options and not kind.computers and number % _ANONYMOUS == 0
    return plan._replace(
        is_anonymous=is_anonymous,
        is_voted=not is_anonymous and number % _VOTED == 1,
        has_hints=hints and not is_anonymous,
        hides_admins=number % _HIDING == 1,
        minds_pictures=number % _WORDED == 2,
    )


def _may_hint(kind: Kind) -> bool:
    """Whether hints may be allowed: not where what was seen is to be remembered."""
    return not must_forget(ALL[kind.game], kind.options)


def _toys(chance: Random) -> Iterator[Kind]:
    """Every second table has a computer."""
    for game, computers in zip(cycle(_SHORT), cycle((0, 1)), strict=False):
        seats = [n for n in ALL[game].seats if 2 <= n - computers <= _MOST]
        yield Kind(game, chance.choice(seats) - computers, computers=computers)
