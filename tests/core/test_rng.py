"""Chance is a value: the same seed deals the same for ever, and orders can be forced."""

from collections import Counter

import pytest

from games.core.rng import Rng, stack


def test_a_seed_deals_the_same_for_ever() -> None:
    """Golden: logs of years ago must replay. If this fails, old games are lost."""
    order, _ = Rng(2024).shuffled("abcdefgh")
    assert "".join(order) == "eagdbfch"


def test_each_shuffle_is_another_one() -> None:
    first, rng = Rng(1).shuffled(range(20))
    second, rng = rng.shuffled(range(20))
    assert sorted(first) == sorted(second) == list(range(20))
    assert first != second
    assert rng == Rng(1, used=2)


def test_a_source_that_is_asked_twice_answers_the_same() -> None:
    rng = Rng(7)
    assert rng.shuffled("abc") == rng.shuffled("abc")


def test_neighbouring_seeds_do_not_share_their_shuffles() -> None:
    """(seed, shuffle) pairs must not meet: seed 1's second shuffle is not seed 2's first."""
    _, after = Rng(1).shuffled(range(30))
    assert after.shuffled(range(30))[0] != Rng(2).shuffled(range(30))[0]


def test_all_orders_are_about_as_likely() -> None:
    """600 shuffles of three things: each of the six orders comes 100 times, give or take 40."""
    orders = Counter(Rng(seed).shuffled("abc")[0] for seed in range(600))
    assert len(orders) == 6
    assert all(60 < count < 140 for count in orders.values())


def test_picking_takes_one_of_the_things() -> None:
    picked, rng = Rng(3).picked("xyz")
    assert picked in "xyz"
    assert rng.used == 1
    assert {Rng(seed).picked("xyz")[0] for seed in range(30)} == set("xyz")


def test_a_forced_order_leads_and_the_rest_follows() -> None:
    order, _ = stack(["c", "a", "a"]).shuffled("aabbcc")
    assert order[:3] == ("c", "a", "a")
    assert sorted(order[3:]) == ["b", "b", "c"]


def test_forced_orders_are_used_up_one_a_shuffle() -> None:
    rng = stack("ba", "ab")
    first, rng = rng.shuffled("abc")
    second, rng = rng.shuffled("abc")
    assert (first, second) == (("b", "a", "c"), ("a", "b", "c"))
    assert rng.stacked == ()


def test_things_are_named_by_their_words() -> None:
    order, _ = stack(["2"]).shuffled([1, 2, 3])
    assert order[0] == 2


def test_a_forced_order_cannot_name_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="'a'"):
        stack("aa").shuffled("abc")
