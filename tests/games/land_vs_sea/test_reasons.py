"""Why a computer would make a move of Land vs Sea: what speaks for it, as its seat sees it."""

from collections import Counter
from collections.abc import Iterator

from games import GAMES
from games.core.message import Message
from tests.contract.knowing import asked
from tests.contract.plays import Start, play, starts_of

GIVEN = starts_of("land_vs_sea")


def said(start: Start) -> Iterator[tuple[str, tuple[Message, ...]]]:
    """Yield for which side somebody plays, and what is said of a move they may make."""
    reasons = GAMES[start.game].telling.reasons
    assert reasons
    for knowing in asked(play(start), 12):
        for action in knowing.actions[:5]:
            yield knowing.view.sides[knowing.seat].value, reasons(knowing, action)


def test_what_others_gain_is_no_reason() -> None:
    """What a side may expect speaks for a move: more for one's own, less for the other."""
    sides = Counter[bool]()
    for own, told in (one for start in GIVEN for one in said(start)):
        for one in told:
            if one.id == "land-vs-sea-why-expected":
                is_own = one.variables["side"] == own
                assert str(one.variables["change"]).startswith("+" if is_own else "−")
                sides[is_own] += 1
    assert sides[True]
    assert sides[False]
