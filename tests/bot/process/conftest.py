"""Settings of a bot whose store runs."""

from pathlib import Path

import pytest

from bot.process.settings import Settings
from bot.store.embedded import EmbeddedServer


@pytest.fixture
def settings(embedded: EmbeddedServer, tmp_path: Path) -> Settings:
    """Of a bot with the store in `tmp_path`, whose server runs."""
    return Settings("1:a", data_dir=tmp_path)
