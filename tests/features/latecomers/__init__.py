"""Late comers: docs/adr/0125."""
