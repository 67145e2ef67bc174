"""The best runs and sets are the best: compared with all divisions, of all small stacks."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from games.laar.beasts import best_herds, points
from games.laar.components import CHARTS, CLASSES, Beast
from games.laar.gems import best_gems
from tests.proofs import filled

Gems = tuple[int, ...]
"""Classes, sorted."""


@cache
def most(gems: Gems) -> int:
    """Return what gems pay at most, by trying every run that the first of them can stand in."""
    if not gems:
        return 0
    return max(run**2 + most(rest) for run, rest in _runs(gems))


def _runs(gems: Gems) -> set[tuple[int, Gems]]:
    """Return every run with the first gem in it: its length, and the gems that are left."""
    found = set()
    for first, length in product(range(CLASSES), range(1, len(gems) + 1)):
        run = [(first + step) % CLASSES + 1 for step in range(length)]
        left = Counter(gems)
        left.subtract(run)
        if gems[0] in run and min(left.values()) >= 0:
            found.add((length, tuple(sorted(left.elements()))))
    return found


@pytest.mark.parametrize("count", range(7))
def test_runs_of_every_few_gems_are_the_best(count: int) -> None:
    for gems in filled(combinations_with_replacement(range(1, CLASSES + 1), count)):
        assert best_gems(gems, 0).points == most(gems), gems


FULL = tuple(range(1, CLASSES + 1))


@pytest.mark.parametrize("more", range(5))
def test_runs_that_go_all_the_way_round_are_the_best(more: int) -> None:
    """Eight classes and up to four gems besides: twelve are the most that anybody can take."""
    for besides in filled(combinations_with_replacement(FULL, more)):
        gems = tuple(sorted((*FULL, *besides)))
        assert best_gems(gems, 0).points == most(gems), gems


@pytest.mark.parametrize("shifts", [1, 2, 3, 4])
def test_gems_are_moved_as_well_as_can_be(shifts: int) -> None:
    for gems in filled(combinations_with_replacement(FULL, 3)):
        best = max(map(most, _moved(gems, shifts)))
        assert best_gems(gems, shifts).points == best, gems


def _moved(gems: Gems, shifts: int) -> set[Gems]:
    """Return all that `shifts` single steps can make of the gems."""
    found = {gems}
    for _ in range(shifts):
        found |= {
            tuple(sorted((*each[:at], (each[at] + step - 1) % CLASSES + 1, *each[at + 1 :])))
            for each in found
            for at in range(len(each))
            for step in (1, -1)
        }
    return found


def test_every_gem_stands_in_one_run_and_remembers_its_card() -> None:
    gems = best_gems((1, 2, 4, 4, 8, 8), 1)
    assert sorted(gem.was for run in gems.runs for gem in run) == [1, 2, 4, 4, 8, 8]
    assert sum(gem.was != gem.counts for run in gems.runs for gem in run) == 1


def pays(chart: str, herd: tuple[int, ...]) -> int:
    """Return what a set pays, in the page's words; nothing if it is none."""
    size, kinds = len(herd), len(set(herd))
    different, equal = kinds == size, kinds == 1
    match chart:
        case "i":
            return (2, 5, 9, 14)[size - 1] if different else 0
        case "ii":
            return (2, 6, 11, 17)[min(size, 4) - 1] if equal else 0
        case "iii":
            return 5 if size == 2 else 0
    if size == 2 and equal:
        return 6
    return (2, 4, 8, 12)[size - 1] if different else 0


@cache
def dearest(chart: str, herd: tuple[int, ...]) -> int:
    """Return what beasts pay at most, by trying every set with the first of them."""
    if not herd:
        return 0
    best = 0
    for chosen in product((False, True), repeat=len(herd) - 1):
        own = (herd[0], *(b for b, is_in in zip(herd[1:], chosen, strict=True) if is_in))
        rest = tuple(b for b, is_in in zip(herd[1:], chosen, strict=True) if not is_in)
        best = max(best, pays(chart, own) + dearest(chart, rest))
    return best


@pytest.mark.parametrize("chart", ["i", "ii", "iii", "iv"])
def test_sets_of_every_few_beasts_are_the_best(chart: str) -> None:
    for count in range(7):
        for herd in filled(combinations_with_replacement(range(4), count)):
            beasts = tuple(list(Beast)[beast] for beast in herd)
            assert points(best_herds(chart, beasts)) == dearest(chart, herd), (chart, beasts)


@pytest.mark.parametrize("chart", CHARTS)
def test_every_beast_stands_in_one_set_but_where_they_follow_each_other(chart: str) -> None:
    beasts = (Beast.UNICORN, Beast.SPIDER, Beast.UNICORN, Beast.SERPENT, Beast.UNICORN)
    herds = best_herds(chart, beasts)
    if CHARTS[chart].follows:
        assert [herd.beasts[0] for herd in herds] == list(beasts)
    else:
        assert Counter(b for herd in herds for b in herd.beasts) == Counter(beasts)
