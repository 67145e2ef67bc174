"""High contrast."""
