"""Signs that people make to each other at a table where nobody can write (docs/adr/0102)."""
