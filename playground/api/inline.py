"""Inline mode: answerInlineQuery with pictures and films that were sent before (bots/inline)."""

from __future__ import annotations

import re
from typing import Any

from aiogram.methods import AnswerInlineQuery
from aiogram.types import InlineQueryResultCachedMpeg4Gif, InlineQueryResultCachedPhoto

from playground.api.desk import Desk
from playground.api.media import find_file
from playground.api.texts import read_caption, read_keyboard
from playground.world.errors import ApiError, ours
from playground.world.inline import answer
from playground.world.values import InlineQuery, InlineResult, Media

RESULTS, ID = 50, 64


async def answer_inline_query(desk: Desk, call: AnswerInlineQuery) -> bool:
    """AnswerInlineQuery: cached photos and cached animations."""
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
    if isinstance(one, InlineQueryResultCachedPhoto):
        kind, reference = "photo", one.photo_file_id
    elif isinstance(one, InlineQueryResultCachedMpeg4Gif):
        kind, reference = "animation", one.mpeg4_file_id
    else:
        raise ours("results are cached photos and cached animations here")
    if one.input_message_content is not None:
        raise ours("results have no other content here")
    if not 1 <= len(one.id.encode()) <= ID:
        raise ApiError("RESULT_ID_INVALID")
    file = await find_file(desk, reference, kind)
    body = read_caption(desk.world, one.caption, one.parse_mode, one.caption_entities)
    keyboard = read_keyboard(desk.world, 0, one.reply_markup)
    return InlineResult(one.id, one.title or "", body, Media(kind, file.unique_id), keyboard)


def _start(button: Any) -> tuple[str, str] | None:
    if button is None:
        return None
    if button.web_app is not None or button.start_parameter is None:
        raise ours("the button above results leads to the private chat here")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", button.start_parameter):
        raise ApiError("START_PARAM_INVALID")
    return button.text, button.start_parameter
