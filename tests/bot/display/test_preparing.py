"""What is shown of a move that is prepared before its turn: docs/adr/0094."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.display.board.hands import ephemeral_hand
from bot.display.board.preparing import public_button
from bot.display.buttons import Idle, Prepare, Withdraw
from bot.display.token import Token
from bot.display.values import Selection, Surface
from bot.table.circles import read_by
from bot.table.prepared import Prepared
from bot.table.preparing import imagined
from bot.table.seating import all_seats
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Place,
    stamp_of,
    to_act,
    with_changes,
    with_person,
)
from games.core.contract import Level
from games.core.log import By
from games.core.rng import Rng
from games.core.values import Seat
from games.land_vs_sea.actions import Lay as LayTile
from games.saboteur.actions import Lay
from tests.bot.looking import buttons, more, plain, shown
from tests.bot.table.test_preparing import (
    NEXT,
    ahead_game,
    answered,
    hindered,
    laid_over,
    makes,
    mine,
    passes,
    prepared,
    ways,
    with_state,
)
from tests.bot.tables import ALL, FRAME, PEOPLE, begun, everybody, moved


def look(live: Live, *path: int) -> Selection:
    """How far the next seat has come in preparing its move."""
    ahead = imagined(ALL, live, NEXT)
    assert ahead
    return Selection(NEXT, stamp_of(ALL, ahead, NEXT), path)


def hand(live: Live, *looks: Selection) -> Surface:
    return shown(live, *looks)["hand1"]


def verbs(surface: Surface) -> list[type[Token]]:
    tokens = (button.token for row in surface.keyboard for button in row)
    return [type(token) for token in tokens if token]


def in_english(live: Live) -> Live:
    people = tuple(replace(one, language="en") for one in live.table.people)
    return replace(live, table=replace(live.table, people=people))


@pytest.fixture
def live() -> Live:
    return in_english(mine())


def test_who_waits_may_prepare_and_who_is_asked_may_not(live: Live) -> None:
    assert Prepare in verbs(hand(live))
    assert Prepare not in verbs(shown(live)["hand0"])
    assert Idle not in verbs(hand(live))


def test_who_plays_against_computers_alone_has_nothing_to_prepare_for(live: Live) -> None:
    people = tuple(
        one if chair == NEXT else replace(one, computer=Level.EASY)
        for chair, one in enumerate(live.table.people)
    )
    alone = replace(live, table=replace(live.table, people=people))
    assert Prepare not in verbs(hand(alone))


def test_it_is_the_same_walk_and_left_by_back(live: Live) -> None:
    begun = hand(live, look(live))
    assert "Your next move" in begun.text
    assert "which card will you play?" in begun.text
    tokens = (button.token for row in begun.keyboard for button in row)
    (leave,) = (one for one in tokens if one and isinstance(one, Prepare))
    assert leave.answer == "n"
    assert begun.silent
    chosen = hand(live, look(live, 0))
    assert Prepare not in verbs(chosen)
    assert chosen.picture != begun.picture


def test_what_is_prepared_is_told_with_a_button_that_takes_it_back(live: Live) -> None:
    ready = prepared(live, NEXT)
    told = hand(ready, look(live, 0))  # the choice is over
    assert "Prepared: Pass (discard): " in plain(told)
    assert plain(told).count("discard") == 1
    assert "I’ll call you" not in told.text
    assert verbs(told).count(Withdraw) == 1
    assert "📌 Prepare my move" not in labels(told)
    assert told.digest != hand(live).digest
    assert "Prepared" not in told.retired_text


def labels(surface: Surface) -> list[str]:
    return [label for row in buttons(surface) for label in row]


def test_both_moves_are_told_and_a_third_is_not_offered(live: Live) -> None:
    """Docs/adr/0094, "else": one line each, and one button takes both back."""
    once = prepared(live, NEXT)
    assert "↪ Else…" in labels(hand(once))
    asked = hand(once, look(once))
    assert "Your move if that one doesn’t fit" in asked.text
    assert "Your next move" not in asked.text
    both = prepared(once, NEXT, next(way for way in ways(live, NEXT) if isinstance(way, Lay)))
    lines = plain(hand(both)).splitlines()
    first = next(at for at, line in enumerate(lines) if "Prepared: Pass (discard)" in line)
    assert lines[first + 1].startswith("↪ Else: ╋ crossing")
    assert verbs(hand(both)).count(Withdraw) == 1
    assert "↪ Else…" not in labels(hand(both))
    assert hand(both).digest != hand(once).digest
    assert hand(both).picture == hand(once).picture, "the picture shows the first one"


def test_where_only_the_second_fits_that_is_said_and_shown(live: Live) -> None:
    waits, before = Seat(2), live
    live, taken = laid_over(live, waits)
    after = makes(prepared(live, waits), Seat(0), taken)
    told = shown(after)["hand2"]
    assert "doesn’t fit any more" in told.text
    assert "↪ Else: Pass (discard)" in plain(told)
    assert Withdraw in verbs(told)
    assert Prepare not in verbs(told)
    alone = prepared(makes(before, Seat(0), taken), waits)
    assert told.picture == shown(alone)["hand2"].picture


def test_second_move_is_shown_to_nobody_else(live: Live) -> None:
    once = prepared(live, NEXT)
    both = prepared(once, NEXT)
    for after in (shown(both), shown(once, look(once, 0))):
        assert {key for key, before in shown(once).items() if before != after[key]} == {"hand1"}
        assert shown(once).keys() == after.keys()


def test_it_is_told_whole() -> None:
    """Which goal is looked at, too."""
    tables = (in_english(begun("saboteur", *PEOPLE[:3], seed=seed)) for seed in range(1, 20))
    dealt, action = next(
        (live, one) for live in tables for one in ways(live, NEXT) if str(one).startswith("map")
    )
    said = plain(hand(prepared(dealt, NEXT, action)))
    assert "Prepared: Map: look at the " in said


def test_nothing_is_told_of_what_there_was_no_choice_of() -> None:
    """Land vs Sea: a side by which one lays again, draws later, and nobody can be stolen from."""
    tables = (in_english(begun("land_vs_sea", *PEOPLE[:3], seed=seed)) for seed in range(1, 20))
    dealt, action = next(
        (live, one)
        for live in tables
        for one in ways(live, NEXT)
        if isinstance(one, LayTile) and one.stack is None and one.theft is None
    )
    said = plain(hand(prepared(dealt, NEXT, action)))
    assert "Prepared: a tile" in said
    assert "No draw" not in said
    assert "Steal nothing" not in said


@pytest.mark.parametrize("game", ["saboteur", "land_vs_sea"])
def test_where_it_goes_is_seen_in_the_picture_and_told_to_who_does_not_see_it(game: str) -> None:
    """Places have no names on the map: a row and a column are for the board in characters."""
    dealt = in_english(moved(begun(game, *PEOPLE[:3]), 4))
    seat = next(seat for seat in all_seats(dealt.table) if imagined(ALL, dealt, seat))
    ready = prepared(dealt, seat, next(way for way in ways(dealt, seat) if hasattr(way, "cell")))
    told = shown(ready)[f"hand{seat}"]
    assert "Prepared" in told.text
    assert not re.search(r"row [−\d]|, at [−\d]", told.text)
    assert told.picture
    assert told.picture.focus
    assert told.picture.focus.decided
    assert told.picture.focus.rows == (), "nothing is asked"
    people = tuple(replace(one, aloud=True) for one in ready.table.people)
    heard = shown(replace(ready, table=replace(ready.table, people=people)))[f"hand{seat}"]
    assert re.search(r"Prepared: .*, row [−\d]+ (column|place) [−\d]+", plain(heard))


def test_nobody_else_is_shown_anything(live: Live) -> None:
    ready = prepared(live, NEXT)
    for before, after in ((shown(live), shown(ready)), (shown(live), shown(live, look(live, 0)))):
        assert {key for key in before if before[key] != after[key]} == {"hand1"}


def test_hand_in_the_group_tells_its_owner_too(live: Live) -> None:
    assert "Prepared" in ephemeral_hand(FRAME, prepared(live, NEXT), Chair(1)).text
    assert "Prepared" not in ephemeral_hand(FRAME, prepared(live, NEXT), Chair(0)).text


def test_what_does_not_fit_any_more_is_told_before_the_turn_and_on_it(live: Live) -> None:
    ready = prepared(live, NEXT, next(w for w in ways(live, NEXT) if isinstance(w, Lay)))
    broken = hindered(ready, NEXT)
    assert "doesn’t fit any more" in hand(broken).text
    assert {Prepare, Idle} <= set(verbs(hand(broken)))
    assert Withdraw not in verbs(hand(broken))
    asked = passes(broken)
    assert "doesn’t fit any more" in hand(asked).text
    assert "Your turn" in hand(asked).text
    assert not hand(asked).silent


def test_recap_tells_whose_move_was_prepared(live: Live) -> None:
    after = passes(prepared(live, NEXT))
    assert after.table.log
    assert after.table.log.moves[-1].by is By.PREPARED
    said = plain(shown(after)["board"])
    assert f"Prepared in advance: {after.table.people[1].name}" in said
    assert "Prepared in advance" not in plain(shown(passes(live))["board"])


def test_who_cannot_dig_may_pass_until_they_can(live: Live) -> None:
    broken = hindered(live, NEXT)
    assert Idle in verbs(hand(broken))
    assert ["⏳ Pass until I can dig"] in buttons(hand(broken))
    over = with_changes(live, prepared=(Prepared(NEXT),))
    assert "doesn’t fit any more" not in hand(over).text


def test_choice_of_a_hand_that_is_dealt_anew_is_left(live: Live) -> None:
    half = look(live, 0)
    other: Any = ALL["saboteur"].resample(live.play.state, Seat(0), Rng(5)) if live.play else None
    there = with_state(live, hands=other.hands)
    assert "I’ll call you" in hand(there, half).text


def test_where_nobody_has_a_hand_in_private_the_board_offers_it() -> None:
    live = in_english(ahead_game())
    assert "hand1" not in shown(live)
    assert "📌 Prepare my move" in more(shown(live)["board"])
    walk = hand(live, look(live, 0))
    assert walk.place == Place(live.table.people[1].user)
    assert walk.silent
    assert walk.picture
    assert shown(live, look(live, 0))["board"] == shown(live)["board"]
    assert Prepare not in verbs(shown(begun("carcassonne", *PEOPLE))["board"])


def test_what_is_void_is_told_until_the_move_and_cannot_be_taken_back() -> None:
    live = in_english(ahead_game())
    ready = replace(live, table=replace(live.table, prepared=(Prepared(Seat(0), "x", "", True),)))
    told = shown(ready)["hand0"]
    assert "doesn’t fit any more" in told.text
    assert Withdraw not in verbs(told)


def test_its_message_goes_once_it_is_made() -> None:
    live = in_english(ahead_game())
    ready = prepared(live, NEXT, ways(live, NEXT)[-1])
    assert Withdraw in verbs(hand(ready))
    assert "hand1" not in shown(answered(ready))


def test_card_that_is_asked_for_in_public_is_shown_on_the_public_board() -> None:
    """Guilds of Laar with closed gems: experts are sent from the market, which the hand has not."""
    live = in_english(begun("laar", *PEOPLE))
    walk = hand(live, look(live))
    board = shown(live)["board"]
    assert walk.picture
    assert board.picture
    assert walk.picture.view.viewer == board.picture.view.viewer
    assert walk.picture.focus


def test_nobody_who_prepares_a_move_is_told_that_their_own_time_is_up() -> None:
    live = in_english(with_changes(ahead_game(), late=True))
    said = plain(hand(live, look(live)))
    assert "Your time is up" not in said
    assert "No sign of Clara" in said


def test_board_offers_it_while_people_wait_and_not_for_computers_alone() -> None:
    def is_offered(live: Live) -> bool:
        rows = (*shown(live)["board"].keyboard, *shown(live)["board"].more)
        return any(isinstance(button.token, Prepare) for row in rows for button in row)

    live = ahead_game()
    people = tuple(
        one if Seat(n) in to_act(ALL, live) else replace(one, computer=Level.EASY)
        for n, one in enumerate(live.table.people)
    )
    assert is_offered(live)
    assert not is_offered(with_changes(live, people=people))


def test_who_is_played_for_is_not_offered_it_on_their_own_board() -> None:
    """A press was refused."""
    live = with_changes(ahead_game(), place=Place(NOBODY, 5))
    played = with_person(live, Chair(1), computer=Level.EASY)
    for chair, is_offered in ((Chair(1), False), (Chair(2), True)):
        copy = read_by(played, played.table.people[chair].user)
        assert bool(public_button(everybody(copy), copy)) == is_offered
