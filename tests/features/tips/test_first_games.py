"""First games: tips, each told once to who has not had it; gentle games alone (docs/adr/0087)."""

from msgspec.structs import replace

from bot.features.tips.table import due_tip
from bot.table.first_games import PlayAsUsual, PlayGently, may_begin_anew
from bot.table.forgetting import Forget
from bot.table.gathering import Start, opened
from bot.table.gentle import is_new_to
from bot.table.seating import chair_of, seat_at
from bot.table.speech import Prefer
from bot.table.values import Chair, Live, Place, Table, position, to_act
from games.core.contract import Level, defaults
from games.core.rng import Rng
from tests.bot.looking import labels, plain, shown
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
    live, told = begun("carcassonne", NEW, BORIS), []
    for _ in range(20):
        while seat_at(live.table, chair(live)) not in to_act(ALL, live):
            live = moved(live, 1)
        told += [tip] if (tip := due_tip(ALL, live, chair(live))) else []
        live = moved(live, 1)
    assert told[0] == "carcassonne-tip-begin"
    assert len(told) == len(set(told))
    assert live.table.people[chair(live)].tips == tuple(told)


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


def test_tip_stands_in_the_private_chat_where_that_is_asked_there_and_not_in_the_group() -> None:
    live = begun("saboteur", NEW, BORIS, replace(BORIS, id=3, name="Clara"))
    while seat_at(live.table, chair(live)) not in to_act(ALL, live):
        live = moved(live, 1)
    found = shown(live)
    assert "🎓" in plain(found[f"hand{chair(live)}"])
    assert "🎓" not in plain(found["board"]).replace("🎓 How to play", "")


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
