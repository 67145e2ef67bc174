"""Lists the packages of catalogues: the bot's own, its features', and those of games and their
lessons.
"""

from pkgutil import iter_modules

from bot import features
from bot.table.values import Games
from games.core.lessons import lessons_of


def packages_of(games: Games) -> tuple[str, ...]:
    """Return the import paths of all packages with `texts/<language>.ftl`."""
    taught = (f"{game.package}.lessons" for game in games.values() if lessons_of(game))
    own = (f"bot.features.{one.name}" for one in iter_modules(features.__path__))
    return ("bot", *own, *(game.package for game in games.values()), *taught)
