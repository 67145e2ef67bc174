"""Inline queries: a person sends a game that they have played to its end into any chat
(docs/adr/0044).
"""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any

from telegram import (
    InlineQuery,
    InlineQueryResultArticle,
    InlineQueryResultCachedMpeg4Gif,
    InlineQueryResultCachedPhoto,
    InlineQueryResultsButton,
    InputTextMessageContent,
    Update,
)
from telegram.constants import ParseMode
from telegram.error import BadRequest

from bot.display.records.stepping import step_link
from bot.display.values import Surface
from bot.features.challenge.pressed import shared_result
from bot.features.challenge.shown import SHARED
from bot.features.sharing.inviting import JOIN, invitations
from bot.features.sharing.inviting import Result as Invitation
from bot.features.sharing.shown import (
    last_films,
    last_pictures,
    shared_caption,
    shared_moment,
    shared_title,
)
from bot.handlers.door import by_link
from bot.handlers.person import user_of
from bot.reconciler.api.retry import PATIENCE, retried
from bot.service.table_service import TableService
from bot.table.seating import chair_of
from bot.table.values import NOBODY, Live, Phase, Refused, User

CACHE = 30
"""Seconds that Telegram may answer the same question of the same person by itself."""
_LATEST = 5
"""Games offered to people who name none."""
_ASKED = re.compile(r"(|[0-9a-f]{10})(?:/([0-9]{1,5}))?")
"""Empty, or a table's id, maybe with a number of moves: `0123456789/12`."""

Result = InlineQueryResultCachedPhoto | InlineQueryResultCachedMpeg4Gif | InlineQueryResultArticle


async def on_inline(service: TableService, update: Update) -> None:
    """Offer the named game, or the latest ones, of the asker's finished games; or the invitation to
    a table in its lobby.
    """
    query = update.inline_query
    assert query is not None
    user, asked = await user_of(service, update), _ASKED.fullmatch(query.query.strip())
    if query.query.startswith(JOIN):
        await _answer_invited(service, query, user)
    elif query.query.startswith(SHARED):
        await _answer_challenge(service, query, user)
    else:
        await _answer_shared(service, query, user, asked)


async def _answer_shared(
    service: TableService, query: InlineQuery, user: User, asked: re.Match[str] | None
) -> None:
    named, moment = (asked[1], asked[2]) if asked else ("", None)
    games = [live async for live in _games(service, user.id, named)] if asked else []
    results = [one for live in games for one in await _results(service, live, user, moment)]
    button = None
    if games and not results and named:  # Telegram's ids are forgotten: it is sent once more
        (live,) = games
        shown = f"past_{named}" if moment is None else step_link(live.table, f"_{moment}")
        button = _shown_first(service, user, shown)
    cache = 0 if button else CACHE  # who has been shown it asks again at once
    await _answer(query, results, cache, button)


async def _answer_challenge(service: TableService, query: InlineQuery, user: User) -> None:
    """Offer one's result in a challenge; the rank in it changes all day."""
    results: Sequence[Result] = ()
    button = None
    with suppress(Refused):
        results = await shared_result(service, user, query.query)
        button = None if results else _shown_first(service, user, query.query)
    await _answer(query, results, 0, button)


async def _answer_invited(service: TableService, query: InlineQuery, user: User) -> None:
    """Offer the invitation; never from Telegram's memory, for people join meanwhile."""
    results = await invitations(service, user, query.query.removeprefix(JOIN))
    await _answer(query, results, 0)


def _shown_first(service: TableService, user: User, payload: str) -> InlineQueryResultsButton:
    """Lead to where it is shown, for Telegram has not got it: then it has."""
    said = service.frame.say(user.language, "inline-show-first")
    return InlineQueryResultsButton(said, start_parameter=payload)


async def _answer(
    query: InlineQuery,
    results: Sequence[Result | Invitation],
    cache: int,
    button: InlineQueryResultsButton | None = None,
) -> None:
    with suppress(BadRequest):  # too late: the person has typed on
        await retried(
            lambda: query.answer(results, cache, is_personal=True, button=button),
            patience=PATIENCE,
        )


async def _games(service: TableService, user: int, named: str) -> AsyncIterator[Live]:
    """Yield the games that somebody may share: no game they did not play, no deal of a challenge,
    and none with a person who has opted out.
    """
    past = service.store.past
    ids = ((named,) if await past.has(user, named) else ()) if named else None
    for id in await past.of(user, 0, _LATEST) if ids is None else ids:
        live = await by_link(service, id, user)
        if live is None or live.table.is_challenge:  # others are still to play the same deal
            continue
        if live.table.phase is Phase.OVER and chair_of(live.table, user) is not None:
            people = {person.user for person in live.table.people} - {NOBODY}
            if not await past.aside(people):
                yield live


async def _results(
    service: TableService, live: Live, user: User, moment: str | None
) -> Sequence[Result]:
    """Return picture and film of a game, or one moment of it, if Telegram has them already. To
    somebody who plays in words no picture was shown: they share words.

    :param moment: number of moves; None for the whole game.
    """
    frame, language = service.frame, user.language
    if moment is not None:
        return await _moment(service, live, user, int(moment))
    about: dict[str, Any] = {
        "title": shared_title(frame, live, language),
        "caption": shared_caption(frame, live, language),
        "parse_mode": ParseMode.HTML,
    }
    made: list[Result] = []
    if photo := await _first(service, last_pictures(frame, live, language)):
        made.append(InlineQueryResultCachedPhoto(f"{live.table.id}-picture", photo, **about))
    if animation := await _first(service, last_films(frame, live, language)):
        made.append(InlineQueryResultCachedMpeg4Gif(f"{live.table.id}-film", animation, **about))
    if user.aloud and not made:
        made.append(_in_words(f"{live.table.id}-words", about["title"], about["caption"]))
    return made


def _in_words(id: str, title: str, html: str) -> InlineQueryResultArticle:
    return InlineQueryResultArticle(id, title, InputTextMessageContent(html, ParseMode.HTML))


async def _moment(service: TableService, live: Live, user: User, moves: int) -> Sequence[Result]:
    seen = shared_moment(service.frame, live, moves, user.language)
    title = shared_title(service.frame, live, user.language)
    name = f"{live.table.id}-{moves}"
    photo = await service.messenger.files.file_id(seen)
    if photo is None:
        return (_in_words(f"{name}-words", title, seen.text),) if user.aloud else ()
    return (
        InlineQueryResultCachedPhoto(
            name, photo, title=title, caption=seen.text, parse_mode=ParseMode.HTML
        ),
    )


async def _first(service: TableService, surfaces: Sequence[Surface]) -> str | None:
    for surface in surfaces:
        if found := await service.messenger.files.file_id(surface):
            return found
    return None
