"""A wait that was stored before there were ledgers has as much time left as the old rule gave it.

`waits/0.1.0.jsonl` was written by that release: tables in the middle of a wait, of a pause, of a
weekend, of days away, each with what its own code had left at a moment.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.handing.table import is_offered
from bot.features.pause.table import Resume
from bot.store.tables import decoded, encoded
from bot.table.banks import left
from bot.table.hours import closing, late_at
from bot.table.outages import Outage
from bot.table.values import DAY, Live
from bot.table.waits import resumed
from bot.table.words import word_of
from games.core.values import Seat
from tests.bot.tables import ALL, ANNA, do

WAITS = Path(__file__).parent / "waits"
KEPT = [
    msgspec.json.decode(line)
    for file in sorted(WAITS.glob("*.jsonl"))
    for line in file.read_text("utf-8").splitlines()
]


def read(kept: dict[str, Any]) -> Live:
    moves = [msgspec.json.encode(move) for move in kept["moves"]]
    return decoded(ALL, msgspec.json.encode(kept["table"]), None, moves)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["name"])
def test_what_was_left_is_left(kept: dict[str, Any]) -> None:
    now, outages = kept["now"], [Outage(*one) for one in kept["outages"]]
    live = resumed(ALL, read(kept), outages)
    if live.table.is_paused:
        live = do(live, ANNA, Resume(now), now=now)
    ends = late_at(ALL, live)
    assert ends is not None
    assert ends - now == kept["left"]
    banks = {seat: left(ALL, live, Seat(int(seat)), now) for seat in kept["banks"]}
    assert banks == kept["banks"]
    assert not kept["closes"] or closing(live.table) == kept["closes"]


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["name"])
def test_once_stored_anew_it_is_read_alike(kept: dict[str, Any]) -> None:
    live = read(kept)
    moves = [msgspec.json.encode(move) for move in kept["moves"]]
    assert decoded(ALL, encoded(live.table), None, moves) == live


def test_a_seat_that_was_on_offer_is_taken_by_its_old_link() -> None:
    (kept,) = (one for one in KEPT if one["table"]["offer"])
    live, offer = read(kept), kept["table"]["offer"]
    word = word_of(live.table, f"seat/{offer['chair']}/{offer['until']}")
    ends = offer["until"]
    taken = [is_offered(live.table, offer["chair"], word, at) for at in (ends - DAY, ends - 1)]
    assert taken == [True, True]
    assert not is_offered(live.table, offer["chair"], word, ends)
