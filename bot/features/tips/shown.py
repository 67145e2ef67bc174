"""Tips in somebody's first games, shown to them alone: a line with each decision of a new kind, and
how a first game differs from a usual one (docs/adr/0087). PURE.
"""

from bot.display.board.asking import is_untouched
from bot.display.buttons import Switching
from bot.display.token import Token
from bot.display.values import Button, Keyboard
from bot.features.lessons.shown import SIGN, gentle
from bot.features.tips.table import due_tip
from bot.table.first_games import may_begin_anew
from bot.table.values import Chair, Live
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.choices import Screen


class Tips(Switching, tag="tp", frozen=True):
    """Turn tips of first games on or off for the presser."""


class Usual(Token, tag="us", frozen=True):
    """Deal a first game anew, as a usual one."""


def tip_line(frame: Frame, live: Live, chair: Chair | None, shown: Screen | None) -> str:
    """Return the tip for a person's decision, until they have chosen something; empty for none."""
    if chair is None or shown is None or not _is_to_choose(shown):
        return ""
    tip = due_tip(frame.games, live, chair, shown)
    return f"{SIGN} {frame.say(live.table.people[chair].language, tip)}" if tip else ""


def _is_to_choose(shown: Screen) -> bool:
    """Tell whether nothing is chosen that could be left out, or what was chosen at first alone."""
    is_at_first = bool(shown.rows) and shown.rows[-1].is_at_first
    return is_untouched(shown) or shown.action is None or is_at_first


def tip_rows(frame: Frame, live: Live, line: str, language: str) -> Keyboard:
    """A button below a tip that turns tips off."""
    if not line:
        return ()
    token = Tips(live.table.id, is_on=False)
    return ((Button(f"{SIGN} {frame.say(language, 'button-no-tips')}", token),),)


def first_line(reader: Reader, live: Live, shown: Screen | None) -> str:
    """Return the options of a first game that differ from the usual ones, as long as they may still
    be changed.
    """
    table = live.table
    if not may_begin_anew(table) or not is_untouched(shown):
        return ""
    return reader.say(gentle(reader.frame, table.game or "", table.options, reader.language))


def first_rows(reader: Reader, live: Live, shown: Screen | None, tip: str) -> Keyboard:
    """Buttons that deal a usual game instead, and that turn tips off, until a choice is begun."""
    rows = tip_rows(reader.frame, live, tip, reader.language)
    if not may_begin_anew(live.table) or not is_untouched(shown):
        return rows
    said = reader.say("button-usual-game")
    return ((Button(said, Usual(live.table.id)),), *rows)
