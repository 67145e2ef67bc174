"""Deeds at one table without a bot around it: the referee alone, held to the same rules. They are
a hundred times as fast, so that what is rare meets; what people can press stands in `world`.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from bot.features.again.table import begins_at
from bot.features.calling.table import StepIn, must_step_in
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.table import Admit, TurnDown, is_latecomers
from bot.features.pause.table import Consent, Decline, stamp_of_wish
from bot.features.series.part import Series, Tally
from bot.features.tonight.part import Ballot
from bot.table.computers import awaited, people_asked
from bot.table.gathering import (
    AddComputer,
    ChooseGame,
    Join,
    SetClock,
    SetHints,
    SetOption,
    Start,
)
from bot.table.moves import PlayOn
from bot.table.parting import Parted, Reached
from bot.table.preparing import has_room, imagined
from bot.table.referee import handle
from bot.table.seating import person_of, seat_at
from bot.table.ticking import Tick
from bot.table.values import (
    BANKS,
    CLOCKS,
    DAY,
    HOUR,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    Refused,
    Table,
    User,
    game_of,
    is_gathering,
    is_open,
    position,
    stamp_of,
    stamp_of_table,
    with_changes,
)
from bot.table.votes import (
    Agree,
    Object,
    Stop,
)
from games.core.contract import Level
from games.core.seats import lawful_people
from games.core.values import TABLE
from tests.bot.tables import ALL, NOON, random_press
from tests.deeds.changes import Told
from tests.deeds.draws import Choice, drawn, draws_for
from tests.deeds.judge import Judge
from tests.deeds.model import is_team, there
from tests.deeds.reading import of_copies, shown
from tests.deeds.town import Outside

GROUP = -100
PEOPLE = tuple(
    User(n, name, "en", reachable=True, username=name.lower(), alias=name)
    for n, name in enumerate(("Anna", "Boris", "Clara", "Dora", "Emil", "Fred", "Galya"), 1)
)
CLOCK = User(NOBODY, "", "en")
_GAMES = ("gifts", "gifts", "sealed", "cairns", "saboteur", "saboteur", "carcassonne")
_COUNTS = (2, 3, 4, 4, 5)
_WAITS = (5, 90, HOUR, 6 * HOUR, DAY, 2 * DAY)
_SEVERAL, _MOVES = 3, 40
LONG = 120
"""Deeds that are tried at one table."""


class Done(NamedTuple):
    """A command that somebody has given, or the clock for them."""

    now: int
    user: User
    command: Command
    is_clocks: bool


class Bare:
    """A table, who is where, and what has been asked there."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.now = NOON + self.chance.randrange(7) * DAY
        self.outside = Outside()
        self.judge = Judge(self.outside)
        self.trail: list[str] = []
        self.last: tuple[User, ...] = ()
        """Who has done something last: they or others go on with it."""
        self.answers: list[Command] = []
        """By which something was answered that has been asked; people press them late, too."""
        self.done: list[Done] = []
        is_series = self.chance.random() < 0.3
        self.wins = [is_series and self.chance.randrange(2) for _ in range(10)]
        self.live = self._opened()

    def _opened(self) -> Live:
        chance, is_group = self.chance, self.chance.random() < 0.6
        place = Place(GROUP) if is_group else Place(NOBODY, 1 + chance.randrange(10**6))
        host, *others = chance.sample(PEOPLE, chance.choice(_COUNTS))
        live = Live(Table("0123456789", place, "en", host.id, secret="a secret of the table"))
        if chance.random() < 0.1:
            ballot = Ballot(("gifts", "sealed", "cairns"), self.now + DAY)
            live = with_changes(live, phase=Phase.VOTING, ballot=ballot)
            self.judge.note(live, self.now)
            self.trail.append(f"a vote ({place})")
            return live
        game = chance.choice(_GAMES)
        live = handle(ALL, live, host, ChooseGame(game), self.now)
        if option := chance.choice([None, *ALL[game].options]):
            live = self._tried(live, host, SetOption(option.id, chance.choice([*option.values])))
        clock = chance.choice([*((clock, 0) for clock in CLOCKS), *BANKS])
        if game == "carcassonne":  # whole games are long: a team is what they alone have
            live = self._tried(live, host, SetOption("mode", "solo"))
        for command in (SetClock(*clock), SetHints(chance.random() < 0.2)):
            live = self._tried(live, host, command)
        for user in (host, *others):
            live = self._tried(live, user, Join())
        least = min(lawful_people(game_of(ALL, live.table), live.table.options) or (2,))
        while len(live.table.people) < least or chance.random() < 0.15:
            more = self._tried(live, host, AddComputer(Level.EASY))
            if more == live:
                break
            live = more
        if not is_group and len(others) > 0 and chance.random() < 0.3:
            live = with_changes(live, strangers=True)
        elif chance.random() < 0.3:
            live = self._as_rematch(live)
        self.judge.note(live, self.now)
        self.trail.append(f"{game} ({place}) of {[one.name for one in live.table.people]}")
        return live

    def _as_rematch(self, live: Live) -> Live:
        """Return a lobby as that of a rematch, for which some are missing yet."""
        here = {one.user for one in live.table.people}
        others = [one for one in PEOPLE if one.id not in here]
        live = with_changes(live, series=Series(number=1), previous="before")
        for user in self.chance.sample(others, min(len(others), self.chance.randrange(3))):
            person = person_of(live.table, user, PEOPLE.index(user))
            live = with_changes(live, invited=(*live.table.invited, person))
        return live

    def _tried(self, live: Live, user: User, command: Command) -> Live:
        try:
            return handle(ALL, live, user, command, self.now)
        except Refused:
            return live

    def do(self, count: int) -> None:
        """Do so many deeds, or fewer if the table ends.

        :raises AssertionError: when something breaks that must hold.
        """
        for _ in range(count):
            if not is_open(self.live.table):
                return
            self._do_one()

    def _do_one(self) -> None:
        chance = self.chance
        if is_gathering(self.live.table):
            what = chance.choices((self._speak, self._come_or_go, self._wait), (9, 1, 1))[0]
        else:
            self._let_computers_move()
            if self.live.table.phase is not Phase.RUNNING:
                return
            speak, listen = (self._speak, self._answer), (self._come_or_go, self._wait)
            deeds = (*speak, self._move, self._prepare, *listen, self._send_off, self._finish)
            what = chance.choices(deeds, (80, 80, 40, 10, 30, 20, 5, 3))[0]
        what()

    def _take(self, user: User, command: Command, *, is_clocks: bool = False) -> None:
        """Let somebody give a command, or the clock for them, and judge what it has done."""
        friend = command.friend if isinstance(command, OfferSeat) else None
        if friend and int(friend.key) in self.judge.out(self.live.table):
            return  # nobody can name them in the group
        self.done.append(Done(self.now, user, command, is_clocks))
        before = self.live
        match command:
            case Reached(reachable=is_back):
                (self.outside.blocked.discard if is_back else self.outside.blocked.add)(user.id)
            case Parted(is_back=is_back):
                out = self.outside.out
                (out.discard if is_back else out.add)((GROUP, user.id))
        try:
            after = handle(ALL, before, user, command, self.now)
        except Refused as refusal:
            self.judge.of_refusal(before.table.id, user.id, refusal, command)
            after = before
            if not isinstance(command, Parted | Reached):
                return
        after = self._with_cut_off(after)
        self.trail.append(f"{user.name or 'the clock'}: {command}")
        self.live = after
        self.last = (user,) if user.id else ()
        is_seen = isinstance(command, Parted | Reached)  # by Telegram; nobody has pressed anything
        told = Told() if is_seen or is_clocks else Told(user.id, command)
        self.judge.judge_change(after, told, self.now, [*self._shown_wrongly()])
        self._note_answers()
        if is_gathering(before.table) and after.table.phase is Phase.RUNNING:
            self._begin_in_series()

    def _shown_wrongly(self) -> Iterator[str]:
        """Yield what is wrong about what is shown; looked at where each has a copy, some have
        gone, and something is asked: elsewhere it would take most of the time.
        """
        table = self.live.table
        asked = table.motions or table.pause.wish or table.offer
        has_gone = table.gone or any(one.computer and one.user for one in table.people)
        if table.phase is Phase.RUNNING and table.place.is_circle and asked and has_gone:
            yield from of_copies(table, shown(self.live, {}))

    def _begin_in_series(self) -> None:
        """Let some games be a later one of a series: who sits there has won before."""
        if any(self.wins) and not self.live.table.strangers:
            wins = tuple(Tally(wins=won) for won in self.wins[: len(self.live.table.people)])
            self.live = with_changes(self.live, series=Series(2, wins, 5))
            self.judge.note(self.live, self.now)

    def _choice(self) -> Choice:
        present = self._present()
        user = self.chance.choice(present)
        if self.last and self.last[0] in present and self.chance.random() < 0.4:
            user = self.last[0]
        elif self.chance.random() < 0.4:  # whom something that is asked is about, or the host
            user = self.chance.choice(
                [one for one in present if one.id in self._subjects()] or [user]
            )
        others = [one for one in present if one.id != user.id]
        other = self.chance.choice([one for one in self.last if one in others] or others)
        return Choice(self.live, user, other, self.now, self.chance)

    def _subjects(self) -> set[int]:
        """Return whom what is asked is about, and who leads."""
        table = self.live.table
        about = {table.people[one.chair].user for one in table.motions}
        if table.offer and table.offer.chair < len(table.people):
            about |= {table.people[table.offer.chair].user}
        return about | {table.host}

    def _present(self) -> list[User]:
        """Return who can press something, those who sit there three times as often."""
        out = self.judge.out(self.live.table)
        here = {one.user for one in self.live.table.people}
        users = [one for one in PEOPLE if one.id not in out]
        found = [one for one in users for _ in range(3 if one.id in here else 1)]
        self.chance.shuffle(found)
        return found if len({*users}) > 1 else [*PEOPLE]

    def _speak(self) -> None:
        choice = self._choice()
        is_lobby = is_gathering(choice.table)
        host = next(one for one in PEOPLE if one.id == choice.table.host) if is_lobby else None
        if host and self.chance.random() < 0.5 and host.id not in self.judge.out(choice.table):
            other = choice.user if choice.user != host else choice.other
            choice = choice._replace(user=host, other=other)
        self._take(choice.user, drawn(choice, draws_for(choice)))

    def _note_answers(self) -> None:
        standing = [*self._standing()]
        self.answers = [*self.answers, *(one for one in standing if one not in self.answers)][-40:]

    def _standing(self) -> Iterator[Command]:
        """Yield by what is answered that stands, and note what each of these asks."""
        table = self.live.table
        if table.phase is not Phase.RUNNING:
            return
        for motion in table.motions:
            yield Agree(motion.matter, motion.chair, position(table))
            yield Object(motion.matter, motion.chair, position(table))
        if table.votes:
            yield Stop(stamp_of_table(table))
        if wish := table.pause.wish:
            stamp = stamp_of_wish(wish)
            self.judge.read.setdefault(stamp, (wish.author, wish.days, wish.position))
            yield Consent(stamp)
            yield Decline(stamp)
        if offer := table.offer:
            if offer.agreed is not None:
                self.judge.read.setdefault(f"admit {offer.name}", offer.friend)
                yield Admit(offer.name)
                yield TurnDown(offer.name)
            else:
                if is_latecomers(table, offer):
                    yield TurnDown(offer.name)
                yield TakeOver(offer.chair, word_of_offer(table, offer), self.now)

    def _answer(self) -> None:
        """All who are there answer what stands, one after the other, or one does; some by what
        stood before.
        """
        chance, standing = self.chance, [*self._standing()]
        if self.answers and chance.random() < 0.25:
            standing = self.answers
        if not standing:
            return self._speak()
        if chance.random() < 0.7:  # games go on for a while
            standing = [one for one in standing if not isinstance(one, Stop)] or standing
        wanted = [one for one in standing if not isinstance(one, Object | Decline | TurnDown)]
        said = chance.choice(wanted if wanted and chance.random() < 0.8 else standing)
        if isinstance(said, TakeOver):
            said = replace(said, now=self.now)
        users = {one.id: one for one in self._present()}
        friend = self.live.table.offer.friend if self.live.table.offer else None
        if isinstance(said, TakeOver) and friend and chance.random() < 0.7:
            users = {n: one for n, one in users.items() if friend.is_user(n, one.username)}
        for user in [*users.values()][: chance.choice((1, 3, 7))]:
            if self.live.table.phase is Phase.RUNNING:
                self._take(user, said)
        return None

    def _move(self) -> None:
        seats = people_asked(ALL, self.live)
        users = {one.id: one for one in self._present()}
        for seat in self.chance.sample(seats, len(seats)):
            for one in self.judge.at_seat(self.live, seat):
                if one.user in users:
                    press = replace(random_press(self.live, seat, self.chance), now=self.now)
                    return self._take(users[one.user], press)
        return None

    def _send_off(self) -> None:
        """All others vote out who leads, and have a computer play on for them; some ask them back,
        and play to the end.
        """
        live = self.live
        game, out = game_of(ALL, live.table), self.judge.out(live.table)
        assert live.play is not None
        here = {chair: user for chair, user in there(live.table).items() if user not in out}
        scores = game.scores(game.view(live.play.state, TABLE))
        if len(here) < _SEVERAL or not scores or is_team(live.table):
            return
        best = max(here, key=lambda chair: scores[chair])
        is_wanted_back = self.chance.random() < 0.4
        for matter in (Matter.REMOVE, Matter.REPLACE, *[Matter.RETURN] * is_wanted_back):
            for user in (one for one in PEOPLE if one.id in {*here.values()} - {here[best]}):
                if self.live.table.phase is Phase.RUNNING:
                    wish = Agree(matter, Chair(best), position(self.live.table))
                    self._take(user, wish)
        if is_wanted_back:
            self._finish()

    def _finish(self) -> None:
        """Play a short game to its end."""
        for _ in range(_MOVES if self.live.table.game == "gifts" else 0):
            self._let_computers_move()
            if self.live.table.phase is Phase.RUNNING:
                self._move()

    def _prepare(self) -> None:
        """Somebody prepares a move, where that can be done."""
        users = {one.id: one for one in self._present()}
        for chair, user in there(self.live.table).items():
            seat = seat_at(self.live.table, Chair(chair))
            future = imagined(ALL, self.live, seat)
            if user in users and future and has_room(self.live.table, seat):
                press = random_press(future, seat, self.chance)
                press = replace(press, now=self.now, seen=position(self.live.table))
                return self._take(users[user], press)
        return None

    def _let_computers_move(self) -> None:
        while self.live.table.phase is Phase.RUNNING and awaited(ALL, self.live):
            seat = awaited(ALL, self.live)[0]
            assert self.live.play is not None
            game = game_of(ALL, self.live.table)
            action = self.chance.choice([*game.legal_actions(self.live.play.state, seat)])
            before = self.live
            self._take(CLOCK, PlayOn(seat, stamp_of(ALL, self.live, seat), str(action)))
            if self.live == before:
                return

    def _come_or_go(self) -> None:
        """Somebody leaves the chat of the table, or comes back."""
        table = self.live.table
        user = self.chance.choice([*self._of_interest()] or PEOPLE)
        is_out = user.id in self.judge.out(table)
        if not is_out and len(self.judge.out(table)) > 3:
            return
        is_circle = table.place.is_circle
        self._take(user, Reached(is_out) if is_circle else Parted(is_out))

    def _of_interest(self) -> Iterator[User]:
        """Yield whom something that is asked depends on, in half of the cases."""
        table, found = self.live.table, {*self.last}
        users = {one.user for one in table.invited} | table.votes
        if wish := table.pause.wish:
            users |= {wish.author} | wish.agreed
        if offer := table.offer:
            users |= offer.agreed or frozenset()
            users |= {one.id for one in PEOPLE if offer.friend and offer.friend.is_user(one.id, "")}
        for motion in table.motions:
            users |= motion.votes | {table.people[motion.chair].user}
        if self.chance.random() < 0.5:
            yield from (one for one in PEOPLE if one.id in users or one in found)

    def _wait(self) -> None:
        """Time passes, sometimes until it is up; a rematch may begin by itself."""
        self.now += self.chance.choice((*_WAITS, (self.live.table.clock or DAY) + 1))
        table = self.live.table
        if table.phase is Phase.RUNNING:
            self._tick()
            has_failed = any(one.is_void for one in table.prepared)
            return self._skip() if has_failed or self.chance.random() < 0.1 else None
        begins = begins_at(ALL, table)
        if begins is not None and begins <= self.now:
            host = next(one for one in PEOPLE if one.id == table.host)
            self._take(host, Start(self.chance.randrange(10**6), "", self.now), is_clocks=True)
        return None

    def _tick(self) -> None:
        live = self.live
        if live.table.phase is Phase.RUNNING:
            self._take(CLOCK, Tick(self.now, live.revision))
        if self.live.table.phase is Phase.RUNNING and must_step_in(ALL, self.live, self.now):
            self._take(CLOCK, StepIn(self.now))

    def _skip(self) -> None:
        """Those who are not awaited want who is to be skipped, once their time is up."""
        if self.live.table.phase is not Phase.RUNNING:
            return
        self.now += self.live.table.clock + 1
        self._tick()
        table, seats = self.live.table, people_asked(ALL, self.live)
        if not seats or is_team(table):
            return
        chair = Chair(seats[0])
        for user in self._present():
            if self.live.table.phase is Phase.RUNNING and user.id != table.people[chair].user:
                self._take(user, Agree(Matter.SKIP, chair, position(self.live.table)))

    def _with_cut_off(self, live: Live) -> Live:
        """Return a table that knows who has blocked the bot: the clock looks at once."""
        table = live.table
        if table.phase is not Phase.RUNNING or not table.place.is_circle:
            return live
        chairs = {user: chair for chair, user in there(table).items()}
        shut = {one for one in self.outside.blocked & {*chairs} if chairs[one] not in table.away}
        if not shut:
            return live
        tick = Tick(self.now, live.revision, unreachable=frozenset(shut))
        return self._tried(live, CLOCK, tick)

    def repeat(self, done: Iterable[Done]) -> None:
        """Do what was done before, or a part of it.

        :raises AssertionError: when something breaks that must hold.
        """
        for self.now, user, command, is_clocks in done:
            is_out = user.id in self.judge.out(self.live.table)
            can_act = is_clocks or not is_out or isinstance(command, Parted | Reached)
            if can_act and is_open(self.live.table):
                self._take(user, command, is_clocks=is_clocks)


def fault(seed: int, count: int) -> tuple[str, int]:
    """Return what breaks at a table, after as few deeds as lead to it, or nothing; and how many
    deeds changed the table. As many again and more were refused.
    """
    bare = Bare(seed)
    try:
        bare.do(count)
    except Exception:
        return _told(seed, _shrunk(seed, bare.done)), len(bare.trail) - 1
    return "", len(bare.trail) - 1


def _told(seed: int, done: Sequence[Done]) -> str:
    bare = Bare(seed)
    try:
        bare.repeat(done)
    except Exception as error:
        return "\n".join((*bare.trail, f"{type(error).__name__}: {error}"))
    return ""


def _shrunk(seed: int, done: list[Done]) -> list[Done]:
    """Return as few deeds that still break something."""
    step = max(1, len(done) // 2)
    while step:
        at = 0
        while at < len(done):
            fewer = done[:at] + done[at + step :]
            if _told(seed, fewer):
                done = fewer
            else:
                at += step
        step //= 2
    return done


def main(amount: int, first: int = 0) -> int:
    """Do so many deeds at tables, one after the other; 0 if nothing breaks."""
    deeds = 0
    for seed in count(first):
        if deeds >= amount:
            break
        told, more = fault(seed, LONG)
        deeds += more
        if told:
            sys.stdout.write(f"seed {seed}\n{told}\n")
            return 1
    sys.stdout.write(f"{deeds} deeds: nothing broke\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
