"""/tonight: a group votes on what to play, by Telegram's own poll."""

from collections.abc import Sequence
from contextlib import suppress

from telegram import Message, Poll, PollAnswer, Update

from bot.display import buttons
from bot.features.calling.calls import call
from bot.handlers.feature import Feature
from bot.handlers.person import title_of, user_of
from bot.handlers.table.opening import make_way, no_room, play, way_to_vote
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.store.polls import Held
from bot.table.ballots import Decide, Vote, ballot_of, is_voting
from bot.table.slots import free_slot
from bot.table.values import Live, Refused, User
from bot.texts.naming import shortened


async def tonight(typed: Typed) -> None:
    """/tonight: a poll of the games. There is one at a time; where one is open, it is shown."""
    service, games = typed.service, typed.service.frame.games
    if typed.is_private:
        raise Refused("tonight-in-group")
    if len(games) < 2:
        return await play(typed)
    standing = await service.standing(typed.place)
    if open_vote := next((live for live in standing if is_voting(live.table)), None):
        return typed.said.append(await way_to_vote(service, open_vote))
    slot = free_slot(typed.place, standing, service.now)
    if slot is None:
        said, way_out = no_room(service, typed.language, standing)
        return typed.send("\n".join(said), way_out)
    if not await service.messenger.chats.may_send(typed.place.chat, "can_send_polls"):
        raise Refused("refused-no-polls")
    return await _begin(typed, standing, slot)


async def _begin(typed: Typed, standing: Sequence[Live], slot: int) -> None:
    service, title = typed.service, title_of(typed.message.chat)
    await make_way(service, typed.user, standing, slot)
    ballot = ballot_of(service.frame.games, service.now)
    live = await service.prepare(
        typed.place, typed.user, typed.language, None, title, slot, ballot=ballot
    )
    service.messenger.show(live.table.id)
    await call(service, live, typed.user.id)


async def on_vote(service: TableService, update: Update) -> None:
    """Count a vote, if it is one of an open vote of ours; hold it while nobody knows whose poll it
    is: people vote before we are told its number, and that may be lost on the way.
    """
    answer = update.poll_answer
    assert answer is not None
    vote = Held(await _voter(service, update, answer), tuple(answer.option_ids))
    table = await service.store.polls.table_of(answer.poll_id)
    if table is None:
        await service.store.polls.hold(answer.poll_id, vote)
    else:
        await _count(service, table, vote)


async def on_poll(service: TableService, update: Update) -> None:
    """Learn whose poll it is, by when it closes, where its number has not reached us.

    Telegram tells how a poll stands beside each vote: https://core.telegram.org/bots/api#update.
    """
    poll = update.poll
    assert poll is not None
    table = await service.store.polls.table_of(poll.id)
    if table is None and poll.close_date:
        table = await service.store.polls.recognised(int(poll.close_date.timestamp()))
    if table is not None:
        await _learn(service, poll, table)


async def _learn(service: TableService, poll: Poll, table: str) -> None:
    """Note whose poll it is, and count the votes that have waited for that."""
    if poll.close_date:
        await service.store.polls.note(poll.id, table, int(poll.close_date.timestamp()))
    if votes := await service.store.polls.held(poll.id):
        for vote in votes:
            await _count(service, table, vote)
        await service.store.polls.release(poll.id, votes)


async def _count(service: TableService, table: str, vote: Held) -> None:
    with suppress(Refused):  # closed meanwhile, or the table is no more
        await service.change(table, vote.voter, Vote(vote.options))


async def _voter(service: TableService, update: Update, answer: PollAnswer) -> User:
    """Return who has voted; a chat, where somebody votes as one: it cannot be invited."""
    if answer.voter_chat is None:
        return await user_of(service, update)
    return User(answer.voter_chat.id, shortened(answer.voter_chat.title or "") or "?", "en")


async def decide(tap: Tap, says: buttons.Decide) -> Answer:
    """Close the vote: the lobby of what won follows. Whose button a poll has, its table it is."""
    message = tap.query.message
    if isinstance(message, Message) and message.poll and tap.stands:
        await _learn(tap.service, message.poll, tap.found.table.id)
    await (await tap.with_rights()).change(Decide())
    return Answer()


FEATURE = Feature(
    handlers=(on(buttons.Decide, decide),),
    commands={"tonight": tonight},
)
