"""The judge: holds each table, as it stands after a deed, to the rules of the model."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from bot.display.buttons import Agree, Object
from bot.display.values import Surface
from bot.features.pause.buttons import Answer
from bot.table.removal import is_removed
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Matter,
    Motion,
    Person,
    Phase,
    Table,
    User,
    position,
    with_changes,
)
from games.core.values import Seat
from tests.deeds.model import Facts, breaches, is_team, on_motion, there, with_voice
from tests.deeds.reading import untold
from tests.deeds.town import Seen, Town

NOT_THEIRS = frozenset(
    f"refused-{why}"
    for why in (
        *("outdated", "moved-on", "only-host", "onlooker", "gone", "replaced", "about-you"),
        *("not-asked", "move-of-other", "no-host"),
    )
)
"""Refusals that say that a button is old, or somebody else's."""


class Told(Struct, frozen=True):
    """Who has done the last deed, and by what."""

    user: int = 0
    what: Any = None


class Judge:
    """Remembers of each table what it was, and who was voted out."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.known: dict[str, Live] = {}
        self.sent_away: dict[str, set[int]] = {}
        self.read: dict[str, Any] = {}
        """What each button asked when it was seen first: a wish for a pause, or a person."""
        self.problems: list[str] = []

    def knows(self, id: str, revision: int) -> bool:
        """Tell whether a table has been judged as it stands."""
        known = self.known.get(id)
        return known is not None and known.revision == revision

    def at_seat(self, live: Live, seat: Seat) -> list[Person]:
        """Return the people who sit at a seat themselves."""
        here = there(live.table)
        chairs = here if is_team(live.table) else [c for c in here if c == seat]
        return [live.table.people[chair] for chair in chairs if here[chair]]

    def out(self, table: Table) -> frozenset[int]:
        """Return who has left the chat of a table."""
        if table.place.is_circle:
            return frozenset(self.town.blocked)
        chat = table.place.chat
        return frozenset(user for group, user in self.town.out if group == chat)

    def judge(
        self, live: Live, seen: Sequence[Surface], told: Told, reader: User, now: int
    ) -> None:
        """Hold a table to the rules.

        :raises AssertionError: when it breaks one.
        """
        facts = Facts(now, self.out(live.table))
        found = [*breaches(live, facts), *untold(live, seen, reader)]
        before = self.known.get(live.table.id)
        if before is not None:
            found += [
                *self.of_consents(before, live, told),
                *self.of_return(before, live, facts, told),
            ]
        self.known[live.table.id] = live
        self._read(live, seen)
        assert not found, f"{live.table.game} {live.table.id}: " + "; ".join(found)

    def _read(self, live: Live, seen: Sequence[Surface]) -> None:
        wish, people = live.table.pause.wish, live.table.people
        for surface in (*seen, *self.town.letters):
            for button in chain.from_iterable((*surface.keyboard, *surface.more)):
                token = button.token
                if token is None or token.table != live.table.id:
                    continue
                if isinstance(token, Answer) and wish:
                    self.read.setdefault(str(token), (wish.author, wish.days, wish.position))
                if isinstance(token, Agree | Object) and token.who:
                    self.read.setdefault(str(token), people[token.chair].user)

    def of_consents(self, before: Live, after: Live, told: Told) -> list[str]:
        """I10: a consent is whose it is, and to what they have read."""
        old, new, found = before.table, after.table, []
        known = {(m.matter, m.chair, old.people[m.chair].user): m for m in old.motions}
        for motion in new.motions:
            key = (motion.matter, motion.chair, new.people[motion.chair].user)
            was = known.get(key)
            if was is None and any((m.matter, m.chair) == key[:2] for m in old.motions):
                found.append(f"I10: what was asked about {motion.chair} goes on about another")
            more = motion.votes - (was.votes if was else frozenset())
            if more - {told.user}:
                found.append(f"I10: {sorted(more)} vote, and {told.user} has pressed")
        if (new.votes - old.votes) - {told.user}:
            found.append("I10: somebody votes to stop who has not pressed")
        wish, past = new.pause.wish, old.pause.wish
        if wish:
            is_same = past and (past.author, past.days, past.position) == (
                wish.author,
                wish.days,
                wish.position,
            )
            more = wish.agreed - (past.agreed if past and is_same else frozenset())
            if more - {told.user}:
                found.append("I10: somebody agrees to a pause who has not pressed")
            if more and isinstance(told.what, Answer):
                asked = self.read.get(str(told.what))
                if asked != (wish.author, wish.days, wish.position):
                    found.append(f"I10: somebody agrees to {wish}, and has read {asked}")
        if isinstance(told.what, Agree | Object) and told.what.who and new.id == told.what.table:
            found += self._of_other(old, new, told)
        return found

    def _of_other(self, old: Table, new: Table, told: Told) -> list[str]:
        about, chair = self.read.get(str(told.what)), told.what.chair
        is_same = about is None or old.people[chair].user == about
        has_changed = (old.motions, old.gone, position(old)) != (
            new.motions,
            new.gone,
            position(new),
        )
        if not is_same and has_changed:
            return [f"I10: a button about user {about} decides about another"]
        return []

    def of_return(self, before: Live, after: Live, facts: Facts, told: Told) -> list[str]:
        """I9: who was voted out does not play until more than half ask them back."""
        old, new = before.table, after.table
        away = self.sent_away.setdefault(new.id, set())
        if new.phase is not Phase.RUNNING or old.phase is not Phase.RUNNING:
            return []
        for chair, person in enumerate(new.people[: len(old.people)]):
            is_new = chair in new.gone and chair not in old.gone
            if is_new and is_removed(new, person.user) and not is_removed(old, person.user):
                away.add(person.user)
        found = []
        for chair, user in there(new).items():
            if user not in away:
                continue
            away.discard(user)
            if chair >= len(old.people) or old.people[chair].user != user:
                continue  # they have taken a seat on offer
            motion = next(
                (m for m in old.motions if m.matter is Matter.RETURN and m.chair == chair), None
            )
            people = (*new.people[:chair], old.people[chair], *new.people[chair + 1 :])
            then = with_changes(after, people=people, late=old.late or new.late)
            if not self._may_return(then, facts, motion, told, chair):
                found.append(f"I9: user {user} was voted out, and plays")
        return found

    def _may_return(
        self, live: Live, facts: Facts, motion: Motion | None, told: Told, chair: int
    ) -> bool:
        """Tell whether more than half have asked somebody back, with the last vote."""
        votes = (motion.votes if motion else frozenset()) | {told.user}
        with_last = Motion(Matter.RETURN, Chair(chair), votes)
        return on_motion(live, facts, with_last).is_enough

    def nobody_can_press(
        self, kind: str, one: Seen, refusals: Sequence[str], said: Sequence[str]
    ) -> None:
        """I7: a button that stands is more than old, or somebody else's, to one who sees it; unless
        all who sit at its table have left the chat.
        """
        live = self.known.get(one.table)
        if live and live.play:
            voices = {*with_voice(live.table, Facts(0, self.out(live.table))).values()} - {NOBODY}
            is_left_alone = live.table.place.is_group and isinstance(one.button.token, Agree)
            if len(voices) <= is_left_alone:  # an admin of the group might
                return
        told = f"I7: nobody can press [{one.button.text}] ({kind}): {sorted({*refusals})}"
        if one.table and {*refusals} <= NOT_THEIRS:
            raise AssertionError("\n".join((*said, told)))
