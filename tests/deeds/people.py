"""Who comes and goes, and how people want things to be; time that passes."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import Any

from bot.display import buttons
from bot.display.values import Button
from bot.features.holidays import buttons as holidays
from bot.table.values import DAY, HOUR, MINUTE, NOBODY, User
from tests.deeds.changes import Told
from tests.deeds.opening import look_for
from tests.deeds.town import BOT, Seen, member
from tests.deeds.world import GROUP, USERS, World, sender

WAITS = (5, 5, 5, 20, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, DAY, 2 * DAY, 8 * DAY, 30 * DAY)
"""Seconds that pass."""


async def of_interest(world: World, a: int, b: int) -> User:
    """Return somebody: mostly one whom something that is asked depends on."""
    found = set[int]()
    for live in await world.open_tables():
        table = live.table
        found |= {table.host} | table.votes | {one.user for one in table.invited}
        for motion in table.motions:
            found |= {table.people[motion.chair].user} | motion.votes | motion.against
        if wish := table.pause.wish:
            found |= {wish.author} | wish.agreed
        if offer := table.offer:
            friend = offer.friend.key if offer.friend else ""
            found |= (offer.agreed or frozenset()) | ({int(friend)} if friend.isdigit() else set())
    people = sorted(found - {NOBODY}) if b % 3 else []
    return USERS[people[a % len(people)] - 1] if people else USERS[a % len(USERS)]


async def leave_chat(world: World, a: int, b: int, c: int) -> None:
    """Somebody leaves the group; where the bot is no admin it hears of that by a message."""
    user = await of_interest(world, a, b)
    if (GROUP, user.id) in world.town.out:
        return
    await world.store.callings.join(GROUP, user.id, user.name)  # they wanted to be called there
    world.town.out.add((GROUP, user.id))
    world.said = f"{user.name} leaves the group"
    if c % 2:
        world.told = Told()
        left = {"message_id": 7, "date": 1, "chat": world.chat_of(GROUP), "from": sender(user)}
        await world.deal({"message": {**left, "left_chat_member": sender(user)}})
    else:
        await _member(world, user, "member", "left")


async def come_back(world: World, a: int, b: int, c: int) -> None:
    """Somebody comes back to the group."""
    out = sorted(user for chat, user in world.town.out)
    if not out:
        return
    user = USERS[out[a % len(out)] - 1]
    world.town.out.discard((GROUP, user.id))
    world.said = f"{user.name} comes back to the group"
    await _member(world, user, "left", "member")


async def _member(world: World, user: User, old: str, new: str) -> None:
    world.told = Told()
    change = {"chat": world.chat_of(GROUP), "from": sender(user), "date": 1}
    both = {"old_chat_member": member(user.id, old), "new_chat_member": member(user.id, new)}
    await world.deal({"chat_member": {**change, **both}})


async def block(world: World, a: int, b: int, c: int) -> None:
    """Somebody blocks the bot; some were looking for a stranger. I22: they look for nobody then."""
    user = await of_interest(world, a, b)
    if user.id in world.town.blocked:
        return
    if c % 3 == 0:
        await look_for(world, user, "carcassonne", DAY)
    world.town.blocked.add(user.id)
    world.said = f"{user.name} blocks the bot"
    await tell_reached(world, user, "kicked")
    assert not await world.store.seekers.wish(user.id), f"I22: user {user.id} looks for a stranger"
    await world.tick()


async def unblock(world: World, a: int, b: int, c: int) -> None:
    """Somebody takes the bot in again."""
    if not world.town.blocked:
        return
    blocked = sorted(world.town.blocked)
    user = USERS[blocked[a % len(blocked)] - 1]
    world.town.blocked.discard(user.id)
    world.said = f"{user.name} unblocks the bot"
    await tell_reached(world, user, "member")


async def tell_reached(world: World, user: User, new: str) -> None:
    """Tell the bot that somebody has opened its private chat, or blocks it."""
    world.told = Told()  # nobody has pressed anything
    old = "member" if new == "kicked" else "kicked"
    both = {"old_chat_member": _ours(old), "new_chat_member": _ours(new)}
    change = {"chat": world.chat_of(user.id), "from": sender(user), "date": 1}
    await world.deal({"my_chat_member": {**change, **both}})


async def promote(world: World, a: int, b: int, c: int) -> None:
    """Somebody becomes an admin of the group, or is none any more."""
    user = USERS[a % len(USERS)]
    world.town.admins ^= {user.id}
    world.said = f"{user.name} is {'an' if user.id in world.town.admins else 'no'} admin"


async def wait(world: World, a: int, b: int, c: int) -> None:
    """Time passes."""
    seconds = WAITS[a % (len(WAITS) if b % 4 == 0 else 8)]
    world.now += seconds
    world.said = f"{timedelta(seconds=seconds)} pass"
    await world.tick()


async def plan(world: World, a: int, b: int, c: int, who: User | None = None) -> None:
    """Somebody plans days away, by the calendar in their settings, and may think better of it.
    I13: then no table takes them to be away.
    """
    user = who or await of_interest(world, a, b)
    if user not in world.readers(user.id):
        return
    first = datetime.fromtimestamp(world.now, UTC).date() + timedelta(days=b % 3)
    token = holidays.Day("", (first + timedelta(days=c % 6)).toordinal(), first.toordinal())
    button = Button("the days away", token)
    world.has_plans = True
    await world.press(user, Seen(user.id, button, ""))
    if who or b % 6 > 1:
        return
    await world.end_step(c)
    await world.press(user, Seen(user.id, Button("not away", holidays.Cancel("")), ""))
    for live in await world.open_tables():
        span = live.table.still.away.get(user.id)
        is_away = span is not None and world.now < span.end
        assert not is_away, f"I13: {user.name} is not away, and {live.table.id} knows {span}"


async def plan_today(world: World, user: User) -> None:
    """Somebody plans some days away from today on."""
    await plan(world, 0, 0, user.id + 1, user)


async def forget(world: World, a: int, b: int, c: int) -> None:
    """Somebody has all forgotten."""
    user = await of_interest(world, a, c)
    if b % 3 or user not in world.readers(user.id):
        return
    if user in world.readers(GROUP):  # they want to be called there
        await world.store.callings.join(GROUP, user.id, user.name)
    token = buttons.Forget("", "y")
    await world.press(user, Seen(user.id, Button("forget", token), ""))
    await hold_forgotten(world, user)


async def hold_forgotten(world: World, user: User) -> None:
    """Hold open tables, and all that is stored, to having forgotten somebody (I2)."""
    named = [key async for key in _keys_with(world, user.name.encode())]
    assert not named, f"I2: {user.name} is forgotten, and named in {named}"
    for live in await world.open_tables():
        table = live.table
        friend = table.offer and table.offer.friend
        is_meant = friend and friend.is_user(user.id, user.username)
        assert not is_meant, f"I2: a seat is kept for {user.name}, who is forgotten"
        listed = [one.user for one in (*table.invited, *table.dismissed) if one.user == user.id]
        assert not listed, f"I2: {user.name} is forgotten, and invited or sent off"


async def _keys_with(world: World, name: bytes) -> AsyncIterator[str]:
    """Yield the keys under which a name stands."""
    redis: Any = world.redis
    for key in await redis.keys("*"):
        match await redis.type(key):
            case b"hash":
                found = b" ".join(chain.from_iterable((await redis.hgetall(key)).items()))
            case b"set":
                found = b" ".join(await redis.smembers(key))
            case b"zset":
                found = b" ".join(await redis.zrange(key, 0, -1))
            case b"list":
                found = b" ".join(await redis.lrange(key, 0, -1))
            case _:
                found = await redis.get(key) or b""
        if name in found:
            yield key.decode()


async def speak(world: World, a: int, b: int, c: int) -> None:
    """Somebody changes their language, or that of the group."""
    user = USERS[a % len(USERS)]
    chat = user.id if b % 3 else GROUP
    if user not in world.readers(chat):
        return
    token = buttons.Language("", ("en", "ru", "uk")[c % 3])
    await world.press(user, Seen(chat, Button("language", token), ""))


async def prefer(world: World, a: int, b: int, c: int) -> None:
    """Somebody plays in words, or by pictures again."""
    user = USERS[a % len(USERS)]
    if user in world.readers(user.id):
        token = buttons.Aloud("", b % 2 == 0)
        await world.press(user, Seen(user.id, Button("in words", token), ""))


def _ours(status: str) -> dict[str, object]:
    """Return what Telegram tells of the bot in a private chat."""
    until = {"until_date": 0} if status == "kicked" else {}
    return {"user": BOT, "status": status, **until}
