"""Time in which a table's clock stands still: weekends, days away (docs/adr/0118)."""
