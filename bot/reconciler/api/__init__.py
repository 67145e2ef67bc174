"""Calls of the Bot API: retries, errors, uploaded pictures, answers in order."""
