"""How a game of Guilds of Laar stands, in words."""

from games.core.message import Message
from games.core.values import TABLE
from games.laar.tally import before_weapons
from games.laar.view import Phase, View


def status(view: View) -> tuple[Message, ...]:
    """Name the decision after the last round; tell a seat that waits what its picture shows. The
    round stands in the picture only: the caption must leave room for that.
    """
    if view.phase in _ENDING:
        return (Message(_ENDING[view.phase]),)
    if view.viewer is TABLE or view.phase is Phase.OVER or _is_asked(view):
        return ()
    return (Message("laar-status-own"),)


def _is_asked(view: View) -> bool:
    """Tell whether the viewer may be asked in private: where experts are hidden."""
    return view.turn == view.viewer and any(player.experts is None for player in view.players)


_ENDING = {Phase.ASSIGNING: "laar-status-ending", Phase.SHIELDING: "laar-status-shielding"}


def scores(view: View) -> tuple[int, ...]:
    """Return everybody's points once they are counted; before shields are named, all but those from
    weapons.
    """
    if view.result:
        return view.result.scores
    stacks = tuple(player.stacks for player in view.players)
    return before_weapons(stacks, view.chart) if view.phase is Phase.SHIELDING else ()


def text_board(view: View) -> str:
    """Draw nothing: the market is words (`telling.legend`)."""
    return ""
