"""The pages of /settings: for a person six groups of settings, a page each, whose buttons show the
current values; for a group one page, without buttons for people who cannot change anything.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.token import Token
from bot.display.values import Button, Keyboard
from bot.features.contrast.buttons import Contrast
from bot.features.digests.buttons import Digest
from bot.features.holidays.days import today_of
from bot.features.holidays.shown import days_away, held
from bot.features.months.buttons import Months
from bot.features.tips.buttons import Tips
from bot.handlers.questions import Asked
from bot.store.profiles import Profile
from bot.table.hours import DIGEST, QUIET, REMINDERS, Habits
from bot.texts.frame import Frame
from bot.texts.languages import NAMES, SPOKEN
from games.core.message import Message

Page = Literal["", "language", "reminders", "quiet", "away", "moves", "words"]
"""A page of a person's settings; empty for the list of pages."""


def group_panel(frame: Frame, language: str, profile: Profile, *, may_change: bool) -> Asked:
    """Return the settings of a group: its language, whether boards are pinned, whether skill levels
    are shown, whether pictures are in high contrast, and whether its months are told.

    :param may_change: whether an admin has asked; who is none is told what holds.
    """
    pins = _switched(frame, language, "setting-pins", is_on=profile.pins)
    levels = _switched(frame, language, "setting-levels", is_on=profile.levels)
    contrast = _switched(frame, language, "setting-contrast", is_on=profile.contrast)
    months = _switched(frame, language, "setting-months", is_on=profile.months)
    title = f"<b>{frame.say(language, 'settings-group')}</b>"
    if not may_change:
        held = (title, NAMES[language], pins, levels, contrast, months)
        return Asked("\n".join((*held, frame.say(language, "settings-of-admins"))), ())
    right = () if profile.may_pin else ("settings-right",)
    said = ("settings-pins", *right, "settings-levels", "settings-contrast", "settings-months")
    rows = (
        (Button(pins, buttons.Pins("", is_on=not profile.pins)),),
        (Button(levels, buttons.Levels("", is_on=not profile.levels)),),
        (Button(contrast, Contrast("", is_on=not profile.contrast)),),
        (Button(months, Months("", is_on=not profile.months)),),
    )
    text = "\n\n".join((title, *(frame.say(language, id) for id in said)))
    return Asked(text, (*_languages(language), *rows))


def settings_panel(
    frame: Frame, language: str, profile: Profile, now: int, page: Page = ""
) -> Asked:
    """Return a page of a person's settings."""
    if page:
        return with_back(frame, language, _PAGES[page](frame, language, profile, now))
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
    """Offer when to be reminded, and to be told that one is next."""
    said = (frame.say(language, id) for id in ("settings-reminders", "settings-soon"))
    soon = _switched(frame, language, "setting-soon", is_on=profile.soon)
    rows = (
        *grid(_reminders(frame, language, profile.habits)),
        *grid(_digest(profile.habits)),
        (Button(soon, buttons.Soon("", "n" if profile.soon else "y")),),
    )
    return "\n\n".join(said), rows


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
    """Offer to play with Confirm, or without; tips in first games, or none."""
    said = (frame.say(language, id) for id in ("settings-confirm", "settings-tips"))
    confirms = tuple(
        _picked(
            frame, language, _CONFIRMS[is_on], buttons.Confirms("", answer), profile.confirms, is_on
        )
        for is_on, answer in _ANSWERS
    )
    tips = _switched(frame, language, "setting-tips", is_on=profile.accompanied)
    switch = Button(tips, Tips("", "n" if profile.accompanied else "y"))
    return "\n\n".join(said), (*grid(confirms), (switch,))


def _words(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer to play in words alone, or with pictures in high contrast."""
    said = (frame.say(language, id) for id in ("settings-aloud", "settings-contrast"))
    contrast = _switched(frame, language, "setting-contrast", is_on=profile.contrast)
    rows = tuple(
        _picked(frame, language, _ALOUD[is_on], buttons.Aloud("", answer), profile.aloud, is_on)
        for is_on, answer in reversed(_ANSWERS)
    )
    switch = Button(contrast, Contrast("", is_on=not profile.contrast))
    return "\n\n".join(said), (*grid(rows), (switch,))


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


def _switched(frame: Frame, language: str, id: str, *, is_on: bool) -> str:
    """Return a line about a switch and its state."""
    return frame.say(language, Message(id, {"state": "on" if is_on else "off"}))


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
