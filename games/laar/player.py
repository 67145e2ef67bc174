"""A computer player of Guilds of Laar: it looks a round ahead, and counts all goods as they lie."""

from games.core.contract import ComputerPlayer, Level
from games.core.flat import Playing, flat, judging, lead
from games.core.values import Seat
from games.laar.rules import apply, legal_actions, to_act
from games.laar.stacks import universals
from games.laar.state import State
from games.laar.tally import stopped_best, tally

UNIVERSAL = 3.0
"""Points for a universal good of which it has not been said what it is."""


def standing(state: State, seat: Seat) -> float:
    """Return by how much a seat is ahead if the game ended now; shields that have been named stop
    what they were named for.
    """
    sheets = tally(state.stacks, state.chart, stopped_best(state.stacks, state.stopped))
    points = [
        sheet.total + UNIVERSAL * sum(card not in state.settled for card in universals(own))
        for sheet, own in zip(sheets, state.stacks, strict=True)
    ]
    return lead(points, seat)


_AHEAD = Playing(
    to_act=to_act, legal_actions=legal_actions, apply=apply, standing=standing, ahead=4
)
_AT_ONCE = Playing(
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    standing=standing,
    candidates=2,
    ahead=1,
)

PLAYERS = (
    ComputerPlayer(Level.EASY, flat(_AT_ONCE), 1),
    ComputerPlayer(Level.STRONG, flat(_AHEAD), 4, judging(_AHEAD)),
)
"""The first looks one move ahead only, in one world."""
