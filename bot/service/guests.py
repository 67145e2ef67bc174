"""The guests of a rematch: whom it invites, and how they read by now."""

import asyncio

from msgspec.structs import replace

from bot.service.messenger import ChatChanges
from bot.service.people import preferring
from bot.store.store import Store
from bot.table.membership import Membership
from bot.table.seating import chair_of, players
from bot.table.values import NOBODY, Person, Table, User, with_preferences


async def rematch_guests(
    store: Store, chats: ChatChanges, old: Table, host: int
) -> tuple[Person, ...]:
    """Return the people who are invited to a rematch: those who stayed. In a circle, not those who
    do not want to play with its host or have ignored their last invitation; in a group, not those
    who have left it.
    """
    stayed = _who_stayed(old)
    if old.place.is_group:
        chat = old.place.chat
        seen = await asyncio.gather(*(chats.membership(chat, one.user) for one in stayed))
        wanted = [what is not Membership.OUT for what in seen]
    else:
        wanted = await asyncio.gather(*(_may_invite(store, one.user, host) for one in stayed))
    guests = (one for one, may in zip(stayed, wanted, strict=True) if may)
    return tuple([await _as_they_prefer(store, guest) for guest in guests])


async def _may_invite(store: Store, guest: int, host: int) -> bool:
    if guest == host:
        return True
    if host in await store.seekers.shunned(guest):
        return False
    last = await store.rings.invitation(guest, host)
    if last is None:
        return True
    live = await store.readable(last) if last else None
    return live is not None and chair_of(live.table, guest) is not None


async def _as_they_prefer(store: Store, person: Person) -> Person:
    """Return somebody who has played, as they read and play by now."""
    then = User(person.user, person.name, person.language)
    user = preferring(then, await store.profiles.of(person.user))
    return replace(with_preferences(person, user), language=user.language)


def _who_stayed(table: Table) -> tuple[Person, ...]:
    """Return the people who played to the end, or had a computer do so, and those who waited for a
    seat of their own until there was none.
    """
    people = (table.people[chair] for chair in players(table))
    stayed = (replace(one, computer=None) for one in people if one.user != NOBODY)
    return (*stayed, *table.invited)
