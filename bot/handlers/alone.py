"""Play alone, in the private chat: what the first screen offers."""

from telegram import Message

from bot.display.token import BadToken, Picks, Verb, saying
from bot.display.values import Button, Keyboard
from bot.handlers.person import is_private, place_of
from bot.handlers.taps import Answer, Tap
from bot.table.commands import ChooseGame, Show, Start
from bot.table.values import Phase
from bot.texts.frame import Frame
from bot.texts.ids import message_id
from games.core.message import Message as Said


def welcome(frame: Frame, language: str) -> Keyboard:
    """Offer a game against computers that begins at once, the choice of any, and the way into
    groups.
    """
    first = next(iter(frame.games))
    name = frame.say(language, message_id(first, "name"))
    url = f"https://t.me/{frame.username}?startgroup=play"
    return (
        (
            Button(
                frame.say(language, Said("button-alone", {"game": name})),
                saying("", Verb.ALONE, Picks(first)),
                style="primary",
            ),
        ),
        (Button(frame.say(language, "button-other-games"), saying("", Verb.ALONE, Picks(""))),),
        (Button(frame.say(language, "button-add-to-group"), url=url),),
    )


async def play_alone(tap: Tap) -> Answer:
    """Begin a game against computers as its rules are, or let one be chosen. What stands in the
    chat already comes to its bottom: nobody loses a game by this.
    """
    desk, game, message = tap.desk, tap.says(Picks).what, tap.query.message
    if (
        not is_private(tap.update)
        or not isinstance(message, Message)
        or game not in {"", *desk.frame.games}
    ):
        raise BadToken(str(tap.token))
    place, language = place_of(message), tap.user.language
    standing = await desk.standing(place)
    if standing and (standing.table.phase is Phase.RUNNING or not game):
        await desk.change(standing.table.id, tap.user, Show(desk.now))
        return Answer(desk.frame.say(language, "toast-board"))
    if not game:
        await desk.open(place, tap.user, language, None)
        return Answer()
    live = standing or await desk.prepare(place, tap.user, language, game)
    if live.table.game != game:
        await desk.change(live.table.id, tap.user, ChooseGame(game))
    await desk.change(live.table.id, tap.user, Start(desk.seed(), desk.today))
    return Answer()
