"""Games that somebody plays alone, against computers, in their private chat: one after another."""

from random import Random

from bot.table.computers import is_against_computers, levels
from bot.table.gathering import AddComputer, Join, Start
from bot.table.values import Live, Phase, Place, Refused, User
from tests.bot.tables import ALL
from tests.deeds.asking import at_table
from tests.deeds.presses import move
from tests.deeds.world import USERS, World

_GAMES = ("gifts", "gifts", "saboteur", "castle")
_GAMES_IN_A_ROW, _MOVES = 3, 60


async def play_alone(world: World, a: int, b: int, c: int) -> None:
    """Somebody plays against computers, and again, maybe against others."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game(world, chance)
    for _ in range(_GAMES_IN_A_ROW):
        if live is None:
            return
        for _ in range(_MOVES):
            if (await world.service.find(live.table.id)).table.phase is not Phase.RUNNING:
                break
            await move(world, 0, chance.randrange(1000), chance.randrange(1000), live.table.id)
            await world.end_step(1)
        live = await _another(world, live, chance)


async def _game(world: World, chance: Random) -> Live | None:
    """Return a game of one person against computers; if there is none, one begins."""
    for live in await world.running():
        if is_against_computers(live.table):
            return live
    user = await world.user_of(chance.choice(USERS))
    if not user.reachable or user.id in world.town.blocked:
        return None
    return await _begun(world, chance, user)


async def _begun(world: World, chance: Random, user: User) -> Live | None:
    game = chance.choice(_GAMES)
    try:
        live = await world.service.open(Place(user.id), user, user.language, game, "", 0)
    except Refused:
        return None
    id = live.table.id
    if live.table.game is None:  # it is asked what to play there
        return None
    await world.try_command(id, user, Join())
    for _ in range(2 if game == "saboteur" else 1):
        await world.try_command(id, user, AddComputer(chance.choice(levels(ALL, live.table))))
    await world.try_command(id, user, Start(chance.randrange(10**6), "", world.now))
    world.said = f"{user.name} plays {game} alone at {id}"
    await world.end_step(1)
    live = await world.service.find(id)
    return live if live.table.phase is Phase.RUNNING else None


async def _another(world: World, live: Live, chance: Random) -> Live | None:
    """Begin the next game by a button of the last word, mostly against others."""
    found = at_table(world, live.table.id, ("Rematch",))
    if not found:
        return None
    one = found[-1] if chance.random() < 0.7 else found[0]
    await world.press(USERS[one.chat - 1], one)
    await world.end_step(1)
    running = await world.running()
    return next((new for new in running if new.table.place == live.table.place), None)
