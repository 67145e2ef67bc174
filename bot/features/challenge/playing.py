"""Begins somebody's challenge of today, and tells how they stand."""

from itertools import islice

from bot.features.challenge.table import Challenged, place_of, with_terms
from bot.service.table_service import TableService
from bot.table.gathering import Start, opened
from bot.table.referee import handle
from bot.table.values import NOBODY, Live, Table, User

_FRIENDS = 10
"""The most friends who are told of."""


async def begun(service: TableService, user: User, game: str) -> tuple[Live, bool]:
    """Begin somebody's challenge of today; return its table, and whether it stood there before:
    running, or over. It is made in one step: nobody can change a deal that is everybody's.
    """
    day = service.today
    place = place_of(user.id, day, game)
    there = await service.store.at(place)
    if there and there.table.log:
        return there, True

    def fresh(id: str) -> Table:
        table = Table(id, place, user.language, user.id, host_name=user.name, since=service.now)
        return with_terms(service.frame.games, opened(service.frame.games, table, user, game), day)

    seed = await service.store.challenges.seed(day, game, service.seed())
    dealing = Start(seed, day, service.now)

    def dealt(lobby: Live) -> Live:
        return handle(service.frame.games, lobby, user, dealing, service.now)

    live = await service.put(place, 0, fresh, dealt)
    service.messenger.show(live.table.id)
    return live, False


async def told(service: TableService, user: int, day: str, game: str) -> Challenged:
    """Return how somebody stands in a challenge of a day."""
    challenges = service.store.challenges
    friends = await _friends(service, user)
    reached = await challenges.of(day, game, sorted(friends))
    best = sorted(reached, key=lambda one: (-reached[one], one))
    return Challenged(
        day,
        game,
        await service.store.at(place_of(user, day, game)),
        await challenges.standing(day, game, user),
        tuple((friends[one], reached[one]) for one in islice(best, _FRIENDS)),
        await challenges.streak(user, day),
    )


async def _friends(service: TableService, user: int) -> dict[int, str]:
    """Return the names of those with whom somebody has played to the end lately: not of those who
    want to be left out of what is told (docs/adr/0048).
    """
    past, names = service.store.past, dict[int, str]()
    async for page in past.played(user):
        for sitting in (sitting for one in page for sitting in one.sittings):
            names.setdefault(sitting.user, sitting.name)
        break  # the latest are enough
    aside = await past.aside(names)
    return {one: name for one, name in names.items() if one not in {NOBODY, user, *aside}}
