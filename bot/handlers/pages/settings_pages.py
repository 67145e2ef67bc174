"""The pages of /settings: for a person six groups of settings, a page each, whose buttons show the
current values; for a group one page, without buttons for people who cannot change anything.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Literal

from msgspec import Struct

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.token import Token
from bot.display.values import Button, Keyboard
from bot.features.holidays.days import today_of
from bot.features.holidays.shown import days_away, held
from bot.handlers.questions import Asked
from bot.store.profiles import Profile
from bot.table.habits import DIGEST, QUIET, Habits
from bot.table.zones import CITIES, NEAR, city_of, local
from bot.texts.frame import Frame
from bot.texts.languages import NAMES, SPOKEN
from games.core.message import Message

Page = Literal["", "language", "reminders", "quiet", "cities", "away", "moves", "words"]
"""A page of a person's settings; empty for the list of pages."""


class Switch(Struct, frozen=True):
    """A row of /settings that turns a fact of the chat's profile on or off."""

    button: type[buttons.Switching]
    fact: str
    """Of `Profile`."""
    told: str
    """Id of the text that says what it is for."""
    rank: int
    """Its place among the switches of a page, the smallest first."""
    held: str = ""
    """Id of the text of its button, which says what holds, and turns it over."""
    choices: Mapping[bool, str] = {}
    """Ids of the texts of two buttons instead, one for each state."""
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
        said.append(frame.say(language, switch.told))
        if switch.fact == "pins" and not profile.may_pin:
            said.append(frame.say(language, "settings-right"))
        rows += _row(frame, language, switch, is_on=getattr(profile, switch.fact))
    return said, tuple(rows)


def _row(frame: Frame, language: str, switch: Switch, *, is_on: bool) -> Keyboard:
    if not switch.choices:
        held = Message(switch.held, {"state": "on" if is_on else "off"})
        return ((Button(frame.say(language, held), switch.button("", not is_on)),),)
    return grid(
        tuple(
            _option_button(frame.say(language, id), switch.button("", state), state == is_on)
            for state, id in switch.choices.items()
        )
    )


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
        own = [switch for switch in switches if switch.page == page]
        said, rows = _switches(frame, language, profile, own)
        if page in _PAGES:
            text, first = _PAGES[page](frame, language, profile, now)
            said, rows = [text, *said], (*first, *rows)
        return with_back(frame, language, ("\n\n".join(said), rows))
    pages = ((name, _page_text(frame, language, profile, now, name)) for name in _NAMES)
    rows = tuple((Button(said, buttons.Settings("", name)),) for name, said in pages)
    return Asked(f"<b>{frame.say(language, 'settings-title')}</b>", rows)


def with_back(frame: Frame, language: str, shown: tuple[str, Keyboard]) -> Asked:
    """Return a page with the button that leads back to the list of pages."""
    said, rows = shown
    back = Button(frame.say(language, "button-back"), buttons.Settings(""))
    return Asked(said, (*rows, (back,)))


def _page_text(frame: Frame, language: str, profile: Profile, now: int, page: Page) -> str:
    """Return a page's text: its settings and their current values."""
    habits = profile.habits
    values = {
        "language": lambda: NAMES[language],
        "reminders": lambda: frame.say(language, _REMINDERS[habits.reminders]),
        "quiet": lambda: _hours(frame, language, habits.quiet),
        "away": lambda: held(frame, language, profile.away, _today(language, profile, now)),
        "moves": lambda: frame.say(language, CONFIRMS[profile.confirms]),
        "words": lambda: frame.say(language, ALOUD[profile.aloud]),
    }
    return frame.say(language, Message(_NAMES[page], {"held": values[page]()}))


_Shown = tuple[str, Keyboard]


def _language(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    return frame.say(language, "settings-language"), _languages(language)


def _reminder_page(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer when to be reminded."""
    habits = profile.habits
    reminders = tuple(
        _option_button(frame.say(language, id), buttons.Remind("", one), one == habits.reminders)
        for one, id in _REMINDERS.items()
    )
    return frame.say(language, "settings-reminders"), (*grid(reminders), *grid(_digest(habits)))


def _nightly(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer quiet hours, and the cities that are most likely for the language."""
    habits = profile.habits
    own = (habits.zone,) if habits.zone and habits.zone not in NEAR.get(language, ()) else ()
    near = tuple(zone for zone in (*own, *NEAR.get(language, NEAR["en"])) if zone in CITIES)
    more = Button(frame.say(language, "button-more"), buttons.Settings("", "cities"))
    cities = (*_cities(frame, language, habits, near), more)
    rows = (*grid(_nights(frame, language, habits)), *grid(cities))
    return _clock(frame, language, habits, now), rows


def _all_cities(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer all cities."""
    cities = _cities(frame, language, profile.habits, tuple(CITIES))
    return _clock(frame, language, profile.habits, now), grid(cities)


def _clock(frame: Frame, language: str, habits: Habits, now: int) -> str:
    """Say by which clock somebody lives, and how it is known."""
    there = local(now, habits.clock(language))
    told = {"zone": _zone(frame, language, habits), "time": there.strftime("%H:%M")}
    said = [frame.say(language, Message("settings-quiet", told))]
    if not habits.is_told:
        is_known = habits.has_clock(language)
        guessed = "settings-zone-guessed" if is_known else "settings-zone-unknown"
        said.append(frame.say(language, guessed))
    return "\n\n".join(said)


def _away(frame: Frame, language: str, profile: Profile, now: int) -> _Shown:
    """Offer to choose days away, or to cancel them."""
    return days_away(frame, language, profile.away, _today(language, profile, now))


def _today(language: str, profile: Profile, now: int) -> date:
    return today_of(now, profile.habits.clock(language))


_PAGES: dict[Page, Callable[[Frame, str, Profile, int], _Shown]] = {
    "language": _language,
    "reminders": _reminder_page,
    "quiet": _nightly,
    "cities": _all_cities,
    "away": _away,
}
_NAMES: dict[Page, str] = {
    "language": "setting-language",
    "reminders": "setting-reminders",
    "quiet": "setting-quiet",
    "away": "setting-away",
    "moves": "setting-moves",
    "words": "setting-words",
}
CONFIRMS = {True: "confirm-always", False: "confirm-never"}
ALOUD = {False: "aloud-off", True: "aloud-on"}
_REMINDERS = {
    "half": "remind-half",
    "daily": "remind-daily",
    DIGEST: "remind-digest",
    "never": "remind-never",
}


def _option_button(said: str, token: Token, is_held: bool) -> Button:
    """Return a button of several; the one that holds is ticked."""
    return Button(f"✓ {said}" if is_held else said, token)


def _languages(chosen: str) -> Keyboard:
    """Offer the languages."""
    return grid(
        tuple(
            _option_button(NAMES[one], buttons.Language("", one), one == chosen) for one in SPOKEN
        )
    )


def _digest(habits: Habits) -> tuple[Button, ...]:
    """Let the hour of the daily list be moved."""
    if habits.reminders != DIGEST:
        return ()

    def button(said: str, hour: int) -> Button:
        return Button(f"📋 {said}", buttons.Digest("", hour % 24))

    hour = habits.hour
    return (button("−1:00", hour - 1), button(f"✓ {hour}:00", hour), button("+1:00", hour + 1))


def _nights(frame: Frame, language: str, habits: Habits) -> tuple[Button, ...]:
    return tuple(
        _option_button(
            f"🌙 {_hours(frame, language, one)}", buttons.Quiet("", one), one == habits.quiet
        )
        for one in QUIET
    )


def _hours(frame: Frame, language: str, quiet: str) -> str:
    if not any(QUIET[quiet]):
        return frame.say(language, "quiet-none")
    return frame.between(language, *quiet.split("-"))


_FARTHEST = (-12 * 60, 14 * 60)
"""Minutes ahead of UTC of the last inhabited places to the west and to the east."""


def _cities(
    frame: Frame, language: str, habits: Habits, zones: Sequence[str]
) -> tuple[Button, ...]:
    return tuple(
        _option_button(
            city_name(frame, language, zone),
            buttons.City("", [*CITIES].index(zone)),
            zone == habits.zone,
        )
        for zone in zones
    )


def city_name(frame: Frame, language: str, zone: str) -> str:
    """Return the name of a zone's city; in English where it is none of those that are offered."""
    return frame.say(language, CITIES[zone]) if zone in CITIES else city_of(zone)


def is_offset(minutes: int) -> bool:
    """Tell whether somewhere clocks are so far ahead of UTC."""
    west, east = _FARTHEST
    return west <= minutes <= east and minutes % 30 == 0


def _zone(frame: Frame, language: str, habits: Habits) -> str:
    """Name the zone by whose clock somebody lives."""
    if zone := habits.zone if habits.is_told else habits.guess(language):
        return city_name(frame, language, zone)
    ahead = habits.ahead
    hours, minutes = divmod(abs(ahead), 60)
    sign = "−" if ahead < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")
