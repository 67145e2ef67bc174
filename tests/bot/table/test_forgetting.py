"""Who is forgotten leaves only moves behind; a game that is over keeps no more than it needs."""

from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.table.forgetting import Forget
from bot.table.gathering import Decline, Leave
from bot.table.values import NOBODY, Live, Phase, with_changes
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, STRANGER, begun, do, lobby, moved, over, stop

FORGET = Forget("Player")


def handed_on(live: Live) -> Live:
    """The table where Anna has handed her seat on to a stranger."""
    live = do(live, ANNA, OfferSeat(NOON))
    offer = live.table.offer
    assert offer
    return do(live, STRANGER, TakeOver(offer.chair, word_of_offer(live.table, offer), NOON))


def test_a_host_who_has_not_sat_down_is_named_no_more() -> None:
    live = with_changes(lobby("gifts", BORIS), host_name=ANNA.name)
    assert do(live, ANNA, FORGET).table.host_name == "Player"
    assert do(live, BORIS, FORGET).table.host_name == ANNA.name
    nameless = with_changes(live, host_name="")
    assert do(nameless, ANNA, FORGET).table.host_name == ""


def test_of_who_has_handed_on_a_seat_the_game_that_is_over_knows_which_alone() -> None:
    live = handed_on(begun("gifts", ANNA, BORIS))
    assert [one.person.user for one in live.table.former] == [ANNA.id]
    ended = moved(live, 10_000)
    assert ended.table.phase is Phase.OVER
    assert [(one.person.user, one.person.name) for one in ended.table.former] == [(NOBODY, "")]
    assert [one.chair for one in ended.table.former] == [live.table.former[0].chair]


def test_whom_a_lobby_waited_for_is_not_known_once_it_is_closed() -> None:
    """But for a rematch, who waited for a seat of a game."""
    guest = begun("gifts", ANNA, CLARA).table.people[1]
    for live, kept in ((lobby("gifts", ANNA, BORIS), 0), (begun("gifts", ANNA, BORIS), 1)):
        closed = do(with_changes(live, invited=(guest,)), ANNA, stop)
        assert closed.table.phase is Phase.STOPPED
        assert len(closed.table.invited) == kept


def test_among_strangers_it_is_forgotten_who_has_left_them_once_the_game_is_over() -> None:
    live = with_changes(over("gifts", ANNA, BORIS), deserted=frozenset({STRANGER.id, 42}))
    assert do(live, STRANGER, FORGET).table.deserted == {42}


def test_who_is_forgotten_and_waits_for_nobody_is_asked_for_no_more() -> None:
    live = lobby("gifts", ANNA, BORIS)
    guest = next(one for one in live.table.people if one.user == BORIS.id)
    invited = with_changes(do(live, BORIS, Leave()), invited=(guest,))
    for command in (FORGET, Decline()):
        assert do(invited, BORIS, command).table.invited == ()
