"""Several people as a team on one seat: Carcassonne's challenge for one, or for a team of any size.

Source: news of the official solo rules (2020): one player, or several players working together.
"""

import pytest
from msgspec.structs import replace

from bot.handlers.questions import leave_question, people_question
from bot.table.forgetting import Forget
from bot.table.gathering import Join, Leave, SetClock, SetOption, SetStack, Start
from bot.table.habits import Habits
from bot.table.hours import next_moment
from bot.table.seating import chairs_at, is_team, present, seat_of
from bot.table.ticking import Tick
from bot.table.values import HOUR, Chair, Live, Matter, Phase, User, position, revive, to_act
from bot.table.votes import Agree, Object, TakeBack
from games.core.log import By
from games.core.values import Seat
from tests.bot.looking import buttons, labels, only, plain, selection, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    moved,
    refusal,
    resign,
    stop,
)
from tests.bot.teams import TEAM, about, board, by, gathered, log, press, team
from tests.proofs import filled

ADMIN = User(8, "Admin", "en", is_admin=True)
FIFTH, SIXTH, SEVENTH = (
    User(10 + n, name, "en", reachable=True) for n, name in enumerate(("Frida", "Gus", "Hana"))
)


# The lobby


def test_any_number_up_to_the_most_of_the_game_may_join() -> None:
    everybody = (*PEOPLE, STRANGER, FIFTH, SIXTH)
    for count in range(1, 7):
        live = gathered(*everybody[:count])
        assert "Start" in labels(only(live))
        assert do(live, ANNA, Start(1)).table.phase is Phase.RUNNING
    assert refusal(gathered(*everybody), SEVENTH, Join()) == "refused-table-full"


@pytest.mark.parametrize("mode", ["solo", "solo4", "solo5"])
def test_all_who_join_sit_on_one_seat_in_the_order_of_joining(mode: str) -> None:
    live = do(gathered(*PEOPLE, mode=mode), ANNA, Start(5))
    assert live.table.log
    assert live.table.log.seats == 1
    assert [person.user for person in live.table.people] == [1, 2, 3]
    assert is_team(live.table)
    assert {seat_of(live.table, user.id) for user in PEOPLE} == {0}
    assert chairs_at(live.table, Seat(0)) == (0, 1, 2)
    assert not is_team(team(ANNA).table)


def test_lobby_says_that_they_play_as_a_team_and_offers_no_colours_that_nobody_would_see() -> None:
    said = plain(only(gathered(*PEOPLE)))
    assert "Players (1–6 can play)\n👤 Anna · host\n👤 Борис\n👤 Clara <3" in said
    assert "🤝 Solo or one team: everyone who joins shares one seat" in said
    assert "Colours" not in labels(only(gathered(*PEOPLE)))
    usual = do(gathered(*PEOPLE), ANNA, SetOption("mode", "versus"))
    assert "🤝" not in plain(only(usual))
    assert "Colours" in labels(only(usual))


@pytest.mark.parametrize(
    ("language", "said"), [("ru", "делят одно место"), ("uk", "ділять одне місце")]
)
def test_lobby_says_so_in_other_languages(language: str, said: str) -> None:
    assert said in plain(only(gathered(*PEOPLE, language=language)))


def test_one_alone_needs_others_when_the_option_is_turned_off_again() -> None:
    live = do(gathered(ANNA), ANNA, SetOption("mode", "versus"))
    assert "We need 1 more player" in plain(only(live))
    assert refusal(live, ANNA, Start(1)) == "refused-too-few"


def test_three_who_were_a_team_have_a_seat_each_when_the_option_is_turned_off_again() -> None:
    live = do(gathered(*PEOPLE), ANNA, SetOption("mode", "versus"), Start(1))
    assert live.table.log
    assert live.table.log.seats == 3
    assert sorted(s for u in PEOPLE if (s := seat_of(live.table, u.id)) is not None) == [0, 1, 2]


def test_team_gets_the_same_stack_of_the_day_as_who_plays_alone() -> None:
    """They can compare: it is the same game."""
    day = "2026-11-20"
    one, three = (
        do(gathered(*people), ANNA, SetStack(daily=True), Start(seed, day))
        for seed, people in enumerate(((ANNA,), PEOPLE))
    )
    assert one.play
    assert three.play
    assert one.play.state.stack == three.play.state.stack


# Moves


def test_anyone_of_the_team_may_move_and_the_log_knows_who() -> None:
    live = by(team(), CLARA, ANNA, ANNA)
    assert [(move.seat, move.chair, move.by) for move in log(live)] == [
        (0, 2, By.PERSON),
        (0, 0, By.PERSON),
        (0, 0, By.PERSON),
    ]
    assert revive(ALL, live.table).play == live.play
    assert refusal(live, STRANGER, press(live)) == "refused-onlooker"


def test_who_plays_alone_is_not_told_apart_from_his_seat() -> None:
    assert [move.chair for move in log(by(team(ANNA), ANNA, ANNA))] == [None, None]


def test_last_confirmed_counts_and_the_press_of_a_friend_who_was_slower_is_out_of_date() -> None:
    live = team()
    slow = press(live)
    assert refusal(by(live, BORIS), CLARA, slow) == "refused-outdated"


def test_preview_is_the_teams_whoever_goes_on_with_it() -> None:
    live = team()
    assert do(live, ANNA, replace(press(live), confirm=False)) == live
    preview = shown(live, selection(live, 0, *press(live).path))["board"]
    assert "confirm?" in preview.text
    assert log(by(live, BORIS))


def test_whole_game_of_a_team_leads_to_its_end() -> None:
    live = moved(team(), 10_000)
    assert live.play
    assert live.table.phase is Phase.OVER
    last = plain(shown(live)["last"])
    result = ALL["carcassonne"].result(live.play.state)
    assert result
    assert last == f"Game over\n🏆 {TEAM}: {result.scores[0]} points together!"


# Taking back


def test_whoever_of_a_team_wants_to_take_a_move_back_asks_the_others() -> None:
    """Each move turns over a tile: one of them alone would try all places with the next one."""
    before, made = team(), by(team(), ANNA)
    for user in PEOPLE:
        asked = do(made, user, TakeBack())
        assert log(asked) == log(made)
        (motion,) = asked.table.motions
        agreed, back = Agree(Matter.UNDO, motion.chair, position(asked.table)), asked
        for other in filled(one for one in PEOPLE if one != user):
            assert log(back) == log(made)
            back = do(back, other, agreed)
        assert (log(back), back.play) == ((), before.play)
        assert position(back.table) > position(made.table)
    assert refusal(made, STRANGER, TakeBack()) == "refused-onlooker"


# Leaving, removing


def test_who_leaves_a_team_leaves_the_game_to_the_others() -> None:
    live = do(by(team(), ANNA), BORIS, resign)
    assert live.table.phase is Phase.RUNNING
    assert [move.by for move in log(live)] == [By.PERSON]
    assert to_act(ALL, live) == (0,)
    assert "➤ 🤝 Anna and Clara <3 — " in plain(board(live))
    assert "🚪 No longer in the team: Борис" in plain(board(live))
    assert "tg://user?id=2" not in board(live).text
    assert refusal(live, BORIS, press(live)) == "refused-gone"
    assert log(by(live, CLARA))[-1].chair == 2


def test_question_whether_somebody_means_it_says_what_becomes_of_the_game() -> None:
    live = team(ANNA, BORIS)
    assert "The others carry on." in leave_question(FRAME, live, Chair(1)).text
    left = do(live, BORIS, resign)
    assert "That ends the game." in leave_question(FRAME, left, Chair(0)).text
    many, few = begun("gifts", *PEOPLE), begun("gifts", ANNA, BORIS)
    assert "I’ll make the simplest moves" in leave_question(FRAME, many, Chair(0)).text
    assert "That ends the game." in leave_question(FRAME, few, Chair(0)).text


def test_last_of_a_team_who_leaves_ends_the_game() -> None:
    live = do(do(team(ANNA, BORIS), BORIS, resign), ANNA, resign)
    assert live.table.phase is Phase.STOPPED
    assert "🤝" in plain(shown(live)["last"])


def test_host_who_leaves_hands_over_within_the_team() -> None:
    assert do(team(), ANNA, resign).table.host == BORIS.id
    assert do(gathered(*PEOPLE), ANNA, Leave()).table.host == BORIS.id


def test_an_admin_removes_one_of_a_team_at_once_and_the_host_by_vote() -> None:
    live = team()
    assert do(live, ANNA, about(live, Matter.REMOVE, CLARA)).table.gone == frozenset()
    after = do(live, ADMIN, about(live, Matter.REMOVE, CLARA))
    assert after.table.gone == {2}
    assert after.table.phase is Phase.RUNNING
    assert present(after.table) == (0, 1)


def test_others_of_a_team_remove_by_vote_and_who_moves_is_here() -> None:
    live = team()
    asked = do(live, CLARA, about(live, Matter.REMOVE, BORIS))
    assert "🚪 Carry on without Борис?" in plain(board(asked))
    assert refusal(asked, BORIS, about(asked, Matter.REMOVE, BORIS)) == "refused-about-you"
    assert do(asked, ANNA, about(asked, Matter.REMOVE, BORIS)).table.gone == {1}
    assert by(asked, BORIS).table.motions == ()
    assert by(asked, ANNA).table.motions == asked.table.motions
    no = Object(Matter.REMOVE, Chair(1), position(asked.table))
    assert do(asked, CLARA, no).table.motions == ()


def test_who_of_a_team_is_to_be_removed_is_asked_by_name() -> None:
    asked = people_question(FRAME, team(), Matter.REMOVE, (Chair(1), Chair(2)), Chair(0))
    assert [row[0].text for row in asked.keyboard] == [
        "🚪 Remove Борис",
        "🚪 Remove Clara <3",
        "No",
    ]


def test_everybody_of_a_team_has_a_vote_on_stopping() -> None:
    once = do(team(), BORIS, stop)
    assert once.table.phase is Phase.RUNNING
    assert do(once, CLARA, stop).table.phase is Phase.STOPPED
    assert by(once, BORIS).table.votes == frozenset()


def test_forgotten_one_of_a_team_plays_on_under_another_name() -> None:
    live = do(team(), BORIS, Forget("Player"))
    assert "Anna, Player and Clara <3" in plain(board(live))
    assert "Борис" not in str(live.table)
    assert log(by(live, BORIS))[0].chair == 1


# Time


def clocked(hours: int = 12) -> Live:
    """A team that has `hours` hours for each move."""
    return do(gathered(*PEOPLE), ANNA, SetClock(hours * HOUR), Start(1))


def let_be_late(live: Live) -> Live:
    """Let the time of those who are awaited pass."""
    up = live.table.since + live.table.clock
    return do(live, STRANGER, Tick(up, live.revision), now=up)


def test_late_team_may_still_move_and_nobody_else_at_the_table_could_skip_it() -> None:
    late = let_be_late(clocked())
    assert f"⏰ Out of time: {TEAM}. Any of you can still move" in plain(board(late))
    assert not any(
        filled("Skip" in text or "Remove" in text for r in buttons(board(late)) for text in r)
    )
    assert refusal(late, BORIS, about(late, Matter.SKIP, ANNA)) == "refused-awaited"
    skipped = do(late, ADMIN, about(late, Matter.SKIP, ANNA))
    assert [(move.by, move.chair) for move in log(skipped)] == [(By.SKIPPED, None)]
    assert f"⏭ Skipped: {TEAM}." in plain(board(skipped))
    assert not by(late, CLARA).table.late


def test_all_of_a_late_team_are_called() -> None:
    late = let_be_late(by(clocked(), ANNA))
    assert all(f"tg://user?id={user.id}" in board(late).text for user in PEOPLE)


def test_each_of_a_team_is_reminded_as_he_wants() -> None:
    live, daily = clocked(72), Habits("daily", 0)
    half = NOON + 36 * HOUR  # the board is shown anew, with the button that reminds
    assert next_moment(ALL, live, {2: daily}, NOON) == NOON + 24 * HOUR
    assert next_moment(ALL, live, {9: daily}, NOON) == half
    left = do(live, CLARA, resign)
    assert next_moment(ALL, left, {3: daily}, NOON) == half
