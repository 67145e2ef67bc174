"""Lessons: each position is reached by the rules, its answers are lawful, its marks lie on what is
spoken of, and all of it is said in three languages (docs/adr/0087).
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from msgspec.structs import replace

import render
from bench.words.agent import words_of
from bot.display.board.aloud import panel_of
from bot.display.buttons import Read
from bot.display.fitted import units
from bot.display.values import CAPTION_LIMIT, REPLY, TEXT_LIMIT
from bot.features.lessons.shown import Taught, answered, asked, focus_of, name_id, why_not
from bot.texts.catalogues import LANGUAGES, message_id
from games import GAMES
from games.core.contract import AnyGame, agreed
from games.core.lessons import RIGHT, WRONG, Lesson, lessons_of, tip_id, tips_of, verdict
from games.core.seats import lawful_people
from render.sheet.pointing import place_of
from tests.bot.lessons import LESSONS, moves_at, way_to
from tests.bot.tables import FRAME
from tests.contract.texts import catalogue
from tests.properties import each

TAUGHT = [game for game in GAMES.values() if lessons_of(game)]
STEPS = [
    Taught(game, lesson, number, "en")
    for game, lesson in LESSONS
    for number, _ in enumerate(lesson.step)
]
MOVES = [at for at in STEPS if at.step.asks_move]


def named(at: Taught) -> str:
    return f"{at.lesson.id}-{at.step.id}"


def test_lessons_have_names_of_their_own() -> None:
    ids = [lesson.id for _, lesson in LESSONS]
    assert len(ids) == len(set(ids))
    assert all(len({step.id for step in lesson.step}) == len(lesson.step) for _, lesson in LESSONS)


@each(("game", "lesson"), LESSONS, ids=lambda taught: taught[1].id)
def test_lesson_is_of_a_table_that_can_be(game: AnyGame, lesson: Lesson) -> None:
    options = {option.id: option.values for option in game.options}
    # or nothing: a lesson may be of the usual options
    assert all(value in options[id] for id, value in lesson.options.items())
    assert lesson.players in lawful_people(game, agreed(game, lesson.options))
    assert not any(step.deal for step in lesson.step if step.goes_on)
    assert not lesson.step[-1].answer  # the ways on from it stand there


@each("at", MOVES, ids=named)
def test_right_moves_are_lawful_and_not_all_are_right(at: Taught) -> None:
    moves = moves_at(at)
    assert at.step.answer in moves
    assert {verdict(at.step, move) == RIGHT for move in moves} == {True, False}


@each("at", MOVES, ids=named)
def test_nothing_is_judged_that_cannot_be_done(at: Taught) -> None:
    moves = moves_at(at)
    # or nothing: a step may know one answer alone
    for pattern in (*at.step.also, *at.step.wrong):
        assert any(fnmatchcase(move, pattern) for move in moves), pattern
    # or nothing: or judge none as wrong
    for why in at.step.wrong.values():
        assert any(verdict(at.step, move) == why for move in moves), why


@each("at", [at for at in STEPS if at.step.choices], ids=named)
def test_one_choice_is_right(at: Taught) -> None:
    assert at.step.answer in at.step.choices
    assert len(at.step.choices) > 1


@each("at", STEPS, ids=named)
def test_marks_lie_on_what_is_spoken_of(at: Taught) -> None:
    """Also once it is answered. A picture is there each time: it is one message that changes."""
    shown = asked(FRAME, at, 1, focus_of(FRAME, at)).picture
    assert shown is not None
    scene = render.layout(shown)
    # or nothing: a step may speak of nothing that is seen
    assert all(place_of(scene, point) for point in at.step.points), at.step.points
    if at.step.answer:
        after = answered(FRAME, at, 1, way_to(at)).picture
        assert after is not None
        scene = render.layout(after)
        # or nothing: likewise
        assert all(place_of(scene, point) for point in at.step.brings), at.step.brings


def test_way_past_a_step_has_no_colour() -> None:
    """After a wrong answer what is asked still comes first: a coloured key is where one goes."""
    at = next(at for at in STEPS if at.step.choices)
    shown = asked(FRAME, at, 1, focus_of(FRAME, at), why="No.")
    assert [key.text for key in shown.keyboard[-1]] == ["‹ Back", "Skip this ›"]
    assert not [key for row in shown.keyboard for key in row if key.style]


@pytest.mark.parametrize("language", LANGUAGES)
@each("at", STEPS, ids=named)
def test_everything_is_said_and_fits(at: Taught, language: str) -> None:
    at = Taught(at.game, at.lesson, at.number, language)
    said = [asked(FRAME, at, 1, focus_of(FRAME, at))]
    if at.step.answer:
        reasons = {verdict(at.step, answer) for answer in at.step.choices or moves_at(at)}
        wrong = next(a for a in at.step.choices or moves_at(at) if verdict(at.step, a) != RIGHT)
        assert WRONG in reasons or at.step.wrong
        said.append(asked(FRAME, at, 1, focus_of(FRAME, at), why_not(FRAME, at, wrong)))
        said.append(answered(FRAME, at, 1, way_to(at)))
    assert all(len(surface.text) <= CAPTION_LIMIT for surface in said)


IN_WORDS = replace(FRAME, pictures=False, aloud=True)


@pytest.mark.parametrize("language", LANGUAGES)
@each("at", STEPS, ids=named)
def test_a_step_is_taken_in_words(at: Taught, language: str) -> None:
    """docs/adr/0080: what the picture shows is told, and the answers are told apart."""
    at = Taught(at.game, at.lesson, at.number, language)
    step = asked(IN_WORDS, at, 1, focus_of(IN_WORDS, at))
    said = [button.text for row in step.keyboard for button in row]
    assert step.picture is None
    assert len(set(said)) == len(said)
    assert not at.step.asks_move or all(map(words_of, said))
    told = [step, *([answered(IN_WORDS, at, 1, way_to(at))] if at.step.answer else [])]
    assert all(units(one.text) <= TEXT_LIMIT for one in told)
    assert all(
        len(one.text) > len(asked(FRAME, at, 1, focus_of(FRAME, at)).text) for one in told[:1]
    )


def test_what_is_marked_is_named_and_the_map_is_read_beside() -> None:
    at = next(at for at in STEPS if named(at) == "carcassonne-edges")
    here, beside = focus_of(IN_WORDS, at), panel_of(Read("", REPLY, "map"))
    assert "Marked here: row 0 column 1, row 0 column −1" in asked(IN_WORDS, at, 1, here).text
    read = asked(IN_WORDS, at, 1, here, panel=beside)
    assert "row 0 column 0: city (north), road (east, west)" in read.text
    assert [button.text for row in read.keyboard for button in row] == ["Back"]


def ids_of(at: Taught) -> Iterator[str]:
    """The ids of all that a step says."""
    yield at.text_id(at.step.id)
    yield from (at.text_id(at.step.id, "is", choice) for choice in at.step.choices)
    if at.step.answer:
        answers = at.step.choices or moves_at(at)
        yield from (at.text_id(at.step.id, verdict(at.step, answer)) for answer in answers)


@each("language", LANGUAGES)
@each("game", TAUGHT, ids=lambda game: game.id)
def test_no_sentence_of_a_lesson_is_written_in_vain(game: AnyGame, language: str) -> None:
    used = {id for at in STEPS if at.game is game for id in ids_of(at)}
    names = {name_id(game, lesson) for lesson in lessons_of(game)}
    names |= {tip_id(game, tip) for tip in tips_of(game)}
    said = set(catalogue(f"{game.package}.lessons", language))
    assert said == used | names - {message_id(game.id, "name")}
