"""Computers at a table sit down, move when it is time, and play on for people: docs/adr/0036."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.tables import decoded, encoded, snapshot_of
from bot.table.computers import CONSIDERING, awaited, chance_of, due, own, represented
from bot.table.gathering import (
    AddComputer,
    ChooseGame,
    Join,
    Leave,
    RemoveComputer,
    SetClock,
    SetHints,
    SetOption,
    SetPace,
    Start,
    hindrance,
)
from bot.table.hours import next_moment
from bot.table.moves import PlayOn
from bot.table.seating import present
from bot.table.ticking import Tick
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Matter,
    Person,
    Phase,
    Place,
    Table,
    User,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Resign, SitAgain, TakeBack
from bot.texts.catalogues import LANGUAGES
from games.core.contract import Level
from games.core.log import By, replay
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    STRANGER,
    begun,
    computed,
    dismiss,
    do,
    fresh,
    lobby,
    moved,
    refusal,
    until_person,
    user_at,
)

DAY = 86_400
ADD = AddComputer(Level.EASY)


def with_one(*people: Any, game: str = "gifts") -> Live:
    """A lobby of people and one computer."""
    return do(lobby(game, *people), ANNA, ADD)


def mixed(computers: int = 1, *people: Any, game: str = "gifts", seed: int = 1) -> Live:
    """A game of people and computers that has just begun."""
    return do(lobby(game, *(people or (ANNA,))), ANNA, *(ADD,) * computers, Start(seed))


def played(live: Live) -> Live:
    """Play to the end: people at random, computers as they do."""
    while live.table.phase is Phase.RUNNING:
        live = computed(live) if awaited(ALL, live) else moved(live, 1)
    return live


# In the lobby


def test_host_adds_computers_with_names_and_colours_of_their_own() -> None:
    live = do(with_one(ANNA, BORIS), ANNA, ADD)
    first, second = own(live.table)
    assert (first.user, first.computer) == (NOBODY, Level.EASY)
    assert len({person.name for person in live.table.people}) == 4
    assert len({person.colour for person in live.table.people}) == 4
    assert second.reachable  # it waits for no private chat


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_sit_down_as_there_are_seats(language: str) -> None:
    live = do(fresh(language), ANNA, ChooseGame("saboteur"), Join())
    live = do(live, ANNA, *(ADD,) * 9)
    assert refusal(live, ANNA, ADD) == "refused-table-full"
    assert refusal(live, BORIS, Join()) == "refused-table-full"
    assert len({person.name for person in live.table.people}) == 10


def test_only_the_host_adds_and_removes_computers_and_sets_what_they_do() -> None:
    live = with_one(ANNA, BORIS)
    remove = RemoveComputer(Chair(2), stamp_of_table(live.table))
    for command in (ADD, remove, SetPace(8), SetHints(True)):
        assert refusal(live, BORIS, command) == "refused-only-host"
    assert do(live, ANNA, SetPace(8)).table.pace == 8
    assert do(live, ANNA, SetHints(True)).table.hints
    assert own(do(live, ANNA, remove).table) == ()


def test_what_no_button_offers_is_refused() -> None:
    live = with_one(ANNA, BORIS)
    stamp = stamp_of_table(live.table)
    assert refusal(live, ANNA, AddComputer(Level.STRONG)) == "refused-outdated"
    assert refusal(live, ANNA, RemoveComputer(Chair(0), stamp)) == "refused-outdated"
    assert refusal(live, ANNA, RemoveComputer(Chair(9), stamp)) == "refused-outdated"
    assert refusal(live, ANNA, RemoveComputer(Chair(2), "old")) == "refused-outdated"
    assert refusal(live, ANNA, SetPace(5)) == "refused-outdated"
    assert refusal(begun("gifts", ANNA, BORIS), ANNA, ADD) == "refused-begun"


def test_computers_are_not_dismissed_as_people_are() -> None:
    """They have no user: a word about nobody must not be about all of them."""
    live = do(with_one(ANNA), ANNA, ADD)
    assert refusal(live, ANNA, dismiss(NOBODY)) == "refused-outdated"


def test_no_game_of_computers_alone_and_none_of_them_hosts() -> None:
    alone = do(with_one(ANNA), ANNA, ADD, Leave())
    missing = hindrance(ALL, alone.table)
    assert missing is not None
    assert missing.variables["fewest"] == 1
    assert alone.table.host == ANNA.id
    left = do(do(lobby("gifts", ANNA), ANNA, ADD), BORIS, Join())
    assert do(left, ANNA, Leave()).table.host == BORIS.id


def test_no_computer_plays_in_a_team() -> None:
    live = do(
        lobby("carcassonne", ANNA), ANNA, AddComputer(Level.STRONG), SetOption("mode", "solo")
    )
    assert refusal(live, ANNA, Start(1)) == "refused-computer-in-team"
    team = do(lobby("carcassonne", ANNA), ANNA, SetOption("mode", "solo"))
    assert refusal(team, ANNA, AddComputer(Level.STRONG)) == "refused-computer-in-team"


def test_in_a_private_chat_computers_fill_the_table_for_each_choice() -> None:
    anna = Person(ANNA.id, "Anna", "en", colour=0)
    mine = Live(Table("0123456789", Place(ANNA.id), "en", ANNA.id, people=(anna,)))
    seated = do(mine, ANNA, ChooseGame("carcassonne"))
    alone = do(seated, ANNA, SetOption("mode", "solo"))
    assert (len(seated.table.people), len(alone.table.people)) == (2, 1)
    again = do(alone, ANNA, SetOption("mode", "versus"))
    assert hindrance(ALL, again.table) is None


# Moves


def test_computer_moves_once_its_moment_has_come_and_the_log_tells_so() -> None:
    live = mixed(2, BORIS, ANNA)
    while not awaited(ALL, live):
        live = moved(live, 1)
    assert due(ALL, live) == NOON + live.table.pace
    assert next_moment(ALL, live, {}, NOON) == NOON + live.table.pace
    seat = awaited(ALL, live)[0]
    after = computed(live)
    assert after.table.log
    assert (after.table.log.moves[-1].seat, after.table.log.moves[-1].by) == (seat, By.COMPUTER)


def test_computer_that_has_moved_does_not_move_again_by_the_same_word() -> None:
    """A kill between the moment and the move: it is worked out again, and made once."""
    live = mixed(3)
    live = live if awaited(ALL, live) else moved(live, 1)
    seat = awaited(ALL, live)[0]
    again = PlayOn(seat, stamp_of(ALL, live, seat), "keep")
    after = do(live, STRANGER, again)
    assert do(after, STRANGER, again) == after
    assert chance_of(live.table, seat) != chance_of(after.table, seat)


def test_nobody_moves_for_a_computer_and_no_computer_for_a_person() -> None:
    live = mixed(1)
    person = next(seat for seat in (Seat(0), Seat(1)) if live.table.people[seat].user == ANNA.id)
    waiting = live if to_act(ALL, live) == (person,) else until_person(live)
    said = PlayOn(person, stamp_of(ALL, waiting, person), "keep")
    assert do(waiting, STRANGER, said) == waiting


def test_row_of_computers_is_one_message_and_a_person_is_called_by_a_new_one() -> None:
    live = mixed(3)
    live = moved(until_person(live), 1)
    between = computed(live)
    assert awaited(ALL, between)
    assert between.table.generation == live.table.generation
    assert until_person(between).table.generation == live.table.generation + 1


def test_each_move_of_a_row_waits_a_moment() -> None:
    live = mixed(3)
    live = moved(until_person(live), 1)
    after = computed(live, now=NOON + 100)
    assert due(ALL, after) == NOON + 100 + after.table.pace


def test_computer_waits_while_people_talk_of_taking_a_move_back() -> None:
    live = mixed(1, ANNA, BORIS)
    while not (awaited(ALL, live) and live.table.log and live.table.log.moves):
        live = computed(live) if awaited(ALL, live) else moved(live, 1)
    mover = user_at(live, live.table.log.moves[-1].seat)
    asked = do(live, mover, TakeBack())
    assert due(ALL, asked) == asked.table.since + CONSIDERING


def test_move_is_taken_back_with_those_that_computers_have_answered() -> None:
    live = until_person(mixed(1, game="heaps"))
    answered = until_person(moved(live, 1))
    assert answered.table.log
    assert answered.table.log.moves[-1].by is By.COMPUTER
    back = do(answered, ANNA, TakeBack())
    assert back.play == live.play
    assert back.table.log == live.table.log


def test_nobody_alone_with_computers_takes_back_what_has_turned_something_over() -> None:
    """The move, or an answer to it: one would know what comes next."""
    answered = until_person(moved(until_person(mixed(2)), 1))
    assert refusal(answered, ANNA, TakeBack()) == "refused-turned-over"


def test_game_with_computers_comes_to_its_end_and_its_log_leads_there() -> None:
    for game in ("gifts", "sealed"):
        live = played(mixed(1, ANNA, BORIS, game=game))
        assert live.table.phase is Phase.OVER
        assert live.table.log
        assert live.play == replay(ALL[game], live.table.log)


def test_computers_answer_all_who_have_got_the_same_deal_alike() -> None:
    live = mixed(1)
    for day, is_alike in (("2026-11-20", True), ("", False)):
        one, other = (with_changes(live, day=day, id=id).table for id in ("one", "other"))
        assert (chance_of(one, Seat(0)) == chance_of(other, Seat(0))) == is_alike
    dealt = with_changes(mixed(1, seed=2), day="2026-11-20")
    assert chance_of(dealt.table, Seat(0)) != chance_of(one, Seat(0))


# In the place of somebody


def about(live: Live, chair: int) -> Agree:
    return Agree(Matter.REPLACE, Chair(chair), position(live.table))


def chair(live: Live, user: int) -> int:
    return next(at for at, one in enumerate(live.table.people) if one.user == user)


def test_late_player_is_replaced_by_anyone_at_the_table_with_one_tap() -> None:
    live = do(lobby("gifts", ANNA, BORIS, CLARA), ANNA, SetClock(DAY), Start(1))
    seat = to_act(ALL, live)[0]
    other = user_at(live, (seat + 1) % 3)
    early = do(live, other, about(live, seat))
    assert represented(early.table) == ()  # it is put to the vote
    late = do(live, STRANGER, Tick(NOON + DAY, live.revision), now=NOON + DAY)
    after = do(late, other, about(late, seat))
    assert represented(after.table) == (Chair(seat),)
    assert awaited(ALL, after) == (seat,)
    assert not after.table.late


def test_others_vote_and_the_host_is_one_of_them() -> None:
    live = begun("gifts", ANNA, BORIS, CLARA)
    whom = chair(live, CLARA.id)
    for one, other in ((ANNA, BORIS), (BORIS, ANNA)):
        asked = do(live, one, about(live, whom))
        assert [(m.matter, m.chair) for m in asked.table.motions] == [(Matter.REPLACE, whom)]
        assert refusal(asked, CLARA, about(asked, whom)) == "refused-about-you"
        assert represented(do(asked, other, about(asked, whom)).table) == (whom,)


def test_who_leaves_can_have_a_computer_play_on_and_come_back() -> None:
    live = begun("gifts", ANNA, BORIS)
    gone = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    assert gone.table.phase is Phase.RUNNING
    assert gone.table.host == BORIS.id
    assert present(gone.table) == (chair(gone, BORIS.id),)
    assert own(gone.table) == ()  # no computer that anybody added
    assert refusal(gone, ANNA, TakeBack()) == "refused-replaced"
    gone = until_person(gone) if awaited(ALL, gone) else gone
    back = do(gone, ANNA, SitAgain())
    assert len(present(back.table)) == 2
    assert played(back).table.phase is Phase.OVER


def test_seat_taken_back_at_its_turn_is_asked_by_a_new_message() -> None:
    live = begun("gifts", ANNA, BORIS)
    seat = to_act(ALL, live)[0]
    mover = user_at(live, seat)
    left = do(live, mover, Resign(stamp_of_table(live.table), is_replaced=True))
    back = do(left, mover, SitAgain(), now=NOON + 50)
    assert (back.table.generation, back.table.since) == (left.table.generation + 1, NOON + 50)
    assert awaited(ALL, back) == ()


def test_only_who_is_represented_takes_a_seat_back() -> None:
    live = begun("gifts", ANNA, BORIS, CLARA)
    assert refusal(live, ANNA, SitAgain()) == "refused-already-joined"
    assert refusal(live, STRANGER, SitAgain()) == "refused-onlooker"
    resigned = do(live, CLARA, Resign(stamp_of_table(live.table)))
    assert refusal(resigned, CLARA, SitAgain()) == "refused-gone"


def test_who_was_voted_out_comes_back_if_more_than_half_ask_them() -> None:
    """A computer may play for them meanwhile."""
    live = begun("gifts", ANNA, BORIS, CLARA)
    whom = chair(live, CLARA.id)
    admin = User(8, "Admin", "en", is_admin=True)
    removed = do(live, admin, Agree(Matter.REMOVE, Chair(whom), position(live.table)))
    replaced = do(removed, admin, about(removed, whom))
    assert replaced.table.gone == frozenset()
    assert refusal(replaced, CLARA, SitAgain()) == "refused-voted-out"
    back = Agree(Matter.RETURN, Chair(whom), position(replaced.table))
    asked = do(replaced, ANNA, back)
    assert len(present(asked.table)) == 2
    assert refusal(replaced, CLARA, back) == "refused-about-you"
    returned = do(asked, BORIS, back).table
    assert len(present(returned)) == 3
    assert not returned.removed


def test_nobody_replaces_a_computer() -> None:
    live = until_person(mixed(1, ANNA, BORIS))
    seat = next(s for s, one in enumerate(live.table.people) if one.computer)
    for matter in (Matter.REPLACE, Matter.SKIP, Matter.REMOVE):
        said = Agree(matter, Chair(seat), position(live.table))
        assert refusal(live, ANNA, said) == "refused-outdated"


def test_game_ends_when_the_last_person_leaves_it_but_not_when_computers_play_on() -> None:
    live = mixed(2)
    assert do(live, ANNA, Resign(stamp_of_table(live.table))).table.phase is Phase.STOPPED
    on = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    assert due(ALL, on) == on.table.since  # nobody is here to follow
    while on.table.phase is Phase.RUNNING:
        on = computed(on)
    assert on.table.phase is Phase.OVER
    assert on.table.log
    assert {move.by for move in on.table.log.moves} == {By.COMPUTER}


def test_computers_have_no_votes() -> None:
    live = mixed(2, ANNA, BORIS)
    mover = user_at(until_person(live), to_act(ALL, until_person(live))[0])
    after = moved(until_person(live), 1)
    asked = do(after, mover, TakeBack())
    (motion,) = asked.table.motions
    other = ANNA if mover == BORIS else BORIS
    agree = Agree(Matter.UNDO, motion.chair, position(asked.table))
    back = do(asked, other, agree)
    assert back.table.undone > 0


def test_level_survives_the_store() -> None:
    live = mixed(1, ANNA, BORIS)
    again = decoded(ALL, encoded(live.table), snapshot_of(live), ())
    assert again.table == replace(live.table, log=again.table.log)
