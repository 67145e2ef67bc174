"""The bot with the toy games beside the real ones: `python -m tests.e2e.bot_with_toys [seed]`.

With a seed, every game of this process is dealt from it: transcripts stay the same.
"""

import sys

from bot.__main__ import main
from bot.desk import fresh_seed
from games import GAMES
from tests.toys import TOYS

if __name__ == "__main__":  # the painter's processes import this module, too
    given = sys.argv[1:]
    sys.exit(main({**GAMES, **TOYS}, (lambda: int(given[0])) if given else fresh_seed))
