"""Where the sprites of a test stand, which else share the folder of the run."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import render
from render.pixels.cache import STORE


@contextmanager
def sprites_in(folder: Path | None) -> Iterator[None]:
    """Keep them in a folder of their own inside the block; None: nowhere."""
    before = STORE.folder, STORE.limit
    render.configure(folder)
    try:
        yield
    finally:
        render.configure(*before)
