"""How people of a game let time stand still: they pause it and go on, are away for days and are
back.
"""

import re
from random import Random

from bot.display import buttons
from bot.display.token import code_of
from bot.features.holidays import buttons as holidays
from bot.features.pause import buttons as pause
from bot.table.values import Matter
from playground.person import Key, Post
from tests.e2e.groups import keys_of, verb

PAUSING = (code_of(pause.Answer), code_of(pause.Resume), code_of(pause.Pause))
"""Buttons of a pause: what is asked of all, to go on, how long."""
LEAVING = (code_of(holidays.Day), code_of(holidays.Cancel))
"""Buttons of days away."""
SETTINGS = (*LEAVING, code_of(holidays.Month), code_of(buttons.Settings))
AWAY = (code_of(buttons.Settings), ":away")
"""The button of the page of days away, and how its data ends."""
REPLACING = re.compile(rf":{code_of(buttons.Agree)}:{Matter.REPLACE.value}:")
"""The button by which the others have a computer play for somebody who is away: the judge compares
each move with who confirmed it."""
_SOON = 3
"""Days of the calendar of which the first and the last are chosen: people are away at once."""
_AGREES = 0.9
"""How often somebody agrees to a pause."""


def pausing(post: Post, chance: Random) -> Key:
    """Return the button of a pause to press: of those who are asked nearly all agree."""
    keys = [key for key in keys_of(post) if verb(key) in PAUSING]
    answer, refusal = (_ending(keys, f":{code_of(pause.Answer)}:{said}") for said in "yn")
    if answer and refusal:
        return answer if chance.random() < _AGREES else refusal
    return chance.choice(keys)


def leaving(post: Post, chance: Random) -> Key:
    """Return the button of days away to press: one of the next days, or that which cancels them."""
    keys = [key for key in keys_of(post) if verb(key) in LEAVING and key.text != "·"]
    return chance.choice(keys[:_SOON])


def page(listed: Post) -> Key | None:
    """Return the button that leads from the settings to days away."""
    return _ending([key for key in keys_of(listed) if verb(key) == AWAY[0]], AWAY[1])


def _ending(keys: list[Key], end: str) -> Key | None:
    return next((key for key in keys if (key.data or "").endswith(end)), None)
