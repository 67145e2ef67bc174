"""Limits what rings a phone: a turn always, other news once an hour for each person and kind, and
nothing in a reader's quiet hours. PURE.

A phone rings for new messages only. So news that gives nobody the turn is posted as a new message
once an hour for each person and kind; until then the message that stands is edited. A board that
somebody asks for comes silently: it is nobody else's business. Without this rule one person
can fill a chat, and use up its rate limit, by going in and out (docs/adr/0022). Who has rung is
noted by a word that only this table makes: /forget leaves it, and would else be a bell.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.table.habits import Habits, is_quiet
from bot.table.seating import chair_of, seat_at
from bot.table.showing import Show
from bot.table.values import HOUR, Command, Live, Table, User, position, with_changes
from bot.table.words import word_of
from games.core.log import By


def is_posted(before: Table, after: Table) -> bool:
    """Tell whether there is a new message for any of those who were there."""
    return after.generation != before.generation or any(
        person.generation > _generations(before).get(person.user, person.generation)
        for person in after.people
    )


def paced(before: Live, after: Live, user: User, command: Command, now: int) -> Live:
    """Return the result of a command that is news, without the new message if that may not ring
    yet.
    """
    is_turn = position(after.table) != position(before.table)
    if is_turn or not is_posted(before.table, after.table):
        return after
    if isinstance(command, Show):
        return with_changes(after, hushed=True)
    key = f"{word_of(after.table, f'rang/{user.id}')} {type(command).__name__}"
    lately = {one: at for one, at in after.table.rang.items() if 0 <= now - at < HOUR}
    if key not in lately:
        return with_changes(after, rang={**lately, key: now}, hushed=False)
    return replace(after, table=_as_posted(before.table, _as_called(before.table, after.table)))


def sleeps(table: Table, user: int, habits: Habits, language: str, now: int) -> bool:
    """Tell whether what a table sends to somebody's private chat comes without a sound: it is their
    quiet hours, and nothing says that they are awake.

    :param language: the language from which the time zone is guessed if the user has set none.
    """
    return is_quiet(habits, language, now) and not (
        0 < table.clock < HOUR or _has_just_moved(table, user, now)
    )


def _has_just_moved(table: Table, user: int, now: int) -> bool:
    """Tell whether somebody has made a move themselves within the hour."""
    chair = chair_of(table, user)
    if chair is None or table.log is None:
        return False
    ago, seat = now - table.since, seat_at(table, chair)
    for move in reversed(table.log.moves):
        if ago >= HOUR:
            return False
        if (move.by, move.seat) == (By.PERSON, seat) and move.chair in (None, chair):
            return True
        ago += move.took
    return False


def without(rang: Mapping[str, int], user: int) -> dict[str, int]:
    """Return when who has rung without the number of somebody who is forgotten, which release 0.1.0
    wrote down.
    """
    return {key: at for key, at in rang.items() if not key.startswith(f"{user} ")}


def _generations(table: Table) -> dict[int, int]:
    return {person.user: person.generation for person in table.people}


def _as_called(before: Table, after: Table) -> Table:
    """Return a table that calls nobody again with a sound who was called before."""
    was, calls = before.calls, after.calls
    polled = {user: replace(call, is_again=True) for user, call in was.polled.items()}
    return replace(after, calls=replace(calls, asks=was.asks, wanted=was.wanted, polled=polled))


def _as_posted(before: Table, after: Table) -> Table:
    """Return a table whose messages are those that stand."""
    generations = _generations(before)
    people = tuple(
        replace(one, generation=generations.get(one.user, one.generation)) for one in after.people
    )
    return replace(after, people=people, generation=before.generation)
