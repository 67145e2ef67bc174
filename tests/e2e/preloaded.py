"""What the process has imported from which bots are forked."""

from tests.e2e.bot_under_test import imported

imported()
