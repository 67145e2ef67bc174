"""Commands that post a table's message anew, or with another letter, without a move in its game.
PURE.
"""

from msgspec.structs import replace

from bot.table.seating import chair_of, posted_anew
from bot.table.values import Command, Games, Live, User, with_changes, with_person

COOLDOWN = 20
"""Seconds in which a board is not posted anew again."""


class Show(Command, frozen=True):
    """Post what the table shows anew at the bottom of the chat."""

    is_news = True

    now: int = 0
    """Seconds since 1970, for the cooldown; 0 ignores it."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Post the board anew, with a cooldown, lest requests use up the group's rate limit. In a
        circle it is posted in the requester's chat only: they can use up no other limit.
        """
        if live.table.place.is_circle:
            return replace(live, table=posted_anew(live.table, {user.id}))
        if self.now and 0 <= self.now - live.table.brought < COOLDOWN:
            return live
        return with_changes(live, generation=live.table.generation + 1, brought=self.now)


class TellApart(Command, frozen=True):
    """Put the table's letter before its texts, because other tables stand beside it; in a circle,
    only in the chat of the user who sends this.
    """

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """In a circle the letter is of one person's chat."""
        if not live.table.place.is_circle:
            return with_changes(live, lettered=True)
        chair = chair_of(live.table, user.id)
        return live if chair is None else with_person(live, chair, lettered=True)
