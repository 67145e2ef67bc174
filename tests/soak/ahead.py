"""Moves that people prepared before their turn: pressed by somebody, made once and where they fit,
and never lost (docs/adr/0094).
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.display import buttons
from bot.display.token import BadToken, Token
from bot.handlers.features import ROUTES
from bot.table.prepared import AHEAD, Prepared
from bot.table.preparing import action_of, imagined
from bot.table.values import Live, Phase, stamp_of, to_act, with_changes
from bot.texts.catalogues import LANGUAGES
from games.core.ahead import concern
from games.core.choices import Path, screen
from games.core.errors import RuleViolation
from games.core.log import By
from games.core.values import Seat
from playground.world.values import Query
from tests.bot.tables import ALL, FRAME
from tests.soak.presses import confirmation
from tests.soak.story import Story

_SAID = {
    FRAME.say(language, said)
    for language in LANGUAGES
    for said in ("toast-prepared", "toast-prepared-there")
}

Turn = tuple[Seat, int]
"""A seat, and how many moves it has made before."""


class Plan(NamedTuple):
    """A move that somebody may have prepared."""

    turn: Turn
    prepared: Prepared
    is_accepted: bool
    """Whether the person was told that the move is prepared."""
    is_second: bool = False
    """Whether it is for the case that another one does not fit."""


def ahead_of(live: Live) -> Iterator[tuple[Seat, Live]]:
    """Yield the seats that can prepare, each with the table as if its turn had come."""
    for seat in map(Seat, range(live.table.log.seats if live.table.log else 0)):
        if live.table.phase is Phase.RUNNING and (ahead := imagined(ALL, live, seat)):
            yield seat, ahead


def plans(story: Story, presses: Sequence[Query]) -> list[Plan]:
    """Return the moves that people have confirmed ahead, for each moment at which they could."""
    confirmed: dict[tuple[Seat, str], list[tuple[Path, bool, bool]]] = defaultdict(list)
    for press in presses:
        found, seat = confirmation(press), story.seat(press.user_id)
        if found and seat is not None and found[0].startswith(AHEAD):
            named, is_second = AHEAD[0] + found[0][1:], found[0].startswith(AHEAD[1])
            confirmed[seat, named].append((found[1], press.text in _SAID, is_second))
    return [
        Plan((seat, _made(live, seat)), one, is_accepted, is_second)
        for live in (story.moments() if confirmed else ())
        for seat, ahead in ahead_of(live)
        for path, is_accepted, is_second in confirmed.get((seat, stamp_of(ALL, ahead, seat)), ())
        for one in _prepared(ahead, seat, path)
    ]


def idlers(story: Story, presses: Sequence[Query]) -> set[Seat]:
    """Return the seats whose people have ever wished to idle."""
    return {seat for seat, verb in _verbs(story, presses) if verb is buttons.Idle}


def ready(live: Live, wanted: Sequence[Plan], idle: set[Seat]) -> Iterator[Live]:
    """Yield a table as it may have been, with each prepared move, and with each second one behind
    it: waiting, or void by then.
    """
    for seat in map(Seat, range(live.table.log.seats if live.table.log else 0)):
        turn = seat, _made(live, seat)
        here = [plan for plan in wanted if plan.turn == turn]
        ones = {plan.prepared for plan in here if not plan.is_second}
        others = {plan.prepared for plan in here if plan.is_second}
        pairs = [(one, other) for one in ones for other in others]
        ones |= {Prepared(seat)} if seat in idle else set()
        found = (*((one,) for one in (*ones, *others)), *pairs)
        for prepared in found if live.table.phase is Phase.RUNNING else ():
            yield with_changes(live, prepared=prepared)


def choosing_second(live: Live) -> Iterator[tuple[Seat, Live]]:
    """Yield the seats that can prepare, each with the table where they have prepared a move, which
    they do not see while they choose a second one.
    """
    for seat, _ in ahead_of(live):
        yield seat, with_changes(live, prepared=(Prepared(seat, "first"),))


def breaches(story: Story, presses: Sequence[Query]) -> Iterator[str]:
    """Yield what is wrong with the prepared moves of a game."""
    wanted, idle = plans(story, presses), idlers(story, presses)
    withdrawn = {seat for seat, verb in _verbs(story, presses) if verb is buttons.Withdraw}
    came: dict[Turn, Live] = {}
    given_up = set[Plan]()
    for live, move in zip(story.moments(), story.log.moves, strict=False):
        given_up |= _misfits(live, wanted)
        for seat in to_act(ALL, live):
            came.setdefault((seat, _made(live, seat)), live)
        turn = move.seat, _made(live, move.seat)
        own = [plan for plan in wanted if plan.turn == turn]
        at = came[turn]
        fits = [str(action) for plan in own if (action := action_of(ALL, at, plan.prepared))]
        idling = Prepared(move.seat) if move.seat in idle else None
        may = {*fits, str(action_of(ALL, at, idling)) if idling else ""}
        if move.by is By.PREPARED and move.action not in may:
            yield f"{story.name}: nobody has prepared {move.action}, which {turn} has made"
        kept = any(plan.is_accepted and plan not in given_up for plan in own)
        is_certain = kept and move.seat not in withdrawn
        if is_certain and len(fits) >= len(own) and move.by is not By.PREPARED:
            yield f"{story.name}: {turn} had prepared {fits}, and {move.action} was made"


def _misfits(live: Live, wanted: Sequence[Plan]) -> set[Plan]:
    """Return the moves that do not fit now: their people may give them up by preparing anew."""
    return {
        plan
        for seat, ahead in ahead_of(live)
        for plan in wanted
        if plan.turn == (seat, _made(live, seat)) and not action_of(ALL, ahead, plan.prepared)
    }


def _made(live: Live, seat: Seat) -> int:
    return sum(move.seat == seat for move in live.table.log.moves) if live.table.log else 0


def _prepared(ahead: Live, seat: Seat, path: Path) -> Iterator[Prepared]:
    assert ahead.play
    game, state = ALL[ahead.table.game or ""], ahead.play.state
    with suppress(RuleViolation):
        action = screen(tuple(game.legal_actions(state, seat)), path).action
        if action is not None:
            yield Prepared(seat, str(action), concern(game, state, seat, action))


def _verbs(story: Story, presses: Sequence[Query]) -> Iterator[tuple[Seat, type[Token]]]:
    for press in presses:
        seat = story.seat(press.user_id)
        with suppress(BadToken):
            if seat is not None:
                yield seat, type(ROUTES.read(press.data))
