"""Buttons and /replay for films: of a finished game, and of the last moves of a running one."""

from telegram import Message

from bot.features.films.shown import SendFilm, film, film_since
from bot.handlers.feature import Feature
from bot.handlers.person import place_of
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.seating import chair_of, own_chair
from bot.table.values import Live, Place, Refused, User, is_open
from bot.texts.reader import reader_in


async def on_film(tap: Tap, says: SendFilm) -> Answer:
    """Send the film to the chat of the button: in the table's chat for everybody, elsewhere for
    players only. The film of a running game begins at the presser's own last move.
    """
    service, live = tap.service, tap.found
    if is_open(live.table):
        there = await _send_since(service, live, tap.user)
        said = "film-there" if there else "toast-film-private"
        return tap.toast(said)
    if not isinstance(tap.query.message, Message):
        raise Refused("refused-outdated")
    place, language = live.table.place, live.table.language
    if not tap.is_at(place.chat):
        if chair_of(live.table, tap.user.id) is None:
            raise Refused("refused-onlooker")
        place, language = place_of(tap.query.message), tap.user.language
    there = await service.messenger.files.film(
        live.table.id, film(reader_in(service.frame, place, language), live)
    )
    return tap.toast("film-there" if there else "toast-film")


async def replay(typed: Typed) -> None:
    """/replay: the moves since one's own last one, as a film in the private chat."""
    await _send_since(typed.service, await typed.table(), typed.user)


async def _send_since(service: TableService, live: Live, user: User) -> int | None:
    """Send somebody in private what has happened since their own last move; return the message if
    it stands there already.
    """
    chair = own_chair(live.table, user)
    ways = film_since(reader_in(service.frame, Place(user.id), user.language), live, chair)
    if not user.reachable:
        raise Refused("refused-unreachable")
    return await service.messenger.files.film(live.table.id, ways)


FEATURE = Feature(
    handlers=(on(SendFilm, on_film),),
    at_one={"replay": replay},
)
