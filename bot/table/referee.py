"""`handle`: the only way a table changes. PURE: what time it is, is told.

What a person cannot do is a `Refused`, with the sentence that tells him why; the table is then as
it was.
"""

from msgspec.structs import replace

from bot.table import gathering, hours, moves, votes
from bot.table.commands import Command, Forget, Handler, Show, Speak
from bot.table.values import NOBODY, Games, Live, User, is_open, with_changes


def handle(games: Games, live: Live, user: User, command: Command, now: int) -> Live:
    """Return the table after the command; equal to `live` when it changes nothing.

    :param now: seconds since 1970.
    :raises Refused: when it cannot be done; the message says why.
    """
    after = _HANDLERS[type(command)](games, live, user, command)
    return after if after == live else hours.timed(games, live, after, now)


COOLDOWN = 20
"""Seconds in which a board is not brought to the bottom of its chat again."""


def _speak(games: Games, live: Live, user: User, command: Speak) -> Live:
    return with_changes(live, language=command.language)


def _show(games: Games, live: Live, user: User, command: Show) -> Live:
    """Once in a while: whoever asks without end would take the group's messages from its game."""
    if command.now and 0 <= command.now - live.table.brought < COOLDOWN:
        return live
    return with_changes(live, post=live.table.post + 1, brought=command.now)


def _forget(games: Games, live: Live, user: User, command: Forget) -> Live:
    """At a table that is over nothing is left of anybody's votes, and nothing of him at all."""
    table, id = live.table, user.id if is_open(live.table) else NOBODY
    people = tuple(
        replace(person, user=id, name=command.name) if person.user == user.id else person
        for person in table.people
    )
    if is_open(table):
        return with_changes(live, people=people)
    host = NOBODY if table.host == user.id else table.host
    nothing = {"votes": frozenset[int](), "motions": (), "reminded": {}}
    return with_changes(live, people=people, host=host, **nothing)


_HANDLERS: dict[type[Command], Handler] = {
    **gathering.HANDLERS,
    **moves.HANDLERS,
    **votes.HANDLERS,
    **hours.HANDLERS,
    Forget: _forget,
    Speak: _speak,
    Show: _show,
}
