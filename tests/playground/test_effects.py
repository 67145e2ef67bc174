"""Effects of messages: in private chats, and only those that Telegram knows
(td/telegram/MessagesManager.cpp, `process_message_send_options`; core.telegram.org/api/effects).
"""

from __future__ import annotations

import pytest
from telegram import Bot
from telegram.error import BadRequest

from tests.playground.conftest import Friends

CONFETTI = "5046509860389126442"


async def test_a_private_chat_shows_it(bot: Bot, friends: Friends) -> None:
    friends.boris.start()
    sent = await bot.send_message(friends.boris.user_id, "won", message_effect_id=CONFETTI)
    assert sent.effect_id == CONFETTI
    assert friends.boris.messages()[-1].effect == CONFETTI


async def test_others_are_refused_and_groups_have_none(bot: Bot, friends: Friends) -> None:
    friends.boris.start()
    with pytest.raises(BadRequest, match="Effect_id_invalid"):
        await bot.send_message(friends.boris.user_id, "won", message_effect_id="1")
    with pytest.raises(BadRequest, match="Can't use message effects in the chat"):
        await bot.send_message(friends.group, "won", message_effect_id=CONFETTI)
