"""Rate limits: sliding windows of sent messages and edits, for each chat and in all, with
priorities and 429 back-off; kept in Redis, so that the next worker knows them.

Telegram allows a bot about one message a second in a chat, with short bursts, 20 a minute in a
group and 30 a second in all (https://core.telegram.org/bots/faq#my-bot-is-hitting-limits). Edits
count like messages (tdlib/td#2592), all topics of a group share its rate limit. Answers to presses
are free.

    b:<chat>          sorted set  the latest sendings: id -> when
    b:<chat>:until    string      not before then, and for how long: what Telegram said with a 429
    b:all             sorted set  the same for all chats together

Times are those of the server: those of machines differ. A sending counts from when it was
answered: Telegram has counted it before that, so a window of ours never ends earlier than its own.

Only commands of Redis 6.2 are used.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from functools import partial
from math import ceil
from time import monotonic
from typing import Any

from cachetools import LRUCache
from msgspec import Struct
from redis.asyncio import Redis

from bot.store.client import DONE, Script, ScriptRunner

_NOW = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000 + ARGV[1]
"""
"""ARGV: seconds to add to the server's clock."""

_TAKE = (
    _NOW
    + f"""
redis.call('ZREMRANGEBYSCORE', KEYS[1], now + 1, '+inf')  -- the server's clock was set back
if ARGV[2] ~= '' and redis.call('ZSCORE', KEYS[1], ARGV[2]) then return {DONE} end
local ends, told = string.match(redis.call('GET', KEYS[2]) or '0', '^(%S+) ?(%S*)$')
local wait, most = ends - now, tonumber(told)
if most and wait > most + 1 then  -- likewise: it counts from now on
  wait, ends = most, now + most
  local kept = math.ceil(most + 1) * 1000
  redis.call('SET', KEYS[2], string.format('%.6f %.6f', ends, most), 'PX', kept)
end
for i = 4, #ARGV, 2 do
  -- one more fits when this one has left the window
  local last = redis.call('ZREVRANGE', KEYS[1], ARGV[i] - 1, ARGV[i] - 1, 'WITHSCORES')
  if last[2] then wait = math.max(wait, last[2] + ARGV[i + 1] - now) end
end
if wait > 0 then return string.format('%.6f', wait) end
if ARGV[2] ~= '' then
  redis.set_repl(redis.REPL_NONE)
  redis.call('ZADD', KEYS[1], string.format('%.6f', now), ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])
  redis.call('EXPIRE', KEYS[1], ARGV[3] + 1)
  redis.set_repl(redis.REPL_ALL)
end
return {DONE}
"""
)
"""KEYS: sendings, until. ARGV: `_NOW`, id of the sending (empty: only ask), the longest period,
then most and period of each limit. Returns the seconds to wait, or that it is counted: once, if the
answer is lost and it is asked for again. It waits for no disk: a sending that is made is written
there (`_SENT`), and a server that dies forgets none but those that are just on their way."""

_GIVE = f"""
redis.set_repl(redis.REPL_NONE)
redis.call('ZREM', KEYS[1], ARGV[1])
redis.set_repl(redis.REPL_ALL)
return {DONE}
"""
"""KEYS: sendings. ARGV: id of a sending that was taken and not made: the disk knows it not."""

_SENT = (
    _NOW
    + f"""
redis.call('ZADD', KEYS[1], string.format('%.6f', now), ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3] + 1)
return {DONE}
"""
)
"""KEYS: sendings. ARGV: `_NOW`, id of the sending, the longest period. The sending counts from now
on, even if it has left the window meanwhile: Telegram counts each call that it has taken, however
late."""

_CLOSE = (
    _NOW
    + f"""
local ends = string.format('%.6f %.6f', now + ARGV[2], ARGV[2])
redis.call('SET', KEYS[1], ends, 'PX', ARGV[3])
return {DONE}
"""
)
"""KEYS: until. ARGV: `_NOW`, seconds, milliseconds after which it is forgotten."""


_MOST = 1000
"""The most chats to remember that must wait for long."""
_FRESH = 0.3
"""Seconds after which a permit is taken anew before the sending, because other sendings were
allowed meanwhile as if this one had been sent."""


LONG = 120.0
"""Seconds: people who must wait for longer are told so. Our own limits never ask for as many."""


class Rate(Struct, frozen=True):
    """At most `most` requests in `seconds` seconds."""

    most: int
    seconds: int


class Rates(Struct, frozen=True):
    """How fast we may speak; None: as fast as we like."""

    chat: Rate | None = Rate(5, 5)
    """One a second, in bursts of five at most."""
    group: Rate | None = Rate(20, 60)
    all: Rate | None = Rate(30, 1)


class Priority(Enum):
    """The order of calls while permits are scarce: each priority leaves some of them to those
    above.
    """

    TURN = 1.0
    """A new turn, and everything that one person alone is asked or newly told."""
    BOARD = 0.95
    """A new board of a group that calls nobody: calls in private go first."""
    EDIT = 0.9
    """Previews in groups, and other changes of messages without a question."""
    REPLY = 0.5
    """Answers to commands: somebody who asks without end leaves half of the permits to those who
    play."""
    RETIRE = 0.4
    """Old boards: their buttons answer "outdated" all the same."""


class RateLimited(Exception):
    """The rate limit is used up for now."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """After which to ask again."""
        super().__init__(f"{seconds:.3f} s")


class Wait:
    """How long a chat must wait before something new; asked in the same trip as a save."""

    def __init__(
        self,
        steps: Sequence[Script],
        learn: Callable[[float], None],
        silence: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """:param learn: is called with the seconds that the chat itself must wait.
        :param silence: returns for how many seconds Telegram lets nothing be sent to the chat, as
            far as that is known by then; 0 if they are few.
        """
        self.steps = steps
        """Count nothing. They come last: the first after which to wait ends their trip."""
        self.seconds = 0.0
        """0 for not at all, and where nothing was saved."""
        self.silence = silence
        self._learn = learn

    def answered(self, answers: Sequence[Any]) -> None:
        """Record the answers of the steps."""
        for number, answer in enumerate(answers):
            if answer != DONE:
                self.seconds = float(answer)
                if not number:
                    self._learn(self.seconds)


class RateLimiter:
    """The rate limits of all chats."""

    def __init__(
        self,
        redis: Redis,
        rates: Rates,
        ahead: Callable[[], float] = lambda: 0.0,
        told: Callable[[BaseException], float] = lambda error: 0.0,
    ) -> None:
        """:param ahead: seconds to add to the server's clock: so tests let time pass.
        :param told: how long to wait an error tells, that a sending has met: 0 if it does not.
        """
        self._redis = redis
        self._rates = rates
        self._ahead = ahead
        self._scripts = ScriptRunner(redis)
        self._told = told
        self._silent: LRUCache[int, float] = LRUCache(_MOST)
        """By chat, until when Telegram lets nothing be sent there, by the monotonic clock: the
        latest long waits that this process has met."""

    def silence(self, chat: int) -> float:
        """Return for how many seconds Telegram lets nothing be sent to a chat; 0 if that is no
        longer than `LONG`. It costs no trip, and is known once something was to be sent there.
        """
        left = self._silent.get(chat, 0.0) - monotonic()
        return left if left > LONG else 0.0

    def _learn(self, chat: int, wait: float) -> None:
        if wait > LONG:
            self._silent[chat] = monotonic() + wait

    def wait(self, chat: int) -> Wait:
        """Return how long a chat must wait before a new turn is shown there, as a value that a save
        can ask.
        """
        return Wait(
            self._taking_scripts(chat, Priority.TURN, ""),
            partial(self._learn, chat),
            partial(self.silence, chat),
        )

    @asynccontextmanager
    async def permit(self, chat: int, priority: Priority) -> AsyncIterator["Permit"]:
        """Hold a permit for one message or edit while the block runs; the block sends it."""
        permit = Permit(self, chat, priority)
        try:
            yield permit
        finally:
            await permit.close()

    @asynccontextmanager
    async def sending(self, chat: int, priority: Priority) -> AsyncIterator[None]:
        """Count the one message or edit that the block sends.

        :raises RateLimited: when it is too early to send; then nothing is counted.
        """
        async with self.permit(chat, priority) as permit, permit():
            yield

    async def take(
        self, chat: int, priority: Priority, id: str, more: Sequence[Script] = ()
    ) -> list[Any]:
        """Count a sending, and return what more steps answer.

        :raises RateLimited: when it is too early to send; then nothing is counted.
        """
        taking = self._taking_scripts(chat, priority, id)
        answers = await self._scripts.make(*taking, *more)
        for number, answer in enumerate(answers[: len(taking)]):
            if answer != DONE:
                if number:
                    await self.give_back(chat, id)
                if not number:
                    self._learn(chat, float(answer))
                raise RateLimited(float(answer))
        self._silent.pop(chat, None)
        return answers[len(taking) :]

    async def give_back(self, chat: int, id: str) -> None:
        """Take a sending off the count: nothing was sent after all."""
        scopes = (scope for scope, _ in self._scopes(chat))
        await self._scripts.make(*(Script(_GIVE, (_key(scope),), (id,)) for scope in scopes))

    def sent(self, chat: int, id: str) -> tuple[Script, ...]:
        """Return the steps by which a sending counts from now on."""
        return tuple(
            Script(_SENT, (_key(scope),), (self._ahead(), id, _longest(limits)))
            for scope, limits in self._scopes(chat)
            if limits
        )

    async def make(self, scripts: Sequence[Script]) -> None:
        """Make steps that nobody else makes together with something."""
        await self._scripts.make(*scripts)

    async def back_off(self, chat: int, seconds: float) -> None:
        """Obey a 429: nothing more into this chat before then."""
        await self._scripts.make(self._closing_script(chat, seconds))

    def _closing_script(self, chat: int, seconds: float) -> Script:
        self._learn(chat, seconds)
        kept = ceil(seconds * 1000) + 1000
        return Script(_CLOSE, (_until(str(chat)),), (self._ahead(), seconds, kept))

    def failed(self, chat: int, id: str, error: BaseException) -> tuple[Script, ...]:
        """Return the steps that count a sending which met an error, and obey the wait that the
        error asks for: in one trip, so that a kill after it does not make us ask again too early.
        """
        wait = self._told(error)
        closing = (self._closing_script(chat, wait),) if wait else ()
        return (*closing, *self.sent(chat, id))

    def _scopes(self, chat: int) -> list[tuple[str, tuple[Rate, ...]]]:
        """Return the rate limits that a sending counts in, with their limits. A chat may be told to
        wait without any; groups have negative ids.
        """
        rates = self._rates
        of_chat = (rates.chat, rates.group) if chat < 0 else (rates.chat,)
        limits = tuple(rate for rate in of_chat if rate)
        return [(str(chat), limits), *([("all", (rates.all,))] if rates.all else [])]

    def _taking_scripts(self, chat: int, priority: Priority, id: str) -> list[Script]:
        scripts = []
        for scope, limits in self._scopes(chat):
            shares = [
                n for rate in limits for n in (ceil(rate.most * priority.value), rate.seconds)
            ]
            keys = (_key(scope), _until(scope))
            scripts.append(Script(_TAKE, keys, (self._ahead(), id, _longest(limits), *shares)))
        return scripts


class Permit:
    """One message or edit on its way through the rate limit: taken before its picture is drawn in
    vain, counted at each try, and reported in the same trip as its record.
    """

    def __init__(self, limiter: RateLimiter, chat: int, priority: Priority) -> None:
        self._limiter = limiter
        self._chat = chat
        self._priority = priority
        self._taken = ""
        self._taken_at = 0.0
        self._sent: tuple[Script, ...] = ()

    async def take(self, *more: Script) -> list[Any]:
        """Count the next try ahead; return what more steps answer.

        :raises RateLimited: when it is too early to send; then nothing is counted.
        """
        await self._give_back()
        id = secrets.token_hex(6)
        begun = monotonic()
        answers = await self._limiter.take(self._chat, self._priority, id, more)
        self._taken, self._taken_at = id, begun
        return answers

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[None]:
        """Try once, inside.

        :raises RateLimited: when it is too early to send; then nothing is counted.
        """
        await self._tell()
        if not self._taken or monotonic() - self._taken_at > _FRESH:
            await self.take()
        id, self._taken = self._taken, ""
        try:
            yield
        except BaseException as error:  # there will be nothing to write down
            self._sent = self._limiter.failed(self._chat, id, error)
            await self._tell()
            raise
        self._sent = self._limiter.sent(self._chat, id)

    def told(self) -> tuple[Script, ...]:
        """Hand over the steps that count the last try, to run with the record of its message."""
        sent, self._sent = self._sent, ()
        return sent

    async def close(self) -> None:
        """Report tries that nobody has reported; give back those that were not made."""
        await self._tell()
        await self._give_back()

    async def _give_back(self) -> None:
        id, self._taken = self._taken, ""
        if id:
            await self._limiter.give_back(self._chat, id)

    async def _tell(self) -> None:
        if sent := self.told():
            await self._limiter.make(sent)


def _longest(limits: tuple[Rate, ...]) -> int:
    return max((rate.seconds for rate in limits), default=1)


def _key(scope: str) -> str:
    return f"b:{scope}"


def _until(scope: str) -> str:
    return f"{_key(scope)}:until"
