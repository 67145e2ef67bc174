"""/stats, and the buttons below it."""

import asyncio
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.display.token import BadToken
from bot.display.values import Surface
from bot.features.statistics import buttons
from bot.features.statistics.cache import StatisticsKey
from bot.features.statistics.counts import Statistics, people, statistics, without
from bot.features.statistics.shown import of_group, of_nobody, of_one
from bot.handlers.feature import Feature
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.played import Played
from bot.table.skill import levels
from bot.table.values import Place, Refused
from bot.texts.frame import Frame


async def stats(typed: Typed) -> None:
    """/stats: how people have fared here; in private oneself, over all groups."""
    said = await table_of(typed.service, typed.place, "", typed.language)
    typed.send(said.text, said.keyboard, said.picture)


async def table_of(service: TableService, place: Place, game: str, language: str) -> Surface:
    """Return the table of a chat's games, or of one of them: reckoned once, told to all who ask
    until something changes.

    :raises Refused: when none has been played.
    """
    owner, past = place.chat, service.store.past
    if await past.aside([owner]):
        return of_nobody(service.frame, language, place)
    told = service.told.of(owner, await past.version(owner), service.now)
    with_levels = bool(game) and (await service.store.profiles.of(owner)).levels
    asked = StatisticsKey(
        game, language, place.topic, with_levels, await past.aside(told.people or ())
    )
    if told.people is None or asked not in told.tables:
        played = [one async for page in past.played(owner) for one in page]
        known = frozenset(people(played))
        asked = replace(asked, aside=await past.aside(known))
        told.keep(asked, known, await _statistics_surface(service.frame, played, asked, place))
    return told.tables[asked]


async def _statistics_surface(
    frame: Frame, played: Sequence[Played], asked: StatisticsKey, place: Place
) -> Surface:
    """Return a table that has not been told yet; beside the loop, for thousands of games take a
    while, and others press meanwhile.
    """
    game, language = asked.game, asked.language
    counted, all_, chosen = await asyncio.to_thread(reckoned, played, asked.aside, game)
    if not (all_.games or (place.is_private and all_.alone)):
        raise Refused("stats-none-mine" if place.is_private else "stats-none")
    if place.is_private and not game:
        return await asyncio.to_thread(of_one, frame, language, counted, place.chat, place)
    told: Mapping[int, str] = {}
    if asked.levels:
        told = await asyncio.to_thread(levels, [one for one in counted if one.game == game])
    return of_group(frame, language, chosen, all_.kinds, game, place, told)


def reckoned(
    played: Sequence[Played], aside: Collection[int], game: str
) -> tuple[list[Played], Statistics, Statistics]:
    """Return the games without people who opted out, the statistics of all of them, and those of
    one kind.
    """
    counted = list(without(played, aside))
    all_ = statistics(counted)
    if not game:
        return counted, all_, all_
    return counted, all_, statistics([one for one in counted if one.game == game])


async def _turn(tap: Tap, says: buttons.Stats) -> Answer:
    """Turn to another game, for all who read it."""
    game = says.game
    if game not in {"", *tap.service.frame.games}:
        raise BadToken(str(tap.token))
    return await _turn_to_game(tap, game)


async def _count_presser(tap: Tap, says: buttons.Counted) -> Answer:
    """Count the presser in every table, or in none."""
    if says.game not in {"", *tap.service.frame.games}:
        raise BadToken(str(tap.token))
    is_in = says.answer == "y"
    await tap.service.store.past.step_aside(tap.user.id, counts=is_in)
    turned = await _turn_to_game(tap, says.game)
    said = "toast-counted-in" if is_in else "toast-counted-out"
    return replace(turned, text=tap.toast(said).text)


async def _turn_to_game(tap: Tap, game: str) -> Answer:
    place = tap.place
    language = await tap.service.language_of(place.chat, tap.user.language)
    return tap.turn(await table_of(tap.service, place, game, language))


FEATURE = Feature(
    handlers=(
        on(buttons.Stats, _turn),
        on(buttons.Counted, _count_presser),
    ),
    commands={"stats": stats},
)
