"""The cheat sheet: the nuggets of each role, and the meaning of the signs of cards."""

from collections.abc import Iterator, Mapping, Sequence

from games.saboteur.components import Role
from games.saboteur.view import View
from render.pieces import icons
from render.saboteur.kit import GROUND, SIGNS, TEAMS, role_icon
from render.saboteur.people import PLANK
from render.sheet.guide import FRIEZE, Icon, Line
from render.sheet.guide import guide as laid_out
from render.sheet.look import Look
from render.sheet.picture import Picture
from render.sheet.scene import Box, Cards, Item, Panel, Placed, Rule, Scene
from render.theme import NIGHT, PALE, WIDTH

LOOK = Look(("#6a5f86", "#3d3556"), PLANK, row=PLANK, ink=PALE)
_TITLE = "saboteur-lens-guide"
_BASE = ("diggers", "one", "three", "four", "broken", "fix", "dead", "map", "rockfall")
_SECOND = ("winners", "doors", "boss", "profiteer", "geologist", "thief", "trap")
WORDS = (_TITLE, *(f"saboteur-guide-{word}" for word in dict.fromkeys((*_BASE, *_SECOND))))


def guide(picture: Picture) -> Scene:
    """Lay out what pays."""
    return laid_out(picture.words[_TITLE], lines(picture), LOOK, _frieze(), GROUND)


_WAY = "start ew nesw ew new/180 ew ew ew nesw ew new ew gold"
_PX = 98


def _frieze() -> Iterator[Item]:
    """Lay a way to the gold along the top."""
    left = (WIDTH - 13 * _PX) // 2
    way = (f"{card if '/' in card else f'{card}/0'}/lit" for card in _WAY.split())
    cards = tuple(
        Placed(f"saboteur/card/{card}", left + place * _PX, FRIEZE.bottom - 152)
        for place, card in enumerate(way)
    )
    yield Panel(Box(0, 0, WIDTH, FRIEZE.bottom + 6), NIGHT)
    yield Cards(_PX, cards)
    yield Rule(Box(0, FRIEZE.bottom + 6, WIDTH, FRIEZE.bottom + 6), "#b8741a", 5)


def lines(picture: Picture) -> Sequence[Line]:
    """Return the lines about payments in the base game, or with Saboteur 2."""
    view: View = picture.view
    second = view.options.get("expansion") == "on"
    return [*(_of_second(picture.words) if second else _of_base(picture.words))]


def _line(words: Mapping[str, str], word: str, pays: str, *of: Icon) -> Line:
    return Line(of, words[f"saboteur-guide-{word}"], pays)


def _of_base(words: Mapping[str, str]) -> Iterator[Line]:
    yield _line(words, "diggers", "1–3", _role(Role.DIGGER))
    yield _line(words, "one", "4", *_crowd(1))
    yield _line(words, "three", "3", *_crowd(3))
    yield _line(words, "four", "2", *_crowd(4))
    yield from _cards(words)


def _cards(words: Mapping[str, str]) -> Iterator[Line]:
    yield _line(words, "broken", "", Icon(icons.key("lamp", "broken"), 108))
    yield _line(words, "fix", "", Icon(icons.key("lamp", "mended"), 108))
    yield _line(words, "dead", "", Icon(icons.key("no"), 92))
    yield _line(words, "map", "", Icon(icons.key("map"), 104))
    yield _line(words, "rockfall", "", Icon(icons.key("rockfall"), 104))


def _of_second(words: Mapping[str, str]) -> Iterator[Line]:
    teams = tuple(_role(role, x) for role, x in ((Role.BLUE, -46), (Role.GREEN, 46)))
    signs = tuple(
        Icon(icons.key(SIGNS[role], team=TEAMS[role]), 84, x)
        for role, x in ((Role.BLUE, -46), (Role.GREEN, 46))
    )
    yield _line(words, "winners", "5 4 3 2 1", *teams)
    yield _line(words, "doors", "", *signs)
    yield _line(words, "boss", "−1", _role(Role.BOSS))
    yield _line(words, "profiteer", "−2", _role(Role.PROFITEER))
    yield _line(words, "geologist", "1", Icon(icons.key("crystal"), 104))
    yield _line(words, "thief", "+1", Icon(icons.key("thief"), 104))
    yield _line(words, "trap", "0", Icon(icons.key("trap"), 104))
    yield from _cards(words)


def _crowd(count: int) -> Iterator[Icon]:
    """Yield so many saboteurs, side by side."""
    px, apart = _CROWDS[count]
    for place in range(count):
        yield _role(Role.SABOTEUR)._replace(px=px, x=apart * (2 * place + 1 - count) // 2)


_CROWDS = {1: (104, 0), 3: (88, 54), 4: (80, 42)}
"""How large each of so many is, and how far they are apart."""


def _role(role: Role, x: int = 0) -> Icon:
    return Icon(icons.key(role_icon(role), team=TEAMS.get(role, "st")), 104 if not x else 88, x)
