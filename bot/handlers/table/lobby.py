"""Buttons of the lobby: choosing the game and its options, joining, starting.

The options open for the host alone: in their private chat, while others join; in the lobby
itself, if that chat is not open (docs/adr/0039).
"""

from collections.abc import Awaitable, Callable
from typing import TypeVarTuple

from bot.display import buttons
from bot.display.lobby.games_list import COUNTS, FOR
from bot.display.lobby.options import CLOCK, OPTIONS, STACK, clock_panel, single_options
from bot.display.lobby.surface import COLOURS, host_panel
from bot.display.token import BadToken
from bot.handlers.feature import Feature
from bot.handlers.pages.mine import panel_in_private
from bot.handlers.person import is_private
from bot.handlers.questions import Asked
from bot.handlers.taps import Answer, Tap, on
from bot.service.starting import remember_start, start_of
from bot.table.gathering import (
    AsLastTime,
    ChooseGame,
    Decline,
    Join,
    Leave,
    Propose,
    Recolour,
    SetClock,
    SetOnlookers,
    SetOption,
    SetPreset,
    SetStack,
    SetTempo,
    SetWeekends,
    against,
    hosted,
)
from bot.table.parts import Tempo
from bot.table.seating import seated
from bot.table.values import Live, Refused, game_of, is_gathering
from bot.texts.reader import public_reader

Words = TypeVarTuple("Words")


async def _game(tap: Tap, says: buttons.Game) -> Answer:
    """Choose the game; the opener of the table sits down, if they can at once."""
    await tap.change(ChooseGame(says.game, sits=True))
    return Answer()


async def _for(tap: Tap, says: buttons.For) -> Answer:
    """List the games for a number of people, or all."""
    number = says.people
    if number not in {0, *COUNTS}:
        raise BadToken(str(tap.token))
    return tap.open(f"{FOR}{number}" if number else "")


def on_panel(
    act: Callable[[Tap, *Words], Awaitable[Answer]],
) -> Callable[[Tap, *Words], Awaitable[Answer]]:
    """Take the options out of the private chat where there is no lobby any more to set them for.
    Nothing can be set before a game is chosen, whatever button somebody forges.
    """

    async def act_or_close(tap: Tap, *says: *Words) -> Answer:
        try:
            game_of(tap.service.frame.games, tap.found.table)
            return await act(tap, *says)
        except Refused:
            if _is_aside(tap, tap.found) and not is_gathering(tap.found.table):
                tap.take_away()
            raise

    return act_or_close


@on_panel
async def _options(tap: Tap, says: buttons.Options) -> Answer:
    """Open the panel of options or one of them, or set one and stay there. Only the host may, and
    sees it: in their private chat, while others go on joining; in the lobby, if that is not open.
    """
    if not says.value:
        return await _open_panel(tap, "/".join((OPTIONS, *filter(None, (says.option,)))))
    table = tap.found.table
    reader = public_reader(tap.service.frame, table)
    panel = single_options(reader, table) if table.game else OPTIONS
    live = await tap.change(SetOption(says.option, says.value))
    await show_panel(tap, live, panel)
    clash = against(tap.service.frame.games, live.table)
    return Answer(tap.service.frame.say(tap.user.language, clash) if clash else None)


@on_panel
async def _preset(tap: Tap, says: buttons.Preset) -> Answer:
    return await _set_all(tap, SetPreset(says.preset))


@on_panel
async def _as_last_time(tap: Tap, says: buttons.AsLastTime) -> Answer:
    """Set options and clock as this group has played before."""
    return await _set_all(tap, AsLastTime())


async def _set_all(tap: Tap, command: SetPreset | AsLastTime) -> Answer:
    live = await tap.change(command)
    if _is_aside(tap, live):
        await show_panel(tap, live, OPTIONS)
    return Answer()


async def _open_panel(tap: Tap, panel: str) -> Answer:
    live = tap.found
    hosted(live, tap.user)
    here = live.table.place.is_private or not tap.user.reachable
    if here or _is_aside(tap, live):
        await show_panel(tap, live, panel)
        return Answer()
    asked = await panel_in_private(tap.service, live, tap.user)
    tap.service.messenger.sender.say_once(f"options {live.table.id}", [asked])
    return tap.lead("here")  # the panel is on its way there


def _is_aside(tap: Tap, live: Live) -> bool:
    """Tell whether the button stands in the host's private chat, and the table in another."""
    return is_private(tap.update) and not tap.is_at(tap.read(live).table.place.chat)


async def show_panel(tap: Tap, live: Live, panel: str) -> None:
    """Show a panel in the message with the button: in the private chat, else in the lobby."""
    if not _is_aside(tap, live):
        tap.open(panel)
        return
    frame = tap.service.frame
    await tap.ask(
        live, lambda live: Asked(*host_panel(public_reader(frame, live.table), live.table, panel))
    )


@on_panel
async def _onlookers(tap: Tap, says: buttons.Onlookers) -> Answer:
    if tap.found.table.log is not None:  # the button of a board, or an old one of the lobby
        tap = await tap.with_rights()
        await tap.change(SetOnlookers(says.is_on))
    else:
        await show_panel(tap, await tap.change(SetOnlookers(says.is_on)), OPTIONS)
    said = "onlookers-all-help" if says.is_on else "onlookers-group-help"
    return tap.toast(said)


@on_panel
async def _clock(tap: Tap, says: buttons.Clock) -> Answer:
    seconds = says.seconds
    if seconds is None:
        return await _open_panel(tap, CLOCK)
    return await _set_time(tap, SetClock(seconds))


@on_panel
async def _bank(tap: Tap, says: buttons.Bank) -> Answer:
    return await _set_time(tap, SetClock(says.seconds, says.increment))


@on_panel
async def _weekends(tap: Tap, says: buttons.Weekends) -> Answer:
    return await _set_time(tap, SetWeekends(says.is_on))


async def _tempo(tap: Tap, says: buttons.Tempo) -> Answer:
    """Choose the pace, in the lobby itself: it is its first question."""
    await tap.change(SetTempo(Tempo(says.tempo)))
    return Answer()


async def _propose(tap: Tap, says: buttons.Propose) -> Answer:
    await tap.change(Propose(says.is_on, says.option))
    return Answer()


async def _set_time(tap: Tap, command: SetClock | SetWeekends) -> Answer:
    live = await tap.change(command)
    await show_panel(
        tap, live, clock_panel(public_reader(tap.service.frame, live.table), live.table)
    )
    return Answer()


@on_panel
async def _stack(tap: Tap, says: buttons.Stack) -> Answer:
    """Open the choice of the stack, or choose."""
    is_daily = says.is_daily
    if is_daily is None:
        return await _open_panel(tap, STACK)
    await show_panel(tap, await tap.change(SetStack(is_daily)), OPTIONS)
    return Answer()


async def _lobby(tap: Tap, says: buttons.Lobby) -> Answer:
    """Put the panel of options away, or leave the question of cancelling."""
    if _is_aside(tap, tap.found):
        tap.take_away()
        return Answer()
    tap.service.messenger.show(tap.found.table.id)
    return Answer()


async def _join(tap: Tap, says: buttons.Join) -> Answer:
    await tap.change(Join())
    return tap.toast("toast-joined")


async def _leave(tap: Tap, says: buttons.Leave) -> Answer:
    await tap.change(Leave())
    return tap.toast("toast-left")


async def _decline(tap: Tap, says: buttons.Decline) -> Answer:
    """Decline an invitation: its host cannot invite the presser again today."""
    host = tap.found.table.host
    await tap.change(Decline())
    await tap.service.store.rings.declined(tap.user.id, host)
    return tap.toast("toast-done")


async def _colour(tap: Tap, says: buttons.Colour) -> Answer:
    if says.colour is None:  # the panel stands in place of Start: for those at the table alone
        seated(tap.found.table, tap.user)
        return tap.open(COLOURS)
    await tap.change(Recolour(says.colour))
    return Answer()


async def _start(tap: Tap, says: buttons.Start) -> Answer:
    """Begin, and remember how this group plays."""
    begun = await tap.change(await start_of(tap.service, tap.found.table, tap.user))
    await remember_start(tap.service, begun, tap.user)
    return Answer()


FEATURE = Feature(
    handlers=(
        on(buttons.Game, _game),
        on(buttons.For, _for),
        on(buttons.Options, _options),
        on(buttons.Preset, _preset),
        on(buttons.AsLastTime, _as_last_time),
        on(buttons.Tempo, _tempo),
        on(buttons.Propose, _propose),
        on(buttons.Clock, _clock),
        on(buttons.Bank, _bank),
        on(buttons.Weekends, _weekends),
        on(buttons.Stack, _stack),
        on(buttons.Onlookers, _onlookers),
        on(buttons.Lobby, _lobby),
        on(buttons.Join, _join),
        on(buttons.Leave, _leave),
        on(buttons.Decline, _decline),
        on(buttons.Colour, _colour),
        on(buttons.Start, _start),
    ),
)
