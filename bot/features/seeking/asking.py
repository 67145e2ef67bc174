"""Looking for strangers to play with: the queue, and the people whom one does not want to meet
(docs/adr/0101). `matchmaking` decides which of them play together.
"""

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from bot.display.values import reply
from bot.features.seeking.desertion import Mark, apart, has_deserted
from bot.features.seeking.shown import first_in_line
from bot.features.seeking.table import Wish, queue_clock
from bot.service.table_service import TableService
from bot.store.past import PAGE
from bot.table.circles import free_letter, neighbours
from bot.table.skill import skills
from bot.table.values import DAY, Place, Refused, Table, User


async def ask(
    service: TableService, user: User, game: str, clock: int, message: int, former: str = ""
) -> Wish:
    """Let somebody wait for others, from now on for this alone; return what they wait for.

    :param game: the id of the game; empty for any game.
    :param message: the message in the user's private chat by which they ask; it proves that the
        chat is open.
    :param former: a table that has not come about, because of which the user is first in the queue
        now.
    :raises Refused: when the user has left too many tables, sits at too many, or has found somebody
        by this message.
    """
    store, now = service.store, service.now
    ids = await store.agenda.tables_since(user.id, now - DAY)
    lives = [live for id in ids if (live := await store.readable(id))]
    tables = [live.table for live in lives]
    marks = await store.seekers.marks(now)
    own = marks.get(service.hashed(user.id), Mark())
    if has_deserted(tables, user.id, own, service.hashed):
        raise Refused("refused-deserter")
    free_letter(neighbours(lives, user.id, former), user.id)
    if not former:
        await service.remember(user.id, reachable=True)
    alias = replace(user, name="", username="")  # strangers know no more
    wish = Wish(alias, game, clock, now, message, is_first=bool(former))
    shuns = await store.seekers.shunned(user.id) | apart(tables, user.id)
    shuns |= await _apart_by_marks(service, user.id, marks)
    wish = replace(wish, shuns=shuns, skills=await _skills(service, user.id))
    if not await store.seekers.ask(wish):
        raise Refused("refused-outdated")
    return wish


async def wait_on(service: TableService, table: Table, user: int) -> None:
    """Put somebody first in line whose table has not come about, and tell them; once, however often
    it is done.
    """
    person = next(one for one in table.people if one.user == user)
    here = User(user, "", person.language, reachable=True, alias=person.name)
    asked = -int(table.id, 16)  # no message of theirs has such a number
    with suppress(Refused):  # they have found somebody else
        clock = queue_clock(table.clock)
        wish = await ask(service, here, table.game or "", clock, asked, table.id)
        told = first_in_line(service.frame, wish)
        service.messenger.sender.say(reply(Place(user), *told))


async def _apart_by_marks(
    service: TableService, user: int, marks: Mapping[str, Mark]
) -> frozenset[int]:
    """Return the waiting users who have parted from a user, where one of the two was forgotten."""
    if not marks:
        return frozenset()
    me, waiting = service.hashed(user), (await service.store.seekers.look()).waiting
    words = {other: service.hashed(other) for other in waiting}
    mine = marks.get(me, Mark()).people
    return frozenset(
        other
        for other, word in words.items()
        if word in mine or me in marks.get(word, Mark()).people
    )


async def _skills(service: TableService, user: int) -> dict[str, float]:
    """Return how well somebody has played lately."""
    async for page in service.store.past.played(user):
        assert len(page) <= PAGE
        return dict(skills(page, user))
    return {}


async def shun(service: TableService, user: int, other: int) -> None:
    """Keep one user from being matched with another, also while they wait."""
    await service.store.seekers.shun(user, other, service.now)
    await service.store.seekers.change(user, lambda wish: _with_shunned(wish, other))


def _with_shunned(wish: Wish, other: int) -> Wish:
    return replace(wish, shuns=wish.shuns | {other})
