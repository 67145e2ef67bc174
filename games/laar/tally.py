"""The points of everybody's goods, and the reasons."""

from collections.abc import Iterable
from itertools import combinations, product

from msgspec import Struct

from games.core.values import Seat
from games.laar.beasts import Herd, best_herds
from games.laar.beasts import points as herds_pay
from games.laar.components import CARDS, SCORING, SPICE_POINTS, Beast, Goods
from games.laar.gems import Gems, best_gems
from games.laar.spells import Paid, paid_spells
from games.laar.stacks import Stacks, known, spells, universals, with_card, without_card, words
from games.laar.weapons import Arm, Blow, Stopped, arms, blows, net, shields, suffered, threats


class Sheet(Struct, frozen=True):
    """The points of one seat's goods."""

    spells: tuple[Paid, ...]
    gems: Gems | None
    """None where they cannot be seen."""
    spices: int
    """How many different ones."""
    beasts: tuple[Herd, ...]
    arms: tuple[Arm, ...]
    blows: tuple[Blow, ...]
    """Those that the seat deals and those that it takes."""
    weapons: int
    """The points of weapons: those that the seat takes from its neighbours less those that they
    take."""

    def points(self, goods: Goods) -> int:
        """Return the points of goods of a kind; none for face-down gems."""
        return {
            Goods.SPELL: sum(paid.points for paid in self.spells),
            Goods.GEM: self.gems.points if self.gems else 0,
            Goods.SPICE: SPICE_POINTS[self.spices - 1] if self.spices else 0,
            Goods.BEAST: herds_pay(self.beasts),
            Goods.WEAPON: self.weapons,
        }[goods]

    @property
    def total(self) -> int:
        """The sum over all goods."""
        return sum(map(self.points, SCORING))


def tally(
    stacks: tuple[Stacks, ...], chart: str, stopped: tuple[Stopped, ...]
) -> tuple[Sheet, ...]:
    """Count everybody's goods as they lie.

    :param stopped: by seat, the weapons that its shields stop.
    """
    struck = blows(stacks, stopped)
    brought = net(struck, len(stacks))
    return tuple(
        Sheet(
            spells=paid_spells(own),
            gems=_gems(own),
            spices=len(set(words(own, Goods.SPICE))),
            beasts=_herds(own, chart),
            arms=arms(own),
            blows=tuple(blow for blow in struck if seat in (blow.seat, blow.target)),
            weapons=brought[seat],
        )
        for seat, own in enumerate(stacks)
    )


def _gems(own: Stacks) -> Gems | None:
    if None in own[Goods.GEM]:
        return None
    classes = tuple(CARDS[card].gem for card in known(own, Goods.GEM))
    return best_gems(classes, sum(spell.shifts for spell in spells(own)))


def _herds(own: Stacks, chart: str) -> tuple[Herd, ...]:
    return best_herds(chart, tuple(map(Beast, words(own, Goods.BEAST))))


def if_ended(
    stacks: tuple[Stacks, ...], chart: str, stopped: tuple[Stopped, ...], free: Iterable[Seat]
) -> tuple[Sheet, ...]:
    """Count as if the game ended now: universal goods lie where they pay their owner most, as far
    as the owner's gems can be seen, and shields stop the strongest weapons.

    :param stopped: by seat, the weapons that its shields already stop.
    :param free: the seats that may still move universal goods.
    """
    for seat in free:
        stacks = _with_best_universals(stacks, chart, seat)
    return tally(stacks, chart, stopped_best(stacks, stopped))


def before_weapons(stacks: tuple[Stacks, ...], chart: str) -> tuple[int, ...]:
    """Return by seat what is counted before weapons. Booklet, "Подсчёт очков"."""
    sheets = tally(stacks, chart, ((),) * len(stacks))
    return tuple(sheet.total - sheet.points(Goods.WEAPON) for sheet in sheets)


def _with_best_universals(stacks: tuple[Stacks, ...], chart: str, seat: Seat) -> tuple[Stacks, ...]:
    own = stacks[seat]
    if None in own[Goods.GEM] or not universals(own):
        return stacks
    ways = (
        _with(stacks, seat, _assigned_stacks(own, targets))
        for targets in product(reversed(Goods), repeat=len(universals(own)))
    )
    none: tuple[Stopped, ...] = ((),) * len(stacks)
    return max(ways, key=lambda way: tally(way, chart, stopped_best(way, none))[seat].total)


def _with(stacks: tuple[Stacks, ...], seat: Seat, own: Stacks) -> tuple[Stacks, ...]:
    return (*stacks[:seat], own, *stacks[seat + 1 :])


def _assigned_stacks(own: Stacks, targets: tuple[Goods, ...]) -> Stacks:
    for card, goods in zip(universals(own), targets, strict=True):
        own = assigned(own, card, goods)
    return own


def assigned(own: Stacks, card: int, goods: Goods) -> Stacks:
    """Move a universal good from the spells to the top of another stack, or leave it there."""
    if goods is Goods.SPELL:
        return own
    return with_card(without_card(own, Goods.SPELL, card), goods, card)


def stopped_best(stacks: tuple[Stacks, ...], stopped: tuple[Stopped, ...]) -> tuple[Stopped, ...]:
    """Return by seat the weapons that its shields would best stop, each seat for itself.

    :param stopped: by seat, the weapons that its shields already stop.
    """

    def best(seat: Seat) -> Stopped:
        named, struck = stopped[seat], threats(stacks, seat)
        others = sorted(struck.keys() - named, key=lambda weapon: (-struck[weapon], weapon.value))
        left = min(shields(stacks[seat]) - len(named), len(others))
        ways = [(*named, *way) for way in combinations(others, left)]
        return min(ways, key=lambda way: suffered(stacks, seat, way)) if ways[1:] else ways[0]

    return tuple(map(best, map(Seat, range(len(stacks)))))
