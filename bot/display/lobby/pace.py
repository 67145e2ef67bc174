"""The pace in the lobby: its question, what it proposes, and how long the game will take. PURE."""

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.values import Button, Keyboard
from bot.table.pace import TURNS_A_DAY, has_pace, proposals, taken_proposals, turns
from bot.table.recent import usual_turn
from bot.table.tempo import Tempo
from bot.table.values import DAY, Table, game_of
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from games.core.message import Message, Variable

_WORDS = {Tempo.TONIGHT: "button-tonight", Tempo.DAYS: "button-days"}
_WEEK = 7
_LONG = 11
"""Days from which on weeks are told."""


def pace_rows(frame: Frame, table: Table) -> Keyboard:
    """Ask for the pace; over days, offer what goes well with it, ticked where it is taken."""
    if not has_pace(table):
        return ()
    asked = grid(tuple(_tempo(frame, table, tempo) for tempo in Tempo))
    if table.tempo is not Tempo.DAYS or not proposals(frame.games, table):
        return asked
    taken = taken_proposals(frame.games, table)

    def proposed(id: str, value: str) -> Button:
        said = _ticked(_option(frame, table, id, value), is_on=id in taken)
        return Button(said, buttons.Propose(table.id, id not in taken, id))

    return (*asked, *grid(tuple(proposed(*one) for one in proposals(frame.games, table).items())))


def pace_line(frame: Frame, table: Table) -> str:
    """Say at what pace a lobby will play, and how long that takes; empty where it has none."""
    if table.tempo is None or not has_pace(table):
        return ""
    game = game_of(frame.games, table)
    if table.tempo is Tempo.TONIGHT:
        return frame.say(table.language, Message("pace-tonight", {"minutes": game.minutes}))
    count, own = turns(frame.games, table), usual_turn(table)
    days = max(1, round(count * own / DAY if own else count / TURNS_A_DAY))
    if not count:
        return frame.say(table.language, "pace-days")
    id, span = ("pace-weeks", round(days / _WEEK)) if days >= _LONG else ("pace-some-days", days)
    speed = frame.say(table.language, Message("pace-speed", {"whose": "own" if own else "usual"}))
    told: dict[str, Variable] = {"turns": round(count, -1), "span": span, "speed": speed}
    return frame.say(table.language, Message(id, told))


def played_over_days(frame: Frame, table: Table) -> str:
    """Name in the last word what was played otherwise because it was played over days; empty where
    nothing was.
    """
    if table.tempo is not Tempo.DAYS:
        return ""
    proposed = proposals(frame.games, table)
    taken = taken_proposals(frame.games, table)
    named = [_option(frame, table, id, proposed[id]) for id in taken]
    said = frame.enumerated(table.language, named)
    return frame.say(table.language, Message("over-days", {"options": said})) if said else ""


def _tempo(frame: Frame, table: Table, tempo: Tempo) -> Button:
    word = frame.say(table.language, _WORDS[tempo])
    token = buttons.Tempo(table.id, tempo.value)
    return Button(_ticked(word, is_on=table.tempo is tempo), token)


def _option(frame: Frame, table: Table, id: str, value: str) -> str:
    def say(*words: str) -> str:
        return frame.say(table.language, message_id(table.game or "", "option", *words))

    return frame.labelled(table.language, say(id), say(id, value))


def _ticked(word: str, *, is_on: bool) -> str:
    return f"✓ {word}" if is_on else word
