"""The private chat: a person's tables and hands, and being forgotten."""

from collections.abc import Sequence

from msgspec.structs import replace
from telegram import Message

from bot.display import buttons
from bot.display.lobby.options import OPTIONS
from bot.display.lobby.surface import host_panel
from bot.display.tables_of import asks_here, board_button, listed, mine_first, table_line
from bot.display.token import BadToken, Token
from bot.display.values import BUTTON_LIMIT, Button, Keyboard, Surface, reply
from bot.handlers.feature import Feature
from bot.handlers.person import is_private
from bot.handlers.table.opening import way_to_vote
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.gathering import hosted
from bot.table.seating import is_told_apart, seated
from bot.table.showing import Show
from bot.table.values import Live, Phase, Place, Refused, User, is_open
from bot.texts.reader import public_reader


async def games(typed: Typed) -> None:
    """/games: the presser's tables, those that wait for them first. In a group only a link to the
    private chat.
    """
    if not typed.is_private:
        return typed.lead("games-in-private", "button-games", "games")
    if not (tables := await typed.tables()):
        return typed.reply("games-none")
    typed.send(*await overview(typed.service, tables, typed.user))
    return await bring_questions(typed)


async def overview(
    service: TableService, tables: Sequence[Live], user: User
) -> tuple[str, Keyboard]:
    """Return the list of somebody's tables, those that wait for them first, each with a button that
    leads there.
    """
    text, shown = listed(
        service.frame, mine_first(service.frame, tables, user.id, service.now), user
    )
    rows = []
    for live in shown:
        stands = await service.messenger.boards.stands(live.table.id)
        rows.append((board_button(service.frame, live, stands, user),))
    return text, tuple(rows)


async def bring_questions(typed: Typed) -> None:
    """Post the open questions of a person anew at the bottom of their private chat: somebody who
    has cleared the chat presses Start to see them again.
    """
    frame, boards = typed.service.frame, typed.service.messenger.boards
    for live in await typed.tables():
        if asks_here(frame, live, typed.user.id):
            await boards.repost_secrets(live.table.id, typed.user.id, typed.message.message_id)


async def private_hand(typed: Typed) -> None:
    """/hand in private: asks which, when there are several."""
    frame = typed.service.frame
    tables = [live for live in await typed.tables() if has_hand(typed.service, live, typed.user.id)]
    if not tables:
        raise Refused("refused-no-hands")
    if len(tables) == 1:
        return await send_hand(typed, tables[0])
    rows = tuple(
        (Button(table_line(frame, live, typed.user, plain=True), _hand_of(live)),)
        for live in mine_first(frame, tables, typed.user.id, typed.service.now)[:BUTTON_LIMIT]
    )
    return typed.reply("hand-which", rows)


def has_hand(service: TableService, live: Live, user: int) -> bool:
    """Tell whether a game tells somebody in their private chat what others don't see."""
    return live.play is not None and is_told_apart(service.frame.games, live.table, user)


def _hand_of(live: Live) -> Token:
    return buttons.Hand(live.table.id)


async def send_hand(typed: Typed, live: Live) -> None:
    """Bring somebody's notes and hand to the bottom of their private chat."""
    seated(live.table, typed.user)
    if live.play is None:
        raise Refused("refused-not-begun")
    if not is_open(live.table):
        raise Refused("refused-over")
    await typed.service.messenger.boards.repost_secrets(live.table.id, typed.user.id)


async def panel_in_private(service: TableService, live: Live, user: User) -> Surface:
    """Return the panel of options for the private chat of a lobby's host.

    :raises Refused: when the user is not the host, or the table is no lobby any more.
    """
    table = replace(hosted(live, user), language=user.language)
    text, keyboard = host_panel(public_reader(service.frame, table), table, OPTIONS)
    said = reply(Place(user.id), await service.headed(live, user.language, text), keyboard)
    return replace(said, options_of=table.id)


async def _forget(tap: Tap, says: buttons.Forget) -> Answer:
    """Delete what is known of the presser, or take the question away."""
    answer = says.answer
    if not is_private(tap.update) or not isinstance(tap.query.message, Message):
        raise BadToken(str(tap.token))
    if answer == "n":
        tap.take_away()
        return Answer()
    frame, language = tap.service.frame, tap.user.language
    await tap.service.forget(tap.user)
    tap.rewrite(frame.say(language, "forgotten"))
    return Answer()


async def _board(tap: Tap, says: buttons.Board) -> Answer:
    """Bring a board to the bottom of its group: for all who are there, elsewhere for those who sit
    there.
    """
    live = tap.found
    if not tap.is_at(live.table.place.chat):
        seated(live.table, tap.user)
    if live.table.phase is Phase.VOTING:
        tap.service.messenger.sender.say_once(
            f"vote {live.table.id}", [await way_to_vote(tap.service, live)]
        )
        return Answer()
    await tap.change(Show(tap.service.now))
    said = "toast-board" if tap.is_at(live.table.place.chat) else "toast-board-there"
    return tap.toast(said)


async def _games_linked(typed: Typed, _: str) -> None:
    await games(typed)


FEATURE = Feature(
    handlers=(
        on(buttons.Forget, _forget),
        on(buttons.Board, _board),
    ),
    commands={"games": games},
    links={"games": _games_linked},
)
