"""Everybody's points if the game ended now, as far as a viewer can see."""

from collections.abc import Iterable

from games.core.values import Seat
from games.laar.tally import Sheet, if_ended
from games.laar.view import Phase, View


def forecast(view: View) -> tuple[Sheet, ...]:
    """Count by seat as if the game ended now; decisions since the last round stand."""
    stacks = tuple(player.stacks for player in view.players)
    stopped = tuple(player.stopped for player in view.players)
    return if_ended(stacks, view.chart, stopped, _free(view))


def _free(view: View) -> Iterable[Seat]:
    """Return the seats that may still move universal goods."""
    if view.phase is Phase.ASSIGNING:
        return view.order
    return () if view.phase.opens_gems else map(Seat, range(len(view.players)))
