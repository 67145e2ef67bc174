"""The verdict: compares all that has happened with the promises."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.table.values import Phase, revive
from games.core.log import By
from tests.bot.tables import ALL
from tests.soak import ahead, forgetting, homes, looks, presses, readers, world
from tests.soak.chaos import Kill
from tests.soak.party import Played
from tests.soak.pictures import Gallery
from tests.soak.record import Record, Request
from tests.soak.repeats import Repeat, leftovers, notes_due, repeats
from tests.soak.story import Stored, Story, by_table


class Outcome(NamedTuple):
    """The outcome of a soak."""

    breaches: list[str]
    """Promises that were not kept; empty if all were."""
    figures: dict[str, object]


class Evidence(NamedTuple):
    """All that the verdict is made of."""

    played: list[Played]
    stored: Stored
    record: Record
    requests: list[Request]
    kills: list[Kill]
    waiting: int
    """Updates that are still to be dealt with."""
    dead: int
    """Those that were put aside."""
    unfinished: list[str]
    """Why the chats have not come to rest."""
    log: str
    """Of the bot."""
    beside: frozenset[int] = frozenset()
    """Chats of tables that only stand there."""
    pestered: frozenset[int] = frozenset()
    """Chats in which somebody asks for the same again and again."""
    spells: Sequence[tuple[float, float]] = ()
    """From when to when they did."""
    is_replicated: bool = False
    """Whether a killed primary takes along what was not replicated yet (docs/scale.md)."""

    @property
    def failovers(self) -> list[float]:
        """When a primary died with whatever was not replicated yet."""
        killed = (kill.at for kill in self.kills if kill.what == "store")
        return list(killed) if self.is_replicated else []


def judge(evidence: Evidence) -> Outcome:
    """Compare all that has happened with the promises."""
    seen = (evidence.record, evidence.requests, evidence.kills)
    gallery = Gallery(evidence.stored.pictures)
    stories = evidence.stored.stories
    doubles = [
        one
        for one in repeats(*seen, notes_due(stories), forgetting.openings(stories))
        if one.again.chat_id not in evidence.pestered
    ]
    pressed = evidence.record.presses.values()
    left = evidence.beside.union(*(one.former for one in evidence.played))
    old = [one for one in leftovers(*seen) if one.chat_id not in left]
    waited = looks.waits(pressed, evidence.requests, _chats(evidence.played), evidence.spells)
    breaches = [
        *evidence.stored.lost,
        *evidence.unfinished,
        *(f"{one.plan} is stuck" for one in evidence.played if not one.ended),
        *(b for story in stories for b in _wrong(story, evidence, gallery)),
        *(b for story in stories for b in homes.breaches(story, *seen)),
        *(f"no answer was lost: {double}" for double in doubles if not double.cause),
        *(f"still asks: {message}" for message in old),
        *(f"unanswered: {press}" for press in presses.unanswered(pressed, *seen[1:])),
        *looks.breaches(waited),
    ]
    if evidence.waiting or evidence.dead:
        breaches.append(f"{evidence.waiting} updates wait, {evidence.dead} are dead letters")
    before, *failed = evidence.log.split("Traceback", 1)
    if failed:
        breaches.append(f"in the bot's log: {before[-300:]}Traceback{failed[0][:3000]}")
    return Outcome(breaches, {**_figures(evidence, doubles, gallery), **waited.figures})


def _chats(played: Sequence[Played]) -> frozenset[int]:
    return frozenset(chat for one in played for chat in (one.chat, *one.former, *one.users))


def _wrong(story: Story, evidence: Evidence, gallery: Gallery) -> Iterator[str]:
    """Yield what is wrong with one game."""
    live, record = story.live, evidence.record
    if live.table.phase is not Phase.OVER:
        yield f"{story.name} is {live.table.phase} in the store"
    if missing := story.played.plan.kind.options.items() - story.log.options.items():
        yield f"{story.name} is played without {dict(missing)}"
    if live.play != revive(ALL, live.table).play:
        yield f"{story.name}: the log leads to another state"
    pressed = by_table(record.presses.values()).get(story.played.table, [])
    chats = {story.played.chat, *story.played.users, *story.played.former}
    seen = [look.message for look in record.looks if look.message.chat_id in chats]
    yield from world.breaches(story.played.plan, chats, seen)
    seen = world.as_one(seen, story.played.former, story.played.chat)
    yield from presses.breaches(story, pressed, evidence.failovers)
    yield from ahead.breaches(story, pressed)
    yield from readers.breaches(story, seen, pressed, gallery)
    yield from forgetting.breaches(story, record, gallery)


def _figures(evidence: Evidence, doubles: Sequence[Repeat], gallery: Gallery) -> dict[str, object]:
    requests, record = evidence.requests, evidence.record
    total: Counter[str] = sum((one.presses for one in evidence.played), Counter())
    errors = Counter(r.error for r in requests if r.error and r.error.startswith("fault"))
    made = Counter(move.by for story in evidence.stored.stories for move in story.log.moves)
    confirmed = [p for p in record.presses.values() if presses.confirmation(p)]
    return {
        **_by_kind(evidence.played),
        "games over": sum(one.ended for one in evidence.played),
        "kills": dict(Counter(kill.what for kill in evidence.kills)),
        "requests of the bot": len(requests),
        "requests that failed": dict(errors),
        "answers lost": sum(request.lost for request in requests),
        "presses": dict(total),
        "moves of computers in the logs": made.pop(By.COMPUTER, 0),
        "moves prepared before their turn": made.pop(By.PREPARED, 0),
        "moves of people in the logs": made.total(),
        "confirmations accepted": sum(map(presses.is_accepted, confirmed)),
        "messages": sum(look.is_new for look in record.looks),
        "looks compared": len(record.looks),
        "pictures": record.files // 2,
        "pictures in games with secrets told apart": gallery.told,
        "of them drawn anew for that": gallery.drawn,
        "repeated messages": dict(Counter(double.cause or "?" for double in doubles)),
    }


def _by_kind(played: Sequence[Played]) -> dict[str, object]:
    """How many games of each kind have ended, of how many."""
    begun = Counter(str(one.plan.kind) for one in played)
    ended = Counter(str(one.plan.kind) for one in played if one.ended)
    return {kind: f"{ended[kind]} of {count} over" for kind, count in begun.items()}
