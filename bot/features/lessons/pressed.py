"""/learn and the presses of lessons. Nothing is stored: each button holds the step that its learner
has reached, so a restart, a second press or an old message does no harm (docs/adr/0087).
"""

from bot.display import buttons
from bot.display.token import BadToken
from bot.display.values import reply
from bot.features.lessons.buttons import BACK, EXPANSIONS, Learn
from bot.features.lessons.shown import (
    answered,
    asked,
    first_lesson,
    focus_of,
    is_step,
    listing,
    move_at,
    taught,
    taught_at,
    why_not,
)
from bot.handlers.feature import Choices, Feature
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.values import Place
from bot.texts.frame import for_reader
from games.core.errors import UnknownAction
from games.core.lessons import RIGHT, verdict


async def learn(typed: Typed) -> None:
    """/learn: begin the first lesson of the game that is named, or list the lessons. A group gets a
    link to the private chat.
    """
    frame = typed.service.frame
    lesson = next((first_lesson(frame, id) for id in typed.arguments if id in frame.games), None)
    if not typed.is_private:
        return typed.lead("learn-in-private", "button-learn", _link(lesson))
    return await learn_linked(typed, lesson or "")


def _link(lesson: str | None) -> str:
    """Return the link to a lesson, or to the list of all."""
    return f"learn_{lesson}" if lesson else "learn"


async def learn_linked(typed: Typed, lesson: str) -> None:
    """Begin the lesson that a link names; list all lessons where it names none."""
    frame = for_reader(typed.service.frame, typed.user)
    try:
        at = taught(frame, lesson, 0, typed.language)
    except BadToken:
        return typed.reply("learn-which", listing(frame, typed.language))
    return typed.said.append(asked(frame, at, typed.user.id, focus_of(frame, at)))


async def on_learn(tap: Tap, says: Learn) -> Answer:
    """Show a lesson's step: the first one in a new message, the others where the lesson stands."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught(frame, says.lesson, says.step, user.language) if says.lesson else None
    if not is_private(tap.update):
        return tap.lead(_link(at.lesson.id if at else None))
    if at is None:
        said, is_further = frame.say(user.language, "learn-which"), says.answer == EXPANSIONS
        keyboard = listing(frame, user.language, is_further=is_further)
        return tap.turn(reply(Place(user.id), said, keyboard), is_new=not says.answer)
    if says.answer in ("", BACK):
        shown = asked(frame, at, user.id, focus_of(frame, at))
        return tap.turn(shown, is_new=says.step == 0 and not says.answer)
    if verdict(at.step, says.answer) == RIGHT:
        return tap.turn(answered(frame, at, user.id))
    return tap.turn(asked(frame, at, user.id, focus_of(frame, at), why_not(frame, at, says.answer)))


async def on_step(tap: Tap, says: buttons.Choice) -> Answer:
    """Go on with the choice of a move in a lesson; a wrong move is answered with the reason."""
    frame, user = for_reader(tap.service.frame, tap.user), tap.user
    at = taught_at(frame, tap.token.table, user.language)
    stamp, path, page = says.stamp, says.path, says.page
    start, selection = focus_of(frame, at), focus_of(frame, at, path, page)
    try:
        move = move_at(frame, at, path)
    except UnknownAction:
        stamp = ""
    if stamp != start.stamp:  # the button belongs to an older version of the lesson
        tap.turn(asked(frame, at, user.id, start))
        return tap.toast("toast-asked-again")
    if not (isinstance(says, buttons.Confirm) and move):
        return tap.turn(asked(frame, at, user.id, selection))
    if verdict(at.step, move) == RIGHT:
        return tap.turn(answered(frame, at, user.id, path))
    return tap.turn(asked(frame, at, user.id, start, why_not(frame, at, move)))


FEATURE = Feature(
    handlers=(on(Learn, on_learn),),
    commands={"learn": learn},
    links={"learn": learn_linked},
    choices=Choices(is_step, on_step),
)
