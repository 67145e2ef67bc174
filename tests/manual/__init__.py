"""docs/operations.md followed literally, command by command: `make manual`.

It takes some twenty minutes and the network, for it installs what the bot needs again and again;
so it is no part of `make test`; that holds the story against the manual only (`test_commands.py`).
"""
