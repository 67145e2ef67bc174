"""The methods that exist here; any other is answered like a misspelt one."""

from __future__ import annotations

from aiogram import methods as m

from playground.api import (
    chats,
    editing,
    ephemeral,
    inline,
    media,
    polls,
    profile,
    sending,
    updates,
)
from playground.api.checking import AnyMethod
from playground.api.desk import Handler
from playground.settings import Settings

_TABLE: dict[type[AnyMethod], Handler] = {
    m.GetMe: profile.get_me,
    m.GetUpdates: updates.get_updates,
    m.SetWebhook: updates.set_webhook,
    m.DeleteWebhook: updates.delete_webhook,
    m.GetWebhookInfo: updates.get_webhook_info,
    m.SendMessage: sending.send_message,
    m.SendPhoto: sending.send_photo,
    m.SendDocument: sending.send_document,
    m.SendAnimation: sending.send_animation,
    m.SendMediaGroup: sending.send_media_group,
    m.SendPoll: polls.send_poll,
    m.StopPoll: polls.stop_poll,
    m.CopyMessage: sending.copy_message,
    m.SendChatAction: sending.send_chat_action,
    m.EditMessageText: editing.edit_message_text,
    m.EditMessageCaption: editing.edit_message_caption,
    m.EditMessageMedia: editing.edit_message_media,
    m.EditMessageReplyMarkup: editing.edit_message_reply_markup,
    m.EditEphemeralMessageText: ephemeral.edit_ephemeral_message_text,
    m.EditEphemeralMessageCaption: ephemeral.edit_ephemeral_message_caption,
    m.EditEphemeralMessageMedia: ephemeral.edit_ephemeral_message_media,
    m.EditEphemeralMessageReplyMarkup: ephemeral.edit_ephemeral_message_reply_markup,
    m.DeleteEphemeralMessage: ephemeral.delete_ephemeral_message,
    m.DeleteMessage: editing.delete_message,
    m.DeleteMessages: editing.delete_messages,
    m.PinChatMessage: editing.pin_chat_message,
    m.UnpinChatMessage: editing.unpin_chat_message,
    m.UnpinAllChatMessages: editing.unpin_all_chat_messages,
    m.SetMessageReaction: editing.set_message_reaction,
    m.AnswerCallbackQuery: chats.answer_callback_query,
    m.AnswerInlineQuery: inline.answer_inline_query,
    m.GetFile: media.get_file,
    m.GetChat: chats.get_chat,
    m.GetChatMember: chats.get_chat_member,
    m.GetChatAdministrators: chats.get_chat_administrators,
    m.GetChatMemberCount: chats.get_chat_member_count,
    m.LeaveChat: chats.leave_chat,
    m.CreateForumTopic: chats.create_forum_topic,
    m.CloseForumTopic: chats.close_forum_topic,
    m.ReopenForumTopic: chats.reopen_forum_topic,
    m.SetMyCommands: profile.set_my_commands,
    m.GetMyCommands: profile.get_my_commands,
    m.DeleteMyCommands: profile.delete_my_commands,
    m.SetMyName: profile.set_my_name,
    m.GetMyName: profile.get_my_name,
    m.SetMyProfilePhoto: profile.set_my_profile_photo,
    m.GetUserProfilePhotos: profile.get_user_profile_photos,
    m.SetMyDescription: profile.set_my_description,
    m.GetMyDescription: profile.get_my_description,
    m.SetMyShortDescription: profile.set_my_short_description,
    m.GetMyShortDescription: profile.get_my_short_description,
    m.SetMyDefaultAdministratorRights: profile.set_my_default_administrator_rights,
    m.GetMyDefaultAdministratorRights: profile.get_my_default_administrator_rights,
}

Method = tuple[type[AnyMethod], Handler]
# Telegram does not mind upper and lower case in the names of methods.
METHODS: dict[str, Method] = {
    model.__api_method__.lower(): (model, handler) for model, handler in _TABLE.items()
}


def method(name: str, settings: Settings) -> Method | None:
    """The method of that name; a server that knows no ephemeral messages has fewer."""
    found = METHODS.get(name.lower())
    is_known = settings.ephemeral or "ephemeral" not in name.lower()
    return found if is_known else None
