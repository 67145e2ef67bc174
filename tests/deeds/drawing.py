"""Deeds, and how often each is done."""

from itertools import count
from random import Random
from typing import NamedTuple

from tests.deeds import alone, asking, lobbies, opening, people, presses, situations
from tests.deeds.world import Deed

DEEDS: dict[str, tuple[Deed, int]] = {
    "press": (presses.press, 44),
    "press_new": (presses.press_new, 8),
    "press_old": (presses.press_old, 8),
    "move": (presses.move, 10),
    "write": (presses.write, 9),
    "follow": (presses.follow, 4),
    "vote": (presses.vote, 1),
    "agree": (asking.agree, 4),
    "ask": (asking.ask, 6),
    "hand_on": (asking.hand_on, 2),
    "cross": (situations.cross, 16),
    "come_late": (asking.come_late, 3),
    "prepare": (asking.prepare, 2),
    "send_off": (asking.send_off, 3),
    "waver": (asking.waver, 4),
    "gather_slowly": (lobbies.gather_slowly, 3),
    "play_again": (lobbies.play_again, 2),
    "wait_for_round": (situations.wait_for_round, 2),
    "meet": (lobbies.meet, 2),
    "play_alone": (alone.play_alone, 2),
    "shun": (lobbies.shun, 2),
    "offer_to_name": (lobbies.offer_to_name, 2),
    "want_back": (asking.want_back, 2),
    "fall_silent": (asking.fall_silent, 1),
    "ask_from_outside": (asking.ask_from_outside, 2),
    "leave_chat": (people.leave_chat, 5),
    "come_back": (people.come_back, 7),
    "block": (people.block, 2),
    "unblock": (people.unblock, 4),
    "promote": (people.promote, 1),
    "wait": (people.wait, 6),
    "plan": (people.plan, 2),
    "forget": (people.forget, 2),
    "speak": (people.speak, 1),
    "prefer": (people.prefer, 1),
    "gather": (opening.gather, 4),
}


class Drawn(NamedTuple):
    """A deed, and the numbers that tell what it does."""

    name: str
    a: int
    b: int
    c: int


def drawn(seed: int, amount: int) -> list[Drawn]:
    """Draw deeds; at first a game begins. Situations go on by their numbers from seed to seed."""
    names, weights = [*DEEDS], [often for _, often in DEEDS.values()]
    chance, numbers = Random(seed), count(seed * amount * DEEDS["cross"][1] // sum(weights))
    deeds = []
    for name in ("gather", *[""] * (amount - 1)):
        any_one = name or chance.choices(names, weights=weights)[0]
        a, b, c = (chance.randrange(1000) for _ in range(3))
        deeds.append(Drawn(any_one, next(numbers) if any_one == "cross" else a, b, c))
    return deeds
