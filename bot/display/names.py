"""Shortens names in messages that ask something: a caption is 300 points wide on a phone. PURE."""

from collections import Counter

from msgspec.structs import replace

from bot.table.values import Live, with_changes

_SHORT = 14
"""Letters of a name that leave room for a sentence in its line."""


def with_short_names(live: Live) -> Live:
    """Call people whose names are long by their first word, else by its beginning, as long as that
    tells them apart.
    """
    names = [person.name for person in live.table.people]
    for shorten in (_first_word, _beginning):
        taken = Counter(map(shorten, names))
        names = [short if taken[short := shorten(name)] == 1 else name for name in names]
    people = (replace(one, name=name) for one, name in zip(live.table.people, names, strict=True))
    former = (
        replace(one, person=replace(one.person, name=_beginning(_first_word(one.person.name))))
        for one in live.table.former
    )
    return with_changes(live, people=tuple(people), former=tuple(former))


def _first_word(name: str) -> str:
    return name if len(name) <= _SHORT else name.split()[0]


def _beginning(name: str) -> str:
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1].rstrip()}…"
