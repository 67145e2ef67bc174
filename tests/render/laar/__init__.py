"""Guilds of Laar: pictures."""
