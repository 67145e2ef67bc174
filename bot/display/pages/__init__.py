"""Pages that people call up: rules, lessons, history, statistics. PURE."""
