"""The results of a finished game that people can share by inline mode: its last picture and its
film. PURE. The whole group was shown both.
"""

from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec.structs import replace

import render
from bot.display.fitted import units
from bot.display.pages.history import line_of
from bot.display.pictures import picture_of
from bot.display.records.stepping import step_link, stepped
from bot.display.values import BOARD, CAPTION_LIMIT, Surface, reply
from bot.display.views import view_of
from bot.features.films.shown import film
from bot.table.values import Live, Refused, with_changes
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import reader_in
from games.core.message import Message
from games.core.values import TABLE


def last_pictures(frame: Frame, live: Live, language: str) -> tuple[Surface, ...]:
    """Return the last picture of a game in the language of the person who shares it, and in that of
    the group.
    """
    found = (_last(frame, live, one) for one in _shown_in(live, language))
    return tuple(surface for surface in found if surface)


def _shown_in(live: Live, language: str) -> Iterable[str]:
    return dict.fromkeys((language, live.table.language))


def _last(frame: Frame, live: Live, language: str) -> Surface | None:
    here = with_changes(live, language=language, lettered=False)
    pages = render.pages(live.table.game or "", view_of(frame, here, TABLE)) or (BOARD,)
    picture = picture_of(frame, here, TABLE, pages[-1], language)
    return reply(live.table.place, "", picture=picture) if picture else None


def last_films(frame: Frame, live: Live, language: str) -> tuple[Surface, ...]:
    """Return the film of a game in the same languages; none where there is no film."""
    place = live.table.place
    try:
        return tuple(
            film(reader_in(frame, place, each), live)[0] for each in _shown_in(live, language)
        )
    except Refused:
        return ()


def shared_moment(frame: Frame, live: Live, moves: int, language: str) -> Surface:
    """Return a game after `moves` moves, with the way on from there."""
    ways = f"\n{_ways(frame, live, language, f'_{moves}')}"
    limit = CAPTION_LIMIT - units(ways)
    seen = stepped(reader_in(frame, live.table.place, language), live, moves, limit)
    return replace(seen, text=seen.text + ways)


def shared_caption(frame: Frame, live: Live, language: str) -> str:
    """Return the result of a game, without a word about its group, and with a link to play."""
    said = line_of(frame, with_changes(live, language=language), is_private=False)
    return f"{said}\n{_ways(frame, live, language)}"


def _ways(frame: Frame, live: Live, language: str, moment: str = "") -> str:
    """Return links to all moves of the game, and to a new game.

    :param moment: the moment to which the link leads, such as `_12`; empty for the beginning.
    """
    link = frame.deep_link(step_link(live.table, moment))
    steps = Message("shared-steps", {"link": link})
    play = Message("shared-play", {"link": frame.deep_link("alone")})
    return f"{frame.say(language, steps)} · {frame.say(language, play)}"


def shared_title(frame: Frame, live: Live, language: str) -> str:
    """Return the title of a game in the list of results to share; not as HTML."""
    game = frame.say(language, message_id(live.table.game or "", "name"))
    return f"{game} · {datetime.fromtimestamp(live.table.since, UTC).date().isoformat()}"
