"""Tables of Saboteur played by the game's own rules, and the pictures that the bot asks for."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import render
from bot.display.keyboards import marks
from games import GAMES
from games.core.choices import Path, screen
from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from games.saboteur.actions import Lay
from render import Focus, Picture
from tests.render.saboteur.positions import NAMES, WORDS

GAME = GAMES["saboteur"]


class Moment(NamedTuple):
    """A state of a game, and the way through the questions that its next move goes."""

    state: Any
    paths: tuple[Path, ...]


def played(seats: int, seed: int, expansion: str = "off") -> list[Moment]:
    """Return all moments of a random game, the last one with nothing to choose."""
    chance, moments = Random(seed), []
    state = GAME.setup({**defaults(GAME), "expansion": expansion}, seats, Rng(seed))
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        actions = tuple(GAME.legal_actions(state, seat))
        paths: list[Path] = [()]
        shown = screen(actions, ())
        while shown.action is None:
            (row,) = (row for row in shown.rows if row.picked is None)
            paths.append(chance.choice(row.paths))
            shown = screen(actions, paths[-1])
        moments.append(Moment(state, tuple(paths)))
        state = GAME.apply(state, seat, shown.action).state
    return [*moments, Moment(state, ())]


def dug(seats: int, seed: int, cards: int, **options: str) -> Any:
    """Return the state when the maze has `cards` cards; people mostly dig towards the goals."""
    chance = Random(seed)
    state = GAME.setup({**defaults(GAME), **options}, seats, Rng(seed))
    while len(GAME.view(state, TABLE).maze) < cards:
        seat = GAME.to_act(state)[0]
        actions = list(GAME.legal_actions(state, seat))
        chance.shuffle(actions)
        best = max(actions, key=lambda action: _zeal(action) + 3 * chance.random())
        state = GAME.apply(state, seat, best).state
    return state


def _zeal(action: Any) -> float:
    """Like long ways to the east, and broken tools."""
    if isinstance(action, Lay):
        off = max(0, abs(action.cell.y) - 2)
        return 4 + 0.5 * action.cell.x - 1.2 * off - 3 * action.card.startswith("x-")
    return {"break": 5.0, "repair": 3.0, "rockfall": 2.0}.get(str(action).split()[0], 0.0)


def picture(state: Any, viewer: Viewer, page: str = "board", path: Path | None = None) -> Picture:
    """Ask for a picture, of a choice if there is a path."""
    view, focus = GAME.view(state, viewer), None
    if path is not None and viewer is not TABLE:
        shown = screen(tuple(GAME.legal_actions(state, viewer)), path)
        focus = Focus(viewer, shown.answers, marks(shown), shown.action is not None)
    return Picture(GAME.id, page, view, NAMES[: len(view.players)], words=WORDS, focus=focus)


def asked(moment: Moment) -> Iterator[Picture]:
    """Yield every picture that the bot may ask for at a moment."""
    for viewer in (TABLE, Seat(0)):
        view = GAME.view(moment.state, viewer)
        for page in (*render.pages(GAME.id, view), *render.lenses(GAME.id, view)):
            yield picture(moment.state, viewer, page)
    for path in moment.paths:
        yield picture(moment.state, GAME.to_act(moment.state)[0], "board", path)
