"""Texts, captions and keyboards of requests: read, checked, limited."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, MessageEntity

from playground.world.chats import meets
from playground.world.entities import with_found
from playground.world.errors import ApiError, ours
from playground.world.markup import in_order, parse_html, trimmed, units
from playground.world.values import Button, Entity, Keyboard, Text
from playground.world.wire import keyboard_json
from playground.world.world import World

TEXT, CAPTION = 4096, 1024
ENTITIES = 100
"""The most entities of a message: formatting beyond them is dropped without an error
(tdlib/td#165)."""
BUTTONS, ROW, DATA = 100, 8, 64
# Reported by several bots, not in the documentation: a keyboard of more than some 10 KB of JSON
# is "too long" as well.
KEYBOARD_BYTES = 10 * 1024
STYLES = {"primary", "success", "danger", "link"}
ACTIONS = {
    "callback_data",
    "url",
    "web_app",
    "copy_text",
    "disabled",
    "switch_inline_query_chosen_chat",
}
URLS = ("http://", "https://", "tg://", "ton://")


def read_text(
    world: World, text: str, parse_mode: Any, entities: Sequence[MessageEntity] | None
) -> Text:
    """A message's text; limits count UTF-16 units, the strictest way to count.

    :raises ApiError: broken markup, empty or too long
    """
    body = _parsed(world, text, parse_mode, entities)
    if not body.text:
        raise ApiError("message text is empty")
    if units(body.text) > TEXT:
        raise ApiError("message is too long")
    return body


def read_caption(
    world: World, text: str | None, parse_mode: Any, entities: Sequence[MessageEntity] | None
) -> Text:
    """A caption, which may be empty.

    :raises ApiError: broken markup or too long
    """
    body = _parsed(world, text or "", parse_mode, entities)
    if units(body.text) > CAPTION:
        raise ApiError("message caption is too long")
    return body


def _parsed(
    world: World, text: str, parse_mode: Any, entities: Sequence[MessageEntity] | None
) -> Text:
    mode = parse_mode.lower() if isinstance(parse_mode, str) else ""
    if mode not in ("", "html", "markdown", "markdownv2"):
        raise ApiError("unsupported parse_mode")
    if mode.startswith("markdown"):
        raise ours("only HTML is known here as parse_mode")
    body = parse_html(text) if mode else Text(text, _given(entities or ()))
    kept = tuple(e for e in body.entities if e.user_id is None or _may_mention(world, e.user_id))
    found = with_found(trimmed(Text(body.text, kept)))
    return Text(found.text, found.entities[:ENTITIES])


def _given(entities: Sequence[MessageEntity]) -> tuple[Entity, ...]:
    return in_order(
        tuple(
            Entity(
                type=e.type,
                offset=e.offset,
                length=e.length,
                url=e.url,
                user_id=e.user.id if e.user else None,
                language=e.language,
                unix_time=e.unix_time,
                date_time_format=e.date_time_format,
            )
            for e in entities
        )
    )


def _may_mention(world: World, user_id: int) -> bool:
    """A mention by id of somebody whom the bot has never met is only text."""
    if user_id not in world.users:
        return False
    chat = world.chats.get(user_id)
    return user_id == world.bot_id or bool(chat and chat.started) or meets(world, user_id)


def read_keyboard(world: World, chat_id: int, markup: Any) -> Keyboard | None:
    """The inline keyboard of a message.

    :raises ApiError: for buttons that Telegram refuses, and for other kinds of markup
    """
    if markup is None:
        return None
    if not isinstance(markup, InlineKeyboardMarkup):
        raise ours("only inline keyboards are known here as reply_markup")
    rows = [row for row in markup.inline_keyboard if row]
    keyboard = tuple(tuple(_button(chat_id, button) for button in row) for row in rows)
    if any(len(row) > ROW for row in keyboard):
        raise ours(f"a row of more than {ROW} buttons is not shown as such by clients")
    size = len(json.dumps(keyboard_json(keyboard), ensure_ascii=False).encode())
    if sum(map(len, keyboard)) > BUTTONS or size > KEYBOARD_BYTES:
        raise ApiError("reply markup is too long")
    return keyboard or None


def _button(chat_id: int, button: InlineKeyboardButton) -> Button:
    if not button.text.strip():
        raise ApiError("can't parse inline keyboard button: Text must be non-empty")
    if button.style is not None and button.style not in STYLES:
        raise ApiError("can't parse inline keyboard button: invalid button style specified")
    if button.web_app and chat_id < 0:
        raise ApiError("BUTTON_TYPE_INVALID")
    _check_action(button)
    return Button(
        button.text,
        data=button.callback_data,
        url=button.url,
        page=button.web_app.url if button.web_app else None,
        copy=button.copy_text.text if button.copy_text else None,
        share=_share(button),
        disabled=button.disabled is not None,
        style=button.style,
    )


def _share(button: InlineKeyboardButton) -> dict[str, Any] | None:
    asked = button.switch_inline_query_chosen_chat
    return None if asked is None else asked.model_dump(exclude_none=True)


def _check_action(button: InlineKeyboardButton) -> None:
    actions = button.model_fields_set - {"text", "style", "icon_custom_emoji_id"}
    if not actions:
        raise ApiError(
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
        )
    if len(actions) > 1 or actions - ACTIONS:
        raise ours(f"a button has one of {sorted(ACTIONS)}; got {sorted(actions)}")
    if button.callback_data is not None and not 1 <= len(button.callback_data.encode()) <= DATA:
        raise ApiError("BUTTON_DATA_INVALID")
    if button.url is not None and not _is_link(button.url):
        raise ApiError(
            f"inline keyboard button URL '{button.url}' is invalid: Wrong HTTP URL specified"
        )
    if button.copy_text and not 1 <= len(button.copy_text.text) <= 256:
        raise ApiError("BUTTON_COPY_TEXT_INVALID")


def _is_link(url: str) -> bool:
    return url.startswith(URLS) or ("." in url and ":" not in url and " " not in url)
