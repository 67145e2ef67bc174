"""A table at which anything is done, by the real referee; and beside it the model."""

from collections.abc import Callable
from datetime import date, timedelta
from random import Random

from msgspec.structs import replace

from bot.features.handing.table import KeepSeat, OfferSeat, TakeOver, word_of_offer
from bot.features.holidays.days import with_absence
from bot.features.pause.table import AskPause, Consent, Resume, stamp_of_wish, wish_of
from bot.service.sitting import span_away
from bot.store.profiles import Profile
from bot.store.tables import decoded, encoded, new_moves
from bot.table.banks import bank_of, left
from bot.table.computers import people_asked
from bot.table.counting import owed, own_time, used
from bot.table.days_off import Absence, Span
from bot.table.forgetting import Forget
from bot.table.gathering import SetClock, SetWeekends, Start
from bot.table.habits import Habits
from bot.table.hours import late_at
from bot.table.outages import Outage
from bot.table.parting import Parted
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.seating import chair_of, present
from bot.table.suspension import SetAway
from bot.table.ticking import Tick
from bot.table.values import (
    BANKS,
    CLOCKS,
    DAY,
    HOUR,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Refused,
    User,
    position,
    stamp_of,
    to_act,
)
from bot.table.votes import Agree, Resign, Retract, SitAgain, TakeBack
from bot.table.waits import resumed
from games.core.choices import Decided, narrow
from games.core.log import By
from games.core.values import Seat
from tests.bot.tables import ALL, NOON, computed, lobby, random_press
from tests.ledger.model import Facts, Model, Off, day_of

ZONES = ("Europe/Kyiv", "Asia/Kathmandu", "America/New_York", "Africa/Cairo", "Pacific/Auckland")
GAMES = ("gifts", "sealed", "carcassonne")
_WAITS = (1, 7, 59, 900, HOUR, 5 * HOUR, 13 * HOUR, DAY, 2 * DAY, 5 * DAY, 12 * DAY)
_OWN = (By.PERSON, By.PREPARED, By.SKIPPED)
_ALONE = 10
"""Seconds in which a last tap is taken back alone."""
_MANY = 40
"""Moves after which another game begins."""


class World:
    """One game after the other. A deed takes three numbers, which choose among what can be done."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)
        self.now = NOON + seed % 400 * DAY
        self.outages: tuple[Outage, ...] = ()
        self.trail: list[str] = []
        self.zones = {user: ZONES[user % len(ZONES)] for user in range(1, 60)}
        self._begin(seed, seed // 7, seed // 3)

    def _begin(self, a: int, b: int, c: int) -> None:
        self.people = [User(n, f"P{n}", "en", reachable=True) for n in range(1, 4)]
        self.newcomers = 10
        name = GAMES[a % len(GAMES)]
        times = (*((clock, 0) for clock in CLOCKS), *BANKS)
        clock, increment = times[b % len(times)]
        live = lobby(name, *self.people)
        live = handle(ALL, live, live_host(live), SetClock(clock, increment), self.now)
        has_weekends = bool(c % 2) and clock >= 12 * HOUR
        if has_weekends:
            live = handle(ALL, live, live_host(live), SetWeekends(is_on=True), self.now)
        zone = ZONES[c % len(ZONES)]
        self.live = handle(ALL, live, live_host(live), Start(a + b, zone=zone), self.now)
        weekends = zone if has_weekends else ""
        self.model = Model(self.now, clock, increment, weekends, self.zones)
        self.away: dict[int, tuple[Absence, ...]] = {}
        self.trail.append(f"begin {name} {clock}+{increment} {weekends}")
        self._learn(None, anew=set(to_act(ALL, self.live)))

    @property
    def facts(self) -> Facts:
        table = self.live.table
        seats = tuple(int(seat) for seat in people_asked(ALL, self.live))
        return Facts(seats, {s: table.people[s].user for s in seats}, table.is_paused)

    def do(self, deed: str, a: int, b: int, c: int) -> None:
        """Do something; hold the table to the model before and after."""
        self.trail.append(f"{deed} {a} {b} {c}")
        if self.live.table.phase is not Phase.RUNNING or len(self._moves()) > _MANY:
            self._begin(a, b, c)
        DEEDS[deed](self, a, b, c)
        self.check(is_deep=c % 4 == 0)

    def _moves(self) -> tuple[object, ...]:
        log = self.live.table.log
        return log.moves if log else ()

    # What can be done

    def wait(self, a: int, b: int, c: int) -> None:
        """Time passes: seconds to weeks."""
        until = self.now + _WAITS[a % len(_WAITS)] * (1 + b % 3) + c % 5
        self.model.pass_time(self.facts, until)
        self.now = until

    def wait_for_the_end(self, a: int, b: int, c: int) -> None:
        """Time passes until somebody's is nearly up, or just is."""
        ends = late_at(ALL, self.live)
        if ends is not None and ends + a % 5 - 2 > self.now:
            until = ends + a % 5 - 2
            self.model.pass_time(self.facts, until)
            self.now = until

    def look(self, a: int, b: int, c: int) -> None:
        """The clock comes by."""
        before, was_up = self.live, self._is_up(self.facts)
        self.apply(User(0, "", "en"), Tick(self.now, self.live.revision))
        table, facts = self.live.table, self.facts
        is_same = before.table.is_paused == table.is_paused
        is_same &= bool(table.clock) or len(present(table)) > 1  # else nobody waits
        if table.phase is Phase.RUNNING and not table.is_paused and facts.asked and is_same:
            most = max(self.model.limit(s) - self.model.used.get(s, 0) for s in facts.asked)
            is_up = most <= 0 and not self.model.stands_still(facts, self.now)
            assert not table.late or most <= 0, "late in time"
            assert table.late or not is_up, "in time when late"
        if table.phase is Phase.EXPIRED:
            assert before.table.dormant, "closed untold"
            assert before.table.is_paused or was_up, "closed before the time is up"

    def _is_up(self, facts: Facts) -> bool:
        """Tell whether the time of all who are awaited is up."""
        limit, used = self.model.limit, self.model.used
        return all(used.get(seat, 0) >= limit(seat) for seat in facts.asked)

    def move(self, a: int, b: int, c: int) -> None:
        """Somebody who is awaited moves."""
        if seats := people_asked(ALL, self.live):
            seat = seats[a % len(seats)]
            press = random_press(self.live, seat, Random(b))
            self.apply(self.user_of(int(seat)), replace(press, now=self.now))

    def tap(self, a: int, b: int, c: int) -> None:
        """Somebody who needs no Confirm moves by a last tap."""
        if not (seats := people_asked(ALL, self.live)):
            return
        seat, play = seats[a % len(seats)], self.live.play
        assert play is not None
        actions = list(ALL[self.live.table.game or ""].legal_actions(play.state, seat))
        path: tuple[int, ...] = ()
        chance = Random(b)
        while not isinstance(asked := narrow(actions, path), Decided):
            path = (*path, chance.randrange(len(asked.options)))
        user = replace(self.user_of(int(seat)), confirms=False)
        spent = self.model.used.get(int(seat), 0)
        press = Press(stamp_of(ALL, self.live, seat), path, confirm=False, now=self.now)
        moves = len(self._moves())
        self.apply(user, press)
        tapped = self.live.table.tapped
        if len(self._moves()) > moves and tapped and tapped.until is not None:
            self.model.tapped, self.model.tapped_at = {int(seat): spent}, self.model.lived

    def retract(self, a: int, b: int, c: int) -> None:
        """The last tap is taken back, mostly while nobody else has a say."""
        tapped = self.live.table.tapped
        if tapped and tapped.until is not None:
            user = self.user_of(int(tapped.chair))
            self.apply(user, Retract(position(self.live.table), self.now))

    def undo(self, a: int, b: int, c: int) -> None:
        """A move is taken back by consent."""
        for user in self.users():
            self.apply(user, TakeBack())
        for motion in self.live.table.motions:
            if motion.matter is Matter.UNDO:
                for user in self.users():
                    at = position(self.live.table)
                    self.apply(user, Agree(Matter.UNDO, motion.chair, at))

    def plan(self, a: int, b: int, c: int) -> None:
        """Somebody plans days away."""
        user = self.users()[a % len(self.users())]
        if user.id in self.model.off and self.model.off[user.id].last >= self._today(user.id):
            return
        first = self._today(user.id) + timedelta(days=b % 4)
        last = first + timedelta(days=c % 12)
        try:
            away = with_absence(
                self.away.get(user.id, ()), first, last, self._today(user.id), self.now
            )
        except Refused:
            return
        self.away[user.id] = away
        zone = self.zones[user.id]
        span = span_away(Profile(habits=Habits(zone=zone), away=away), "en", self.now)
        self.apply(
            user,
            SetAway(span),
            then=lambda: self.model.off.update({user.id: Off(first, last, zone, self.now)}),
        )

    def cancel(self, a: int, b: int, c: int) -> None:
        """Somebody cancels their days away."""
        user = self.users()[a % len(self.users())]
        self.away.pop(user.id, None)
        self.apply(user, SetAway(None), then=lambda: self.model.off.pop(user.id, None))

    def ask_pause(self, a: int, b: int, c: int) -> None:
        """Somebody asks for a pause, and the others may agree."""
        users = self.users()
        self.apply(users[a % len(users)], AskPause((1, 3, 0)[b % 3], self.now))
        wish = wish_of(self.live.table)
        for user in users if wish and c % 3 else ():
            assert wish
            self.apply(user, Consent(stamp_of_wish(wish)))

    def resume(self, a: int, b: int, c: int) -> None:
        """Somebody goes on."""
        self.apply(self.users()[a % len(self.users())], Resume(self.now))

    def offer(self, a: int, b: int, c: int) -> None:
        """Somebody offers their seat, or keeps it."""
        user = self.users()[a % len(self.users())]
        self.apply(user, OfferSeat(self.now) if b % 4 else KeepSeat())

    def take(self, a: int, b: int, c: int) -> None:
        """A newcomer takes a seat on offer, and may have days away."""
        offer = self.live.table.offer
        if offer is None:
            return
        user = User(self.newcomers, f"P{self.newcomers}", "en", reachable=True)
        word = word_of_offer(self.live.table, offer)
        known = self.live.table.people
        self.apply(user, TakeOver(offer.chair, word, self.now))
        if self.live.table.people == known:
            return
        self.newcomers += 1
        self.people.append(user)
        if a % 2:
            zone, first = self.zones[user.id], self._today(user.id)
            absence = Absence(first, first + timedelta(days=b % 9), self.now - 1000)
            self.away[user.id] = (absence,)
            span = span_away(Profile(habits=Habits(zone=zone), away=(absence,)), "en", self.now)
            assert span
            off = Off(first, absence.last, zone, self.now)
            known_at_once = SetAway(Span(max(span.start, self.now), span.end))
            self.apply(user, known_at_once, then=lambda: self.model.off.update({user.id: off}))

    def hand_to_computer(self, a: int, b: int, c: int) -> None:
        """A computer plays on for somebody."""
        user = self.users()[a % len(self.users())]
        self.apply(user, Resign(str(position(self.live.table)), is_replaced=True))

    def sit_again(self, a: int, b: int, c: int) -> None:
        """Somebody takes their seat back."""
        self.apply(self.users()[a % len(self.users())], SitAgain())

    def compute(self, a: int, b: int, c: int) -> None:
        """A computer moves."""
        seats = set(to_act(ALL, self.live)) - set(people_asked(ALL, self.live))
        if seats and self.live.table.game != "carcassonne":
            before = self.live
            self.live = computed(self.live, self.now)
            self._learn(before)

    def skip(self, a: int, b: int, c: int) -> None:
        """The others skip somebody who is late, or have a computer play."""
        matter = (Matter.SKIP, Matter.REPLACE, Matter.REMOVE)[b % 3]
        if matter is Matter.REMOVE and c % 5:
            return
        for user in self.users():
            for seat in to_act(ALL, self.live)[:1]:
                self.apply(user, Agree(matter, Chair(seat), position(self.live.table)))

    def forget(self, a: int, b: int, c: int) -> None:
        """Somebody sends /forget."""
        user = self.users()[a % len(self.users())]
        self.away.pop(user.id, None)
        self.apply(user, Forget("N"), then=lambda: self.model.off.pop(user.id, None))

    def part(self, a: int, b: int, c: int) -> None:
        """Somebody leaves the chat, or comes back."""
        self.apply(self.users()[a % len(self.users())], Parted(bool(b % 2)))

    def be_away(self, a: int, b: int, c: int) -> None:
        """The bot is away, or its clock is put forward: which is the same to people."""
        begins, self.now = self.now, self.now + _WAITS[a % len(_WAITS)] + 31
        self.outages = (*self.outages, Outage(begins, self.now))[-50:]
        self._read_again()
        self.model.now = self.now

    def put_clock_back(self, a: int, b: int, c: int) -> None:
        """The clock was ahead, and is put right: nobody may lose by it; who gains is lucky."""
        if b % 3:
            return
        was_paused = self.facts.is_paused
        before = {seat: self.model.used.get(seat, 0) for seat in self.facts.asked}
        over = [one for one, off in self.model.off.items() if off.last < self._today(one)]
        for user in over:  # they do not come again
            self.model.off.pop(user)
        self.now -= (31, HOUR, 5 * HOUR)[a % 3]
        cut = (Outage(one.start, min(one.end, self.now)) for one in self.outages)
        self.outages = tuple(one for one in cut if one.start < one.end)
        stood = self.live
        self.apply(User(0, "", "en"), Tick(self.now, self.live.revision), is_behind=True)
        if self.live.table.undone != stood.table.undone:  # agreed on in a pause that ends with it
            self._learn_undo(stood, set(to_act(ALL, self.live)))
        self.model.now = self.now
        if was_paused and not self.facts.is_paused:
            self.model.resume()
        tapped, own = self.live.table.tapped, own_time(self.live.table, self.now)
        if tapped and tapped.until is not None:
            self.model.tapped_at = self.model.lived - _ALONE + tapped.until - own
        for seat, spent in before.items():
            if seat in self.facts.asked:
                found = used(ALL, self.live, Seat(seat), self.now)
                assert found <= spent, "a clock that was put back has cost somebody time"
                self.model.used[seat] = found
                pays = owed(ALL, self.live, Seat(seat), self.now)
                assert pays <= spent + self.model.meanwhile.get(seat, 0)
                self.model.meanwhile[seat] = pays - found

    def store(self, a: int, b: int, c: int) -> None:
        """The table is stored, and read by another process."""
        self._read_again()

    # How it is done

    def _read_again(self) -> None:
        _, moves = new_moves(self.live, None)
        there = decoded(ALL, encoded(self.live.table), None, moves)
        there = replace(there, revision=self.live.revision)
        self.live = resumed(ALL, there, self.outages)

    def users(self) -> list[User]:
        """Return who sits at the table."""
        here = {person.user for person in self.live.table.people}
        return [user for user in self.people if user.id in here]

    def user_of(self, seat: int) -> User:
        user = self.live.table.people[seat].user
        return next(one for one in self.people if one.id == user)

    def _today(self, user: int) -> date:
        return day_of(self.now, self.zones[user])

    def apply(
        self,
        user: User,
        command: Command,
        then: Callable[[], object] | None = None,
        *,
        is_behind: bool = False,
    ) -> None:
        """Let the referee handle a command, and tell the model what is so by now."""
        before = self.live
        try:
            self.live = handle(ALL, before, user, command, self.now)
        except Refused:
            return
        if self.live is not before:
            self.live = replace(self.live, revision=before.revision + 1)
        if then is not None and chair_of(before.table, user.id) is not None:
            then()
        if not is_behind:
            self._learn(before)

    def _learn(self, before: Live | None, anew: set[Seat] | None = None) -> None:
        """Tell the model which seats have decided and which are asked anew."""
        model, asked = self.model, set(to_act(ALL, self.live))
        if before is None:
            for seat in anew or ():
                model.ask(int(seat))
            return
        log, old = self.live.table.log, before.table.log
        assert log is not None
        assert old is not None
        if before.table.undone != self.live.table.undone:
            self._learn_undo(before, asked)
        else:
            made = log.moves[len(old.moves) :]
            was = set(to_act(ALL, before))
            movers = {move.seat for move in made}
            for mover in movers & was:
                own = [move for move in made if move.seat == mover and move.by in _OWN]
                person = before.table.people[mover].computer is None
                model.decide(int(mover), len(own) if person else 0)
            for new in asked - (was - movers):
                model.ask(int(new))
            if made:
                model.tapped = {}
        for idle in {*model.used} - {*map(int, asked)}:
            model.used.pop(idle)
        if before.table.is_paused and not self.live.table.is_paused:
            model.resume()

    def _learn_undo(self, before: Live, asked: set[Seat]) -> None:
        model, log, old = self.model, self.live.table.log, before.table.log
        assert log is not None
        assert old is not None
        cut = old.moves[len(log.moves) :]
        if model.increment:
            for seat in {move.seat for move in cut if move.by in _OWN}:
                bank = model.banks.get(seat, model.clock)
                model.banks[int(seat)] = max(0, bank - model.increment)
        tapped = before.table.tapped
        is_own = bool(model.tapped) and tapped is not None and tapped.until is not None
        is_own &= model.lived <= model.tapped_at + _ALONE
        for seat in asked:
            if is_own and int(seat) in model.tapped:
                model.used[int(seat)] = model.tapped[int(seat)]
                if model.increment:  # it had paid
                    model.banks[int(seat)] += model.tapped[int(seat)]
                model.meanwhile[int(seat)] = 0
            elif not (is_own and seat in to_act(ALL, before)):
                model.ask(int(seat))
        model.tapped = {}

    # What must hold

    def check(self, *, is_deep: bool) -> None:
        """Hold what the table says of its time to the model."""
        live, facts, model = self.live, self.facts, self.model
        if live.table.phase is not Phase.RUNNING:
            return
        for seat in facts.asked:
            found, meant = used(ALL, live, Seat(seat), self.now), model.used.get(seat, 0)
            assert found == meant, f"seat {seat} has used {found}, not {meant}"
            if model.increment:
                bank = bank_of(live.table, Seat(seat))
                assert bank == model.limit(seat), f"seat {seat}: {bank}, not {model.limit(seat)}"
                has = left(ALL, live, Seat(seat), self.now)
                assert has == max(0, model.limit(seat) - meant)
        ends = late_at(ALL, live)
        if facts.is_paused or not facts.asked:
            assert ends is None
        elif is_deep and ends is not None:
            self._check_end(facts, ends)

    def _check_end(self, facts: Facts, ends: int) -> None:
        """Hold a deadline to the model: then nothing is left, and a second before there was."""
        model = self.model
        most = max(model.limit(seat) - model.used.get(seat, 0) for seat in facts.asked)
        if ends <= self.now:
            assert most <= 0, f"out of time with {most} left"
            return
        assert most - model.ran(facts, ends) <= 0, "time is left at the end"
        assert not model.stands_still(facts, ends), "out of time while none runs"
        is_still = model.stands_still(facts, ends - 1)
        assert is_still or most - model.ran(facts, ends - 1) > 0, "out of time too late"


def live_host(live: Live) -> User:
    """Return the host of a table."""
    return User(live.table.host, "P1", "en", reachable=True)


DEEDS: dict[str, Callable[[World, int, int, int], None]] = {
    name: getattr(World, name)
    for name in (
        "wait",
        "wait_for_the_end",
        "look",
        "move",
        "tap",
        "retract",
        "undo",
        "plan",
        "cancel",
        "ask_pause",
        "resume",
        "offer",
        "take",
        "hand_to_computer",
        "sit_again",
        "compute",
        "skip",
        "forget",
        "part",
        "be_away",
        "put_clock_back",
        "store",
    )
}
