"""A group's month, told on the first of the next one if the group wants it (docs/adr/0127)."""
