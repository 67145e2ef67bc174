"""The settings of a playground."""

from __future__ import annotations

import time

from playground.world.values import Value


class Rates(Value, frozen=True):
    """How many messages and edits the bot may send (core.telegram.org/bots/faq).

    The thresholds are not published; these are the documented ones. None switches a limit off.
    """

    chat_per_second: float | None = 1.0
    chat_burst: int = 5
    """How many may follow one another at once before the rate per second counts."""
    group_per_minute: int | None = 20
    group_seconds: float = 60.0
    """How long that minute is: tests have less time."""
    all_per_second: int | None = 30


class Settings(Value, frozen=True):
    """The settings of a playground."""

    rates: Rates = Rates()
    query_seconds: float = 15.0
    """How long a press may be answered."""
    press_seconds: float = 15.0
    """How long the user side waits for the answer of a press."""
    ephemeral: bool = True
    """Whether messages for one member of a group are known, as since Bot API 10.2. A server that
    does not know them ignores what asks for one: the message is for all."""
    inline: bool = True
    """Whether inline mode is switched on for the bot, as its owner does at BotFather."""
    inline_feedback: bool = True
    """Whether the bot learns of results that people have sent through it, as its owner chooses
    there, too."""
    topics: bool = False
    """Whether private chats with the bot have topics, as its owner chooses there, too."""
    opens_topics: bool = False
    """Whether words typed in such a chat outside its topics open a topic of their own, as reported
    (alexei-led/ccgram#156)."""
    one_sided: bool = False
    """Whether who deletes a message in a private chat deletes it for themselves alone, as Android's
    apps do (Telegram-FOSS#538), and not for the bot, too."""
    edits_upgraded: bool = False
    """Whether messages of a group that has become a supergroup can still be edited. The Bot API's
    server lets edits through; Telegram's answer then is not known."""
    app_url: str = ""
    """The address of the bot's Mini App, as its owner has told BotFather; empty if it has none."""
    is_local: bool = True
    """Whether webhooks may be of plain HTTP and at any port, as with a local server; Telegram's own
    takes HTTPS at 443, 80, 88 and 8443 (telegram-bot-api, WebhookActor.cpp)."""
    webhook_pause: float = 1.0
    """Seconds before a webhook is tried again; doubled each time, at most a minute."""


NO_RATES = Rates(chat_per_second=None, group_per_minute=None, all_per_second=None)


class Clock:
    """The time in seconds since 1970, which tests may move forward, or stop."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._stands: float | None = None

    def __call__(self) -> float:
        """The time."""
        return (time.time() if self._stands is None else self._stands) + self.ahead

    def stop(self) -> None:
        """Stand still from now on: only `ahead` moves it."""
        self._stands = time.time()
