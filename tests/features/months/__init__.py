"""A group's month."""
