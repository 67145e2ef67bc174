"""What the host is told of a group that takes nothing, and who is in a group."""

from types import SimpleNamespace
from typing import Any

import pytest
from telegram import ChatMemberRestricted

from bot.reconciler.reachability.chats import membership, place_shut
from bot.table.membership import Membership
from bot.table.values import Place, with_changes
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_host_is_told_in_their_own_language(language: str) -> None:
    live = begun("gifts", ANNA, BORIS, language=language)
    told = place_shut(FRAME, with_changes(live, host=BORIS.id).table, topic_only=False)
    assert told.place == Place(BORIS.id)
    assert FRAME.say("ru", "group-shut") in told.text


@pytest.mark.parametrize(
    ("is_member", "seen"), [(True, Membership.MEMBER), (False, Membership.OUT)]
)
async def test_whoever_is_restricted_is_a_member_until_they_leave(
    is_member: bool, seen: Membership
) -> None:
    """https://core.telegram.org/bots/api#chatmemberrestricted"""
    member = object.__new__(ChatMemberRestricted)
    object.__setattr__(member, "_frozen", False)
    member.status, member.is_member = "restricted", is_member

    async def get_chat_member(chat: int, user: int) -> ChatMemberRestricted:
        return member

    bot: Any = SimpleNamespace(get_chat_member=get_chat_member)
    assert await membership(bot, GROUP.chat, ANNA.id) is seen
