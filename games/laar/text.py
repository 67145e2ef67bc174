"""How a game of Guilds of Laar stands, in words."""

from games.core.message import Message
from games.core.values import TABLE
from games.laar.view import Phase, View


def status(view: View) -> tuple[Message, ...]:
    """Say what is decided after the last round; to a seat, what its picture shows. Which round it
    is stands in the picture, and the caption must leave room for that.
    """
    if view.phase in _ENDING:
        return (Message("laar-status-ending"),)
    if view.viewer is TABLE or view.phase is Phase.OVER or _is_asked(view):
        return ()
    return (Message("laar-status-own"),)


def _is_asked(view: View) -> bool:
    """Tell whether the viewer may be asked in private: where experts are hidden."""
    return view.turn == view.viewer and any(player.experts is None for player in view.players)


_ENDING = (Phase.ASSIGNING, Phase.SHIELDING)


def scores(view: View) -> tuple[int, ...]:
    """Return everybody's points once they are counted."""
    return view.result.scores if view.result else ()


def text_board(view: View) -> str:
    """Draw nothing: the market is words (`telling.legend`)."""
    return ""
