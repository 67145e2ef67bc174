"""Makes the store of this version, and the chats that show its tables."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import __version__
from playground.person import Host
from playground.testing import running
from tests.e2e.bots import FRESH, Bot
from tests.e2e.conftest import PATIENT, Stage
from tests.upgrades.evening import play
from tests.upgrades.keeping import FOLDER, keep


def main() -> None:
    """Play, copy the store while all is shown, and pack it with the chats."""
    with TemporaryDirectory(prefix="nastolka-upgrades-") as home:
        world, copy = Path(home, "world"), Path(home, "copy")
        with (
            running(world, PATIENT) as server,
            Bot(Path(home, "bot"), server.url, server.token, FRESH) as bot,
        ):
            play(Stage(Host(server.url), bot))
            told = bot.ask("backup", str(copy))
            assert told.returncode == 0, told.stderr
        size = keep(FOLDER / __version__, world, copy)
    sys.stdout.write(f"{FOLDER / __version__}: {size} bytes\n")


if __name__ == "__main__":
    main()
