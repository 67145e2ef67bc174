"""Fault injection for tests: failures between the bot and Telegram."""

from __future__ import annotations

import random
from enum import StrEnum

from msgspec.structs import replace

from playground.world.values import Value


class Kind(StrEnum):
    """Kinds of failures."""

    ERROR = "error"
    """500 Internal Server Error: the answer of a server that restarts, also `after`
    (tdlib/telegram-bot-api, Client.cpp, get_closing_error)"""
    UNAUTHORIZED = "unauthorized"
    """401 for one request: another possible answer of a server that closes."""
    GATEWAY = "gateway"
    """502 as JSON: nobody knows whether it has passed the request on."""
    IMAGE = "image"
    """400 IMAGE_PROCESS_FAILED: the same picture is taken the next time; `after`, it stands there
    all the same."""
    PROXY = "proxy"
    """502 with a page of HTML: the answer of a proxy before Telegram."""
    DROP = "drop"
    """The connection breaks."""
    DELAY = "delay"
    """The answer comes after `seconds`. A call that is delayed `before` also takes effect so late:
    Telegram's server waits out a flood of up to 8 seconds so (tdlib/td, NetQueryCreator.cpp,
    NetQueryDelayer.cpp)."""
    UPLINK = "uplink"
    """The body of a request takes `seconds` to arrive; of which chat it speaks is not known yet."""
    TOO_MANY = "too_many"
    """429 with `seconds` as retry_after."""
    DUPLICATE = "duplicate"
    """Delivered updates are delivered once more."""
    REORDER = "reorder"
    """A batch of updates is delivered in reverse."""


class Fault(Value, frozen=True):
    """One order: `count` requests of a method ("*" for any) suffer, each with a probability."""

    kind: Kind
    method: str = "*"
    chat_id: int | None = None
    when: str = "before"
    """before or after the request has taken effect"""
    count: int = 1
    probability: float = 1.0
    seconds: float = 1.0


class Faults:
    """The orders that are not used up yet."""

    def __init__(self) -> None:
        self.orders: list[Fault] = []
        # A fixed seed: the same test meets the same luck.
        self._luck = random.Random(1)  # noqa: S311 - luck, not secrets

    def strike(
        self, kinds: set[Kind], method: str, chat_id: int | None, when: str = "before"
    ) -> Fault | None:
        """The fault that hits this request now, taken off the orders."""
        for index, order in enumerate(self.orders):
            fits = order.method in ("*", method) and order.chat_id in (None, chat_id)
            if order.kind not in kinds or order.when != when or not fits:
                continue
            if self._luck.random() < order.probability:
                self._use_up(index)
                return order
        return None

    def _use_up(self, index: int) -> None:
        order = self.orders[index]
        self.orders[index] = replace(order, count=order.count - 1)
        if order.count <= 1:
            del self.orders[index]
