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


def options_panel(frame: Frame, table: Table, panel: str) -> tuple[str, Keyboard]:
    """Return the text of the panel, and its buttons."""
    options = _offered(frame, table)
    opened = next((o for o in options if panel == f"{OPTIONS}/{o.id}"), None)
    if opened is not None:
        rows = grid(tuple(_value(frame, table, opened, v, short=True) for v in opened.values))
        return _help(frame, table, opened), (*rows, _back_to_options(frame, table))
    if panel == OPTIONS and frame.games[table.game or ""].presets:
        return _presets(frame, table)
    if panel in (CLOCK, ALL_CLOCKS):
        is_all = panel == ALL_CLOCKS
        rows = (*_clocks(frame, table, is_all=is_all), (_back(frame, table),))
        return frame.say(table.language, "lobby-clock-help"), rows
    if panel == STACK:
        rows = (*_stacks(frame, table), (_back(frame, table),))
        return frame.say(table.language, "lobby-stack-help"), rows
    if _are_few(frame, table):
        return _all_open(frame, table, options)
    return _all_closed(frame, table, options)


def chosen_options(frame: Frame, table: Table) -> str:
    """Describe in one line the options of a game. If there are many, name only the unusual ones,
    and the agreements that people must keep by themselves.
    """
    options, usual = _offered(frame, table), ""
    if not _are_few(frame, table):
        chosen, people = _agreed(frame, table), len(table.people)
        unusual = {o.id for o in options if chosen[o.id] != o.values[0]}
        options = tuple(o for o in options if o.id in unusual or people in o.reminds)
        usual = "" if unusual else frame.say(table.language, "lobby-usual")
    words = (f"{_name(frame, table, o)}: <b>{_chosen(frame, table, o)}</b>" for o in options)
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


def clock_line(frame: Frame, table: Table) -> str:
    """Say how long a move may take at a table, and whether that counts on weekends."""
    word = f"<b>{clock_word(frame, table.language, table.clock, table.increment)}</b>"
    free = f" · {frame.say(table.language, 'clock-weekends')}" if has_weekends(table) else ""
    line = frame.labelled(table.language, frame.say(table.language, "lobby-clock"), word) + free
    return "\n".join((line, *vanishing_line(frame, table)))


def stack_word(frame: Frame, table: Table) -> str:
    """Say where the order of tiles or cards comes from."""
    id = "stack-today" if is_daily(frame.games, table) else "stack-random"
    return frame.say(table.language, id)


def single_options(frame: Frame, table: Table) -> str:
    """Return the panel on which single options are set."""
    return MORE if frame.games[table.game or ""].presets else OPTIONS


def preset_word(frame: Frame, table: Table, preset: Preset) -> str:
    """Return the name of a preset of the table's game."""
    return frame.say(table.language, message_id(table.game or "", "preset", preset.id))


def _offered(frame: Frame, table: Table) -> tuple[Option, ...]:
    """Return the options that have an effect beside the others, or are not as by default."""
    chosen, options = _agreed(frame, table), frame.games[table.game or ""].options
    return tuple(o for o in options if has_effect(o, chosen) or chosen[o.id] != o.values[0])


def _are_few(frame: Frame, table: Table) -> bool:
    """Tell whether a game has so few options that all their values are shown; those without an
    effect count, or one tap would turn the whole panel round.
    """
    return len(frame.games[table.game or ""].options) <= _FEW


def last_time(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Offer to play as the group has played this game last, where that is not agreed on."""
    if last_choice(frame.games, table) is None:
        return ()
    return (Button(frame.say(table.language, "button-last-time"), buttons.AsLastTime(table.id)),)


def preset_button(frame: Frame, table: Table, preset: Preset) -> Button:
    """Offer a way to play, ticked if that is agreed on."""
    game = frame.games[table.game or ""]
    picked = "✓ " if as_preset(game, preset) == _agreed(frame, table) else ""
    said = picked + preset_word(frame, table, preset)
    return Button(said, buttons.Preset(table.id, preset.id))


def _presets(frame: Frame, table: Table) -> tuple[str, Keyboard]:
    """Return the panel that offers each preset by one tap, and settings that belong to no game; the
    rest stands behind "more".
    """
    game = frame.games[table.game or ""]
    more = Button(more_word(frame, table.language), buttons.Options(table.id, _MORE))
    general = grid((*_general(frame, table), more))
    presets = tuple(preset_button(frame, table, preset) for preset in game.presets)
    rows = (*grid((*last_time(frame, table), *presets)), *general, (_done(frame, table),))
    return f"{_heading(frame, table)}\n{chosen_options(frame, table)}", rows


def _general(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Return the buttons of settings that belong to no game; each opens a panel."""
    word = clock_word(frame, table.language, table.clock, table.increment)
    clock = Button(f"⏳ {_capital(table.language, word)}", buttons.Clock(table.id))
    others = (
        clock,
        *vanishing_button(frame, table),
        *_onlookers(frame, table),
        *best_of_button(frame, table),
    )
    if not may_be_daily(frame.games, table):
        return others
    stack = Button(
        f"📅 {_capital(table.language, stack_word(frame, table))}", buttons.Stack(table.id)
    )
    return (stack, *others)


def _onlookers(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Offer to let others than the group's members look on, where there is a page for that."""
    if not (frame.app and table.place.is_group):
        return ()
    said = frame.say(table.language, "onlookers-all" if table.onlookers else "onlookers-group")
    button = buttons.Onlookers(table.id, not table.onlookers)
    return (Button(f"🔗 {said}", button),)


def _back_to_options(frame: Frame, table: Table) -> tuple[Button, ...]:
    """Lead back to the single options."""
    panel = single_options(frame, table).removeprefix(OPTIONS).removeprefix("/")
    said = frame.say(table.language, "button-back")
    return (Button(said, buttons.Options(table.id, panel)),)


def _all_open(frame: Frame, table: Table, options: tuple[Option, ...]) -> tuple[str, Keyboard]:
    has_presets = bool(frame.games[table.game or ""].presets)  # then the rest is on their panel
    stacks = () if has_presets else _stacks(frame, table)
    clocks = () if has_presets else _clocks(frame, table)
    others = (
        *vanishing_button(frame, table),
        *_onlookers(frame, table),
        *best_of_button(frame, table),
    )
    watching = () if has_presets else grid(others)
    general = ("lobby-stack-help",) * bool(stacks) + ("lobby-clock-help",) * bool(clocks)
    helps = [_help(frame, table, option) for option in options]
    helps += [frame.say(table.language, id) for id in general]
    text = "\n\n".join((_heading(frame, table), *helps))
    rows: list[tuple[Button, ...]] = []
    for option in options:
        rows += grid(tuple(_value(frame, table, option, value) for value in option.values))
    last = (last_time(frame, table),) if last_time(frame, table) and not has_presets else ()
    return text, (*last, *rows, *stacks, *clocks, *watching, (_done(frame, table),))


def _all_closed(frame: Frame, table: Table, options: tuple[Option, ...]) -> tuple[str, Keyboard]:
    text = f"{_heading(frame, table)}\n{frame.say(table.language, 'lobby-options-hint')}"
    each = [
        Button(
            frame.labelled(
                table.language, _name(frame, table, option), _chosen(frame, table, option)
            ),
            buttons.Options(table.id, option.id),
        )
        for option in options
    ]
    if not frame.games[table.game or ""].presets:
        each += _general(frame, table)
    return text, (*grid(tuple(each)), (_done(frame, table),))


def _heading(frame: Frame, table: Table) -> str:
    return f"<b>{frame.say(table.language, 'lobby-options')}</b>"


def _help(frame: Frame, table: Table, option: Option) -> str:
    said = frame.say(table.language, _id(table, option.id, "help"))
    return f"<b>{_name(frame, table, option)}.</b> {said}"


def _value(
    frame: Frame, table: Table, option: Option, value: str, *, short: bool = False
) -> Button:
    word = frame.say(table.language, _id(table, option.id, value))
    picked = "✓ " if _agreed(frame, table)[option.id] == value else ""
    name = _name(frame, table, option)
    said = _capital(table.language, word) if short else frame.labelled(table.language, name, word)
    return Button(picked + said, buttons.Options(table.id, option.id, value))


def _clocks(frame: Frame, table: Table, *, is_all: bool = False) -> Keyboard:
    """Offer five clocks and the one that is chosen, the rest behind "More"; with a slow one, that
    time stands still on weekends.
    """
    chosen, each = (table.clock, table.increment), (*((clock, 0) for clock in CLOCKS), *BANKS)
    first = {*((clock, 0) for clock in _FIRST_CLOCKS), chosen}
    if is_all:
        clocks = grid(tuple(_clock(frame, table, clock) for clock in CLOCKS))
        rows = (*clocks, *grid(tuple(_clock(frame, table, *bank) for bank in BANKS)))
    else:
        offered = tuple(_clock(frame, table, *one) for one in each if one in first)
        more = Button(more_word(frame, table.language), buttons.Options(table.id, "*"))
        rows = grid((*offered, more))
    if table.clock < SLOW:
        return rows
    state = {"state": "on" if table.still.weekends else "off"}
    said = frame.say(table.language, Message("setting-weekends", state))
    return (*rows, (Button(said, buttons.Weekends(table.id, not table.still.weekends)),))


def clock_panel(frame: Frame, table: Table) -> str:
    """Return the panel on which to go on once a clock is chosen: where weekends are offered then,
    if that is one of its own.
    """
    is_apart = bool(frame.games[table.game or ""].presets) or not _are_few(frame, table)
    return CLOCK if is_apart and table.clock >= SLOW else OPTIONS


def _stacks(frame: Frame, table: Table) -> Keyboard:
    """Offer the stack of the day where it tells no secrets."""
    if not may_be_daily(frame.games, table):
        return ()

    def button(daily: bool) -> Button:
        word = _capital(table.language, stack_word(frame, replace(table, daily=daily)))
        picked = "✓ " if table.daily == daily else ""
        return Button(f"{picked}📅 {word}", buttons.Stack(table.id, daily))

    return grid((button(False), button(True)))


def _clock(frame: Frame, table: Table, clock: int, increment: int = 0) -> Button:
    picked = "✓ " if (table.clock, table.increment) == (clock, increment) else ""
    word = _capital(table.language, clock_word(frame, table.language, clock, increment))
    bank = buttons.Bank(table.id, clock, increment)
    return Button(f"{picked}⏳ {word}", bank if increment else buttons.Clock(table.id, clock))


def _capital(language: str, word: str) -> str:
    """Return a word as it begins a button; within a line it is small. An i with a dot keeps it in
    Turkish and Azerbaijani.
    """
    has_dot = word.startswith("i") and language in ("tr", "az")
    return ("İ" if has_dot else word[:1].upper()) + word[1:]


def _done(frame: Frame, table: Table) -> Button:
    """Put the panel away: the lobby goes on in the group."""
    return Button(frame.say(table.language, "button-done"), buttons.Lobby(table.id))


def _back(frame: Frame, table: Table) -> Button:
    return Button(frame.say(table.language, "button-back"), buttons.Options(table.id))


def _name(frame: Frame, table: Table, option: Option) -> str:
    return frame.say(table.language, _id(table, option.id))


def _chosen(frame: Frame, table: Table, option: Option) -> str:
    return frame.say(table.language, _id(table, option.id, _agreed(frame, table)[option.id]))


def _agreed(frame: Frame, table: Table) -> dict[str, str]:
    return agreed(frame.games[table.game or ""], table.options)


def _id(table: Table, *words: str) -> str:
    return message_id(table.game or "", "option", *words)
