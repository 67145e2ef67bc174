"""Ingest of updates: stored in an inbox, shared out among workers by shard, handled in order."""
