"""Opens tables: /play, another table beside those of the group, a game alone in private."""

from collections.abc import Sequence

from msgspec.structs import replace
from telegram import Message, Update

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.lobby.games_list import with_people
from bot.display.more import Rank, composed, offers
from bot.display.tables_of import board_button, table_line
from bot.display.token import BadToken
from bot.display.values import Button, Keyboard, Surface, reply
from bot.features.calling.calls import call
from bot.features.challenge.shown import challenge_button
from bot.features.lessons.shown import how_to_play, taught
from bot.handlers.feature import Feature
from bot.handlers.person import is_language_known, is_private, language_in, place_of, title_of
from bot.handlers.questions import Asked, instead_question
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed, runs
from bot.service.table_service import TableService
from bot.table.first_games import PlayGently
from bot.table.gathering import ChooseGame, Start
from bot.table.gentle import is_new_to
from bot.table.seating import present
from bot.table.showing import Show
from bot.table.slots import GiveWay, Keep, Want, free_slot, makes_way_at, to_ask
from bot.table.values import NOBODY, Live, Phase, Place, Refused, Table, User, with_changes
from bot.table.votes import Stop
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, bold, headlined
from bot.texts.languages import NAMES, SPOKEN
from bot.texts.local_time import local_time
from games.core.lessons import first_options
from games.core.message import Message as Said

WELCOME = "welcome"
"""The key of the welcome."""


async def welcome_in(service: TableService, update: Update, place: Place) -> Surface:
    """Return the welcome in somebody's language; who has Telegram in one that the bot does not
    speak, and has chosen none, is asked.
    """
    language = await language_in(service, update)
    is_asked = not await is_language_known(service, update)
    return welcome(service.frame, language, place, is_asked=is_asked)


def welcome(frame: Frame, language: str, place: Place, *, is_asked: bool = False) -> Surface:
    """Return the first message in a private chat: a game against computers that begins at once, one
    with a friend, its lesson, and behind "⋯" the choice of any game and the way into groups.

    :param is_asked: whether the languages are offered first.
    """
    first = next(iter(frame.games))
    name = frame.say(language, message_id(first, "name"))
    said = frame.say(language, Said("button-alone", {"game": name}))
    url = f"https://t.me/{frame.username}?startgroup=play"
    friend, seek = with_people(frame, language)
    rest = (
        Button(frame.say(language, "button-other-games"), buttons.Alone("")),
        seek,
        challenge_button(frame, language),
        Button(frame.say(language, "button-add-to-group"), url=url),
    )
    keyboard, more = composed(
        frame,
        language,
        ("", WELCOME),
        (
            *(_languages() if is_asked else ()),
            (Button(said, buttons.Alone("", first), style="primary"),),
            (friend,),
        ),
        (
            *offers(Rank.NEAR, how_to_play(frame, first, language, is_new=True)),
            *offers(Rank.REST, rest),
        ),
    )
    return replace(reply(place, frame.say(language, "welcome"), keyboard), more=more)


def _languages() -> Keyboard:
    return grid(tuple(Button(NAMES[one], buttons.Language("", one, "w")) for one in SPOKEN))


async def play(typed: Typed) -> None:
    """/play: a new table; or those that stand here already, and one more beside them."""
    service, game = typed.service, _game_in(typed)
    standing = await service.standing(typed.place)
    if not standing:
        title = title_of(typed.message.chat)
        live = await service.open(typed.place, typed.user, typed.language, game or None, title)
        await call(service, live, typed.user.id)
        return
    if len(standing) == 1:
        await service.change(standing[0].table.id, typed.user, Show(service.now))
    if len(standing) == 1 and standing[0].table.phase is Phase.VOTING:
        another = _another(typed, standing, game)
        typed.said.append(await way_to_vote(service, standing[0], another))
    elif not typed.is_private:
        await _tell_what_stands(typed, standing, game)
    elif runs(standing[0]):
        typed.said.append(await _instead(service, standing[0], typed.user, game))


def _game_in(typed: Typed) -> str:
    """Return the game that was asked for, if one was."""
    named = typed.arguments[0].lower() if typed.arguments else ""
    return named if named in typed.service.frame.games else ""


async def _tell_what_stands(typed: Typed, standing: Sequence[Live], game: str) -> None:
    """List the games of this chat, with links to them, and offer one more table, if there is
    room.
    """
    service, frame = typed.service, typed.service.frame
    another = _another(typed, standing, game)
    if len(standing) == 1:
        said = "play-running" if runs(standing[0]) else "play-waiting"
        return typed.reply(said, another)
    everybody = User(NOBODY, "", typed.language)
    here = [with_changes(live, title="") for live in standing]
    ways = [
        (
            board_button(
                frame, live, await service.messenger.boards.stands(live.table.id), everybody
            ),
        )
        for live in here
    ]
    title = frame.say(typed.language, "play-several")
    lines = [table_line(frame, live, everybody) for live in here]
    full, way_out = ((), another) if another else no_room(service, typed.language, standing)
    return typed.send("\n".join((title, *lines, *full)), (*ways, *way_out))


def no_room(
    service: TableService, language: str, standing: Sequence[Live]
) -> tuple[tuple[str, ...], Keyboard]:
    """Say that three tables are as many as there are, and which of them might make way."""
    frame, full = service.frame, service.frame.say(language, "play-full")
    if asked := next((one.table for one in standing if makes_way_at(one.table)), None):
        return (full, frame.say(language, _asked_for(asked))), ()
    table = to_ask(standing, service.now)
    if table is None:
        return (full,), ()
    told = {"table": table.letter, "name": _who_plays(table)}
    ask = frame.say(language, Said("button-ask-for-table", {"table": table.letter}))
    button = Button(ask, buttons.Want(table.id))
    return (full, frame.say(language, Said("play-may-ask", told))), ((button,),)


def _asked_for(table: Table) -> Said:
    """Say that its person has been asked to make way, and until when."""
    until = local_time(makes_way_at(table) or 0)
    told = {"table": table.letter, "name": _who_plays(table), "moment": until}
    return Said("play-asked", told)


def _who_plays(table: Table) -> str:
    return bold(table.people[present(table)[0]])


async def ask_for_table(tap: Tap, says: buttons.Want) -> Answer:
    """Ask the person who plays alone at a table to make way, by a new message there."""
    if not tap.is_at(tap.found.table.place.chat):
        raise BadToken(str(tap.token))
    live = await tap.change(Want(tap.service.now))
    language = await language_in(tap.service, tap.update)
    tap.rewrite(tap.service.frame.say(language, _asked_for(live.table)))
    return Answer()


async def keep_table(tap: Tap, says: buttons.Keep) -> Answer:
    """Answer that one's game goes on."""
    await tap.change(Keep())
    return tap.toast("toast-table-kept")


def _another(typed: Typed, standing: Sequence[Live], game: str) -> Keyboard:
    """Offer one more table, if there is room."""
    slot = free_slot(typed.place, standing, typed.service.now)
    if slot is None:
        return ()
    said = f"➕ {typed.service.frame.say(typed.language, 'button-another-table')}"
    return ((Button(said, buttons.Another("", slot, game)),),)


async def way_to_vote(service: TableService, live: Live, keyboard: Keyboard = ()) -> Surface:
    """Lead to a vote that is open: its poll cannot be brought to the bottom of the chat."""
    stands, table = await service.messenger.boards.stands(live.table.id), live.table
    said = headlined(service.frame, table, service.frame.say(table.language, "play-voting"))
    return replace(reply(table.place, said, keyboard), replies_to=stands[1] if stands else None)


async def make_way(service: TableService, user: User, standing: Sequence[Live], slot: int) -> None:
    """Close the table that has waited in vain in a slot where another table is to stand."""
    there = next((live for live in standing if live.table.slot == slot), None)
    if there:
        await service.change(there.table.id, user, GiveWay(service.now))


async def open_another(tap: Tap, says: buttons.Another) -> Answer:
    """Open one more table in the slot that was free when it was offered. A person who presses at
    the same time, or late, finds the table that stands there by now.
    """
    service, message = tap.service, tap.query.message
    if is_private(tap.update) or not isinstance(message, Message):
        raise BadToken(str(tap.token))
    place, language = place_of(message), await language_in(service, tap.update)
    standing = await service.standing(place)
    there = next((live for live in standing if live.table.slot == says.slot), None)
    if there and free_slot(place, standing, service.now) == says.slot:
        await make_way(service, tap.user, standing, says.slot)
        there = None
    game = says.game if says.game in service.frame.games else None
    title = title_of(message.chat)
    live = there or await service.open(place, tap.user, language, game, title, says.slot)
    if not says.table:  # an offer, and no last word
        tap.take_away()
    if there is None:
        await call(service, live, tap.user.id)
        return Answer()
    await service.change(live.table.id, tap.user, Show(service.now))
    return tap.toast("toast-board")


async def play_alone(tap: Tap, says: buttons.Alone) -> Answer:
    """Begin a game against computers as its rules are, or let one be chosen. A table that stands in
    the chat already comes to its bottom. If another game runs, the person is asked whether it is to
    end: nobody loses a game unasked.
    """
    service, game, message = tap.service, says.game, tap.query.message
    if (
        not is_private(tap.update)
        or not isinstance(message, Message)
        or game not in {"", *service.frame.games}
    ):
        raise BadToken(str(tap.token))
    place, language = place_of(message), tap.user.language
    if says.stamp and (answer := await _end_named_game(tap, says, place)):
        return answer
    standing = next(iter(await service.standing(place)), None)
    if standing and runs(standing) and standing.table.game != game:
        await service.change(standing.table.id, tap.user, Show(service.now))
        question = await _instead(service, standing, tap.user, game, says.lesson)
        service.messenger.sender.say_once(f"stop {standing.table.id}", [question])
        return Answer()
    if standing and (standing.table.phase is Phase.RUNNING or not game):
        await service.change(standing.table.id, tap.user, Show(service.now))
        return Answer(service.frame.say(language, "toast-board"))
    if not game:
        await service.open(place, tap.user, language, None)
        return Answer()
    live = standing or await service.prepare(place, tap.user, language, game)
    if live.table.game != game:
        await service.change(live.table.id, tap.user, ChooseGame(game))
    said = await _set_up_gently(tap, live.table.id, says)
    await service.change(live.table.id, tap.user, Start(service.seed(), service.today))
    return Answer(service.frame.say(language, said) if said else None)


async def _instead(
    service: TableService, live: Live, user: User, game: str, lesson: str = ""
) -> Surface:
    """Ask whether another game is to begin instead of one that runs."""
    here = with_changes(live, language=user.language)
    asked = instead_question(service.frame, here, game, lesson)
    text = await service.headed(live, user.language, asked.text)
    return reply(live.table.place, text, asked.keyboard)


async def _end_named_game(tap: Tap, says: buttons.Alone, place: Place) -> Answer | None:
    """End the game that the button names, for another; ask anew if it has gone on since."""
    if tap.found.table.place != place:
        raise BadToken(str(tap.token))

    def fresh_question(live: Live) -> Asked:
        return instead_question(tap.service.frame, live, says.game, says.lesson)

    try:
        await tap.change(Stop(says.stamp))
    except Refused as refusal:
        return await tap.ask_again(refusal, lambda live: tap.ask(live, fresh_question))
    tap.take_away()
    return None


async def _set_up_gently(tap: Tap, table: str, says: buttons.Alone) -> Said | None:
    """Set a table up for a first game after its lesson, or for a person who has had no tip in it;
    return the text that says so.
    """
    frame = tap.service.frame
    if says.lesson and taught(frame, says.lesson, 0, tap.user.language).game.id != says.game:
        raise BadToken(str(tap.token))
    if not (says.lesson or is_new_to(tap.user, says.game)):
        return None
    options = first_options(frame.games[says.game], says.lesson)
    if says.lesson:  # else it is set up so by its choice
        await tap.service.change(table, tap.user, PlayGently(options))
    return Said("lesson-first-game")


FEATURE = Feature(
    handlers=(
        on(buttons.Alone, play_alone),
        on(buttons.Another, open_another),
        on(buttons.Want, ask_for_table),
        on(buttons.Keep, keep_table),
    ),
    commands={"play": play},
)
