"""Messages for one person alone: lenses of a board, and /history with the pages of finished
games.
"""

from functools import partial

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.lenses import lens
from bot.display.pages.history import PAGE, listing, recalled
from bot.display.records.stepping import step_link, stepped
from bot.display.tables_of import address
from bot.display.values import BOARD, Keyboard, Surface
from bot.handlers.alone import runs_here, show_alone
from bot.handlers.door import found_by_link
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.seating import chair_of, seated
from bot.table.values import NOBODY, Live, Place, Refused, User, is_open
from bot.table.words import LOOKING, is_word, word_of
from bot.texts.reader import Reader, private_reader, reader_in


async def lens_in_private(service: TableService, live: Live, page: str, user: User) -> Surface:
    """Return a picture of the board for somebody's private chat.

    :raises Refused: when the game has no such lens now.
    """
    seen = lens(reader_in(service.frame, Place(user.id), user.language), live, page)
    return replace(seen, text=await service.headed(live, user.language, seen.text))


async def opened(service: TableService, table: str, user: User, word: str | None = None) -> Live:
    """Return a table for a person who looks at it in private. A person who did not sit there needs
    a link from somebody who did, as for a shared picture (docs/adr/0044): it has the table's word.

    :param word: the word in the link; None for a press, which the door has let in.
    :raises Refused: when there is no such game, or the user may not see it.
    """
    live = await found_by_link(
        service, table, user.id, lambda table: word is None or is_word(table, LOOKING, word)
    )
    if chair_of(live.table, user.id) is None:
        await _check_told(service, live, user)
    return read_by(live, user.id)


async def _check_told(service: TableService, live: Live, user: User) -> None:
    """Check that a game may be shown to a person who did not sit there.

    :raises Refused: when the game runs and stands in no group; when one of its players wants to be
        left out of what others are told; when it is a challenge that the user has not ended
        themselves.
    """
    table = live.table
    if is_open(table):
        if not table.place.is_group:
            seated(table, user)
        return
    people = {person.user for person in table.people} - {NOBODY}
    challenges = service.store.challenges
    is_closed = table.is_challenge and not await challenges.of(
        table.day, table.game or "", [user.id]
    )
    if is_closed or await service.store.past.aside(people):
        raise Refused("refused-onlooker")


async def recalled_for(
    service: TableService, table: str, user: User, word: str | None = None
) -> Surface:
    """Return a finished game for somebody's private chat.

    :param word: the word in the link; None for a press of a button.
    :raises Refused: when there is no such game, or the user may not see it.
    """
    live = await opened(service, table, user, word)
    stands = await service.messenger.boards.stands(live.table.id)
    link = address(*stands) if stands else None
    return recalled(private_reader(service.frame, user), live, link)


async def history(typed: Typed) -> None:
    """/history: the games played in this chat; in private one's own, from all groups."""
    text, keyboard = await _page(typed.service, typed.reader, 0)
    typed.send(text, keyboard)


async def _page(service: TableService, reader: Reader, page: int) -> tuple[str, Keyboard]:
    """Return one page of the games of the reader's chat.

    :raises Refused: when the list has no such page.
    """
    past, owner = service.store.past, reader.place.chat
    ids = await past.of(owner, page * PAGE, PAGE)
    found = [await service.store.readable(id) for id in ids]
    games = [read_by(live, owner) for live in found if live and _knows(live, owner)]
    if not games:
        raise Refused("history-none-mine" if owner > 0 else "history-none")
    pages = -(-await past.count(owner) // PAGE)
    return listing(reader, games, page, pages)


def _knows(live: Live, owner: int) -> bool:
    return owner < 0 or chair_of(live.table, owner) is not None


async def _past(tap: Tap, says: buttons.Past) -> Answer:
    """Turn to another page of the list, for all who read it."""
    language = await tap.service.language_of(tap.place.chat, tap.user.language)
    reader = reader_in(tap.service.frame, tap.place, language)
    if tap.place.is_private:
        reader = private_reader(tap.service.frame, tap.user)
    return tap.rewrite(*await _page(tap.service, reader, max(0, says.page)))


async def _recall(tap: Tap, says: buttons.Recall) -> Answer:
    """Show a game that is over to the presser alone."""
    live = await tap.latest()
    seen = await recalled_for(tap.service, live.table.id, tap.user)
    if is_private(tap.update):
        return tap.turn(seen, is_new=True)
    way = f"past_{live.table.id}_{word_of(live.table, LOOKING)}"
    return await show_alone(tap, way, partial(_send, tap, way, seen), seen, in_place=True)


async def _send(tap: Tap, key: str, seen: Surface) -> None:
    tap.service.messenger.sender.say_once(key, [seen])


async def stepped_for(
    service: TableService, table: str, moves: int, user: User, word: str | None = None
) -> Surface:
    """Return a game after `moves` moves for somebody's private chat.

    :param word: the word in the link; None for a press of a button.
    :raises Refused: when there is no such game, or the user may not see it.
    """
    live = await opened(service, table, user, word)
    if is_open(live.table):
        seated(live.table, user)
    return stepped(private_reader(service.frame, user), live, moves)


async def _step(tap: Tap, says: buttons.Step) -> Answer:
    """Step to a moment of a game: in the message with the button, or in a new one of the private
    chat.
    """
    live = await tap.latest()
    seen = await stepped_for(tap.service, live.table.id, says.moves, tap.user)
    if is_private(tap.update):
        return tap.turn(seen, is_new=not says.place)
    way = step_link(live.table)
    return await show_alone(tap, way, partial(_send, tap, way, seen))


async def _lens(tap: Tap, says: buttons.Lens) -> Answer:
    """Show another picture of the board to the presser alone, who may be an onlooker. The table
    does not change.
    """
    service, user, page = tap.service, tap.user, says.page
    live = tap.found
    if chair_of(live.table, user.id) is None and not tap.is_at(live.table.place.chat):
        await _check_told(service, live, user)
    if is_private(tap.update):
        if runs_here(tap, live):
            return _look(tap, live, page)
        return tap.turn(await lens_in_private(service, live, page, user), is_new=True)
    way = f"look_{live.table.id}_{word_of(live.table, LOOKING)}_{page}"

    async def send() -> None:
        await _send(tap, way, await lens_in_private(service, live, page, user))

    seen = lens(reader_in(service.frame, live.table.place, user.language), live, page)
    return await show_alone(tap, way, send, seen, in_place=True)


def _look(tap: Tap, live: Live, page: str) -> Answer:
    """Show a lens in the board's message, or the board again: whatever happens next shows it, too.

    :raises Refused: when the game has no such lens now.
    """
    if page != BOARD:
        lens(reader_in(tap.service.frame, live.table.place, tap.user.language), live, page)
    return tap.open("" if page == BOARD else page)


async def _look_linked(typed: Typed, what: str) -> None:
    """Show a picture of a table's board: the private chat is open now."""
    table, word, page = _words(what)
    live = await opened(typed.service, table, typed.user, word)
    typed.said.append(await lens_in_private(typed.service, live, page, typed.user))


async def _past_linked(typed: Typed, what: str) -> None:
    table, word, _ = _words(what)
    typed.said.append(await recalled_for(typed.service, table, typed.user, word))


async def _step_linked(typed: Typed, what: str) -> None:
    """Step through a game from its beginning, or from a shared moment."""
    table, word, moves = _words(what)
    at = int(moves) if moves.isdecimal() else 0
    typed.said.append(await stepped_for(typed.service, table, at, typed.user, word))


def _words(what: str) -> tuple[str, str, str]:
    """Return the table that a link leads to, its word, and the rest."""
    table, _, rest = what.partition("_")
    word, _, rest = rest.partition("_")
    return table, word, rest


FEATURE = Feature(
    handlers=(
        on(buttons.Lens, _lens),
        on(buttons.Past, _past),
        on(buttons.Recall, _recall),
        on(buttons.Step, _step),
    ),
    commands={"history": history},
    links={"look": _look_linked, "past": _past_linked, "step": _step_linked},
)
