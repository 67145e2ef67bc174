"""Moves of computer players that are due: computed in another process and applied like any other
command. After a crash a move is computed again with the same result; it is applied once.
"""

import logging

from bot.metrics import SIMPLE
from bot.service.table_service import TableService
from bot.table.computers import awaited, chance_of, due
from bot.table.moves import PlayOn
from bot.table.values import NOBODY, Live, User, game_of, stamp_of
from games.core.contract import Level, absent_action
from games.core.values import Seat

_log = logging.getLogger(__name__)
_COMPUTER = User(NOBODY, "", "en")


async def play_on(service: TableService, live: Live) -> Live:
    """Make the due moves of computers, one each, so that people can follow."""
    games = service.frame.games
    moment = due(games, live)
    if moment is None or moment > service.now:
        return live
    for seat in awaited(games, live):
        if seat in awaited(games, live):  # of those who decide at the same time one may end it
            live = await _move(service, live, seat)
    return live


async def _move(service: TableService, live: Live, seat: Seat) -> Live:
    level = live.table.people[seat].computer
    assert level
    stamp = stamp_of(service.frame.games, live, seat)
    action = await choice(service, live, seat, level)
    return await service.change(live.table.id, _COMPUTER, PlayOn(seat, stamp, action))


async def choice(service: TableService, live: Live, seat: Seat, level: Level) -> str:
    """Return, in notation, a computer's move at a seat that is to act. A computer that cannot
    decide makes the simplest move: that is our bug, and no game waits until it is mended.
    """
    game, log = game_of(service.frame.games, live.table), live.table.log
    assert log is not None
    assert live.play is not None
    try:
        return await service.thinker.decide(game, log, seat, level, chance_of(live.table, seat))
    except Exception:  # of whatever kind: it comes out of a game's player, in another process
        SIMPLE.inc()
        _log.exception("a computer of table %s cannot decide", live.table.id)
        return str(absent_action(game, live.play.state, seat))
