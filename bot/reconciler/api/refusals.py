"""Classifies the errors of the Bot API (400, 403) by their text: refused are one message, a kind of
message, a picture, a topic or the whole chat (tdlib/telegram-bot-api, Client.cpp; tdlib/td,
MessageContent.cpp, MessagesManager.cpp, DialogManager.cpp).
"""

from telegram.error import BadRequest, Forbidden, TelegramError

_TOPIC = ("topic_closed", "topic_deleted", "message thread not found")
"""One topic of a forum."""
_PICTURES = (
    *("not enough rights to send photos", "chat_send_photos_forbidden"),
    "chat_send_media_forbidden",
)
"""Pictures, where text is allowed."""
_FILES = (
    *(f"not enough rights to send {kind}" for kind in ("polls", "documents", "animations")),
    *(f"chat_send_{kind}_forbidden" for kind in ("poll", "polls", "docs", "gifs")),
)
"""One kind of message, where text and pictures are allowed."""
_CHAT = (
    *("chat not found", "group chat was deactivated"),
    *("not enough rights", "have no write access to the chat", "chat_write_forbidden"),
    *("chat_restricted", "chat_send_plain_forbidden", "chat_guest_send_forbidden"),
    *("user_banned_in_channel", "need administrator rights in the channel chat"),
    "allow_payment_required",  # a group that takes Stars for each message
    *("peer_id_invalid", "channel_private", "channel_public_group_na", "user_deleted"),
)
"""The whole chat, whatever is sent there; a 403 says so, too."""
_EFFECT = ("effect_id_invalid", "can't use message effects")
"""The effect of a message, which may come without."""
_IMAGE = ("image_process_failed", "photo_invalid", "photo_save_file_invalid")
"""One picture, which may be taken the next time."""


def is_about_topic(error: TelegramError) -> bool:
    """Tell whether an error says that one topic is closed or deleted, not the whole chat."""
    return _speaks_of(error, _TOPIC)


def is_about_place(error: TelegramError) -> bool:
    """Tell whether an error says that a topic or chat is unreachable: not this message."""
    if is_about_kind(error):
        return False
    return isinstance(error, Forbidden) or _speaks_of(error, (*_TOPIC, *_CHAT))


def is_about_kind(error: TelegramError) -> bool:
    """Tell whether an error says that a chat takes no messages of this kind: but others."""
    return is_about_pictures(error) or _speaks_of(error, _FILES)


def is_about_pictures(error: TelegramError) -> bool:
    """Tell whether an error says that a chat allows text only, if a picture was sent."""
    return _speaks_of(error, _PICTURES)


def is_about_image(error: TelegramError) -> bool:
    """Tell whether an error says that one picture could not be processed. The message may stand
    there all the same.
    """
    return _speaks_of(error, _IMAGE)


def is_about_effect(error: TelegramError) -> bool:
    """Tell whether an error says that a message cannot come with its effect: but without."""
    return _speaks_of(error, _EFFECT)


def is_about_bot(error: TelegramError) -> bool:
    """Tell whether an error says that Telegram has frozen this bot: for its operator to mend."""
    return _speaks_of(error, ("frozen_method_invalid",))


def _speaks_of(error: TelegramError, sentences: tuple[str, ...]) -> bool:
    said = error.message.lower()
    return isinstance(error, BadRequest) and any(sentence in said for sentence in sentences)
