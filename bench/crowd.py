"""A crowd at fifty tables: simulated people tap the buttons before them, from inside the
playground.

The crowd itself is hardly any load: a tap is a function call, and the bot's reactions are read from
the playground's journal, with their exact times.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from time import perf_counter
from types import MappingProxyType

from bot.display.buttons import Choice, Choose, Confirm
from bot.display.token import BadToken, reader
from playground.state import Playground
from playground.world.changes import AnyChange, MessageEdited, MessageSent, QueryAnswered
from playground.world.presses import press
from playground.world.values import Button, Message

PATIENCE = 30.0
"""Seconds to wait for something to be answered, or shown."""
_COLD = 300.0
"""Seconds for the first pictures, of painters that have nothing ready yet."""
_QUIET = 1.0
"""Seconds without a picture after which all are shown."""
_read = reader((Choose, Confirm))


class Circle:
    """The people at one table, and their board."""

    def __init__(
        self, chat: int, chance: Random, people: Mapping[str, int] = MappingProxyType({})
    ) -> None:
        self.chat = chat
        self._people = people
        """Its people, by name."""
        self.board: Message | None = None
        """The latest message with buttons."""
        self.shown = asyncio.Event()
        """Set when the board has changed since the event was cleared."""
        self._chance = chance
        self._at: Choice | None = None
        """What was pressed last."""
        self.since: float | None = None
        """When the first press came whose outcome is not shown yet."""

    def choose(self) -> tuple[int, Button] | None:
        """Return a person and a button that leads their move on; None when nobody is asked.

        What a button does is read from its data: a label may be worded anew.
        """
        user = self._awaited()
        if self.board is None or user is None:
            return None
        keys = [key for row in self.board.keyboard or () for key in row]
        confirm = [key for key in keys if isinstance(_does(key), Confirm)]
        onward = [key for key in keys if self._leads_on(_does(key), confirm)]
        if confirm and (not onward or self._chance.random() < 0.5):
            return user, confirm[0]
        return (user, self._chance.choice(onward)) if onward else None

    def _awaited(self) -> int | None:
        """Return whom the board waits for: it mentions them, or names them where they are called in
        private.
        """
        if self.board is None or self.board.pinged:
            return self.board.pinged[0] if self.board else None
        turn = self.board.body.text.partition("➤")[2].partition("—")[0]
        return next((user for name, user in self._people.items() if name in turn), None)

    def note(self, pressed: Button) -> None:
        """Remember how far the one who decides has come."""
        self._at = _does(pressed)

    def _leads_on(self, does: Choice | None, confirm: Sequence[Button]) -> bool:
        """Tell whether a button shows anything new: it leads neither back, nor to another page of
        the same options, nor to what is seen already.
        """
        if not isinstance(does, Choose):
            return False
        seen = _does(confirm[0]) if confirm else self._at
        at = seen.path if seen and seen.stamp == does.stamp else ()
        return at[: len(does.path)] != does.path


def _does(key: Button) -> Choice | None:
    """Return what a button of a move does; None for any other."""
    with suppress(BadToken):
        found = _read(key.data)
        return found if isinstance(found, Choice) else None
    return None


def _names(play: Playground, chat: int) -> dict[str, int]:
    """Return the people of a group by their first names."""
    users = (play.world.users[id] for id in play.world.chats[chat].members)
    return {user.first_name: user.id for user in users}


class Crowd:
    """All tables of a playground, listening."""

    def __init__(self, play: Playground, chats: Sequence[int]) -> None:
        self.answers: list[float] = []
        """Milliseconds from press to answer."""
        self.lost = 0
        """Presses that were not answered as long as they could be."""
        self.unseen = 0
        """Presses after which nothing was shown as long as it could be: people have waited for
        nothing, and each rate is lower for it."""
        self.pictures = 0
        """How often something was shown."""
        self.boards: list[float] = []
        """Milliseconds from a press to the next change of its group's board."""
        self.calls: list[float] = []
        """Milliseconds from a board that calls nobody to the call in the private chat."""
        self.waiting: dict[int, int] = {}
        """Who is to be called, by the group in which they are awaited."""
        self.due: dict[int, float] = {}
        """When the board came of each person who is to be called, and has not been."""
        self._play = play
        self._circles = {chat: Circle(chat, Random(chat), _names(play, chat)) for chat in chats}
        self._pressed: dict[str, asyncio.Future[float]] = {}
        play.world.listen(self._hear)

    async def gather(self) -> None:
        """Wait until all tables have a board."""
        for circle in self._circles.values():
            while circle.board is None:
                await asyncio.wait_for(circle.shown.wait(), _COLD)
                circle.shown.clear()

    async def tap_at(self, rate: int, seconds: float) -> None:
        """Tap `rate` times a second, whether the bot keeps up or not: the tables by turns."""
        begun, taps = perf_counter(), []
        circles = list(self._circles.values())
        for count in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + count / rate - perf_counter()))
            circle = circles[count % len(circles)]
            taps.append(asyncio.create_task(self._tap_once(circle)))
        await asyncio.gather(*taps)

    async def tap_on(self, seconds: float, *, patient: bool) -> float:
        """Tap at all tables as fast as the bot goes along; return presses a second.

        :param patient: wait until what a press changes is shown; else only for its answer, and for
            the next board when the move is made.
        """
        before, begun = len(self.answers), perf_counter()
        end = begun + seconds
        tapping = (self._tap_until(circle, end, patient) for circle in self._circles.values())
        await asyncio.gather(*tapping)
        return (len(self.answers) - before) / (perf_counter() - begun)

    async def rest(self) -> None:
        """Wait until nothing is shown any more."""
        before = -1
        while before != self.pictures:
            before = self.pictures
            await asyncio.sleep(_QUIET)

    async def heed(self) -> None:
        """Wait until all who are to be called have been, as long as people have patience twice."""
        end = perf_counter() + 2 * PATIENCE
        while (self.due or self.waiting) and perf_counter() < end:
            await asyncio.sleep(0.1)

    async def _tap_until(self, circle: Circle, end: float, patient: bool) -> None:
        while perf_counter() < end and (choice := circle.choose()):
            circle.shown.clear()
            await self._tap(circle, *choice)
            if patient or isinstance(_does(choice[1]), Confirm):
                try:
                    await asyncio.wait_for(circle.shown.wait(), PATIENCE)
                except TimeoutError:
                    self.unseen += 1

    async def _tap_once(self, circle: Circle) -> None:
        """Choose and tap in one go: a button chosen earlier may be gone."""
        if choice := circle.choose():
            await self._tap(circle, *choice)

    async def _tap(self, circle: Circle, user: int, button: Button) -> None:
        assert circle.board
        circle.note(button)
        begun = perf_counter()
        circle.since = circle.since or begun
        query = press(self._play.world, user, circle.chat, circle.board.id, data=button.data)
        answered = self._pressed[query.id] = asyncio.get_running_loop().create_future()
        try:
            at = await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            self.lost += 1
        else:
            self.answers.append((at - begun) * 1000)

    def _hear(self, _: int, change: AnyChange) -> None:
        if isinstance(change, QueryAnswered):
            answered = self._pressed.pop(change.query.id, None)  # or somebody's beside
            if answered and not answered.done():
                answered.set_result(perf_counter())
        elif isinstance(change, MessageSent | MessageEdited):
            self._see(change.message)

    def _see(self, message: Message) -> None:
        if user := self.waiting.pop(message.chat_id, None):
            self.due[user] = perf_counter()
        if due := self.due.pop(message.chat_id, None):
            self.calls.append((perf_counter() - due) * 1000)
        circle = self._circles.get(message.chat_id)
        if message.receiver:  # nobody else sees it
            return
        if circle and message.keyboard:
            if circle.since:
                self.boards.append((perf_counter() - circle.since) * 1000)
            circle.since = None
            circle.board = message
            circle.shown.set()
            self.pictures += 1
        elif circle and circle.board and circle.board.id == message.id:
            circle.board = None  # it asks nothing any more: the game is over, or the next one comes
