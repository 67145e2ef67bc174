"""What the calendar offers, and what boards say of people who are away."""

from datetime import date

import pytest

from bot.display import buttons as others
from bot.display.board.people_panel import people_lines, people_rows, remind_row
from bot.display.surfaces import surfaces
from bot.features.holidays import buttons
from bot.features.holidays.shown import days_away, held, is_offered
from bot.table.circles import read_by
from bot.table.days_off import Absence, Span
from bot.table.gathering import SetClock, Start
from bot.table.suspension import SetAway
from bot.table.ticking import Tick
from bot.table.values import DAY, HOUR, Chair, Live, Matter, Place, position, to_act, with_changes
from bot.table.words import check_of
from bot.texts.catalogues import LANGUAGES
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, NOON, PEOPLE, do, everybody, lobby, user_at

TODAY = date(2026, 1, 8)
"""A Thursday."""
JANUARY = 2026 * 12


def labels(month: int | None = None, first: date | None = None) -> list[list[str]]:
    _, rows = days_away(FRAME, "en", (), TODAY, month, first)
    return [[button.text for button in row] for row in rows]


def test_weeks_of_this_month_begin_with_this_one_and_days_that_are_over_have_a_dot() -> None:
    assert labels() == [
        ["·", "·", "·", "8", "9", "10", "11"],
        ["12", "13", "14", "15", "16", "17", "18"],
        ["19", "20", "21", "22", "23", "24", "25"],
        ["26", "27", "28", "29", "30", "31", "1"],
        ["February ›"],
    ]


def test_one_turns_a_year_ahead_and_no_day_back() -> None:
    assert labels(JANUARY + 1)[-1] == ["‹ January", "March ›"]
    assert labels(JANUARY + 12)[-1] == ["‹ December"]
    months = [m for m in range(JANUARY - 5, JANUARY + 20) if is_offered(m, TODAY)]
    assert months == list(range(JANUARY, JANUARY + 13))


def test_the_first_day_is_ticked_and_days_before_it_are_no_last_ones() -> None:
    assert labels(first=date(2026, 1, 14))[1] == ["·", "·", "✓", "15", "16", "17", "18"]
    text, _ = days_away(FRAME, "en", (), TODAY, None, date(2026, 1, 14))
    assert "From <b>14 Jan</b>" in text


def test_every_button_says_another_day() -> None:
    _, rows = days_away(FRAME, "en", (), TODAY)
    tokens = [button.token for row in rows for button in row]
    assert len(tokens) == len(set(tokens))


def test_planned_days_are_told_and_can_be_cancelled() -> None:
    away = (Absence(date(2026, 1, 9), date(2026, 2, 3)),)
    text, rows = days_away(FRAME, "en", away, TODAY)
    assert "9 Jan – 3 Feb" in text
    assert [button.token for row in rows for button in row] == [buttons.Cancel("")]
    assert held(FRAME, "en", away, TODAY) == "9 Jan – 3 Feb"
    assert held(FRAME, "en", away, date(2026, 2, 4)) == "none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_fits_its_buttons(language: str) -> None:
    """A phone's keyboard is 300 points wide: seven figures of two digits, two words of 16."""
    for month in range(JANUARY, JANUARY + 13):
        _, rows = days_away(FRAME, language, (), TODAY, month)
        assert all(len(row) == 7 for row in rows[:-1])
        assert max(len(button.text) for row in rows[:-1] for button in row) <= 2
        assert max(len(button.text) for button in rows[-1]) <= 16
    days = Absence(date(2026, 9, 28), date(2026, 9, 30))
    assert len(held(FRAME, language, (days,), TODAY)) <= 21


def gone(days: int = 3, language: str = "en") -> Live:
    """A game with a clock whose awaited person has been away for an hour."""
    live = do(lobby("gifts", *PEOPLE, language=language), ANNA, SetClock(DAY), Start(1))
    (seat,) = to_act(ALL, live)
    live = do(live, user_at(live, seat), SetAway(Span(NOON, NOON + days * DAY)))
    return do(live, ANNA, Tick(NOON + HOUR, live.revision), now=NOON + HOUR)


def test_the_board_says_who_is_away_until_when_instead_of_a_deadline() -> None:
    live = gone()
    name = live.table.people[to_act(ALL, live)[0]].name.removesuffix(" <3")
    said = people_lines(everybody(live), live)
    assert "⏳" not in said
    back = NOON + 3 * DAY + 12 * HOUR
    assert f'is away until <tg-time unix="{back}" format="w">' in said
    assert name in said
    assert 'format="D"' in people_lines(everybody(gone(days=6)), gone(days=6))


def test_it_offers_a_computer_and_neither_a_skip_nor_a_reminder() -> None:
    live = gone()
    offered = [button.token for row in people_rows(everybody(live), live) for button in row]
    (seat,) = to_act(ALL, live)
    assert offered == [
        others.Agree(
            live.table.id,
            Matter.REPLACE,
            Chair(seat),
            position(live.table),
            who=check_of(live.table, live.table.people[seat].user),
        )
    ]
    assert remind_row(everybody(with_changes(live, half=True)), with_changes(live, half=True)) == ()


def test_in_their_own_copy_they_are_told_that_their_time_stands_still() -> None:
    live = with_changes(gone(), place=Place(0, 1))
    (seat,) = to_act(ALL, live)
    own = read_by(live, live.table.people[seat].user)
    assert "🏖 Ви у від’їзді, ваш годинник зупинено" in people_lines(everybody(own), own)
    assert not [b for row in people_rows(everybody(own), own) for b in row]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is away until"), ("ru", "в отъезде. Вернётся"), ("uk", "у від’їзді. Повернеться")],
)
def test_it_stands_on_the_board_in_the_language_of_its_chat(language: str, said: str) -> None:
    (board,) = (s for s in surfaces(FRAME, gone(language=language)) if s.key == "board")
    assert said in board.text


def test_nobody_else_s_days_are_told() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(DAY), Start(1))
    (seat,) = to_act(ALL, live)
    other = user_at(live, 1 - seat)
    away = do(live, other, SetAway(Span(NOON, NOON + DAY)))
    assert people_lines(everybody(away), away) == people_lines(everybody(live), live)
