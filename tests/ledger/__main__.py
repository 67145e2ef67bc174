"""Does many deeds, and tells the shortest trail to the first fault."""

import sys
from random import Random

from tests.ledger.world import DEEDS, World

_LONG = 400
"""Deeds of one world."""
Deed = tuple[str, int, int, int]


def drawn(chance: Random, count: int) -> list[Deed]:
    """Draw deeds: time passes between most of them."""
    names = [*DEEDS, "wait", "wait", "wait", "move", "move", "look", "plan", "be_away"]
    return [
        (chance.choice(names), *(chance.randrange(1000) for _ in range(3)))  # type: ignore[misc]
        for _ in range(count)
    ]


def fault(seed: int, deeds: list[Deed]) -> str:
    """Return what breaks, and the world's own trail; empty if nothing does."""
    world = World(seed)
    try:
        for deed in deeds:
            world.do(*deed)
    except Exception as error:
        return f"{type(error).__name__}: {error}\n" + "\n".join(world.trail)
    return ""


def shrunk(seed: int, deeds: list[Deed]) -> list[Deed]:
    """Return as few deeds that still break something."""
    step = max(1, len(deeds) // 2)
    while step:
        at = 0
        while at < len(deeds):
            fewer = deeds[:at] + deeds[at + step :]
            if fault(seed, fewer):
                deeds = fewer
            else:
                at += step
        step //= 2
    return deeds


def main(count: int, first: int = 0) -> int:
    """Do so many deeds; 0 if nothing breaks."""
    for seed in range(first, first + max(1, count // _LONG)):
        deeds = drawn(Random(seed), _LONG)
        if fault(seed, deeds):
            sys.stdout.write(f"seed {seed}\n{fault(seed, shrunk(seed, deeds))}\n")
            return 1
    sys.stdout.write(f"{count} deeds: nothing broke\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
