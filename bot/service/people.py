"""People as the tables know them: with their own settings, read in one place, and under names that
tell them apart.
"""

from collections.abc import Collection, Iterator
from itertools import count

from msgspec.structs import replace

from bot.store.profiles import Profile
from bot.table.values import NOBODY, Person, Settings, Table, User, is_gathering, with_preferences
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame
from bot.texts.naming import told_apart
from games.core.message import Message


def preferring(user: User, profile: Profile) -> User:
    """Return a user with the settings of their profile: language, way of playing, name.

    :param user: in the language that their client speaks, called by their first name.
    """
    return replace(
        with_preferences(user, profile, Settings),
        language=spoken(profile.language or user.language),
        reachable=profile.reachable,
        tips=profile.tips if profile.accompanied else None,
        alias=profile.nick or user.alias,
    )


def named(frame: Frame, table: Table) -> Table:
    """Return a table with "Player 2" in the place of invisible names, and with different names for
    different strangers: captions, pictures and exports identify a player by the name alone.
    """
    if table.strangers:
        table = _told_apart(table)
    known = _named_people(table)
    if all(name for _, name in known):
        return table
    free = fresh_names(frame, table.language, {name for _, name in known})
    names = {user: next(free) for user in dict(one for one in known if not one[1])}

    def name_of(person: Person) -> Person:
        return person if person.name else replace(person, name=names[str(person.user)])

    offer, host_name = table.offer, table.host_name
    if offer and offer.friend and not offer.friend.name:
        offer = replace(offer, friend=replace(offer.friend, name=names[offer.friend.key]))
    if not host_name and _is_hosted_from_outside(table):
        host_name = names[str(table.host)]
    return replace(
        table,
        people=tuple(map(name_of, table.people)),
        invited=tuple(map(name_of, table.invited)),
        former=tuple(replace(one, person=name_of(one.person)) for one in table.former),
        offer=offer,
        host_name=host_name,
    )


def fresh_names(frame: Frame, language: str, taken: Collection[str]) -> Iterator[str]:
    """Yield "Player 1", "Player 2" ... without those that are taken."""
    fresh = (frame.say(language, Message("unnamed", {"number": n})) for n in count(1))
    return (name for name in fresh if name not in taken)


def _named_people(table: Table) -> list[tuple[str, str]]:
    """Return everybody whom a table names: their key (see `Friend.key`), and their name."""
    people = (*table.people, *table.invited, *(one.person for one in table.former))
    known = [(str(person.user), person.name) for person in people]
    if table.offer and table.offer.friend:
        known.append((table.offer.friend.key, table.offer.friend.name))
    if _is_hosted_from_outside(table):
        known.append((str(table.host), table.host_name))
    return known


def _is_hosted_from_outside(table: Table) -> bool:
    """Tell whether the host of a lobby has not sat down."""
    sits = any(person.user == table.host for person in table.people)
    return is_gathering(table) and table.host != NOBODY and not sits


def _told_apart(table: Table) -> Table:
    names = told_apart([person.name for person in table.people])
    people = zip(table.people, names, strict=True)
    return replace(table, people=tuple(replace(one, name=name) for one, name in people))
