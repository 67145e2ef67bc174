"""Days away: time that stands still for a person."""
