"""The lobby: one message where a game is chosen, set up and joined."""

from html import escape

from msgspec.structs import replace

from bot.frame import COLOUR_MARKS, Frame, colour_mark
from bot.keyboards import grid
from bot.shown import Button, Focus, Keyboard, Surface
from bot.table import CLOCKS, DAY, HOUR, Phase, Table, is_open
from bot.token import Token, Verb
from games.core.contract import AnyGame, Option
from games.core.message import Message

OPTIONS = "options"
"""The panel where the host sets the options."""


def lobby_surface(frame: Frame, table: Table, focus: Focus) -> Surface:
    """Return the message of a table that has not begun (or was given up before it did)."""
    text, keyboard = _panel(frame, table, focus)
    farewell = _lobby_text(frame, table) if table.game and is_open(table) else text
    return Surface("lobby", table.place, str(table.post), text, keyboard, farewell=farewell)


def _panel(frame: Frame, table: Table, focus: Focus) -> tuple[str, Keyboard]:
    if table.phase is Phase.EXPIRED:
        return frame.say(table.language, "lobby-expired"), ()
    if table.phase is Phase.STOPPED:
        return frame.say(table.language, "lobby-closed"), ()
    if table.game is None:
        return frame.say(table.language, "lobby-which-game"), _games(frame, table)
    if focus.panel == OPTIONS:
        return _options_text(frame, table), _options(frame, table)
    return f"{_lobby_text(frame, table)}\n\n{_waiting(frame, table)}", _lobby(frame, table)


def _games(frame: Frame, table: Table) -> Keyboard:
    names = ((id, frame.say(table.language, f"{_name(id)}-name")) for id in frame.games)
    games = ((Button(name, Token(table.id, Verb.GAME, (id,))),) for id, name in names)
    return (*games, (_button(frame, table, "button-cancel", Verb.STOP),))


def _lobby_text(frame: Frame, table: Table) -> str:
    def say(id: str, **variables: int | str) -> str:
        return frame.say(table.language, Message(id, variables))

    game = _game(frame, table)
    people = [
        f"{colour_mark(person)} {escape(person.name)}"
        + (f" · <i>{say('lobby-host')}</i>" if person.user == table.host else "")
        for person in table.people
    ]
    options = [
        f"{_option(frame, table, o)}: <b>{_chosen(frame, table, o)}</b>" for o in game.options
    ]
    blocks = (
        f"<b>{say(_name(game.id) + '-name')}</b>\n{say(_name(game.id) + '-blurb')}",
        "\n".join((*options, f"{say('lobby-clock')}: <b>{clock_word(frame, table)}</b>")),
        "\n".join((say("lobby-people", fewest=min(game.seats), most=max(game.seats)), *people)),
    )
    return "\n\n".join(block for block in blocks if block)


def _waiting(frame: Frame, table: Table) -> str:
    """Say what is missing for a start."""
    fewest = min(_game(frame, table).seats)
    id = "lobby-waiting" if len(table.people) < fewest else "lobby-ready"
    return frame.say(table.language, Message(id, {"fewest": fewest}))


def _lobby(frame: Frame, table: Table) -> Keyboard:
    game = _game(frame, table)
    join = _button(frame, table, "button-join", Verb.JOIN, style="primary")
    leave = _button(frame, table, "button-leave", Verb.LEAVE)
    start = _button(frame, table, "button-start", Verb.START, style="success")
    options = _button(frame, table, "button-options", Verb.OPTIONS)
    rules = _button(frame, table, "button-rules", Verb.RULES)
    rows = [
        (join, leave) if table.people else (join,),
        _colours(table),
        (options, rules),
        (start,) if len(table.people) in game.seats else (),
        (_button(frame, table, "button-cancel", Verb.STOP),),
    ]
    return tuple(row for row in rows if row)


def _colours(table: Table) -> tuple[Button, ...]:
    """Buttons for the colours that nobody has taken, once somebody is there to take one."""
    taken = {person.colour for person in table.people}
    free = [c for c in range(len(COLOUR_MARKS)) if c not in taken] if table.people else []
    return tuple(Button(COLOUR_MARKS[c], Token(table.id, Verb.COLOUR, (str(c),))) for c in free)


def _options_text(frame: Frame, table: Table) -> str:
    heading = f"<b>{frame.say(table.language, 'lobby-options')}</b>"
    helps = (_help(frame, table, o) for o in _game(frame, table).options)
    return "\n\n".join((heading, *helps, frame.say(table.language, "lobby-clock-help")))


def _help(frame: Frame, table: Table, option: Option) -> str:
    said = frame.say(table.language, _option_id(table, option.id, "help"))
    return f"<b>{_option(frame, table, option)}</b>: {said}"


def _options(frame: Frame, table: Table) -> Keyboard:
    rows: list[tuple[Button, ...]] = []
    for option in _game(frame, table).options:
        rows += grid(tuple(_value(frame, table, option, value) for value in option.values))
    rows += grid(tuple(_clock(frame, table, clock) for clock in CLOCKS))
    return (*rows, (_button(frame, table, "button-back", Verb.LOBBY),))


def _value(frame: Frame, table: Table, option: Option, value: str) -> Button:
    word = frame.say(table.language, _option_id(table, option.id, value))
    picked = "✓ " if table.options[option.id] == value else ""
    token = Token(table.id, Verb.OPTIONS, (option.id, value))
    return Button(f"{picked}{_option(frame, table, option)}: {word}", token)


def _clock(frame: Frame, table: Table, clock: int) -> Button:
    picked = "✓ " if table.clock == clock else ""
    word = clock_word(frame, replace(table, clock=clock))
    return Button(f"{picked}⏳ {word}", Token(table.id, Verb.CLOCK, (str(clock),)))


def clock_word(frame: Frame, table: Table) -> str:
    """Say how long a move may take."""
    if not table.clock:
        return frame.say(table.language, "clock-none")
    days, hours = divmod(table.clock, DAY)
    if hours:
        return frame.say(table.language, Message("clock-hours", {"hours": table.clock // HOUR}))
    return frame.say(table.language, Message("clock-days", {"days": days}))


def _option(frame: Frame, table: Table, option: Option) -> str:
    return frame.say(table.language, _option_id(table, option.id))


def _chosen(frame: Frame, table: Table, option: Option) -> str:
    return frame.say(table.language, _option_id(table, option.id, table.options[option.id]))


def _option_id(table: Table, *words: str) -> str:
    return _name("-".join((table.game or "", "option", *words)))


def _name(id: str) -> str:
    """Return the form that ids have in message catalogues."""
    return id.replace("_", "-").replace(" ", "-")


def _game(frame: Frame, table: Table) -> AnyGame:
    assert table.game is not None
    return frame.games[table.game]


def _button(frame: Frame, table: Table, id: str, verb: Verb, *, style: str | None = None) -> Button:
    return Button(frame.say(table.language, id), Token(table.id, verb), style=style)
