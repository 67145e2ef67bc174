"""People as the tables know them: with their own settings, read in one place, and under names that
tell them apart.
"""

from itertools import count

from msgspec.structs import replace

from bot.store.profiles import Profile
from bot.table.values import Person, Table, User
from bot.texts.catalogues import spoken
from bot.texts.frame import Frame
from bot.texts.naming import told_apart
from games.core.message import Message


def preferring(user: User, profile: Profile) -> User:
    """Return a user with the settings of their profile: language, way of playing, name.

    :param user: in the language that their client speaks, called by their first name.
    """
    return replace(
        user,
        language=spoken(profile.language or user.language),
        reachable=profile.reachable,
        confirms=profile.confirms,
        aloud=profile.aloud,
        full=profile.full,
        contrast=profile.contrast,
        tips=profile.tips if profile.accompanied else None,
        alias=profile.nick or user.alias,
    )


def named(frame: Frame, table: Table) -> Table:
    """Return a table with "Player 2" in the place of invisible names, and with different names for
    different strangers: captions, pictures and exports identify a player by the name alone.
    """
    known = [*table.people, *table.invited]
    if table.strangers:
        table = _told_apart(table)
    if all(person.name for person in known):
        return table
    taken = {person.name for person in known}
    fresh = (frame.say(table.language, Message("unnamed", {"number": n})) for n in count(1))
    free = (name for name in fresh if name not in taken)
    names = {p.user: next(free) for p in known if not p.name}

    def renamed(people: tuple[Person, ...]) -> tuple[Person, ...]:
        return tuple(p if p.name else replace(p, name=names[p.user]) for p in people)

    return replace(table, people=renamed(table.people), invited=renamed(table.invited))


def _told_apart(table: Table) -> Table:
    names = told_apart([person.name for person in table.people])
    people = zip(table.people, names, strict=True)
    return replace(table, people=tuple(replace(one, name=name) for one, name in people))
