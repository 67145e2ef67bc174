"""Situations in which features meet: something is asked at a kind of table, meanwhile something
becomes of whoever asks and of whom it is about, and then it is answered. The numbers of choices
have no divisor in common, so that consecutive numbers draw each pair of them, and in the long run
all together (the Chinese remainder theorem): rare pairs are no matter of chance.
"""

from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from bot.display import buttons
from bot.display.values import Button
from bot.features.handing.table import OfferSeat
from bot.features.latecomers.table import AskToJoin
from bot.features.pause.table import AskPause
from bot.features.signs.table import Mute
from bot.table.computers import people_asked
from bot.table.values import (
    DAY,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    Table,
    User,
    position,
    stamp_of_table,
)
from bot.table.votes import Agree, AskHints, Resign, SitAgain, Stop, TakeBack
from tests.bot.tables import ALL
from tests.deeds import people
from tests.deeds.asking import (
    AGREES,
    answer,
    at_table,
    chair_at,
    hand_on_seat,
    prepare_at,
    reading,
    try_command,
)
from tests.deeds.lobbies import play_again, want_another
from tests.deeds.model import there
from tests.deeds.opening import NO_COMPUTERS, open_table, seek
from tests.deeds.presses import move
from tests.deeds.town import Seen
from tests.deeds.world import GROUP, World

_ANSWERED = (*AGREES, "Object", "Dismiss", "TakeOver", "AskToJoin")
_MOST = 3
"""Games that run at once."""


class Scene(NamedTuple):
    """Where something is asked, and of whom."""

    world: World
    id: str
    asker: User
    subject: User
    chance: Random
    stood: list[Seen]
    """Buttons by which what was asked first could be answered."""

    def note_standing(self) -> None:
        if not self.stood:
            self.stood.extend(at_table(self.world, self.id, _ANSWERED))

    async def live(self) -> Live:
        return await self.world.service.find(self.id)

    async def try_by(self, user: User, command: Command) -> None:
        await try_command(self.world, self.id, user, command)


Part = Callable[[Scene, User], Awaitable[None]]
"""Something that somebody does or that becomes of them."""


async def cross(world: World, a: int, b: int, c: int) -> None:
    """Draw a situation by its number, and live it through.

    :param a: the number.
    """
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game(world, _KINDS[a % len(_KINDS)], chance)
    users = reading(world, live.table) if live else []
    if live is None or not users:
        return
    asker, *others = chance.sample(users, len(users))
    subject = others[0] if others else asker
    if _KINDS[a % len(_KINDS)].is_left_alone:
        for user in others:
            await people.leave_chat(world, user.id - 1, 0, 0)
            await world.end_step(c)
    scene = Scene(world, live.table.id, asker, subject, chance, [])
    await _live_through(scene, a)
    if chance.random() < 0.2:
        world.now += 3 * DAY
        world.said = "three days pass"
        await world.tick()
        await world.end_step(c)
    for _ in others if chance.random() < 0.5 else ():
        await people.come_back(world, chance.randrange(1000), 0, 0)
        await world.end_step(c)


async def wait_for_round(world: World, a: int, b: int, c: int) -> None:
    """Somebody waits for the next round when all stop, and people want another game."""
    chance = Random(a * 1_000_003 + b * 1009 + c)
    live = await _game(world, Kind(("saboteur",), computers=NO_COMPUTERS), chance)
    if live is None or live.table.game != "saboteur" or not live.table.place.is_group:
        return
    users, id = reading(world, live.table), live.table.id
    scene = Scene(world, id, users[0], users[0], chance, []) if users else None
    for step in (_moves, _comes_late, _by_every_way, _stop_all) if scene else ():
        if scene and (await scene.live()).table.phase is Phase.RUNNING:
            await step(scene, scene.asker)
    await want_another(world, id, chance)


async def _by_every_way(scene: Scene, user: User) -> None:
    """All agree, and who has asked comes."""
    for kinds in (("AnswerLatecomer",), ("TakeOver",)):
        for one in _asked(scene, kinds)[:1]:
            await answer(scene.world, one, None, scene.chance)


async def _stop_all(scene: Scene, user: User) -> None:
    live = await scene.live()
    for one in reading(scene.world, live.table):
        await scene.try_by(one, Stop(stamp_of_table(live.table)))


async def _live_through(scene: Scene, number: int) -> None:
    ask, change = _ASKS[number % len(_ASKS)], _CHANGES[number % len(_CHANGES)]
    then = scene.chance.choice(_LATER)
    both = ((change, scene.subject), (then, scene.subject))
    changes = ((), ((change, scene.asker),), both[:1], both)[number % 4]
    steps = [(ask, scene.asker), *changes]
    if scene.chance.random() < 0.25:  # it has happened before
        steps.reverse()
    for part, user in steps:
        if (await scene.live()).table.phase is Phase.RUNNING:
            await part(scene, user)
            await scene.world.end_step(1)
            scene.note_standing()
    await _ANSWERS[number % len(_ANSWERS)](scene)


# Tables


class Kind(NamedTuple):
    """A kind of table."""

    games: tuple[str, ...]
    is_group: bool = True
    computers: int = 0
    is_left_alone: bool = False
    """Whether all but one leave its chat."""
    is_strangers: bool = False
    is_series: bool = False

    def has(self, table: Table) -> bool:
        """Tell whether a table is of this kind."""
        if self.is_strangers or table.strangers:
            return self.is_strangers and table.strangers
        if self.is_series:
            return any(one.wins for one in table.series.tallies)
        has_computers = any(one.computer and one.user == NOBODY for one in table.people)
        is_place = table.place.is_group == self.is_group
        return table.game in self.games and is_place and has_computers == (self.computers > 0)


_PLAIN = ("gifts", "sealed", "cairns")
_KINDS = (
    Kind(_PLAIN),
    Kind(_PLAIN, is_left_alone=True),
    Kind(_PLAIN, is_group=False),
    Kind(("saboteur",), computers=5),
    Kind(_PLAIN, computers=2),
    Kind(_PLAIN, is_group=False, is_strangers=True),
    Kind(("gifts",), is_series=True),
)


async def _game(world: World, kind: Kind, chance: Random) -> Live | None:
    """Return a game of a kind that runs; if there is none, one begins, and maybe another is stopped
    before.
    """
    running = await world.running()
    for live in running:
        if kind.has(live.table) and len(reading(world, live.table)) > 1:
            return live
    if len(running) >= _MOST:
        live = chance.choice(running)
        for user in reading(world, live.table):
            await try_command(world, live.table.id, user, Stop(stamp_of_table(live.table)))
    if len(await world.running()) < _MOST:
        await _begin(world, kind, chance)
        await world.end_step(1)
    running = await world.running()
    return next((live for live in running if kind.has(live.table)), next(iter(running), None))


async def _begin(world: World, kind: Kind, chance: Random) -> None:
    if kind.is_strangers:
        await seek(world, chance)
    elif kind.is_series:
        await play_again(world, *(chance.randrange(1000) for _ in range(3)))
    else:
        place = Place(GROUP) if kind.is_group else Place(NOBODY, 1 + chance.randrange(10**6))
        await open_table(world, chance, place, chance.choice(kind.games), 1, kind.computers)


# What is asked


def _asks(*commands: Callable[[Scene, Live], Command]) -> Part:
    """Return that somebody gives commands."""

    async def ask(scene: Scene, user: User) -> None:
        for command in commands:
            live = await scene.live()
            if live.table.phase is Phase.RUNNING:
                await scene.try_by(user, command(scene, live))

    return ask


def _about(matter: Matter) -> Callable[[Scene, Live], Command]:
    """Return that something is wanted of whom it is about."""

    def wish(scene: Scene, live: Live) -> Command:
        chairs = [n for n, one in enumerate(live.table.people) if one.user == scene.subject.id]
        chair = chair_at(live.table, scene.subject) if chairs else Chair(0)
        return Agree(matter, chair, position(live.table))

    return wish


async def _undoes(scene: Scene, user: User) -> None:
    """Somebody moves, if they may, and wants to take that back."""
    await _moves(scene, user)
    await scene.try_by(user, TakeBack())


async def _returns(scene: Scene, user: User) -> None:
    """Somebody who was voted out is wanted back."""
    await _is_voted_out(scene, scene.subject)
    await _asks(_about(Matter.RETURN))(scene, user)


async def _comes_late(scene: Scene, user: User) -> None:
    """Some who do not play ask for seats: all agree to the first, and maybe to the next."""
    sitting = {one.user for one in (await scene.live()).table.people}
    others = [one for one in scene.world.readers(GROUP) if one.id not in sitting]
    for other in others[:2]:
        await _by_all(scene)
        if (await scene.live()).table.phase is Phase.RUNNING:
            await scene.try_by(other, AskToJoin(scene.world.now))


async def _offers_seat(scene: Scene, user: User) -> None:
    await scene.try_by(user, OfferSeat(scene.world.now))


async def _arranges(scene: Scene, user: User) -> None:
    """Somebody arranges what is theirs alone: they prepare a move, and want to see no signs."""
    await prepare_at(scene.world, scene.id, user, scene.chance)
    if (await scene.live()).table.phase is Phase.RUNNING:
        await scene.try_by(user, Mute(is_on=True))


async def _wants_longer_pause(scene: Scene, user: User) -> None:
    """Somebody asks for a pause, and then for a longer one."""
    for days in (1, 7):
        await scene.try_by(user, AskPause(days, scene.world.now))
        scene.note_standing()


_ASKS: tuple[Part, ...] = (
    _asks(lambda scene, live: AskPause(1, scene.world.now)),
    _wants_longer_pause,
    _asks(lambda scene, live: Stop(stamp_of_table(live.table))),
    _asks(lambda scene, live: AskHints()),
    _undoes,
    _asks(_about(Matter.SKIP)),
    _asks(_about(Matter.REMOVE)),
    _asks(_about(Matter.REPLACE)),
    _returns,
    _offers_seat,
    _comes_late,
    _arranges,
    _asks(_about(Matter.REMOVE), lambda scene, live: Stop(stamp_of_table(live.table))),
)


# What becomes of people


async def _leaves(scene: Scene, user: User) -> None:
    """Somebody leaves the chat of the table: the group, or the bot's chat."""
    if (await scene.live()).table.place.is_circle:
        await _blocks(scene, user)
    else:
        await people.leave_chat(scene.world, user.id - 1, 0, 0)


async def _comes_again(scene: Scene, user: User) -> None:
    """Somebody leaves the chat, and comes back."""
    await _leaves(scene, user)
    await scene.world.end_step(1)
    if user.id in scene.world.town.blocked:
        scene.world.town.blocked.discard(user.id)
        scene.world.said = f"{user.name} unblocks the bot"
        await people.tell_reached(scene.world, user, "member")
    elif (GROUP, user.id) in scene.world.town.out:
        out = sorted(user for chat, user in scene.world.town.out)
        await people.come_back(scene.world, out.index(user.id), 0, 0)


async def _blocks(scene: Scene, user: User) -> None:
    await people.block(scene.world, user.id - 1, 0, 0)


async def _has_days_off(scene: Scene, user: User) -> None:
    await people.plan_today(scene.world, user)


async def _hands_on(scene: Scene, user: User) -> None:
    await hand_on_seat(scene.world, await scene.live(), user, scene.chance.randrange(1000))


def _resigns(*, is_replaced: bool) -> Part:
    return _asks(lambda scene, live: Resign(stamp_of_table(live.table), is_replaced=is_replaced))


async def _is_forgotten(scene: Scene, user: User) -> None:
    if user in scene.world.readers(user.id):
        token = buttons.Forget("", "y")
        await scene.world.press(user, Seen(user.id, Button("forget", token), ""))
        await people.hold_forgotten(scene.world, user)


async def _is_late(scene: Scene, user: User) -> None:
    """The time for a move is up."""
    scene.world.now += 1 + ((await scene.live()).table.clock or 3600)
    scene.world.said = "the time for a move is up"
    await scene.world.tick()


async def _moves(scene: Scene, user: User) -> None:
    """Somebody moves; if they are not awaited, whoever is, before they might be."""
    for _ in range(2):
        live = await scene.live()
        asked = people_asked(ALL, live)
        seats = [n for n, seat in enumerate(asked) if _sits(live, user, int(seat))]
        await move(scene.world, 0, seats[0] if seats else 0, 0, scene.id)
        await scene.world.end_step(1)
        if seats:
            return


def _sits(live: Live, user: User, seat: int) -> bool:
    return there(live.table).get(seat) == user.id


async def _is_voted_out(scene: Scene, user: User) -> None:
    """All others want a computer in somebody's place."""
    for other in reading(scene.world, (await scene.live()).table):
        live = await scene.live()
        chairs = [n for n, one in enumerate(live.table.people) if one.user == user.id]
        if other != user and chairs and live.table.phase is Phase.RUNNING:
            wish = Agree(Matter.REPLACE, chair_at(live.table, user), position(live.table))
            await scene.try_by(other, wish)


_CHANGES: tuple[Part, ...] = (
    _leaves,
    _comes_again,
    _blocks,
    _has_days_off,
    _hands_on,
    _resigns(is_replaced=True),
    _resigns(is_replaced=False),
    _is_forgotten,
    _is_late,
    _moves,
    _is_voted_out,
)


async def _pauses_alone(scene: Scene, user: User) -> None:
    """Somebody wants a pause for themselves, as a host may."""
    await scene.try_by(user, AskPause(1, scene.world.now))


_LATER: tuple[Part, ...] = (
    *(_leaves, _comes_again, _blocks, _hands_on, _is_voted_out, _pauses_alone),
)
"""What becomes of somebody after another thing has."""


# How it is answered


Reply = Callable[[Scene], Awaitable[None]]
"""How people answer, by buttons that stood and by those that stand."""


async def _by_all(scene: Scene) -> None:
    """All agree to all that is asked."""
    for one in {str(one.button.token): one for one in _asked(scene, AGREES)}.values():
        await answer(scene.world, one, None, scene.chance)


def _asked(scene: Scene, kinds: tuple[str, ...]) -> list[Seen]:
    return at_table(scene.world, scene.id, kinds)


async def _by_old_ones(scene: Scene) -> None:
    """People press what stood before, and then what stands."""
    for one in scene.chance.sample(scene.stood, min(1, len(scene.stood))):
        await answer(scene.world, one, 3, scene.chance, " (of before)")
    await _by_all(scene)


async def _by_one(scene: Scene) -> None:
    """One agrees, and the time for a move is up."""
    for one in _asked(scene, AGREES)[:1]:
        await answer(scene.world, one, 1, scene.chance)
    await _is_late(scene, scene.asker)
    await scene.world.end_step(1)


async def _by_no(scene: Scene) -> None:
    """Some say no, and then all agree."""
    for one in _asked(scene, ("Object",))[:1]:
        await answer(scene.world, one, 2, scene.chance)
    await _by_all(scene)


async def _by_ways_back(scene: Scene) -> None:
    """Another asks for something, who has gone tries to sit again, and then all answer."""
    if (await scene.live()).table.phase is Phase.RUNNING:
        await scene.chance.choice(_ASKS)(scene, scene.subject)
        await scene.world.end_step(1)
    for user in (scene.asker, scene.subject):
        if (await scene.live()).table.phase is Phase.RUNNING:
            await scene.try_by(user, SitAgain())
    for one in _asked(scene, ("SitAgain", "TakeOver", "AskToJoin")):
        for user in (scene.asker, scene.subject):
            if user in scene.world.readers(one.chat):
                await scene.world.press(user, one)
                await scene.world.end_step(1)
    await _by_all(scene)


_ANSWERS: tuple[Reply, ...] = (_by_all, _by_old_ones, _by_one, _by_no, _by_ways_back)
