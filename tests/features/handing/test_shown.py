"""What the board shows of a seat that is offered: docs/adr/0072."""

import pytest

from bot.display.board.people_panel import people_lines
from bot.features.handing.shown import seat_question
from bot.features.handing.table import OfferSeat
from bot.table.gathering import SetOption, Start
from bot.table.parts import Friend
from bot.table.values import Live
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import public_reader
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, NOON, begun, do, everybody, lobby

FENCED = "\u2068דוד\u2069"
"""A name that runs to the left keeps to itself: https://www.unicode.org/reports/tr9/"""


def test_whom_a_seat_is_offered_to_turns_no_line_round() -> None:
    live = do(begun("gifts", ANNA, BORIS), ANNA, OfferSeat(NOON, Friend(str(CLARA.id), "דוד")))
    assert f"{FENCED}</a>, will you take over" in people_lines(everybody(live), live)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_follows_the_link_reads_who_else_plays_there_if_anybody_does(language: str) -> None:
    solo = lobby("carcassonne", ANNA, language=language)
    alone = _question(do(solo, ANNA, SetOption("mode", "solo"), Start(1)))
    assert "Anna" in alone
    assert alone.count(".") == _question(begun("gifts", ANNA, BORIS, language=language)).count(".")
    assert "()" not in alone
    assert " ," not in alone
    assert ", " not in alone.split(".")[0]
    assert "(" not in alone


def _question(live: Live) -> str:
    live = do(live, ANNA, OfferSeat(NOON))
    assert live.table.offer
    return seat_question(public_reader(FRAME, live.table), live.table, live.table.offer)[0]
