"""What people ask of each other at a game that runs, and what becomes of it when people change
meanwhile.
"""

from datetime import timedelta
from random import Random

from bot.display import buttons
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.table import AskToJoin, StepBack, TurnDown
from bot.features.pause.table import AskPause
from bot.table.computers import own
from bot.table.relations import is_asking
from bot.table.values import (
    DAY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    Table,
    User,
    game_of,
    position,
    stamp_of_table,
)
from bot.table.votes import Agree, AskHints, Resign, SitAgain, Stop, TakeBack
from tests.bot.tables import ALL
from tests.deeds import people
from tests.deeds.model import there
from tests.deeds.opening import gather, open_table
from tests.deeds.presses import write_words
from tests.deeds.town import Seen
from tests.deeds.world import GROUP, USERS, World

AGREES = ("Agree", "Answer", "AnswerLatecomer")
_WAYS_BACK = ("SitAgain", "TakeOver", "AskToJoin", "Join", "Agree")


async def ask(world: World, a: int, b: int, c: int) -> None:
    """Somebody at a game asks the others for something, as commands and questions do."""
    running = await world.running()
    if not running:
        return
    live, user = running[a % len(running)], USERS[b % len(USERS)]
    if user in world.readers(live.table.place.chat or user.id):
        await _ask(world, live, user, Chair(c % len(live.table.people)), a + b + c)


async def _ask(world: World, live: Live, user: User, chair: Chair, which: int) -> None:
    table = live.table
    stamp, at = stamp_of_table(table), position(table)
    asked: tuple[Command, ...] = (
        *(AskPause(days, world.now) for days in (1, 3, 7)),
        *(Stop(stamp), Stop(stamp), AskHints(), TakeBack(), SitAgain(), SitAgain()),
        *(Agree(matter, chair, at) for matter in (Matter.REMOVE, Matter.REPLACE)),
        *(Agree(matter, chair, at) for matter in (Matter.REPLACE, Matter.RETURN)),
        *(Resign(stamp, is_replaced=True), AskToJoin(world.now)),
    )
    drawn = asked[:3] if table.pause.wish and which % 2 else asked  # another wish, or the same
    command = drawn[which // 2 % len(drawn)]
    world.said = f"{user.name} asks at {table.game} {table.id}: {command}"
    await world.try_command(table.id, await world.user_of(user), command)


async def agree(world: World, a: int, b: int, c: int) -> None:
    """All who see what is asked agree, one after the other, or some of them."""
    asked = [one for one in of_kinds(world.standing(), AGREES) if one.table]
    if asked:
        one = asked[a % len(asked)]
        await answer(world, one, None if c % 2 else 3, Random(b))


async def answer(world: World, one: Seen, most: int | None, chance: Random, when: str = "") -> None:
    users = world.readers(one.chat)
    chance.shuffle(users)
    for user in users[:most]:
        await world.press(user, one, when)
        await world.end_step(user.id)


def of_kinds(seen: list[Seen], kinds: tuple[str, ...]) -> list[Seen]:
    """Return the buttons of some kinds but for those that turn down."""
    found = [one for one in seen if type(one.button.token).__name__ in kinds]
    return [one for one in found if getattr(one.button.token, "answer", "") != "n"]


# People change their minds


async def waver(world: World, a: int, b: int, c: int) -> None:
    """Something is asked, and people agree, say no, and change their minds."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game(world, chance)
    users = reading(world, live.table) if live else []
    if live is None or len(users) < 2:
        return
    id, (asker, subject) = live.table.id, chance.sample(users, 2)
    if chance.random() < 0.4:  # who has days off need not answer, and may
        await people.plan_today(world, subject)
        await world.end_step(c)
    if chance.random() < 0.5:
        await _ask(world, live, asker, chair_at(live.table, subject), chance.randrange(1000))
        await world.end_step(c)
    else:
        await _waver_about(world, live, asker, subject)
    for _ in range(chance.choice((2, 4, 6))):
        asked = at_table(world, id, (*AGREES, "Object"))
        if not asked:
            return
        one = chance.choice(asked)
        read = [user for user in users if user in world.readers(one.chat)]
        read += [asker] * (asker in read)
        if read:
            await world.press(chance.choice(read), one)
            await world.end_step(c)


async def _waver_about(world: World, live: Live, asker: User, subject: User) -> None:
    """Somebody wants another replaced, and then not, once a third has agreed."""
    id, chair = live.table.id, chair_at(live.table, subject)
    at, others = position(live.table), reading(world, live.table)
    wish = Agree(Matter.REPLACE, chair, at)
    third = [one for one in others if one not in (asker, subject)][:1]
    for user in (asker, *third):
        await try_command(world, id, user, wish)
    for one in at_table(world, id, ("Object",)):
        if isinstance(one.button.token, buttons.Object) and one.button.token.chair == chair:
            for user in (asker, *third):
                if user in world.readers(one.chat):
                    await world.press(user, one)
                    await world.end_step(user.id)
            return


async def _game(world: World, chance: Random) -> Live | None:
    """Return a game that runs; if there is none, one begins."""
    if not await world.running():
        await gather(world, *(chance.randrange(1000) for _ in range(3)))
        await world.end_step(1)
    running = await world.running()
    return chance.choice(running) if running else None


def reading(world: World, table: Table) -> list[User]:
    """Return who sits at a table and reads its messages."""
    users = [USERS[user - 1] for user in there(table).values() if user]
    return [user for user in users if user in world.readers(table.place.chat or user.id)]


def chair_at(table: Table, user: User) -> Chair:
    return next(Chair(n) for n, one in enumerate(table.people) if one.user == user.id)


def at_table(world: World, id: str, kinds: tuple[str, ...]) -> list[Seen]:
    tokens = of_kinds(world.standing(), kinds)
    return [one for one in tokens if one.button.token and one.button.token.table == id]


# Seats pass to others


async def hand_on(world: World, a: int, b: int, c: int) -> None:
    """Somebody hands on their seat, mostly to one who waits for another."""
    running = await world.running()
    if not running:
        return
    live = running[a % len(running)]
    people = enumerate(live.table.people)
    own = [one.user for n, one in people if one.user and n not in live.table.gone]
    if own:
        await hand_on_seat(world, live, USERS[own[b % len(own)] - 1], c)


async def hand_on_seat(world: World, live: Live, giver: User, c: int) -> None:
    table = live.table
    sitting = {one.user for one in table.people}
    waiting = [one.user for one in table.invited if one.user not in sitting]
    others = waiting or [one.id for one in USERS if one.id not in sitting]
    if not others:
        return
    taker = USERS[others[c % len(others)] - 1]
    if not all(one in world.readers(table.place.chat or one.id) for one in (giver, taker)):
        return
    if c % 5 == 0:
        await people.plan_today(world, taker)
        await world.end_step(c)
    stood = await _votes_about(world, table, giver) if c % 3 == 0 else []
    world.said = f"{giver.name} hands on a seat at {table.game} {table.id} to {taker.name}"
    await world.try_command(table.id, await world.user_of(giver), OfferSeat(world.now))
    await world.end_step(c)
    if c % 4 == 0 and table.place.is_group:  # who has offered their seat need not stay
        await people.leave_chat(world, giver.id - 1, 0, 0)
        await world.end_step(c)
    world.said = f"{taker.name} takes over, if they can"
    table = (await world.service.find(table.id)).table
    if table.offer and table.offer.agreed is None:
        word = word_of_offer(table, table.offer)
        command = TakeOver(table.offer.chair, word, world.now)
        await world.try_command(table.id, await world.user_of(taker), command)
    for one in stood:
        await world.end_step(c)
        await answer(world, one, 3, Random(c), " (of before)")


async def _votes_about(world: World, table: Table, user: User) -> list[Seen]:
    """Have another ask in the group whom to remove; return a button about a person."""
    others = [one for one in reading(world, table) if one.id != user.id]
    sits = user.id in {one.user for one in table.people}
    if not others or not sits or not table.place.is_group:
        return []
    await write_words(world, others[0], GROUP, "kick")
    world.town.touched.add(table.id)
    await world.end_step(0)
    asked = [one for one in at_table(world, table.id, ("Agree",)) if not one.table]
    chair = chair_at(table, user)
    return [one for one in asked if getattr(one.button.token, "chair", None) == chair][-1:]


async def come_late(world: World, a: int, b: int, c: int) -> None:
    """Somebody asks for a seat with the next round, after another who has taken that back; is let
    in, maybe asks once more; and then a seat is handed on to them, or all want to stop.
    """
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game_of_rounds(world, chance)
    if live is None:
        return
    id, sitting = live.table.id, {one.user for one in live.table.people}
    others = [one for one in world.readers(GROUP) if one.id not in sitting]
    chance.shuffle(others)
    if not others:
        return
    stood: list[Seen] = []
    if len(others) > 1:
        await try_command(world, id, others[1], AskToJoin(world.now))
        stood = at_table(world, id, ("AnswerLatecomer",))
        await try_command(
            world, id, others[1], TurnDown(name) if (name := _asked(stood)) else StepBack()
        )
    user = others[0]
    for _ in range(chance.choice((1, 2))):
        await try_command(world, id, user, AskToJoin(world.now))
        for one in chance.sample(stood, min(1, len(stood))):
            await answer(world, one, 3, chance, " (of before)")
        for one in at_table(world, id, ("AnswerLatecomer",))[:1]:
            await answer(world, one, None, chance)
        for one in at_table(world, id, ("TakeOver",))[:1]:
            await world.press(user, one)
            await world.end_step(c)
    live = await world.service.find(id)
    givers = reading(world, live.table)
    if givers and chance.random() < 0.6:
        await hand_on_seat(world, live, chance.choice(givers), a)
        return
    for giver in givers:
        await try_command(world, id, giver, Stop(stamp_of_table(live.table)))


def _asked(stood: list[Seen]) -> int:
    """Return which question of a latecomer buttons answer; 0 for none."""
    return next((getattr(one.button.token, "name", 0) for one in stood), 0)


async def want_back(world: World, a: int, b: int, c: int) -> None:
    """Somebody hands on their seat, and asks for that of a computer."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    games = [live for live in await world.running() if live.table.place.is_group]
    games = [live for live in games if own(live.table) and reading(world, live.table)]
    if not games and len(await world.running()) < 3:
        await open_table(world, chance, Place(GROUP), chance.choice(sorted(ALL)), 1, computers=1)
        await world.end_step(1)
        games = [live for live in await world.running() if own(live.table)]
    if not games or not (users := reading(world, games[0].table)):
        return
    live, giver = games[0], chance.choice(users)
    id = live.table.id
    await hand_on_seat(world, live, giver, 1)
    await world.end_step(c)
    await try_command(world, id, giver, AskToJoin(world.now))
    for one in at_table(world, id, ("AnswerLatecomer",))[:1]:
        await answer(world, one, None, chance)
    table = (await world.service.find(id)).table
    if table.offer and is_asking(table.offer, giver.id):
        for one in at_table(world, id, ("TakeOver",))[:1]:
            refusal = await world.press(giver, one)
            assert refusal != "refused-sat-elsewhere", f"I7: {giver.name} is promised a seat"
            await world.end_step(c)


async def _game_of_rounds(world: World, chance: Random) -> Live | None:
    """Return a game of the group that somebody can join with the next round; if there is none, one
    begins.
    """
    for is_last in (False, True):
        for live in await world.running():
            if live.table.place.is_group and game_of(ALL, live.table).latecomers:
                return live
        if not is_last and len(await world.running()) < 3:
            await open_table(world, chance, Place(GROUP), "saboteur")
            await world.end_step(1)
    return None


async def fall_silent(world: World, a: int, b: int, c: int) -> None:
    """Nobody moves for two months; then people agree to a pause, or to something else."""
    for _ in range(3):
        world.now += 21 * DAY
        world.said = "three weeks pass"
        await world.tick()
        await world.end_step(c)
    for live in (await world.running())[:1]:
        users = reading(world, live.table)
        for user in users[:1]:
            await try_command(world, live.table.id, user, AskPause(7, world.now))
        for one in at_table(world, live.table.id, AGREES):
            await answer(world, one, None, Random(a))


async def ask_from_outside(world: World, a: int, b: int, c: int) -> None:
    """Somebody who has followed a link asks for a computer's seat; they are turned down, or all
    stop.
    """
    chance = Random(a * 1_000_003 + b * 1009 + c)
    games = [live for live in await world.running() if live.table.place.is_circle]
    games = [live for live in games if own(live.table) and not live.table.strangers]
    if not games and len(await world.running()) < 3:
        await open_table(
            world, chance, Place(0, 1 + chance.randrange(10**6)), "saboteur", 1, computers=2
        )
        await world.end_step(1)
        games = [live for live in await world.running() if live.table.place.is_circle]
    if not games:
        return
    live = chance.choice(games)
    users, sitting = reading(world, live.table), {one.user for one in live.table.people}
    others = [one for one in USERS if one.id not in sitting and one in world.readers(one.id)]
    if not users or not others:
        return
    await try_command(world, live.table.id, chance.choice(others), AskToJoin(world.now))
    name = _asked(at_table(world, live.table.id, ("AnswerLatecomer",)))
    stop = Stop(stamp_of_table(live.table))
    for user in users:
        await try_command(world, live.table.id, user, TurnDown(name) if name and c % 2 else stop)


async def try_command(world: World, id: str, user: User, command: Command) -> None:
    """Have somebody do something at a table, unless they have blocked the bot and it is a circle's:
    all its buttons stand in the bot's chat.
    """
    live = await world.store.tables.load(id)
    if live and live.table.place.is_circle and user.id in world.town.blocked:
        return
    world.said = f"{user.name} does at {id}: {command}"
    await world.try_command(id, await world.user_of(user), command)
    await world.end_step(user.id)


async def send_off(world: World, a: int, b: int, c: int) -> None:
    """All want somebody out of a game, maybe a computer in their place; and then they try each way
    back that stands.
    """
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game(world, chance)
    users = reading(world, live.table) if live else []
    if live is None or len(users) < 2:
        return
    user, *others = chance.sample(users, len(users))
    id, chair = live.table.id, chair_at(live.table, user)
    if chance.random() < 0.3:  # who has days off is there, and may not be sent off by fewer
        await people.plan_today(world, user)
        await world.end_step(c)
    for matter in chance.choice(((Matter.REPLACE,), (Matter.REMOVE, Matter.REPLACE))):
        for other in others:
            at = position((await world.service.find(id)).table)
            world.said = f"{other.name} wants at {live.table.game} {id}: {matter.name} {user.name}"
            await world.try_command(id, await world.user_of(other), Agree(matter, chair, at))
            await world.end_step(c)
    world.said = f"{user.name} wants to sit again at {live.table.game} {id}"
    await world.try_command(id, await world.user_of(user), SitAgain())
    await world.end_step(c)
    for one in at_table(world, id, _WAYS_BACK):
        if user in world.readers(one.chat):
            await world.press(user, one)
            await world.end_step(c)
    for other in others if chance.random() < 0.5 else ():
        at = position((await world.service.find(id)).table)
        world.said = f"{other.name} wants {user.name} back"
        await world.try_command(id, await world.user_of(other), Agree(Matter.RETURN, chair, at))
        await world.end_step(c)


async def prepare(world: World, a: int, b: int, c: int) -> None:
    """Somebody prepares a move, and maybe hands on their seat."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    asked = [one for one in of_kinds(world.standing(), ("Prepare",)) if one.chat > 0]
    if not asked:
        return
    one = chance.choice(asked)
    user, id = USERS[one.chat - 1], one.table
    clock = (await world.service.find(id)).table.clock
    if clock and chance.random() < 0.4:  # somebody else's time is up
        world.now += clock + 1
        world.said = f"{timedelta(seconds=clock)} pass"
        await world.tick()
        await world.end_step(c)
    await prepare_at(world, id, user, chance)
    live = await world.service.find(id)
    is_there = user.id in there(live.table).values()
    if is_there and live.table.phase is Phase.RUNNING and chance.random() < 0.5:
        await hand_on_seat(world, live, user, a)


async def prepare_at(world: World, id: str, user: User, chance: Random) -> None:
    """Somebody prepares a move at a table, if the bot offers it."""
    for kind in ("Prepare", *["Confirm", "Choose"] * 5):
        if found := [one for one in at_table(world, id, (kind,)) if one.chat == user.id]:
            await world.press(user, chance.choice(found))
            await world.end_step(1)
