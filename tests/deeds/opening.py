"""Games that begin."""

from collections.abc import Sequence
from random import Random

from bot.display.values import Button
from bot.features.seeking.buttons import Seek
from bot.features.seeking.matching import match_all
from bot.features.seeking.table import LIVE, sizes
from bot.table.computers import levels
from bot.table.gathering import (
    AddComputer,
    Join,
    SetClock,
    SetHints,
    SetOption,
    SetWeekends,
    Start,
)
from bot.table.values import BANKS, CLOCKS, DAY, LETTERS, NOBODY, Place, Refused, User, game_of
from games.core.seats import lawful_people
from tests.bot.tables import ALL
from tests.deeds.town import Seen
from tests.deeds.world import GROUP, USERS, World

NO_COMPUTERS = -1


async def gather(world: World, a: int, b: int, c: int) -> None:
    """Some people open a table, if there are few, and mostly begin."""
    tables = await world.open_tables()
    if len(tables) >= (1, 1, 1, 2, 3)[a % 5]:
        return
    chance = Random(a * 1_000_003 + b * 1009 + c)
    game = chance.choice([*sorted(ALL), "saboteur", "saboteur", "gifts"])
    kind = chance.choice(["group"] * 6 + ["circle"] * 4 + ["strangers"])
    if kind == "strangers":
        await seek(world, chance)
        return
    place = Place(GROUP) if kind == "group" else Place(NOBODY, 1 + 1000 * a + b)
    await open_table(world, chance, place, game)


async def open_table(
    world: World, chance: Random, place: Place, game: str, starts: float = 0.7, computers: int = 0
) -> None:
    """Somebody opens a table for those who are there, who sit down and mostly begin.

    :param computers: at least so many; `NO_COMPUTERS` for none.
    """
    users = [one for one in USERS if one.id not in world.town.blocked]
    chance.shuffle(users)
    if place.is_group:
        users = [one for one in users if (GROUP, one.id) not in world.town.out]
    if len(users) < 2:
        return
    standing = await world.service.standing(place)
    slots = {live.table.slot for live in standing}
    letters = range(len(LETTERS) if place.is_group else 1)
    slot = next((n for n in letters if n not in slots), None)
    if slot is None:
        return
    host = await world.user_of(users[0])
    try:
        live = await world.service.open(place, host, host.language, game, "Friends", slot)
    except Refused:  # they sit at as many tables as there are letters
        return
    world.said = f"{host.name} opens {live.table.id} ({_kind(place)}, {game})"
    await _set_up(world, live.table.id, chance, users, starts, computers)


def _kind(place: Place) -> str:
    return "group" if place.is_group else "circle"


async def _set_up(
    world: World, id: str, chance: Random, users: list[User], starts: float, computers: int
) -> None:
    live = await world.service.find(id)
    host, game = await world.user_of(users[0]), game_of(ALL, live.table)
    if option := chance.choice([None, *game.options]):
        await world.try_command(id, host, SetOption(option.id, chance.choice([*option.values])))
    clock = chance.choice([(clock, 0) for clock in CLOCKS] + [*BANKS])
    await world.try_command(id, host, SetClock(*clock))
    await world.try_command(id, host, SetWeekends(chance.random() < 0.3))
    await world.try_command(id, host, SetHints(chance.random() < 0.3))
    live = await world.service.find(id)
    numbers = lawful_people(game, live.table.options) or (2,)
    wanted = chance.choice([n for n in numbers if 3 <= n <= 5] or list(numbers)[:2])
    for user in users[:wanted]:
        await world.try_command(id, await world.user_of(user), Join())
    while levels(ALL, live.table) and _wants_computer(computers, chance):
        computers = max(0, computers - 1)
        await world.try_command(id, host, AddComputer(levels(ALL, live.table)[0]))
    sitting = [one.name for one in (await world.service.find(id)).table.people]
    if chance.random() < starts:
        await world.try_command(id, host, Start(chance.randrange(10**6), "", world.now))
        world.said += f"; {', '.join(sitting)} play"


def _wants_computer(computers: int, chance: Random) -> bool:
    return computers > 0 or (computers != NO_COMPUTERS and chance.random() < 0.45)


async def seek(world: World, chance: Random, wanted: Sequence[User] = ()) -> None:
    """As many strangers as a game needs look for others, and are matched.

    :param wanted: those who look first, of a game for two.
    """
    users = [one for one in USERS if one.id not in world.town.blocked]
    chance.shuffle(users)
    counts = {id: n for id, n in sizes(ALL).items() if not wanted or n == len(wanted)}
    game = chance.choice(sorted(counts))
    met = [one for one in users if (await world.store.profiles.of(one.id)).reachable]
    looking = (*wanted, *met)[: counts[game]]
    for user in looking:
        clock = chance.choice([LIVE, DAY]) if chance.random() < 0.2 else DAY
        await look_for(world, user, game, clock)
    await match_all(world.service)
    world.said = f"{', '.join(one.name for one in looking)} seek {game}"


async def look_for(world: World, user: User, game: str, clock: int) -> None:
    """Somebody looks for a stranger to play with, by a message that has found nobody, and waits."""
    one = Seen(user.id, Button("seek", Seek("", game, clock)), "")
    await world.press(user, one, id=1000 + len(world.trail))
