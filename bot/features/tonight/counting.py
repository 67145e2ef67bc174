"""Votes on what to play as Telegram tells them, counted at the table whose poll it is."""

from contextlib import suppress

from telegram import Poll, PollAnswer, Update

from bot.features.tonight.store import Held
from bot.features.tonight.table import Vote
from bot.handlers.person import user_of
from bot.service.table_service import TableService
from bot.table.values import Refused, User
from bot.texts.naming import shortened


async def on_vote(service: TableService, update: Update) -> None:
    """Count a vote in one of our open polls. Hold it while its table is unknown: people may vote
    before Telegram has told us the poll's number, and that answer may be lost.
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
        await learn(service, poll, table)


async def learn(service: TableService, poll: Poll, table: str) -> None:
    """Record the table of a poll, and count the votes that were held."""
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
    """Return the voter. Somebody may vote as a chat, which cannot be invited."""
    if answer.voter_chat is None:
        return await user_of(service, update)
    return User(answer.voter_chat.id, shortened(answer.voter_chat.title or "") or "?", "en")
