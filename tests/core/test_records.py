"""What of a finished game is held against others."""

from games.core.records import Feat, Record, records
from games.core.score import Reason, Result, ScoreLine
from games.core.values import Seat

CITY = Feat("city", "city", "tiles")
FIELDS = Feat("field", "field")


def city(seat: int, tiles: int) -> ScoreLine:
    reasons = (Reason("tiles", tiles, 2 * tiles), Reason("shields", 9, 18))
    return ScoreLine(Seat(seat), "city", None, reasons)


def field(seat: int, points: int) -> ScoreLine:
    return ScoreLine(Seat(seat), "field", None, (Reason("cities", 1, points),))


def found(feat: Feat, *lines: ScoreLine) -> list[Record]:
    return list(records([feat], Result((), (), lines)))


def test_largest_one_counts_and_not_the_sum_of_all() -> None:
    lines = (city(0, 5), city(1, 7), city(1, 3), city(0, 6))
    assert found(CITY, *lines) == [Record("city", 7, (Seat(1),))]


def test_without_a_reason_all_points_of_the_category_count() -> None:
    lines = (field(0, 6), field(1, 9), field(0, 6), city(1, 20))
    assert found(FIELDS, *lines) == [Record("field", 12, (Seat(0),))]


def test_who_has_as_much_shares_it() -> None:
    assert found(CITY, city(0, 4), city(1, 4)) == [Record("city", 4, (Seat(0), Seat(1)))]


def test_what_there_was_not_is_no_record() -> None:
    assert found(CITY, field(0, 3)) == []
    assert found(FIELDS, field(0, -3)) == []
