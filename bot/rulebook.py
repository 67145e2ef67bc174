"""The rules of a game, as they are sent: a picture that explains, then words."""

from msgspec import Struct

import render
from bot.frame import Frame
from render.picture import Picture


class Page(Struct, frozen=True):
    """One message."""

    text: str
    picture: Picture | None = None


def rules_pages(frame: Frame, game: str, language: str) -> tuple[Page, ...]:
    """Return the messages that explain a game."""
    id = game.replace("_", "-")
    rules, credit = (frame.say(language, f"{id}-{part}") for part in ("rules", "credit"))
    words = Page(f"{rules}\n\n<i>{credit}</i>")
    picture = _example(frame, game, language)
    if picture is None:
        return (words,)
    return Page(frame.say(language, f"{id}-example"), picture), words


def _example(frame: Frame, game: str, language: str) -> Picture | None:
    example = render.example(game)
    if example is None:
        return None
    return Picture(
        game=game,
        page="board",
        view=example.view,
        names=tuple(frame.say(language, id) for id in example.names),
        words={id: frame.say(language, id) for id in render.words(game)},
    )
