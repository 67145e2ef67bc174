"""Classifies the errors of the Bot API (400, 403) by their text (tdlib/telegram-bot-api,
Client.cpp).
"""

from telegram.error import BadRequest, Forbidden, TelegramError

_TOPIC = ("topic_closed", "topic_deleted", "message thread not found")
"""Telegram's errors about one topic of a forum."""
_PICTURES = ("not enough rights to send photos", "chat_send_photos_forbidden")
"""Telegram's errors where only text is allowed."""
_CHAT = ("chat not found", "not enough rights", "have no rights", "chat_write_forbidden")
"""Telegram's errors about a whole chat, besides 403."""


def is_about_topic(error: TelegramError) -> bool:
    """Tell whether an error says that one topic is closed or deleted, not the whole chat."""
    return _speaks_of(error, _TOPIC)


def is_about_place(error: TelegramError) -> bool:
    """Tell whether an error says that a topic or chat is unreachable: not this message."""
    if is_about_pictures(error):
        return False
    return isinstance(error, Forbidden) or _speaks_of(error, (*_TOPIC, *_CHAT))


def is_about_pictures(error: TelegramError) -> bool:
    """Tell whether an error says that a chat allows text only."""
    return any(sentence in error.message.lower() for sentence in _PICTURES)


def _speaks_of(error: TelegramError, sentences: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return isinstance(error, BadRequest) and any(sentence in said for sentence in sentences)
