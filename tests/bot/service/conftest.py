"""An evening for each test that needs one."""

import pytest

from bot.store.store import Store
from tests.bot.service.evening import Evening


@pytest.fixture
async def evening(store: Store) -> Evening:
    return Evening(store)
