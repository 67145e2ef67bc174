"""What outlived those whom it was about: lateness of another decision, a question for a slot, an
offer, a host, a stamp. Each was met by two features together.
"""

from msgspec.structs import replace

from bot.features.calling.part import Calls
from bot.features.handing.buttons import OfferSeat as OfferButton
from bot.features.handing.shown import handing_rows
from bot.features.handing.table import OfferSeat
from bot.features.pause.part import Pause
from bot.features.pause.table import AskPause
from bot.table.circles import read_by
from bot.table.gathering import AddComputer
from bot.table.parts import Friend
from bot.table.seating import person_of, seat_of
from bot.table.settling import settled
from bot.table.slots import Want, awaits_answer
from bot.table.tally import absent
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    HOUR,
    NOBODY,
    Matter,
    Motion,
    Phase,
    Place,
    User,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import SitAgain, Stop, TakeBack
from bot.texts.reader import public_reader
from games.core.contract import Level
from tests.bot.table.test_settling import LEFT, about, chair, offering, replaced
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
    lobby,
    moved,
    refusal,
)


def test_who_was_late_before_a_pause_is_neither_removed_nor_replaced_in_it_by_one_alone() -> None:
    live = begun("gifts", *PEOPLE)
    late = next(one for one in PEOPLE if seat_of(live.table, one.id) in to_act(ALL, live))
    others = [one for one in PEOPLE if one != late]
    live = with_changes(live, clock=DAY, since=NOON - 2 * DAY)
    ledger = replace(live.table.ledger, began=NOON - 2 * DAY, at=NOON - 2 * DAY)
    live = do(with_changes(live, ledger=ledger), User(0, "", "en"), Tick(NOON, live.revision))
    assert live.table.late
    assert absent(ALL, live) == {chair(live, late)}
    live = with_changes(live, pause=Pause(NOON, 0, others[0].id))
    assert absent(ALL, live) == frozenset()
    for user, matter in ((others[0], Matter.REMOVE), (others[1], Matter.REPLACE)):
        asked = do(live, replace(user, is_admin=True), about(live, matter, late))
        assert not asked.table.gone
        assert asked.table.people[chair(live, late)].computer is None
        assert [motion.matter for motion in asked.table.motions] == [matter]


def test_an_answer_about_a_slot_goes_with_who_is_alone() -> None:
    live = do(begun("gifts", ANNA, BORIS), BORIS, replaced)
    live = do(live, ANNA, Want(NOON + 2 * HOUR), now=NOON + 2 * HOUR)
    assert awaits_answer(live.table)
    live = do(live, BORIS, SitAgain())
    live = do(live, BORIS, replaced)
    assert not awaits_answer(live.table)


def test_who_has_come_on_a_new_chair_has_not_sat_there_longest() -> None:
    """The host goes: of one who has taken a seat over and one who came later, the former leads."""
    live = moved(begun("saboteur", *PEOPLE), 2)
    others = [one for one in PEOPLE if one.id != live.table.host]
    first, second = (replace(STRANGER, id=number, name=str(number)) for number in (11, 12))
    for owner, newcomer in zip(others, (first, second), strict=True):
        live, take = offering(live, owner)
        live = do(live, newcomer, take)
    log = live.table.log
    assert log
    people = (*live.table.people, person_of(live.table, STRANGER, 5))
    later = replace(log, seats=4, joined=(len(log.moves) + 3,))
    gone = frozenset({chair(live, ANNA)})
    grown = settled(ALL, live, with_changes(live, people=people, log=later, gone=gone), NOON)
    assert ANNA.id == live.table.host
    assert grown.table.host in (first.id, second.id)


def test_who_was_voted_out_does_not_choose_who_plays_on_in_their_place() -> None:
    live = begun("gifts", *PEOPLE)
    for matter in (Matter.REMOVE, Matter.REPLACE):
        for user in (ANNA, BORIS):
            if chair(live, CLARA) in live.table.gone or matter is Matter.REMOVE:
                live = do(live, user, about(live, matter, CLARA))
    assert live.table.people[chair(live, CLARA)].computer
    assert refusal(live, CLARA, OfferSeat(NOON)) == "refused-voted-out"
    rows = handing_rows(public_reader(FRAME, live.table), live)
    assert OfferButton(live.table.id, chair(live, CLARA)) not in [
        button.token for row in rows for button in row
    ]


def test_a_seat_offered_by_name_is_on_offer_no_more_once_its_friend_has_left_the_group() -> None:
    live = do(begun("gifts", ANNA, BORIS), BORIS, OfferSeat(NOON, Friend("eve", "@eve")))
    assert do(live, replace(STRANGER, username="carl"), LEFT).table.offer
    assert do(live, replace(STRANGER, username="Eve"), LEFT).table.offer is None


def test_a_table_that_is_over_knows_nobody_who_has_only_opened_it_or_paused() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, AskPause(3, NOON))
    host = replace(STRANGER, id=77)
    live = with_changes(live, host=host.id, pause=replace(live.table.pause, by=BORIS.id))
    ended = do(live, host, Stop(stamp_of_table(live.table)))
    assert ended.table.phase is Phase.STOPPED
    assert ended.table.host == NOBODY
    assert (ended.table.pause, ended.table.calls) == (Pause(), Calls())


def test_a_vote_needs_whoever_has_their_move_back_by_an_undo_of_the_same_press() -> None:
    """They were late with nothing: the time that was up was another's."""
    live = moved(begun("gifts", *PEOPLE), 1)
    log = live.table.log
    assert log
    author = next(one for one in PEOPLE if seat_of(live.table, one.id) == log.moves[0].seat)
    others = [one for one in PEOPLE if one != author]
    live = do(live, author, TakeBack())
    live = with_changes(live, late=True, away=frozenset({chair(live, others[1])}))
    replacing = Motion(Matter.REPLACE, chair(live, others[1]), frozenset({others[0].id}))
    live = with_changes(live, motions=(*live.table.motions, replacing))
    live = do(live, others[0], about(live, Matter.UNDO, author))
    assert live.table.log
    assert not live.table.log.moves
    assert live.table.people[chair(live, others[1])].computer is None
    assert [motion.matter for motion in live.table.motions] == [Matter.REPLACE]


def test_a_lobby_of_strangers_with_a_computer_is_cancelled_in_each_language() -> None:
    """Its stamp had the computer's name, which each reads in their own language."""
    live = with_changes(lobby("gifts", ANNA, BORIS), place=Place(0, 5), strangers=True)
    live = do(live, ANNA, AddComputer(Level.EASY))
    for user in (ANNA, BORIS):
        assert stamp_of_table(read_by(live, user.id).table) == stamp_of_table(live.table)
