"""Follow the manual: `make manual`, or `FORMER=v1.2.0 make manual` to upgrade from that."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from playground.testing import running
from tests.e2e.conftest import PATIENT
from tests.manual.story import Story, tell


def main() -> None:
    """Tell the story in a folder that is gone afterwards."""
    with (
        TemporaryDirectory(prefix="nastolka-world-") as world,
        TemporaryDirectory(prefix="nastolka-manual-") as home,
        running(Path(world), PATIENT) as telegram,
    ):
        tell(Story(Path(home), telegram, os.environ.get("FORMER", "")))


main()
