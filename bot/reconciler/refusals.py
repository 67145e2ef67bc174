"""Classifies the errors of the Bot API (400, 403) by their text (tdlib/telegram-bot-api,
Client.cpp).
"""

from telegram.error import BadRequest, Forbidden, TelegramError

_TOPIC = ("topic_closed", "topic_deleted", "message thread not found")
"""What it says of one topic of a forum."""
_PICTURES = ("not enough rights to send photos", "chat_send_photos_forbidden")
"""What it says where texts are taken."""
_CHAT = ("chat not found", "not enough rights", "have no rights", "chat_write_forbidden")
"""What it says of a whole chat, beside 403."""


def is_about_topic(error: TelegramError) -> bool:
    """Tell whether one topic is closed or deleted, and not the whole chat."""
    return _speaks_of(error, _TOPIC)


def is_about_place(error: TelegramError) -> bool:
    """Tell whether a topic or a chat takes nothing from us; else it is this message."""
    if is_about_pictures(error):
        return False
    return isinstance(error, Forbidden) or _speaks_of(error, (*_TOPIC, *_CHAT))


def is_about_pictures(error: TelegramError) -> bool:
    """Tell whether a chat takes no pictures from us, but words."""
    return any(sentence in error.message.lower() for sentence in _PICTURES)


def _speaks_of(error: TelegramError, sentences: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return isinstance(error, BadRequest) and any(sentence in said for sentence in sentences)
