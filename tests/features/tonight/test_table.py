"""A vote on what to play: issue "After the game", point 6; docs/adr/0049."""

import pytest
from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.features.rules.shown import Rules, chapters
from bot.features.tonight.table import GUESTS, LIFE, VOTERS, Decide, Vote, ballot_of, leaders
from bot.store.tables import decoded, encoded
from bot.table.forgetting import Forget
from bot.table.gathering import Join, SetClock, Start
from bot.table.hours import LOBBY_LIFE, next_moment
from bot.table.parting import Parted
from bot.table.ticking import Tick
from bot.table.values import NOBODY, Live, Person, Phase, User, with_changes
from games.core.contract import as_preset
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    STRANGER,
    do,
    fresh,
    refusal,
    stop,
)
from tests.proofs import filled

GAMES = ("cairns", "gifts", "sealed")
CAIRNS, GIFTS, SEALED = range(3)
ADMIN = User(8, "Ivan", "en", is_admin=True)
THE_GROUP = User(-100, "Friday", "en")


def voting() -> Live:
    """A vote that Anna has asked for."""
    return with_changes(
        fresh(), phase=Phase.VOTING, ballot=ballot_of(GAMES, NOON), host_name="Anna", since=NOON
    )


def voted(**options: tuple[int, ...]) -> Live:
    """The same, once Anna (a), Boris (b) and Clara (c) have voted."""
    live = voting()
    for person, wants in options.items():
        live = do(live, {"a": ANNA, "b": BORIS, "c": CLARA}[person], Vote(wants))
    return live


def names(people: tuple[Person, ...]) -> list[str]:
    return [person.name for person in people]


def test_what_most_want_is_played_and_those_who_want_it_are_invited() -> None:
    live = do(voted(a=(CAIRNS,), b=(GIFTS, CAIRNS), c=(GIFTS,)), BORIS, Vote((GIFTS,)))
    lobby = do(live, ANNA, Decide()).table
    assert (lobby.phase, lobby.game, lobby.host) == (Phase.LOBBY, "gifts", ANNA.id)
    assert lobby.phase is not Phase.VOTING
    assert (names(lobby.invited), lobby.people) == (["Clara <3", "Борис"], ())
    joined = do(replace(live, table=lobby), BORIS, Join()).table
    assert names(joined.people) == ["Борис"]


def test_the_host_sits_down_who_has_voted_for_what_is_played() -> None:
    assert names(do(voted(a=(GIFTS,)), ANNA, Decide()).table.people) == ["Anna"]
    assert names(do(voted(a=(GIFTS,)), ADMIN, Decide()).table.people) == []
    far = replace(ANNA, reachable=False)
    secret = do(voting(), far, Vote((SEALED,)), Decide()).table
    assert (secret.game, names(secret.people), names(secret.invited)) == ("sealed", [], ["Anna"])


def test_a_vote_may_be_changed_and_taken_back() -> None:
    live = do(voted(a=(GIFTS,), b=(CAIRNS,)), BORIS, Vote(()))
    assert live.table.ballot
    assert (leaders(ALL, live.table.ballot), names(live.table.invited)) == (("gifts",), ["Anna"])
    assert refusal(do(live, ANNA, Vote(())), ANNA, Decide()) == "refused-no-votes"


def test_a_tie_is_settled_by_lot_and_always_in_the_same_way() -> None:
    live = voted(a=(GIFTS,), b=(CAIRNS,))
    assert live.table.ballot
    assert leaders(ALL, live.table.ballot) == ("cairns", "gifts")
    first = do(live, ANNA, Decide()).table
    assert first.game in ("cairns", "gifts")
    assert do(live, ANNA, Decide()).table == first
    others = (with_changes(live, id=f"{number:010}") for number in range(40))
    assert {do(one, ANNA, Decide()).table.game for one in others} == {"cairns", "gifts"}


def test_lobby_is_shown_whose_voters_have_all_left_the_group() -> None:
    live = do(do(voting(), BORIS, Vote((GIFTS,))), ADMIN, Decide())
    live = do(live, BORIS, Parted(is_back=False))
    (lobby,) = surfaces(FRAME, live)
    assert "vote" not in lobby.text
    assert "id=2" not in lobby.text


def test_a_game_that_its_voters_cannot_all_play_gives_way() -> None:
    """Three want The Castle, which is for two: issue "What the third look found", point 8."""
    games = ("castle", "cairns", "saboteur")
    live = with_changes(
        fresh(), phase=Phase.VOTING, ballot=ballot_of(games, NOON), host_name="Anna", since=NOON
    )
    for user, wants in ((ANNA, (0, 1)), (BORIS, (0, 1)), (CLARA, (0,))):
        live = do(live, user, Vote(wants))
    lobby = do(live, ANNA, Decide()).table
    assert (lobby.game, names(lobby.invited)) == ("cairns", ["Борис"])
    assert "Most votes: The Castle." in surfaces(FRAME, Live(lobby))[0].text
    alone = do(live, ANNA, Vote((0,)))
    alone = do(alone, BORIS, Vote((0,)))
    assert do(alone, ANNA, Decide()).table.game == "castle"  # nobody wants anything else
    few = do(do(live, ANNA, Vote((2,))), BORIS, Vote((2, 1)))
    few = do(few, CLARA, Vote((1,)))
    assert do(few, ANNA, Decide()).table.game == "cairns"  # two cannot play Saboteur


def test_a_game_for_exactly_its_voters_goes_before_one_that_leaves_some_out() -> None:
    votes = dict.fromkeys(range(6), ("carcassonne",)) | dict.fromkeys(range(6, 9), ("gifts",))
    ballot = replace(ballot_of(("carcassonne", "gifts"), NOON), votes=votes)
    assert leaders(ALL, ballot) == ("gifts",)


def test_poll_lobby_and_rules_say_how_many_can_play() -> None:
    (poll,) = surfaces(FRAME, voting())
    assert poll.poll
    assert poll.poll.options == ("Cairns · 👥 2–3", "Gifts · 👥 2–4", "Sealed Bids · 👥 2–3")
    (picker,) = surfaces(FRAME, fresh())
    offered = [row[0].text for row in picker.keyboard]
    assert "The Castle · 👥 2 · 30 min" in offered
    assert "Carcassonne · 👥 2–5 · 35 min" in offered
    assert any(
        "Players</b> (2 can play)" in page.text for page in chapters(FRAME, Rules("castle", "en"))
    )
    solo = as_preset(ALL["carcassonne"], ALL["carcassonne"].presets[-1])
    alone = chapters(FRAME, Rules("carcassonne", "en", agreed=solo))
    assert not any(filled("(2–5 can play)" in page.text for page in alone))


def test_host_and_admins_close_the_vote_and_nobody_twice() -> None:
    live = voted(b=(GIFTS,))
    assert refusal(live, BORIS, Decide()) == "refused-only-host"
    for user in (ANNA, ADMIN):
        lobby = do(live, user, Decide())
        assert lobby.table.game == "gifts"
        assert refusal(lobby, user, Decide()) == "refused-outdated"
        assert refusal(lobby, CLARA, Vote((CAIRNS,))) == "refused-outdated"
    nobodys = with_changes(live, host=NOBODY, host_name="")  # an anonymous admin has asked
    assert refusal(nobodys, BORIS, Decide()) == "refused-only-host"
    assert do(nobodys, ADMIN, Decide()).table.game == "gifts"


def test_time_closes_it() -> None:
    live = voted(b=(GIFTS,), c=(GIFTS,))
    end = NOON + LIFE
    assert next_moment(ALL, live, {}, NOON) == end

    def tick(live: Live, now: int) -> Live:
        return do(live, ANNA, Tick(now, live.revision), now=now)

    assert tick(live, end - 1) == live
    lobby = tick(live, end)
    assert (lobby.table.game, names(lobby.table.invited)) == ("gifts", ["Борис", "Clara <3"])
    assert next_moment(ALL, lobby, {}, end) == end + LOBBY_LIFE
    nobody = tick(voting(), end).table
    assert (nobody.phase, nobody.game) == (Phase.EXPIRED, None)


def test_it_is_called_off_by_who_has_asked() -> None:
    live = voted(b=(GIFTS,))
    assert refusal(live, STRANGER, stop) == "refused-onlooker"
    over = do(live, ANNA, stop).table
    assert over.phase is Phase.STOPPED
    assert over.ballot
    assert (over.invited, over.ballot.votes) == ((), {})


def test_who_votes_as_a_chat_counts_and_is_not_invited() -> None:
    live = do(voted(a=(CAIRNS,), b=(GIFTS,)), THE_GROUP, Vote((GIFTS,)))
    lobby = do(live, ANNA, Decide()).table
    assert (lobby.game, names(lobby.invited)) == ("gifts", ["Борис"])


def test_who_is_forgotten_has_not_voted() -> None:
    live = do(voted(a=(CAIRNS,), b=(GIFTS,), c=(GIFTS,)), BORIS, Forget("Player"))
    assert live.table.ballot
    assert BORIS.id not in live.table.ballot.votes
    assert names(live.table.invited) == ["Anna", "Clara <3"]
    lobby = do(voted(b=(GIFTS,)), ANNA, Decide())
    assert do(lobby, BORIS, Forget("Player")).table.invited == ()


def test_crowds_do_not_swell_the_table() -> None:
    live = voting()
    for number in range(1, VOTERS + 3):
        live = do(live, User(number, f"P{number}", "en"), Vote((GIFTS,)))
    assert live.table.ballot
    assert len(live.table.ballot.votes) == VOTERS
    assert len(do(live, ADMIN, Decide()).table.invited) == GUESTS


@pytest.mark.parametrize("options", [(7,), (-1,), (2**70,)])
def test_what_is_not_on_the_ballot_is_no_vote(options: tuple[int, ...]) -> None:
    assert do(voted(b=(GIFTS,)), BORIS, Vote(options)).table.invited == ()


def test_nothing_of_it_is_left_once_the_game_runs() -> None:
    lobby = do(voted(a=(GIFTS,), b=(GIFTS,)), ANNA, Decide(), SetClock(60))
    running = do(do(lobby, BORIS, Join()), ANNA, Start(1)).table
    assert (running.phase, running.ballot, running.invited) == (Phase.RUNNING, None, ())


def test_a_vote_stored_as_a_lobby_without_a_game_goes_on_as_a_vote() -> None:
    """So release 0.1.0 stored it."""
    before = replace(voting().table, phase=Phase.LOBBY)
    assert decoded(ALL, encoded(before), None, ()).table == voting().table
    chosen = replace(before, game="gifts")
    assert decoded(ALL, encoded(chosen), None, ()).table == chosen
