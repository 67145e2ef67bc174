"""Somebody joins Saboteur with the next round, when all who play agree: docs/adr/0125."""

from random import Random

import pytest

import render
from bot.display.board.recap import since_own
from bot.display.records.chronicle import chronicle
from bot.display.records.stepping import stepped
from bot.display.surfaces import surfaces
from bot.features.handing.table import TakeOver, word_of_offer
from bot.features.latecomers.table import AskToJoin, StepBack, free_chair
from bot.features.latecomers.telling import outcomes
from bot.features.series.part import Series, Tally
from bot.features.series.table import counted
from bot.handlers.pages.mydata import of_oneself
from bot.store.tables import decoded, encoded, new_moves, snapshot_of
from bot.table.forgetting import Forget
from bot.table.gathering import Start
from bot.table.hours import asked
from bot.table.parting import Reached
from bot.table.played import played
from bot.table.preparing import Press, imagined
from bot.table.seating import is_team
from bot.table.values import (
    NEW_CHAIR,
    NOBODY,
    Chair,
    Live,
    Phase,
    Place,
    User,
    position,
    revive,
    stamp_of,
    to_act,
    with_changes,
)
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from games.core.choices import decision, path_to
from games.core.log import Move, find, replay, unfolded
from games.core.values import Seat
from tests.bot.leaks import leaks
from tests.bot.looking import more, plain, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    decide,
    do,
    lobby,
    moved,
    refusal,
    stop,
    user_at,
)
from tests.contract.plays import Play, Position
from tests.features.latecomers.test_table import admit
from tests.proofs import filled

ASK = AskToJoin(NOON)
LATE = STRANGER
"""Who comes late."""
NEW = Seat(3)


def take(live: Live) -> TakeOver:
    assert live.table.offer
    return TakeOver(NEW_CHAIR, word_of_offer(live.table, live.table.offer), NOON)


def waiting(seed: int = 1) -> Live:
    """Three play Saboteur, and have agreed that a fourth joins."""
    live = do(begun("saboteur", *PEOPLE, seed=seed), LATE, ASK)
    for user in PEOPLE:
        live = do(live, user, admit)
    return do(live, LATE, take)


def steps(live: Live, seed: int = 1) -> list[Live]:
    """Every position up to the end of the game."""
    found, chance = [live], Random(seed)
    while found[-1].table.phase is Phase.RUNNING:
        live = found[-1]
        found.append(decide(live, chance.choice(to_act(ALL, live)), chance))
    return found


def joined(live: Live) -> Live:
    """The first position with the newcomer."""
    return next(one for one in steps(live) if len(one.table.people) == len(PEOPLE) + 1)


def test_newcomer_waits_for_the_next_round_and_plays_it() -> None:
    live = waiting()
    assert live.table.people == begun("saboteur", *PEOPLE).table.people
    assert live.play == begun("saboteur", *PEOPLE).play
    after = joined(live)
    assert after.play
    assert after.play.state.round == 2
    assert after.table.people[NEW].user == LATE.id
    assert after.table.invited == ()
    assert after.table.log
    assert after.table.log.seats == len(PEOPLE) + 1
    assert not is_team(after.table)
    assert len({person.colour for person in after.table.people}) == len(PEOPLE) + 1


def test_nobody_is_shown_anything_of_the_round_that_was_dealt_for_fewer() -> None:
    """The newcomer sits down in the same change by which the round begins."""
    before, *found = steps(waiting())
    for after in filled(found):
        assert before.play
        assert after.play
        is_new = after.play.state.round > before.play.state.round == 1
        assert is_new is (len(after.table.people) > len(before.table.people))
        before = after


@pytest.mark.parametrize("seed", range(3))
def test_game_with_a_newcomer_comes_to_its_end(seed: int) -> None:
    """Whoever it is, they are asked like the others; the log leads to the state."""
    found = steps(waiting(seed), seed)
    assert {NEW} & {seat for one in found for seat in to_act(ALL, one)}
    over = found[-1]
    assert over.table.log
    assert over.play
    assert replay(ALL["saboteur"], over.table.log).state == over.play.state
    assert over.table.phase is Phase.OVER
    assert plain(shown(over)["last"])


def test_newcomer_who_begins_the_round_is_asked_with_all_the_time() -> None:
    for seed in range(30):
        live = joined(waiting(seed))
        if to_act(ALL, live) == (NEW,):
            assert live.table.since == NOON
            assert [person.user for person in asked(ALL, live)] == [LATE.id]
            return
    raise AssertionError("no newcomer has begun a round")


def test_result_of_the_newcomer_counts_for_nobody() -> None:
    told = played(ALL, steps(waiting())[-1])
    assert told
    assert sorted(sitting.user for sitting in told.sittings) == [NOBODY, 1, 2, 3]


def test_table_is_stored_while_they_wait_and_after_they_have_joined() -> None:
    for live in (waiting(), joined(waiting())):
        _, stored = new_moves(live, None)
        assert decoded(ALL, encoded(live.table), snapshot_of(live), stored) == live
        assert revive(ALL, live.table).play == live.play


def test_chats_show_nothing_that_their_readers_may_not_know() -> None:
    found = steps(waiting())
    last = found[-1].table.log
    assert last
    game, start = ALL["saboteur"], found[0].play
    assert start
    states = [start, *unfolded(game, last)]
    positions = tuple(
        Position(before.state, move.seat, find(game, before.state, move.seat, move.action), after)
        for before, after, move in zip(states, states[1:], last.moves, strict=False)
    )
    play = Play(game, last, positions)
    for moves in filled(range(last.joined[0], len(last.moves), 9)):
        assert list(leaks(FRAME, play, moves, seed=moves)) == []


def test_every_picture_is_laid_out() -> None:
    """In the end a round has no role for who had not come yet."""
    found = steps(waiting())
    at = next(n for n, one in enumerate(found) if len(one.table.people) > len(PEOPLE))
    for live in (*found[at : at + 3], *found[-2:]):
        pictures = [one.picture for one in surfaces(FRAME, live) if one.picture]
        assert pictures
        for picture in pictures:
            assert render.layout(picture).items


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_says_who_asks_who_is_welcome_and_who_waits(language: str) -> None:
    live = with_changes(begun("saboteur", *PEOPLE), language=language)
    said = {
        "en": (
            "Join from the next round",
            "would like to join",
            "you can join",
            "Joining next round",
        ),
        "ru": ("Играть со следующего", "хочет играть", "присоединяйтесь", "Со следующего раунда"),
        "uk": ("Грати з наступного", "хоче грати", "приєднуйтеся", "З наступного раунду"),
    }[language]
    assert any(said[0] in label for label in more(shown(live)["board"]))
    live = do(live, LATE, ASK)
    assert said[1] in plain(shown(live)["board"])
    for user in PEOPLE:
        live = do(live, user, admit)
    assert said[2] in plain(shown(live)["board"])
    assert said[3] in plain(shown(do(live, LATE, take))["board"])


def test_who_waits_does_not_ask_again_and_others_may() -> None:
    live = waiting()
    assert refusal(live, LATE, ASK) == "refused-already-joined"
    assert do(live, User(20, "Max", "en", reachable=True), ASK).table.offer


def test_who_has_waited_until_the_end_is_told_and_known_until_they_are_forgotten() -> None:
    """For a rematch; the board says no more that they join, and /mydata tells it."""
    running = waiting()
    over = do(running, ANNA, stop(running))
    assert [one.user for one in over.table.invited] == [LATE.id]
    assert outcomes(running.table, over.table, ANNA.id) == [(LATE.id, "latecomer-over")]
    assert LATE.name not in plain(shown(over)["last"])
    assert of_oneself(over.table, LATE.id)["invited"]
    assert do(over, LATE, Forget("Player")).table.invited == ()


def test_who_waits_may_wait_no_longer_and_ask_again() -> None:
    before = waiting()
    live = do(before, LATE, StepBack())
    assert outcomes(before.table, live.table, LATE.id) == []  # they know
    assert outcomes(before.table, live.table, ANNA.id) == [(LATE.id, "latecomer-nothing")]
    assert live.table.invited == ()
    assert len(steps(live)[-1].table.people) == len(PEOPLE)
    assert do(live, LATE, ASK).table.offer


def test_where_no_seat_can_be_added() -> None:
    """Strangers, tables in private chats, a stack that others play, a last round, a full table."""
    live = begun("saboteur", *PEOPLE)
    assert free_chair(ALL, live) == NEW_CHAIR
    for changes in ({"strangers": True}, {"place": Place(NOBODY, 5)}, {"day": "2026-01-01"}):
        assert free_chair(ALL, with_changes(live, **changes)) is None
    last = next(one for one in steps(live) if one.play and one.play.state.round == 3)
    assert free_chair(ALL, last) is None
    assert free_chair(ALL, begun("carcassonne", ANNA, BORIS)) is None
    many = tuple(User(30 + n, f"G{n}", "en", reachable=True) for n in range(9))
    assert free_chair(ALL, do(lobby("saboteur", ANNA, *many), ANNA, Start(1))) is None


def test_secrets_need_the_private_chat() -> None:
    shut = User(9, "Eve", "en", reachable=False)
    assert refusal(begun("saboteur", *PEOPLE), shut, ASK) == "refused-unreachable"
    assert moved(waiting(), 3).table.invited[0].reachable


def test_game_can_be_looked_back_on_from_its_end_to_its_beginning() -> None:
    """Before the newcomer came there was one seat less than there are people."""
    over = steps(waiting())[-1]
    assert over.table.log
    said = chronicle(FRAME, with_changes(over, language="en"))
    assert STRANGER.name in said
    for at in filled(range(0, len(over.table.log.moves) + 1, 15)):
        step = stepped(Reader(FRAME, Place(LATE.id), "en"), over, at)
        assert step.picture
        assert render.layout(step.picture).items
    joined_at = over.table.log.joined[0]
    for live in filled(one for one in steps(waiting()) if one.table.log):
        assert live.table.log
        if len(live.table.log.moves) in (joined_at, joined_at + 5, joined_at + 30):
            for chair in map(Chair, range(len(live.table.people))):
                assert since_own(FRAME, live, chair, "en") is not None


def test_who_cannot_be_told_secrets_any_more_waits_for_no_seat() -> None:
    live = waiting()
    assert [one.user for one in live.table.invited] == [STRANGER.id]
    assert not do(live, STRANGER, Reached(reachable=False)).table.invited


def test_series_begins_anew_where_a_prepared_move_brings_the_newcomer_in() -> None:
    """It went on with three for four people: the end of the game could not be shown."""
    tallies = (Tally(wins=1), Tally(), Tally())
    found = steps(with_changes(waiting(), series=Series(number=1, tallies=tallies)))
    at = next(at for at, one in enumerate(found) if len(one.table.people) == 4)
    log = found[at].table.log
    assert log
    last_but_one, last = log.moves[at - 2 : at]
    ahead = makes(found[at - 2], last, is_ahead=True)
    after = makes(ahead, last_but_one)
    assert len(after.table.people) == 4
    assert after.table.series.tallies == ()
    end = steps(after)[-1]
    assert len(counted(ALL, end).tallies) == 4


def makes(live: Live, move: Move, *, is_ahead: bool = False) -> Live:
    """Make a move of a game again, or prepare it."""
    at = imagined(ALL, live, move.seat) if is_ahead else live
    assert at
    assert at.play
    actions = decision(ALL["saboteur"], at.play.state, move.seat)
    path = path_to(actions, next(one for one in actions if str(one) == move.action))
    press = Press(stamp_of(ALL, at, move.seat), path, confirm=True, seen=position(live.table))
    return do(live, user_at(live, move.seat), press)


def test_who_gets_their_seat_with_the_round_is_told_nothing_else() -> None:
    """Nor that nothing came of it."""
    found = steps(waiting())
    at = next(at for at, one in enumerate(found) if len(one.table.people) == 4)
    assert outcomes(found[at - 1].table, found[at].table, ANNA.id) == []
