"""What is kept of a game that is over."""

from msgspec.structs import replace

from bot.table.computers import awaited
from bot.table.gathering import AddComputer, Start
from bot.table.played import played
from bot.table.values import Phase, with_changes
from bot.table.verdict import Verdict
from games.core.contract import Level
from games.core.log import By
from tests.bot.tables import ALL, ANNA, BORIS, computed, do, lobby, moved, over


def test_usual_time_is_that_of_moves_which_the_person_has_made() -> None:
    """Not of turns that were skipped, or that a computer has made for them."""
    live = over("gifts", ANNA, BORIS)
    assert live.table.log
    first = live.table.log.moves[0].seat
    times = iter((7, 300, 500))
    moves = []
    for number, move in enumerate(live.table.log.moves):
        took = next(times, 7) if move.seat == first else 0
        by = {300: By.SKIPPED, 500: By.COMPUTER}.get(took, By.PERSON)
        moves.append(replace(move, took=took, by=by) if number else replace(move, took=7))
    log = replace(live.table.log, moves=tuple(moves))
    kept = played(ALL, with_changes(live, log=log))
    assert kept
    user = live.table.people[first].user
    assert {one.pace for one in kept.sittings if one.user == user} == {7}


def test_those_are_named_whose_result_counts_and_of_the_others_nothing_is_kept() -> None:
    live = over("gifts", ANNA, BORIS)
    for verdict, known in ((Verdict.COUNTS, True), (Verdict.SKIPPED, False)):
        kept = played(ALL, with_changes(live, verdicts=(verdict, Verdict.COUNTS)))
        assert kept
        names = {one.user: one.name for one in kept.sittings}
        person = live.table.people[0]
        assert (names.get(person.user) == person.name) == known
        assert names[live.table.people[1].user] == live.table.people[1].name


def test_one_among_computers_has_beaten_them_or_not_and_of_two_neither_has() -> None:
    alone = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), Start(1))
    both = do(lobby("gifts", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1))
    found = []
    for live in (alone, both):
        while live.table.phase is Phase.RUNNING:
            live = computed(live) if awaited(ALL, live) else moved(live, 1)
        kept = played(ALL, live)
        assert kept
        found.append((kept.beat >= 0, kept.is_versus))
        if kept.beat >= 0:
            (one,) = kept.sittings
            assert live.play
            result = ALL["gifts"].result(live.play.state)
            assert result
            assert kept.beat == int(one.points == max(result.scores))
    assert found == [(True, False), (False, True)]


def test_a_record_is_of_those_who_have_set_it() -> None:
    kept = played(ALL, over("carcassonne", ANNA, BORIS))
    assert kept
    bests = {best.id: (best.count, best.users) for best in kept.bests}
    assert bests == {"city": (2, (2,)), "road": (4, (1,)), "field": (9, (1,))}
