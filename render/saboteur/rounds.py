"""The end of a round: its last maze, all roles, the winners. The gold stays secret."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.saboteur.components import GOALS, UPRIGHT
from games.saboteur.view import Goal, Tale, View
from render.pieces import icons
from render.saboteur.kit import GROUND, MARGIN, bench, round_of
from render.saboteur.maze import cells, maze, spread
from render.saboteur.people import height, looks, people
from render.saboteur.signs import outcome_sign, outcome_word
from render.sheet.head import HEAD, head, title
from render.sheet.picture import Picture
from render.sheet.scene import Item, Label, Scene, Sprite
from render.sheet.text import width
from render.theme import PALE, TALLEST, WIDTH, Face


def round_end(picture: Picture) -> Scene:
    """Lay out the last round that has ended; its winners are golden."""
    tale = picture.view.tales[-1]
    told = replace(picture, view=_as_it_was(picture.view, tale))
    view: View = told.view
    how = replace(looks(view), golden=frozenset(tale.winners), figures=False)
    foot = height(view, how)
    where = spread(cells(view), HEAD, TALLEST - HEAD - foot)
    items = [*maze(view, where), *head(_left_of_head(told, tale), _right(view, tale))]
    items += (bench(where.bottom), *people(told, where.bottom, how))
    return Scene(WIDTH, where.bottom + foot, tuple(items), GROUND)


def _as_it_was(view: View, tale: Tale) -> View:
    """Return the table as everybody saw it at the end of the round."""
    players = tuple(
        replace(one, before=(), role=role, learnt=role)
        for one, role in zip(view.players, tale.roles, strict=False)  # some joined later
    )
    return replace(
        view,
        round=len(view.tales),
        turn=None,
        maze={cell: laid for cell, laid in tale.maze.items() if cell not in GOALS},
        goals=tuple(_goals(tale)),
        joined=tale.joined,
        last=tale.last,
        players=players,
    )


def _goals(tale: Tale) -> Iterator[Goal]:
    for cell, face in zip(GOALS, tale.goals, strict=True):
        laid = tale.maze.get(cell)
        yield Goal(cell, face, laid.turned if laid else UPRIGHT, face)


def _left_of_head(picture: Picture, tale: Tale) -> Iterator[Item]:
    yield from outcome_sign(tale.outcome, MARGIN + 46, HEAD // 2 - 2, 84)
    yield title(picture.words[outcome_word(tale.outcome)], MARGIN + 112, 700)


def _right(view: View, tale: Tale) -> Iterator[Item]:
    """Tell which round it was, and in Saboteur 2 the crystals for the geologists."""
    yield from round_of(view)
    if tale.crystals:
        said, x, y = f"×{tale.crystals}", WIDTH - MARGIN - 190, HEAD // 2 - 2
        yield Label(said, x, y + 2, Face.FIGURE, 46, PALE, "rm")
        yield Sprite(icons.key("crystal"), x - width(said, Face.FIGURE, 46) - 38, y, 64)
