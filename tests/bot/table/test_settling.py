"""Features in pairs: what is asked is looked at again when the people change. Each of these stood
for somebody who was not there, or was carried out for nobody.
"""

import pytest
from msgspec.structs import replace

from bot.display.board.people_panel import people_rows, represented_rows, retract_row
from bot.display.buttons import Rematch
from bot.display.surfaces import surfaces
from bot.features.handing.shown import handing_rows
from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.features.latecomers.table import AskToJoin, TurnDown
from bot.features.pause.table import AskPause, Resume, wish_of
from bot.features.signs.table import MakeSign, Mute
from bot.table.circles import read_by
from bot.table.days_off import Span
from bot.table.forgetting import Forget
from bot.table.gathering import AddComputer, Decline, InviteBack, Join, Leave, Start
from bot.table.parting import Parted, Reached
from bot.table.relations import Relation, relations
from bot.table.seating import awaited_guests, chair_of, present, seat_of
from bot.table.speech import Prefer, Speak
from bot.table.suspension import SetAway
from bot.table.ticking import Tick
from bot.table.values import (
    HOUR,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Phase,
    Place,
    User,
    position,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, AskHints, Object, Resign, SitAgain, Stop, TakeBack
from bot.table.words import check_of
from bot.texts.reader import public_reader
from games.core.contract import Level
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
    dismiss,
    do,
    everybody,
    fresh,
    lobby,
    moved,
    refusal,
    resign,
    stop,
    until_person,
    user_at,
)
from tests.features.latecomers.test_newcomers import waiting
from tests.features.latecomers.test_table import admit, admitted, game

LEFT, BACK = Parted(is_back=False), Parted(is_back=True)
DORA = User(4, "Dora", "en", reachable=True)


def replaced(live: Live) -> Command:
    return Resign(stamp_of_table(live.table), is_replaced=True)


def chair(live: Live, user: User) -> Chair:
    found = chair_of(live.table, user.id)
    assert found is not None
    return found


def about(live: Live, matter: Matter, whom: User) -> Agree:
    return Agree(matter, chair(live, whom), position(live.table))


def offering(live: Live, owner: User) -> tuple[Live, TakeOver]:
    """Somebody offers their seat."""
    live = do(live, owner, OfferSeat(NOON))
    assert live.table.offer
    word = word_of_offer(live.table, live.table.offer)
    return live, TakeOver(live.table.offer.chair, word, NOON)


def undoing() -> tuple[Live, User, list[User]]:
    """Somebody of three asks to take a move back; the others."""
    live = moved(begun("carcassonne", *PEOPLE), 1)
    log = live.table.log
    assert log
    author = next(one for one in PEOPLE if seat_of(live.table, one.id) == log.moves[0].seat)
    return do(live, author, TakeBack()), author, [one for one in PEOPLE if one != author]


# Whoever is gone does not have to agree: what has enough votes is done at once


GOING: list[tuple[str, object]] = [
    ("leaves the chat", LEFT),
    ("leaves the game", resign),
    ("has a computer play", replaced),
]
ways = pytest.mark.parametrize("way", [way for _, way in GOING], ids=[said for said, _ in GOING])


@ways
def test_undo_is_carried_once_only_those_are_asked_who_agree(way: Command) -> None:
    live, _, (one, other) = undoing()
    (motion,) = live.table.motions
    live = do(live, one, Agree(Matter.UNDO, motion.chair, position(live.table)))
    assert live.table.motions
    before = position(live.table)
    live = do(live, other, way)
    assert live.table.motions == ()
    assert live.table.undone > 0 or position(live.table) < before


@ways
def test_hints_are_allowed_once_only_those_are_asked_who_agree(way: Command) -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, AskHints())
    live = do(live, BORIS, about(live, Matter.HINTS, ANNA))
    assert not live.table.hints
    assert do(live, CLARA, way).table.hints


@ways
def test_game_pauses_once_only_those_are_asked_who_agree(way: Command) -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, AskPause(3, NOON))
    live = do(live, ANNA, AskPause(3, NOON))
    assert not live.table.is_paused
    after = do(live, CLARA, way).table
    assert after.is_paused or position(after) != position(live.table)  # a move makes a wish void


@ways
def test_game_ends_once_more_than_half_of_those_who_are_asked_want_it(way: Command) -> None:
    live = begun("gifts", *PEOPLE, DORA)
    live = do(with_changes(live, host=NOBODY), ANNA, stop)
    live = do(live, BORIS, stop)
    assert live.table.phase is Phase.RUNNING
    assert do(live, CLARA, way).table.phase is Phase.STOPPED


@ways
def test_seat_is_kept_once_only_those_are_asked_who_agree(way: Command) -> None:
    live = do(game("carcassonne", 2), CLARA, AskToJoin(NOON))
    assert live.table.offer
    live = do(live, ANNA, admit(live))
    live = do(live, BORIS, way)
    assert live.table.offer
    assert live.table.offer.agreed is None


def test_whoever_has_days_off_does_not_have_to_agree_from_then_on() -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, AskHints())
    live = do(live, BORIS, about(live, Matter.HINTS, ANNA))
    live = do(live, BORIS, AskPause(3, NOON))
    live = do(live, ANNA, AskPause(3, NOON))
    later = do(live, CLARA, SetAway(Span(NOON + HOUR, NOON + 9 * HOUR)))
    assert not later.table.hints
    away = do(live, CLARA, SetAway(Span(NOON, NOON + 9 * HOUR)))
    assert away.table.hints
    assert away.table.is_paused


# What gives its author something needs another person


def test_wish_is_not_granted_because_all_others_are_away() -> None:
    live = do(begun("gifts", ANNA, BORIS), BORIS, LEFT)
    assert refusal(live, ANNA, AskHints()) == "refused-nobody-to-agree"


@ways
def test_wish_falls_when_the_last_who_could_agree_has_gone(way: Command) -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, AskHints())
    live = do(live, BORIS, LEFT)
    after = do(live, CLARA, way).table
    assert not after.hints or len(present(after)) == 1
    assert after.motions == ()


def test_who_plays_with_computers_asks_nobody() -> None:
    live = do(game(), BORIS, resign)
    assert do(live, ANNA, AskHints()).table.hints


# Nothing stands for somebody who is not there


@pytest.mark.parametrize("way", [resign, replaced])
def test_wish_goes_with_its_author(way: Command) -> None:
    live = do(begun("gifts", *PEOPLE, DORA), ANNA, AskHints())
    live = do(live, BORIS, AskPause(3, NOON))
    assert do(live, ANNA, way).table.motions == ()
    assert wish_of(do(live, BORIS, way).table) is None


def test_votes_go_with_who_gave_them() -> None:
    live = do(begun("gifts", *PEOPLE, DORA), ANNA, AskHints())
    live = do(live, BORIS, about(live, Matter.HINTS, ANNA))
    left = do(live, BORIS, LEFT)
    assert [motion.votes for motion in left.table.motions] == [frozenset()]
    assert [motion.votes for motion in do(left, BORIS, BACK).table.motions] == [frozenset()]


def test_nobody_votes_without_a_voice() -> None:
    live = begun("gifts", *PEOPLE, DORA)
    live = do(with_changes(live, host=NOBODY), BORIS, about(live, Matter.REMOVE, ANNA))
    assert do(live, BORIS, replaced).table.motions == ()


def test_take_back_is_not_offered_to_who_is_replaced() -> None:
    live = moved(begun("carcassonne", *PEOPLE), 1)
    assert live.table.tapped
    author = next(one for one in PEOPLE if chair(live, one) == live.table.tapped.chair)
    assert do(live, author, replaced).table.tapped is None


def test_take_back_does_not_stand_in_a_group_for_who_has_left_it() -> None:
    live = with_changes(moved(begun("carcassonne", *PEOPLE), 1), away=frozenset())
    assert live.table.tapped
    by_tap = replace(live.table.tapped, until=NOON + 30, in_private=False)
    live = with_changes(live, tapped=by_tap)
    author = next(one for one in PEOPLE if chair(live, one) == by_tap.chair)
    assert retract_row(everybody(live), live)
    assert not retract_row(everybody(do(live, author, LEFT)), do(live, author, LEFT))


# One person is in one place


def test_who_takes_a_seat_waits_for_no_other() -> None:
    """Two chairs, two roles and hands in one chat, and the game hung."""
    live, take = offering(waiting(), ANNA)
    after = do(live, STRANGER, take)
    assert relations(after.table, STRANGER.id) == {Relation.SITTING}


@pytest.mark.parametrize("way", [LEFT, Reached(reachable=False), Forget("Nobody")])
def test_who_waits_and_goes_is_not_dealt_in(way: Command) -> None:
    live = do(waiting(), STRANGER, way)
    assert relations(live.table, STRANGER.id) == frozenset()


def test_who_waits_is_known_as_they_are_by_then() -> None:
    live = do(waiting(), STRANGER, Speak(STRANGER.id, "uk", ""))
    live = do(live, replace(STRANGER, aloud=True), Prefer())
    (person,) = live.table.invited
    assert (person.language, person.aloud) == ("uk", True)


def invited_to_rematch() -> Live:
    """Anna has a lobby to which Boris and Clara are invited."""
    people = begun("gifts", *PEOPLE).table.people
    return with_changes(lobby("gifts", ANNA), invited=people)


@pytest.mark.parametrize("way", [LEFT, Leave(), Decline()])
def test_who_has_left_the_lobby_of_a_rematch_is_not_called(way: Command) -> None:
    live = invited_to_rematch()
    if isinstance(way, Leave):
        live = do(live, BORIS, Join())
    assert {one.user for one in awaited_guests(do(live, BORIS, way).table)} == {CLARA.id}


def test_who_was_taken_off_the_lobby_of_a_rematch_is_not_called() -> None:
    live = do(invited_to_rematch(), BORIS, Join())
    after = do(live, ANNA, dismiss(BORIS.id))
    assert {one.user for one in awaited_guests(after.table)} == {CLARA.id}


def test_who_was_removed_by_mistake_is_invited_back() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, dismiss(BORIS.id))
    assert refusal(live, BORIS, Join()) == "refused-removed"
    assert refusal(live, CLARA, InviteBack(BORIS.id)) == "refused-only-host"
    back = do(live, ANNA, InviteBack(BORIS.id))
    assert relations(back.table, BORIS.id) == {Relation.INVITED}
    assert {one.user for one in awaited_guests(back.table)} == {BORIS.id}
    assert relations(do(back, BORIS, Join()).table, BORIS.id) == {Relation.SITTING}
    assert refusal(back, ANNA, InviteBack(BORIS.id)) == "refused-outdated"


# Who is away, by the world's own list


@pytest.mark.parametrize("way", [(LEFT, replaced, BACK, SitAgain()), (replaced, LEFT, BACK)])
def test_who_is_back_in_the_chat_is_not_away(way: tuple[Command, ...]) -> None:
    """The board said for ever that they had left, and a pause was agreed without them."""
    live = do(begun("gifts", *PEOPLE), BORIS, *way)
    assert not live.table.away


def test_who_takes_the_bot_in_again_while_a_computer_plays_for_them_is_not_away() -> None:
    live = with_changes(begun("gifts", *PEOPLE, DORA), place=Place(NOBODY, 5))
    cut_off = Tick(NOON, live.revision, unreachable=frozenset({BORIS.id}))
    live = do(live, User(NOBODY, "", "en"), cut_off)
    assert live.table.away == {chair(live, BORIS)}
    for voter in (ANNA, CLARA):
        live = do(live, voter, about(live, Matter.REPLACE, BORIS))
    assert live.table.people[chair(live, BORIS)].computer
    assert not do(live, BORIS, Reached(reachable=True)).table.away


@pytest.mark.parametrize(("way", "is_away"), [((LEFT, BACK), False), ((LEFT,), True)])
def test_who_comes_and_goes_after_the_game_is_known_once_a_computer_plays_for_them(
    way: tuple[Command, ...], is_away: bool
) -> None:
    first = do(begun("gifts", *PEOPLE, DORA), BORIS, way[0], resign, *way[1:])
    live = do(with_changes(first, host=ANNA.id), ANNA, about(first, Matter.REPLACE, BORIS))
    live = do(live, CLARA, about(live, Matter.REPLACE, BORIS))
    assert live.table.people[chair(live, BORIS)].computer
    assert (chair(live, BORIS) in live.table.away) == is_away


def test_who_leaves_the_chat_while_a_computer_plays_for_them_is_away() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, replaced, LEFT)
    assert live.table.away == {chair(live, BORIS)}


# A button is about the person whom it named


def test_newcomer_is_not_removed_by_a_question_about_who_sat_there() -> None:
    live = with_changes(begun("gifts", *PEOPLE), late=True)
    asked = about(live, Matter.REMOVE, BORIS)
    asked = replace(asked, who=check_of(live.table, BORIS.id))
    offered, take = offering(live, BORIS)
    after = do(offered, STRANGER, take)
    assert refusal(after, ANNA, asked) == "refused-outdated"
    against = Object(Matter.REMOVE, asked.chair, asked.position, asked.who)
    assert refusal(after, ANNA, against) == "refused-outdated"


def test_seat_that_is_handed_on_has_nothing_of_who_had_it() -> None:
    """Their mute, their sign, the votes about them, their last tap."""
    live = with_changes(moved(begun("carcassonne", *PEOPLE), 1), place=Place(NOBODY, 5))
    assert live.table.tapped
    owner = next(one for one in PEOPLE if chair(live, one) == live.table.tapped.chair)
    voter = next(one for one in PEOPLE if one not in (owner, ANNA))
    live = do(live, owner, MakeSign(0, NOON), Mute(is_on=True))
    live = do(with_changes(live, host=NOBODY), voter, about(live, Matter.REMOVE, owner))
    live, take = offering(live, owner)
    table = do(live, STRANGER, take).table
    assert (table.signs.made, table.signs.muted) == ((), frozenset())
    assert (table.motions, table.tapped) == ((), None)


def test_who_was_turned_down_and_takes_a_seat_on_offer_can_take_it_back_from_a_computer() -> None:
    live = do(game(), CLARA, AskToJoin(NOON))
    assert live.table.offer
    live, take = offering(do(live, ANNA, TurnDown(live.table.offer.name)), ANNA)
    live = do(do(live, CLARA, take), CLARA, replaced)
    assert do(live, CLARA, SitAgain()).table.people[chair(live, CLARA)].computer is None


# A seat that is kept


def test_who_is_welcome_and_does_not_come_is_sent_home() -> None:
    live = admitted(game())
    assert live.table.offer
    until = live.table.offer.name
    assert refusal(live, CLARA, AskToJoin(NOON)) == "refused-seat-kept-for-you"
    for user in (ANNA, BORIS, CLARA):
        after = do(live, user, TurnDown(until)).table
        assert after.offer is None
        assert CLARA.id not in after.removed
    assert refusal(live, STRANGER, TurnDown(until)) == "refused-onlooker"


def test_in_the_last_round_nobody_is_promised_the_next() -> None:
    live = begun("saboteur", *PEOPLE)
    live = with_changes(live, options={**live.table.options})
    asked = do(live, STRANGER, AskToJoin(NOON))
    assert asked.table.offer
    while asked.table.phase is Phase.RUNNING and asked.table.offer:
        asked = moved(asked, 1)
    assert asked.play is not None
    assert asked.table.offer is None
    assert asked.table.phase is Phase.OVER or asked.play.state.round == 3


# Hosts


def test_host_who_leaves_the_group_makes_way_for_who_sits_there_longest() -> None:
    live = do(lobby("gifts", ANNA, BORIS, CLARA), ANNA, LEFT)
    assert live.table.host == BORIS.id
    alone = do(do(fresh(), ANNA, LEFT), ANNA, LEFT)
    assert alone.table.phase is Phase.STOPPED


def test_lobby_that_its_last_person_has_left_with_the_group_closes() -> None:
    assert do(lobby("gifts", ANNA), ANNA, LEFT).table.phase is Phase.STOPPED


def test_host_of_a_game_who_leaves_the_chat_is_replaced_by_who_is_there_longest() -> None:
    live, take = offering(begun("gifts", *PEOPLE), BORIS)
    live = do(live, STRANGER, take)  # who is new
    others = [live.table.people[one].user for one in present(live.table)]
    oldest = next(one for one in others if one not in (ANNA.id, STRANGER.id))
    after = do(with_changes(live, host=ANNA.id), ANNA, LEFT)
    assert after.table.host == oldest


def test_strangers_who_play_with_a_computer_have_no_host() -> None:
    gathered = with_changes(lobby("gifts", ANNA, BORIS), strangers=True)
    live = do(gathered, ANNA, AddComputer(Level.EASY), Start(1))
    for user in (ANNA, BORIS):
        assert do(live, user, Mute(is_on=True), stop).table.phase is Phase.RUNNING


def test_host_for_whom_a_vote_puts_a_computer_makes_way_at_once() -> None:
    live = begun("gifts", *PEOPLE, DORA)
    for voter in (BORIS, CLARA, DORA):
        live = do(live, voter, about(live, Matter.REPLACE, ANNA))
    assert live.table.people[chair(live, ANNA)].computer
    assert live.table.host != ANNA.id


@pytest.mark.parametrize("is_there", [True, False])
def test_seat_of_whom_a_computer_represents_is_offered_where_they_see_it(is_there: bool) -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, replaced)
    live = live if is_there else do(live, BORIS, LEFT)
    said = {
        button.token
        for row in handing_rows(public_reader(FRAME, live.table), live)
        for button in row
    }
    assert bool(said) == is_there
    backs, _ = represented_rows(everybody(live), live)
    assert bool(backs) == is_there


# Tables of people: who cannot answer is asked nothing


def test_who_is_represented_is_asked_nothing_and_who_asks_only_withdraws() -> None:
    live = with_changes(begun("gifts", *PEOPLE, DORA), place=Place(NOBODY, 5))
    live = do(do(live, CLARA, replaced), ANNA, AskHints())
    live = do(live, BORIS, AskPause(3, NOON))
    offered = {
        user.id: sorted(
            type(button.token).__name__
            for row in people_rows(everybody(read_by(live, user.id)), read_by(live, user.id))
            for button in row
        )
        for user in (ANNA, BORIS, CLARA, DORA)
    }
    assert offered[DORA.id] == ["Agree", "Answer", "Answer", "Object"]
    assert offered[ANNA.id] == ["Answer", "Answer", "Object"]
    assert offered[BORIS.id] == ["Agree", "Answer", "Object"]
    assert not {"Agree", "Object", "Answer"} & {*offered[CLARA.id]}


def test_who_is_represented_is_not_told_that_it_is_their_turn() -> None:
    live = with_changes(begun("gifts", ANNA, BORIS), place=Place(NOBODY, 5))
    (seat,) = to_act(ALL, live)
    user = next(one for one in (ANNA, BORIS) if seat_of(live.table, one.id) == seat)
    live = do(live, user, replaced)
    boards = [one for one in surfaces(FRAME, live) if one.place == Place(user.id)]
    (board,) = [one.text for one in boards if one.key == f"board/{user.id}"] or [boards[0].text]
    assert "Your turn" not in board
    assert "Ваш ход" not in board


def test_who_is_represented_decides_about_nobody() -> None:
    """Buttons stood in their chat about whoever was late or had left, and refused each time."""
    live = with_changes(begun("gifts", *PEOPLE, DORA), place=Place(NOBODY, 5))
    live = with_changes(do(live, CLARA, replaced), away=frozenset({chair(live, DORA)}), late=True)
    copies = {user.id: read_by(live, user.id) for user in (BORIS, CLARA)}
    rows = {id: people_rows(everybody(copy), copy) for id, copy in copies.items()}
    assert rows[BORIS.id]
    assert rows[CLARA.id] == ()


def test_who_plays_alone_and_has_days_off_is_not_asked_about_themselves() -> None:
    live = until_person(do(begun("gifts", *PEOPLE), BORIS, replaced))
    live = until_person(do(live, CLARA, replaced))
    assert people_rows(everybody(with_changes(live, late=True)), with_changes(live, late=True))
    live = with_changes(live, place=Place(ANNA.id), late=True)
    assert people_rows(everybody(live), live) == ()


def test_who_is_represented_at_the_end_is_offered_no_rematch() -> None:
    live = with_changes(begun("gifts", *PEOPLE), place=Place(NOBODY, 5))
    live = do(do(live, CLARA, replaced), ANNA, stop)
    offered = {
        one.place.chat: any(
            isinstance(button.token, Rematch) for row in one.keyboard for button in row
        )
        for one in surfaces(FRAME, live)
        if one.key.startswith("last@")
    }
    assert offered == {ANNA.id: True, BORIS.id: True, CLARA.id: False}


def test_stop_is_not_carried_by_who_has_left() -> None:
    """Of two, one votes for the end and leaves the chat: the other has not agreed."""
    live = with_changes(begun("gifts", ANNA, BORIS), host=NOBODY)
    live = do(live, BORIS, Stop(stamp_of_table(live.table)))
    assert do(live, BORIS, LEFT).table.phase is Phase.RUNNING


def test_who_takes_the_seat_of_somebody_who_has_left_the_chat_is_there() -> None:
    live, taking = offering(begun("gifts", *PEOPLE), ANNA)
    taken = chair(live, ANNA)
    live = do(live, ANNA, LEFT)
    assert live.table.away == {taken}
    live = do(live, STRANGER, taking)
    assert (chair(live, STRANGER), live.table.away) == (taken, frozenset())


def test_whoever_has_left_lets_no_latecomer_in() -> None:
    """Nor do they once they are back: they are asked again."""
    live = do(game("carcassonne", 1, *PEOPLE), STRANGER, AskToJoin(NOON))
    live = do(live, ANNA, admit(live))
    assert agreed(live) == frozenset({ANNA.id})
    live = do(live, ANNA, LEFT)
    assert agreed(live) == frozenset()
    live = do(live, ANNA, BACK)
    live = do(do(live, BORIS, admit(live)), CLARA, admit(live))
    assert agreed(live) == frozenset({BORIS.id, CLARA.id})


def agreed(live: Live) -> frozenset[int] | None:
    assert live.table.offer
    return live.table.offer.agreed


def test_what_enough_agree_to_in_a_pause_is_done_after_it() -> None:
    """Nobody is sent off while they are told that nothing happens."""
    live = do(begun("gifts", *PEOPLE), ANNA, AskPause(1, NOON))
    assert live.table.is_paused
    removing = about(live, Matter.REMOVE, CLARA)
    live = do(do(live, BORIS, removing), ANNA, removing)
    assert [one.votes for one in live.table.motions] == [{ANNA.id, BORIS.id}]
    assert live.table.gone == frozenset()
    live = do(live, ANNA, Resume(NOON + 60), now=NOON + 60)
    assert live.table.gone == {chair(live, CLARA)}
    assert live.table.phase is Phase.RUNNING


def test_a_vote_needs_whoever_is_next_once_a_late_player_has_moved() -> None:
    """The time was up for who has moved; the next player counted as late, and was not asked."""
    live = begun("gifts", ANNA, BORIS, CLARA)
    mover, *others = [user_at(live, (to_act(ALL, live)[0] + n) % 3) for n in range(3)]
    live = do(live, others[0], resign(live))
    chair = chair_of(live.table, others[0].id)
    assert chair is not None
    live = do(live, mover, Agree(Matter.REPLACE, chair, position(live.table)))
    after = moved(with_changes(live, late=True), 1)
    assert position(after.table) > position(live.table)
    assert after.table.people[chair].computer is None
    after = do(after, others[1], Agree(Matter.REPLACE, chair, position(after.table)))
    assert after.table.people[chair].computer


def test_a_vote_needs_all_of_whom_the_next_round_asks_once_the_late_player_has_moved() -> None:
    """Who was late is asked again at once, with the others: none of them is late yet."""
    live = moved(begun("sealed", *PEOPLE), 2)
    (seat,) = to_act(ALL, live)
    last = user_at(live, seat)
    whom = Chair((seat + 1) % 3)
    live = do(live, last, Agree(Matter.REPLACE, whom, position(live.table)))
    after = moved(with_changes(live, late=True), 1)
    assert set(to_act(ALL, after)) == {0, 1, 2}
    assert after.table.people[whom].computer is None


def test_a_seat_that_was_left_is_not_on_offer_any_more() -> None:
    offered, _ = offering(begun("gifts", *PEOPLE), BORIS)
    admin = replace(STRANGER, is_admin=True)
    removed = do(offered, admin, about(offered, Matter.REMOVE, BORIS))
    assert chair(removed, BORIS) in removed.table.gone
    assert removed.table.offer is None


def test_for_whom_a_computer_has_stepped_in_is_known_until_they_are_back() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, replaced)
    known = with_changes(live, vanished=frozenset({chair(live, BORIS)}))
    assert do(known, CLARA, replaced).table.vanished == known.table.vanished
    assert do(known, BORIS, SitAgain()).table.vanished == frozenset()
