"""What the board shows of a seat that is offered: docs/adr/0072."""

from bot.display.board.people_panel import people_lines
from bot.features.handing.table import OfferSeat
from bot.table.parts import Friend
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, begun, do, everybody

FENCED = "\u2068דוד\u2069"
"""A name that runs to the left keeps to itself: https://www.unicode.org/reports/tr9/"""


def test_whom_a_seat_is_offered_to_turns_no_line_round() -> None:
    live = do(begun("gifts", ANNA, BORIS), ANNA, OfferSeat(NOON, Friend(str(CLARA.id), "דוד")))
    assert f"{FENCED}</a>, will you take over" in people_lines(everybody(live), live)
