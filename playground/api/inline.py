"""Inline mode: answerInlineQuery with pictures and films that were sent before (bots/inline)."""

from __future__ import annotations

import re
from typing import Any

from aiogram.methods import AnswerInlineQuery
from aiogram.types import (
    InlineQueryResultArticle,
    InlineQueryResultCachedMpeg4Gif,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
)

from playground.api.desk import Desk
from playground.api.media import find_file
from playground.api.texts import read_caption, read_keyboard, read_text
from playground.world.errors import ApiError, ours
from playground.world.inline import answer
from playground.world.values import InlineQuery, InlineResult, Media

RESULTS, ID = 50, 64


async def answer_inline_query(desk: Desk, call: AnswerInlineQuery) -> bool:
    """AnswerInlineQuery: cached photos and cached animations, and texts."""
    if call.next_offset or call.switch_pm_text is not None or call.switch_pm_parameter is not None:
        raise ours("an answer has no next page and no switch_pm here")
    if len(call.results) > RESULTS:
        raise ApiError("RESULTS_TOO_MUCH")
    results = tuple([await _result(desk, one) for one in call.results])
    if len({one.id for one in results}) < len(results):
        raise ApiError("RESULT_ID_DUPLICATE")
    answered = InlineQuery(
        call.inline_query_id,
        0,
        "",
        0,
        results,
        _start(call.button),
        personal=bool(call.is_personal),
        cache_seconds=300 if call.cache_time is None else call.cache_time,
    )
    answer(desk.world, answered, desk.play.settings.query_seconds)
    return True


async def _result(desk: Desk, one: Any) -> InlineResult:
    if not 1 <= len(one.id.encode()) <= ID:
        raise ApiError("RESULT_ID_INVALID")
    if isinstance(one, InlineQueryResultArticle):
        return _article(desk, one)
    if isinstance(one, InlineQueryResultCachedPhoto):
        kind, reference = "photo", one.photo_file_id
    elif isinstance(one, InlineQueryResultCachedMpeg4Gif):
        kind, reference = "animation", one.mpeg4_file_id
    else:
        raise ours("results are cached photos, cached animations and articles here")
    if one.input_message_content is not None:
        raise ours("results have no other content here")
    file = await find_file(desk, reference, kind)
    body = read_caption(desk.world, one.caption, one.parse_mode, one.caption_entities)
    keyboard = read_keyboard(desk.world, 0, one.reply_markup)
    return InlineResult(one.id, one.title or "", body, Media(kind, file.unique_id), keyboard)


def _article(desk: Desk, one: InlineQueryResultArticle) -> InlineResult:
    content = one.input_message_content
    if not isinstance(content, InputTextMessageContent) or one.thumbnail_url or one.url:
        raise ours("articles are texts without thumbnails here")
    if not one.title:
        raise ApiError("article title is empty")
    body = read_text(desk.world, content.message_text, content.parse_mode, content.entities)
    return InlineResult(
        one.id, one.title, body, None, read_keyboard(desk.world, 0, one.reply_markup)
    )


def _start(button: Any) -> tuple[str, str] | None:
    if button is None:
        return None
    if button.web_app is not None or button.start_parameter is None:
        raise ours("the button above results leads to the private chat here")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", button.start_parameter):
        raise ApiError("START_PARAM_INVALID")
    return button.text, button.start_parameter
