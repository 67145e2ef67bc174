"""The playground's page in a real browser."""
