"""First games: tips, each told once to who has not had it; gentle games alone (docs/adr/0087)."""

from msgspec.structs import replace

from bot.display.values import Selection
from bot.features.tips.table import due_tip
from bot.table.first_games import PlayAsUsual, PlayGently, may_begin_anew
from bot.table.forgetting import Forget
from bot.table.gathering import Start, opened
from bot.table.gentle import is_new_to
from bot.table.moves import Play
from bot.table.seating import chair_of, chairs_at, seat_at
from bot.table.speech import Prefer
from bot.table.values import Chair, Live, Place, Table, position, stamp_of, to_act, with_changes
from games.core.choices import decision, path_to, screen
from games.core.contract import Level, defaults
from games.core.rng import Rng
from tests.bot.looking import labels, only, path_of, plain, selection, shown
from tests.bot.tables import ALL, ANNA, BORIS, begun, do, moved, refusal, until_person

NEW = replace(ANNA, tips=())
"""Anna, who has played nothing yet and wants tips."""


def alone(game: str) -> Live:
    """A first game against computers in Anna's private chat, where she is to move."""
    table = Table("0123456789", Place(NEW.id), "en", NEW.id)
    waiting = Live(opened(ALL, table, NEW, game))
    options = {"memory": "open"} if game == "glastonbury" else {}
    return until_person(do(waiting, NEW, PlayGently(options), Start(1)))


def chair(live: Live) -> Chair:
    found = chair_of(live.table, ANNA.id)
    assert found is not None
    return found


def test_each_tip_is_told_once() -> None:
    live, told = begun("carcassonne", NEW, BORIS), NEW.tips or ()
    for _ in range(20):
        while seat_at(live.table, chair(live)) not in to_act(ALL, live):
            live = moved(live, 1)
        assert due_tip(ALL, live, chair(live)) not in told
        live = moved(live, 1)
        told = live.table.people[chair(live)].tips or ()
    assert told[0] == "carcassonne-tip-begin"
    assert len(told) == len(set(told)) > 1


def test_who_has_had_a_tip_or_wants_none_is_not_told() -> None:
    had = replace(NEW, tips=("saboteur-tip-begin", "carcassonne-tip-begin"))
    for user, tips in ((had, {"carcassonne-tip-monastery", None}), (ANNA, {None})):
        live = moved(begun("carcassonne", user, BORIS), 1)
        assert {due_tip(ALL, live, chair(live))} <= tips
    live = do(begun("carcassonne", NEW, BORIS), ANNA, Prefer())
    assert live.table.people[chair(live)].tips is None


def test_tip_stands_on_the_board_that_its_person_alone_sees_until_they_choose() -> None:
    board = shown(alone("castle"))["board"]
    question, tip, *_ = plain(board).split("\n")
    assert question.startswith("➤ Your turn — ")
    assert tip.startswith("🎓 What you complete moves your marker")
    assert any("No more tips" in said for said in labels(board))


def test_follower_that_surely_scores_is_chosen_at_first_against_computers() -> None:
    """And with it the points, and still the tip; until something else is chosen."""
    live = alone("carcassonne")
    placed = only(live, selection(live, to_act(ALL, live)[0], 0))
    assert placed.keyboard[0][0].text == "● A · Follower on the road (+2)"
    question, tip, *_ = plain(placed).split("\n")
    assert question == "➤ Your turn — place a follower?"
    assert tip == "🎓 A follower scores once its road or city is complete."
    declined = placed.keyboard[-2][0]
    stamp, path, _ = path_of(declined.token)
    other = only(live, Selection(to_act(ALL, live)[0], stamp, path))
    assert "● No follower" in labels(other)
    assert "🎓" not in plain(other)
    stamp, path, _ = path_of(placed.keyboard[-1][-1].token)
    after = do(live, NEW, Play(stamp, path, confirm=True))
    assert after.table.log
    assert after.table.log.moves[-1].action.endswith(" road0")


def test_among_people_a_newcomer_finds_nothing_chosen_that_could_be_left_out() -> None:
    """No follower is one tap, as Confirm is for those who have played before."""
    for anna, last in ((NEW, "No follower"), (ANNA, "✓ Confirm")):
        live = begun("carcassonne", anna, BORIS)
        while seat_at(live.table, chair(live)) not in to_act(ALL, live):
            live = moved(live, 1)
        seat = to_act(ALL, live)[0]
        board = only(live, selection(live, seat, 1))
        green = [b for row in board.keyboard for b in row if b.style == "success"]
        assert [button.text for button in green] == [last]
        stamp, path, _ = path_of(green[0].token)
        after = do(live, anna, Play(stamp, path, confirm=True))
        assert position(after.table) == position(live.table) + 1


def test_tip_stands_in_the_private_chat_where_that_is_asked_there_and_not_in_the_group() -> None:
    live = begun("saboteur", NEW, BORIS, replace(BORIS, id=3, name="Clara"))
    while seat_at(live.table, chair(live)) not in to_act(ALL, live):
        live = moved(live, 1)
    found = shown(live)
    assert "🎓" in plain(found[f"hand{chair(live)}"])
    assert "🎓" not in plain(found["board"]).replace("🎓 How to play", "")


def test_tip_is_of_the_question_that_is_asked() -> None:
    """Which side of which tile is asked once; and each kind of card has a tip of its own."""
    live = alone("land_vs_sea")
    seat = to_act(ALL, live)[0]
    tip = "Either tile, either side up"
    looks = (shown(live, selection(live, seat, *[0] * taps)) for taps in range(3))
    told = [any(tip in plain(one) for one in look.values()) for look in looks]
    assert told == [True, False, False]


def test_tip_of_a_question_that_was_not_asked_waits_for_one_that_is() -> None:
    """Whoever goes first takes the last card, and need not be told that any may be taken."""
    live, tip = moved(begun("laar", NEW, replace(BORIS, tips=())), 3), "laar-tip-take"
    (first,) = chairs_at(live.table, to_act(ALL, live)[0])
    for moves, is_due in ((0, False), (2, True)):  # then the other goes first
        live = moved(live, moves)
        assert (due_tip(ALL, live, first) == tip) == is_due
        live = moved(live, 1)
        assert (tip in (live.table.people[first].tips or ())) == is_due


def test_each_kind_of_card_has_a_tip_of_its_own_once_it_is_chosen() -> None:
    live = begun("saboteur", NEW, BORIS, replace(BORIS, id=3, name="Clara"), seed=3)
    while seat_at(live.table, chair(live)) not in to_act(ALL, live):
        live = moved(live, 1)
    seat = seat_at(live.table, chair(live))
    assert live.play
    moves = decision(ALL["saboteur"], live.play.state, seat)
    for card, tip in (("lay", "begin"), ("break", "break")):
        path = path_to(moves, next(one for one in moves if str(one).startswith(f"{card} ")))
        told = due_tip(ALL, live, chair(live), screen(moves, path[:1]))
        assert told == f"saboteur-tip-{tip}"
        made = do(live, NEW, Play(stamp_of(ALL, live, seat), path, confirm=True))
        assert told in (made.table.people[chair(made)].tips or ())


def test_nobody_is_accompanied_who_was_forgotten() -> None:
    live = do(begun("carcassonne", NEW, BORIS), NEW, Forget("Player"))
    assert live.table.people[chair(live)].tips is None


def test_who_has_had_a_tip_in_a_game_has_played_it() -> None:
    assert is_new_to(NEW, "land_vs_sea")
    assert not is_new_to(replace(NEW, tips=("land-vs-sea-tip-lay",)), "land_vs_sea")
    assert not is_new_to(ANNA, "land_vs_sea")


def test_first_game_is_gentle() -> None:
    """Options as the lesson has taught them, the easiest computers, and hints."""
    live = alone("glastonbury")
    assert live.table.options["memory"] == "open"
    assert {one.computer for one in live.table.people} == {None, Level.EASY}
    assert live.table.hints
    board = shown(live)["board"]
    assert "First game: easy computers, hints. Memory: open" in plain(board)
    assert any("Usual game instead" in said for said in labels(board))


def test_first_game_becomes_a_usual_one_by_one_tap() -> None:
    gentle = alone("glastonbury")
    live = do(gentle, NEW, PlayAsUsual(7))
    assert live.table.log is not None
    assert live.table.log.options == defaults(ALL["glastonbury"])
    assert live.table.log.rng == Rng(7).shuffled(live.table.people)[1]
    assert Level.EASY not in {one.computer for one in live.table.people}
    assert position(live.table) > position(gentle.table)
    assert not may_begin_anew(live.table)
    assert refusal(live, NEW, PlayAsUsual(8)) == "refused-outdated"


def test_after_a_move_the_game_goes_on_as_it_is() -> None:
    gentle = alone("glastonbury")
    live = moved(gentle, 1)
    assert not may_begin_anew(live.table)
    assert refusal(live, NEW, PlayAsUsual(7)) == "refused-outdated"
    assert refusal(gentle, BORIS, PlayAsUsual(7)) != ""


def test_the_usual_game_has_the_stack_of_the_day_that_is_wanted() -> None:
    gentle = with_changes(alone("carcassonne"), daily=True)
    one, other, next_day = (
        do(gentle, NEW, PlayAsUsual(seed, day)).table
        for seed, day in ((7, "2026-11-30"), (8, "2026-11-30"), (7, "2026-12-01"))
    )
    assert one.day == other.day == "2026-11-30"
    assert one.log
    assert other.log
    assert next_day.log
    assert one.log.rng == other.log.rng != next_day.log.rng
