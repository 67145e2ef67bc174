"""Signs at tables of people (docs/adr/0102)."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.signs.table import MOST, PAUSE, SIGNS, MakeSign, Mute, seen
from bot.table.gathering import Start
from bot.table.referee import handle
from bot.table.values import Live, Person, Phase, Place, Refused, Table, User, to_act
from games.core.contract import defaults
from tests.bot.tables import ALL, GROUP, NOON, over, random_press
from tests.bot.tables import PEOPLE as THREE

PEOPLE = (Person(11, "Zoe", "en", 0), Person(12, "Kim", "ru", 1))
ZOE, KIM = User(11, "Zoe", "en", reachable=True), User(12, "Kim", "ru", reachable=True)


def begun() -> Live:
    options = defaults(ALL["gifts"])
    table = Table("t", Place(0, 5), "en", 11, game="gifts", options=options, people=PEOPLE)
    return handle(ALL, Live(table), ZOE, Start(7), NOON)


def signed(live: Live, user: User, sign: int = 0, at: int = 0) -> Live:
    return handle(ALL, live, user, MakeSign(sign, NOON + at), NOON + at)


def told(live: Live) -> list[tuple[int, str]]:
    """Who has made which sign, as everybody sees it."""
    people = live.table.people
    return [(people[one.chair].user, SIGNS[one.which]) for one in seen(live.table)]


def test_last_sign_of_each_is_seen() -> None:
    live = signed(signed(begun(), ZOE, 0), KIM, 1)
    assert told(live) == [(11, "👏"), (12, "🤔")]
    assert told(signed(live, ZOE, 5, PAUSE)) == [(12, "🤔"), (11, "🙏")]


def test_signs_are_gone_at_the_next_move() -> None:
    live = signed(begun(), ZOE)
    (seat,) = to_act(ALL, live)
    mover = ZOE if live.table.people[seat].user == ZOE.id else KIM
    after = handle(ALL, live, mover, random_press(live, seat, Random(1)), NOON + 9)
    assert told(after) == []


def test_signs_are_few_and_apart() -> None:
    live = signed(begun(), ZOE)
    with pytest.raises(Refused, match="refused-signs"):
        signed(live, ZOE, 1, PAUSE - 1)
    for number in range(1, MOST):
        live = signed(live, ZOE, 1, number * PAUSE)
    with pytest.raises(Refused, match="refused-signs"):
        signed(live, ZOE, 1, MOST * PAUSE)
    assert told(signed(live, KIM, 2, MOST * PAUSE))[-1] == (12, "⏳")


def test_clock_that_was_set_back_keeps_nobody_from_a_sign() -> None:
    assert told(signed(signed(begun(), ZOE), ZOE, 1, -5)) == [(11, "🤔")]


def test_who_mutes_a_table_sees_no_signs_there() -> None:
    live = handle(ALL, signed(begun(), ZOE), KIM, Mute(True), NOON)
    assert seen(replace(live.table, reader=KIM.id)) == ()
    assert len(seen(replace(live.table, reader=ZOE.id))) == 1
    again = handle(ALL, live, KIM, Mute(False), NOON)
    assert len(seen(replace(again.table, reader=KIM.id))) == 1


def test_sign_calls_nobody() -> None:
    live = begun()
    after = signed(live, ZOE)
    assert [one.generation for one in after.table.people] == [
        one.generation for one in live.table.people
    ]
    assert after.table.since == live.table.since


def test_signs_are_made_after_the_end_too() -> None:
    live = over("gifts", *THREE)
    assert live.table.phase is Phase.OVER
    circle = replace(live, table=replace(live.table, place=Place(0, 5)))
    assert told(signed(circle, THREE[0], 5)) == [(1, "🙏")]


def test_group_has_words_of_its_own() -> None:
    live = over("gifts", *THREE)
    assert live.table.place == GROUP
    with pytest.raises(Refused):
        signed(live, THREE[0])
