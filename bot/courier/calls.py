"""Surfaces as calls of the Bot API: posting, editing, retiring; each tried again when the network
fails. After a lost answer a message may stand there twice: better that than a game without a board.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import TypeVar

from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError

from bot.shown import Button, Keyboard, Surface
from bot.store import Farewell

T = TypeVar("T")
Photo = bytes | str
"""A JPEG to upload, or Telegram's id of one that it has."""

_TRIES = 4
_PAUSE = 0.3
"""Seconds before the second try; doubled each time."""
_FILE_NAME = "board.jpg"
"""The same for all pictures: a name must tell nothing."""


async def post(bot: Bot, surface: Surface, photo: Photo | None) -> Message:
    """Send a surface as a new message."""
    place, keyboard = surface.place, markup(surface.keyboard)
    if photo is None:
        return await again(
            lambda: bot.send_message(
                place.chat,
                surface.text,
                parse_mode=ParseMode.HTML,
                message_thread_id=place.topic,
                disable_notification=surface.silent,
                reply_markup=keyboard,
            )
        )
    return await again(
        lambda: bot.send_photo(
            place.chat,
            photo,
            caption=surface.text,
            parse_mode=ParseMode.HTML,
            message_thread_id=place.topic,
            disable_notification=surface.silent,
            reply_markup=keyboard,
            filename=_FILE_NAME,
        )
    )


async def edit_picture(bot: Bot, surface: Surface, message: int, photo: Photo) -> Message | None:
    """Change picture, caption and buttons; None when they were so already."""
    media = InputMediaPhoto(
        photo, caption=surface.text, parse_mode=ParseMode.HTML, filename=_FILE_NAME
    )
    return await _edited(
        lambda: bot.edit_message_media(
            media, surface.place.chat, message, reply_markup=markup(surface.keyboard)
        )
    )


async def edit_words(bot: Bot, surface: Surface, message: int) -> None:
    """Change the text, or the caption of a picture that stays, and the buttons."""
    chat, keyboard = surface.place.chat, markup(surface.keyboard)
    await _edit_words(bot, chat, message, surface.text, surface.picture is not None, keyboard)


async def retire(bot: Bot, chat: int, old: Farewell) -> None:
    """Let a message say its last and take its buttons off, if it still stands there."""
    # deleted, too old, or in a chat that is closed: its buttons answer "outdated"
    with suppress(BadRequest, ChatMigrated, Forbidden):
        await _edit_words(bot, chat, old.message, old.text, old.has_picture, None)


async def _edit_words(
    bot: Bot,
    chat: int,
    message: int,
    text: str,
    is_caption: bool,
    keyboard: InlineKeyboardMarkup | None,
) -> None:
    html = ParseMode.HTML
    if is_caption:
        await _edited(
            lambda: bot.edit_message_caption(
                chat, message, caption=text, parse_mode=html, reply_markup=keyboard
            )
        )
    else:
        await _edited(
            lambda: bot.edit_message_text(
                text, chat, message, parse_mode=html, reply_markup=keyboard
            )
        )


def markup(keyboard: Keyboard) -> InlineKeyboardMarkup | None:
    """Return a keyboard as Telegram takes it."""
    rows = [[_button(button) for button in row] for row in keyboard]
    return InlineKeyboardMarkup(rows) if rows else None


def _button(button: Button) -> InlineKeyboardButton:
    data = None if button.token is None else str(button.token)
    return InlineKeyboardButton(button.text, url=button.url, callback_data=data, style=button.style)


async def _edited(call: Callable[[], Awaitable[Message | bool]]) -> Message | None:
    try:
        changed = await again(call)
    except BadRequest as error:
        if "not modified" in error.message.lower():
            return None  # it is as it should be
        raise
    return changed if isinstance(changed, Message) else None


def seconds(wait: int | timedelta) -> float:
    """Return how long Telegram tells us to wait."""
    return wait.total_seconds() if isinstance(wait, timedelta) else wait


async def again(call: Callable[[], Awaitable[T]]) -> T:
    """Call until it works, `_TRIES` times at most.

    :raises TelegramError: of the last try, or at once what another try would not mend.
    """
    for attempt in range(_TRIES - 1):
        try:
            return await call()
        except BadRequest:  # a NetworkError to the library; asking again would not help
            raise
        except NetworkError:
            await asyncio.sleep(_PAUSE * 2**attempt)
    return await call()
