"""What a person does with the phone in their hand: joins, begins, plays where they are awaited, by
the buttons that stand, found by what they do. Nobody touches an option.
"""

from collections.abc import Callable
from datetime import datetime
from random import Random

from bot.display import buttons
from bot.display.token import Token
from bot.features.calling.buttons import HourIs
from bot.table.prepared import AHEAD
from bot.table.preparing import imagined
from bot.table.seating import chair_of, seat_at
from bot.table.values import Live, Phase, stamp_of, to_act
from bot.table.zones import CITIES
from games import GAMES
from games.core.choices import Path, decision, path_to
from games.core.contract import Level
from games.core.players import known, player_at
from games.core.rng import Rng
from games.core.values import Seat
from playground.world import chats
from playground.world.errors import ApiError
from playground.world.messages import say
from playground.world.presses import press
from playground.world.values import Message
from tests.week.chronicle import Chronicle, tokens
from tests.week.habits import Habit
from tests.week.stage import Stage

_MOST = 14
"""Taps after which somebody gives up choosing a move until their next look."""


class Player:
    """Somebody of the group, with the phone in their hand."""

    def __init__(
        self, stage: Stage, chronicle: Chronicle, habit: Habit, group: int, user: int
    ) -> None:
        self.habit = habit
        self.user = user
        self._stage = stage
        self._chronicle = chronicle
        self._group = group
        self._chance = Random(f"{habit.name} acts")
        self.pressed = 0
        """When they have last pressed something."""
        self.rang = 0
        """When their phone has last made a sound in the private chat."""
        self.has_told = False
        """Whether they have said by which clock they live."""
        self.stuck: list[str] = []
        """Where they found no way to move although they were awaited."""

    @property
    def can_be_written_to(self) -> bool:
        chat = self._stage.world.chats[self.user]
        return chat.started and not chat.blocked

    # What stands

    def sees(self) -> list[Message]:
        """Return the bot's messages that they can look at, the newest last; those in private come
        after those in the group.
        """
        private = [] if not self.can_be_written_to else self._chronicle.standing(self.user)
        return [*self._chronicle.standing(self._group), *private]

    def find(
        self, wanted: Callable[[Token], bool], table: str = ""
    ) -> tuple[Message, Token] | None:
        """Return the newest button that does what is wanted, with its message."""
        for message in reversed(self.sees()):
            for token in tokens(message):
                if (not table or token.table == table) and wanted(token):
                    return message, token
        return None

    # What is done

    async def say(self, text: str, chat: int = 0) -> None:
        say(self._stage.world, self.user, chat or self._group, text)
        await self._stage.settle()

    async def start(self, payload: str = "") -> None:
        """Open the private chat, as a link does; that unblocks the bot."""
        chats.start(self._stage.world, self.user, payload)
        self.pressed = self._stage.now
        await self._stage.settle()

    def block(self) -> None:
        chats.block(self._stage.world, self.user, blocked=True)

    async def press(self, message: Message, token: Token) -> str:
        """Press a button; return what the answer says, or where it leads."""
        world, self.pressed = self._stage.world, self._stage.now
        try:
            query = press(world, self.user, message.chat_id, message.id, data=str(token))
        except ApiError:
            return "gone"
        await self._stage.settle()
        answer = world.queries[query.id]
        return answer.url or answer.text or ""

    async def tap(self, kind: type[Token], table: str = "") -> str | None:
        """Press the newest button of a kind, wherever it stands, behind "⋯" too; None if there is
        none.
        """
        found = self.find(lambda token: isinstance(token, kind), table)
        if found is None and (more := self._more(table)):
            await self.press(*more)
            found = self.find(lambda token: isinstance(token, kind), table)
        return await self.press(*found) if found else None

    def _more(self, table: str) -> tuple[Message, Token] | None:
        return self.find(lambda token: isinstance(token, buttons.More) and not token.answer, table)

    async def tell_clock(self) -> None:
        """Say by which clock one lives, where one is asked that in private, or alone in the group:
        once.
        """
        if self.has_told:
            return
        seen = [one for one in self.sees() if one.chat_id == self.user]
        seen += self._chronicle.alone(self._group, self.user)
        for message in reversed(seen):
            for token in tokens(message):
                is_right = isinstance(token, HourIs) and token.answer == self._is_hour(message)
                is_city = isinstance(token, buttons.City) and self._lives_in(token)
                if is_right or is_city:
                    await self.press(message, token)
                    self.has_told = is_city or token == HourIs("", "y")
                    return

    def is_asked_city(self) -> bool:
        """Tell whether a question stands in their private chat in which city they live."""
        asked = self._chronicle.standing(self.user)
        here = [token for message in asked[-6:] for token in tokens(message)]
        return any(isinstance(token, buttons.City) for token in here) and not self.has_told

    def _is_hour(self, message: Message) -> str:
        """Return the answer to the question whether it is as late as a message says."""
        here = datetime.fromtimestamp(message.date, self.habit.clock)
        return "y" if f"{here:%H:%M}" in message.body.text else "n"

    def _lives_in(self, token: buttons.City) -> bool:
        return [*CITIES][token.city] == self.habit.zone

    # The lobby

    async def join(self, table: str) -> None:
        """Sit down; who has to open the private chat for that does so, and comes back."""
        said = await self.tap(buttons.Join, table) or ""
        if "?start=" in said:
            await self.start(said.partition("?start=")[2])

    # The game

    async def play(self, live: Live) -> int:
        """Make the move that is asked for; return the number of taps, 0 if there was no way."""
        seat = self.seat(live)
        if seat is None or seat not in to_act(GAMES, live):
            return 0
        stamp, target = stamp_of(GAMES, live, seat), self._target(live, seat)
        return await self._choose(live, stamp, target)

    async def come_back(self, live: Live) -> bool:
        """Take one's seat back from a computer that has stepped in; tell whether that was so."""
        chair = chair_of(live.table, self.user)
        if chair is None or live.table.people[chair].computer is None:
            return False
        await self.tap(buttons.SitAgain, live.table.id)
        now = await self._stage.table(live.table.id)
        return now is not None and now.table.people[chair].computer is None

    async def prepare(self, live: Live) -> bool:
        """Prepare the next move where a button offers it; tell whether it is prepared."""
        seat = self.seat(live)
        offered = self.find(
            lambda token: isinstance(token, buttons.Prepare) and token.answer == "", live.table.id
        )
        ahead = imagined(GAMES, live, seat) if seat is not None else None
        if seat is None or offered is None or ahead is None or ahead.play is None:
            return False
        await self.press(*offered)
        stamp, target = stamp_of(GAMES, ahead, seat), self._target(ahead, seat)
        if await self._choose(live, stamp, target):
            return True
        await self.tap(buttons.Prepare, live.table.id)
        return False

    def seat(self, live: Live) -> Seat | None:
        chair = chair_of(live.table, self.user)
        return None if chair is None else seat_at(live.table, chair)

    def _target(self, live: Live, seat: Seat) -> Path:
        """Return the move of an easy computer, as a path of answers."""
        game = GAMES[live.table.game or ""]
        assert live.play
        player = player_at(game, Level.EASY)
        chance = Rng(self._chance.randrange(2**31))
        action = player.choose(known(game, (live.play,), seat), chance, player.budget)
        return path_to(decision(game, live.play.state, seat), action)

    async def _choose(self, live: Live, stamp: str, target: Path) -> int:
        """Tap towards a move and confirm it; return the number of taps, 0 if that led nowhere."""
        tapped = set[Token]()
        for taps in range(1, _MOST + 1):
            found = self._next(live, stamp, target, tapped)
            if found is None:
                break
            message, token = found
            tapped.add(token)
            await self.press(message, token)
            now = await self._stage.table(live.table.id)
            is_ahead = stamp.startswith(AHEAD)
            if isinstance(token, buttons.Confirm) and (is_ahead or _has_moved(live, now)):
                return taps
        self.stuck.append(f"{self._stage.now} {live.table.game} {stamp} {target}")
        return 0

    def _next(
        self, live: Live, stamp: str, target: Path, tapped: set[Token]
    ) -> tuple[Message, Token] | None:
        """Return the button that leads on: the nearest to the aim, else any, else Confirm."""
        here = [
            (message, token)
            for message in reversed(self.sees())
            for token in tokens(message)
            if isinstance(token, buttons.Choice)
            if (token.table, token.stamp) == (live.table.id, stamp)
        ]
        if not here:
            return None
        here = [one for one in here if one[0] == here[0][0]]
        sure = [one for one in here if isinstance(one[1], buttons.Confirm)]
        aimed = [one for one in sure if _path(one[1]) == target]
        leads = [one for one in here if one not in sure and one[1] not in tapped]
        towards = [one for one in leads if _path(one[1]) == target[: len(_path(one[1]))]]
        towards.sort(key=lambda one: -len(_path(one[1])))
        any_one = self._chance.sample(leads, len(leads))
        return next(iter((*aimed, *towards, *sure, *any_one)), None)


def _path(token: Token) -> Path:
    assert isinstance(token, buttons.Choice)
    return token.path


def _has_moved(before: Live, now: Live | None) -> bool:
    log = now.table.log if now else None
    return log is None or before.table.log is None or len(log.moves) > len(before.table.log.moves)


def is_running(live: Live | None) -> bool:
    return live is not None and live.table.phase is Phase.RUNNING
