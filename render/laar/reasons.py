"""The reasons for points, kind by kind: spells, runs, sets, weapons, each with its points below."""

from collections.abc import Iterator

from msgspec import Struct

from games.core.values import Seat
from games.laar.beasts import Herd
from games.laar.components import CARDS, CHARTS, SPELLS, Goods
from games.laar.gems import Gem
from games.laar.stacks import known
from games.laar.tally import Sheet
from games.laar.view import PlayerView
from games.laar.weapons import Arm, Blow, Side
from render.laar.art.hues import HUES
from render.laar.art.measures import BACK_SIZE, CHIP
from render.laar.kit import MARGIN, QUIET, RED, signed, thing
from render.laar.rows import ware_of
from render.pieces import icons
from render.sheet.people import person
from render.sheet.picture import Picture
from render.sheet.scene import Box, Item, Label, Panel, Pointer, Rule, Sprite
from render.theme import CREAM, INK, SMALLEST_TEXT, WIDTH, Face

_LEFT = 300
"""Where the goods begin."""
_ROOM = WIDTH - MARGIN - 18 - _LEFT
_LARGE = 92
"""Width of a symbol, where there is room."""


class Account(Struct, frozen=True):
    """The subject of an account."""

    seat: Seat
    player: PlayerView
    sheet: Sheet
    chart: str


def reasons(picture: Picture, account: Account, goods: Goods, y: int) -> Iterator[Item]:
    """Lay out the goods of a kind in a band whose middle is at y."""
    match goods:
        case Goods.SPELL:
            yield from _spells(account, y)
        case Goods.GEM:
            yield from _gems(account, y)
        case Goods.SPICE:
            yield from _spices(account, y)
        case Goods.BEAST:
            yield from _beasts(account, y)
        case Goods.WEAPON:
            yield from _weapons(picture, account, y)


def _spells(account: Account, y: int) -> Iterator[Item]:
    """Put each spell above what it pays; those that change other goods pay nothing here."""
    paid = account.sheet.spells
    step = min(124, _ROOM // max(1, len(paid)))
    px = min(CHIP, step - 8)
    for place, spell in enumerate(paid):
        x = _LEFT + place * step
        hue = HUES[Goods.SPELL]
        field = Box(x, y - 80, x + step - 8, y + 22)
        yield Panel(field, hue.pale, hue.full, 14, foot=hue.tint)
        yield Sprite(ware_of(Goods.SPELL, spell.card), x + step // 2 - 4, y - 28, px)
        said = f"×{spell.sets} = {spell.points}" if step > 110 else str(spell.points)
        if SPELLS[CARDS[spell.card].spell].points:
            yield Label(said, x + step // 2 - 4, y + 52, Face.FIGURE, 40, INK, "mm")


class _Group(Struct, frozen=True):
    """Things that are paid together, side by side."""

    arts: tuple[str, ...]
    notes: tuple[str, ...]
    """Under each of them, if there is something to say."""
    said: str


def _gems(account: Account, y: int) -> Iterator[Item]:
    gems = account.sheet.gems
    if gems is None:
        for place in range(len(account.player.stacks[Goods.GEM])):
            yield Sprite("laar/back", _LEFT + 40 + place * 44, y, BACK_SIZE[0])
        return
    groups = [
        _Group(
            tuple(f"laar/gem/{gem.counts}" for gem in run),
            tuple(map(_gem_change, run)),
            f"{len(run)}² = {len(run) ** 2}" if len(run) > 1 else "1",
        )
        for run in gems.runs
    ]
    yield from _groups(groups, y)


def _gem_change(gem: Gem) -> str:
    return "" if gem.was == gem.counts else f"{gem.was}→{gem.counts}"


def _groups(groups: list[_Group], y: int) -> Iterator[Item]:
    """Frame what is paid together, and write its points below."""
    things = sum(len(group.arts) for group in groups)
    px = min(_LARGE, (_ROOM - 22 * len(groups)) // max(1, things))
    x = _LEFT
    for group in groups:
        wide = px * len(group.arts) + 10
        yield Panel(Box(x, y - 80, x + wide, y + 24), CREAM, "#b8935c", 14)
        for place, (art, note) in enumerate(zip(group.arts, group.notes, strict=True)):
            middle = x + 5 + px // 2 + place * px
            yield Sprite(art, middle, y - (38 if note else 28), px - 2 if not note else px - 20)
            if note:
                yield Label(note, middle, y + 6, Face.FIGURE, SMALLEST_TEXT, RED, "mm")
        yield Label(group.said, x + wide // 2, y + 54, Face.FIGURE, 42, INK, "mm")
        x += wide + 12


def _spices(account: Account, y: int) -> Iterator[Item]:
    """Put different spices first, as one set; duplicates stand faint behind it."""
    words = [CARDS[card].spice.value for card in known(account.player.stacks, Goods.SPICE)]
    if not words:
        return
    different = list(dict.fromkeys(words))
    points = account.sheet.points(Goods.SPICE)
    arts, bare = tuple(map(thing, different)), ("",) * len(different)
    yield from _groups([_Group(arts, bare, f"{len(different)} = {points}")], y)
    more = list(words)
    for word in different:
        more.remove(word)
    x = _LEFT + _LARGE * len(different) + 58
    for place, word in enumerate(more):
        yield Sprite(thing(word), x + place * 66, y - 27, 60, 34)


def _beasts(account: Account, y: int) -> Iterator[Item]:
    herds = account.sheet.beasts
    if CHARTS[account.chart].follows:
        yield from _chain(herds, y)
        return
    groups = [_Group(_arts(herd), ("",) * len(herd.beasts), str(herd.points)) for herd in herds]
    yield from _groups(groups, y)


def _arts(herd: Herd) -> tuple[str, ...]:
    return tuple(thing(beast.value) for beast in herd.beasts)


def _chain(herds: tuple[Herd, ...], y: int) -> Iterator[Item]:
    """Put beasts in the order in which they were taken, with the points of each below it."""
    step = min(112, _ROOM // max(1, len(herds)))
    for place, herd in enumerate(herds):
        x = _LEFT + step // 2 + place * step
        yield Sprite(thing(herd.beasts[0].value), x, y - 27, min(88, step - 8))
        yield Label(str(herd.points), x, y + 48, Face.FIGURE, 42, INK, "mm")
        if place:
            yield Label("›", x - step // 2, y - 28, Face.FIGURE, 44, QUIET, "mm")


def _weapons(picture: Picture, account: Account, y: int) -> Iterator[Item]:
    """Show the targets of each weapon, those stopped by shields, and the points won from neighbours
    and lost.
    """
    arms = account.sheet.arms
    blows = [blow for blow in account.sheet.blows if blow.points]
    x = WIDTH - MARGIN - 26 - _BLOW * len(blows)
    room = x - _LEFT - 84 * len(account.player.stopped) - 10
    step = min(108, room // max(1, len(arms)))
    for place, arm in enumerate(arms):
        yield from _arm(arm, _LEFT + 44 + place * step, y)
    for place, blow in enumerate(blows):
        yield from _blow(picture, account.seat, blow, x + _BLOW // 2 + place * _BLOW, y)
    for place, weapon in enumerate(account.player.stopped):
        left = x - 84 * (place + 1)
        yield Sprite(thing(weapon.value), left + 40, y - 30, 66, 60)
        yield Sprite(thing("shield"), left + 56, y - 10, 48)
        x -= 6
    if arms and blows:
        x -= 84 * len(account.player.stopped) + 10
        yield Rule(Box(x, y - 70, x, y + 66), "#b8935c", 3)


_BLOW = 112
"""Width of one neighbour's gains or losses."""


def _arm(arm: Arm, x: int, y: int) -> Iterator[Item]:
    """Show a weapon with the numbers that count; one that is void is crossed out."""
    void = not arm.left and not arm.right
    yield Sprite(thing(CARDS[arm.card].weapon.value), x, y - 30, 88, 34 if void else 100)
    if void:
        yield Sprite(icons.key("no"), x + 20, y - 10, 40)
    said = f"{arm.left}·{arm.right}"
    yield Label(said, x, y + 48, Face.FIGURE, 40, QUIET if void else INK, "mm")


def _blow(picture: Picture, own: Seat, blow: Blow, x: int, y: int) -> Iterator[Item]:
    """Show a neighbour, and the points won from them, with an arrow to their side, or lost to
    them.
    """
    won = blow.seat == own
    yield from person(picture, blow.target if won else blow.seat, x, y - 30, 62)
    said, ink = (f"+{blow.points}", INK) if won else (signed(-blow.points), RED)
    yield Label(said, x, y + 44, Face.FIGURE, 40, ink, "mm")
    if won:
        tip, rim = (-54, -36) if blow.side is Side.LEFT else (54, 36)
        yield Pointer(((x + tip, y - 30), (x + rim, y - 46), (x + rim, y - 14)), QUIET)
