"""What somebody is to a table, and that what changes about them changes wherever they are known."""

from msgspec.structs import replace

from bot.features.tonight.part import Ballot
from bot.table.gathering import AddComputer
from bot.table.parts import Friend
from bot.table.relations import (
    Relation,
    everybody,
    is_handed_on,
    relations,
    with_each,
    without_claims,
)
from bot.table.removal import is_removed, with_removed, without_removed
from bot.table.rings import without
from bot.table.speech import Speak
from bot.table.values import Chair, Former, Live, Offer, Person, Phase, with_changes
from games.core.contract import Level
from tests.bot.tables import ANNA, BORIS, CLARA, GROUP, STRANGER, begun, do, lobby, resign

GUEST = Person(CLARA.id, CLARA.name, CLARA.language, 5)


def known() -> Live:
    """A game that knows one person in each way."""
    live = begun("gifts", ANNA, BORIS)
    former = Former(Chair(0), Person(STRANGER.id, STRANGER.name, "en", 1), 1)
    offer = Offer(Chair(0), 0, Friend("77", "Zoe"))
    return with_changes(live, invited=(GUEST,), former=(former,), offer=offer)


def test_each_way_to_be_known_is_told_apart() -> None:
    live = known()
    found = {user: relations(live.table, user) for user in (ANNA.id, CLARA.id, STRANGER.id, 77, 78)}
    assert found == {
        ANNA.id: {Relation.SITTING},
        CLARA.id: {Relation.WAITING},
        STRANGER.id: {Relation.FORMER},
        77: {Relation.ASKING},
        78: set(),
    }
    waiting = with_changes(lobby("gifts", ANNA), invited=(GUEST,))
    assert relations(waiting.table, CLARA.id) == {Relation.INVITED}
    left = do(begun("gifts", ANNA, BORIS, CLARA), BORIS, resign)
    assert relations(left.table, BORIS.id) == {Relation.GONE}


def test_everybody_is_who_sits_there_or_has_and_no_computer() -> None:
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    assert everybody(live.table) == {ANNA.id}
    assert everybody(known().table) == {ANNA.id, BORIS.id, STRANGER.id}
    assert is_handed_on(known().table, Chair(0))
    assert not is_handed_on(known().table, Chair(1))
    twice = replace(known().table.former[0], chair=Chair(1))
    both = with_changes(known(), former=(*known().table.former, twice)).table
    assert [is_handed_on(both, Chair(chair)) for chair in range(3)] == [True, True, False]


def test_somebody_is_changed_wherever_a_table_knows_them() -> None:
    table = with_changes(known(), invited=(replace(GUEST, user=STRANGER.id),)).table
    after = with_each(table, STRANGER.id, lambda person: replace(person, name="Nova"))
    assert [one.person.name for one in after.former] == ["Nova"]
    assert [one.name for one in after.invited] == ["Nova"]
    assert after.people == table.people


def test_who_has_no_claims_any_more_has_none_of_any_kind() -> None:
    ballot = Ballot(("gifts",), 0, {CLARA.id: ("gifts",), BORIS.id: ("gifts",)})
    others = replace(GUEST, user=STRANGER.id)
    live = with_changes(
        lobby("gifts", ANNA),
        phase=Phase.VOTING,
        ballot=ballot,
        invited=(GUEST, others),
        dismissed=(GUEST, others),
        offer=Offer(Chair(0), 0, Friend("clara", "@Clara")),
    )
    after = without_claims(live.table, CLARA.id, "Clara")
    assert after.ballot
    assert after.ballot.votes.keys() == {BORIS.id}
    assert (after.invited, after.dismissed, after.offer) == ((others,), (others,), None)
    assert without_claims(live.table, BORIS.id).offer == live.table.offer


def test_who_is_removed_is_one_person_and_no_other() -> None:
    table = lobby("gifts", ANNA).table
    removed = replace(table, removed=with_removed(table, BORIS.id))
    assert is_removed(removed, BORIS.id)
    assert not is_removed(removed, CLARA.id)
    assert not is_removed(replace(removed, removed=without_removed(removed, BORIS.id)), BORIS.id)


def test_what_an_earlier_release_wrote_of_who_has_rung_goes_with_them() -> None:
    rang = {"2 join": 5, "22 join": 6, "word join": 7}
    assert without(rang, 2) == {"22 join": 6, "word join": 7}


def test_a_group_that_speaks_otherwise_calls_the_forgotten_and_nobody_else_otherwise() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, AddComputer(Level.EASY))
    forgotten = replace(live.table.people[1], is_forgotten=True, name="Player")
    people = (live.table.people[0], forgotten, live.table.people[2])
    speak = Speak(GROUP.chat, "uk", "Гравець")
    for host, name in ((ANNA.id, "Olga"), (BORIS.id, "Гравець")):
        known = with_changes(live, people=people, host=host, host_name="Olga")
        after = do(known, ANNA, speak).table
        assert [one.name for one in after.people] == ["Anna", "Гравець", "Ада"]
        assert after.host_name == name
