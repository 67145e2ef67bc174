"""Others are not slower because one person pesters the bot: in the same run, press by press."""

from playground.world.values import Query
from tests.soak.looks import SLOWER, breaches, waits
from tests.soak.record import Request

CHAT, OTHER = -5, -6
SPELL = (1000.0, 2000.0)


def press(at: float, chat: int = CHAT) -> Query:
    return Query(f"{at}", 1, chat, 1, "t:c:x:0", at, answered=True)


def board(at: float, chat: int = CHAT, *, ok: bool = True) -> Request:
    return Request(1, at, "editMessageMedia", {"chat_id": chat}, ok)


def timed(pestered: float) -> tuple[list[Query], list[Request]]:
    """A hundred presses that take a tenth of a second in peace, and so long where one is
    pestered.
    """
    begun = [first + 5 * n for first in (100.0, 1001.0) for n in range(100)]
    took = [0.1] * 100 + [pestered] * 100
    return [press(at) for at in begun], [
        board(at + one) for at, one in zip(begun, took, strict=True)
    ]


def test_press_is_timed_until_something_changes_in_its_chat() -> None:
    asked = [board(100.2, OTHER), board(100.3, ok=False), board(100.5), board(100.9)]
    found = waits([press(100.0), press(100.0, OTHER)], asked, {CHAT}, [SPELL])
    assert [round(took, 3) for took in found.quiet] == [0.5]
    assert found.pestered == []


def test_others_who_wait_far_longer_beside_a_pest_are_found() -> None:
    assert list(breaches(waits(*timed(0.1 * SLOWER - 0.01), {CHAT}, [SPELL]))) == []
    (breach,) = breaches(waits(*timed(1.0), {CHAT}, [SPELL]))
    assert "10.0 times as long" in breach


def test_few_presses_tell_nothing() -> None:
    presses, requests = timed(1.0)
    assert list(breaches(waits(presses[:199], requests[:199], {CHAT}, [SPELL]))) == []
