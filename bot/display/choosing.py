"""How a press made on an outdated screen of the same decision is understood: what was selected
since is kept. PURE.
"""

from bot.display.values import Selection
from bot.table.preparing import asked_by
from bot.table.values import Games, Live, game_of
from games.core.choices import Decision, decision, resumed, screen
from games.core.errors import UnknownAction


def gone_on(games: Games, live: Live, tapped: Selection, latest: Selection | None) -> Selection:
    """Return what a tap leads to; what was chosen since its screen was drawn is kept."""
    actions = _asked(games, live, tapped, latest)
    if actions is None or latest is None:
        return tapped
    try:
        path = resumed(actions, tapped.path, latest.path)
    except UnknownAction:  # refused by the table
        return tapped
    return Selection(tapped.seat, tapped.stamp, path, tapped.page)


def has_seen(games: Games, live: Live, confirmed: Selection, latest: Selection | None) -> bool:
    """Tell whether somebody confirms what they have chosen last, and not a former screen."""
    actions = _asked(games, live, confirmed, latest)
    if actions is None or latest is None:
        return True
    try:
        shown = screen(actions, latest.path)
    except UnknownAction:
        return True
    return confirmed.path in (shown.path, *shown.closing)


def _asked(
    games: Games, live: Live, tapped: Selection, latest: Selection | None
) -> Decision | None:
    """Return what can be decided, if both taps belong to the decision that is asked now."""
    if live.play is None or tapped.seat is None or latest is None:
        return None
    if latest.stamp != tapped.stamp:
        return None
    asked = asked_by(games, live, tapped.seat, tapped.stamp)
    if asked is None or asked.play is None:
        return None
    return decision(game_of(games, live.table), asked.play.state, tapped.seat)
