"""What a picture of Saboteur is drawn from, in words: all that it can tell, or give away."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.saboteur.text import text_board
from games.saboteur.view import Last, PlayerView, Tale, View
from render import Picture


def in_words(picture: Picture) -> Iterator[str]:
    """Yield the page, what its reader knows, and how things stand before everybody."""
    view: View = picture.view
    yield f"page {picture.page}"
    if picture.page.startswith("role"):
        assert view.role
        yield f"you are {view.role.value}"
    elif picture.page.startswith("round"):
        yield _tale(view.tales[-1], picture.names)
    elif picture.page == "sheet":
        yield from (_tale(tale, picture.names) for tale in view.tales)
    else:
        yield from _secrets(view)
        yield from _table(view, picture.names)


def drawn(picture: Picture) -> list[str]:
    """The maze in characters, of a page that shows one: how it is, or was when the round ended."""
    view: View = picture.view
    if picture.page.startswith("round"):
        tale = view.tales[-1]
        view = replace(view, maze=tale.maze, joined=tale.joined, goals=())
    elif picture.page != "board":
        return []
    return [line for line in text_board(view).split("\n") if line.strip()]


def _secrets(view: View) -> Iterator[str]:
    """What is known to the viewer and maybe to nobody else."""
    if view.hand:
        yield f"hand {' '.join(view.hand)}"
    for goal in view.goals:
        if goal.known and goal.face is None:
            yield f"the goal at {goal.cell} is {goal.known}"
    if view.gold:
        yield f"own gold {' '.join(str(int(card)) for card in view.gold)}"
    if view.offer:
        yield f"offered gold {' '.join(str(int(card)) for card in view.offer)}"


def _table(view: View, names: tuple[str, ...]) -> Iterator[str]:
    if view.maze:
        faces = ", ".join(f"{g.cell} {g.face}" for g in view.goals if g.face)
        yield f"maze of {len(view.maze)}" + (f", goals {faces}" if faces else "")
    if view.last:
        yield _last(view.last)
    for name, player in zip(names, view.players, strict=True):
        if said := ", ".join(_before(player)):
            yield f"{name}: {said}"


def _last(last: Last) -> str:
    """The last move, as far as everybody sees it."""
    card = last.card or (f"{last.discards} cards face down" if last.discards else "pass")
    return f"last {card}" + (f" at {last.cell}" if last.cell else "")


def _before(player: PlayerView) -> Iterator[str]:
    """What lies before a player, and what is known of them."""
    yield from player.before
    if role := player.role or player.learnt:
        yield role.value
    if player.nuggets is not None:
        yield f"{player.nuggets} nuggets"


def _tale(tale: Tale, names: tuple[str, ...]) -> str:
    """How a round went, and what it brought where the picture shows that."""
    won = ", ".join(names[seat] for seat in tale.winners) or "nobody"
    brought = [f" {nuggets}" for nuggets in tale.nuggets] or [""] * len(names)
    told = zip(names, tale.roles, brought, strict=True)
    return f"{tale.outcome.value}: {won} won; " + ", ".join(f"{n} {r.value}{b}" for n, r, b in told)
