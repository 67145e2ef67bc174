"""What people do around a game: before it begins, and when they want another."""

from random import Random

from bot.display import buttons
from bot.display.values import Button
from bot.features.seeking.matching import match_all
from bot.table.gathering import Dismiss, InviteBack, Join, Leave, Start
from bot.table.values import (
    DAY,
    NOBODY,
    Chair,
    Live,
    Matter,
    Phase,
    Place,
    Table,
    User,
    is_gathering,
    position,
    stamp_of_table,
)
from bot.table.votes import Agree, Resign, Stop
from games.core.values import Seat
from tests.bot.tables import ALL
from tests.deeds import people
from tests.deeds.asking import at_table, hand_on_seat, of_kinds, reading, try_command
from tests.deeds.changes import Told
from tests.deeds.opening import look_for, open_table, seek
from tests.deeds.presses import move, write_words
from tests.deeds.town import Seen
from tests.deeds.world import GROUP, USERS, World

_MOVES = 40
"""Moves after which a game is left to itself."""
_SOME = 3
"""Moves after which somebody leads."""


async def gather_slowly(world: World, a: int, b: int, c: int) -> None:
    """In a lobby of the group people come, go, are sent off and are asked back."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _lobby(world, chance)
    if live is None:
        return
    for _ in range(chance.choice((3, 5, 8))):
        table = (await world.service.find(live.table.id)).table
        if not is_gathering(table) or table.host not in [one.id for one in USERS]:
            return
        sent_off, user = [one.user for one in table.dismissed if one.user], chance.choice(USERS)
        if sent_off and chance.random() < 0.6:
            user = USERS[chance.choice(sent_off) - 1]
        if chance.random() < 0.5:
            await _come_or_go(world, table, user, chance)
        else:
            await _send_off(world, table, user, chance)
        await world.end_step(user.id)


async def _come_or_go(world: World, table: Table, user: User, chance: Random) -> None:
    match chance.choice(("join", "join", "out", "forget", "host")):
        case "join" if user in world.readers(table.place.chat):
            is_there = user.id in [one.user for one in table.people]
            await try_command(world, table.id, user, Leave() if is_there else Join())
        case "out":
            is_out = (GROUP, user.id) in world.town.out
            await (people.come_back if is_out else people.leave_chat)(world, user.id - 1, 0, 0)
        case "forget":
            await people.forget(world, user.id - 1, 0, 0)
        case "host":  # who has opened it need not sit there, and is forgotten
            host = USERS[table.host - 1]
            if host in world.readers(host.id):  # options in private go with who sets them
                await write_words(world, host, host.id, f"start options_{table.id}")
                await world.end_step(host.id)
            await try_command(world, table.id, host, Leave())
            if host in world.readers(host.id) and chance.random() < 0.5:
                await world.press(
                    host, Seen(host.id, Button("forget", buttons.Forget("", "y")), "")
                )
                await people.hold_forgotten(world, host)


async def _send_off(world: World, table: Table, user: User, chance: Random) -> None:
    """The host sends somebody off, or asks them back; maybe by two messages that ask whom."""
    host, id = USERS[table.host - 1], table.id
    match chance.choice(("dismiss", "dismiss", "back", "press", "ask twice")):
        case "dismiss":
            await try_command(world, id, host, Dismiss(user.id, stamp_of_table(table)))
        case "back":
            await try_command(world, id, host, InviteBack(user.id))
        case "press":
            await _press_at(world, id, ("Dismiss", "InviteBack", "Join"), chance)
        case _:
            others = [one.user for one in table.people if one.user not in (0, host.id)]
            for other in others[:2]:
                off = Dismiss(other, stamp_of_table((await world.service.find(id)).table))
                await try_command(world, id, host, off)
            for _ in range(2):
                await write_words(world, host, GROUP, "kick")
                await world.end_step(host.id)
            asked = at_table(world, id, ("InviteBack",))
            for one in chance.sample(asked, min(4, len(asked))):
                await world.press(host, one)
                await world.end_step(host.id)


async def _lobby(world: World, chance: Random) -> Live | None:
    """Return a lobby of the group; if there is none, one is opened."""
    for is_last in (False, True):
        for live in await world.open_tables():
            table = live.table
            if is_gathering(table) and table.place.is_group and table.game:
                return live
        if not is_last:
            await open_table(world, chance, Place(GROUP), chance.choice(("gifts", "saboteur")), 0)
            await world.end_step(1)
    return None


async def _press_at(world: World, id: str, kinds: tuple[str, ...], chance: Random) -> None:
    if found := at_table(world, id, kinds):
        one = chance.choice(found)
        users = world.readers(one.chat)
        await world.press(chance.choice(users), one)
        await world.end_step(1)


async def play_again(world: World, a: int, b: int, c: int) -> None:
    """A game is played to its end, maybe without one who leaves it; then people want another."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _short_game(world, chance)
    if live is None:
        return
    id = live.table.id
    if chance.random() < 0.6 and (users := reading(world, live.table)):
        gone = Resign(stamp_of_table(live.table), is_replaced=chance.random() < 0.5)
        user = chance.choice(users)
        await try_command(world, id, user, gone)
        if gone.is_replaced and chance.random() < 0.4:
            await people.forget(world, user.id - 1, 0, 0)
            await world.end_step(user.id)
    sends_off = chance.choice((False, True))
    for moves in range(_MOVES):
        live = await world.service.find(id)
        if live.table.phase is not Phase.RUNNING:
            break
        if moves == _SOME and sends_off:
            await _send_off_who_leads(world, live)
        await move(world, 0, chance.randrange(1000), chance.randrange(1000), id)
        await world.end_step(1)
    if live.table.phase is Phase.RUNNING:
        for user in reading(world, live.table):
            await try_command(world, id, user, Stop(stamp_of_table(live.table)))
    await want_another(world, id, chance)


async def _send_off_who_leads(world: World, live: Live) -> None:
    """All others vote out who leads, and have a computer play on for them."""
    assert live.play is not None
    users, scores = reading(world, live.table), ALL["gifts"].scores(live.play.state)
    chairs = {one.user: Chair(n) for n, one in enumerate(live.table.people)}
    if len(users) < len(live.table.people) or not scores:
        return
    best = max(users, key=lambda one: scores[Seat(chairs[one.id])])
    for matter in (Matter.REMOVE, Matter.REPLACE):
        for user in users:
            table = (await world.service.find(live.table.id)).table
            if user != best and table.phase is Phase.RUNNING:
                wish = Agree(matter, chairs[best.id], position(table))
                await try_command(world, table.id, user, wish)


async def _short_game(world: World, chance: Random) -> Live | None:
    """Return a short game that runs; if there is none, one begins."""
    for is_last in (False, True):
        for live in await world.running():
            if live.table.game == "gifts" and not live.table.is_paused:
                return live
        if not is_last and len(await world.running()) < 3:
            place = Place(GROUP) if chance.random() < 0.7 else Place(0, 1 + chance.randrange(10**6))
            await open_table(world, chance, place, "gifts", 1)
            await world.end_step(1)
    return None


async def _rematch(world: World, id: str, chance: Random) -> Live | None:
    """Somebody wants to play again whom the button of the last word lets: return the lobby."""
    known = {live.table.id for live in await world.open_tables()}
    for one in at_table(world, id, ("Rematch",))[:1]:
        users = world.readers(one.chat)
        chance.shuffle(users)
        for user in users:
            if await world.press(user, one) is None:
                break
        await world.end_step(1)
    opened = [live for live in await world.open_tables() if live.table.id not in known]
    return next((live for live in opened if is_gathering(live.table)), None)


async def want_another(world: World, id: str, chance: Random) -> None:
    """Somebody wants a rematch, maybe once more after it was called off, and those who are asked
    come; at its game a seat is handed on.
    """
    opened = await _rematch(world, id, chance)
    if opened and chance.random() < 0.3:
        host = await world.user_of(USERS[opened.table.host - 1])
        await try_command(world, opened.table.id, host, Stop(stamp_of_table(opened.table)))
        opened = await _rematch(world, id, chance)
    if opened is None:
        return
    new = opened.table.id
    for guest in opened.table.invited:
        if guest.user and chance.random() < 0.9:
            await try_command(world, new, USERS[guest.user - 1], Join())
    if chance.random() < 0.3:
        await _get_up_again(world, new, chance)
    host = await world.user_of(USERS[opened.table.host - 1])
    await _press_at(world, new, ("BestOf",), chance)
    await try_command(world, new, host, Start(chance.randrange(10**6), "", world.now))
    live = await world.service.find(new)
    if live.table.phase is Phase.RUNNING and (users := reading(world, live.table)):
        tallies = zip(live.table.people, live.table.series.tallies, strict=False)
        won = {person.user for person, tally in tallies if tally.wins}
        givers = [user for user in users if user.id in won] or users
        await hand_on_seat(world, live, chance.choice(givers), 1)
    world.said = ""


async def _get_up_again(world: World, id: str, chance: Random) -> None:
    """Somebody in the lobby of a rematch gets up, or leaves the group, and time passes after which
    it might begin.
    """
    table = (await world.service.find(id)).table
    sitting = [one.user for one in table.people if one.user]
    if not sitting:
        return
    user = chance.choice(sitting)
    if table.place.is_group and chance.random() < 0.5:
        await people.leave_chat(world, user - 1, 0, 0)
        await world.end_step(user)
    else:
        await try_command(world, id, USERS[user - 1], Leave())
    world.told, world.now = Told(), world.now + 120
    world.said = "two minutes pass"
    await world.tick()
    await world.end_step(1)


async def meet(world: World, a: int, b: int, c: int) -> None:
    """Strangers find each other, some of them move, and one blocks the bot."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    games = await _games_of_strangers(world, chance)
    if not games:
        return
    id = games[0].table.id
    for _ in range(chance.choice((0, 1, 2, 4))):
        await move(world, 0, chance.randrange(1000), chance.randrange(1000), id)
        await world.end_step(1)
    table = (await world.service.find(id)).table
    users = reading(world, table) if table.phase is Phase.RUNNING else []
    if users:
        user = chance.choice(users)
        world.town.blocked.add(user.id)
        world.said = f"{user.name} blocks the bot"
        await people.tell_reached(world, user, "kicked")
        await world.tick()


async def _games_of_strangers(world: World, chance: Random) -> list[Live]:
    """Return the games of strangers that run; without any, some find each other."""
    running = await world.running()
    if len(running) < 3 and not any(live.table.strangers for live in running):
        await seek(world, chance)
        await world.end_step(1)
        running = await world.running()
    return [live for live in running if live.table.strangers]


async def shun(world: World, a: int, b: int, c: int) -> None:
    """Somebody does not want to meet a stranger again; either wants a rematch, or both look for
    somebody, and one of them maybe did before.
    """
    chance = Random(a * 1_000_003 + b * 1009 + c)
    games = await _games_of_strangers(world, chance)
    if games and not of_kinds(world.standing(), ("Shun",)):
        for user in reading(world, games[0].table):
            await try_command(world, games[0].table.id, user, Stop(stamp_of_table(games[0].table)))
    asked = of_kinds(world.standing(), ("Shun",))
    if not asked:
        return
    known = {user for user, _ in world.judge.shuns}
    more = [one for one in asked if one.chat in known]  # whoever shuns one, and now another
    one = chance.choice(more or asked)
    waits = one.chat if more or chance.random() < 0.3 else NOBODY
    for user in world.readers(one.chat):
        if waits:
            await look_for(world, user, "castle", DAY)
        await _shun_one(world, user, one)
    if not more and one.button.token and chance.random() < 0.5:
        again = at_table(world, one.button.token.table, ("Rematch",))
        chance.shuffle(again)
        for new in again[:1]:
            await world.press(USERS[new.chat - 1], new)
            await world.end_step(1)
        return
    pairs = [pair for pair in world.judge.shuns if pair[0] == waits] or [*world.judge.shuns]
    pair = [USERS[user - 1] for user in chance.choice(pairs or [()])]
    if not pair or {one.id for one in pair} & world.town.blocked:
        return
    if pair[0].id == waits:
        await look_for(world, pair[1], "castle", DAY)
        await match_all(world.service)
    else:
        await seek(world, chance, chance.sample(pair, 2))


async def _shun_one(world: World, user: User, one: Seen) -> None:
    """Somebody shuns one more. I9: if they wait for strangers, they go on without the others."""
    before = await world.store.seekers.wish(user.id)
    await world.press(user, one)
    after = await world.store.seekers.wish(user.id)
    lost = before.shuns - after.shuns if before and after else frozenset[int]()
    assert not lost, f"I9: {user.name} shuns one more, and might meet {sorted(lost)}"
    await world.end_step(1)


async def offer_to_name(world: World, a: int, b: int, c: int) -> None:
    """Somebody offers their seat to one whom they name; who is named leaves, or is forgotten."""
    running = [one for one in await world.running() if one.table.place.is_group]
    if not running:
        return
    live = running[a % len(running)]
    users, sitting = reading(world, live.table), {one.user for one in live.table.people}
    others = [one for one in world.readers(GROUP) if one.id not in sitting]
    if not users or not others:
        return
    giver, taker = users[b % len(users)], others[c % len(others)]
    await write_words(world, giver, GROUP, f"leave @{taker.username}")
    await world.end_step(c)
    for one in at_table(world, live.table.id, ("OfferSeat",))[:1]:
        await world.press(giver, one)
        await world.end_step(c)
    if b % 2:
        await world.press(taker, Seen(taker.id, Button("forget", buttons.Forget("", "y")), ""))
        await world.end_step(c)
        await people.hold_forgotten(world, taker)
    else:
        await people.leave_chat(world, taker.id - 1, 0, c)
        await world.end_step(c)
        offer = (await world.service.find(live.table.id)).table.offer
        is_meant = offer and offer.friend and offer.friend.is_user(taker.id, taker.username)
        assert not is_meant, f"I4: a seat is kept for {taker.name}, who has left the group"
