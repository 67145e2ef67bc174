"""The pages of /settings: for a person six groups of settings, a page each, whose buttons show the
current values; for a group one page, without buttons for people who cannot change anything.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Literal, NamedTuple

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.token import Token
from bot.display.values import Button, Keyboard
from bot.features.digests.buttons import Digest
from bot.features.holidays.days import today_of
from bot.features.holidays.shown import days_away, held
from bot.handlers.questions import Asked
from bot.store.profiles import Profile
from bot.table.hours import DIGEST, QUIET, REMINDERS, Habits
from bot.texts.frame import Frame
from bot.texts.languages import NAMES, SPOKEN
from games.core.message import Message

Page = Literal["", "language", "reminders", "quiet", "away", "moves", "words"]
"""A page of a person's settings; empty for the list of pages."""


class Switch(NamedTuple):
    """A row of /settings that turns a fact of the chat's profile on or off."""

    button: type[buttons.Switching]
    fact: str
    """Of `Profile`."""
    held: str
    """Id of the text of its row, which says what holds."""
    told: str
    """Id of the text that says what it is for."""
    rank: int
    """Its place among the switches of a page, the smallest first."""
    page: Page = ""
    """Of a person; empty: people have no such setting."""
    is_of_groups: bool = False


def group_panel(
    frame: Frame,
    language: str,
    profile: Profile,
    switches: Sequence[Switch],
    *,
    may_change: bool,
) -> Asked:
    """Return the settings of a group: its language and its switches.

    :param may_change: whether an admin has asked; who is none is told what holds.
    """
    title = f"<b>{frame.say(language, 'settings-group')}</b>"
    own = [switch for switch in switches if switch.is_of_groups]
    said, rows = _switches(frame, language, profile, own)
    if not may_change:
        held = (title, NAMES[language], *(button.text for row in rows for button in row))
        return Asked("\n".join((*held, frame.say(language, "settings-of-admins"))), ())
    return Asked("\n\n".join((title, *said)), (*_languages(language), *rows))


def _switches(
    frame: Frame, language: str, profile: Profile, switches: Sequence[Switch]
) -> tuple[list[str], Keyboard]:
    """Return what some switches are for, and a row for each, which says what holds."""
    said, rows = list[str](), list[tuple[Button, ...]]()
    for switch in switches:
        is_on = bool(getattr(profile, switch.fact))
        said.append(frame.say(language, switch.told))
        if switch.fact == "pins" and not profile.may_pin:
            said.append(frame.say(language, "settings-right"))
        held = Message(switch.held, {"state": "on" if is_on else "off"})
        rows.append((Button(frame.say(language, held), switch.button("", is_on=not is_on)),))
    return said, tuple(rows)


def settings_panel(
    frame: Frame,
    language: str,
    profile: Profile,
    switches: Sequence[Switch],
    now: int,
    page: Page = "",
) -> Asked:
    """Return a page of a person's settings."""
    if page:
        text, rows = _PAGES[page](frame, language, profile, now)
        own = [switch for switch in switches if switch.page == page]
        said, more = _switches(frame, language, profile, own)
        return with_back(frame, language, ("\n\n".join((text, *said)), (*rows, *more)))
    pages = ((name, _held(frame, language, profile, now, name)) for name in _PAGES)
    rows = tuple((Button(said, buttons.Settings("", name)),) for name, said in pages)
    return Asked(f"<b>{frame.say(language, 'settings-title')}</b>", rows)


def with_back(frame: Frame, language: str, shown: tuple[str, Keyboard]) -> Asked:
    """Return a page with the button that leads back to the list of pages."""
    said, rows = shown
    back = Button(frame.say(language, "button-back"), buttons.Settings(""))
    return Asked(said, (*rows, (back,)))


def _held(frame: Frame, language: str, profile: Profile, now: int, page: Page) -> str:
    """Return a page's text: its settings and their current values."""
    habits = profile.habits
    values = {
        "language": lambda: NAMES[language],
        "reminders": lambda: frame.say(language, _REMINDERS[habits.reminders]),
        "quiet": lambda: _hours(frame, language, habits.quiet),
        "away": lambda: held(frame, language, profile.away, _today(language, profile, now)),
        "moves": lambda: frame.say(language, _CONFIRMS[profile.confirms]),
        "words": lambda: frame.say(language, _ALOUD[profile.aloud]),
    }
    return frame.say(language, Message(_NAMES[page], {"held": values[page]()}))


_Shown = tuple[str, Keyboard]


def _language(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    return frame.say(language, "settings-language"), _languages(language)


def _reminding(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer when to be reminded."""
    reminders = grid(_reminders(frame, language, profile.habits))
    return frame.say(language, "settings-reminders"), (*reminders, *grid(_digest(profile.habits)))


def _nightly(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer quiet hours and time zones."""
    ahead = profile.habits.utc_offset(language)
    there = datetime.fromtimestamp(now, UTC) + timedelta(minutes=ahead)
    clock = {"zone": _zone(ahead), "time": there.strftime("%H:%M")}
    said = [frame.say(language, Message("settings-quiet", clock))]
    if profile.habits.offset is None:
        said.append(frame.say(language, "settings-zone-guessed"))
    rows = (*grid(_nights(frame, language, profile.habits)), *grid(_offsets(ahead)))
    return " ".join(said), rows


def _away(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer to choose days away, or to cancel them."""
    return days_away(frame, language, profile.away, _today(language, profile, now))


def _today(language: str, profile: Profile, now: int) -> date:
    return today_of(now, profile.habits.utc_offset(language))


def _moves(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer to play with Confirm, or without."""
    confirms = tuple(
        _picked(
            frame, language, _CONFIRMS[is_on], buttons.Confirms("", answer), profile.confirms, is_on
        )
        for is_on, answer in _ANSWERS
    )
    return frame.say(language, "settings-confirm"), grid(confirms)


def _words(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer to play in words alone, or with pictures."""
    rows = tuple(
        _picked(frame, language, _ALOUD[is_on], buttons.Aloud("", answer), profile.aloud, is_on)
        for is_on, answer in reversed(_ANSWERS)
    )
    return frame.say(language, "settings-aloud"), grid(rows)


_PAGES: dict[Page, Callable[[Frame, str, Profile, int], _Shown]] = {
    "language": _language,
    "reminders": _reminding,
    "quiet": _nightly,
    "away": _away,
    "moves": _moves,
    "words": _words,
}
_NAMES: dict[Page, str] = {
    "language": "setting-language",
    "reminders": "setting-reminders",
    "quiet": "setting-quiet",
    "away": "setting-away",
    "moves": "setting-moves",
    "words": "setting-words",
}
_ANSWERS: tuple[tuple[bool, Literal["y", "n"]], ...] = ((True, "y"), (False, "n"))
_CONFIRMS = {True: "confirm-always", False: "confirm-never"}
_ALOUD = {True: "aloud-on", False: "aloud-off"}
_REMINDERS = {
    "half": "remind-half",
    "daily": "remind-daily",
    DIGEST: "remind-digest",
    "never": "remind-never",
}


def _picked(frame: Frame, language: str, id: str, token: Token, held: bool, is_on: bool) -> Button:
    return Button(("✓ " if held == is_on else "") + frame.say(language, id), token)


def _languages(chosen: str) -> Keyboard:
    """Offer the languages, the chosen one ticked."""
    return grid(
        tuple(
            Button(
                ("✓ " if language == chosen else "") + NAMES[language],
                buttons.Language("", language),
            )
            for language in SPOKEN
        )
    )


def _reminders(frame: Frame, language: str, habits: Habits) -> tuple[Button, ...]:
    def button(reminders: str) -> Button:
        picked = "✓ " if reminders == habits.reminders else ""
        said = frame.say(language, _REMINDERS[reminders])
        return Button(picked + said, buttons.Remind("", reminders))

    return tuple(map(button, REMINDERS))


def _digest(habits: Habits) -> tuple[Button, ...]:
    """Let the hour of the daily list be moved."""
    if habits.reminders != DIGEST:
        return ()

    def button(said: str, hour: int) -> Button:
        return Button(f"📋 {said}", Digest("", hour % 24))

    hour = habits.hour
    return (button("−1:00", hour - 1), button(f"✓ {hour}:00", hour), button("+1:00", hour + 1))


def _nights(frame: Frame, language: str, habits: Habits) -> tuple[Button, ...]:
    def button(quiet: str) -> Button:
        picked = "✓ " if quiet == habits.quiet else ""
        return Button(f"{picked}🌙 {_hours(frame, language, quiet)}", buttons.Quiet("", quiet))

    return tuple(map(button, QUIET))


def _hours(frame: Frame, language: str, quiet: str) -> str:
    return quiet.replace("-", "–") if any(QUIET[quiet]) else frame.say(language, "quiet-none")


_STEPS = {-60: "−1:00", -30: "−0:30", 30: "+0:30", 60: "+1:00"}
_FARTHEST = (-12 * 60, 14 * 60)
"""Minutes ahead of UTC of the last inhabited places to the west and to the east."""


def _offsets(ahead: int) -> tuple[Button, ...]:
    west, east = _FARTHEST
    return tuple(
        Button(f"🕗{sign}", buttons.Offset("", ahead + step))
        for step, sign in _STEPS.items()
        if west <= ahead + step <= east
    )


def is_offset(minutes: int) -> bool:
    """Tell whether somewhere clocks are so far ahead of UTC."""
    west, east = _FARTHEST
    return west <= minutes <= east and minutes % 30 == 0


def _zone(ahead: int) -> str:
    hours, minutes = divmod(abs(ahead), 60)
    sign = "−" if ahead < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")
