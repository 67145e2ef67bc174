"""People vote in polls, and the bot closes them (bots/api#poll, bots/api#stoppoll)."""

from __future__ import annotations

from msgspec.structs import replace

from playground.world.changes import MessageEdited
from playground.world.errors import ApiError
from playground.world.updates import tell
from playground.world.values import Chat, Json, Keyboard, Message, Poll, Voice
from playground.world.wire import chat_json, is_closed, poll_json, user_json
from playground.world.world import World


def vote(
    world: World,
    user_id: int,
    chat_id: int,
    message_id: int,
    options: tuple[int, ...],
    voice: Voice | None = None,
) -> Message:
    """Vote for options, by their numbers; for none, to take the vote back. An anonymous admin
    votes as the group.

    :raises ApiError: when a client would not let the person do that
    """
    chat, message = world.chat(chat_id), world.message(chat_id, message_id)
    if user_id not in chat.members:
        raise ApiError("this person is not in the chat")
    if voice is Voice.GROUP and user_id not in chat.admins:
        raise ApiError("only admins speak as their group")
    if not message or not message.poll or chat.migrated_to:
        raise ApiError("the poll is gone")
    poll, chosen = message.poll, tuple(sorted(set(options)))
    if is_closed(world, poll):
        raise ApiError("the poll is closed")
    if any(not 0 <= one < len(poll.options) for one in chosen):
        raise ApiError("no such option")
    if len(chosen) > 1 and not poll.multiple:
        raise ApiError("the poll takes one answer")
    voter = chat_id if voice is Voice.GROUP else user_id
    others = {one: votes for one, votes in poll.votes.items() if one != voter}
    changed = replace(poll, votes=others | ({voter: chosen} if chosen else {}))
    message = _put(world, message, changed)
    if not poll.anonymous:
        tell(world, "poll_answer", _answer_json(world, poll, chat, voter, chosen))
    tell(world, "poll", poll_json(changed, is_closed=False))
    return message


def stop(world: World, message: Message | None, keyboard: Keyboard | None) -> Json:
    """Close a poll of the bot, and give its message another keyboard.

    :raises ApiError: when the message has no poll, or the poll is closed
    """
    if not message:
        raise ApiError("message with poll to stop not found")
    if not message.poll:
        raise ApiError("message is not a poll")
    if message.sender != world.bot_id:
        raise ApiError("poll can't be stopped")
    if is_closed(world, message.poll):
        raise ApiError("poll has already been closed")
    stopped = replace(message.poll, stopped=True)
    _put(world, replace(message, keyboard=keyboard), stopped)
    body = poll_json(stopped, is_closed=True)
    tell(world, "poll", body)
    return body


def _put(world: World, message: Message, poll: Poll) -> Message:
    changed = replace(message, poll=poll)
    world.record(MessageEdited(changed))
    return changed


def _answer_json(world: World, poll: Poll, chat: Chat, voter: int, chosen: tuple[int, ...]) -> Json:
    """A PollAnswer: it says nothing of the chat."""
    who: Json = (
        {"voter_chat": chat_json(world, chat)}
        if voter == chat.id
        else {"user": user_json(world.users[voter], with_language=True)}
    )
    ids = {"option_ids": list(chosen), "option_persistent_ids": [str(one) for one in chosen]}
    return {"poll_id": poll.id, **who, **ids}
