"""Lessons: one message in the private chat that changes from step to step. PURE.

A step is shown as a table is, with the same pictures, questions and buttons: it is a table that
nobody keeps, whose id says which step it is, and whose state is the step's log (docs/adr/0087).
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.aloud import chapter_rows, chapters, told_aloud, with_chapter
from bot.display.board.asking import Regions, asking_of, choice_rows, is_untouched, laid_out
from bot.display.keyboards import back_button, columns, grid, in_pairs, with_last_row
from bot.display.lobby.games_list import friend_button
from bot.display.pictures import picture_of
from bot.display.token import BadToken
from bot.display.values import REPLY, Button, Keyboard, Selection, Surface, reply
from bot.display.views import facts, view_of
from bot.features.lessons.buttons import BACK, EXPANSIONS, Learn
from bot.table.values import NOBODY, Live, Person, Phase, Place, Table, revive, stamp_of
from bot.texts.catalogues import message_id
from bot.texts.frame import ROBOT, Frame, html_names
from bot.texts.reader import Reader, reader_in
from games.core.choices import Path, Screen, decision, screen
from games.core.contract import AnyGame, Options, defaults
from games.core.lessons import RIGHT, Lesson, Step, lessons_of, log_of, verdict
from games.core.log import find
from games.core.message import Message
from games.core.values import TABLE, Cell
from render import Picture

SIGN = "🎓"
_MARK = "~"
"""How the ids of tables begin that are steps of lessons; no other has it."""
_NAMES = ("lesson-you", "lesson-ann", "lesson-ben", "lesson-cleo", "lesson-dan")
"""Names of the players in lessons: always the same, so that each picture is drawn once for
everybody."""


class Taught(Struct, frozen=True):
    """A step of a lesson, in somebody's language."""

    game: AnyGame
    lesson: Lesson
    number: int
    language: str

    @property
    def step(self) -> Step:
        """Return the step itself."""
        return self.lesson.step[self.number]

    @property
    def is_last(self) -> bool:
        """Tell whether the lesson ends with it."""
        return self.number + 1 == len(self.lesson.step)

    def text_id(self, *parts: str) -> str:
        """Return the id of a sentence of the lesson."""
        return message_id(self.game.id, "lesson", self.lesson.id, *parts)


def step_id(lesson: str, number: int) -> str:
    """Return the id of the table that is a step."""
    return f"{_MARK}{lesson}{_MARK}{number}"


def name_id(game: AnyGame, lesson: Lesson) -> str:
    """Return the id of a lesson's name: the first one is called as the game is."""
    if lesson == lessons_of(game)[0]:
        return message_id(game.id, "name")
    return message_id(game.id, "lesson", lesson.id)


def is_step(table: str) -> bool:
    """Tell whether a table's id is that of a step."""
    return table.startswith(_MARK)


def taught_at(frame: Frame, table: str, language: str) -> Taught:
    """Return the step that a table's id names.

    :raises BadToken: when there is no such step.
    """
    _, lesson, number = (*table.split(_MARK), "", "")[:3]
    return taught(frame, lesson, int(number) if number.isdecimal() else -1, language)


def taught(frame: Frame, lesson: str, number: int, language: str) -> Taught:
    """Return a step of a lesson.

    :raises BadToken: when there is no such step.
    """
    for game in frame.games.values():
        for one in lessons_of(game):
            if one.id == lesson and 0 <= number < len(one.step):
                return Taught(game, one, number, language)
    raise BadToken(lesson)


def first_lesson(frame: Frame, game: str) -> str | None:
    """Return the first lesson of a game, for people who have never heard of it, if there is one."""
    return next((lesson.id for lesson in lessons_of(frame.games[game])), None)


def live_of(frame: Frame, at: Taught) -> Live:
    """Return the table that a step is."""
    said = [frame.say(at.language, id) for id in _NAMES]
    others = iter(said[1:])
    people = tuple(
        Person(
            NOBODY,
            said[0] if seat == at.step.learner else next(others),
            at.language,
            at.game.seating.colours[seat] if at.game.seating.colours else seat,
        )
        for seat in range(at.lesson.players)
    )
    log = log_of(at.game, at.lesson, at.number)
    table = Table(
        step_id(at.lesson.id, at.number),
        Place(NOBODY),
        at.language,
        NOBODY,
        phase=Phase.RUNNING,
        game=at.game.id,
        options=log.options,
        people=people,
        log=log,
    )
    return revive(frame.games, table)


def asked(
    frame: Frame, at: Taught, user: int, selection: Selection, why: str = "", panel: str = ""
) -> Surface:
    """Return the message of a step with its question.

    :param why: the comment on a wrong answer; empty before one.
    :param panel: the chapter that a learner in words reads in place of the step, see
        `aloud.panel_of`.
    """
    frame, live, step = opened(frame), live_of(frame, at), at.step
    reader = _learner(frame, at, user)
    asking = asking_of(frame, live, step.learner, selection) if step.asks_move else None
    shown = asking and asking.shown
    said = (f"❌ {why}" if why else "", frame.say(at.language, at.text_id(step.id)))
    seen = in_words(frame, live, at, step.points, shown)
    text = _text(frame, at, (*said, seen, _ahead(frame, at, shown)))
    rows = () if shown else _answers(frame, at)
    if why:
        rows = (*rows, (replace(_next(frame, at, "button-lesson-skip"), style=None),))
    if is_untouched(shown):
        rows = _with_back(rows, _back(frame, at))
    picture = _picture(frame, live, at, step.points, shown)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        chosen = choice_rows(reader, live, asking, regions, page)
        return (
            *with_last_row(*chosen),
            *rows,
            *chapter_rows(reader, live, REPLY),
        )

    keyboard, pictured = laid_out(keyboard_by, picture, text, selection.page, is_private=True)
    surface = reply(Place(user), text, keyboard, pictured)
    return with_chapter(reader, live, surface, panel)


def answered(frame: Frame, at: Taught, user: int, path: Path = ()) -> Surface:
    """Return the message of a step after its right answer, with the points that this has brought.

    :param path: the path of the move, if the step asked for a move.
    """
    frame, before = opened(frame), live_of(frame, at)
    after = _live_after_move(frame, before, at, path) if at.step.asks_move else before
    points = {"points": _points(frame, after, at) - _points(frame, before, at)}
    brought = frame.say(at.language, Message(at.text_id(at.step.id, RIGHT), points))
    text = _text(frame, at, (f"✅ {brought}", in_words(frame, after, at, at.step.brings)))
    picture = _picture(frame, after, at, at.step.brings, None)
    again = back_button(frame, at.language, Learn("", at.lesson.id, at.number, BACK))
    rows = ((again, _next(frame, at, "button-lesson-next")),)
    return reply(Place(user), text, rows, picture)


def in_words(
    frame: Frame, live: Live, at: Taught, points: tuple[str, ...], shown: Screen | None = None
) -> str:
    """Return the picture of a step in words: the board, the things that the text mentions, the
    choices so far. Empty for people who see the picture.
    """
    if not frame.aloud:
        return ""
    reader, names = _learner(frame, at, NOBODY), html_names(live.table)
    page = chapters(reader, live).get(at.step.page, ())
    lines = (reader.say(line, names) for line in (*page, *_marked_places(at, points)))
    return "\n".join((told_aloud(reader, live, shown), *lines))


def _learner(frame: Frame, at: Taught, user: int) -> Reader:
    return reader_in(frame, Place(user), at.language, at.step.learner)


def _marked_places(at: Taught, points: tuple[str, ...]) -> tuple[Message, ...]:
    """Name the places that are marked in the picture, where the game can."""
    if at.game.telling.aloud is None or at.game.telling.aloud.place is None:
        return ()
    cells = (Cell(*map(int, point.split(","))) for point in points if "," in point)
    places = tuple(map(at.game.telling.aloud.place, cells))
    return (Message("lesson-marked", {"places": places}),) if places else ()


def opened(frame: Frame) -> Frame:
    """Return the frame by which a lesson is shown: nobody plays there who would have to forget."""
    return replace(frame, fleeting=True)


def _live_after_move(frame: Frame, live: Live, at: Taught, path: Path) -> Live:
    """Return the table after the learner's move."""
    state, seat = facts(frame, live).state, at.step.learner
    action = find(at.game, state, seat, move_at(frame, at, path))
    log = live.table.log.with_move(seat, action) if live.table.log else None
    table = replace(live.table, log=log)
    return replace(live, table=table, play=at.game.apply(state, seat, action))


def move_at(frame: Frame, at: Taught, path: Path) -> str:
    """Return the move that a path decides, in notation; empty where it decides none yet.

    :raises UnknownAction: when the path leads nowhere.
    """
    frame, live = opened(frame), live_of(frame, at)
    actions = decision(at.game, facts(frame, live).state, at.step.learner)
    shown = screen(actions, path)
    return "" if shown.action is None else str(shown.action)


def why_not(frame: Frame, at: Taught, answer: str) -> str:
    """Say why an answer is wrong."""
    return frame.say(at.language, at.text_id(at.step.id, verdict(at.step, answer)))


def focus_of(frame: Frame, at: Taught, path: Path = (), page: int = 0) -> Selection:
    """Return the selection of the learner."""
    stamp = stamp_of(frame.games, live_of(frame, at), at.step.learner) if at.step.asks_move else ""
    return Selection(at.step.learner, stamp, path, page)


def listing(frame: Frame, language: str, *, is_further: bool = False) -> Keyboard:
    """Return a keyboard of lessons: each game's first one, and the way to those of expansions; or
    these, and the way back.
    """
    games = frame.games.values()
    which = slice(1, None) if is_further else slice(1)
    listed = tuple(
        _to_lesson(frame, language, game, lesson)
        for game in games
        for lesson in lessons_of(game)[which]
    )
    if is_further:
        return (*in_pairs(listed), (back_button(frame, language, Learn("", answer=BACK)),))
    if all(len(lessons_of(game)) < 2 for game in games):
        return in_pairs(listed)
    said = f"{SIGN} {frame.say(language, 'button-lessons-more')}"
    return (*in_pairs(listed), (Button(said, Learn("", answer=EXPANSIONS)),))


def _to_lesson(frame: Frame, language: str, game: AnyGame, lesson: Lesson) -> Button:
    return Button(frame.say(language, name_id(game, lesson)), Learn("", lesson.id))


def _back(frame: Frame, at: Taught) -> Button:
    """Lead to the step before; from the first one to the list of lessons."""
    before = Learn("", at.lesson.id, at.number - 1, BACK) if at.number else Learn("", answer=BACK)
    return back_button(frame, at.language, before)


def _with_back(rows: Keyboard, back: Button) -> Keyboard:
    """Put Back before the way on, where that stands alone in the last row; else below all."""
    if rows and len(rows[-1]) == 1 and len((back, *rows[-1])) <= columns((back, *rows[-1])):
        return (*rows[:-1], (back, *rows[-1]))
    return (*rows, (back,))


def gentle(frame: Frame, id: str, options: Options, language: str) -> Message:
    """Describe the options of a first game that differ from the usual ones."""
    usual = defaults(frame.games[id])

    def say(*words: str) -> str:
        return frame.say(language, message_id(id, "option", *words))

    changed = [
        frame.labelled(language, say(option), say(option, value))
        for option, value in options.items()
        if usual[option] != value
    ]
    if not changed:
        return Message("lesson-first-game")
    said = frame.enumerated(language, changed)
    return Message("lesson-first-game-with", {"options": said})


def how_to_play(
    frame: Frame, game: str, language: str, table: str = "", *, is_new: bool = False
) -> tuple[Button, ...]:
    """A button that teaches a game, where there is a lesson.

    :param is_new: whether it is for somebody who has never played the game: it says how long that
        takes.
    """
    lesson = first_lesson(frame, game)
    if lesson is None:
        return ()
    said = f"{SIGN} {frame.say(language, 'button-learn-now' if is_new else 'button-learn')}"
    return (Button(said, Learn(table, lesson)),)


def _points(frame: Frame, live: Live, at: Taught) -> int:
    """Return the learner's points, as they see them."""
    scores = at.game.scores(view_of(frame, live, at.step.learner))
    return scores[at.step.learner] if scores else 0


def _text(frame: Frame, at: Taught, lines: tuple[str, ...]) -> str:
    name = frame.say(at.language, name_id(at.game, at.lesson))
    title = f"{SIGN} <b>{name}</b> · {at.number + 1}/{len(at.lesson.step)}"
    return "\n\n".join((title, *(line for line in lines if line)))


def _ahead(frame: Frame, at: Taught, shown: Screen | None) -> str:
    """Return the next question, once the learner has begun to choose."""
    if shown is None or shown.back is None:
        return ""
    id = "ask-confirm"
    if shown.action is None:
        id = message_id(at.game.id, "ask", shown.rows[-1].question.field)
    return f"➤ {frame.say(at.language, id)}" if frame.texts.has(id) else ""


def _answers(frame: Frame, at: Taught) -> Keyboard:
    """Return the answers that are no moves, or the ways on from a step that asks nothing."""

    def button(choice: str) -> Button:
        said = frame.say(at.language, at.text_id(at.step.id, "is", choice))
        return Button(said, Learn("", at.lesson.id, at.number, choice))

    if at.step.choices:
        return grid(tuple(map(button, at.step.choices)))
    if not at.is_last:
        return ((_next(frame, at, "button-lesson-begin"),),)
    return _ways_on(frame, at)


def _ways_on(frame: Frame, at: Taught) -> Keyboard:
    """Offer a game at once or with a friend, the next lesson of the game, and all lessons."""
    alone = f"{ROBOT} {frame.say(at.language, 'button-lesson-play')}"
    others = f"{SIGN} {frame.say(at.language, 'button-lessons')}"
    token = buttons.Alone("", at.game.id, at.lesson.id)
    of_game = lessons_of(at.game)
    ahead = of_game[of_game.index(at.lesson) + 1 :][:1]
    next_ones = (_to_lesson(frame, at.language, at.game, lesson) for lesson in ahead)
    further = tuple(replace(button, text=f"{SIGN} {button.text}") for button in next_ones)
    friend = friend_button(frame, at.language, game=at.game.id)
    ways = (friend, *further, Button(others, Learn("")))
    return ((Button(alone, token, style="primary"),), *in_pairs(ways))


def lessons_button(frame: Frame, language: str) -> Button:
    """Lead to all lessons."""
    return Button(f"{SIGN} {frame.say(language, 'button-learn')}", Learn(""))


def _next(frame: Frame, at: Taught, id: str) -> Button:
    token = Learn("", at.lesson.id, at.number + 1)
    return Button(f"{frame.say(at.language, id)} ›", token, style="primary")


def _picture(
    frame: Frame, live: Live, at: Taught, points: tuple[str, ...], shown: Screen | None
) -> Picture | None:
    """Return the picture of the learner's view, with marks on the things that the text mentions."""
    state, learner = facts(frame, live).state, at.step.learner
    is_private = learner in at.game.to_act(state) and at.game.asks_in_private(state, learner)
    viewer = learner if is_private else TABLE
    picture = picture_of(frame, live, viewer, at.step.page, at.language, shown, learner)
    is_begun = shown is not None and shown.back is not None
    return picture and replace(picture, points=() if is_begun else points)
