"""What counts of a game: one truth for last word, series and statistics (docs/adr/0048)."""

from html import unescape
from random import Random
from re import sub

import pytest
from msgspec.structs import replace

from bot.display.board.finals import final_caption
from bot.features.series.part import Series, Tally
from bot.features.series.table import counted, handed_on
from bot.table.computers import awaited
from bot.table.forgetting import Forget
from bot.table.gathering import SetClock, Start
from bot.table.moves import PlayOn
from bot.table.played import Played, played
from bot.table.removal import is_removed
from bot.table.seating import chair_of, present
from bot.table.ticking import Tick
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Refused,
    User,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.verdict import Verdict
from bot.table.verdicts import told_ranks
from bot.table.votes import Agree, Resign, SitAgain
from games.core.log import By
from games.core.score import Result
from games.core.values import TABLE, Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    decide,
    do,
    everybody,
    fresh,
    lobby,
    moved,
    over,
    resign,
    user_at,
)

ADMIN = User(8, "Admin", "en", is_admin=True)
DAY = 86_400


def chair(live: Live, user: User) -> Chair:
    found = chair_of(live.table, user.id)
    assert found is not None
    return found


def about(live: Live, matter: Matter, user: User) -> Agree:
    return Agree(matter, chair(live, user), position(live.table))


def left_to_a_computer(live: Live) -> Command:
    """Leave one's seat to a computer, by one's own wish."""
    return Resign(stamp_of_table(live.table), is_replaced=True)


def next_move(live: Live, chance: Random) -> Live:
    """Let whoever is awaited move at random, computers too."""
    seat = chance.choice(to_act(ALL, live))
    if seat not in awaited(ALL, live):
        return decide(live, seat, chance)
    assert live.play
    action = chance.choice([*ALL[live.table.game or ""].legal_actions(live.play.state, seat)])
    return do(live, STRANGER, PlayOn(seat, stamp_of(ALL, live, seat), str(action)))


def to_the_end(live: Live, seed: int = 1) -> Live:
    chance = Random(seed)
    while live.table.phase is Phase.RUNNING:
        live = next_move(live, chance)
    assert live.table.phase is Phase.OVER
    return live


def moves_of(live: Live, user: User, *by: By) -> int:
    """How many moves of somebody's seat were decided so, or at all."""
    assert live.table.log
    seat = Seat(chair(live, user))
    return sum(m.seat == seat and (not by or m.by in by) for m in live.table.log.moves)


def summary(live: Live) -> Played:
    found = played(ALL, live)
    assert found
    return found


def places(live: Live) -> dict[int, int]:
    """The places of those for whom it counts."""
    return {one.user: one.place for one in summary(live).sittings if one.user != NOBODY}


def series_wins(live: Live) -> set[int]:
    """Who has won this game in a series."""
    begun_ = with_changes(
        live, series=Series(number=2, tallies=(Tally(),) * len(live.table.people))
    )
    tallies = counted(ALL, begun_).tallies
    pairs = zip(live.table.people, tallies, strict=True)
    return {person.user for person, tally in pairs if tally.wins}


def result_of(live: Live) -> Result:
    """How the game itself has ended."""
    assert live.play
    result = ALL[live.table.game or ""].result(live.play.state)
    assert result
    return result


def headline(live: Live) -> set[int]:
    """Whom the last word names as winners."""
    best = told_ranks(live.table, result_of(live))[0]
    return {live.table.people[seat].user for seat in best}


def deed(live: Live, chance: Random) -> Live:
    """Let somebody do something about a seat, if they may."""
    user = chance.choice(PEOPLE)
    table = live.table
    if table.people[chair(live, user)].computer:
        return asked_back(live, user) if is_removed(table, user.id) else do(live, user, SitAgain())
    deeds: list[tuple[User, Command]] = [
        (user, left_to_a_computer(live)),
        (ADMIN, about(live, Matter.REPLACE, user)),
        (ADMIN, about(live, Matter.SKIP, user)),
        (ADMIN, about(live, Matter.REMOVE, user)),
    ]
    author, command = chance.choices(deeds, weights=(4, 4, 6, 1))[0]
    try:
        return do(live, author, command)
    except Refused:
        return live


@pytest.mark.parametrize("seed", range(40))
def test_whole_games_with_computers_skips_and_removals_have_one_truth(seed: int) -> None:
    live, chance = begun("carcassonne", *PEOPLE, seed=seed), Random(seed)
    while live.table.phase is Phase.RUNNING:
        live = deed(live, chance) if chance.random() < 0.1 else next_move(live, chance)
    if live.table.phase is not Phase.OVER:
        assert played(ALL, live) is None
        return
    told, here = places(live), {live.table.people[at].user for at in present(live.table)}
    for user in PEOPLE:
        own = moves_of(live, user, By.PERSON, By.PREPARED)
        if user.id in told:
            assert user.id in here
            assert 2 * own > moves_of(live, user)
    if live.table.sent_off - {*present(live.table)}:
        assert told == {}
        assert series_wins(live) == set()
        return
    firsts = {user for user, place in told.items() if place == 1}
    assert series_wins(live) == firsts or len(told) < 2
    if len(summary(live).sittings) > 1:
        assert firsts <= headline(live)
        assert 1 in {one.place for one in summary(live).sittings}


def asked_back(live: Live, whom: User) -> Live:
    """All others ask somebody back who was removed."""
    here = {live.table.people[one].user for one in present(live.table)}
    for user in PEOPLE:
        if user != whom and user.id in here and is_removed(live.table, whom.id):
            live = do(live, user, about(live, Matter.RETURN, whom))
    return live


def test_who_let_a_computer_play_most_moves_and_comes_back_has_won_nothing() -> None:
    """Docs/adr/0048: 31 of 36 moves by the computer were a counted win."""
    for seed in range(20):
        live, chance = begun("carcassonne", *PEOPLE, seed=seed), Random(seed)
        live = do(live, BORIS, left_to_a_computer)
        while len(live.table.log.moves if live.table.log else ()) < 60:
            live = next_move(live, chance)
        ended = to_the_end(do(live, BORIS, SitAgain()), seed)
        assert moves_of(ended, BORIS, By.COMPUTER) > moves_of(ended, BORIS, By.PERSON) > 0
        assert ended.table.verdicts[chair(ended, BORIS)] is Verdict.COMPUTED
        assert sorted(places(ended)) == [ANNA.id, CLARA.id]
        assert 1 in places(ended).values()
        assert "Борис (a computer made most moves)" in plain(final_caption(everybody(ended), ended))


def test_who_let_a_computer_play_a_few_moves_and_comes_back_has_played() -> None:
    live = do(moved(begun("carcassonne", *PEOPLE), 40), BORIS, left_to_a_computer)
    for _ in range(6):
        live = next_move(live, Random(1))
    ended = to_the_end(do(live, BORIS, SitAgain()))
    assert moves_of(ended, BORIS, By.COMPUTER) > 0
    assert sorted(places(ended)) == [ANNA.id, BORIS.id, CLARA.id]


@pytest.mark.parametrize("is_own_wish", [False, True])
def test_a_computer_that_finishes_for_somebody_takes_no_place_from_the_others(
    *, is_own_wish: bool
) -> None:
    """The board said that "🤖 Boris" had won, series and statistics that Anna had."""
    seen = set()
    for seed in range(12):
        live = moved(begun("carcassonne", *PEOPLE, seed=seed), 30, seed)
        gone = about(live, Matter.REPLACE, BORIS)
        live = do(live, BORIS, left_to_a_computer) if is_own_wish else do(live, ADMIN, gone)
        ended = to_the_end(live, seed)
        told, text = places(ended), plain(final_caption(everybody(ended), ended))
        assert sorted(told) == [ANNA.id, CLARA.id]
        firsts = {user for user, place in told.items() if place == 1}
        assert headline(ended) == series_wins(ended) == firsts
        assert "Борис (a computer finished)" in text
        result, seat = result_of(ended), Seat(chair(ended, BORIS))
        seen.add(seat in result.ranking[0])
        assert f"▫️ 🤖 Борис — {result.scores[seat]}" in text
    assert seen == {False, True}


def plain(text: str) -> str:
    """The words of a caption, without its tags."""
    return unescape(sub("<[^>]*>", "", text))


def points(live: Live) -> tuple[int, ...]:
    """What everybody has, as all see it."""
    assert live.play
    game = ALL["carcassonne"]
    return game.scores(game.view(live.play.state, TABLE))


def ahead(seed: int) -> tuple[Live, User, User]:
    """A game that is half over; who leads it alone, and who comes last."""
    live = moved(begun("carcassonne", *PEOPLE, seed=seed), 36, seed)
    scores = points(live)
    order = sorted(range(3), key=lambda seat: -scores[seat])
    if len(set(scores)) < 3:
        return ahead(seed + 100)
    return live, user_at(live, order[0]), user_at(live, order[-1])


@pytest.mark.parametrize("seed", range(8))
def test_a_game_whose_leader_is_removed_within_their_time_counts_for_nobody(seed: int) -> None:
    """22 of 39 became the first place of who had the leader removed."""
    live, leader, _ = ahead(seed)
    ended = to_the_end(do(live, ADMIN, about(live, Matter.REMOVE, leader)), seed)
    assert summary(ended).sittings == ()
    assert summary(ended).bests == ()
    assert series_wins(ended) == set()
    said = f"⚖️ Counts for nobody: removed while in the lead — {leader.name}."
    assert said in plain(final_caption(everybody(ended), ended))


def test_its_rematch_begins_another_series() -> None:
    live, leader, _ = ahead(1)
    live = with_changes(live, series=Series(number=2, tallies=(Tally(wins=1),) * 3, best_of=3))
    ended = to_the_end(do(live, ADMIN, about(live, Matter.REMOVE, leader)))
    lobby_ = replace(fresh().table, invited=ended.table.people)
    assert handed_on(ALL, ended, lobby_).series == Series(number=1, best_of=3)


@pytest.mark.parametrize("seed", range(4))
def test_a_removed_player_who_did_not_lead_takes_nothing_from_the_others(seed: int) -> None:
    live, _, last = ahead(seed)
    ended = to_the_end(do(live, ADMIN, about(live, Matter.REMOVE, last)), seed)
    others = sorted(user.id for user in PEOPLE if user != last)
    assert sorted(places(ended)) == others
    assert f"{last.name} (left early)" in plain(final_caption(everybody(ended), ended))


def test_a_leader_who_is_late_is_removed_and_the_game_counts() -> None:
    live = do(lobby("carcassonne", *PEOPLE), ANNA, SetClock(DAY), Start(3))
    for moves in range(30, 60):
        at = moved(live, moves, 3)
        (seat,) = to_act(ALL, at)
        scores = points(at)
        if scores[seat] > max(score for one, score in enumerate(scores) if one != seat):
            break
    late = do(at, STRANGER, Tick(NOON + DAY, at.revision), now=NOON + DAY)
    assert late.table.late
    leader = user_at(late, seat)
    ended = to_the_end(do(late, ADMIN, about(late, Matter.REMOVE, leader), now=NOON + DAY))
    assert sorted(places(ended)) == sorted(user.id for user in PEOPLE if user != leader)


def test_a_leader_who_leaves_by_themselves_leaves_a_game_that_counts() -> None:
    live, leader, _ = ahead(2)
    ended = to_the_end(do(live, leader, resign))
    assert sorted(places(ended)) == sorted(user.id for user in PEOPLE if user != leader)


def test_a_removed_leader_who_comes_back_makes_the_game_count_again() -> None:
    live, leader, _ = ahead(1)
    live = do(live, ADMIN, about(live, Matter.REMOVE, leader))
    live = do(live, ADMIN, about(live, Matter.REPLACE, leader))
    ended = to_the_end(asked_back(live, leader))
    assert len(places(ended)) == 3


def test_against_a_computer_that_finishes_alone_nothing_counts() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 40)
    ended = to_the_end(do(live, BORIS, left_to_a_computer))
    assert series_wins(ended) == set()
    assert not summary(ended).is_versus
    assert "⚖️ Counts for nobody: 🤖 Борис (a computer finished)." in plain(
        final_caption(everybody(ended), ended)
    )


def test_the_last_word_of_a_game_that_counts_for_all_says_nothing_of_it() -> None:
    assert "⚖️" not in final_caption(everybody(over("gifts", *PEOPLE)), over("gifts", *PEOPLE))


def test_people_of_one_reason_stand_together_and_their_names_are_shortened_with_the_others() -> (
    None
):
    """Nine long ones, each with its reason, left the last word fifty letters."""
    live = over("gifts", *PEOPLE)
    names = ("Anna-Maria von der Weide", "Boris-Alexander Petrenko", "Clara")
    people = tuple(replace(one, name=n) for one, n in zip(live.table.people, names, strict=True))
    verdicts = (Verdict.SHARED, Verdict.SHARED, Verdict.LATE)
    told = with_changes(live, people=people, verdicts=verdicts)
    said = "{} and {} (the seat changed hands); Clara (joined later)."
    assert said.format(*names[:2]) in plain(final_caption(everybody(told), told))
    short = plain(final_caption(everybody(told), told, limit=250))
    assert said.format("Anna-Ma…", "Boris-A…") in short


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "⚖️ Doesn’t count for 🤖 Борис (a computer finished)."),
        ("ru", "⚖️ Не засчитывается: 🤖 Борис (доиграл компьютер)."),
        ("uk", "⚖️ Не зараховується: 🤖 Борис (дограв комп’ютер)."),
    ],
)
def test_it_is_said_in_the_language_of_the_table(language: str, line: str) -> None:
    live = begun("gifts", *PEOPLE, language=language)
    ended = to_the_end(do(live, ADMIN, about(live, Matter.REPLACE, BORIS)))
    assert line in plain(final_caption(everybody(ended), ended))


# Games that are over stay as they are


def test_a_game_that_ended_before_there_were_verdicts_is_told_as_it_was() -> None:
    """A game of 0.1.0, in which a computer has finished for Boris."""
    for seed in range(12):
        live = moved(begun("carcassonne", *PEOPLE, seed=seed), 30, seed)
        ended = to_the_end(do(live, ADMIN, about(live, Matter.REPLACE, BORIS)), seed)
        older = with_changes(ended, verdicts=())
        if Seat(chair(ended, BORIS)) in result_of(ended).ranking[0]:
            break
    assert sorted(places(older)) == [ANNA.id, CLARA.id]
    assert headline(older) == {BORIS.id}
    assert "⚖️" not in final_caption(everybody(older), older)
    assert do(older, CLARA, Forget("Player")).table.verdicts == ()


def test_what_counts_is_settled_once_and_outlives_forget() -> None:
    live = begun("gifts", *PEOPLE)
    ended = to_the_end(do(live, ADMIN, about(live, Matter.REPLACE, BORIS)))
    before = {one.user: (one.place, one.points) for one in summary(ended).sittings}
    forgotten = do(ended, BORIS, Forget("Player"))
    assert forgotten.table.verdicts == ended.table.verdicts
    assert {one.user: (one.place, one.points) for one in summary(forgotten).sittings} == before
    gone = do(ended, ANNA, Forget("Player"))
    kept = {one.user: (one.place, one.points) for one in summary(gone).sittings}
    assert kept == {(NOBODY if u == ANNA.id else u): told for u, told in before.items()}
