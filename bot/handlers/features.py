"""All features: those with a folder of their own, and those whose parts lie in several rooms.
Nothing else names what leads into them.
"""

from bot.features.calling import pressed as calling
from bot.features.challenge import pressed as challenge
from bot.features.moments import pressed as moments
from bot.features.signs import pressed as signs
from bot.handlers.feature import Feature
from bot.handlers.pages import files, films, lessons, mine, mydata, rules, settings, statistics
from bot.handlers.table import (
    aloud,
    circles,
    computers,
    handing,
    hints,
    lenses,
    lobby,
    opening,
    preparing,
    seats,
    seeking,
    tips,
    tonight,
)

FEATURES: tuple[Feature, ...] = (
    aloud.FEATURE,
    calling.FEATURE,
    challenge.FEATURE,
    circles.FEATURE,
    computers.FEATURE,
    files.FEATURE,
    films.FEATURE,
    handing.FEATURE,
    hints.FEATURE,
    lenses.FEATURE,
    lessons.FEATURE,
    lobby.FEATURE,
    mine.FEATURE,
    moments.FEATURE,
    mydata.FEATURE,
    opening.FEATURE,
    preparing.FEATURE,
    rules.FEATURE,
    seats.FEATURE,
    seeking.FEATURE,
    settings.FEATURE,
    signs.FEATURE,
    statistics.FEATURE,
    tips.FEATURE,
    tonight.FEATURE,
)
