"""Goes through lessons as somebody does who answers right at once."""

from collections.abc import Iterator

from bot.display.buttons import choice
from bot.features.lessons.shown import Taught, asked, focus_of, step_id
from games import GAMES
from games.core.choices import Path, decision, path_to
from games.core.lessons import lessons_of, log_of
from games.core.log import find, replay
from tests.bot.tables import FRAME

LESSONS = [(game, lesson) for game in GAMES.values() for lesson in lessons_of(game)]


def steps(lesson: str, language: str = "en") -> tuple[Taught, ...]:
    """All steps of a lesson."""
    return tuple(
        Taught(game, one, number, language)
        for game, one in LESSONS
        if one.id == lesson
        for number, _ in enumerate(one.step)
    )


def moves_at(at: Taught) -> list[str]:
    """What the learner may do, in notation."""
    state = replay(at.game, log_of(at.game, at.lesson, at.number)).state
    return [str(action) for action in at.game.legal_actions(state, at.step.learner)]


def way_to(at: Taught, move: str = "") -> Path:
    """How a move is chosen: the right one, or another."""
    if not at.step.asks_move:
        return ()
    state = replay(at.game, log_of(at.game, at.lesson, at.number)).state
    action = find(at.game, state, at.step.learner, move or at.step.answer)
    return path_to(decision(at.game, state, at.step.learner), action)


def taps(at: Taught, move: str = "") -> Iterator[str]:
    """Yield what the buttons say that are pressed to make a move, the last one confirms it."""
    path, here = way_to(at, move), focus_of(FRAME, at)
    table = step_id(at.lesson.id, at.number)
    confirm = str(choice(table, here.stamp, path, confirm=True))
    while True:
        surface = asked(FRAME, at, 1, here)
        said = {str(button.token) for row in surface.keyboard for button in row if button.token}
        if confirm in said:
            yield confirm
            return
        ends = range(len(path), 0, -1)
        ways = ((path[:end], str(choice(table, here.stamp, path[:end]))) for end in ends)
        taken, token = next((taken, token) for taken, token in ways if token in said)
        yield token
        here = focus_of(FRAME, at, taken)
