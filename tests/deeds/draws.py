"""What somebody might want at a table, and how often."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bot.features.again.table import PutOff
from bot.features.calling.table import SetVanishing
from bot.features.handing.table import KeepSeat, OfferSeat
from bot.features.latecomers.table import AskToJoin, StepBack
from bot.features.pause.table import AskPause, Resume
from bot.features.signs.table import MakeSign, Mute
from bot.features.tonight.table import Decide, Vote
from bot.table.days_off import Span
from bot.table.forgetting import Forget
from bot.table.gathering import (
    AddComputer,
    Dismiss,
    InviteBack,
    Join,
    Leave,
    Recolour,
    SetClock,
    SetWeekends,
    Start,
)
from bot.table.gathering import Decline as StayAway
from bot.table.parts import Friend
from bot.table.preparing import Withdraw
from bot.table.speech import Prefer, Speak
from bot.table.suspension import SetAway
from bot.table.values import (
    BANKS,
    CLOCKS,
    DAY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Table,
    User,
    is_gathering,
    position,
    stamp_of_table,
)
from bot.table.votes import Agree, AskHints, GoOn, Object, Resign, Retract, SitAgain, Stop, TakeBack
from games.core.contract import Level

_PAUSES = (1, 3, 7)


class Choice(NamedTuple):
    """From what a deed draws: a table as it stands, somebody who acts, and another."""

    live: Live
    user: User
    other: User
    now: int
    chance: Random

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def stamp(self) -> str:
        return stamp_of_table(self.table)

    @property
    def chair(self) -> Chair:
        """Return where the other sits; anybody's chair where they don't."""
        chairs = [n for n, one in enumerate(self.table.people) if one.user == self.other.id]
        return Chair(chairs[0] if chairs else self.chance.randrange(len(self.table.people)))

    @property
    def matter(self) -> Matter:
        """Return what can be wanted about the other."""
        is_played = self.table.people[self.chair].computer is not None
        others = (Matter.SKIP, Matter.REMOVE, Matter.REPLACE)
        return Matter.RETURN if is_played else self.chance.choice(others)

    @property
    def friend(self) -> Friend | None:
        """Return the other as one to whom a seat can be offered; None if they have one."""
        users = {one.user for one in (*self.table.people, *self.table.invited)}
        return None if self.other.id in users else Friend(str(self.other.id), self.other.name)


Draw = Callable[[Choice], Command]

_IN_VOTE: tuple[tuple[Draw, int], ...] = (
    (lambda c: Vote(tuple(c.chance.sample(range(3), c.chance.randrange(3)))), 8),
    (lambda c: Decide(), 1),
    (lambda c: Forget("Player"), 1),
)
"""What people do before they have voted for a game, and how often."""
_IN_LOBBY: tuple[tuple[Draw, int], ...] = (
    (lambda c: Join(), 8),
    (lambda c: Leave(), 2),
    (lambda c: StayAway(), 1),
    (lambda c: Dismiss(c.other.id, c.stamp), 2),
    (lambda c: InviteBack(c.other.id), 2),
    (lambda c: Recolour(c.chance.randrange(8)), 1),
    (lambda c: AddComputer(Level.EASY), 1),
    (lambda c: SetClock(*c.chance.choice([*((clock, 0) for clock in CLOCKS), *BANKS])), 1),
    (lambda c: SetVanishing(c.chance.choice(("computer", "wait", "skip"))), 1),
    (lambda c: SetWeekends(is_on=c.chance.random() < 0.5), 1),
    (lambda c: PutOff(), 1),
    (lambda c: Prefer(), 1),
    (lambda c: Start(c.chance.randrange(10**6), "", c.now), 5),
)
"""What people do in a lobby, and how often."""
_AT_GAME: tuple[tuple[Draw, int], ...] = (
    (lambda c: AskPause(c.chance.choice(_PAUSES), c.now), 6),
    (lambda c: Stop(c.stamp), 1),
    (lambda c: AskHints(), 3),
    (lambda c: TakeBack(), 4),
    (lambda c: Agree(c.matter, c.chair, position(c.table)), 8),
    (lambda c: Object(c.matter, c.chair, position(c.table)), 1),
    (lambda c: Resign(c.stamp, is_replaced=c.chance.random() < 0.7), 3),
    (lambda c: SitAgain(), 3),
    (lambda c: OfferSeat(c.now, c.friend), 1),
    (lambda c: OfferSeat(c.now), 3),
    (lambda c: KeepSeat(), 1),
    (lambda c: Mute(is_on=c.chance.random() < 0.8), 2),
    (lambda c: MakeSign(c.chance.randrange(3), c.now), 1),
    (lambda c: Retract(position(c.table), c.now), 1),
    (lambda c: GoOn(), 1),
    (lambda c: Resume(c.now), 2),
    (lambda c: Withdraw(), 1),
    (lambda c: Speak(c.user.id, c.chance.choice(("en", "ru", "uk")), "-"), 1),
    (lambda c: SetAway(Span(c.now, c.now + 2 * DAY) if c.chance.random() < 0.7 else None), 3),
    (lambda c: Forget("Player"), 1),
)
"""What those ask for who sit at a game, and how often."""
_BESIDE_GAME: tuple[tuple[Draw, int], ...] = (
    (lambda c: AskToJoin(c.now), 8),
    (lambda c: StepBack(), 1),
    (lambda c: Speak(c.user.id, c.chance.choice(("en", "ru", "uk")), "-"), 1),
    (lambda c: Forget("Player"), 1),
)
"""What others do."""


def drawn(choice: Choice, among: tuple[tuple[Draw, int], ...]) -> Command:
    """Draw a command that somebody might give."""
    draws, weights = zip(*among, strict=True)
    draw: Draw = choice.chance.choices(draws, weights)[0]
    return draw(choice)


def draws_for(choice: Choice) -> tuple[tuple[Draw, int], ...]:
    """Return what somebody might want as the table stands, and they sit there or not."""
    if choice.table.phase is Phase.VOTING:
        return _IN_VOTE
    if is_gathering(choice.table):
        return _IN_LOBBY
    sits = choice.user.id in {one.user for one in choice.table.people}
    return _AT_GAME if sits else _BESIDE_GAME
