"""A seat goes from one person to another while the game runs: docs/adr/0072."""

from urllib.parse import quote

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.people_panel import people_lines, people_rows, represented_rows
from bot.features.handing import buttons as seat_buttons
from bot.features.handing.table import OFFERED, KeepSeat, OfferSeat, TakeOver, word_of_offer
from bot.store.tables import decoded, encoded
from bot.table.circles import read_by
from bot.table.forgetting import Forget
from bot.table.parting import Parted
from bot.table.parts import Friend
from bot.table.played import played
from bot.table.seating import circle_people
from bot.table.ticking import Tick
from bot.table.values import (
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Offer,
    Phase,
    Place,
    Tapped,
    User,
    position,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Resign, Retract, SitAgain, TakeBack
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    STRANGER,
    begun,
    do,
    everybody,
    lobby,
    moved,
    refusal,
    resign,
    stop,
)
from tests.bot.teams import team
from tests.proofs import filled

OFFER = OfferSeat(NOON)
GROUP_AS_ADMIN = User(-100, "Group", "en", is_admin=True)


def circle(game: str, *people: User) -> Live:
    """A game in the private chats of its people (docs/adr/0097)."""
    return with_changes(begun(game, *people), place=Place(NOBODY, 5))


def take(live: Live) -> TakeOver:
    """Take the seat that is offered now."""
    assert live.table.offer
    return TakeOver(live.table.offer.chair, word_of_offer(live.table, live.table.offer), NOON)


def chair(live: Live, user: User) -> Chair:
    return Chair(next(at for at, one in enumerate(live.table.people) if one.user == user.id))


def handed(live: Live, leaver: User = ANNA, newcomer: User = CLARA) -> Live:
    return do(do(live, leaver, OFFER), newcomer, take)


def users(live: Live) -> set[int]:
    return {person.user for person in live.table.people}


# Both agree


def test_newcomer_sits_where_the_owner_sat_with_the_colour_and_the_log() -> None:
    before = moved(begun("carcassonne", ANNA, BORIS), 5)
    seat = chair(before, ANNA)
    after = handed(before)
    person = after.table.people[seat]
    assert (person.user, person.name, person.language) == (CLARA.id, CLARA.name, CLARA.language)
    assert person.colour == before.table.people[seat].colour
    assert after.table.log == before.table.log
    assert after.table.offer is None
    assert users(after) == {BORIS.id, CLARA.id}


def test_nobody_is_pushed_out_without_an_offer_of_their_own() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    forged = TakeOver(
        chair(live, ANNA), word_of_offer(live.table, Offer(chair(live, ANNA), NOON + OFFERED)), NOON
    )
    assert refusal(live, CLARA, forged) == "refused-outdated"
    offered = do(live, BORIS, OFFER)
    other = replace(take(offered), chair=chair(live, ANNA))
    assert refusal(offered, CLARA, other) == "refused-outdated"
    for user in (CLARA, GROUP_AS_ADMIN):
        assert refusal(live, user, OFFER) in {"refused-onlooker", "refused-anonymous"}


def test_offer_is_taken_back_by_its_owner_alone() -> None:
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    assert do(live, BORIS, KeepSeat()).table.offer
    kept = do(live, ANNA, KeepSeat())
    assert kept.table.offer is None
    assert refusal(kept, CLARA, take(live)) == "refused-outdated"


def test_one_seat_is_offered_at_a_time() -> None:
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    assert do(live, ANNA, OFFER) == live
    assert refusal(live, BORIS, OFFER) == "refused-seat-offered"


def test_second_of_two_who_press_gets_nothing_and_the_first_press_counts_once() -> None:
    offered = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    taken = do(offered, CLARA, take(offered))
    assert refusal(taken, CLARA, take(offered)) == "refused-already-joined"
    assert refusal(taken, STRANGER, take(offered)) == "refused-outdated"


def test_button_of_a_former_offer_takes_no_later_one() -> None:
    first = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    again = do(do(first, ANNA, KeepSeat()), ANNA, OfferSeat(NOON + 5), now=NOON + 5)
    assert refusal(again, CLARA, take(first)) == "refused-outdated"


def test_who_sits_there_or_has_left_or_is_the_group_takes_none() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    live = do(do(live, CLARA, resign), ANNA, OFFER)
    assert refusal(live, ANNA, take(live)) == "refused-already-joined"
    assert refusal(live, BORIS, take(live)) == "refused-already-joined"
    assert refusal(live, CLARA, take(live)) == "refused-gone"
    assert refusal(live, GROUP_AS_ADMIN, take(live)) == "refused-anonymous"


def test_seat_is_offered_to_nobody_who_could_not_take_it() -> None:
    live = handed(begun("carcassonne", ANNA, BORIS))
    sits, sat = (OfferSeat(NOON, Friend(str(user.id), "")) for user in (BORIS, ANNA))
    assert refusal(live, CLARA, sits) == "refused-friend-has-sat"
    assert do(live, CLARA, sat).table.offer  # the seat was hers
    assert refusal(live, BORIS, sat) == "refused-friend-has-sat"


def test_secrets_are_handed_to_who_can_be_told_them_only() -> None:
    unknown = replace(CLARA, reachable=False)
    live = do(begun("sealed", ANNA, BORIS), ANNA, OFFER)
    assert refusal(live, unknown, take(live)) == "refused-unreachable"
    assert users(do(live, CLARA, take(live))) == {BORIS.id, CLARA.id}
    open_game = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    assert unknown.id in users(do(open_game, unknown, take(open_game)))


def test_who_knows_one_hand_never_plays_another_but_may_come_back_to_the_own() -> None:
    live = handed(begun("sealed", ANNA, BORIS))
    boris = do(live, BORIS, OFFER)
    assert refusal(boris, ANNA, take(boris)) == "refused-sat-elsewhere"
    back = handed(live, CLARA, ANNA)
    assert users(back) == {ANNA.id, BORIS.id}
    boris = do(back, BORIS, OFFER)
    assert refusal(boris, CLARA, take(boris)) == "refused-sat-elsewhere"


def test_who_handed_on_a_seat_that_was_handed_on_again_plays_no_other() -> None:
    live = handed(handed(begun("sealed", ANNA, BORIS)), CLARA, STRANGER)
    boris = do(live, BORIS, OFFER)
    assert refusal(boris, ANNA, take(boris)) == "refused-sat-elsewhere"


@pytest.mark.parametrize("command", [OFFER, KeepSeat(), TakeOver(Chair(0), "", NOON)])
def test_seats_are_handed_on_in_a_running_game_only(command: Command) -> None:
    assert refusal(lobby("carcassonne", ANNA, BORIS), ANNA, command) == "refused-outdated"
    over = do(do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER), ANNA, stop)
    assert over.table.offer is None
    assert refusal(over, ANNA, command) == "refused-over"


# Time


def test_offer_lapses() -> None:
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    late = NOON + OFFERED
    assert refusal(live, CLARA, replace(take(live), now=late)) == "refused-outdated"
    assert do(live, ANNA, Tick(late - 1, live.revision), now=late - 1).table.offer
    assert do(live, ANNA, Tick(late, live.revision), now=late).table.offer is None


def test_clock_and_reminders_go_on() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    awaited = live.table.people[to_act(ALL, live)[0]].user
    owner = ANNA if awaited == ANNA.id else BORIS
    live = replace(live, table=replace(live.table, clock=600, half=True, reminded={owner.id: NOON}))
    offered = do(live, owner, OFFER, now=NOON + 400)
    after = do(offered, CLARA, take, now=NOON + 400)
    assert after.table.since == live.table.since
    assert after.table.half
    assert after.table.reminded == {CLARA.id: NOON}
    assert after.table.generation == offered.table.generation + 1  # a new board calls the newcomer


def test_who_offers_and_takes_back_without_end_posts_one_board() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    again = do(live, ANNA, *(OFFER, KeepSeat()) * 9, OFFER)
    assert again.table.generation == live.table.generation + 1


# What somebody had a say in


def test_host_rights_do_not_go_to_the_newcomer_as_long_as_somebody_else_plays() -> None:
    assert handed(begun("carcassonne", ANNA, BORIS)).table.host == BORIS.id
    alone = do(
        begun("carcassonne", ANNA, BORIS),
        BORIS,
        lambda live: Resign(stamp_of_table(live.table), is_replaced=True),
    )
    assert handed(alone).table.host == CLARA.id


def test_votes_of_the_former_owner_and_about_them_are_void() -> None:
    live = begun("carcassonne", ANNA, BORIS, STRANGER)
    live = do(live, STRANGER, stop)
    against = Agree(Matter.REMOVE, chair(live, STRANGER), position(live.table))
    live = do(live, BORIS, against)
    assert live.table.votes
    assert live.table.motions
    after = handed(live, STRANGER)
    assert after.table.votes == frozenset()
    assert after.table.motions == ()


def test_last_tap_of_the_former_owner_is_taken_back_by_vote_alone() -> None:
    live = moved(begun("carcassonne", ANNA, BORIS), 1)
    assert live.table.log
    mover = Chair(live.table.log.moves[-1].seat)
    owner = ANNA if live.table.people[mover].user == ANNA.id else BORIS
    other = BORIS if owner is ANNA else ANNA
    tapped = Tapped(mover, NOON + 10, in_private=False)
    after = handed(replace(live, table=replace(live.table, tapped=tapped)), owner)
    assert refusal(after, CLARA, Retract(position(after.table), NOON)) == "refused-outdated"
    asked = do(after, CLARA, TakeBack())
    (motion,) = asked.table.motions
    assert (motion.matter, motion.chair) == (Matter.UNDO, mover)
    assert refusal(after, owner, TakeBack()) == "refused-onlooker"
    agreed = do(asked, other, Agree(Matter.UNDO, mover, position(asked.table)))
    assert agreed.table.log
    assert agreed.table.log.moves == ()


def test_computer_plays_until_a_friend_does() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    live = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    after = handed(live)
    person = after.table.people[chair(after, CLARA)]
    assert person.computer is None
    assert refusal(after, ANNA, SitAgain()) == "refused-onlooker"


def test_who_comes_back_or_leaves_for_good_offers_no_more() -> None:
    live = begun("carcassonne", ANNA, BORIS, CLARA)
    represented = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True), OFFER)
    assert represented.table.offer
    assert do(represented, ANNA, SitAgain()).table.offer is None
    assert do(live, ANNA, OFFER, resign).table.offer is None


def test_one_of_a_team_is_followed_by_a_friend() -> None:
    live = team(ANNA, BORIS)
    after = handed(live, BORIS)
    assert [person.user for person in after.table.people] == [ANNA.id, CLARA.id]
    assert moved(after, 1).table.log != after.table.log


# Statistics, names


def test_seat_that_was_handed_on_counts_for_nobody_and_others_keep_their_places() -> None:
    live = moved(handed(moved(begun("carcassonne", ANNA, BORIS), 5)), 10_000)
    assert live.table.phase is Phase.OVER
    kept = played(ALL, live)
    assert kept
    by_user = {sitting.user: sitting for sitting in kept.sittings}
    assert set(by_user) == {NOBODY, BORIS.id}
    assert by_user[NOBODY].name == ""
    assert all(
        filled(NOBODY not in best.users and CLARA.id not in best.users for best in kept.bests)
    )
    result = live.play and ALL["carcassonne"].result(live.play.state)
    assert result
    beaten = Seat(chair(live, BORIS)) not in result.ranking[0]
    assert by_user[BORIS.id].place == 1 + beaten


def test_of_a_game_that_is_over_only_the_seat_is_kept() -> None:
    live = do(handed(begun("carcassonne", ANNA, BORIS)), BORIS, stop)
    (former,) = live.table.former
    assert (former.person.user, former.person.name) == (NOBODY, "")


def test_who_is_forgotten_is_called_by_the_new_name() -> None:
    live = do(handed(begun("carcassonne", ANNA, BORIS)), ANNA, Forget("Player 7"))
    assert "Player 7" in people_lines(everybody(live), live)
    assert "Anna" not in people_lines(everybody(live), live)


def test_stored_table_says_the_same() -> None:
    live = do(handed(begun("carcassonne", ANNA, BORIS)), BORIS, OFFER)
    assert decoded(ALL, encoded(live.table), None, ()).table == live.table


# To one friend (docs/adr/0072)


@pytest.mark.parametrize("key", ["3", "clara_c"])
def test_who_is_mentioned_alone_may_take_the_seat(key: str) -> None:
    """Known by the number, or by the username, large letters or small."""
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OfferSeat(NOON, Friend(key, "@Clara_C")))
    assert refusal(live, STRANGER, take(live)) == "refused-offered-to-another"
    after = do(live, replace(CLARA, username="Clara_C"), take(live))
    assert CLARA.id in {person.user for person in after.table.people}


def test_offer_to_a_friend_calls_them_and_survives_the_store() -> None:
    friend = Friend("3", "Clara <3")
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OfferSeat(NOON, friend))
    assert live.table.generation == begun("carcassonne", ANNA, BORIS).table.generation + 1
    assert decoded(ALL, encoded(live.table), None, ()).table == live.table
    said = people_lines(everybody(live), live)
    assert '<a href="tg://user?id=3">Clara &lt;3</a>, will you take over from <b>Anna</b>?' in said
    named = do(begun("carcassonne", ANNA, BORIS), ANNA, OfferSeat(NOON, Friend("clara", "@Clara")))
    assert "@Clara, will you" in people_lines(everybody(named), named)


def test_who_has_left_the_group_has_no_button_there() -> None:
    """Their offer goes on: they may still play, in private."""
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    kinds = [type(button.token) for row in people_rows(everybody(live), live) for button in row]
    assert seat_buttons.KeepSeat in kinds
    left = do(live, ANNA, Parted(is_back=False))
    kinds = [type(button.token) for row in people_rows(everybody(left), left) for button in row]
    assert seat_buttons.TakeOver in kinds
    assert seat_buttons.KeepSeat not in kinds


def test_in_a_circle_the_owner_alone_has_the_link() -> None:
    """It names the offer: an old link takes no later one."""
    live = do(circle("carcassonne", ANNA, BORIS), ANNA, OFFER)
    assert live.table.offer
    link = f"start=seat_{live.table.id}_{word_of_offer(live.table, live.table.offer)}"
    annas, boriss = read_by(live, ANNA.id), read_by(live, BORIS.id)
    assert link in people_lines(everybody(annas), annas)
    (send, copy), (keep,) = people_rows(everybody(annas), annas)
    assert copy.copy
    assert copy.copy.endswith(link)
    assert send.url
    assert send.url.endswith(quote(link, safe=""))
    assert keep.token
    assert isinstance(keep.token, seat_buttons.KeepSeat)
    assert link not in people_lines(everybody(boriss), boriss)
    assert people_rows(everybody(boriss), boriss) == ()
    posts = [person.generation for person in live.table.people]
    assert posts == [1, 0]  # the board with the link comes to the owner's bottom


def test_who_follows_the_link_sits_down_in_the_circle() -> None:
    live = do(circle("carcassonne", ANNA, BORIS), ANNA, OFFER)
    after = do(live, CLARA, take(live))
    assert {person.user for person in circle_people(after.table)} == {BORIS.id, CLARA.id}


def test_in_a_circle_nobody_is_offered_the_seat_of_another_for_whom_a_computer_plays() -> None:
    live = circle("carcassonne", ANNA, BORIS)
    live = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    read = [read_by(live, user.id) for user in (ANNA, BORIS)]
    rows = [sum(represented_rows(everybody(one), one), ()) for one in read]
    offers = [
        seat_buttons.OfferSeat in {type(key.token) for row in each for key in row if key.token}
        for each in rows
    ]
    assert offers == [True, False]


# What the board says


def test_board_offers_the_seat_to_all_and_keeping_it_to_its_owner() -> None:
    live = do(begun("carcassonne", ANNA, BORIS), ANNA, OFFER)
    assert "<b>Anna</b>" in people_lines(everybody(live), live)
    take_key, keep_key = (row[0] for row in people_rows(everybody(live), live))
    assert take_key.token
    assert keep_key.token
    says = take_key.token
    assert isinstance(says, seat_buttons.TakeOver)
    assert (take_key.text, keep_key.text) == ("🤝 Take over: Anna", "✕ I’m staying: Anna")
    assert TakeOver(says.chair, says.word, NOON) == take(live)


def test_board_says_who_plays_on_until_the_next_move() -> None:
    live = handed(begun("carcassonne", ANNA, BORIS))
    assert "takes over from <b>Anna</b>" in people_lines(everybody(live), live)
    assert "takes over" not in people_lines(everybody(moved(live, 1)), moved(live, 1))


def test_owner_of_a_seat_where_a_computer_plays_finds_the_button_on_the_board() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    live = do(live, ANNA, Resign(stamp_of_table(live.table), is_replaced=True))
    rows = sum(represented_rows(everybody(live), live), ())
    verbs = [type(button.token) for row in rows for button in row if button.token]
    assert verbs == [buttons.SitAgain, seat_buttons.OfferSeat]
