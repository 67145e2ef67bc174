"""Rate limits of Telegram, as the playground enforces them
(core.telegram.org/bots/faq#my-bot-is-hitting-limits).

Messages and edits share one budget per chat (tdlib/td#2592), all topics of a forum share the
group's.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque
from collections.abc import Callable, Iterator

from playground.settings import Rates
from playground.world.errors import TooManyError


class SentLately:
    """The latest sendings, and the room that they leave in the rate limits."""

    def __init__(self, rates: Rates, now: Callable[[], float]) -> None:
        self.rates = rates
        self._now = now
        self._sent: dict[int, deque[float]] = defaultdict(lambda: deque(maxlen=1000))
        self._closed_until: dict[int, float] = {}

    def spend(self, chat_id: int, count: int = 1) -> None:
        """Count messages or edits in a chat.

        :raises TooManyError: when it is too early to send; then nothing is counted
        """
        wait = max(self._waits(chat_id, count), default=0.0)
        if wait > 0:
            raise TooManyError(math.ceil(wait))
        for _ in range(count):
            self._sent[chat_id].append(self._now())
            self._sent[0].append(self._now())

    def close(self, chat_id: int, seconds: float) -> None:
        """Refuse everything in a chat for a while."""
        self._closed_until[chat_id] = self._now() + seconds

    def _waits(self, chat_id: int, count: int) -> Iterator[float]:
        """The seconds that each limit asks to wait."""
        yield self._closed_until.get(chat_id, 0) - self._now()
        if self.rates.chat_per_second:
            period = self.rates.chat_burst / self.rates.chat_per_second
            yield self._wait(chat_id, self.rates.chat_burst, period, count)
        if self.rates.group_per_minute and chat_id < 0:
            yield self._wait(chat_id, self.rates.group_per_minute, self.rates.group_seconds, count)
        if self.rates.all_per_second:
            yield self._wait(0, self.rates.all_per_second, 1.0, count)

    def _wait(self, key: int, most: int, period: float, count: int) -> float:
        """How long until `count` more fit among the `most` of any period."""
        sent = [at for at in self._sent[key] if at > self._now() - period]
        excess = len(sent) + count - most
        if excess <= 0 or not sent:
            return 0.0
        return sent[min(excess, len(sent)) - 1] + period - self._now()
