"""`make bench`: the figures that we keep an eye on. It measures, it asserts nothing.

Names of parts after `python -m bench` leave out the others.
"""

import sys

from bench import (
    beside,
    fold,
    games,
    load,
    matchmaking,
    mazes,
    moves,
    painting,
    pictures,
    places,
    presses,
    restart,
    statistics,
    store,
    touch,
    week,
    words,
    workers,
)

PARTS = (
    games,
    moves,
    pictures,
    painting,
    mazes,
    fold,
    words,
    week,
    places,
    touch,
    store,
    statistics,
    presses,
    matchmaking,
    load,
    workers,
    restart,
    beside,
)

if __name__ == "__main__":
    named = {f"bench.{name}" for name in sys.argv[1:]}
    for part in PARTS:
        if named and part.__name__ not in named:
            continue
        print(f"\n{(part.__doc__ or '').splitlines()[0]}")
        for name, figure in part.measure():
            print(f"  {name:<58} {figure}", flush=True)
