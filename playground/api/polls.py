"""Methods about polls: sendPoll and stopPoll."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from aiogram.methods import SendPoll, StopPoll
from msgspec.structs import replace

from playground.api.desk import Desk
from playground.api.sending import draft_of, sent
from playground.api.texts import read_keyboard
from playground.world.errors import ApiError, ours
from playground.world.polls import stop
from playground.world.values import Chat, Json, Poll

QUESTION, OPTION, OPTIONS = 300, 100, 12
LONGEST, SHORTEST = 2_628_000, 5
KNOWN = {
    "chat_id",
    "question",
    "options",
    "message_thread_id",
    "is_anonymous",
    "type",
    "allows_multiple_answers",
    "close_date",
    "disable_notification",
    "protect_content",
    "reply_parameters",
    "reply_markup",
}


async def send_poll(desk: Desk, call: SendPoll) -> Json:
    """SendPoll: regular ones."""
    if unknown := {n for n in call.model_fields_set - KNOWN if getattr(call, n) is not None}:
        raise ours(f"polls have no {sorted(unknown)} here")
    if call.type not in (None, "regular"):
        raise ours("only regular polls are known here")
    draft = draft_of(desk, call)
    _check_right(desk, desk.world.chats[draft.chat_id])
    poll = Poll(
        str(secrets.randbits(62)),
        _question(call.question),
        _options(call.options),
        anonymous=call.is_anonymous is not False,
        multiple=bool(call.allows_multiple_answers),
        closes=_closes(desk, call.close_date),
    )
    keyboard = read_keyboard(desk.world, draft.chat_id, call.reply_markup)
    return sent(desk, replace(draft, poll=poll, keyboard=keyboard))


async def stop_poll(desk: Desk, call: StopPoll) -> Json:
    """StopPoll: the answer is the Poll as it ended."""
    if call.business_connection_id is not None:
        raise ours("business_connection_id is not known here")
    chat = desk.reachable(call.chat_id)
    keyboard = read_keyboard(desk.world, chat.id, call.reply_markup)
    return stop(desk.world, desk.world.message(chat.id, call.message_id), keyboard)


def _check_right(desk: Desk, chat: Chat) -> None:
    if not chat.polls and desk.world.bot_id not in chat.admins:
        raise ApiError("not enough rights to send polls to the chat")


def _question(question: str) -> str:
    if not question.strip():
        raise ApiError("poll question must be non-empty")
    if len(question) > QUESTION:
        raise ApiError(f"poll question length must not exceed {QUESTION}")
    return question


def _options(options: Sequence[Any]) -> tuple[str, ...]:
    texts = tuple(one if isinstance(one, str) else one.text for one in options)
    if len(texts) < 2:
        raise ApiError("poll must have at least 2 option")
    if len(texts) > OPTIONS:
        raise ApiError(f"poll can't have more than {OPTIONS} options")
    if any(not text.strip() for text in texts):
        raise ApiError("poll options must be non-empty")
    if any(len(text) > OPTION for text in texts):
        raise ApiError(f"poll options length must not exceed {OPTION}")
    return texts


def _closes(desk: Desk, date: Any) -> int | None:
    if date is None:
        return None
    moment = int(date if isinstance(date, int) else date.timestamp())
    if not SHORTEST <= moment - desk.world.now() <= LONGEST:
        raise ours("a poll closes after 5 to 2628000 seconds")
    return moment
