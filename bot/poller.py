"""Long polling. An update is confirmed to Telegram only after it has been dealt with.

(The library's own poller confirms first: a crash would lose what it holds.) A crash in between
delivers updates again: tables take no harm from that, every press carries its decision's stamp.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable

from telegram import Bot, Update
from telegram.error import InvalidToken, TelegramError

from bot.token import BadToken, read

ALLOWED = ("message", "callback_query", "my_chat_member")
"""The kinds of updates that we want; stated, since the default leaves some out."""
_WAIT = 25
"""Seconds that Telegram holds an empty answer back."""
_PAUSE = 1.0
"""Seconds between tries while Telegram cannot be reached."""

_REMEMBERED = 1000
"""Updates that are known when they are delivered again. (A mark of the highest would not do: after
a quiet week Telegram goes on from any number.)"""

_log = logging.getLogger(__name__)
Deal = Callable[[Update], Awaitable[None]]


async def poll(bot: Bot, deal: Deal, stopping: asyncio.Event, beat: Callable[[], None]) -> None:
    """Fetch updates and deal with them until `stopping` is set.

    :param beat: called after each answer of Telegram: all is well.
    :raises InvalidToken: when Telegram does not know the bot.
    """
    offset: int | None = None
    dealt_with: deque[int] = deque(maxlen=_REMEMBERED)
    while not stopping.is_set():
        updates = await _fetch(bot, offset, stopping, beat)
        await _deal_with([u for u in updates if u.update_id not in dealt_with], deal)
        if updates:
            dealt_with += [update.update_id for update in updates]
            offset = max(update.update_id for update in updates) + 1
    if offset is not None:
        await _confirm(bot, offset)


async def _confirm(bot: Bot, offset: int) -> None:
    """Confirm what has been dealt with; what this brings comes again."""
    try:
        await bot.get_updates(offset=offset, limit=1, timeout=0, allowed_updates=ALLOWED)
    except TelegramError as error:  # dealt with twice, it does no harm
        _log.warning("the last updates are not confirmed: %s", error)


async def _fetch(
    bot: Bot, offset: int | None, stopping: asyncio.Event, beat: Callable[[], None]
) -> tuple[Update, ...]:
    fetching = asyncio.ensure_future(
        bot.get_updates(
            offset=offset, timeout=_WAIT, read_timeout=_WAIT + 10, allowed_updates=ALLOWED
        )
    )
    stopped = asyncio.ensure_future(stopping.wait())
    try:
        await asyncio.wait((fetching, stopped), return_when=asyncio.FIRST_COMPLETED)
        updates = await fetching if fetching.done() else ()
        beat()
        return updates
    except InvalidToken:
        raise
    except TelegramError as error:
        _log.warning("no updates: %s", error)
        await asyncio.sleep(_PAUSE)
        return ()
    finally:
        fetching.cancel()
        stopped.cancel()


async def _deal_with(updates: Iterable[Update], deal: Deal) -> None:
    """Deal with updates: in order in each lane, the lanes side by side."""
    lanes: dict[str, list[Update]] = defaultdict(list)
    for update in updates:
        lanes[lane_of(update)].append(update)
    await asyncio.gather(*(_in_order(lane, deal) for lane in lanes.values()))


async def _in_order(lane: list[Update], deal: Deal) -> None:
    for update in lane:
        try:
            await deal(update)
        except Exception:  # a bug of ours: brought again and again, it would stop all tables
            _log.exception("update %d is passed over", update.update_id)


def lane_of(update: Update) -> str:
    """Return what an update has to stay in order with: its table, else its chat."""
    if update.callback_query:
        try:
            table = read(update.callback_query.data).table
        except BadToken:
            table = ""
        if table:
            return table
    return str(update.effective_chat.id if update.effective_chat else "")
