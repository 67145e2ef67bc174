"""All tests; `tests/contract` is the place to start."""
