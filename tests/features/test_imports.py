"""A feature can be imported before anything else of the bot, as tests of it do."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["sharing.inviting", "signs.pressed", "tonight.counting"])
def test_feature_does_not_wait_for_what_leads_into_it(module: str) -> None:
    """The module that registers all handlers knows all features: none of them may need it."""
    done = subprocess.run(
        [sys.executable, "-c", f"import bot.features.{module}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
