"""The lobby's options panel, where the host sets how the game is played: presets, single options,
help.

On top stand the game's presets; behind "more", its single options. Few of these stand there with
all their values. Many would be a wall of buttons: then each has one button, which opens its help
and its values.
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.more import more_word
from bot.display.values import Button, Keyboard
from bot.features.calling.shown import vanishing_button, vanishing_line
from bot.features.series.shown import best_of_button
from bot.table.daily import is_daily, may_be_daily
from bot.table.recent import last_choice
from bot.table.suspension import SLOW, has_weekends
from bot.table.values import BANKS, CLOCKS, DAY, HOUR, MINUTE, Table
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.contract import Option, Preset, agreed, as_preset, has_effect
from games.core.message import Message

OPTIONS = "options"
"""The panel; one that is opened stands behind a slash: `options/river`."""
CLOCK = f"{OPTIONS}/"
"""The clock, opened: it belongs to no game."""
ALL_CLOCKS = f"{OPTIONS}/*"
"""All clocks, behind "More" of the clock's panel."""
_FIRST_CLOCKS = (0, 5 * MINUTE, 12 * HOUR, DAY, 3 * DAY)
"""The clocks that nearly all choose."""
STACK = f"{OPTIONS}/="
"""The stack, opened: nor does it."""
_MORE = "+"
MORE = f"{OPTIONS}/{_MORE}"
"""The single options, where the panel itself offers presets."""
_FEW = 4
"""As many options are shown with all their values."""


def options_panel(reader: Reader, table: Table, panel: str) -> tuple[str, Keyboard]:
    """Return the text of the panel, and its buttons."""
    options = _offered_options(reader, table)
    opened = next((o for o in options if panel == f"{OPTIONS}/{o.id}"), None)
    if opened is not None:
        rows = grid(tuple(_value(reader, table, opened, v, short=True) for v in opened.values))
        return _help(reader, table, opened), (*rows, _back_to_options(reader, table))
    if panel == OPTIONS and reader.frame.games[table.game or ""].presets:
        return _presets(reader, table)
    if panel in (CLOCK, ALL_CLOCKS):
        is_all = panel == ALL_CLOCKS
        rows = (*_clocks(reader, table, is_all=is_all), (_back(reader, table),))
        return reader.say("lobby-clock-help"), rows
    if panel == STACK:
        rows = (*_stacks(reader, table), (_back(reader, table),))
        return reader.say("lobby-stack-help"), rows
    if _are_few(reader, table):
        return _all_open(reader, table, options)
    return _all_closed(reader, table, options)


def chosen_options(reader: Reader, table: Table) -> str:
    """Describe in one line the options of a game. If there are many, name only the unusual ones,
    and the agreements that people must keep by themselves.
    """
    options, usual = _offered_options(reader, table), ""
    if not _are_few(reader, table):
        chosen, people = _agreed_values(reader, table), len(table.people)
        unusual = {o.id for o in options if chosen[o.id] != o.values[0]}
        options = tuple(o for o in options if o.id in unusual or people in o.reminds)
        usual = "" if unusual else reader.say("lobby-usual")
    words = (f"{_name(reader, table, o)}: <b>{_value_name(reader, table, o)}</b>" for o in options)
    return " · ".join((*([usual] if usual else []), *words))


def clock_word(frame: Frame, language: str, clock: int, increment: int = 0) -> str:
    """Say how long a move may take: seconds, 0 for as long as one likes; or the game, and what each
    move adds.
    """
    if increment:
        if clock < HOUR:
            minutes = {"bank": clock // MINUTE, "move": increment // MINUTE}
            return frame.say(language, Message("clock-bank-minutes", minutes))
        told = {"bank": clock // DAY, "move": increment // HOUR}
        return frame.say(language, Message("clock-bank-days", told))
    if not clock:
        return frame.say(language, "clock-none")
    days, hours = divmod(clock, DAY)
    if clock < HOUR:
        return frame.say(language, Message("clock-minutes", {"minutes": clock // MINUTE}))
    if hours:
        return frame.say(language, Message("clock-hours", {"hours": clock // HOUR}))
    return frame.say(language, Message("clock-days", {"days": days}))


def clock_line(reader: Reader, table: Table) -> str:
    """Say how long a move may take at a table, and whether that counts on weekends."""
    word = f"<b>{clock_word(reader.frame, reader.language, table.clock, table.increment)}</b>"
    free = f" · {reader.say('clock-weekends')}" if has_weekends(table) else ""
    line = reader.labelled(reader.say("lobby-clock"), word) + free
    return "\n".join((line, *vanishing_line(reader, table)))


def stack_word(reader: Reader, table: Table) -> str:
    """Say where the order of tiles or cards comes from."""
    id = "stack-today" if is_daily(reader.frame.games, table) else "stack-random"
    return reader.say(id)


def single_options(reader: Reader, table: Table) -> str:
    """Return the panel on which single options are set."""
    return MORE if reader.frame.games[table.game or ""].presets else OPTIONS


def preset_word(reader: Reader, table: Table, preset: Preset) -> str:
    """Return the name of a preset of the table's game."""
    return reader.say(message_id(table.game or "", "preset", preset.id))


def _offered_options(reader: Reader, table: Table) -> tuple[Option, ...]:
    """Return the options that have an effect beside the others, or are not as by default."""
    chosen, options = _agreed_values(reader, table), reader.frame.games[table.game or ""].options
    return tuple(o for o in options if has_effect(o, chosen) or chosen[o.id] != o.values[0])


def _are_few(reader: Reader, table: Table) -> bool:
    """Tell whether a game has so few options that all their values are shown; those without an
    effect count, or one tap would turn the whole panel round.
    """
    return len(reader.frame.games[table.game or ""].options) <= _FEW


def last_time(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Offer to play as the group has played this game last, where that is not agreed on."""
    if last_choice(reader.frame.games, table) is None:
        return ()
    return (Button(reader.say("button-last-time"), buttons.AsLastTime(table.id)),)


def preset_button(reader: Reader, table: Table, preset: Preset) -> Button:
    """Offer a way to play, ticked if that is agreed on."""
    game = reader.frame.games[table.game or ""]
    picked = "✓ " if as_preset(game, preset) == _agreed_values(reader, table) else ""
    said = picked + preset_word(reader, table, preset)
    return Button(said, buttons.Preset(table.id, preset.id))


def _presets(reader: Reader, table: Table) -> tuple[str, Keyboard]:
    """Return the panel that offers each preset by one tap, and settings that belong to no game; the
    rest stands behind "more".
    """
    game = reader.frame.games[table.game or ""]
    more = Button(more_word(reader.frame, reader.language), buttons.Options(table.id, _MORE))
    general = grid((*_general(reader, table), more))
    presets = tuple(preset_button(reader, table, preset) for preset in game.presets)
    rows = (*grid((*last_time(reader, table), *presets)), *general, (_done(reader, table),))
    return f"{_heading(reader, table)}\n{chosen_options(reader, table)}", rows


def _general(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Return the buttons of settings that belong to no game; each opens a panel."""
    word = clock_word(reader.frame, reader.language, table.clock, table.increment)
    clock = Button(f"⏳ {_capital(reader.language, word)}", buttons.Clock(table.id))
    others = (
        clock,
        *vanishing_button(reader, table),
        *_onlookers(reader, table),
        *best_of_button(reader, table),
    )
    if not may_be_daily(reader.frame.games, table):
        return others
    stack = Button(
        f"📅 {_capital(reader.language, stack_word(reader, table))}", buttons.Stack(table.id)
    )
    return (stack, *others)


def _onlookers(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Offer to let others than the group's members look on, where there is a page for that."""
    if not (reader.frame.app and table.place.is_group):
        return ()
    said = reader.say("onlookers-all" if table.onlookers else "onlookers-group")
    button = buttons.Onlookers(table.id, not table.onlookers)
    return (Button(f"🔗 {said}", button),)


def _back_to_options(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Lead back to the single options."""
    panel = single_options(reader, table).removeprefix(OPTIONS).removeprefix("/")
    said = reader.say("button-back")
    return (Button(said, buttons.Options(table.id, panel)),)


def _all_open(reader: Reader, table: Table, options: tuple[Option, ...]) -> tuple[str, Keyboard]:
    # where there are presets, the rest is on their panel
    has_presets = bool(reader.frame.games[table.game or ""].presets)
    stacks = () if has_presets else _stacks(reader, table)
    clocks = () if has_presets else _clocks(reader, table)
    others = (
        *vanishing_button(reader, table),
        *_onlookers(reader, table),
        *best_of_button(reader, table),
    )
    watching = () if has_presets else grid(others)
    general = ("lobby-stack-help",) * bool(stacks) + ("lobby-clock-help",) * bool(clocks)
    helps = [_help(reader, table, option) for option in options]
    helps += [reader.say(id) for id in general]
    text = "\n\n".join((_heading(reader, table), *helps))
    rows: list[tuple[Button, ...]] = []
    for option in options:
        rows += grid(tuple(_value(reader, table, option, value) for value in option.values))
    last = (last_time(reader, table),) if last_time(reader, table) and not has_presets else ()
    return text, (*last, *rows, *stacks, *clocks, *watching, (_done(reader, table),))


def _all_closed(reader: Reader, table: Table, options: tuple[Option, ...]) -> tuple[str, Keyboard]:
    text = f"{_heading(reader, table)}\n{reader.say('lobby-options-hint')}"
    each = [
        Button(
            reader.labelled(_name(reader, table, option), _value_name(reader, table, option)),
            buttons.Options(table.id, option.id),
        )
        for option in options
    ]
    if not reader.frame.games[table.game or ""].presets:
        each += _general(reader, table)
    return text, (*grid(tuple(each)), (_done(reader, table),))


def _heading(reader: Reader, table: Table) -> str:
    return f"<b>{reader.say('lobby-options')}</b>"


def _help(reader: Reader, table: Table, option: Option) -> str:
    said = reader.say(_id(table, option.id, "help"))
    return f"<b>{_name(reader, table, option)}.</b> {said}"


def _value(
    reader: Reader, table: Table, option: Option, value: str, *, short: bool = False
) -> Button:
    word = reader.say(_id(table, option.id, value))
    picked = "✓ " if _agreed_values(reader, table)[option.id] == value else ""
    name = _name(reader, table, option)
    said = _capital(reader.language, word) if short else reader.labelled(name, word)
    return Button(picked + said, buttons.Options(table.id, option.id, value))


def _clocks(reader: Reader, table: Table, *, is_all: bool = False) -> Keyboard:
    """Offer five clocks and the one that is chosen, the rest behind "More"; with a slow one, that
    time stands still on weekends.
    """
    chosen, each = (table.clock, table.increment), (*((clock, 0) for clock in CLOCKS), *BANKS)
    first = {*((clock, 0) for clock in _FIRST_CLOCKS), chosen}
    if is_all:
        clocks = grid(tuple(_clock(reader, table, clock) for clock in CLOCKS))
        rows = (*clocks, *grid(tuple(_clock(reader, table, *bank) for bank in BANKS)))
    else:
        offered = tuple(_clock(reader, table, *one) for one in each if one in first)
        more = Button(more_word(reader.frame, reader.language), buttons.Options(table.id, "*"))
        rows = grid((*offered, more))
    if table.clock < SLOW:
        return rows
    state = {"state": "on" if table.still.weekends else "off"}
    said = reader.say(Message("setting-weekends", state))
    return (*rows, (Button(said, buttons.Weekends(table.id, not table.still.weekends)),))


def clock_panel(reader: Reader, table: Table) -> str:
    """Return the panel on which to go on once a clock is chosen: where weekends are offered then,
    if that is one of its own.
    """
    is_apart = bool(reader.frame.games[table.game or ""].presets) or not _are_few(reader, table)
    return CLOCK if is_apart and table.clock >= SLOW else OPTIONS


def _stacks(reader: Reader, table: Table) -> Keyboard:
    """Offer the stack of the day where it tells no secrets."""
    if not may_be_daily(reader.frame.games, table):
        return ()

    def button(daily: bool) -> Button:
        word = _capital(reader.language, stack_word(reader, replace(table, daily=daily)))
        picked = "✓ " if table.daily == daily else ""
        return Button(f"{picked}📅 {word}", buttons.Stack(table.id, daily))

    return grid((button(False), button(True)))


def _clock(reader: Reader, table: Table, clock: int, increment: int = 0) -> Button:
    picked = "✓ " if (table.clock, table.increment) == (clock, increment) else ""
    word = _capital(reader.language, clock_word(reader.frame, reader.language, clock, increment))
    bank = buttons.Bank(table.id, clock, increment)
    return Button(f"{picked}⏳ {word}", bank if increment else buttons.Clock(table.id, clock))


def _capital(language: str, word: str) -> str:
    """Return a word as it begins a button; within a line it is small. An i with a dot keeps it in
    Turkish and Azerbaijani.
    """
    has_dot = word.startswith("i") and language in ("tr", "az")
    return ("İ" if has_dot else word[:1].upper()) + word[1:]


def _done(reader: Reader, table: Table) -> Button:
    """Put the panel away: the lobby goes on in the group."""
    return Button(reader.say("button-done"), buttons.Lobby(table.id))


def _back(reader: Reader, table: Table) -> Button:
    return Button(reader.say("button-back"), buttons.Options(table.id))


def _name(reader: Reader, table: Table, option: Option) -> str:
    return reader.say(_id(table, option.id))


def _value_name(reader: Reader, table: Table, option: Option) -> str:
    return reader.say(_id(table, option.id, _agreed_values(reader, table)[option.id]))


def _agreed_values(reader: Reader, table: Table) -> dict[str, str]:
    return agreed(reader.frame.games[table.game or ""], table.options)


def _id(table: Table, *words: str) -> str:
    return message_id(table.game or "", "option", *words)
