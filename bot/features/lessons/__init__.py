"""Lessons: a game is taught step by step; nothing of it is stored (docs/adr/0087)."""
