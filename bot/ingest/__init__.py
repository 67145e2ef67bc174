"""Ingest of updates: stored in an inbox, handled in order."""
