"""Tables of people: who reads a copy of one in their private chat, and by which letter."""

import pytest
from msgspec.structs import replace

from bot.table.circles import INVITATIONS, Invite, dismissed, free_letter, neighbours, read_by
from bot.table.computers import is_against_computers
from bot.table.gathering import AddComputer
from bot.table.parts import Invitation
from bot.table.values import LETTERS, Chair, Live, Place, Refused, with_changes, with_person
from games.core.contract import Level
from tests.bot.tables import ANNA, BORIS, CLARA, STRANGER, begun, do, lobby, moved, refusal, resign

CIRCLE = Place(0, 5)


def circle(live: Live, id: str = "here") -> Live:
    """The same table in a circle."""
    return with_changes(live, place=CIRCLE, id=id)


def test_who_leaves_reads_the_table_again_only_once_it_is_over() -> None:
    left = do(circle(begun("gifts", ANNA, BORIS, CLARA)), BORIS, resign)
    assert dismissed(left.table) == ()
    assert read_by(left, BORIS.id) == left
    assert read_by(left, ANNA.id).table.place == Place(ANNA.id)
    ended = moved(left, 10_000)
    assert [person.user for person in dismissed(ended.table)] == [BORIS.id]
    assert read_by(ended, BORIS.id).table.place == Place(BORIS.id)
    in_group = with_changes(ended, place=Place(-100))
    assert dismissed(in_group.table) == ()


def test_a_copy_is_read_in_its_readers_language_and_named_after_the_others() -> None:
    copy = read_by(circle(begun("gifts", ANNA, BORIS)), BORIS.id).table
    assert (copy.language, copy.title, copy.reader) == (BORIS.language, ANNA.name, BORIS.id)


def test_alone_in_a_circle_nobody_plays_against_computers_alone() -> None:
    """Others may still come there, as they cannot to a private chat."""
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    assert is_against_computers(with_changes(live, place=Place(ANNA.id)).table)
    assert not is_against_computers(read_by(circle(live), ANNA.id).table)


def test_tables_that_are_told_apart_are_the_others_that_are_open_in_that_chat() -> None:
    live = lobby("gifts", ANNA, BORIS)
    ended = circle(moved(begun("gifts", ANNA, BORIS), 10_000), "over")
    others = (circle(live, "other"), ended, circle(lobby("gifts", BORIS), "foreign"))
    in_group = with_changes(live, id="group")
    found = neighbours((circle(live), *others, in_group), ANNA.id, "here")
    assert [table.id for table in found] == ["other"]


def test_a_table_gets_the_first_letter_that_none_has_in_that_chat_until_all_are_taken() -> None:
    live = circle(lobby("gifts", ANNA, BORIS))
    tables = [with_person(live, Chair(0), slot=slot).table for slot in range(len(LETTERS))]
    assert free_letter((), ANNA.id) == 0
    assert free_letter(tables[:2], ANNA.id) == 2
    assert free_letter(tables[:2], BORIS.id) == 1
    with pytest.raises(Refused):
        free_letter(tables, ANNA.id)


def test_the_latest_invitations_of_those_who_sit_there_are_kept() -> None:
    live = circle(lobby("gifts", ANNA, BORIS))
    sent = [Invitation(str(number), "en", has_picture=False) for number in range(30)]
    many = do(live, ANNA, *map(Invite, sent))
    assert many.table.invitations == tuple(sent[-2 * INVITATIONS :])
    assert do(many, ANNA, Invite(sent[-1])) == many
    assert refusal(live, STRANGER, Invite(sent[0])) == refusal(
        begun("gifts", ANNA, BORIS), CLARA, resign
    )
    in_group = replace(live, table=replace(live.table, place=Place(-100)))
    assert do(in_group, ANNA, Invite(sent[0])) == in_group
