"""The judge: holds each table, as it stands after a deed, to the rules of the model."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from bot.app.looks import version_of
from bot.display.buttons import Agree, Forget, InviteBack, Object, Rematch
from bot.display.values import Surface
from bot.features.again import shown as again
from bot.features.again.table import PutOff
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.buttons import AnswerLatecomer
from bot.features.latecomers.table import Admit
from bot.features.pause.buttons import Answer
from bot.features.pause.table import Consent
from bot.features.seeking.buttons import Relent, Shun
from bot.table import gathering
from bot.table.computers import persons
from bot.table.parts import Friend
from bot.table.removal import is_removed
from bot.table.values import (
    HOUR,
    NOBODY,
    Chair,
    Live,
    Matter,
    Motion,
    Person,
    Phase,
    Place,
    Refused,
    Table,
    User,
    is_gathering,
    is_open,
    position,
    with_changes,
)
from bot.table.words import check_of
from games.core.rng import Rng
from games.core.values import Seat
from tests.deeds import series
from tests.deeds.changes import Told, broken
from tests.deeds.deciding import Deed, of_votes_kept, undecided
from tests.deeds.languages import MARKED
from tests.deeds.model import (
    Facts,
    breaches,
    is_team,
    of_host_after,
    on_motion,
    there,
    with_voice,
)
from tests.deeds.reading import first_line, of_calls, untold
from tests.deeds.results import (
    Sat,
    is_sent_off,
    note_sitting,
    of_desertion,
    of_results,
    of_rights,
)
from tests.deeds.town import Outside, Seen
from tests.deeds.ways import unreachable

NOT_THEIRS = frozenset(
    f"refused-{why}"
    for why in (
        *("outdated", "moved-on", "only-host", "onlooker", "gone", "replaced", "about-you"),
        *("not-asked", "move-of-other", "no-host"),
    )
)
"""Refusals that say that a button is old, or somebody else's."""
_FOR_SEATS = ("refused-friend-has-sat", "refused-sat-elsewhere")
_FOR_WANT_OF_OTHERS = ("refused-nobody-to-agree", "refused-pause-awaited")


class Judge:
    """Remembers of each table what it was, and who was voted out."""

    def __init__(self, town: Outside) -> None:
        self.town = town
        self.known: dict[str, Live] = {}
        self.facts: dict[str, Facts] = {}
        self.played: dict[tuple[Place, int], Live] = {}
        """The game that was played last at each place and slot."""
        self.waiting: dict[str, set[int]] = {}
        """Who waited for a seat at each game as it ran last."""
        self.sent_away: dict[str, set[int]] = {}
        self.read: dict[str, Any] = {}
        """What each button asked when it was seen first: a wish for a pause, or a person."""
        self.shuns: set[tuple[int, int]] = set()
        """Who does not want to meet whom again."""
        self.sat: dict[tuple[str, Rng | None], Sat] = {}
        self.chairs: dict[tuple[str, Rng], dict[int, int]] = {}
        """The chair on which each person has sat first in each game."""
        self.since: dict[tuple[str, Rng], dict[int, tuple[int, int]]] = {}
        """Who sits on each chair of each game, since which position."""
        self.got_up: dict[str, int] = {}
        """Who has got up last from the lobby of a rematch: it begins at somebody's word alone."""
        self.sent_off: dict[str, set[int]] = {}
        """Chairs of those who led and were voted out within their time."""
        self.invitations: dict[tuple[int, int], tuple[str, int]] = {}
        """By guest and host, to which lobby of people without a group they were invited, and when;
        those to which they have come are left out.
        """
        self.offered: dict[str, set[str]] = {}
        """The words of all seats that each table has offered."""
        self.pages: dict[tuple[str, int], tuple[str, int]] = {}
        """What somebody has read of a table on its page: how it stands, and the page's version."""

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
        before = self.known.get(live.table.id)
        facts = Facts(now, self.out(live.table))
        found = [*untold(live, seen, reader), *self.of_page(live, reader)]
        found += unreachable(live, seen, facts)
        if before is None:
            found += [*self.of_rematch(live.table, told), *self.of_match(live.table)]
            found += self.of_invited(live.table, now)
            found += self.of_series(live.table)
        else:
            found += self.of_waiting(before.table, live.table, told)
        self._read(live, seen)
        self.judge_change(live, told, now, found)

    def judge_change(self, live: Live, told: Told, now: int, shown: Sequence[str] = ()) -> None:
        """Hold a table, and what has become of it since it was judged last, to the rules.

        :param shown: what is wrong about what is shown of it.
        :raises AssertionError: when it breaks one.
        """
        facts = Facts(now, self.out(live.table))
        before = self.known.get(live.table.id)
        self._note_arrivals(live.table)
        found = [*breaches(live, facts), *of_calls(live), *self.of_chairs(live.table), *shown]
        sits = self._sitting_since(live.table)
        if before is not None:
            found += [
                *of_host_after(before.table, live.table, facts, sits),
                *broken(before, live, told),
                *self.of_wish(before, live, told),
                *self.of_others(before, live, told),
                *self.of_offer(before.table, live.table),
                *self.of_return(before, live, facts, told),
                *self.of_beginning(before.table, live.table, told),
                *undecided(before, live, self._deed(before, facts, told)),
                *of_votes_kept(before.table, live.table, told, facts),
                *series.of_beginning(before.table, live.table),
                *of_rights(before.table, live.table, told),
                *of_desertion(before.table, live.table, facts),
                *self._results(before, live, facts, told),
            ]
        self.note(live, now)
        if live.table.phase is not Phase.RUNNING:  # whoever has ended it may have stepped back
            self.waiting.get(live.table.id, set()).discard(told.user)
        assert not found, f"{live.table.game} {live.table.id}: " + "; ".join(found)

    def note(self, live: Live, now: int) -> None:
        """Take a table as it is for what it was, when it is judged next."""
        table = live.table
        self.known[table.id] = live
        if table.phase is Phase.RUNNING:
            self.waiting[table.id] = {one.user for one in table.invited}
        if live.table.log and not is_open(live.table):
            self.played[live.table.place, live.table.slot] = live
        self.facts[live.table.id] = Facts(now, self.out(live.table))

    def of_chairs(self, table: Table) -> Iterator[str]:
        """I18: whoever has sat on a chair of a game knows its secrets, and sits on no other. A
        table may deal anew before anybody has moved: that is another game.
        """
        if table.phase is not Phase.RUNNING or table.log is None:
            return
        first = self.chairs.setdefault((table.id, table.log.rng), {})
        for chair, user in there(table).items():
            if user != NOBODY and first.setdefault(user, chair) != chair:
                yield f"I18: user {user} has sat on chair {first[user]}, and sits on {chair}"

    def _sitting_since(self, table: Table) -> dict[int, tuple[int, int]]:
        """Note who sits on which chair now."""
        if table.phase is not Phase.RUNNING or table.log is None:
            return {}
        sits = self.since.setdefault((table.id, table.log.rng), {})
        for chair, person in enumerate(table.people):
            if sits.get(chair, (NOBODY - 1, 0))[0] != person.user:
                sits[chair] = person.user, position(table)
        return sits

    def _results(self, before: Live, after: Live, facts: Facts, told: Told) -> Iterator[str]:
        """I17: hold the end of a game to who has played it."""
        sent_off = self.sent_off.setdefault(after.table.id, set())
        for chair in range(len(before.table.people)):
            if is_sent_off(before, after, facts, told, chair):
                sent_off.add(chair)
        rng = after.table.log.rng if after.table.log else None  # it may be dealt anew
        sat = self.sat.setdefault((after.table.id, rng), {})
        if after.table.phase is Phase.RUNNING:
            note_sitting(sat, after.table)
        is_void = not sent_off <= {*there(after.table)}
        yield from of_results(before, after, sat, is_void)

    def _deed(self, before: Live, facts: Facts, told: Told) -> Deed:
        table, user = before.table, told.user
        is_admin = table.place.is_group and user in self.town.admins
        is_host = user != NOBODY and user == table.host and not table.strangers
        return Deed(told, self.facts[table.id], facts, is_admin or is_host)

    def _read(self, live: Live, seen: Sequence[Surface]) -> None:
        wish, people = live.table.pause.wish, live.table.people
        dismissed = [one.user for one in live.table.dismissed]
        for surface in (*seen, *self.town.letters):
            for button in chain.from_iterable((*surface.keyboard, *surface.more)):
                token = button.token
                if token is None or token.table != live.table.id:
                    continue
                if isinstance(token, Answer) and wish:
                    self.read.setdefault(str(token), (wish.author, wish.days, wish.position))
                if isinstance(token, AnswerLatecomer) and live.table.offer:
                    self.read.setdefault(str(token), live.table.offer.friend)
                if isinstance(token, InviteBack):
                    named = [u for u in dismissed if check_of(live.table, u) == token.who]
                    self.read.setdefault(str(token), named[0] if named else NOBODY)
                if isinstance(token, Agree | Object) and token.who and people[token.chair].user:
                    self.read.setdefault(str(token), people[token.chair].user)

    def of_wish(self, before: Live, after: Live, told: Told) -> Iterator[str]:
        """I10: whoever agrees to a pause has read which."""
        wish, past = after.table.pause.wish, before.table.pause.wish
        if wish is None:
            return
        about = (wish.author, wish.days, wish.position)
        is_same = past is not None and about == (past.author, past.days, past.position)
        more = wish.agreed - (past.agreed if past and is_same else frozenset())
        if more - {told.user}:
            yield "I10: somebody agrees to a pause who has not pressed"
        if more and getattr(told.what, "days", wish.days) != wish.days:
            yield f"I10: who asks for {told.what} agrees to {wish}"
        named = told.what.wish if isinstance(told.what, Consent) else str(told.what)
        if more and isinstance(told.what, Answer | Consent) and self.read.get(named) != about:
            yield f"I10: somebody agrees to {wish}, and has read {self.read.get(named)}"

    def of_others(self, before: Live, after: Live, told: Told) -> Iterator[str]:
        """I10: a button decides about nobody but whom it named when it was seen first."""
        old, new, said = before.table, after.table, told.what
        offer = new.offer
        named = f"admit {said.name}" if isinstance(said, Admit) else str(said)
        is_answered = isinstance(said, AnswerLatecomer | Admit) and offer and offer != old.offer
        if is_answered and offer and offer.friend != self.read.get(named, offer.friend):
            yield f"I10: a button about another latecomer decides about {offer.friend}"
        back = [one for one in new.invited if one in old.dismissed]
        lost = [one.user for one in old.dismissed if one not in (*new.dismissed, *back)]
        if isinstance(said, InviteBack | gathering.InviteBack) and lost:
            yield f"I9: user {lost[0]} is invited back, and is not"
        if isinstance(said, InviteBack) and back:
            named = self.read.get(str(said), NOBODY)
            if named and [one.user for one in back] != [named]:
                yield f"I10: a button names user {named}, and invites {back[0].user} back"
        if isinstance(said, Agree | Object) and said.who and new.id == said.table:
            about = self.read.get(str(said))
            is_same = about is None or old.people[said.chair].user == about
            was, now = ((one.motions, one.gone, position(one)) for one in (old, new))
            if not is_same and was != now:
                yield f"I10: a button about user {about} decides about another"

    def of_page(self, live: Live, reader: User) -> Iterator[str]:
        """I13: a page that is open hears of how the table stands."""
        if live.table.phase is not Phase.RUNNING or live.play is None:
            return
        chair = next((c for c, user in there(live.table).items() if user == reader.id), None)
        line = first_line(live, chair, reader.language)
        try:
            now = line, version_of(MARKED, live, reader)
        except Refused:  # where the game forgets, there is no page
            return
        was = self.pages.get((live.table.id, reader.id))
        if was and was[1] == now[1] and was[0] != line:
            yield f"I13: the page of user {reader.id} does not hear: {line}"
        self.pages[live.table.id, reader.id] = now

    def of_rematch(self, table: Table, told: Told) -> Iterator[str]:
        """I4: a rematch expects nobody who has left the game before, was sent off, or does not want
        to meet its host again; in a group it expects all others (I9), and who waited for a seat.
        """
        former = self.known.get(told.what.table) if isinstance(told.what, Rematch) else None
        if former is None or not is_gathering(table):
            return
        for one in table.people:
            if one.is_forgotten:
                yield "I4: the rematch seats somebody who is forgotten, by a computer"
        gone = {former.table.people[chair].user for chair in former.table.gone}
        for one in table.invited:
            if one.user in gone:
                yield f"I4: user {one.user} has left the game, and its rematch waits for them"
            if (one.user, table.host) in self.shuns and not table.place.is_group:
                yield f"I9: user {one.user} does not want to meet {table.host}, who invites them"
        known = {one.user for one in former.table.people} | self.waiting.get(former.table.id, set())
        expected = known - gone - self.out(table) - {NOBODY}
        lost = expected - {one.user for one in (*table.people, *table.invited)}
        if lost and table.place.is_group:
            yield f"I9: {sorted(lost)} have played to the end, and the rematch forgets them"

    def of_invited(self, table: Table, now: int) -> Iterator[str]:
        """I9: whoever lets an invitation lie is not invited by that host again within an hour."""
        if not (is_gathering(table) and table.place.is_circle and table.previous):
            return
        for guest in table.invited:
            lobby, since = self.invitations.get((guest.user, table.host), (table.id, now))
            if lobby != table.id and now - since < HOUR:
                yield f"I9: user {guest.user} lets an invitation lie, and is invited again"
            self.invitations[guest.user, table.host] = table.id, now

    def _note_arrivals(self, table: Table) -> None:
        came = {(one.user, table.host): table.id for one in table.people}
        for pair, lobby in came.items():
            if self.invitations.get(pair, ("", 0))[0] == lobby:
                del self.invitations[pair]

    def of_series(self, table: Table) -> Iterator[str]:
        """I23: the lobby of a rematch goes on with the series of the game before."""
        before = self.played.get((table.place, table.slot))
        if before and is_gathering(table) and table.series.number:
            yield from series.of_lobby(before, table)

    def note_wish(self, user: int, what: Any) -> None:
        """Note by a button that somebody has pressed whom they do not want to meet again, or that
        they want to be forgotten.
        """
        if isinstance(what, Shun) and (live := self.known.get(what.table)):
            self.shuns.add((user, live.table.people[what.chair].user))
        if isinstance(what, Relent | Forget):
            self.shuns = {pair for pair in self.shuns if pair[0] != user}
        if isinstance(what, Forget):
            for waiting in self.waiting.values():
                waiting.discard(user)

    def of_match(self, table: Table) -> Iterator[str]:
        """I9: strangers who do not want to meet again are not matched."""
        if not table.strangers or table.previous:
            return
        users = {one.user for one in table.people}
        for one, other in self.shuns:
            if {one, other} <= users:
                yield f"I9: user {one} does not want to meet {other}, and they are matched"

    def of_waiting(self, old: Table, new: Table, told: Told) -> Iterator[str]:
        """I13: whoever waits for a seat hears that the game has ended without them."""
        if old.phase is not Phase.RUNNING or new.phase is Phase.RUNNING:
            return
        sitting = {one.user for one in new.people}
        for one in old.invited:
            is_told = one.user in self.town.blocked | {s.place.chat for s in self.town.heard}
            if one.reachable and not is_told and one.user not in {*sitting, told.user}:
                yield f"I13: user {one.user} waits for a seat, and does not hear that all is over"

    def of_beginning(self, old: Table, new: Table, told: Told) -> Iterator[str]:
        """I4: a rematch does not begin by itself without one who was there and got up, by whatever
        way; who has never sat there holds nobody up.
        """
        if not is_gathering(old):
            return
        if new.phase is Phase.RUNNING and not told.user and len(persons(new)) < 2:
            yield "I4: a rematch begins by itself for one person alone"
        sat, sits = ({one.user for one in table.people} for table in (old, new))
        by_themselves = (self.out(new) | {told.user}) - {NOBODY}
        left = by_themselves & (sat - sits) if is_gathering(new) and new.previous else set[int]()
        for user in left:
            self.got_up[new.id] = user
            is_sent_off = isinstance(told.what, gathering.Dismiss)  # by a host who sends off all
            if new.series.number and not (new.put_off or is_sent_off):
                yield f"I4: user {user} got up, and the rematch is still to begin by itself"
        is_wanted = isinstance(told.what, PutOff | again.PutOff)
        if is_gathering(new) and new.put_off and not (old.put_off or left or is_wanted):
            yield "I9: a rematch does not begin by itself, and nobody who sat there got up"
        got_up = self.got_up.get(new.id)
        if got_up and new.phase is Phase.RUNNING and not told.user and got_up not in sits:
            yield f"I4: the rematch begins by itself, and user {got_up} got up"

    def of_offer(self, old: Table, new: Table) -> Iterator[str]:
        """I10: the link of an offer that is over opens no other one."""
        if new.offer and not old.offer:
            word, known = word_of_offer(new, new.offer), self.offered.setdefault(new.id, set())
            if word in known:
                yield f"I10: an old link opens the seat on chair {new.offer.chair}"
            known.add(word)

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
            is_late = old.late or new.late or not told.user  # time's up; it begins anew with them
            then = with_changes(after, people=people, late=is_late)
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

    def of_refusal(self, id: str, user: int, refusal: Refused, what: Any) -> None:
        """I19: nobody is held up for want of others who agree, where nobody else sits there.

        :param what: what was refused.
        """
        live = self.known.get(id)
        if live and refusal.message.id in _FOR_SEATS:
            self._of_seat_refused(live, user, what)
        if live is None or refusal.message.id not in _FOR_WANT_OF_OTHERS:
            return
        chairs = {one.user: chair for chair, one in enumerate(live.table.people)}
        is_alone = {*there(live.table).values()} == {user}
        if is_alone and not any(one.chair == chairs[user] for one in live.table.motions):
            raise AssertionError(f"I19: user {user} is alone at {id}: {refusal}")

    def _of_seat_refused(self, live: Live, user: int, what: Any) -> None:
        """I9: a seat may go to whoever sits nowhere and has sat on no other, also back to somebody
        who has handed it on.
        """
        table = live.table
        match what:
            case OfferSeat(friend=Friend(key=key)):
                chairs = [chair for chair, one in there(table).items() if one == user]
                chair, taker = next(iter(chairs), None), int(key) if key.isdigit() else NOBODY
            case TakeOver(chair=chair):
                taker = user
            case _:
                return
        sits = {one.user for one in (*table.people, *table.invited)}
        if chair is None or table.log is None or taker in sits | {NOBODY}:
            return
        has_sat = self.chairs.get((table.id, table.log.rng), {}).get(taker, chair)
        if has_sat == chair:
            raise AssertionError(f"I9: user {taker} may sit on chair {chair}, and not by {what}")

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
