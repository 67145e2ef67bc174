"""Tables for pictures: played by the game's own rules, so every map and follower is lawful."""

from collections.abc import Callable
from random import Random
from typing import Any

from games import GAMES
from games.carcassonne.actions import Place
from games.carcassonne.components import Segment
from games.core.choices import screen
from games.core.contract import defaults, on_page
from games.core.rng import Rng
from games.core.values import TABLE, around
from render import Focus, Mark, MarkRow, Picture

GAME = GAMES["carcassonne"]
NAMES = ("Оксана", "Max", "Дмитро", "Ярослава", "Liam")
WORDS = {
    "carcassonne-sheet": "Final score",
    "carcassonne-total": "Total",
    "carcassonne-category-start": "Start",
    "carcassonne-category-road": "Roads",
    "carcassonne-category-city": "Cities",
    "carcassonne-category-monastery": "Monasteries",
    "carcassonne-category-garden": "Gardens",
    **{f"carcassonne-colour-{name}": name.title() for name in ("red", "blue", "yellow", "black")},
    "carcassonne-category-field": "Fields",
    "carcassonne-lens-left": "Tiles left",
    "carcassonne-signs-fields": "+3: worth now",
    "carcassonne-signs-stakes": "+8: if completed",
    "carcassonne-signs-left": "×2: so many to come",
}

Taste = Callable[[Place, Any], float]


def compact(action: Place, state: Any) -> float:
    """Prefer cells near the start, so that the map grows round."""
    return -abs(action.cell.x) - abs(action.cell.y)


def stretched(action: Place, state: Any) -> float:
    """Prefer cells far to the east or west, so that the map grows long."""
    return abs(action.cell.x) - 3 * abs(action.cell.y)


def thoughtful(action: Place, state: Any) -> float:
    """Like points and full neighbourhoods, as people do."""
    seat = GAME.to_act(state)[0]
    view = GAME.view(GAME.apply(state, seat, action).state, TABLE)
    gain: int = view.scores[seat] - GAME.view(state, TABLE).scores[seat]
    company = sum(cell in view.tiles for cell in around(action.cell))
    return gain + 0.8 * company - 0.3 * abs(action.cell.y)


def played(moves: int, seed: int, seats: int = 5, taste: Taste = compact) -> Any:
    """Return the state after `moves` lawful moves, or at the end of the game."""
    chance = Random(seed)
    state = GAME.setup(defaults(GAME), seats, Rng(seed))
    for _ in range(moves):
        if not GAME.to_act(state):
            break
        seat = GAME.to_act(state)[0]
        actions = list(GAME.legal_actions(state, seat))
        best = max(
            actions, key=lambda a: taste(a, state) + 2.5 * chance.random() + _zeal(a, chance)
        )
        state = GAME.apply(state, seat, best).state
    return state


def _zeal(action: Place, chance: Random) -> float:
    """Like followers on roads and in cities more than on fields."""
    if action.meeple is None:
        return 0.6 * chance.random()
    feature = action.meeple.feature.value if isinstance(action.meeple, Segment) else ""
    return {"field": -0.4}.get(feature, 1.0) * chance.random()


def picture(state: Any, names: tuple[str, ...] = NAMES, page: str = "board") -> Picture:
    """Ask for a picture of the table without a choice."""
    view = on_page(GAME, GAME.view(state, TABLE), page)
    return Picture("carcassonne", page, view, names[: len(view.scores)], words=WORDS)


def choosing(state: Any, path: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Picture:
    """Ask for the picture of a choice that stands at `path`."""
    seat = GAME.to_act(state)[0]
    shown = screen(GAME.legal_actions(state, seat), path)
    rows = tuple(
        MarkRow(row.question.field, _marks(row.question.field, row.question.options, row.picked))
        for row in shown.rows
    )
    view = GAME.view(state, TABLE)
    focus = Focus(seat, shown.answers, rows, shown.action is not None)
    return Picture(
        "carcassonne", "board", view, names[: len(view.scores)], words=WORDS, focus=focus
    )


def _marks(field: str, options: tuple[Any, ...], picked: int | None) -> tuple[Mark, ...]:
    labels = "ABCDEFGHIJKL" if field == "meeple" else [str(n + 1) for n in range(len(options))]
    return tuple(Mark(value, labels[i], i == picked) for i, value in enumerate(options))
