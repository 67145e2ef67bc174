"""Moments of a finished game: shown to who decided, by what they knew then, with real buttons."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.display.token import BadToken
from bot.display.values import CAPTION_LIMIT, Selection, Surface
from bot.features.moments.shown import (
    Reviewed,
    asked,
    at_moment,
    is_moment,
    looking,
    moment_of,
    nothing_found,
    seat_of_moment,
    shown_better,
)
from bot.table.values import Live, Phase, Place, game_of, stamp_of, with_changes
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from games.core.message import Message
from games.core.moments import Moment, costliest, moment_at
from tests.bot.looking import buttons, plain
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, over, people_for
from tests.bot.thinking import why_so

READER = Reader(FRAME, Place(ANNA.id), "en")
GAMES = ("carcassonne", "saboteur", "laar", "land_vs_sea", "glastonbury", "castle")


def found(live: Live) -> tuple[Moment, ...]:
    """The costliest of a few decisions of the first seat."""
    log = live.table.log
    assert log
    own = [number for number, move in enumerate(log.moves) if move.seat == 0]
    weighed = [moment_at(game_of(ALL, live.table), log, n) for n in Random(1).sample(own, 4)]
    return costliest([moment for moment in weighed if moment])


def _reasons(live: Live, moment: Moment) -> tuple[Message, ...]:
    here = at_moment(FRAME, live, moment.number, ANNA.id)
    return why_so(here, seat_of_moment(live, moment), moment.better)


def texts(surface: Surface) -> list[str]:
    return [word for row in buttons(surface) for word in row]


@pytest.mark.parametrize("game", GAMES)
def test_each_is_asked_with_its_real_buttons_then_shown(game: str) -> None:
    live = over(game, *people_for(game))
    moments = found(live)
    assert moments, "random players do better than that"
    for language in LANGUAGES if game == GAMES[0] else ("en",):
        read = with_changes(live, language=language)
        reader = replace(READER, language=language)
        for index, moment in enumerate(moments):
            question = asked(reader, Reviewed(read, moments, index))
            here = at_moment(FRAME, read, moment.number, ANNA.id)
            assert here.table.phase is Phase.RUNNING
            assert moment_of(here.table.id) == (live.table.id, moment.number)
            assert any(b.token and is_moment(b.token.table) for r in question.keyboard for b in r)
            answer = shown_better(
                reader, Reviewed(read, moments, index), _reasons(read, moment), is_tried=False
            )
            for page in (question, answer):
                assert len(page.text) <= 2 * CAPTION_LIMIT
                assert page.place.chat == ANNA.id
            is_last = index + 1 == len(moments)
            following = FRAME.say(language, "button-lesson-next")
            assert (following in texts(answer)) == (not is_last)


def test_page_of_a_choice_is_kept() -> None:
    live = over("carcassonne", ANNA, BORIS)
    moments = found(live)
    here = at_moment(FRAME, live, moments[0].number, ANNA.id)
    seat = seat_of_moment(live, moments[0])
    begun = Selection(seat, stamp_of(ALL, here, seat), (0,), 0)
    shown = asked(READER, Reviewed(live, moments, 0), begun)
    assert "‹ Back" in texts(shown)


def test_who_plays_in_words_is_asked_in_words() -> None:
    """docs/adr/0080: what the picture would show is told."""
    live, words = over("carcassonne", ANNA, BORIS), replace(FRAME, pictures=False, aloud=True)
    reader, reviewed = replace(READER, frame=words), Reviewed(live, found(live), 0)
    question = asked(reader, reviewed)
    answer = shown_better(reader, reviewed, _reasons(live, reviewed.moment), is_tried=False)
    assert any("row " in label for label in texts(question))
    for page in (question, answer):
        assert page.picture is None
        assert "followers in the supply" in plain(page)


def test_waiting_and_finding_nothing_are_said() -> None:
    live = over("gifts", ANNA, BORIS)
    assert "12" in looking(READER, live, 12).text
    assert texts(looking(READER, live, 12)) == ["Cancel"]
    assert "Well played" in nothing_found(READER, live).text


@pytest.mark.parametrize("forged", ["^", "^0123456789", "^0123456789^x", "^0123456789^-1", "x"])
def test_forged_id_is_none(forged: str) -> None:
    with pytest.raises(BadToken):
        moment_of(forged)
