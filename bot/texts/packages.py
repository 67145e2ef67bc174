"""Where catalogues lie: the bot's own, and those of games and their lessons."""

from bot.table.values import Games
from games.core.lessons import lessons_of


def packages_of(games: Games) -> tuple[str, ...]:
    """Return the import paths of all that has `texts/<language>.ftl`."""
    taught = (f"{game.package}.lessons" for game in games.values() if lessons_of(game))
    return ("bot", *(game.package for game in games.values()), *taught)
