"""Making signs at a table of people, and seeing none (docs/adr/0102). PURE."""

from msgspec.structs import replace

from bot.features.signs.part import Sign
from bot.table.seating import chair_of, seated
from bot.table.values import (
    NOBODY,
    Command,
    Games,
    Live,
    Phase,
    Refused,
    Table,
    User,
    position,
    with_changes,
)

SIGNS = ("👏", "🤔", "⏳", "👋", "😄", "🙏")
"""The signs that there are."""
MOST = 3
"""Signs of one person at one position of the game."""
PAUSE = 3
"""Seconds between two of them: each edits the boards of all."""


def may_sign(table: Table) -> bool:
    """Tell whether signs can be made at a table. In a group people write, and a person who plays
    alone has nobody to see them.
    """
    people = [person for person in table.people if person.user != NOBODY]
    return len(people) > 1 and (table.place.is_circle or bool(table.reader))


def seen(table: Table) -> tuple[Sign, ...]:
    """Return the signs of this position; none to a reader who wants to see none."""
    if table.reader and chair_of(table, table.reader) in table.signs.muted:
        return ()
    return tuple(sign for sign in table.signs.made if sign.position == position(table))


class MakeSign(Command, frozen=True):
    """Make a sign to the others."""

    sign: int
    """Index of `signs.SIGNS`."""
    now: int

    def apply(self, games: Games, live: Live, user: User) -> Live:
        table = live.table
        if not may_sign(table) or table.phase not in (Phase.RUNNING, Phase.OVER):
            raise Refused("refused-outdated")
        chair, before = seated(table, user), None
        for sign in table.signs.made:
            before = sign if sign.chair == chair else before
        count = 1
        if before and before.position == position(table):
            count += before.count
            if count > MOST or 0 <= self.now - before.at < PAUSE:
                raise Refused("refused-signs")
        others = (sign for sign in table.signs.made if sign.chair != chair)
        made = (*others, Sign(chair, self.sign, position(table), self.now, count))
        return with_changes(live, signs=replace(table.signs, made=made))


class Mute(Command, frozen=True):
    """See no signs at this table, or see them again."""

    is_on: bool

    def apply(self, games: Games, live: Live, user: User) -> Live:
        signs, chair = live.table.signs, seated(live.table, user)
        muted = signs.muted | {chair} if self.is_on else signs.muted - {chair}
        return with_changes(live, signs=replace(signs, muted=muted))
