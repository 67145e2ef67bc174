"""Games, results and invitations, sent into any chat by inline queries (docs/adr/0044)."""
