"""Stores of releases, kept as files, on which every later release starts and plays on.

`python -m tests.upgrades` makes the one of this version: docs/releasing.md says when.
"""
