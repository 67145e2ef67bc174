"""All features: those with a folder of their own, and those whose parts lie in several rooms.
Nothing else lists their entrances.
"""

from bot.features.again import pressed as again
from bot.features.album import pressed as album
from bot.features.banks import pressed as banks
from bot.features.calling import pressed as calling
from bot.features.challenge import pressed as challenge
from bot.features.contrast import pressed as contrast
from bot.features.digests import pressed as digests
from bot.features.exports import pressed as exports
from bot.features.films import pressed as films
from bot.features.handing import pressed as handing
from bot.features.hints import pressed as hints
from bot.features.holidays import pressed as holidays
from bot.features.latecomers import pressed as latecomers
from bot.features.lessons import pressed as lessons
from bot.features.moments import pressed as moments
from bot.features.months import pressed as months
from bot.features.pause import pressed as pause
from bot.features.rules import pressed as rules
from bot.features.seeking import pressed as seeking
from bot.features.series import pressed as series
from bot.features.signs import pressed as signs
from bot.features.statistics import pressed as statistics
from bot.features.tips import pressed as tips
from bot.features.tonight import pressed as tonight
from bot.handlers import alone, buttons, commands, more
from bot.handlers.feature import Feature
from bot.handlers.pages import help, mine, mydata, settings
from bot.handlers.routes import Routes
from bot.handlers.table import (
    aloud,
    circles,
    computers,
    lenses,
    lobby,
    opening,
    preparing,
    seats,
)

CORE: tuple[Feature, ...] = (
    alone.FEATURE,  # Back, below whatever one person is shown alone
    buttons.FEATURE,  # choices, hands, the end of a table: what each game needs
    circles.FEATURE,  # tables without a group: half of all tables stand so
    commands.FEATURE,  # /start leads everywhere, /stop and /forget are owed to people
    lobby.FEATURE,  # no game begins without one
    mine.FEATURE,  # one's tables, the board brought again, /forget
    more.FEATURE,  # the list behind all that has more to offer than fits
    mydata.FEATURE,  # owed to people, as /forget is
    opening.FEATURE,  # no table stands without it
    seats.FEATURE,  # undo, skip, leave: a game that waits for somebody for ever is stuck
    settings.FEATURE,  # the language of a chat
)
"""Features that every bot has, each for its own reason."""

OPTIONAL: tuple[Feature, ...] = (
    again.FEATURE,
    album.FEATURE,
    aloud.FEATURE,
    banks.FEATURE,
    calling.FEATURE,
    challenge.FEATURE,
    computers.FEATURE,
    contrast.FEATURE,
    digests.FEATURE,
    exports.FEATURE,
    films.FEATURE,
    handing.FEATURE,
    help.FEATURE,
    hints.FEATURE,
    holidays.FEATURE,
    latecomers.FEATURE,
    lenses.FEATURE,
    lessons.FEATURE,
    moments.FEATURE,
    months.FEATURE,
    pause.FEATURE,
    preparing.FEATURE,
    rules.FEATURE,
    seeking.FEATURE,
    series.FEATURE,
    signs.FEATURE,
    statistics.FEATURE,
    tips.FEATURE,
    tonight.FEATURE,
)
"""Features that can be left out: all others work without them, and their old buttons are answered
as outdated."""

FEATURES = (*CORE, *OPTIONAL)
ROUTES = Routes(FEATURES)
"""The handlers of everything that people press, type or follow."""
