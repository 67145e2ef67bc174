"""Rematches of the same people are counted; a best of three has a winner (ADR 126)."""

import pytest
from msgspec.structs import replace

from bot.display import buttons as display
from bot.features.series.part import MIXED, Series
from bot.features.series.shown import BestOf, lobby_line
from bot.features.series.table import SetBestOf, counted, followed, handed_on, victors
from bot.table.forgetting import Forget
from bot.table.gathering import AddComputer, Decline, Join, SetOption, Start
from bot.table.played import played
from bot.table.values import NOBODY, Chair, Live, Table, User, stamp_of_table, with_changes
from bot.texts.reader import public_reader
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    begun,
    do,
    lobby,
    moved,
    over,
    refusal,
    resign,
    stop,
    until_person,
)
from tests.features.series.evenings import Evening, first_game, winners


def wins(live: Live) -> dict[int, int]:
    """How many games of the series each user has won, with the one that has just ended."""
    tallies = counted(ALL, live).tallies
    return {p.user: t.wins for p, t in zip(live.table.people, tallies, strict=True)}


def rematch(old: Live, host: User = ANNA) -> Live:
    """The lobby of a rematch, to which all who played are invited."""
    people = tuple(one for one in old.table.people if one.user == host.id or one.computer)
    fresh = Table("b" * 10, GROUP, "en", host.id, game=old.table.game, options=old.table.options)
    guests = tuple(one for one in old.table.people if not one.computer)
    ready = with_changes(Live(fresh), people=people, invited=guests, secret="another secret")
    return Live(handed_on(ALL, old, ready.table))


def again(old: Live, *people: User, seed: int = 1) -> Live:
    """A rematch of these people, played to its end."""
    ready = rematch(old)
    for user in people[1:]:
        ready = do(ready, user, Join())
    return moved(do(ready, ANNA, Start(seed)), 10_000, seed)


async def test_wins_and_points_of_all_games_are_counted_by_person(bot: Pressed) -> None:
    evening, won, points = await first_game(bot, ANNA, BORIS), [0, 0], [0, 0]
    for seed in range(1, 4):
        live = evening.live
        assert live.play
        result = ALL["gifts"].result(live.play.state)
        assert result
        for at, user in enumerate((ANNA, BORIS)):
            seat = next(s for s, one in enumerate(live.table.people) if one.user == user.id)
            won[at] += user.id in winners(live)
            points[at] += result.scores[seat]
        series = counted(ALL, live)
        by_user = dict(zip((p.user for p in live.table.people), series.tallies, strict=True))
        assert [by_user[ANNA.id].wins, by_user[BORIS.id].wins] == won
        assert [by_user[ANNA.id].points, by_user[BORIS.id].points] == points
        evening = await evening.rematch(BORIS, ANNA)
        assert evening.live.table.series.number == seed + 1
        evening = await evening.played(BORIS, seed)


def test_games_lost_in_a_row_are_counted_against_the_same_computers() -> None:
    """From the first game on; against computers of another level another series begins."""
    live, lost = over("gifts", ANNA, BORIS), 0
    for seed in range(1, 6):
        anna = next(at for at, one in enumerate(live.table.people) if one.user == ANNA.id)
        lost = 0 if ANNA.id in winners(live) else lost + 1
        assert counted(ALL, live).tallies[anna].lost == lost
        live = again(live, ANNA, BORIS, seed=seed)
    person, other = live.table.people
    easy, strong = (
        (person, replace(other, user=NOBODY, computer=level))
        for level in (Level.EASY, Level.STRONG)
    )
    old = with_changes(live, people=easy)
    assert handed_on(ALL, old, replace(old.table, people=easy)).series.tallies
    assert handed_on(ALL, old, replace(old.table, people=strong)).series == Series(number=1)


async def test_the_best_of_three_is_won_by_two_wins_and_then_begins_anew(bot: Pressed) -> None:
    evening = await (await first_game(bot, ANNA, BORIS)).rematch(ANNA, BORIS)
    evening = await evening.press(ANNA, BestOf(evening.live.table.id, 3))
    for seed in range(1, 10):
        evening = await evening.played(ANNA, seed)
        if won := victors(counted(ALL, evening.live)):
            break
        evening = await evening.rematch(ANNA, BORIS)
    users = {evening.live.table.people[chair].user for chair in won}
    assert users
    assert all(wins(evening.live)[user] == 2 for user in users)
    told = played(ALL, evening.live)
    assert told
    assert set(told.series) == users
    assert "The series goes to" in evening.last_word
    anew = await evening.rematch(ANNA, BORIS)
    assert anew.live.table.series == Series(number=1, best_of=3)


async def test_others_are_another_series(bot: Pressed) -> None:
    """Somebody more, or somebody else, has not played the games before."""
    evening = await (await first_game(bot, ANNA, BORIS)).rematch(ANNA, BORIS, CLARA)
    assert "wins" not in evening.lobby
    ended = await evening.played(ANNA)
    assert counted(ALL, ended.live).number == 1
    assert sum(wins(ended.live).values()) == len(winners(ended.live))


def test_fewer_are_another_series() -> None:
    ended = again(over("gifts", ANNA, BORIS, CLARA), ANNA, BORIS)
    assert counted(ALL, ended).number == 1


def test_who_says_no_ends_the_series() -> None:
    """Nothing is left of somebody whom the table knows no more: /forget would not find it."""
    declined = do(rematch(over("gifts", ANNA, BORIS)), BORIS, Decline())
    assert declined.table.series == Series(number=1)


async def test_who_has_left_the_game_before_ends_the_series(bot: Pressed) -> None:
    left = moved(do(begun("gifts", ANNA, BORIS, CLARA), CLARA, resign), 10_000)
    kept = await saved(bot.store, left)
    await bot.store.places.claim(GROUP, kept.table.id, None)
    again = await Evening(bot, kept).rematch(ANNA, BORIS)
    assert again.live.table.series == Series(number=1)


def test_a_game_whose_leader_was_removed_ends_the_series() -> None:
    ended = over("gifts", ANNA, BORIS)
    anna, boris = ended.table.people
    represented = with_changes(ended, people=(anna, replace(boris, computer=Level.EASY)))
    assert rematch(represented).table.series.number == 2
    void = with_changes(represented, sent_off=frozenset({Chair(1)}))
    assert rematch(void).table.series == Series(number=1)


def test_a_stopped_game_counts_for_nobody() -> None:
    first = over("gifts", ANNA, BORIS)
    second = do(do(rematch(first), BORIS, Join()), ANNA, Start(2))
    stopped = do(second, ANNA, stop)
    third = rematch(stopped)
    assert (third.table.series.number, second.table.series.number) == (2, 2)
    assert sum(tally.wins for tally in third.table.series.tallies) == len(winners(first))


def test_a_computer_counts_as_a_player() -> None:
    first = lobby("gifts", ANNA)
    for _ in range(2):
        first = do(first, ANNA, AddComputer(Level.EASY))
    ended = with_computers(do(first, ANNA, Start(1)))
    for seed in range(2, 6):
        before = names_of_wins(ended)
        ended = with_computers(do(rematch(ended), ANNA, Start(seed)))
        after = names_of_wins(ended)
        assert set(before) == set(after)
        assert all(0 <= after[name] - before[name] <= 1 for name in after)
        assert sum(after.values()) > sum(before.values())


def with_computers(live: Live) -> Live:
    """Play to the end, whoever decides by chance: who decided is not what is counted."""
    while live.play and ALL["gifts"].result(live.play.state) is None:
        live = moved(until_person(live), 1)
    return live


def names_of_wins(live: Live) -> dict[str, int]:
    tallies = counted(ALL, live).tallies
    return {p.name: t.wins for p, t in zip(live.table.people, tallies, strict=True)}


def test_another_computer_more_is_another_series() -> None:
    first = do(lobby("gifts", ANNA, BORIS), ANNA, AddComputer(Level.EASY))
    ended = with_computers(do(first, ANNA, Start(1)))
    fuller = do(rematch(ended), ANNA, AddComputer(Level.EASY))
    assert fuller.table.series == Series(number=1)


def test_points_of_games_with_other_options_are_not_added() -> None:
    ready = do(rematch(over("gifts", ANNA, BORIS)), BORIS, Join())
    others_ = do(ready, ANNA, SetOption("cards", "4"), Start(2))
    assert counted(ALL, moved(others_, 10_000)).terms == MIXED


def test_only_the_host_of_a_rematch_says_how_it_is_won() -> None:
    assert refusal(lobby("gifts", ANNA, BORIS), ANNA, SetBestOf(3)) == "refused-outdated"
    ready = do(rematch(over("gifts", ANNA, BORIS)), BORIS, Join())
    assert refusal(ready, BORIS, SetBestOf(3)) == "refused-only-host"
    assert refusal(ready, ANNA, SetBestOf(4)) == "refused-outdated"


def evening_of(most: int, least: int) -> Live:
    """The last game of an open evening of two: so many games are won by the one, by the other."""
    for first in range(1, 20):
        ended = over("gifts", ANNA, BORIS, seed=first)
        for seed in range(2, 9):
            if sorted(wins(ended).values()) == [least, most]:
                return ended
            ended = again(ended, ANNA, BORIS, seed=seed)
    raise AssertionError("they never stood like this")


def test_the_way_to_the_best_of_five_throws_nothing_away() -> None:
    """The button goes from open to three and then to five: at 2 : 1 it lost both."""
    lobby_ = do(rematch(evening_of(2, 1)), BORIS, Join())
    won = lobby_.table.series.tallies
    five = do(lobby_, ANNA, SetBestOf(3), SetBestOf(5))
    assert five.table.series == replace(lobby_.table.series, best_of=5)
    started = do(five, ANNA, Start(3)).table.series
    assert sorted(tally.wins for tally in started.tallies) == sorted(one.wins for one in won)
    open_ = do(five, ANNA, SetBestOf(0))
    assert open_ == lobby_


def test_a_best_of_that_is_won_already_begins_anew_at_the_start() -> None:
    """Anna has won an open evening: three games more are to be played for."""
    lobby_ = do(rematch(evening_of(2, 1)), BORIS, Join())
    three = do(lobby_, ANNA, SetBestOf(3))
    assert lobby_line(public_reader(FRAME, three.table), three.table) == "Best of 3"
    assert do(three, ANNA, Start(3)).table.series == Series(number=1, best_of=3)


@pytest.mark.parametrize("is_cancelled", [False, True])
async def test_a_rematch_below_an_older_last_word_goes_on_with_the_latest_series(
    bot: Pressed, *, is_cancelled: bool
) -> None:
    """It wiped the series: 2 : 1 became 1 : 0. A lobby that came to nothing is no game."""
    evening = await first_game(bot, ANNA, BORIS)
    first = evening.live.table.id
    for seed in (1, 2):
        evening = await (await evening.rematch(ANNA, BORIS)).played(ANNA, seed)
    latest, stood = evening.live, wins(evening.live)
    if is_cancelled:
        closed = await evening.rematch(ANNA)
        await closed.press(
            ANNA, display.Stop(closed.live.table.id, stamp_of_table(closed.live.table))
        )
    below = await evening.press(ANNA, display.Rematch(first))
    series = below.live.table.series
    assert below.live.table.id not in {first, latest.table.id}
    assert (series.number, {one.user: one.wins for one in series.tallies}) == (4, stood)


async def test_of_other_people_an_older_last_word_wipes_nothing(bot: Pressed) -> None:
    """Clara's game of the afternoon hands on nothing, and takes nothing from the evening."""
    evening = await first_game(bot, ANNA, BORIS)
    evening = await (await evening.rematch(ANNA, BORIS)).played(ANNA)
    older = await saved(bot.store, with_changes(over("gifts", ANNA, CLARA), id="c" * 10))
    other = await evening.press(ANNA, display.Rematch(older.table.id))
    assert other.live.table.series.tallies == ()
    await other.press(ANNA, display.Stop(other.live.table.id, stamp_of_table(other.live.table)))
    back = await evening.press(ANNA, display.Rematch(evening.live.table.id))
    assert {one.user: one.wins for one in back.live.table.series.tallies} == wins(evening.live)


def test_a_seat_taken_over_by_another_begins_a_series() -> None:
    """Somebody else sits there: what was won on that chair is not theirs."""
    second = do(do(rematch(over("gifts", ANNA, BORIS)), BORIS, Join()), ANNA, Start(2))
    assert second.table.series.tallies
    clara = lobby("gifts", CLARA).table.people[0]
    people = tuple(one if one.user == ANNA.id else clara for one in second.table.people)
    after = followed(second, with_changes(second, people=people))
    assert after.table.series == Series(number=1)


def test_somebody_forgotten_is_nobody_in_it() -> None:
    anna = User(987_654, "Anna", "en", reachable=True)
    first = over_with(anna)
    asked = rematch(first, BORIS)
    assert "987654" in str(asked.table.series)
    gone = do(asked, anna, Forget("Player"))
    assert "987654" not in str(gone.table)
    joined = do(do(rematch(first, BORIS), anna, Join()), anna, Forget("Player"))
    running = do(joined, BORIS, Start(2))
    ended = do(running, BORIS, stop)
    assert "987654" not in str(ended.table)
    assert "Anna" not in str(ended.table)


def over_with(anna: User) -> Live:
    """A game of somebody with an id that is found anywhere, and Boris; whoever has won it."""
    ended = over("gifts", ANNA, BORIS)
    there = lobby("gifts", anna).table.people[0]
    people = tuple(there if one.user == ANNA.id else one for one in ended.table.people)
    return with_changes(ended, people=people)


async def test_an_old_button_of_another_table_sets_nothing(bot: Pressed) -> None:
    evening = await first_game(bot, ANNA, BORIS)
    before = evening.live
    after = await evening.press(ANNA, BestOf(before.table.id, 3))
    assert after.live == before
