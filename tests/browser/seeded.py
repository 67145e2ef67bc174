"""The playground's launcher, with a bot that deals every game from one seed: no test of the page
fails by luck. `python -m tests.browser.seeded` takes what `python -m playground` takes.
"""

import sys
from functools import partial

import playground.__main__
from playground.bot_process import keep_running

COMMAND = (sys.executable, "-m", "tests.e2e.bot_under_test", "--seed", "7")

if __name__ == "__main__":
    playground.__main__.__dict__["keep_running"] = partial(keep_running, command=COMMAND)
    playground.__main__.main()
