"""`make bench`: the figures that we keep an eye on. It measures, it asserts nothing.

Names of parts after `python -m bench` leave out the others.
"""

import sys

from bench import fold, load, moves, pictures, places, presses, touch, words
from bench.timing import WHOLE

PARTS = (moves, pictures, fold, words, places, touch, presses, load)


if __name__ == "__main__":
    named = {f"bench.{name}" for name in sys.argv[1:]}
    for part in PARTS:
        if named and part.__name__ not in named:
            continue
        print(f"\n{(part.__doc__ or '').splitlines()[0]}")
        for name, figure in part.measure(WHOLE):
            print(f"  {name:<58} {figure}", flush=True)
