"""Each test draws for itself: some draw otherwise than a bot would, and nobody is to get that."""

from collections.abc import Iterator

import pytest

from tests.render.sprites import sprites_in


@pytest.fixture(autouse=True)
def _for_itself() -> Iterator[None]:
    with sprites_in(None):
        yield
