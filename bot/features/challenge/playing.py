"""Begins a user's challenge of today, and collects how they stand in one."""

from itertools import islice

from bot.features.challenge.table import Challenged, place_of, with_terms
from bot.service.table_service import TableService
from bot.table.gathering import Start, opened
from bot.table.referee import handle
from bot.table.values import NOBODY, Live, Table, User

_FRIENDS = 10
"""The most friends whose results are listed."""


async def begun(service: TableService, user: User, game: str) -> tuple[Live, bool]:
    """Begin a user's challenge of today. Return its table, and whether the table was there before,
    running or over. A new table is opened and dealt in one step, so nobody can change the deal,
    which is the same for everybody.
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
    """Return a user's table, place, friends and streak in the challenge of a day."""
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
    """Return, by user id, the names of the people in a user's latest games that were played to the
    end. Strangers are left out, for they see of each other a name alone (docs/adr/0103), and so are
    people who are in nobody's statistics by their own wish (docs/adr/0048).
    """
    past, names = service.store.past, dict[int, str]()
    async for page in past.played(user):
        known = (one for one in page if not one.strangers)
        for sitting in (sitting for one in known for sitting in one.sittings):
            names.setdefault(sitting.user, sitting.name)
        break  # the first page, the latest games, is enough
    aside = await past.aside(names)
    return {one: name for one, name in names.items() if one not in {NOBODY, user, *aside}}
