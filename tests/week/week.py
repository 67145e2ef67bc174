"""Lets the week go by: its people look, play, are away, and write; the judge looks on."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.display import buttons
from bot.table.hours import asked
from bot.table.values import Live, Phase
from games import GAMES
from games.core.log import By
from playground.world import chats
from playground.world.messages import say
from playground.world.world import World
from tests.week.acting import Player, is_running
from tests.week.chronicle import Chronicle
from tests.week.habits import (
    ASKS,
    CARCASSONNE,
    DAY,
    GLANCE,
    GLANCES,
    HOUR,
    MOST_PREPARED,
    OTHERS,
    PEOPLE,
    SABOTEUR,
    STEP,
    WISH_TO_PREPARE,
    ZOE,
    Game,
    Habit,
    begins,
    day_of,
)
from tests.week.judge import Judge
from tests.week.stage import Stage, staged

_ROUNDS = 200
"""How often people who are there at the same time play in turn, in one quarter of an hour."""
_LATER = 26 * HOUR
"""How long the host of the rematch does not look in after all have joined."""


class Plan(NamedTuple):
    """What is to be lived through."""

    days: float = 30
    """At most."""
    games: tuple[Game, ...] = (CARCASSONNE, SABOTEUR)
    seed: int = 1
    is_painted: bool = False
    others: tuple[int, int] = OTHERS


class Played(NamedTuple):
    """A table as it is at the end."""

    plan: Game
    live: Live
    over: int | None
    """When it was over; None if it was not."""
    rounds: tuple[int, ...] = ()
    """When each round was over, of a game that has rounds."""


class Week:
    """All that goes on in one group."""

    def __init__(self, stage: Stage, plan: Plan) -> None:
        self._stage = stage
        self.plan = plan
        self._chance = Random(f"week {plan.seed}")
        self.chronicle = Chronicle(stage.world)
        users = {name: self._born(name, one.language) for name, one in PEOPLE.items()}
        self.zoe, other = self._born(ZOE, "uk"), self._born("Others", "uk")
        self._other = other
        members = (self.zoe, other, *users.values())
        self.group = chats.new_group(stage.world, "supergroup", "Friday", members).id
        self.players = {
            user: Player(stage, self.chronicle, PEOPLE[name], self.group, user)
            for name, user in users.items()
        }
        self.judge = Judge(self.chronicle, self.players, self.group)
        self.tables: dict[str, str] = {}
        """The table of each game."""
        self.over: dict[str, int] = {}
        self.rounds: dict[str, list[int]] = {}
        self.prepared = 0
        self._due: dict[int, int] = {}
        """When each person comes because of a call."""
        self._heard = 0
        self._spent = 0
        """Seconds of the present step in which people held their phones."""
        self._rematch: str | None = None
        self._rematch_host = 0
        self._blocked: set[tuple[int, float]] = set()
        self._last: dict[str, Live] = {}
        self._asks_at = 0
        self.began = self.ended = stage.now
        self.moves_of_round = 0
        """Moves of Saboteur's first round, once it is over."""

    @property
    def world(self) -> World:
        return self._stage.world

    @property
    def names(self) -> dict[int, str]:
        return {user.id: user.first_name for user in self.world.users.values()}

    def _born(self, name: str, language: str) -> int:
        return chats.new_user(self._stage.world, name, language_code=language).id

    def player(self, habit: Habit) -> Player:
        return next(one for one in self.players.values() if one.habit is habit)

    async def live(self) -> None:
        """Live through it, until the games are over and the rematch has begun, or come to
        nothing.
        """
        for player in self.players.values():
            if player.habit.starts:
                await player.start()
        until = begins() + self.plan.days * DAY
        while self._stage.now < until and not await self._is_done():
            await self._stage.advance(STEP - self._spent)
            await self._step()
            self.ended = self._stage.now

    async def _is_done(self) -> bool:
        if len(self.over) < len(self.plan.games):
            return False
        if CARCASSONNE not in self.plan.games:
            return True
        return self.judge.lobbies.get(self._rematch or "") in ("begun", "closed")

    async def _step(self) -> None:
        """Live through a quarter of an hour."""
        now = self._stage.now
        await self._observe()
        self._chat(now)
        self._hear(now)
        await self._open(now)
        here = [
            one for user, one in self.players.items() if one.habit.is_here(now, self._due.get(user))
        ]
        for player in here:
            self._due.pop(player.user, None)
            await self._befall(player)
        self._spent = 0
        for _ in range(GLANCES):
            if not await self._play(here):
                break
            await self._stage.look()  # the bot's clock ticks each second, also while they play
            await self._stage.advance(GLANCE)
            self._spent += GLANCE
        for player in here:
            await self._ask(player, now)
        self._block(now)
        await self._stage.look()
        await self._observe()
        pinned = self._stage.world.chats[self.group].pinned
        self.judge.look(now, await self._stage.tables(), pinned)

    async def _play(self, here: Sequence[Player]) -> bool:
        """Have people who are there at the same time play in turn; tell whether anybody has."""
        for number in range(_ROUNDS):
            if not [player for player in here if await self._act(player)]:
                return number > 0
        return True

    # What goes on by itself

    def _chat(self, now: int) -> None:
        """Let others write into the group, by day."""
        if PEOPLE["Boris"].is_night(now):
            return
        day = Random(f"{self.plan.seed} {day_of(now)}").randint(*self.plan.others)
        wanted = day * STEP / (14 * HOUR)
        for _ in range(int(wanted) + (self._chance.random() < wanted % 1)):
            say(self._stage.world, self._other, self.group, "…")

    def _hear(self, now: int) -> None:
        """Let those come later who hear a call now."""
        for came in self.chronicle.all[self._heard :]:
            message = came.message
            if came.what != "sent" or message.silent:
                continue
            for user in {*message.pinged} & self.players.keys():
                habit = self.players[user].habit
                if habit.answers:
                    at = habit.wakes(came.at) + habit.delay(self.plan.seed, came.at)
                    self._due[user] = min(at, self._due.get(user, at))
        self._heard = len(self.chronicle.all)

    def _block(self, now: int) -> None:
        for player in self.players.values():
            for hour in player.habit.blocks:
                if now >= begins() + hour * HOUR and (player.user, hour) not in self._blocked:
                    self._blocked.add((player.user, hour))
                    player.block()

    async def _befall(self, player: Player) -> None:
        """Let somebody who has blocked the bot take it in again, where it names them."""
        if not player.habit.blocks or player.can_be_written_to:
            return
        named = [one for one in self.chronicle.standing(self.group) if player.user in one.pinged]
        if named and any(turn.player is player for turn in self.judge.open.values()):
            await player.start()

    async def _ask(self, player: Player, now: int) -> None:
        """Have somebody who looks type a command that may be meant for either of two tables; they
        answer what they are asked in one of two cases.
        """
        if player.habit is not ASKS or now < self._asks_at or len(await self._stage.tables()) < 2:
            return
        self._asks_at = now + DAY
        await player.say("/board")
        if day_of(now) % 2:
            await player.tap(buttons.Do)

    # What people do

    async def _open(self, now: int) -> None:
        for game in self.plan.games:
            is_due = now >= begins() + game.opens * HOUR
            if is_due and game.game not in self.tables:
                before, host = set(await self._stage.tables()), self.player(game.players[0])
                await host.say(f"/play {game.game}")
                if not set(await self._stage.tables()) - before:
                    await host.tap(buttons.Another)  # a second table in this group
                (self.tables[game.game],) = set(await self._stage.tables()) - before

    async def _act(self, player: Player) -> bool:
        """Have somebody do one thing; tell whether they had something to do."""
        await player.tell_clock()
        for game in self.plan.games:
            live = await self._stage.table(self.tables.get(game.game, ""))
            if live is None or player.habit not in game.players:
                continue
            is_host = player.habit is game.players[0]
            if live.table.phase is Phase.LOBBY and await self._gather(player, game, live, is_host):
                return True
            if is_running(live) and await self._sit_and_play(player, live):
                return True
        return await self._play_again(player)

    async def _sit_and_play(self, player: Player, live: Live) -> bool:
        if await player.come_back(live):
            return True
        return self._finds(player, live) and await self._move(player, live)

    def _finds(self, player: Player, live: Live) -> bool:
        """Tell whether somebody who looks sees that they are awaited: by something new in private,
        with a sound or without, or by their name in the group; at the last look of their day they
        look up the board by themselves.
        """
        if player.user not in {one.user for one in asked(GAMES, live)}:
            return False
        turn = self.judge.open.get((live.table.id, player.user))
        now, last = self._stage.now, (player.habit.looks[-1],)
        return turn is None or turn.notices > 0 or player.habit._replace(looks=last).looks_now(now)

    async def _gather(self, player: Player, game: Game, live: Live, may_begin: bool) -> bool:
        """Sit down, or begin where all sit there and somebody may."""
        sitting = {one.user for one in live.table.people}
        if player.user not in sitting:
            await player.join(live.table.id)
            now = await self._stage.table(live.table.id)
            return now is not None and len(now.table.people) > len(sitting)
        if may_begin and len(sitting) == len(game.players):
            await player.tap(buttons.Start, live.table.id)
            return is_running(await self._stage.table(live.table.id))
        return False

    async def _move(self, player: Player, live: Live) -> bool:
        await self._observe()
        turn = self.judge.open.get((live.table.id, player.user))
        taps = await player.play(live)
        if turn:
            turn.taps += taps
        await self._observe()
        if taps and self._may_prepare(live):
            now = await self._stage.table(live.table.id)
            if now and await player.prepare(now):
                self.prepared += 1
                await self._observe()
        return bool(taps)

    def _may_prepare(self, live: Live) -> bool:
        moves = live.table.log.moves if live.table.log else ()
        made = sum(move.by is By.PREPARED for move in moves) + len(live.table.prepared)
        share = (made + 1) / (len(moves) + 1)
        return share <= MOST_PREPARED and self._chance.random() < WISH_TO_PREPARE

    async def _play_again(self, player: Player) -> bool:
        """Have the players of Carcassonne play again: who looks first opens the rematch, and looks
        in a day later; the others join when they look.
        """
        if CARCASSONNE.game not in self.over or player.habit not in CARCASSONNE.players:
            return False
        before = set(await self._stage.tables())
        if self._rematch is None:
            await player.tap(buttons.Rematch, self.tables[CARCASSONNE.game])
            for id in set(await self._stage.tables()) - before:
                self._rematch, self._rematch_host = id, player.user
                self.judge.unplayed.add(id)
                return True
            return False
        live = await self._stage.table(self._rematch)
        if live is None or live.table.phase is not Phase.LOBBY:
            return False
        since = self.judge.full_since(self._rematch)
        may_begin = since is not None and self._stage.now - since >= _LATER
        return await self._gather(
            player, CARCASSONNE, live, may_begin and player.user == self._rematch_host
        )

    # What is noted

    async def _observe(self) -> None:
        tables = await self._stage.tables()
        self.judge.observe(self._stage.now, tables)
        for game, id in self.tables.items():
            live = tables.get(id)
            if live and live.play:
                self._last[game] = live
                played = getattr(live.play.state, "round", 1)
                ended = self.rounds.setdefault(game, [])
                if played > 1 and not ended and live.table.log:
                    self.moves_of_round = len(live.table.log.moves)
                ended += [self._stage.now] * (played - 1 - len(ended))
            elif game in self._last and game not in self.over:
                self.over[game] = self._stage.now

    async def played(self) -> list[Played]:
        found = []
        for plan in self.plan.games:
            live = await self._stage.table(self.tables.get(plan.game, ""))
            if live and live.table.log:
                rounds = tuple(self.rounds.get(plan.game, ()))
                found.append(Played(plan, live, self.over.get(plan.game), rounds))
        return found


def share_prepared(played: Sequence[Played]) -> float:
    """Return the share of moves that were prepared before their turn."""
    moves = [move for one in played if one.live.table.log for move in one.live.table.log.moves]
    return sum(move.by is By.PREPARED for move in moves) / max(1, len(moves))


async def lived(folder: Path, plan: Plan) -> tuple[Week, list[Played], list[str]]:
    """Live through a week in a folder; return it, its tables, and what the bot has complained
    of.
    """
    async with staged(folder, plan.seed, is_painted=plan.is_painted) as stage:
        week = Week(stage, plan)
        await stage.settle()
        await week.live()
        played = await week.played()
        return week, played, stage.faults
