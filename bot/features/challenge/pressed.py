"""Answers /challenge, its button, its links, and inline queries that share a result."""

import re
from asyncio import gather
from collections.abc import Sequence

from telegram import InlineQueryResultCachedPhoto
from telegram.constants import ParseMode

from bot.display.token import BadToken
from bot.display.values import Surface, reply
from bot.features.challenge.playing import begun, told
from bot.features.challenge.shown import (
    SHARED,
    Challenge,
    card,
    challenge_page,
    shared_challenge,
    todays,
)
from bot.features.challenge.table import Challenged, offered, place_of
from bot.handlers.door import found_by_link
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.seating import chair_of
from bot.table.showing import Show
from bot.table.values import Live, Phase, Place, Refused, User
from render import standing_sheet

_TABLE = re.compile("[0-9a-f]{10}")


async def challenge(typed: Typed) -> None:
    """/challenge: list today's challenges. A group gets only a link to the private chat."""
    if not typed.is_private:
        return typed.lead("challenge-in-private", "button-challenge", "challenge")
    typed.said.append(await _todays(typed.service, typed.user))
    return None


async def _todays(service: TableService, user: User) -> Surface:
    day = service.today

    async def one(game: str) -> Challenged:
        return Challenged(day, game, await service.store.at(place_of(user.id, day, game)))

    found = await gather(*map(one, offered(service.frame.games)))
    return todays(service.frame, user.language, Place(user.id), found)


async def _on_challenge(tap: Tap, says: Challenge) -> Answer:
    """List today's challenges, begin one, or tell its person how they stand in one."""
    service, user, game = tap.service, tap.user, says.game
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    if tap.token.table:
        return tap.turn(await _page(service, user, tap.found), is_new=True)
    if not game:
        return tap.turn(await _todays(service, user), is_new=True)
    if game not in offered(service.frame.games):
        raise BadToken(str(tap.token))
    return await _begin(tap, game)


async def _begin(tap: Tap, game: str) -> Answer:
    """Begin today's challenge of a game. There is no second try: a user who has begun is led back
    to the board, a user who has ended it is told how they stand.
    """
    service, user = tap.service, tap.user
    live, was_there = await begun(service, user, game)
    if not was_there:
        return Answer()
    if live.table.phase is Phase.RUNNING:
        await service.change(live.table.id, user, Show(service.now))
        return tap.toast("toast-board")
    if chair_of(live.table, user.id) is not None:  # else they were forgotten since
        tap.turn(await _page(service, user, live), is_new=True)
    return tap.toast("refused-challenge-once")


async def linked(typed: Typed, table: str) -> None:
    """Answer a link to a challenge that the user has played: tell how they stand."""
    live = await found_by_link(typed.service, table, typed.user.id)
    typed.said.append(await _page(typed.service, typed.user, live))


async def _page(service: TableService, user: User, live: Live) -> Surface:
    """Return the page of a user's standing in their own challenge.

    :raises Refused: when the table is no challenge of theirs.
    """
    one = await _mine(service, user, live)
    return challenge_page(service.frame, user.language, Place(user.id), one)


async def _mine(service: TableService, user: User, live: Live) -> Challenged:
    table = live.table
    if not table.is_challenge or table.game is None or chair_of(table, user.id) is None:
        raise Refused("refused-outdated")
    return await told(service, user.id, table.day, table.game)


async def shared_result(
    service: TableService, user: User, query: str
) -> Sequence[InlineQueryResultCachedPhoto]:
    """Return the inline result for the user's challenge that a query names; nothing if its picture
    cannot be sent.

    :raises Refused: when the challenge is not theirs, or not over.
    """
    table = query.removeprefix(SHARED)
    live = await found_by_link(service, table if _TABLE.fullmatch(table) else "", user.id)
    frame, language = service.frame, user.language
    one = await _mine(service, user, live)
    said = card(frame, language, one, user.id)
    if said is None:
        raise Refused("refused-outdated")
    seen = reply(Place(user.id), "", picture=standing_sheet(said))
    photo = await service.messenger.files.file_id(seen)
    if photo is None:
        return ()
    return (
        InlineQueryResultCachedPhoto(
            f"{table}-day",
            photo,
            title=said.title,
            caption=shared_challenge(frame, language, one),
            parse_mode=ParseMode.HTML,
        ),
    )


async def _todays_linked(typed: Typed, word: str) -> None:
    await challenge(typed)


FEATURE = Feature(
    handlers=(on(Challenge, _on_challenge),),
    commands={"challenge": challenge},
    links={"challenge": _todays_linked, "day": linked},
)
