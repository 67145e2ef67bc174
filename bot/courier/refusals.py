"""What Telegram refuses, told apart by what it says (tdlib/telegram-bot-api, Client.cpp)."""

from telegram.error import BadRequest, Forbidden, TelegramError

_TOPIC = ("topic_closed", "topic_deleted", "message thread not found")
"""What it says of one topic of a forum."""
_CHAT = ("chat not found", "not enough rights", "have no rights", "chat_write_forbidden")
"""What it says of a whole chat, beside 403."""


def is_about_topic(error: TelegramError) -> bool:
    """Tell whether one topic is closed or deleted, and not the whole chat."""
    return _speaks_of(error, _TOPIC)


def is_about_place(error: TelegramError) -> bool:
    """Tell whether a topic or a chat takes nothing from us; else it is this message."""
    return isinstance(error, Forbidden) or _speaks_of(error, (*_TOPIC, *_CHAT))


def _speaks_of(error: TelegramError, sentences: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return isinstance(error, BadRequest) and any(sentence in said for sentence in sentences)
