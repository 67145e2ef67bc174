"""All features that live in a folder of their own. Nothing else names what leads into them."""

from bot.features.calling import pressed as calling
from bot.features.challenge import pressed as challenge
from bot.features.signs import pressed as signs
from bot.handlers.feature import Feature

FEATURES: tuple[Feature, ...] = (calling.FEATURE, challenge.FEATURE, signs.FEATURE)
