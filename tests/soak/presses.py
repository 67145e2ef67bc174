"""Each accepted press is in the log exactly once, and nothing is there that nobody pressed."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress

from bot.display import buttons
from bot.display.token import BadToken
from bot.handlers.features import ROUTES
from bot.table.seating import is_computer, seat_at
from bot.table.values import stamp_of
from games.core.choices import Path, screen
from games.core.contract import Action
from games.core.errors import RuleViolation
from games.core.log import By
from games.core.values import Seat
from playground.world.values import Query
from tests.bot.tables import ALL
from tests.soak.chaos import Kill
from tests.soak.record import Request
from tests.soak.story import Story

VOID = 15.0
"""Seconds until a press is void. https://core.telegram.org/bots/api#callbackquery"""
LAG = 1.0
"""Seconds by which a replica may be behind: replication is asynchronous (docs/scale.md)."""
_ANSWER = "answerCallbackQuery"

Decision = tuple[Seat, str]
"""The seat that decides, and the stamp of its question."""


def confirmation(press: Query) -> tuple[str, Path] | None:
    """Return the stamp and the path of a press that makes a move; None for any other press."""
    with suppress(BadToken):
        token = ROUTES.read(press.data)
        if isinstance(token, buttons.Confirm):
            return token.stamp, token.path
    return None


def is_accepted(press: Query) -> bool:
    """Whether the person saw the press taken: every refusal says why, or leads elsewhere."""
    return press.answered and press.text is None and press.url is None


def breaches(
    story: Story, presses: Sequence[Query], failovers: Collection[float] = ()
) -> Iterator[str]:
    """Yield what is wrong with the log of a game.

    :param failovers: the moments at which a primary died, with the writes that were not replicated
        yet.
    """
    open_to = _decisions(story)
    accepted: dict[Decision, list[str]] = defaultdict(list)
    pressed: set[tuple[Decision, str]] = set()
    for press in presses:
        found, seat = confirmation(press), story.seat(press.user_id)
        if found is None or seat is None:
            continue
        stamp, path = found
        moved = _notation(open_to.get((seat, stamp), ()), path)
        pressed.add(((seat, stamp), moved))
        if is_accepted(press) and not any(0 <= at - press.at <= LAG for at in failovers):
            accepted[seat, stamp].append(moved)
    yield from _usurped(story)
    made = _made(story)
    for decision, notations in accepted.items():
        if notations != [made.get(decision)]:
            has = made.get(decision)
            yield f"{story.name}: {decision} was accepted as {notations}, the log has {has}"
    for decision, notation in made.items():
        if (decision, notation) not in pressed:
            yield f"{story.name}: nobody pressed {notation}, which {decision} has made"


def unanswered(
    presses: Iterable[Query], requests: Iterable[Request], kills: Sequence[Kill]
) -> Iterator[Query]:
    """Yield presses that got no answer and should have. A press is excused if each try met a fault,
    or if a worker was killed shortly before or after it, because its successor may come too late.
    """
    failed = {
        r.parameters.get("callback_query_id") for r in requests if r.method == _ANSWER and not r.ok
    }
    for press in presses:
        is_excused = any(-VOID <= kill.at - press.at <= VOID for kill in kills if kill.ports)
        if not (press.answered or press.id in failed or is_excused):
            yield press


def _usurped(story: Story) -> Iterator[str]:
    """Computers move at their seats only, at which nobody else does: from the clock, no press. A
    seat that somebody has taken over had a computer before (docs/adr/0125).
    """
    table = story.live.table
    had_both = {seat_at(table, former.chair) for former in table.former}
    for move in story.log.moves:
        is_computers = is_computer(table, move.seat)
        if (move.by is By.COMPUTER) != is_computers and move.seat not in had_both:
            yield f"{story.name}: {move.action} at seat {move.seat} was made by {move.by.value}"


def _decisions(story: Story) -> dict[Decision, tuple[Action, ...]]:
    """Return the legal actions of each decision of the game."""
    found = {}
    for live in story.moments():
        assert live.play
        for seat in story.game.to_act(live.play.state):
            actions = tuple(story.game.legal_actions(live.play.state, seat))
            found[seat, stamp_of(ALL, live, seat)] = actions
    return found


def _made(story: Story) -> dict[Decision, str]:
    """The moves of the log that people made, by decision."""
    moments = zip(story.moments(), story.log.moves, strict=False)
    return {
        (move.seat, stamp_of(ALL, live, move.seat)): move.action
        for live, move in moments
        if move.by is By.PERSON
    }


def _notation(actions: tuple[Action, ...], path: Path) -> str:
    """Return the action of a path, in notation; empty if the path leads nowhere."""
    with suppress(RuleViolation):
        return str(screen(actions, path).action)
    return ""
