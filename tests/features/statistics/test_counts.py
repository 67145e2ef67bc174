"""What /stats reckons: of one game what is kept, of many what is told."""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.features.statistics.counts import (
    LONGEST,
    POINTS,
    Rival,
    of_person,
    people,
    statistics,
    without,
)
from bot.table.gathering import AddComputer, Start
from bot.table.played import Best, Played, Sitting, played
from bot.table.values import NOBODY, Live
from games.core.contract import Level
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    NOON,
    PEOPLE,
    begun,
    do,
    lobby,
    moved,
    over,
    resign,
    stop,
    until_person,
)
from tests.bot.teams import team
from tests.proofs import filled

A, B, C = 1, 2, 3


@dataclass
class Calendar:
    """Games one after the other; the latest is returned first."""

    games: list[Played]

    def game(self, *ranks: int | tuple[int, ...], game: str = "carcassonne") -> None:
        """Users by place, the best first; those who share one together."""
        sittings: list[Sitting] = []
        for rank in ranks:
            users, place = rank if isinstance(rank, tuple) else (rank,), len(sittings) + 1
            sittings += [Sitting(u, f"User {u}", place, 100 - 10 * place, 60, -1) for u in users]
        played = Played(game, NOON + len(self.games), 3600, tuple(sittings), (), False)
        self.games.insert(0, played)


def past(*games: tuple[int, ...]) -> list[Played]:
    calendar = Calendar([])
    for ranks in games:
        calendar.game(*ranks)
    return calendar.games


def kept(live: Live) -> Played:
    found = played(ALL, live)
    assert found
    return found


def test_game_is_kept_with_places_points_and_records() -> None:
    live = over("carcassonne", ANNA, BORIS)
    assert live.play
    result = ALL["carcassonne"].result(live.play.state)
    assert result
    found = kept(live)
    by_user = {sitting.user: sitting for sitting in found.sittings}
    for seat, person in enumerate(live.table.people):
        assert by_user[person.user].points == result.scores[seat]
        assert (by_user[person.user].place == 1) == (seat in result.ranking[0])
    assert filled({best.id for best in found.bests}) <= {"city", "road", "field"}
    assert found.is_versus


def test_stopped_game_is_not_kept() -> None:
    assert played(ALL, do(begun("gifts", *PEOPLE), ANNA, stop)) is None
    assert played(ALL, begun("gifts", *PEOPLE)) is None


def test_team_is_kept_apart() -> None:
    found = kept(moved(team(), 10_000))
    assert found.is_together
    assert not found.is_versus
    assert len({sitting.points for sitting in found.sittings}) == 1
    stats = statistics([found])
    assert stats.rows == ()
    assert stats.games == stats.together[0].games == 1


def test_computer_has_no_place_and_who_plays_against_it_alone_no_row() -> None:
    live = do(lobby("sealed", ANNA), ANNA, AddComputer(Level.EASY), Start(1))
    live = until_person(live)
    while not (found := played(ALL, live)):
        live = until_person(moved(live, 1))
    assert [(sitting.user, sitting.place) for sitting in found.sittings] == [(ANNA.id, 1)]
    counted = statistics([found])
    assert (counted.games, counted.alone) == (0, 1)
    assert live.play
    result = ALL["sealed"].result(live.play.state)
    assert result
    seat = next(at for at, one in enumerate(live.table.people) if one.user == ANNA.id)
    assert counted.alone_won == (seat in result.ranking[0])
    assert kept(over("carcassonne", ANNA, BORIS)).beat == -1


def test_who_has_left_has_not_played() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, resign)
    found = kept(moved(live, 10_000))
    assert {sitting.user for sitting in found.sittings} == {ANNA.id, PEOPLE[2].id}


def test_half_of_the_moves_took_as_long_as_the_pace_says() -> None:
    live = begun("gifts", ANNA, BORIS)
    first = moved(live, 1, now=NOON + 40)
    assert first.table.log
    assert first.table.log.moves[0].took == 40
    found = kept(moved(first, 10_000, now=NOON + 40))
    assert max(sitting.pace for sitting in found.sittings) == 40
    assert found.took == 40


def test_best_average_wins_and_streaks_are_told() -> None:
    games = past((A, B), (A, B), (B, A), (A, B), (A, B), (A, B))
    row = of_person(statistics(games), A)
    assert row
    assert (row.games, row.wins, row.best) == (6, 5, 90)
    assert row.average == pytest.approx((5 * 90 + 80) / 6)
    assert (row.streak, row.running) == (3, 3)


def test_shared_first_place_is_a_win_for_all_of_them() -> None:
    calendar = Calendar([])
    calendar.game((A, B), C)
    rows = {row.user: row.wins for row in statistics(calendar.games).rows}
    assert rows == {A: 1, B: 1, C: 0}


def test_rivals_have_met_three_times() -> None:
    twice = of_person(statistics(past((A, B), (A, B))), B)
    assert twice
    assert twice.nemesis is None
    stats = statistics(past((A, B), (A, B), (B, A)))
    loser, winner = of_person(stats, B), of_person(stats, A)
    assert loser
    assert winner
    assert loser.nemesis == Rival(A, 2, 3)
    assert winner.victim == Rival(B, 2, 3)
    assert loser.victim is winner.nemesis is None


def test_equal_rivals_are_none() -> None:
    row = of_person(statistics(past((A, B), (B, A), (A, B), (B, A))), A)
    assert row
    assert row.nemesis is row.victim is None


def test_record_belongs_to_who_had_it_first() -> None:
    def city(user: int, count: int) -> Played:
        return replace(past((A, B))[0], bests=(Best("city", count, (user,)),))

    stats = statistics([city(B, 7), city(A, 7), city(B, 4)])
    found = {holder.id: (holder.count, holder.users) for holder in stats.holders}
    assert found["city"] == (7, (A,))
    assert found[POINTS] == (90, (A,))
    assert found[LONGEST] == (3600, (A, B))


def test_who_stands_aside_is_nowhere() -> None:
    games = past((A, B, C), (A, B, C), (A, C, B))
    games = [replace(one, bests=(Best("city", 9, (A,)),)) for one in games]
    stats = statistics(without(games, {A}))
    assert {row.user for row in stats.rows} == {B, C}
    assert A not in stats.names
    left = [one for game in without(games, {A}) for one in game.sittings if one.user == NOBODY]
    assert [one.name for one in left] == ["", "", ""]
    assert all(filled(A not in holder.users for holder in stats.holders))
    assert "city" not in {holder.id for holder in stats.holders}
    rivals = [rival for row in stats.rows for rival in (row.nemesis, row.victim) if rival]
    assert A not in {rival.user for rival in rivals}
    assert all(row.wins == 0 for row in stats.rows), "nobody inherits a place"


def test_names_are_the_last_ones() -> None:
    old, new = past((A, B))[0], past((A, B))[0]
    new = replace(new, sittings=tuple(replace(one, name="New") for one in new.sittings))
    assert statistics([new, old]).names == {A: "New", B: "New"}
    assert people([new, old]) == {A, B}


def test_forgotten_person_is_nobody_and_the_others_keep_their_places() -> None:
    live = over("gifts", ANNA, BORIS)
    nameless = tuple(
        replace(p, user=NOBODY, name="Player") if p.user == ANNA.id else p
        for p in live.table.people
    )
    found = kept(replace(live, table=replace(live.table, people=nameless)))
    stats = statistics([found])
    assert [row.user for row in stats.rows] == [BORIS.id]
    before = of_person(statistics([kept(live)]), BORIS.id)
    assert before
    assert stats.rows[0].wins == before.wins
