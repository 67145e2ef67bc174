"""The pace in the lobby: its question, what it proposes, and how long the game will take. PURE."""

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.lobby.options import preset_word
from bot.display.values import Button, Keyboard
from bot.table.pace import TURNS_A_DAY, has_pace, proposals, taken_proposals, turns
from bot.table.parts import Tempo
from bot.table.recent import usual_turn
from bot.table.values import DAY, Table, game_of
from bot.texts.catalogues import message_id
from bot.texts.reader import Reader
from games.core.message import Message, Variable

_WORDS = {Tempo.TONIGHT: "button-tonight", Tempo.DAYS: "button-days"}
_WEEK = 7
_LONG = 11
"""Days from which on weeks are told."""


def pace_rows(reader: Reader, table: Table) -> Keyboard:
    """Ask for the pace; over days, offer what goes well with it, ticked where it is taken."""
    if not has_pace(table):
        return ()
    asked = grid(tuple(_tempo(reader, table, tempo) for tempo in Tempo))
    if table.tempo is not Tempo.DAYS or not proposals(reader.frame.games, table):
        return asked
    taken = taken_proposals(reader.frame.games, table)

    def proposal_button(id: str, value: str) -> Button:
        said = _with_tick(_proposal(reader, table, id, value), is_on=id in taken)
        return Button(said, buttons.Propose(table.id, id not in taken, id))

    each = proposals(reader.frame.games, table).items()
    return (*asked, *grid(tuple(proposal_button(*proposal) for proposal in each)))


def pace_line(reader: Reader, table: Table) -> str:
    """Say at what pace a lobby will play, and how long that takes; empty where it has none."""
    if table.tempo is None or not has_pace(table):
        return ""
    game = game_of(reader.frame.games, table)
    if table.tempo is Tempo.TONIGHT:
        return reader.say(Message("pace-tonight", {"minutes": game.minutes}))
    count, own = turns(reader.frame.games, table), usual_turn(table)
    days = max(1, round(count * own / DAY if own else count / TURNS_A_DAY))
    if not count:
        return reader.say("pace-days")
    id, span = ("pace-weeks", round(days / _WEEK)) if days >= _LONG else ("pace-some-days", days)
    speed = reader.say(Message("pace-speed", {"whose": "own" if own else "usual"}))
    told: dict[str, Variable] = {"turns": round(count, -1), "span": span, "speed": speed}
    return reader.say(Message(id, told))


def played_over_days(reader: Reader, table: Table) -> str:
    """Name in the last word what was played otherwise because it was played over days; empty where
    nothing was.
    """
    if table.tempo is not Tempo.DAYS:
        return ""
    proposed = proposals(reader.frame.games, table)
    taken = taken_proposals(reader.frame.games, table)
    named = [_option(reader, table, id, proposed[id]) for id in taken]
    said = reader.enumerated(named)
    return reader.say(Message("over-days", {"options": said})) if said else ""


def _tempo(reader: Reader, table: Table, tempo: Tempo) -> Button:
    word = reader.say(_WORDS[tempo])
    token = buttons.Tempo(table.id, tempo.value)
    return Button(_with_tick(word, is_on=table.tempo is tempo), token)


def _proposal(reader: Reader, table: Table, id: str, value: str) -> str:
    """Name what a tap would choose: by the preset that is just that, for an option with its value
    reads as if it were chosen.
    """
    presets = game_of(reader.frame.games, table).presets
    same = next((preset for preset in presets if preset.options == {id: value}), None)
    return preset_word(reader, table, same) if same else _option(reader, table, id, value)


def _option(reader: Reader, table: Table, id: str, value: str) -> str:
    def say(*words: str) -> str:
        return reader.say(message_id(table.game or "", "option", *words))

    return reader.labelled(say(id), say(id, value))


def _with_tick(word: str, *, is_on: bool) -> str:
    return f"✓ {word}" if is_on else word
