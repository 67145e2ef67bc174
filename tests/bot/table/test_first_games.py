"""A first game alone: who sets it up; it becomes a usual one until its person has moved."""

from msgspec.structs import replace

from bot.table.first_games import PlayAsUsual, PlayGently, chosen_at_first, may_begin_anew
from bot.table.gathering import Start, opened
from bot.table.speech import Prefer
from bot.table.values import Live, Phase, Place, Table, position
from games.core.choices import AtFirst
from games.core.contract import Level, defaults
from games.core.values import Seat
from tests.bot.tables import ALL, ANNA, BORIS, begun, do, lobby, moved, refusal, until_person

NEW = replace(ANNA, tips=())
"""Anna, who has played nothing yet."""


def alone(game: str = "carcassonne") -> Live:
    """A lobby in Anna's private chat."""
    table = Table("0123456789", Place(NEW.id), "en", NEW.id)
    return Live(opened(ALL, table, NEW, game))


def test_it_is_set_up_by_the_host_with_the_easiest_computers() -> None:
    table = do(alone(), NEW, PlayGently({})).table
    assert table.gentle
    assert [one.computer for one in table.people] == [None, Level.EASY]
    assert refusal(lobby("gifts", ANNA, BORIS), BORIS, PlayGently({})) == "refused-only-host"


def test_it_begins_anew_as_usual_until_its_person_has_moved() -> None:
    live = until_person(do(alone(), NEW, PlayGently({"farmers": "off"}), Start(0)))
    assert live.tale, "a computer has moved"
    assert may_begin_anew(live.table)
    again = do(live, NEW, PlayAsUsual(1))
    assert (again.table.phase, again.table.gentle, again.tale) == (Phase.RUNNING, False, ())
    assert again.table.options == defaults(ALL["carcassonne"])
    levels = {one.user: one.computer for one in again.table.people}
    assert levels[NEW.id] is None
    assert {level for user, level in levels.items() if user != NEW.id} == {tuple(Level)[-1]}
    assert position(again.table) > position(live.table)
    assert not may_begin_anew(again.table)
    assert not may_begin_anew(moved(live, 1).table)
    assert refusal(moved(live, 1), NEW, PlayAsUsual(2)) == "refused-outdated"
    assert not may_begin_anew(do(alone(), NEW, PlayGently({})).table)


def test_who_wants_no_tips_has_had_none_by_a_move() -> None:
    live = moved(begun("carcassonne", NEW, BORIS), 2)
    tips = {person.user: person.tips for person in live.table.people}
    assert tips[NEW.id]
    assert tips[BORIS.id] is None


def test_who_changes_how_they_read_is_as_new_to_a_game_as_before() -> None:
    had = replace(ANNA, tips=("carcassonne-tip-begin",))
    for anna, tips, is_new in ((NEW, NEW.tips, True), (had, had.tips, False), (NEW, None, False)):
        live = do(begun("carcassonne", anna, BORIS), replace(anna, tips=tips, aloud=True), Prefer())
        (person,) = (one for one in live.table.people if one.user == ANNA.id)
        assert (person.is_new, person.tips, person.aloud) == (is_new, tips, True)


def test_what_is_chosen_at_first_depends_on_who_sits_there() -> None:
    gentle = do(alone(), NEW, PlayGently({}), Start(1))
    assert chosen_at_first(gentle.table, Seat(0)) is AtFirst.SURE
    live = begun("carcassonne", NEW, BORIS)
    found = {
        person.user: chosen_at_first(live.table, Seat(seat))
        for seat, person in enumerate(live.table.people)
    }
    assert found == {NEW.id: AtFirst.NOTHING, BORIS.id: AtFirst.LEFT_OUT}
