"""The verdict on games that are to meet each fault of Telegram names those that were not met."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from playground.person import Host
from playground.testing import running
from tests.soak.faulty import DUE, TOGETHER, Met, Orders, breaches, plans
from tests.soak.party import Played
from tests.soak.record import Request
from tests.soak.spells import Telegram

GROUP, SUPERGROUP, PERSON = -5, -1005, 7
PLAN = next(plans(1))
PLAYED = Played(PLAN, SUPERGROUP, (PERSON,), "", True, 1.0, Counter(), (GROUP,))


def asked(faults: Iterable[Met], chat: int) -> list[Request]:
    return [
        Request(1, 1.0, method, {"chat_id": chat}, True, faults=(f"{kind} {when}",))
        for kind, when, method in faults
    ]


def test_game_meets_each_fault_in_any_of_its_chats() -> None:
    half = len(DUE) // 2
    requests = [*asked(TOGETHER + DUE[:half], GROUP), *asked(DUE[half:], PERSON)]
    assert list(breaches([PLAYED], requests)) == []


def test_fault_that_was_ordered_and_met_by_others_alone_is_named() -> None:
    missed, *others = DUE
    requests = asked((*TOGETHER, *others), SUPERGROUP) + asked([missed], PERSON + 1)
    assert list(breaches([PLAYED], requests)) == [], "it called the method less often than faults"
    untouched = Request(1, 1.0, missed.method, {"chat_id": SUPERGROUP}, True)
    (breach,) = breaches([PLAYED], [*requests, untouched])
    assert breach == f"{PLAN} has not met: {' '.join(missed)}"


def test_method_that_a_game_never_calls_meets_nothing() -> None:
    method = DUE[0].method
    called = [fault for fault in (*TOGETHER, *DUE) if fault.method != method]
    assert list(breaches([PLAYED], asked(called, GROUP))) == []


def test_fault_of_seldom_requests_that_no_game_has_met_is_named() -> None:
    (breach,) = breaches([PLAYED], asked((*TOGETHER[1:], *DUE), GROUP))
    assert breach == f"no game has met: {' '.join(TOGETHER[0])}"


def test_slow_line_is_ordered_anew_when_another_game_has_met_it(tmp_path: Path) -> None:
    """Nobody knows beforehand which game's request will meet the fault; here another game's request
    meets it first.
    """
    with running(tmp_path) as server:
        host = Host(server.url)
        Telegram(host).be_odd(0)
        assert host.get("faults") == []
        orders = Orders(host)
        slow = [one for one in DUE if one.kind == "uplink"]
        for _ in range(2):
            orders.next([PERSON])
            ordered = [one["method"] for one in host.get("faults") if one["kind"] == "uplink"]
            assert ordered == [one.method for one in slow]
            host.remove("faults")
