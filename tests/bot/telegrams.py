"""A Telegram for reconcilers, without a network: it notes what stands where, and may refuse."""

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

from telegram import Animation, Chat, ChatPermissions, Message
from telegram.error import BadRequest, TimedOut

from bot.display.values import Selection
from bot.reconciler.api.retry import told
from bot.reconciler.messenger import Messenger
from bot.store.client import AnyRedis
from bot.store.rate_limits import RateLimiter, Rates
from bot.store.store import Store
from bot.table.values import Live
from bot.texts.frame import Frame
from tests.bot.tables import FRAME, NOON


class Telegram:
    """What a bot has sent: a message by chat and number, as the parameters of the last call."""

    id = 77

    def __init__(self) -> None:
        self.status, self.photos = "member", True
        self.timer: int | None = None
        """What we are in all groups, and whether members may send photos."""
        self.messages: dict[int, dict[int, dict[str, Any]]] = defaultdict(dict)
        self.elsewhere: dict[str, str] = {}
        """By their inline ids, texts of messages that people have sent through us."""
        self.pinned: dict[int, list[int]] = defaultdict(list)
        """By chat."""
        self.topics: dict[int, dict[int, str]] = defaultdict(dict)
        """The names of those that there are, by chat and number."""
        self.calls: list[str] = []
        """Their methods."""
        self.edited, self.deleted = list[tuple[int, int]](), list[int]()
        """Chats and numbers of messages, once for each change; numbers of messages."""
        self.refusals: dict[str, list[Exception]] = defaultdict(list)
        """By method, what the next calls are refused with."""
        self.refusals_after: dict[str, list[Exception]] = defaultdict(list)
        """By method, what the next calls are answered with that have taken effect."""
        self.effects: Exception | None = None
        """What messages with an effect are refused with."""
        self.gates: dict[str, asyncio.Event] = {}
        """By method, what its calls wait for."""
        self.answers: dict[str, asyncio.Event] = {}
        """By method, what the answers to new messages wait for: these stand there already."""
        self.silent: set[str | int] = set()
        """Methods, or chats, whose new messages stand there, and are never answered."""
        self._sent_yet: Counter[int] = Counter()
        self.busy, self.busiest = 0, 0
        """How many calls there have been side by side."""

    async def send_message(self, chat: int, text: str, **rest: Any) -> Message:
        return await self._sent("send_message", chat, text=text, **rest)

    async def send_photo(self, chat: int, photo: Any, **rest: Any) -> Message:
        return await self._sent("send_photo", chat, photo=photo, **rest)

    async def send_document(self, chat: int, document: Any, **rest: Any) -> Message:
        return await self._sent("send_document", chat, document=document, **rest)

    async def send_animation(self, chat: int, animation: Any, **rest: Any) -> Message:
        sent = await self._sent("send_animation", chat, animation=animation, **rest)
        film = Animation("an id", "unique", 720, 764, 1)
        return Message(sent.message_id, sent.date, sent.chat, animation=film)

    async def send_poll(self, chat: int, question: str, options: Any, **rest: Any) -> Message:
        return await self._sent("send_poll", chat, question=question, options=options, **rest)

    async def edit_message_text(
        self, text: str, chat: int = 0, message: int = 0, inline_message_id: str = "", **rest: Any
    ) -> bool:
        if inline_message_id:
            self.elsewhere[inline_message_id] = text
            return True
        return await self._edited("edit_message_text", chat, message, text=text, **rest)

    async def edit_message_caption(self, chat: int, message: int, **rest: Any) -> bool:
        return await self._edited("edit_message_caption", chat, message, **rest)

    async def edit_message_media(self, media: Any, chat: int, message: int, **rest: Any) -> bool:
        return await self._edited("edit_message_media", chat, message, media=media, **rest)

    async def edit_message_reply_markup(self, chat: int, message: int, **rest: Any) -> bool:
        return await self._edited("edit_message_reply_markup", chat, message, **rest)

    async def delete_message(self, chat: int, message: int) -> bool:
        await self._call("delete_message")
        if message not in self.messages[chat]:
            raise BadRequest("Message to delete not found")
        del self.messages[chat][message]
        self.deleted.append(message)
        return True

    async def get_chat_member(self, chat: int, user: int) -> Any:
        assert user == self.id
        return SimpleNamespace(status=self.status)

    async def get_chat(self, chat: int) -> Any:
        self.calls.append("get_chat")
        rights = ChatPermissions(can_send_photos=self.photos)
        return SimpleNamespace(id=chat, permissions=rights, message_auto_delete_time=self.timer)

    async def pin_chat_message(self, chat: int, message: int, **rest: Any) -> bool:
        assert rest == {"disable_notification": True}
        await self._call("pin_chat_message")
        self.pinned[chat].append(message)
        return True

    async def unpin_chat_message(self, chat: int, message: int) -> bool:
        await self._call("unpin_chat_message")
        if message not in self.pinned[chat]:
            raise BadRequest("Message to unpin not found")
        self.pinned[chat].remove(message)
        return True

    def live(self, chat: int) -> dict[str, Any]:
        """The last message of a chat."""
        return self.messages[chat][max(self.messages[chat])]

    async def _sent(self, method: str, chat: int, **parameters: Any) -> Message:
        await self._call(method)
        if parameters.get("message_thread_id") not in (None, *self.topics[chat]):
            raise BadRequest("Message thread not found")
        if parameters.get("message_effect_id") and self.effects:
            raise self.effects
        self._sent_yet[chat] += 1
        number = self._sent_yet[chat]
        self.messages[chat][number] = _with_buttons(parameters)
        if self.silent & {method, chat}:
            raise TimedOut
        if method in self.answers:
            await self.answers[method].wait()
        if self.refusals_after[method]:
            raise self.refusals_after[method].pop(0)
        kind = Chat.PRIVATE if chat > 0 else Chat.SUPERGROUP
        return Message(number, datetime.now(UTC), Chat(chat, kind))

    async def _edited(self, method: str, chat: int, message: int, **parameters: Any) -> bool:
        await self._call(method)
        if message not in self.messages[chat]:
            raise BadRequest("Message to edit not found")
        self.edited.append((chat, message))
        self.messages[chat][message] |= _with_buttons(parameters)
        return True

    async def _call(self, method: str) -> None:
        self.calls.append(method)
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        try:
            await asyncio.sleep(0)
            if method in self.gates:
                await self.gates[method].wait()
            if self.refusals[method]:
                raise self.refusals[method].pop(0)
        finally:
            self.busy -= 1


def _with_buttons(parameters: dict[str, Any]) -> dict[str, Any]:
    """With the rows of buttons; a change without any takes them off."""
    written = parameters.get("api_kwargs", {}).get("reply_markup", "{}")
    return parameters | {"buttons": json.loads(written).get("inline_keyboard", [])}


class Brush:
    """A painter whose pictures are quickly drawn, and counted."""

    def __init__(self) -> None:
        self.drawn = 0

    def expect(self, game: str) -> None:
        pass

    async def draw(self, picture: object) -> bytes:
        self.drawn += 1
        return b"\xff\xd8"

    async def export(self, picture: object) -> bytes:
        return await self.draw(picture)

    async def film(self, film: object) -> bytes:
        self.drawn += 1
        return b"a film"


NO_RATES = Rates(None, None, None)


def messenger_at(
    telegram: Telegram,
    store: Store,
    redis: AnyRedis,
    rates: Rates = NO_RATES,
    brush: Brush | None = None,
    frame: Frame = FRAME,
    now: Callable[[], float] = lambda: NOON,
) -> Messenger:
    """A reconciler that speaks to such a Telegram."""
    bot: Any = telegram
    painter: Any = brush or Brush()
    limiter = RateLimiter(redis, rates, told=told)
    return Messenger(frame, bot, store, redis, painter, limiter, now=now)


async def shown(messenger: Messenger, live: Live, selection: Selection | None = None) -> None:
    """Have a table shown, as somebody looks at it, and wait until it is."""
    messenger.show(live.table.id, selection)
    await asyncio.wait_for(messenger.settle(), 60)
