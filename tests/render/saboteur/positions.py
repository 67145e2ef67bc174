"""Positions of Saboteur written down: asymmetric on purpose, for symmetry hides swapped axes."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.texts.catalogues import Texts
from games.core.score import Result, ranking
from games.core.values import Cell, Rotation, Seat, Viewer
from games.saboteur.actions import Lay, Pass, Repair
from games.saboteur.components import GOALS, START, Gold, Role, Tool
from games.saboteur.maze import Laid
from games.saboteur.view import Goal, Last, Outcome, Phase, PlayerView, Tale, View
from render import Focus, Mark, MarkRow, Picture, words

NAMES = (
    "Марта",
    "Oleksandr",
    "Їжак",
    "Γιώργος",
    "ოთარი",
    "田中さん",
    "Анна-Мария Крузенштерн",
    "ליאור",
    "Søren",
    "Ганна",
    "Bartholomew",
    "Zoë",
)
_TEXTS = Texts(("games.saboteur",), strict=True)
WORDS = {id: _TEXTS.say("ru", id) for id in words("saboteur")}

LINES = """
1,0 ew 0
2,0 nes 180
2,-1 nw 180
3,-1 new 0
4,-1 ew 0
5,-1 new 180
5,0 ns 0
5,1 ne 0
6,1 new 180
6,2 ne 0
6,-1 x-ew 0
2,1 ne 0
3,1 x-new 0
3,-2 nes 0
4,-2 ew 0
1,-1 nw 0
7,2 ew 0
"""
"""A cell, a card and its rotation."""
DARK = ("1,-1",)

SECOND = """
1,0 blue-ew 0
2,0 new 180
3,0 bridge 0
3,-1 double-nw-es 0
4,-1 green-ew 0
4,0 crystal-ew-xs 0
4,1 x-n 0
5,-1 blue-sw 0
5,0 double-ne-sw 0
5,1 ladder-ne 0
6,0 ew-xns 0
6,1 crystal-nsw-xe 0
2,1 ladder-ne 0
3,1 ns-xe 180
7,0 nesw 0
"""

BEFORE = (
    ("break-lamp",),
    (),
    ("break-cart", "break-pick"),
    (),
    ("break-pick", "break-lamp", "break-cart"),
    (),
    (),
    ("break-cart",),
    ("trap",),
    (),
    ("thief", "break-lamp", "trap"),
    (),
)
HAND = ("new", "new", "x-nes", "break-cart", "repair-pick-lamp", "map", "ne")


def cell(word: str) -> Cell:
    """Read a cell."""
    x, y = word.split(",")
    return Cell(int(x), int(y))


def maze(lines: str) -> dict[Cell, Laid]:
    """Read a maze; the start lies where it always does."""
    laid = {START: Laid("start", Rotation.R0)}
    for at, card, degrees in map(str.split, lines.strip().split("\n")):
        laid[cell(at)] = Laid(card, Rotation(int(degrees)))
    return laid


def players(count: int, before: Sequence[tuple[str, ...]] = BEFORE) -> tuple[PlayerView, ...]:
    """Return people with something lying before some of them."""
    return tuple(
        PlayerView(6 - i % 3, before[i], None, None, i % 2, i % 2 == 1, None) for i in range(count)
    )


def view(count: int = 8, viewer: Viewer = None, lines: str = LINES, **more: Any) -> View:
    """Return the table that the lines tell of; the southern goal is revealed, a stone."""
    laid = maze(lines)
    dark = {cell(word) for word in DARK}
    stone = Goal(GOALS[2], "stone-nw", Rotation.R0, "stone-nw")
    goals = (
        Goal(GOALS[0], None, Rotation.R0, None),
        Goal(GOALS[1], None, Rotation.R0, None),
        stone,
    )
    plain = View(
        viewer=viewer,
        options={},
        round=2,
        rounds=3,
        phase=Phase.PLAYING,
        turn=Seat(1),
        maze=laid,
        joined=(*(at for at in laid if at not in dark), GOALS[2]),
        goals=goals,
        players=players(count),
        hand=() if viewer is None else HAND,
        role=None if viewer is None else Role.DIGGER,
        deck=31,
        last=Last(Seat(0), "ew", Cell(7, 2)),
        offer=(),
        offered=0,
        gold=(),
        tales=(),
        lines=(),
        result=None,
    )
    return replace(plain, **more)


def picture(table: View, page: str = "board", focus: Focus | None = None) -> Picture:
    """Ask for a picture."""
    names = NAMES[: len(table.players)]
    return Picture("saboteur", page, table, names, words=WORDS, focus=focus)


def labelled(values: Sequence[Any], letters: bool, picked: int | None = None) -> tuple[Mark, ...]:
    """Label options as the bot does."""
    names = "ABCDEFGHJKL" if letters else [str(n + 1) for n in range(len(values))]
    return tuple(Mark(value, names[i], i == picked) for i, value in enumerate(values))


CELLS = ("3,-3", "5,-2", "0,-1", "-1,0", "0,1", "7,1", "8,1", "2,2")


def asking(field: str, values: Sequence[Any], *answers: tuple[str, Any], letters: bool) -> Focus:
    """Ask for one field."""
    return Focus(Seat(0), answers, (MarkRow(field, labelled(values, letters)),))


def board() -> Picture:
    """Eight people, a path to a stone, a tunnel that is cut off."""
    return picture(view())


def second() -> Picture:
    """Saboteur 2 with twelve people; a rock has fallen."""
    fallen = Last(Seat(4), "rockfall", cell("5,-2"))
    return picture(view(12, lines=SECOND, last=fallen))


def hand() -> Picture:
    """Nobody is asked."""
    return picture(view(5, viewer=Seat(0)))


def choosing() -> Picture:
    """Where does the card go?"""
    values = [cell(word) for word in CELLS]
    asked = asking("cell", values, ("card", "new"), ("kind", Lay), letters=False)
    return picture(view(5, viewer=Seat(0), turn=Seat(0)), focus=asked)


def turning() -> Picture:
    """The card lies turned; it could lie upright."""
    answers = (("card", "new"), ("kind", Lay), ("cell", cell("7,1")), ("turned", Rotation.R180))
    turns = labelled([Rotation.R0, Rotation.R180], letters=False, picked=1)
    focus = Focus(Seat(0), answers, (MarkRow("turned", turns),), decided=True)
    return picture(view(5, viewer=Seat(0), turn=Seat(0)), focus=focus)


def repairing() -> Picture:
    """One of two tools of the fifth person is repaired."""
    answers = (("card", "repair-pick-lamp"), ("kind", Repair), ("player", Seat(4)))
    asked = asking("tool", [Tool.PICK, Tool.LAMP], *answers, letters=True)
    return picture(view(5, viewer=Seat(0), turn=Seat(0)), focus=asked)


def discarding() -> Picture:
    """Two cards are discarded, one more may be."""
    answers = (("kind", Pass), ("cards", "new"), ("cards", "map"))
    asked = asking("cards", ["new", "x-nes", "ne"], *answers, letters=True)
    return picture(view(5, viewer=Seat(0), turn=Seat(0)), focus=asked)


def clearing() -> Picture:
    """Which card before oneself goes away? Saboteur 2."""
    asked = asking("lying", ["break-lamp", "trap"], letters=True)
    return picture(view(5, viewer=Seat(0), turn=Seat(0)), focus=asked)


def picking() -> Picture:
    """Which gold card is kept?"""
    offer = (Gold.THREE, Gold.TWO, Gold.TWO, Gold.ONE)
    table = view(5, viewer=Seat(0), turn=Seat(0), phase=Phase.PICKING, offer=offer)
    return picture(table, focus=asking("gold", [*dict.fromkeys(offer)], letters=True))


def role() -> Picture:
    """A green digger."""
    return picture(view(5, viewer=Seat(0), role=Role.GREEN), "role-2")


def tale(outcome: Outcome, turned: int, crystals: int, nuggets: Sequence[int | None]) -> Tale:
    """A round that ended with the gold found in the south; the roles go round by `turned`."""
    laid = {**maze(LINES), GOALS[2]: Laid("gold", Rotation.R0)}
    dark = {cell(word) for word in DARK}
    roles = (*_ROLES[turned:], *_ROLES[:turned])[: len(nuggets)]
    return Tale(
        outcome=outcome,
        roles=roles,
        winners=tuple(Seat(seat) for seat, role in enumerate(roles) if role is Role.BLUE),
        finisher=Seat(2),
        crystals=crystals,
        maze=laid,
        goals=("stone-ne", "stone-nw", "gold"),
        joined=tuple(at for at in laid if at not in dark),
        last=Last(Seat(1), "ew", Cell(7, 2)),
        nuggets=tuple(nuggets),
    )


_ROLES = (
    Role.BLUE,
    Role.GREEN,
    Role.BOSS,
    Role.PROFITEER,
    Role.GEOLOGIST,
    Role.SABOTEUR,
    Role.GREEN,
    Role.BLUE,
)


def ended_round() -> Picture:
    """The blue team has won the first of three rounds."""
    told = tale(Outcome.BLUE, 0, 4, (None,) * 8)
    return picture(view(8, lines=SECOND, round=2, tales=(told,)), "round")


def over() -> Picture:
    """Three rounds have been played; the richest one is crowned."""
    brought = ((3, 0, 2, 1, 2, 0, 0, 3), (0, 4, 2, 1, 2, 0, 0, 3), (3, -1, 2, 12, 2, 8, 0, 3))
    outcomes = (Outcome.BLUE, Outcome.COLOURS, Outcome.BARRED)
    told = tuple(tale(outcomes[i], 2 * i, i, brought[i]) for i in range(3))
    scores = tuple(map(sum, zip(*brought, strict=True)))
    result = Result(ranking(scores), scores, ())
    table = view(8, lines=SECOND, round=3, phase=Phase.OVER, turn=None, tales=told, result=result)
    return picture(table, "sheet")


GOLDEN: dict[str, Callable[[], Picture]] = {
    "saboteur-board": board,
    "saboteur-second": second,
    "saboteur-choosing": choosing,
    "saboteur-turning": turning,
    "saboteur-repairing": repairing,
    "saboteur-role": role,
    "saboteur-round": ended_round,
    "saboteur-over": over,
}
"""By the names of their files, which begin with the game's id."""
PAINTED = ("saboteur-second", "saboteur-turning", "saboteur-repairing", "saboteur-over")
"""Those that are kept as pictures, too."""
