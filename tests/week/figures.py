"""The figures of a week, as a table; and how long the same people need for the same moves with a
bot that calls without any delay.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple

from tests.week.habits import DAY, STEP, ZOE, length
from tests.week.ideal import course, perfect_calling
from tests.week.judge import Failure
from tests.week.week import Played, Week, share_prepared

LONGEST = {"carcassonne": 14 * DAY, "saboteur": 10 * DAY}
"""How long a game may take; of Saboteur its first round."""
MOST_OVER_IDEAL = 1.1


class Length(NamedTuple):
    """How long a game took, or its first round."""

    game: str
    what: str
    took: int
    is_over: bool
    ideal: int
    turns: int
    """Changes of who is awaited."""

    @property
    def over_ideal(self) -> float:
        return self.took / max(STEP, self.ideal)


def lengths(week: Week, played: Sequence[Played]) -> list[Length]:
    """Return how long each game took, up to now if it is not over; of Saboteur the first round."""
    perfect = perfect_calling(week.plan.seed, [course(one, week.moves_of_round) for one in played])
    found = []
    for one, ideal in zip(played, perfect, strict=True):
        table, game = one.live.table, one.plan.game
        until, what, turns = one.over, "the game", len(ideal)
        if game == "saboteur":
            until, what = (one.rounds[0] if one.rounds else one.over), "the first round"
            turns = course(one, week.moves_of_round).round_ends
        took = (until or week.ended) - table.began
        shortest = (ideal[turns - 1] if turns else table.began) - table.began
        found.append(Length(game, what, took, until is not None, shortest, turns))
    return found


def failures(week: Week, played: Sequence[Played], faults: Sequence[str]) -> list[Failure]:
    """Return all that the week's people would not put up with."""
    found = list(week.judge.failures)
    for one in lengths(week, played):
        said = f"{one.game}, {one.what}: {length(one.took)}"
        if one.took > LONGEST[one.game]:
            over = "" if one.is_over else ", and is not over"
            found.append(Failure("long", f"{said}{over}; at most {length(LONGEST[one.game])}"))
        if one.is_over and one.over_ideal > MOST_OVER_IDEAL:
            beside = f"{one.over_ideal:.2f} times the {length(one.ideal)} of a bot without delay"
            found.append(Failure("slow", f"{said}, {beside}"))
    found += [Failure("fault", fault[:400]) for fault in faults]
    return found


def table(week: Week, played: Sequence[Played]) -> Iterator[str]:
    """Yield the rows of the table."""
    busy = Busy.of(week, played)
    yield _row("both games run side by side for", f"{busy.days:.1f} days")
    yield from _calls(week, busy)
    yield from _posts(week, busy)
    for one in played:
        yield from _of_table(one, week)
    for long in lengths(week, played):
        over = "" if long.is_over else " (not over)"
        yield _row(f"{long.game}: {long.what}", f"{length(long.took)}{over}, {long.turns} turns")
        ideal = f"{length(long.ideal)}; {long.over_ideal:.2f} times as long"
        yield _row("    with a bot that costs no delay", ideal)
    share = f"{share_prepared(played):.0%} of moves; chosen ahead {week.prepared} times"
    yield _row("prepared before their turn", share)
    lobbies = ", ".join(week.judge.lobbies.values()) or "none that all have joined"
    yield _row("rematch's lobby", lobbies)


class Busy(NamedTuple):
    """The time in which all games run."""

    start: int
    end: int

    @classmethod
    def of(cls, week: Week, played: Sequence[Played]) -> "Busy":
        start = max((one.live.table.began for one in played), default=week.began)
        return cls(start, min((one.over or week.ended for one in played), default=week.ended))

    @property
    def days(self) -> float:
        return max(STEP, self.end - self.start) / DAY

    def tally(self, told: Sequence[tuple[int, str]]) -> Counter[str]:
        """Count what has happened meanwhile."""
        return Counter(what for at, what in told if self.start <= at <= self.end)


def _calls(week: Week, busy: Busy) -> Iterator[str]:
    turns, nights = week.judge.turns, busy.tally(week.judge.nights)
    waited = [turn for turn in turns if turn.ended is not None and turn.lasted >= STEP]
    rang = [turn for turn in waited if turn.heard_calls]
    yield _row("turns that waited, called while awake", f"{len(rang)} of {len(waited)}")
    for player in week.players.values():
        own = [turn for turn in waited if turn.player is player]
        called = sum(bool(turn.heard_calls) for turn in own)
        woken = nights[player.habit.name] / busy.days * 7
        said = f"{called} of {len(own)}; {woken:.1f} calls a week at night"
        yield _row(f"    {player.habit.name}", said)
    yield _row("turns before somebody has said where they live", f"{week.judge.unknown}")
    taps = [turn.taps for turn in turns if turn.taps]
    if taps:
        said = f"{median(taps):.0f} after opening the chat, {max(taps)} at most"
        yield _row("taps from the call to the move", said)


def _posts(week: Week, busy: Busy) -> Iterator[str]:
    posts = busy.tally(week.judge.posts)
    named = posts.total() - posts["nobody"]
    said = f"{named / busy.days:.1f}"
    yield _row(f"posts with a sound a day about somebody else, for {ZOE}", said)
    for what, label in (
        ("reachable", "about somebody who can be written to"),
        ("late", "about somebody who has not answered for a day"),
        ("unreachable", "about somebody who cannot"),
        ("nobody", "that name nobody"),
    ):
        yield _row(f"    {label}", str(posts[what]))


def _of_table(one: Played, week: Week) -> Iterator[str]:
    table, game = one.live.table, one.plan.game
    log = table.log
    assert log
    days = ((one.over or week.ended) - table.began) / DAY
    yield _row(f"{game}: turns a week", f"{len(log.moves) / max(days, 0.01) * 7:.0f}")
    yield _row(f"{game}: longest stand, in its own time", length(week.judge.stands[table.id]))
    young = week.judge.pictures[table.id]
    yield _row(f"{game}: most pictures that could be deleted", str(young))


def _row(label: str, said: str) -> str:
    return f"{label:<58} {said}"
